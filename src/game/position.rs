//! The position of a match of either game: what everything that draws or lists it asks.

use super::{Illegal, Outcome};
use crate::board::{BoardSize, Color, Point};
use crate::gomoku;
use crate::gomoku::opening::IllegalStep;

/// A position with its history, of the game that is played.
#[derive(Clone, Debug)]
pub enum Position {
    /// Five in a row.
    Gomoku(gomoku::Position),
}

/// One move of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a point.
    Place(Point),
    /// No stone; only Go knows it.
    Pass,
}

impl Move {
    /// The point of the stone, if there is one.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Place(point) => Some(point),
            Self::Pass => None,
        }
    }
}

impl Position {
    /// The position of five in a row, where that is played.
    pub const fn as_gomoku(&self) -> Option<&gomoku::Position> {
        match self {
            Self::Gomoku(position) => Some(position),
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        match self {
            Self::Gomoku(position) => position.size(),
        }
    }

    /// The stone on a point; none off the board.
    pub const fn stone(&self, point: Point) -> Option<Color> {
        match self {
            Self::Gomoku(position) => position.stone(point),
        }
    }

    /// The stones on the board, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size().points().filter_map(|point| Some((point, self.stone(point)?)))
    }

    /// The empty points, row by row.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.size().points().filter(|point| self.stone(*point).is_none())
    }

    /// The side whose move it is, or would be had the game not ended.
    pub fn to_move(&self) -> Color {
        match self {
            Self::Gomoku(position) => position.to_move(),
        }
    }

    /// The number of moves played.
    pub fn n_moves(&self) -> usize {
        match self {
            Self::Gomoku(position) => position.moves().len(),
        }
    }

    /// A move by its number, counted from zero.
    pub fn move_at(&self, number: usize) -> Option<Move> {
        match self {
            Self::Gomoku(position) => position.moves().get(number).copied().map(Move::Place),
        }
    }

    /// The color that played, or will play, the move with this number, counted from zero.
    pub fn color_of_move(&self, number: usize) -> Color {
        match self {
            Self::Gomoku(position) => position.color_of_move(number),
        }
    }

    /// The moves played, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> {
        (0..self.n_moves()).filter_map(|number| self.move_at(number))
    }

    /// The last move.
    pub fn last_move(&self) -> Option<Move> {
        self.move_at(self.n_moves().checked_sub(1)?)
    }

    /// The Zobrist hash of the stones and the side to move.
    pub const fn hash(&self) -> u64 {
        match self {
            Self::Gomoku(position) => position.hash(),
        }
    }

    /// How the game has ended by its moves, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Gomoku(position) => position.outcome().map(Outcome::from),
        }
    }

    /// Whether the side to move may move so, and if not why.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, made: Move) -> Result<(), Illegal> {
        match (self, made) {
            (Self::Gomoku(position), Move::Place(point)) => Ok(position.check(point)?),
            (Self::Gomoku(_), Move::Pass) => Err(IllegalStep::PointExpected.into()),
        }
    }

    /// Moves, even where the rule has a move lose at once.
    ///
    /// # Errors
    /// What stands against it; the position is then untouched.
    pub(super) fn play_tolerant(&mut self, made: Move) -> Result<(), Illegal> {
        match (self, made) {
            (Self::Gomoku(position), Move::Place(point)) => Ok(position.play_tolerant(point)?),
            (Self::Gomoku(_), Move::Pass) => Err(IllegalStep::PointExpected.into()),
        }
    }

    /// Takes back the last move and returns it.
    pub(super) fn undo(&mut self) -> Option<Move> {
        match self {
            Self::Gomoku(position) => position.undo().map(Move::Place),
        }
    }

    /// Recomputes everything that is kept incrementally and compares.
    pub fn is_consistent(&self) -> bool {
        match self {
            Self::Gomoku(position) => position.is_consistent(),
        }
    }
}
