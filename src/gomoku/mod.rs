//! Five in a row: rules, and a position with its history.
//!
//! No rule here knows how it is drawn or who plays: [`Position`] answers what is legal and who has won, and
//! everything else asks it.

mod forbidden;
mod lines;
pub mod opening;
mod position;
mod rule;
mod setup;
mod shape;
mod threats;

pub use forbidden::{Cause, Forbidden, ForbiddenKind};
pub(crate) use forbidden::{kind_by_shapes, kind_of};
pub(crate) use lines::{Lines, MAX_LINES};
pub use position::{IllegalMove, Outcome, Position, Row};
pub use rule::{Ends, Rule};
pub use setup::{Setup, SetupError};
pub use shape::LineShape;
pub(crate) use shape::{EMPTY, LineTable, stone_code};

use crate::board::BoardSize;

/// The smallest and the largest board for five in a row.
pub const SIZES: std::ops::RangeInclusive<u8> = 5..=22;

/// The usual board.
pub const DEFAULT_SIZE: BoardSize = match BoardSize::new(15) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};
