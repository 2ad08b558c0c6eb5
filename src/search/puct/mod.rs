//! The Go engine with a net: a tree search in which the policy says where to look and the value what was found.
//!
//! One visit walks down the tree (select), asks the guide about the position at its end (judge), adds its moves as
//! children (expand) and notes the value in every node passed (backup). Nothing is played out.
//!
//! - [`Guide`]: the only thing that the search knows of nets. [`NetGuide`] is one by a net.
//! - `tree`, `search`: the nodes, and which to visit next (PUCT, first-play urgency, exploration that grows with
//!   visits); utility from the chance to win and the score. Positions in the tree know their whole history, so superko
//!   holds everywhere.
//! - [`Engine`]: the root, with the manners of a player; it keeps the tree from move to move.
//! - `draw`: moves for those who are to play like beginners.
//! - `params`: every number.
//!
//! Where all is settled, as playouts and the guide agree, the playouts of [`mcts`](super::mcts) decide: what a stone
//! gains there is less than the error of a small net.
//!
//! A game that two passes end in the tree is counted, not judged, without the stones that at the root playouts and the
//! guide held for dead. Else by area as if nothing were dead that does not lie in territory that is proved, so a side
//! that is ahead only by the other's agreement takes dead stones off first; by territory with the stones off that the
//! guide holds for dead.
//!
//! What KataGo's search has besides showed no gain with our net. Played with 400 visits on 500 positions of 19 lines, and
//! judged by a net of 15 blocks after the move; in thousandths of a game what was lost beside the search as it is, with the
//! standard error (with 200 visits: 5.9 ± 2.3):
//! - exploration by the spread of values: 0.4 ± 2.1
//! - correction by the bias of similar subtrees: 0.7 ± 1.4
//! - backups weighted by value: 0.4 ± 1.5; without noise: -0.1 ± 0.1
//! - these four, and first-play urgency by the policy visited: -0.1 ± 2.0
//! - exploration times 1.4: 0.3 ± 1.5; times 0.7: 3.1 ± 1.7
//! - the root judged in all eight symmetries: -1.3 ± 1.7
//! - the move with the best lower confidence bound: 1.7 ± 1.2
//!
//! With the same net and 64 visits each, KataGo itself won 4 of 12 games on 13 lines and drew two.
//!
//! Any number of threads may visit one tree: each has a guide of its own, the tree is locked but while it judges, and a
//! visit under way counts as lost (virtual loss; G. Chaslot et al., "Parallel Monte-Carlo Tree Search", 2008). A lock
//! takes microseconds, judging hundreds of them. One thread alone is deterministic.

mod draw;
mod engine;
mod guide;
mod params;
mod search;
#[cfg(test)]
mod tests;
mod tree;

pub(super) use draw::Draw;
pub use engine::Engine;
pub use guide::{Guess, Guide, NetGuide};
