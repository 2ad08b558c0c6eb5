//! The Go engine without a net: a Monte-Carlo tree search. It judges what is dead and counts, and plays where all is
//! settled; before that [`puct`](crate::search::puct) does.
//!
//! One visit walks down the tree (select), adds children to the leaf (expand), plays the game out by simple rules
//! (simulate) and notes the result in every node passed (backup).
//!
//! - `patterns`, `tactics`, `policy`: 3×3 shapes; what atari asks for; the moves of a playout.
//! - `prior`: which moves a new node has, and what is thought of them before any visit.
//! - `counting`: what an end of a playout is worth under the rules of the game.
//! - `tree`, `search`: the nodes, with their values from visits and from all moves as first (RAVE); the visits.
//! - [`Engine`], `end`: the root, with the manners of a player: when to pass because nothing is left to gain.
//! - `ownership`, `judge`, `proof`, `estimate`: who owns which point, what is dead by that and by proof, and the
//!   score.
//! - `greedy`: the weakest player, who looks one move ahead.
//! - `params`: every number.
//!
//! C. Browne et al., "A Survey of Monte Carlo Tree Search Methods", IEEE TCIAIG 4 (2012); S. Gelly, D. Silver,
//! "Monte-Carlo tree search and rapid action value estimation in computer Go", Artificial Intelligence 175 (2011).
//!
//! A better judge of moves (larger patterns, a net) comes in by `prior`, a better judge of positions in the place of
//! the playout. There is one thread and no memory from move to move.

mod choice;
mod counting;
mod end;
mod engine;
mod estimate;
mod greedy;
mod judge;
mod ownership;
mod params;
mod patterns;
mod policy;
mod prior;
mod proof;
mod search;
mod tactics;
mod tree;

pub use choice::{Decision, GoChoice, GoInfo, Manner};
pub(super) use end::{End, is_endless};
pub use engine::Engine;
pub use estimate::{Estimate, expected_lead};
pub(super) use estimate::{Overruled, estimate};
pub(super) use greedy::{Sight, choose as choose_greedily};
pub use ownership::Ownership;
pub(super) use search::Budget;
