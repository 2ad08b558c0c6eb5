//! Go: rules, a fast board, a position with its history, life and scores.
//!
//! - [`Rules`], with the presets of [`RuleSet`]: what may be played and what counts.
//! - [`Board`]: stones, [chains](Chain) and liberties without history, for playouts.
//! - [`Position`]: a game at some move; it alone knows superko, passes and prisoners. A [`Setup`] becomes one.
//! - [`Handicap`]: stones before the first move.
//! - [`PassAlive`]: what no play of the other side can take.
//! - [`Score`]: the sum line by line, once a [`Judgment`] tells what is dead.
//!
//! No rule here knows how it is drawn or who plays.

mod around;
mod board;
mod chain;
mod empties;
mod handicap;
mod inspect;
mod komi;
mod legal;
mod life;
mod moves;
mod outcome;
mod place;
mod playout;
mod position;
mod rules;
mod score;
mod setup;
mod table;
#[cfg(test)]
mod tests;
pub(crate) mod vertex;

pub use board::{Board, Ko};
pub use chain::Chain;
pub use handicap::{Handicap, HandicapError};
pub use komi::{HalfPoints, Komi, KomiError};
pub use legal::Liberties;
pub use life::PassAlive;
pub use moves::{IllegalMove, Move, Played};
pub use outcome::{Outcome, Part, PointStatus};
pub(crate) use place::Placed;
pub use position::Position;
pub use rules::{HandicapBonus, KoRule, Resumption, RuleSet, Rules, Scoring, Suicide};
pub use score::{Judgment, Score};
pub use setup::{Setup, SetupError};
pub(crate) use table::{Table, eight_neighbors, neighbors};

use crate::board::BoardSize;

/// How many passes in a row end the play.
pub const PASSES_TO_END: u8 = 2;

/// The usual board.
pub const DEFAULT_SIZE: BoardSize = match BoardSize::new(19) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};

/// Whether Go is played here on boards of this size: 5 to 19 lines, and 25.
pub const fn is_size(size: BoardSize) -> bool {
    matches!(size.lines(), 5..=19 | 25)
}

/// All such sizes, in rising order.
pub fn sizes() -> impl Iterator<Item = BoardSize> {
    (5..=19).chain([25]).filter_map(|lines| BoardSize::new(lines).ok())
}
