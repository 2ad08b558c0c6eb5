//! Moves, and why one may be refused.

use crate::board::{Color, Point};

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a point.
    Place(Point),
    /// Nothing.
    Pass,
}

impl Move {
    /// Where the stone is played.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Place(point) => Some(point),
            Self::Pass => None,
        }
    }
}

/// A move of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// Who.
    pub color: Color,
    /// What.
    pub mv: Move,
}

/// Why a move is refused; the position is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The point is not on this board.
    #[error("the point is outside the board")]
    Outside,
    /// A stone stands there.
    #[error("the point is taken")]
    Occupied,
    /// The stone would take nothing and have no liberty.
    #[error("the stone would have no liberty")]
    Suicide,
    /// The stone would retake a single stone at once.
    #[error("the ko may not be retaken at once")]
    Ko,
    /// The board has been so before.
    #[error("the board would be as it has been before")]
    Superko,
    /// Black has not laid all handicap stones yet.
    #[error("the handicap stones are laid first")]
    Handicap,
    /// Both sides have passed.
    #[error("the game is over")]
    GameOver,
}
