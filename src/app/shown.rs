//! What the board shows: the match, and in the menu a game played before or the board being chosen.

use bevy::prelude::*;

use super::AppSet;
use super::phase::{MenuPage, Phase};
use super::session::Session;
use super::settings::Settings;
use crate::board::coord;
use crate::game::{GameSetup, Match, MatchSetup, Position};
use crate::gomoku::{self, DEFAULT_SIZE, Rule};

/// The beginning of a game of the program against itself, shown behind the title; column and row from the top left.
const SHOWCASE: &str = "hh gg hf he gh if hi jg kh fg eh ih ig gi ki jh kj fc gd kk hj hg jj dg eg ij";

/// The position that cells, stones and marks mirror.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    position: Position,
    source: Source,
}

/// Where the position comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    Match { revision: u64 },
    Showcase,
    Preview(GameSetup),
}

impl Shown {
    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the match is shown, and not a picture of the menu.
    pub const fn is_match(&self) -> bool {
        matches!(self.source, Source::Match { .. })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Shown { position: showcase(), source: Source::Showcase })
        .add_systems(Update, follow.after(AppSet::Opponent).before(AppSet::Mirror));
}

pub(super) fn follow(
    session: Res<Session>,
    settings: Res<Settings>,
    phase: Res<State<Phase>>,
    page: Option<Res<State<MenuPage>>>,
    mut shown: ResMut<Shown>,
) {
    let new_game = page.is_some_and(|page| *page.get() == MenuPage::NewGame);
    let source = match phase.get() {
        Phase::Playing | Phase::GameOver => Source::Match { revision: session.revision() },
        Phase::Menu if new_game => Source::Preview(settings.next_match.setup().game),
        Phase::Loading | Phase::Menu => Source::Showcase,
    };
    if shown.source == source {
        return;
    }
    let position = match source {
        Source::Match { .. } => session.game().position().clone(),
        Source::Showcase => showcase(),
        Source::Preview(game) => Match::new(MatchSetup { game, ..MatchSetup::default() }).position().clone(),
    };
    *shown = Shown { position, source };
}

fn showcase() -> Position {
    let mut position = gomoku::Position::new(DEFAULT_SIZE, Rule::default());
    for name in SHOWCASE.split_whitespace() {
        // A test holds that every move of the game is legal.
        if let Ok(point) = coord::parse(name, DEFAULT_SIZE) {
            let _ = position.play(point);
        }
    }
    Position::Gomoku(Box::new(position))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_of_the_showcase_is_played() {
        assert_eq!(showcase().n_moves(), SHOWCASE.split_whitespace().count());
    }
}
