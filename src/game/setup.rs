//! What is chosen before a match begins.

use super::Seat;
use crate::board::{BoardSize, ByColor};
use crate::gomoku::opening::Opening;
use crate::gomoku::{DEFAULT_SIZE, Rule, SIZES};

/// What is chosen before a match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// The game with its rules and its board.
    pub game: GameSetup,
    /// Who plays each color; in an opening, who begins with it.
    pub seats: ByColor<Seat>,
}

/// One of the two games, with its rules and its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSetup {
    /// Five in a row.
    Gomoku(GomokuSetup),
}

/// The rules and the board of five in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "gui", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct GomokuSetup {
    /// The size of the board.
    pub size: BoardSize,
    /// The rule in force.
    pub rule: Rule,
    /// How the first stones are laid.
    pub opening: Opening,
    /// What becomes of a forbidden move, where the rule has them.
    pub on_forbidden: OnForbidden,
}

/// What becomes of a forbidden move of Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "gui", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum OnForbidden {
    /// It is refused, and Black plays elsewhere.
    #[default]
    Refuse,
    /// It is played and loses the game, as in tournaments.
    Lose,
}

impl OnForbidden {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Refuse, Self::Lose];
}

impl MatchSetup {
    /// The same match with the colors exchanged, as a rematch is played.
    #[must_use]
    pub fn with_seats_swapped(self) -> Self {
        Self { seats: self.seats.swapped(), ..self }
    }

    /// The nearest setup that can be played.
    #[must_use]
    pub fn made_sound(self) -> Self {
        let GameSetup::Gomoku(gomoku) = self.game;
        Self { game: gomoku.made_sound().into(), ..self }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        match &self.game {
            GameSetup::Gomoku(gomoku) => gomoku.size,
        }
    }

    /// The rules of five in a row, where that is played.
    pub const fn gomoku(&self) -> Option<GomokuSetup> {
        match self.game {
            GameSetup::Gomoku(gomoku) => Some(gomoku),
        }
    }
}

impl GomokuSetup {
    /// The nearest setup that can be played: the board of a size for five in a row, and an opening that fits on it
    /// and belongs to the rule, or else none.
    #[must_use]
    pub fn made_sound(mut self) -> Self {
        if !SIZES.contains(&self.size.lines()) {
            self.size = DEFAULT_SIZE;
        }
        if !self.may_open_with(self.opening) {
            self.opening = Opening::Free;
        }
        self
    }

    /// Whether an opening belongs to the rule and fits on the board.
    pub const fn may_open_with(&self, opening: Opening) -> bool {
        opening.fits(self.size) && (!opening.is_renju() || matches!(self.rule, Rule::Renju))
    }
}

impl From<GomokuSetup> for GameSetup {
    fn from(gomoku: GomokuSetup) -> Self {
        Self::Gomoku(gomoku)
    }
}

impl Default for GomokuSetup {
    /// Freestyle on the usual board.
    fn default() -> Self {
        Self {
            size: DEFAULT_SIZE,
            rule: Rule::Freestyle,
            opening: Opening::Free,
            on_forbidden: OnForbidden::Refuse,
        }
    }
}

impl Default for MatchSetup {
    /// Five in a row, a person with Black against the program.
    fn default() -> Self {
        Self { game: GomokuSetup::default().into(), seats: default_seats() }
    }
}

/// A person with Black against the program.
pub(crate) fn default_seats() -> ByColor<Seat> {
    ByColor { black: Seat::Human, white: Seat::Program(crate::search::Level::default()) }
}
