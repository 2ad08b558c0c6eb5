//! How a match ends.

use crate::board::{Color, Point};
use crate::go::HalfPoints;
use crate::gomoku::{ForbiddenKind, Row};

/// The end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side has won.
    Win {
        /// The side that won.
        winner: Color,
        /// What won.
        by: WinBy,
    },
    /// Nobody has won.
    Draw(DrawBy),
}

/// What won a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinBy {
    /// The winning row.
    Five(Row),
    /// Black made a forbidden move.
    Forbidden {
        /// Where.
        point: Point,
        /// What it was.
        kind: ForbiddenKind,
    },
    /// More points, by this many.
    Score(HalfPoints),
    /// The other side gave up.
    Resignation,
    /// The other side ran out of time, as a record says.
    Time,
    /// The other side broke a rule, or did not come, as a record says.
    Forfeit,
    /// A record says who won, and neither it nor its moves say how.
    Unsaid,
}

/// Why a match is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawBy {
    /// No point is left.
    FullBoard,
    /// Every point left is forbidden to Black, who is to move.
    OnlyForbidden,
    /// Both have as many points.
    EqualScore,
    /// Both sides agreed.
    Agreement,
}
