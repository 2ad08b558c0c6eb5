//! The result of a recorded game.

use std::fmt;

use crate::board::Color;
use crate::go::HalfPoints;

/// How a recorded game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordResult {
    /// A side has won.
    Win {
        /// The side that won.
        winner: Color,
        /// How.
        by: WinMargin,
    },
    /// Nobody has won.
    Draw,
    /// The game did not count.
    Void,
    /// The record says that it does not know.
    Unknown,
}

/// How a recorded game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinMargin {
    /// By points on the board.
    Points(HalfPoints),
    /// The other side gave up.
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side broke a rule, or did not come.
    Forfeit,
    /// The record does not say; a row of five, at that game.
    Unsaid,
}

impl fmt::Display for RecordResult {
    /// As `FF[4]` has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winner, by) = match *self {
            Self::Draw => return f.write_str("Draw"),
            Self::Void => return f.write_str("Void"),
            Self::Unknown => return f.write_str("?"),
            Self::Win { winner, by } => (winner, by),
        };
        let letter = if winner == Color::Black { 'B' } else { 'W' };
        match by {
            WinMargin::Points(points) => write!(f, "{letter}+{points}"),
            WinMargin::Resignation => write!(f, "{letter}+Resign"),
            WinMargin::Time => write!(f, "{letter}+Time"),
            WinMargin::Forfeit => write!(f, "{letter}+Forfeit"),
            WinMargin::Unsaid => write!(f, "{letter}+"),
        }
    }
}
