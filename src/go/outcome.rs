//! The words in which a count is told.

use std::fmt;

use super::HalfPoints;
use crate::board::Color;

/// What a point is worth at the end, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointStatus {
    /// A living stone stands there.
    Living(Color),
    /// Surrounded by a side; a dead stone of the other side may still stand there.
    Territory(Color),
    /// Surrounded by a side, but worth nothing under territory scoring, since chains around it are in seki.
    SekiEye(Color),
    /// Nobody's.
    Dame,
}

impl PointStatus {
    /// Whose point it is, as far as it counts for anybody.
    pub const fn owner(self) -> Option<Color> {
        match self {
            Self::Living(color) | Self::Territory(color) => Some(color),
            Self::SekiEye(_) | Self::Dame => None,
        }
    }
}

/// One line of a side's sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Living stones on the board.
    Stones,
    /// Points surrounded.
    Territory,
    /// Stones of the other side taken during play.
    Prisoners,
    /// Dead stones of the other side, taken off at the end.
    DeadStones,
    /// What White was given for moving second, or Black where that is negative.
    Komi,
    /// What White was given for handicap stones.
    HandicapBonus,
}

/// How a game of Go ends by counting.
///
/// It is written as the SGF property `RE`: `B+3.5`, `W+8`, `0` for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side has more points.
    Win {
        /// Which.
        winner: Color,
        /// By how many.
        margin: HalfPoints,
    },
    /// Both have as many.
    Draw,
}

impl Outcome {
    /// How a game ends by this many points more for Black than for White.
    pub fn by(lead: HalfPoints) -> Self {
        match lead.halves() {
            0 => Self::Draw,
            1.. => Self::Win { winner: Color::Black, margin: lead },
            _ => Self::Win { winner: Color::White, margin: lead.abs() },
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner: Color::Black, margin } => write!(f, "B+{margin}"),
            Self::Win { winner: Color::White, margin } => write!(f, "W+{margin}"),
            Self::Draw => f.write_str("0"),
        }
    }
}
