//! What a record holds that a match does not, and what was made of it.

use super::Illegal;
use super::tree::NodeId;
use crate::board::{Color, Point};
use crate::gomoku::opening::IllegalStep;

/// A node of a record that is not as the rules have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayProblem {
    /// Where.
    pub node: NodeId,
    /// What, and what was made of it.
    pub kind: ReplayProblemKind,
}

/// What is not as the rules have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayProblemKind {
    /// The move is against the rules, and was made all the same.
    #[error("{0}; played all the same")]
    Tolerated(Illegal),
    /// The move cannot be made; the position stays as it was.
    #[error("{0}; left out")]
    LeftOut(Illegal),
    /// The other side was to move; the move was made all the same.
    #[error("{0} moves out of turn; played all the same")]
    OutOfTurn(Color),
    /// A pass where the game has none; the other side is then to move.
    #[error("a pass where the game has none; the turn goes over")]
    Pass,
    /// Not a step of the opening; it and the rest of the opening are ordinary moves.
    #[error("{0}; the opening is left")]
    Opening(IllegalStep),
    /// A stone that cannot stand where it was set up; left out.
    #[error("a stone that was set up cannot stand there; left out")]
    Stone(Point),
    /// A point that the board does not have; left out.
    #[error("a point outside the board; left out")]
    Outside,
    /// Nothing is counted here that could be resumed; left out.
    #[error("play is resumed that was not ended; left out")]
    Resumption,
}
