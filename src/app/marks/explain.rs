//! Forbidden points: marked for Black by their shape, and explained where one is pointed at or was refused.

use bevy::prelude::*;

use super::{MarkMaterials, Refused, RefusedAt};
use crate::app::AppSet;
use crate::app::board::material::Quad;
use crate::app::camera::layer;
use crate::app::cursor::CursorAt;
use crate::app::input::LastDevice;
use crate::app::input::mouse::Pointer;
use crate::app::layout::ScreenLayout;
use crate::app::panels::fonts::Fonts;
use crate::app::phase::Whereabouts;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::shown::Shown;
use crate::app::theme::{Theme, ToBevy as _};
use crate::app::tween::Rest;
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
fn are_marked(session: &Session, settings: &Settings, whereabouts: &Whereabouts) -> bool {
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
    settings: Res<Settings>,
    whereabouts: Whereabouts,
    refused: Res<RefusedAt>,
    pointer: Res<Pointer>,
    cursor: Res<CursorAt>,
    device: Res<LastDevice>,
    mut explained: ResMut<ExplainedAt>,
) {
    let was_refused = match refused.0 {
        Some(Refused { point, reason: Some(Illegal::Move(IllegalMove::Forbidden(_))), .. }) => Some(point),
        _ => None,
    };
    let marked = are_marked(&session, &settings, &whereabouts);
    let here = match *device {
        LastDevice::Mouse => pointer.over,
        LastDevice::Keyboard | LastDevice::Gamepad => Some(cursor.point),
    };
    let Some(position) = session.game().position().as_gomoku() else {
        explained.set_if_neq(ExplainedAt(None));
        return;
    };
    let made = match session.game().outcome() {
        // A forbidden move that was made: why, as before the stone.
        Some(Outcome::Win { by: WinBy::Forbidden { point, .. }, .. }) if whereabouts.dimming() == 0.0 => {
            let mut before = position.clone();
            before.undo();
            before.why_forbidden(point).map(|why| Explained { point, why })
        }
        _ => None,
    };
    let why = |point| Some(Explained { point, why: position.why_forbidden(point)? });
    let marked_here = here.filter(|_| marked && whereabouts.board_has_focus());
    let now = made.or_else(|| marked_here.and_then(why)).or_else(|| was_refused.and_then(why));
    explained.set_if_neq(ExplainedAt(now));
}

/// Puts a triangle with 3, 4 or 6 on every forbidden point.
fn mark_forbidden(
    mut commands: Commands,
    session: Res<Session>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    layout: Res<ScreenLayout>,
    theme: Res<Theme>,
    whereabouts: Whereabouts,
    quad: Res<Quad>,
    materials: Res<MarkMaterials>,
    fonts: Res<Fonts>,
    existing: Query<Entity, With<ForbiddenMark>>,
    mut built: Local<bool>,
) {
    let wanted = shown.is_match() && are_marked(&session, &settings, &whereabouts);
    if !(shown.is_changed() || layout.is_changed() || theme.is_changed() || *built != wanted) {
        return;
    }
    *built = wanted;
    for mark in &existing {
        commands.entity(mark).despawn();
    }
    if !wanted {
        return;
    }
    let Some(position) = session.game().position().as_gomoku() else { return };
    for (point, kind) in position.forbidden_points() {
        let place = layout.world_of(point);
        let mark = ForbiddenMark { point };
        commands.spawn((
            Name::new(format!("Forbidden {}", kind.digit())),
            mark,
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(materials.forbidden.clone()),
            Rest { translation: place.extend(layer::MARK), scale: Vec2::splat(layout.cells(TRIANGLE_CELLS)) },
            Transform::default(),
        ));
        let ink = theme.danger_on_board().outline().color();
        let place = place - Vec2::new(0.0, layout.cells(DIGIT_DOWN_CELLS));
        let digit = super::label(&fonts, kind.digit().to_string(), layout.cells(DIGIT_CELLS), ink, place);
        commands.spawn((Name::new("Forbidden digit"), mark, digit));
    }
}

/// Draws a line through the stones of every three, four or overline, and dots where it would be completed.
fn draw_explanation(
    mut commands: Commands,
    explained: Res<ExplainedAt>,
    layout: Res<ScreenLayout>,
    quad: Res<Quad>,
    materials: Res<MarkMaterials>,
    existing: Query<Entity, With<ExplanationMark>>,
) {
    if !(explained.is_changed() || layout.is_changed()) {
        return;
    }
    for mark in &existing {
        commands.entity(mark).despawn();
    }
    let Some(Explained { why, .. }) = &explained.0 else { return };
    let mut draw = |name: &'static str, transform: Transform| {
        commands.spawn((
            Name::new(name),
            ExplanationMark,
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(materials.cause.clone()),
            transform,
        ));
    };
    for Cause { stones, completions, .. } in &why.causes {
        let ends = [stones.first(), stones.last()].map(|end| end.map(|&point| layout.world_of_stone(point)));
        if let [Some(first), Some(last)] = ends {
            draw("Cause", line(first, last, layout.cells(CAUSE_CELLS)));
        }
        for &point in completions {
            let place = layout.world_of(point).extend(layer::CAUSE);
            let dot = Vec3::splat(layout.cells(COMPLETION_CELLS));
            draw("Completion", Transform::from_translation(place).with_scale(dot));
        }
    }
}

/// Where the unit quad must be to cover a line of a width with round ends.
fn line(first: Vec2, last: Vec2, width: f32) -> Transform {
    let along = last - first;
    Transform::from_translation(((first + last) / 2.0).extend(layer::CAUSE))
        .with_rotation(Quat::from_rotation_z(along.y.atan2(along.x)))
        .with_scale(Vec3::new(along.length() + width, width, 1.0))
}
