//! What the board shows: what lies on the table, and in the menu the game played last, a famous one, the board being
//! chosen or the saved game that a page is about.

use std::any::TypeId;

use bevy::prelude::*;

use super::on_table::{OnTable, Table};
use super::session::Session;
use crate::app::screen::{Phase, Whereabouts};
use crate::app::table::next_match::{NEW_GAME, NextMatch};
use crate::board::{Color, Point, coord};
use crate::cover::Cover;
use crate::game::{GameKind, GameSetup, Match, MatchSetup, Move, Outcome, Position};
use crate::go::Score;
use crate::gomoku::{self, DEFAULT_SIZE, Rule};
use crate::play::{self, Grid, Lying, Picture};

/// The beginning of a game of the program against itself, shown behind the title; column and row from the top left.
const SHOWCASE: &str = "hh gg hf he gh if hi jg kh fg eh ih ig gi ki jh kj fc gd kk hj hg jj dg eg ij";

/// The position that cells, stones and marks mirror.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    position: Position,
    cover: Option<Cover>,
    /// The stones of a saved game, in place of those of the position.
    saved: Option<Vec<(Point, Color)>>,
    outcome: Option<Outcome>,
    score: Option<Score>,
    hint: Option<Point>,
    line: Vec<Move>,
    is_live: bool,
    source: Source,
    revision: u64,
}

/// Where the position comes from.
#[derive(Clone, Debug, PartialEq)]
enum Source {
    Table {
        /// What kind of table, and which one of that kind.
        id: TableId,
        revision: u64,
    },
    /// The match played last, behind the title.
    LastPlayed {
        revision: u64,
    },
    Showcase,
    Preview(GameSetup),
    Saved(SavedBoard),
}

/// A board that was laid out: the type of the table and its number.
pub(crate) type TableId = (TypeId, u64);

/// A saved game that a page is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedBoard {
    /// What is played.
    pub(crate) game: GameSetup,
    /// The stones as they lie at its end.
    pub(crate) stones: Vec<(Point, Color)>,
}

/// The saved game that the page in view is about, where it is one of those that are played here.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(crate) struct SavedInView(pub(crate) Option<SavedBoard>);

/// When [`Shown`] takes over what is to be seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShowTable;

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

    /// The stone placed last.
    pub(crate) fn last_stone(&self) -> Option<Point> {
        match &self.cover {
            Some(cover) => cover.order().last().copied(),
            None => self.position.last_move().and_then(Move::point),
        }
    }

    /// The stone placed last, where one is seen to be placed: in a match and in the puzzle.
    pub fn placed_last(&self) -> Option<Point> {
        self.last_stone().filter(|_| self.is_live)
    }

    /// Whether a kind of table is shown, and not a picture of the menu.
    pub fn is<T: Table>(&self) -> bool {
        self.table().is_some_and(|(kind, _)| kind == TypeId::of::<T>())
    }

    /// Whether the match is shown, and not a picture of the menu.
    pub fn is_match(&self) -> bool {
        self.is::<play::Session>()
    }

    /// Whether moves are made on what is shown: a match, a lesson or a problem, and not a picture of the menu.
    pub const fn is_live(&self) -> bool {
        self.is_live && self.cover.is_none()
    }

    /// How the match, or the game of a lesson, has ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The count of a game that is over, where it is to be seen.
    pub const fn score(&self) -> Option<&Score> {
        self.score.as_ref()
    }

    /// The point that is shown as right.
    pub const fn hint(&self) -> Option<Point> {
        self.hint
    }

    /// Moves that could follow, which are shown as if they were made.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// A number that grows with every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The table that is shown.
    pub(crate) const fn table(&self) -> Option<TableId> {
        match self.source {
            Source::Table { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Takes over a picture.
    fn take(&mut self, picture: Picture, source: Source) {
        let Picture { board, outcome, score, hint, line, is_live } = picture;
        self.cover = None;
        match board {
            Lying::Position(position) => self.position = position,
            Lying::Cover(cover) => self.cover = Some(cover),
        }
        (self.outcome, self.score, self.hint, self.is_live) = (outcome, score, hint, is_live);
        self.line = line;
        self.saved = None;
        self.source = source;
        self.revision += 1;
    }
}

pub(crate) fn plugin(app: &mut App) {
    let shown = Shown {
        position: showcase(),
        cover: None,
        saved: None,
        outcome: None,
        score: None,
        hint: None,
        line: Vec::new(),
        is_live: false,
        source: Source::Showcase,
        revision: 0,
    };
    app.insert_resource(shown)
        .init_resource::<SavedInView>()
        .add_systems(Update, show_menu.in_set(ShowTable));
}

/// Shows a kind of table while it lies on the board.
pub(super) fn show<T: Table>(table: Res<OnTable<T>>, phase: Res<State<Phase>>, mut shown: ResMut<Shown>) {
    if !T::is_shown_in(*phase.get()) {
        return;
    }
    let id = (TypeId::of::<T>(), table.number());
    let source = Source::Table { id, revision: table.revision() };
    if shown.source != source {
        shown.take(table.picture(), source);
    }
}

/// Shows a picture of the menu.
fn show_menu(
    session: Res<Session>,
    next_match: Res<NextMatch>,
    saved: Res<SavedInView>,
    at: Whereabouts,
    mut shown: ResMut<Shown>,
) {
    if !matches!(at.phase(), Phase::Loading | Phase::Menu) {
        return;
    }
    let source = match &saved.0 {
        Some(saved) => Source::Saved(saved.clone()),
        None if at.has(NEW_GAME) => Source::Preview(next_match.setup().game),
        None if session.is_last_played() => Source::LastPlayed { revision: session.revision() },
        None => Source::Showcase,
    };
    if shown.source == source {
        return;
    }
    let new = |game| Match::new(MatchSetup { game, ..MatchSetup::default() }).position().clone();
    let (position, outcome) = match &source {
        Source::LastPlayed { .. } => (session.game().position().clone(), session.game().outcome()),
        Source::Preview(game) => (new(*game), None),
        Source::Saved(saved) => (new(saved.game), None),
        Source::Showcase | Source::Table { .. } => (showcase(), None),
    };
    let board = Lying::Position(position);
    shown.take(Picture { outcome, ..Picture::of(board) }, source);
    shown.saved = saved.0.as_ref().map(|saved| saved.stones.clone());
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
