//! The engine: it looks for the best move of a position within limits, and can be stopped at any moment.
//!
//! Nothing here reads a clock, or starts a thread unless limits ask for more than one; a [`Clock`], a seed and a
//! [`StopFlag`] are passed in, and progress is reported by a callback. On one thread the same position, limits in nodes
//! or depth, and seed give the same nodes and the same move.
//!
//! - [`Player`]: the program as an opponent, in openings too; [`Level`]: how strong it plays.
//! - [`Clock`], [`Limits`], [`StopFlag`]: what ends a search; [`Info`], [`Choice`], [`Value`]: what it finds.
//! - [`textbook`]: the weakest player, whose numbers can be shown.
//! - [`alphabeta`]: the engine behind all others, and the solver that proves wins by continuous threats.
//! - [`GoPlayer`]: the opponent in Go, at the same levels; [`puct`]: the engine behind it, by nets ([`net`]).
//! - [`estimate`]: who owns what in Go, what is dead, and the score; [`mcts`]: playouts, which judge that and see a game
//!   to its end.
//! - [`experience`]: what the program has learned from games that it lost.
//! - [`thinker`]: a player of each game, asked about whatever match is on.

pub mod alphabeta;
mod choice;
mod estimate;
pub mod experience;
mod go_player;
mod level;
pub mod life;
mod limits;
mod made;
pub mod mcts;
pub mod net;
mod opening;
mod player;
pub mod puct;
pub mod textbook;
pub mod thinker;
mod value;

pub use crate::game::Level;
pub use choice::{Choice, Info, Line, Proof};
pub use estimate::estimate;
pub use go_player::GoPlayer;
pub use limits::{Clock, Limits, StopFlag};
pub use made::{Made, made_by, made_in};
pub use mcts::{Decision, GoChoice, GoInfo, Manner};
pub use player::Player;
pub use value::Value;
