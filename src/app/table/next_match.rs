//! What is chosen for the next match.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::screen::{Phase, Screen};
use crate::app::settings::Section;
use crate::board::{ByColor, Color};
use crate::game::clock::choice::TimeChoice;
use crate::game::{GameKind, GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat, default_seats};
use crate::play::rating::Follow;

/// The page on which the next match is chosen.
pub const NEW_GAME: Screen = Screen { home: Some(Phase::Menu), ..Screen::new("new-game") };

/// The choices of the page for a new game; what was chosen for the other game is kept as well.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NextMatch {
    /// Which game.
    pub game: GameKind,
    /// Five in a row: rule, board, opening.
    pub gomoku: GomokuSetup,
    /// Go: rule set, board, handicap, komi.
    pub go: GoSetup,
    /// Who plays each color.
    pub seats: ByColor<Seat>,
    /// How the level of a program that plays a person follows their results.
    pub follows: Option<Follow>,
    /// How long they may think.
    pub time: TimeChoice,
}

impl Default for NextMatch {
    fn default() -> Self {
        Self {
            game: GameKind::default(),
            gomoku: GomokuSetup::default(),
            go: GoSetup::default(),
            seats: default_seats(),
            follows: None,
            time: TimeChoice::default(),
        }
    }
}

impl Section for NextMatch {
    const NAME: &'static str = "next_match";

    fn sanitized(self) -> Self {
        Self { gomoku: self.gomoku.sanitized(), go: self.go.sanitized(), ..self }
    }
}

impl NextMatch {
    /// The match that these choices make.
    pub fn setup(self) -> MatchSetup {
        let game = match self.game {
            GameKind::Gomoku => self.gomoku.into(),
            GameKind::Go => self.go.into(),
        };
        MatchSetup { game, seats: self.seats, time: self.time.control() }.sanitized()
    }

    /// The color of the only program, where a person plays it.
    pub fn program_of_a_person(&self) -> Option<Color> {
        program_of_a_person(self.seats)
    }

    /// A match that is played again, against the program at the level that it has by now.
    pub fn at_its_level(&self, setup: MatchSetup) -> MatchSetup {
        let mut seats = setup.seats;
        if let (Some(_), Some(next), Some(color)) =
            (self.follows, self.program_of_a_person(), program_of_a_person(seats))
        {
            seats[color] = self.seats[next];
        }
        MatchSetup { seats, ..setup }
    }

    /// Remembers the choices of a match.
    pub fn remember(&mut self, setup: MatchSetup) {
        self.game = setup.game.kind();
        match setup.game {
            GameSetup::Gomoku(gomoku) => self.gomoku = gomoku,
            GameSetup::Go(go) => self.go = go,
        }
        self.seats = setup.seats;
        self.time.remember(setup.time);
    }
}

fn program_of_a_person(seats: ByColor<Seat>) -> Option<Color> {
    let is = |color: Color| matches!(seats[color], Seat::Program(_)) && seats[!color].is_person();
    Color::BOTH.into_iter().find(|color| is(*color))
}
