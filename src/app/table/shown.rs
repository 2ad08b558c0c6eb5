//! What the board shows: the match, the puzzle, and in the menu the game played last, a famous one, the board being
//! chosen or the saved game that a page is about.

use bevy::prelude::*;

use super::session::Session;
use crate::app::AppSet;
use crate::app::features::exchange::Exchange;
use crate::app::features::lesson::Teaching;
use crate::app::features::puzzle::Puzzle;
use crate::app::grid::Grid;
use crate::app::screen::{FilePage, MenuPage, Overlay, Phase};
use crate::app::table::next_match::NextMatch;
use crate::board::{BoardSize, Color, Point, coord};
use crate::cover::Cover;
use crate::game::{GameKind, GameSetup, Match, MatchSetup, Move, Outcome, Position};
use crate::gomoku::{self, DEFAULT_SIZE, Rule};
use crate::record::shelf::{FileName, Summary};

/// The beginning of a game of the program against itself, shown behind the title; column and row from the top left.
const SHOWCASE: &str = "hh gg hf he gh if hi jg kh fg eh ih ig gi ki jh kj fc gd kk hj hg jj dg eg ij";

/// The position that cells, stones and marks mirror.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    position: Position,
    cover: Option<Cover>,
    /// The stones of a saved game, in place of those of the position.
    saved: Option<Vec<(Point, Color)>>,
    /// A stone of the puzzle is seen to be placed, and not one of many a second.
    seen: bool,
    /// How what is shown has ended.
    outcome: Option<Outcome>,
    source: Source,
}

/// Where the position comes from.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    Match {
        revision: u64,
    },
    /// The match played last, behind the title.
    LastPlayed {
        revision: u64,
    },
    Showcase,
    Preview(GameSetup),
    Puzzle {
        revision: u64,
    },
    Lesson {
        revision: u64,
    },
    Saved(FileName),
}

impl Shown {
    /// The position of the match, of the lesson or of the menu; where the puzzle is shown, the last one before it.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The board being covered, where the puzzle is shown.
    pub const fn cover(&self) -> Option<&Cover> {
        self.cover.as_ref()
    }

    /// The game, which decides how points are named; those of the puzzle are named as in five in a row.
    pub fn kind(&self) -> GameKind {
        self.cover.as_ref().map_or_else(|| self.position.kind(), |_| GameKind::Gomoku)
    }

    /// The lines of the board.
    pub fn grid(&self) -> Grid {
        self.cover.as_ref().map_or_else(|| self.position.size().into(), |cover| cover.board().into())
    }

    /// The stone on a point.
    pub fn stone(&self, point: Point) -> Option<Color> {
        match (&self.cover, &self.saved) {
            (Some(cover), _) => cover.has_stone(point).then_some(Color::Black),
            (None, Some(saved)) => saved.iter().find(|(at, _)| *at == point).map(|(_, color)| *color),
            (None, None) => self.position.stone(point),
        }
    }

    /// All stones.
    pub fn stones(&self) -> Vec<(Point, Color)> {
        match (&self.cover, &self.saved) {
            (Some(cover), _) => cover.order().iter().map(|point| (*point, Color::Black)).collect(),
            (None, Some(saved)) => saved.clone(),
            (None, None) => self.position.stones().collect(),
        }
    }

    /// The stones that the last move has captured.
    pub fn captured_last(&self) -> &[Point] {
        let go = self.position.as_go().filter(|_| self.cover.is_none());
        go.map_or(&[], |go| go.captures_of_last_move())
    }

    /// The stone placed last, where one is seen to be placed: in a match and in the puzzle.
    pub fn placed_last(&self) -> Option<Point> {
        match &self.cover {
            Some(cover) => cover.order().last().copied().filter(|_| self.seen),
            None if self.is_live() => self.position.last_move().and_then(Move::point),
            None => None,
        }
    }

    /// Whether the match is shown, and not a picture of the menu.
    pub const fn is_match(&self) -> bool {
        matches!(self.source, Source::Match { .. })
    }

    /// Whether moves are made on what is shown: a match or a lesson, and not a picture of the menu.
    pub const fn is_live(&self) -> bool {
        matches!(self.source, Source::Match { .. } | Source::Lesson { .. })
    }

    /// How the match, or the game of a lesson, has ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

pub(crate) fn plugin(app: &mut App) {
    let shown = Shown {
        position: showcase(),
        cover: None,
        saved: None,
        seen: false,
        outcome: None,
        source: Source::Showcase,
    };
    app.insert_resource(shown).add_systems(Update, follow.after(AppSet::Opponent).before(AppSet::Mirror));
}

pub(crate) fn follow(
    session: Res<Session>,
    next_match: Res<NextMatch>,
    phase: Res<State<Phase>>,
    page: Option<Res<State<MenuPage>>>,
    puzzle: Res<Puzzle>,
    teaching: Res<Teaching>,
    overlay: Res<State<Overlay>>,
    exchange: Res<Exchange>,
    mut shown: ResMut<Shown>,
) {
    let card = saved_game(*overlay.get(), &exchange);
    let new_game = page.is_some_and(|page| *page.get() == MenuPage::NewGame);
    let source = match (phase.get(), card) {
        (Phase::Menu, Some((name, _))) => Source::Saved(name.clone()),
        (Phase::Playing | Phase::GameOver | Phase::Replay, _) => {
            Source::Match { revision: session.revision() }
        }
        (Phase::Menu, None) if new_game => Source::Preview(next_match.setup().game),
        (Phase::Menu, None) if session.is_last_played() => {
            Source::LastPlayed { revision: session.revision() }
        }
        (Phase::Loading | Phase::Menu, _) => Source::Showcase,
        (Phase::Puzzle, _) => Source::Puzzle { revision: puzzle.revision() },
        (Phase::Lesson, _) => Source::Lesson { revision: teaching.revision() },
    };
    if shown.source == source {
        return;
    }
    let new = |game| Match::new(MatchSetup { game, ..MatchSetup::default() }).position().clone();
    let position = match source {
        Source::Match { .. } | Source::LastPlayed { .. } => session.game().position().clone(),
        Source::Showcase => showcase(),
        Source::Puzzle { .. } => shown.position.clone(),
        Source::Lesson { .. } => teaching.position().clone(),
        Source::Preview(game) => new(game),
        Source::Saved(_) => {
            card.map_or_else(showcase, |(_, summary)| new(summary.setup.unwrap_or_default().game))
        }
    };
    let stones = |summary: &Summary, size: BoardSize| {
        let of_board = summary.stones.iter().filter_map(|(at, color)| Some((at.point(size)?, color)));
        of_board.collect()
    };
    let saved = match source {
        Source::Saved(_) => card.map(|(_, summary)| stones(summary, position.size())),
        _ => None,
    };
    let cover = matches!(source, Source::Puzzle { .. }).then(|| puzzle.shown().clone());
    let outcome = match source {
        Source::Match { .. } | Source::LastPlayed { .. } => session.game().outcome(),
        Source::Lesson { .. } => position.outcome(),
        Source::Showcase | Source::Preview(_) | Source::Puzzle { .. } | Source::Saved(_) => None,
    };
    *shown = Shown { position, cover, saved, seen: puzzle.is_seen(), outcome, source };
}

/// The saved game that a page is about, where it is one of those that are played here.
fn saved_game(overlay: Overlay, exchange: &Exchange) -> Option<(&FileName, &Summary)> {
    let is_in_view = [FilePage::Card, FilePage::Rename].map(Overlay::Exchange).contains(&overlay);
    let card = exchange.card().filter(|_| is_in_view)?;
    let summary = card.content.as_ref().ok().filter(|summary| summary.setup.is_some())?;
    Some((&card.name, summary))
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
