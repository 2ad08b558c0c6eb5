//! What is chosen before a match begins.

use serde::{Deserialize, Serialize};

use super::clock::TimeControl;
use super::{Level, Seat};
use crate::board::coord::Notation;
use crate::board::{BoardSize, ByColor};
use crate::go::{self, Handicap, Komi, RuleSet};
use crate::gomoku::opening::Opening;
use crate::gomoku::{DEFAULT_SIZE, Rule, SIZES};

/// What is chosen before a match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// The game with its rules and its board.
    pub game: GameSetup,
    /// Who plays each color; in an opening, who begins with it.
    pub seats: ByColor<Seat>,
    /// How long each of these seats may think: main times may differ, all else is alike.
    pub time: ByColor<TimeControl>,
}

/// One of the two games, with its rules and its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSetup {
    /// Five in a row.
    Gomoku(GomokuSetup),
    /// Go.
    Go(GoSetup),
}

/// The rules and the board of five in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
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

/// Which game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Five in a row.
    #[default]
    Gomoku,
    /// Go.
    Go,
}

impl GameKind {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Gomoku, Self::Go];

    /// How points are named where the player has not asked for anything else.
    pub const fn notation(self) -> Notation {
        match self {
            Self::Gomoku => Notation::Renju,
            Self::Go => Notation::Go,
        }
    }
}

impl GameSetup {
    /// Which game it is.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Gomoku(_) => GameKind::Gomoku,
            Self::Go(_) => GameKind::Go,
        }
    }
}

/// The rules and the board of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GoSetup {
    /// The size of the board.
    pub size: BoardSize,
    /// The rule set in force.
    pub rules: RuleSet,
    /// How many stones Black is given: none, or two and more.
    pub handicap: u8,
    /// Where they stand.
    pub placement: Placement,
    /// What White is given for moving second.
    pub komi: Komi,
}

/// Where handicap stones stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placement {
    /// On their customary places, before the first move.
    #[default]
    Fixed,
    /// Where Black wants them, laid one after the other.
    Free,
}

impl Placement {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Fixed, Self::Free];
}

/// What becomes of a forbidden move of Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
    /// A match without clocks.
    pub fn new(game: impl Into<GameSetup>, seats: ByColor<Seat>) -> Self {
        Self { game: game.into(), seats, time: ByColor::default() }
    }

    /// The same match with clocks that are alike.
    #[must_use]
    pub const fn timed(self, time: TimeControl) -> Self {
        Self { time: ByColor { black: time, white: time }, ..self }
    }

    /// Whether there are clocks.
    pub const fn is_timed(&self) -> bool {
        self.time.black.is_timed()
    }

    /// The same match with the colors exchanged, as a rematch is played.
    #[must_use]
    pub fn with_seats_swapped(self) -> Self {
        Self { seats: self.seats.swapped(), time: self.time.swapped(), ..self }
    }

    /// The nearest setup that can be played.
    #[must_use]
    pub fn sanitized(self) -> Self {
        let game = match self.game {
            GameSetup::Gomoku(gomoku) => gomoku.sanitized().into(),
            GameSetup::Go(go) => go.sanitized().into(),
        };
        let time = self.time.black.sanitized();
        let white = time.with_main(self.time.white.main()).sanitized();
        // Without main time there is nothing in which a side could have more.
        let is_sound = white.overtime() == time.overtime() && !time.main().is_zero();
        Self { game, time: ByColor { black: time, white: if is_sound { white } else { time } }, ..self }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        match &self.game {
            GameSetup::Gomoku(gomoku) => gomoku.size,
            GameSetup::Go(go) => go.size,
        }
    }

    /// The rules of five in a row, where that is played.
    pub const fn gomoku(&self) -> Option<GomokuSetup> {
        match self.game {
            GameSetup::Gomoku(gomoku) => Some(gomoku),
            GameSetup::Go(_) => None,
        }
    }

    /// The rules of Go, where that is played.
    pub const fn go(&self) -> Option<GoSetup> {
        match self.game {
            GameSetup::Go(go) => Some(go),
            GameSetup::Gomoku(_) => None,
        }
    }
}

impl GoSetup {
    /// The largest handicap: as many stones as the board has customary places for, or nine where Black lays them.
    pub const fn max_handicap(self) -> u8 {
        const MOST: u8 = 9;
        match self.placement {
            Placement::Fixed => Handicap::max_fixed(self.size) as u8,
            Placement::Free => MOST,
        }
    }

    /// The nearest setup that can be played: a board of a size for Go, and no more handicap stones than the
    /// [largest handicap](Self::max_handicap).
    #[must_use]
    pub fn sanitized(mut self) -> Self {
        if !go::is_size(self.size) {
            self.size = go::DEFAULT_SIZE;
        }
        self.handicap = match self.handicap.min(self.max_handicap()) {
            n @ 2.. => n,
            _ => 0,
        };
        if self.handicap == 0 {
            self.placement = Placement::Fixed;
        }
        self
    }
}

impl From<GoSetup> for GameSetup {
    fn from(go: GoSetup) -> Self {
        Self::Go(go)
    }
}

impl Default for GoSetup {
    /// An even game by the Japanese rules on the small board, which is where most begin.
    fn default() -> Self {
        let rules = RuleSet::default();
        Self { size: SMALL, rules, handicap: 0, placement: Placement::Fixed, komi: rules.rules().komi }
    }
}

/// The board of nine lines.
const SMALL: BoardSize = match BoardSize::new(9) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};

impl GomokuSetup {
    /// The nearest setup that can be played: the board of a size for five in a row, and an opening that fits on it
    /// and belongs to the rule, or else none.
    #[must_use]
    pub fn sanitized(mut self) -> Self {
        if !SIZES.contains(&self.size.lines()) {
            self.size = DEFAULT_SIZE;
        }
        if !self.may_open_with(self.opening) {
            self.opening = Opening::Free;
        }
        self
    }

    /// Whether an opening belongs to the rule and fits on the board.
    pub const fn may_open_with(self, opening: Opening) -> bool {
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
        Self::new(GomokuSetup::default(), default_seats())
    }
}

/// A person with Black against the program.
pub fn default_seats() -> ByColor<Seat> {
    ByColor { black: Seat::Human, white: Seat::Program(Level::default()) }
}
