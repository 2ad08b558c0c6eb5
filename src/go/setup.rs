//! Free-to-edit stones that become a [`Position`] once they are sound.

use super::{Board, Handicap, Position, Rules, is_size};
use crate::board::{BoardSize, ByColor, Color, Point, PointSet, diagram::Diagram};

/// Stones set on a board in no order, as a problem, a handicap or a diagram shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The size of the board.
    pub size: BoardSize,
    /// The stones, each point at most once.
    pub stones: Vec<(Point, Color)>,
    /// The side to move.
    pub to_move: Color,
    /// Stones that each side has taken already.
    pub prisoners: ByColor<u32>,
    /// How many of Black's stones are a handicap, for the [bonus](super::HandicapBonus) that some rules give.
    pub n_handicap: u16,
    /// How many stones Black lays one after the other, where he wants them, before White's first move.
    pub n_to_lay: u16,
}

/// Why stones are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Go is not played on a board of this size.
    #[error("Go is played on 5 to 19 and on 25 lines, not {}", .0.lines())]
    Size(BoardSize),
    /// A stone lies off the board.
    #[error("a stone lies outside the board")]
    Outside(Point),
    /// Two stones lie on one point.
    #[error("two stones lie on one point")]
    Occupied(Point),
    /// The chain of this stone has no liberty.
    #[error("a chain has no liberty")]
    NoLiberty(Point),
}

impl Setup {
    /// An empty board with Black to move.
    pub const fn empty(size: BoardSize) -> Self {
        Self {
            size,
            stones: Vec::new(),
            to_move: Color::Black,
            prisoners: ByColor { black: 0, white: 0 },
            n_handicap: 0,
            n_to_lay: 0,
        }
    }

    /// The stones of a diagram, with Black to move.
    pub fn from_diagram(diagram: &Diagram) -> Self {
        Self { stones: diagram.stones.clone(), ..Self::empty(diagram.size) }
    }

    /// Black's handicap stones, with White to move.
    pub fn handicap(handicap: &Handicap) -> Self {
        Self {
            stones: handicap.points().iter().map(|point| (*point, Color::Black)).collect(),
            to_move: Color::White,
            n_handicap: handicap.points().len() as u16,
            ..Self::empty(handicap.size())
        }
    }

    /// What stands in a position now, as the beginning of another one: the history is gone, and a ko with it.
    pub fn from_position(position: &Position) -> Self {
        Self {
            size: position.size(),
            stones: position.stones().collect(),
            to_move: position.to_move(),
            prisoners: position.prisoners(),
            n_handicap: position.n_handicap(),
            n_to_lay: position.n_to_lay(),
        }
    }

    /// The position with these stones under some rules.
    ///
    /// # Errors
    /// The first [`SetupError`] in the order of the stones, [`SetupError::NoLiberty`] last.
    pub fn position(&self, rules: Rules) -> Result<Position, SetupError> {
        if !is_size(self.size) {
            return Err(SetupError::Size(self.size));
        }
        let mut taken = PointSet::EMPTY;
        for &(point, _) in &self.stones {
            if !self.size.contains(point) {
                return Err(SetupError::Outside(point));
            }
            if taken.contains(point) {
                return Err(SetupError::Occupied(point));
            }
            taken.insert(point);
        }
        let board = Board::with_stones(self.size, self.stones.iter().copied());
        for &(point, _) in &self.stones {
            if board.chains.of(point).is_captured() {
                return Err(SetupError::NoLiberty(point));
            }
        }
        Ok(Position::start(self.clone(), rules))
    }
}

impl Position {
    /// Where its history begins.
    pub const fn beginning(&self) -> &Setup {
        &self.start
    }

    /// How many handicap stones Black was given.
    pub const fn n_handicap(&self) -> u16 {
        self.start.n_handicap
    }

    /// How many handicap stones Black has still to lay; the turn is Black's until then.
    pub fn n_to_lay(&self) -> u16 {
        let n_moves = u16::try_from(self.moves.len()).unwrap_or(u16::MAX);
        self.start.n_to_lay.saturating_sub(n_moves)
    }
}
