//! The marks that stand on the board until the next move: last move, winning row, hint, typed point, and the stone to
//! come.

use std::time::Duration;

use bevy::prelude::*;

use super::markup::Marked;
use super::{CURSOR_CELLS, Mark, TypedPoint};
use crate::app::features::lesson::Teaching;
use crate::app::input::mouse::Pointer;
use crate::app::intent::LastDevice;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::{Overlay, Phase, Whereabouts};
use crate::app::table::opponent::HintAt;
use crate::app::table::pending::Pending;
use crate::app::table::session::Session;
use crate::app::table::shown::Shown;
use crate::app::theme::{LookSettings, MoveNumbers};
use crate::app::view::board::material::StoneMaterial;
use crate::app::view::stone::StoneMaterials;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::Point;
use crate::game::{Move, Outcome, WinBy};

/// The sizes of the marks in cells.
const LAST_CELLS: f32 = 0.46;
const WIN_CELLS: f32 = 0.17;
const HINT_CELLS: f32 = 0.72;
const PENDING_CELLS: f32 = 1.06;
/// How long the light takes to run along the winning row.
pub(super) const WIN_SWEEP: Duration = Duration::from_millis(400);

/// Last move, winning row, hint and typed point.
pub(super) fn show_marks(
    layout: Res<ScreenLayout>,
    shown: Res<Shown>,
    teaching: Res<Teaching>,
    look: Res<LookSettings>,
    hint: Res<HintAt>,
    typed: Res<TypedPoint>,
    pending: Res<Pending>,
    marked: Res<Marked>,
    whereabouts: Whereabouts,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Transform, &mut Visibility)>,
) {
    let in_view = shown.is_live() && whereabouts.dimming() == 0.0;
    let hint = if shown.is_match() { hint.point() } else { teaching.hint().and_then(Move::point) };
    let row = match shown.outcome() {
        Some(Outcome::Win { by: WinBy::Five(row), .. }) => Some(row),
        _ => None,
    };
    for (entity, mark, mut rest, mut transform, mut visibility) in &mut marks {
        let target = match mark {
            Mark::LastMove => {
                let last = shown.position().last_move().and_then(Move::point);
                let is_numbered = look.move_numbers != MoveNumbers::None;
                let last = last.filter(|point| row.is_none() && !is_numbered && !marked.has(*point));
                last.map(|point| (layout.world_of_stone(point), Vec2::splat(LAST_CELLS), layer::MARK))
            }
            Mark::Hint => hint.map(|point| (layout.world_of(point), Vec2::splat(HINT_CELLS), layer::MARK)),
            Mark::Typed => {
                let point = typed.0.filter(|_| whereabouts.overlay() == Overlay::Entry);
                point.map(|point| (layout.world_of(point), Vec2::splat(CURSOR_CELLS), layer::CURSOR))
            }
            Mark::Pending => {
                let place = pending.point().map(|point| layout.world_of_stone(point));
                place.map(|place| (place, Vec2::splat(PENDING_CELLS), layer::CURSOR))
            }
            Mark::WinningRow => row.and_then(|row| {
                let points: Vec<Point> = row.points(shown.position().size()).collect();
                let [first, last] = [points.first()?, points.last()?].map(|end| layout.world_of_stone(*end));
                let along = last - first;
                transform.rotation = Quat::from_rotation_z(along.y.atan2(along.x));
                let length = along.length() / layout.cells(1.0) + WIN_CELLS;
                Some(((first + last) / 2.0, Vec2::new(length, WIN_CELLS), layer::WIN))
            }),
            Mark::Ghost | Mark::Refused => continue,
        };
        let wanted = if target.is_some() && in_view { Visibility::Visible } else { Visibility::Hidden };
        if let Some((place, cells, z)) = target {
            rest.set_if_neq(Rest { translation: place.extend(z), scale: cells * layout.cells(1.0) });
        }
        if *visibility != wanted {
            *visibility = wanted;
            if wanted == Visibility::Visible && *mark == Mark::WinningRow {
                commands.entity(entity).insert(Tween::new(Motion::Sweep).lasting(WIN_SWEEP));
            }
        }
    }
}

/// The stone that a click or a press would place, on legal points only.
pub(super) fn show_ghost(
    layout: Res<ScreenLayout>,
    session: Res<Session>,
    teaching: Res<Teaching>,
    pointer: Res<Pointer>,
    device: Res<LastDevice>,
    pending: Res<Pending>,
    whereabouts: Whereabouts,
    materials: Res<StoneMaterials>,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Visibility, Option<&MeshMaterial2d<StoneMaterial>>)>,
) {
    let is_lesson = whereabouts.phase() == Phase::Lesson;
    let is_turn = is_lesson || whereabouts.is_play() && session.person_to_move();
    let focus = whereabouts.board_has_focus() && is_turn || whereabouts.walks() || whereabouts.tries();
    let point = match *device {
        LastDevice::Mouse => pointer.over.filter(|_| focus),
        LastDevice::Keyboard | LastDevice::Gamepad => None,
    };
    // A press that slid off its point shows that it will place nothing.
    let point = point.filter(|point| pointer.pressed.is_none_or(|pressed| pressed == *point));
    let game = session.game();
    // A forbidden move that loses can be made, but nobody is invited to it.
    let loses = |point| game.task().is_none() && game.position().check(Move::Place(point)).is_err();
    let may_lie = |point| {
        if is_lesson {
            return teaching.attempt().check(Move::Place(point)).is_ok();
        }
        game.check(point).is_ok() && !loses(point)
    };
    let point = point.filter(|point| may_lie(*point));
    // A stone that waits to be confirmed is the one to come.
    let point = pending.point().filter(|_| focus).or(point);
    let color = if is_lesson { teaching.position().to_move() } else { game.to_move() };
    for (entity, mark, mut rest, mut visibility, material) in &mut marks {
        if *mark != Mark::Ghost {
            continue;
        }
        if material.is_none_or(|material| material.0 != materials.ghost[color]) {
            commands.entity(entity).insert(MeshMaterial2d(materials.ghost[color].clone()));
        }
        if let Some(point) = point {
            rest.set_if_neq(Rest {
                translation: layout.world_of_stone(point).extend(layer::GHOST),
                scale: Vec2::splat(layout.stone_width()),
            });
        }
        visibility.set_if_neq(if point.is_some() { Visibility::Visible } else { Visibility::Hidden });
    }
}
