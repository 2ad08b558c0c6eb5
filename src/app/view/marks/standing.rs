//! The marks that stand on the board until the next move: last move, winning row, hint, typed point, and the stone to
//! come.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::markup::Marked;
use super::{CURSOR_CELLS, ENTRY, Mark, TypedPoint};
use crate::app::input::mouse::Aim;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::on_table::{OnTable, Table};
use crate::app::table::opponent::HintAt;
use crate::app::table::pending::Pending;
use crate::app::table::session::Session;
use crate::app::table::shown::Shown;
use crate::app::theme::LookSettings;
use crate::app::view::board::material::StoneMaterial;
use crate::app::view::stone::StoneMaterials;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::{Color, Point};
use crate::game::{Move, Outcome, WinBy};
use crate::picture::Numbers;

/// The sizes of the marks in cells.
const LAST_CELLS: f32 = 0.46;
const WIN_CELLS: f32 = 0.17;
const HINT_CELLS: f32 = 0.72;
const PENDING_CELLS: f32 = 1.06;
const LOOK_CELLS: f32 = 5.2;
/// How long the light takes to run along the winning row.
pub(super) const WIN_SWEEP: Duration = Duration::from_millis(400);

/// The points that are marked for what they are to the player.
#[derive(SystemParam)]
pub(super) struct Special<'w> {
    hint: Res<'w, HintAt>,
    typed: Res<'w, TypedPoint>,
    pending: Res<'w, Pending>,
    session: Res<'w, Session>,
    /// Those that the record marks, which bear no other mark.
    marked: Res<'w, Marked>,
}

/// Last move, winning row, hint and typed point.
pub(super) fn show_marks(
    layout: Res<ScreenLayout>,
    shown: Res<Shown>,
    look: Res<LookSettings>,
    special: Special,
    whereabouts: Whereabouts,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Transform, &mut Visibility)>,
) {
    let in_view = shown.is_live() && whereabouts.dimming() == 0.0;
    let hint = if shown.is_match() { special.hint.point() } else { shown.hint() };
    let row = match shown.outcome() {
        Some(Outcome::Win { by: WinBy::Five(row), .. }) => Some(row),
        _ => None,
    };
    for (entity, mark, mut rest, mut transform, mut visibility) in &mut marks {
        let target = match mark {
            Mark::LastMove => {
                let last = shown.position().last_move().and_then(Move::point);
                let is_numbered = look.move_numbers != Numbers::None;
                let last = last.filter(|point| row.is_none() && !is_numbered && !special.marked.has(*point));
                last.map(|point| (layout.world_of_stone(point), Vec2::splat(LAST_CELLS), layer::MARK))
            }
            Mark::Hint => hint.map(|point| (layout.world_of(point), Vec2::splat(HINT_CELLS), layer::MARK)),
            Mark::Look => {
                let place = special.hint.place(shown.position().size()).filter(|_| shown.is_match());
                place.map(|point| (layout.world_of(point), Vec2::splat(LOOK_CELLS), layer::MARK))
            }
            Mark::Typed => {
                let point = special.typed.0.filter(|_| whereabouts.page() == Some(ENTRY));
                point.map(|point| (layout.world_of(point), Vec2::splat(CURSOR_CELLS), layer::CURSOR))
            }
            Mark::Pending => {
                let line_from = special.session.line_from().filter(|_| shown.is_match());
                let place = special.pending.point().map(|point| layout.world_of_stone(point));
                let place = place.or(line_from.map(|point| layout.world_of(point)));
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

/// The stone that a click or a press would place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct StoneToCome(Option<(Point, Color)>);

/// Where tables say which stone would come.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Foresee;

/// Shows the stone to come on a kind of table.
pub(crate) trait AddStoneToCome {
    /// It is shown on points only where a person is invited to place it.
    fn add_stone_to_come<T: Table>(&mut self) -> &mut Self;
}

impl AddStoneToCome for App {
    fn add_stone_to_come<T: Table>(&mut self) -> &mut Self {
        self.add_systems(Update, foresee::<T>.in_set(Foresee))
    }
}

fn foresee<T: Table>(
    table: Res<OnTable<T>>,
    shown: Res<Shown>,
    aim: Aim,
    pending: Res<Pending>,
    whereabouts: Whereabouts,
    mut to_come: ResMut<StoneToCome>,
) {
    if !shown.is::<T>() {
        return;
    }
    let focus = T::is_touched(&whereabouts) && (whereabouts.board_has_focus() || whereabouts.walks());
    let aim = aim.pressable().filter(|_| aim.is_mouse());
    // A stone that waits to be confirmed is the one to come.
    let place = pending.point().or(aim.filter(|point| table.invites(*point))).filter(|_| focus);
    to_come.set_if_neq(StoneToCome(place.map(|point| (point, table.to_move()))));
}

/// On what is no table, no stone comes.
pub(super) fn foresee_nothing(shown: Res<Shown>, mut to_come: ResMut<StoneToCome>) {
    if shown.table().is_none() || shown.cover().is_some() {
        to_come.set_if_neq(StoneToCome(None));
    }
}

pub(super) fn show_ghost(
    to_come: Res<StoneToCome>,
    layout: Res<ScreenLayout>,
    materials: Res<StoneMaterials>,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Visibility, Option<&MeshMaterial2d<StoneMaterial>>)>,
) {
    for (entity, mark, mut rest, mut visibility, material) in &mut marks {
        if *mark != Mark::Ghost {
            continue;
        }
        visibility.set_if_neq(if to_come.0.is_some() { Visibility::Visible } else { Visibility::Hidden });
        let Some((point, color)) = to_come.0 else { continue };
        if material.is_none_or(|material| material.0 != materials.ghost[color]) {
            commands.entity(entity).insert(MeshMaterial2d(materials.ghost[color].clone()));
        }
        rest.set_if_neq(Rest {
            translation: layout.world_of_stone(point).extend(layer::GHOST),
            scale: Vec2::splat(layout.stone_width()),
        });
    }
}
