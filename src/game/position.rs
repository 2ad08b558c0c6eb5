//! The position of a match of either game: what everything that draws or lists it asks.

use super::{GameKind, Illegal, Outcome};
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::opening::IllegalStep;
use crate::{go, gomoku};

/// A position with its history, of the game that is played.
#[derive(Clone, Debug)]
pub enum Position {
    /// Five in a row.
    Gomoku(Box<gomoku::Position>),
    /// Go.
    Go(go::Position),
}

/// One move of either game; only Go knows the pass.
pub use crate::go::Move;

impl Position {
    /// The position of five in a row, where that is played.
    pub const fn as_gomoku(&self) -> Option<&gomoku::Position> {
        match self {
            Self::Gomoku(position) => Some(position),
            Self::Go(_) => None,
        }
    }

    /// The position of Go, where that is played.
    pub const fn as_go(&self) -> Option<&go::Position> {
        match self {
            Self::Go(position) => Some(position),
            Self::Gomoku(_) => None,
        }
    }

    /// Which game is played.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Gomoku(_) => GameKind::Gomoku,
            Self::Go(_) => GameKind::Go,
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        match self {
            Self::Gomoku(position) => position.size(),
            Self::Go(position) => position.size(),
        }
    }

    /// The stone on a point; none off the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        match self {
            Self::Gomoku(position) => position.stone(point),
            Self::Go(position) => position.stone(point),
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

    /// The empty points that want a stone at once, row by row: where a five or an open four is made, in Go the last
    /// liberties of chains.
    pub fn threats(&self) -> Vec<Point> {
        match self {
            Self::Gomoku(position) => position.threats(),
            Self::Go(position) => position.last_liberties(),
        }
    }

    /// The side whose move it is, or would be had the game not ended.
    pub fn to_move(&self) -> Color {
        match self {
            Self::Gomoku(position) => position.to_move(),
            Self::Go(position) => position.to_move(),
        }
    }

    /// The number of moves played.
    pub fn n_moves(&self) -> usize {
        match self {
            Self::Gomoku(position) => position.moves().len(),
            Self::Go(position) => position.moves().len(),
        }
    }

    /// A move by its number, counted from zero.
    pub fn move_at(&self, number: usize) -> Option<Move> {
        match self {
            Self::Gomoku(position) => position.moves().get(number).copied().map(Move::Place),
            Self::Go(position) => position.moves().get(number).map(|played| played.mv),
        }
    }

    /// The color that played, or will play, the move with this number, counted from zero.
    pub fn color_of_move(&self, number: usize) -> Color {
        match self {
            Self::Gomoku(position) => position.color_of_move(number),
            Self::Go(position) => {
                position.moves().get(number).map_or_else(|| position.to_move(), |played| played.color)
            }
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
            Self::Go(position) => position.hash(),
        }
    }

    /// How the game has ended by its moves, if it has; a game of Go ends by agreement on the count.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Gomoku(position) => position.outcome().map(Outcome::from),
            Self::Go(_) => None,
        }
    }

    /// Whether the side to move may move so, and if not why.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self, made: Move) -> Result<(), Illegal> {
        match (self, made) {
            (Self::Gomoku(position), Move::Place(point)) => Ok(position.check(point)?),
            (Self::Go(position), _) => Ok(position.check(made)?),
            (Self::Gomoku(_), Move::Pass) => Err(IllegalStep::PointExpected.into()),
        }
    }

    /// Makes a move of the side to move.
    ///
    /// # Errors
    /// What stands against it; the position is then untouched.
    pub fn play(&mut self, made: Move) -> Result<(), Illegal> {
        match (self, made) {
            (Self::Gomoku(position), Move::Place(point)) => Ok(position.play(point)?),
            (Self::Go(position), _) => Ok(position.play(made)?),
            (Self::Gomoku(_), Move::Pass) => Err(IllegalStep::PointExpected.into()),
        }
    }

    /// Whether a side may move so, at Go in turn or not.
    ///
    /// # Errors
    /// What stands against it.
    pub(super) fn check_as(&self, color: Color, made: Move) -> Result<(), Illegal> {
        match self {
            Self::Gomoku(_) => self.check(made),
            Self::Go(position) => Ok(position.check_as(color, made)?),
        }
    }

    /// Moves as a record has it, even against the rules and where the rule has a move lose at once; at five in a row
    /// for the side to move, whatever the color.
    ///
    /// # Errors
    /// What stands against it; the position is then untouched.
    pub(super) fn replay(&mut self, color: Color, made: Move) -> Result<(), Illegal> {
        match (self, made) {
            (Self::Gomoku(position), Move::Place(point)) => Ok(position.play_tolerant(point)?),
            (Self::Go(position), _) => Ok(position.play_tolerant(color, made)?),
            (Self::Gomoku(_), Move::Pass) => Err(IllegalStep::PointExpected.into()),
        }
    }

    /// Takes back the last move and returns it.
    pub(super) fn undo(&mut self) -> Option<Move> {
        match self {
            Self::Gomoku(position) => position.undo().map(Move::Place),
            Self::Go(position) => position.undo().map(|played| played.mv),
        }
    }

    /// Recomputes everything that is kept incrementally and compares.
    pub fn is_consistent(&self) -> bool {
        match self {
            Self::Gomoku(position) => position.is_consistent(),
            Self::Go(position) => position.is_consistent(),
        }
    }
}
