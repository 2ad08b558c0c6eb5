//! The marks of Go: ko and atari during play, and who owns what at the end or in an estimate.
//!
//! Black's points are full squares, White's have a dot in their middle; a dead stone fades and wears a cross; stones in
//! atari, and those that the program does not agree about, stand in brackets.

use bevy::prelude::*;

use super::{MarkMaterials, Pen};
use crate::app::AppSet;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::count::Count;
use crate::app::table::opponent::Estimated;
use crate::app::table::session::Session;
use crate::app::table::settings::TableSettings;
use crate::board::{Color, Point};
use crate::game::{Counting, DrawBy, Match, Outcome, Position, WinBy};
use crate::go::{PointStatus, Score};
use crate::search::mcts::Estimate;

/// A mark of Go on a point.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct GoMark {
    /// Where it is.
    pub point: Point,
    /// What it says.
    pub sign: Sign,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign {
    /// The point may not be played now: ko.
    Ko,
    /// The stone is in a chain with one liberty.
    Atari,
    /// The point is a side's, by this share of a full mark.
    Owned(Color, f32),
    /// The stone is dead.
    Dead,
    /// The program holds otherwise of this stone.
    Contested,
}

/// Sizes in cells.
const KO_CELLS: f32 = 0.42;
const BRACKET_CELLS: f32 = 0.78;
pub(super) const OWNED_CELLS: f32 = 0.38;
const CROSS_CELLS: f32 = 0.56;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(AppSet::Mirror).after(super::opening::show));
}

/// The marks that belong to the state of the match.
fn marks(session: &Session, settings: TableSettings, estimated: &Estimated, count: &Count) -> Vec<GoMark> {
    let game = session.game();
    let mut marks = counted(game);
    if marks.is_empty() {
        marks = in_play(game, settings);
        marks.extend(estimated.of(session.revision()).into_iter().flat_map(|estimate| owned(game, estimate)));
    }
    marks.extend(count.contested().iter().map(|point| GoMark { point, sign: Sign::Contested }));
    marks
}

/// Ko, and stones in atari where they are wanted.
fn in_play(game: &Match, settings: TableSettings) -> Vec<GoMark> {
    let Some(position) = game.position().as_go().filter(|_| game.outcome().is_none()) else {
        return Vec::new();
    };
    let barred = position.board().ko().filter(|ko| ko.barred == position.to_move());
    let ko = barred.map(|ko| GoMark { point: ko.point, sign: Sign::Ko });
    let in_atari = position.board().chains().filter(|chain| settings.atari_marks && chain.n_liberties() == 1);
    let atari = in_atari.flat_map(|chain| chain.stones()).map(|point| GoMark { point, sign: Sign::Atari });
    ko.into_iter().chain(atari).collect()
}

/// Dead stones and territory while the game is counted, and once it has been.
fn counted(game: &Match) -> Vec<GoMark> {
    let by_count = matches!(
        game.outcome(),
        Some(Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore))
    );
    let is_proposed = game.counting().is_some_and(Counting::is_proposed);
    let Some(score) = game.score().filter(|_| by_count || is_proposed) else { return Vec::new() };
    let dead = game.dead_stones().into_iter().flat_map(|dead| dead.iter().collect::<Vec<Point>>());
    let mut marks = territory(&score, game.position());
    marks.extend(dead.map(|point| GoMark { point, sign: Sign::Dead }));
    marks
}

/// The points of both sides on which no stone lies.
fn territory(score: &Score, position: &Position) -> Vec<GoMark> {
    let owned = score.statuses().iter().filter_map(|&(point, status)| match status {
        PointStatus::Territory(owner) if position.stone(point).is_none() => {
            Some(GoMark { point, sign: Sign::Owned(owner, 1.0) })
        }
        _ => None,
    });
    owned.collect()
}

/// Who owns which point, but for the stones that stand safely.
fn owned(game: &Match, estimate: &Estimate) -> Vec<GoMark> {
    let position = game.position();
    let mark = |point: Point| {
        let share = estimate.ownership.share(point);
        let owner = if share > 0.0 { Color::Black } else { Color::White };
        let is_own_stone = position.stone(point) == Some(owner);
        let sign = Sign::Owned(owner, share.abs());
        (share != 0.0 && !is_own_stone).then_some(GoMark { point, sign })
    };
    position.size().points().filter_map(mark).collect()
}

pub(super) fn show(
    session: Res<Session>,
    settings: Res<TableSettings>,
    estimated: Res<Estimated>,
    count: Res<Count>,
    whereabouts: Whereabouts,
    materials: Res<MarkMaterials>,
    mut pen: Pen<GoMark>,
) {
    let in_view = pen.shown.is_live() && whereabouts.dimming() == 0.0;
    if !pen.begins(in_view, settings.is_changed() || estimated.is_changed() || count.is_changed()) {
        return;
    }
    let marks = if pen.shown.is_match() {
        marks(&session, *settings, &estimated, &count)
    } else {
        pen.shown.score().map(|score| territory(score, pen.shown.position())).unwrap_or_default()
    };
    for mark in marks {
        let (material, cells) = match mark.sign {
            Sign::Ko => (&materials.ko, KO_CELLS),
            Sign::Atari => (&materials.atari, BRACKET_CELLS),
            Sign::Contested => (&materials.contested, BRACKET_CELLS),
            Sign::Dead => (&materials.dead, CROSS_CELLS),
            Sign::Owned(owner, share) => (&materials.owned[owner], OWNED_CELLS * share),
        };
        let place = pen.place_of(mark.point).extend(layer::MARK);
        pen.figure(format!("Go mark {:?}", mark.sign), mark, material, place, Vec2::splat(cells));
    }
}
