//! Forbidden points: marked for Black by their shape, and explained where one is pointed at or was refused.

use bevy::prelude::*;

use super::{MarkMaterials, Pen, Refused, RefusedAt};
use crate::app::AppSet;
use crate::app::input::mouse::Aim;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::session::Session;
use crate::app::table::settings::TableSettings;
use crate::board::{Color, Point};
use crate::game::{Illegal, Outcome, WinBy};
use crate::gomoku::{Cause, Forbidden, IllegalMove};

/// A forbidden point, and why it is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The point.
    pub point: Point,
    /// What makes it forbidden.
    pub why: Forbidden,
}

/// The forbidden point that is explained now.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ExplainedAt(pub Option<Explained>);

/// A triangle with a digit on a forbidden point.
#[derive(Component, Clone, Copy, Debug)]
pub struct ForbiddenMark {
    /// The point.
    pub point: Point,
}

/// A line or a dot of an explanation.
#[derive(Component, Clone, Copy, Debug)]
pub struct ExplanationMark;

/// Sizes in cells.
const TRIANGLE_CELLS: f32 = 0.82;
const DIGIT_CELLS: f32 = 0.34;
/// A digit stands a little below the middle, where the triangle is wide.
const DIGIT_DOWN_CELLS: f32 = 0.07;
const CAUSE_CELLS: f32 = 0.15;
const COMPLETION_CELLS: f32 = 0.30;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExplainedAt>().add_systems(
        Update,
        (explain, mark_forbidden, draw_explanation)
            .chain()
            .in_set(AppSet::Mirror)
            .after(super::refusal::show_refusal),
    );
}

/// Whether the forbidden points are shown: on the turn of a person who plays Black.
fn are_marked(session: &Session, settings: TableSettings, whereabouts: &Whereabouts) -> bool {
    let game = session.game();
    settings.forbidden_marks
        && game.setup().gomoku().is_some_and(|gomoku| gomoku.rule.forbids())
        && game.task().is_none()
        && game.to_move() == Color::Black
        && session.person_to_move()
        && whereabouts.is_play()
        && whereabouts.dimming() == 0.0
}

/// Finds the point to be explained: one that ended the match, else one that is pointed at and marked, else one that
/// was refused.
fn explain(
    session: Res<Session>,
    settings: Res<TableSettings>,
    whereabouts: Whereabouts,
    refused: Res<RefusedAt>,
    aim: Aim,
    mut explained: ResMut<ExplainedAt>,
) {
    let was_refused = match refused.0 {
        Some(Refused { point, reason: Some(Illegal::Move(IllegalMove::Forbidden(_))), .. }) => Some(point),
        _ => None,
    };
    let marked = are_marked(&session, *settings, &whereabouts);
    let Some(position) = session.game().position().as_gomoku() else {
        explained.set_if_neq(ExplainedAt(None));
        return;
    };
    let made = match session.game().outcome() {
        // A forbidden move that was made: why, as before the stone.
        Some(Outcome::Win { by: WinBy::Forbidden { point, .. }, .. })
            if whereabouts.shows_match() && whereabouts.dimming() == 0.0 =>
        {
            let mut before = position.clone();
            before.undo();
            before.why_forbidden(point).map(|why| Explained { point, why })
        }
        _ => None,
    };
    let why = |point| Some(Explained { point, why: position.why_forbidden(point)? });
    let marked_here = aim.point().filter(|_| marked && whereabouts.board_has_focus());
    let now = made.or_else(|| marked_here.and_then(why)).or_else(|| was_refused.and_then(why));
    explained.set_if_neq(ExplainedAt(now));
}

/// Puts a triangle with 3, 4 or 6 on every forbidden point.
fn mark_forbidden(
    session: Res<Session>,
    settings: Res<TableSettings>,
    whereabouts: Whereabouts,
    materials: Res<MarkMaterials>,
    mut pen: Pen<ForbiddenMark>,
) {
    let in_view = pen.shown.is_match() && are_marked(&session, *settings, &whereabouts);
    if !pen.begins(in_view, false) {
        return;
    }
    let Some(position) = session.game().position().as_gomoku() else { return };
    let ink = pen.theme.danger_on_board().outline();
    let down = Vec2::new(0.0, pen.layout.cells(DIGIT_DOWN_CELLS));
    for (point, kind) in position.forbidden_points() {
        let (mark, digit, place) = (ForbiddenMark { point }, kind.digit(), pen.layout.world_of(point));
        let (name, cells) = (format!("Forbidden {digit}"), Vec2::splat(TRIANGLE_CELLS));
        pen.figure(name, mark, &materials.forbidden, place.extend(layer::MARK), cells);
        pen.word("Forbidden digit", mark, digit.to_string(), ink, place - down, DIGIT_CELLS);
    }
}

/// Draws a line through the stones of every three, four or overline, and dots where it would be completed.
fn draw_explanation(
    explained: Res<ExplainedAt>,
    materials: Res<MarkMaterials>,
    mut pen: Pen<ExplanationMark>,
) {
    if !pen.begins(explained.0.is_some(), explained.is_changed()) {
        return;
    }
    let Some(Explained { why, .. }) = &explained.0 else { return };
    for Cause { stones, completions, .. } in &why.causes {
        if let [Some(&first), Some(&last)] = [stones.first(), stones.last()] {
            let (from, to) = (pen.layout.world_of_stone(first), pen.layout.world_of_stone(last));
            let along = to - from;
            let cells = Vec2::new(along.length() / pen.layout.cells(1.0) + CAUSE_CELLS, CAUSE_CELLS);
            let middle = from.midpoint(to).extend(layer::CAUSE);
            pen.turned("Cause", ExplanationMark, &materials.cause, middle, cells, along.to_angle());
        }
        for &point in completions {
            let place = pen.layout.world_of(point).extend(layer::CAUSE);
            let cells = Vec2::splat(COMPLETION_CELLS);
            pen.figure("Completion", ExplanationMark, &materials.cause, place, cells);
        }
    }
}
