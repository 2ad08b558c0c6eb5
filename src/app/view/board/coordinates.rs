//! Letters under and over the board, numbers at its sides.

use bevy::math::FloatOrd;
use bevy::prelude::*;

use crate::app::AppSet;
use crate::app::input::mouse::Aim;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::shown::Shown;
use crate::app::text::TextSettings;
use crate::app::theme::{LookSettings, Theme, ToBevy as _};
use crate::app::view::letters::Letters;
use crate::board::coord::Notation;
use crate::picture::{Coordinates, Face};
use crate::play::Grid;

/// A letter or number, and the line it names.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Label {
    axis: Axis,
    line: u8,
    /// Behind the last line rather than before the first one.
    far: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    Column,
    Row,
}

/// The height of the text and the distance from the line, in cells.
const TEXT_CELLS: f32 = 0.31;
/// Text smaller than this, or as much more as all text is larger, is hard to read; larger than this share of a cell it
/// meets the stones.
const LEAST_PIXELS: f32 = 12.0;
const MOST_CELLS: f32 = 0.46;
/// Beside a few wide cells text is no larger than this, in points.
const MOST_POINTS: f32 = 30.0;
const DISTANCE_CELLS: f32 = 0.735;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (rebuild, place).chain().in_set(AppSet::Mirror))
        .add_systems(Update, highlight.in_set(AppSet::Animate));
}

/// Labels on all four sides, made anew when the size of the board or the setting changes.
fn rebuild(
    mut commands: Commands,
    layout: Res<ScreenLayout>,
    look: Res<LookSettings>,
    labels: Query<Entity, With<Label>>,
    shown: Res<Shown>,
    mut built_for: Local<Option<(Coordinates, Notation, Grid)>>,
) {
    let notation = look.coordinates.notation(shown.kind());
    let grid = layout.board.grid;
    let wanted = Some((look.coordinates, notation, grid));
    if *built_for == wanted {
        return;
    }
    *built_for = wanted;
    for label in &labels {
        commands.entity(label).despawn();
    }
    if look.coordinates == Coordinates::Hidden {
        return;
    }
    for (axis, n_lines) in [(Axis::Column, grid.columns()), (Axis::Row, grid.rows())] {
        for line in 0..n_lines {
            let text = match axis {
                Axis::Column => notation.column(line),
                Axis::Row => grid.row_name(notation, line),
            };
            for far in [false, true] {
                commands.spawn((
                    Name::new(format!("Coordinate {text}")),
                    Label { axis, line, far },
                    Letters::new(text.clone(), Face::Regular, 0.0),
                ));
            }
        }
    }
}

fn place(
    layout: Res<ScreenLayout>,
    settings: Res<TextSettings>,
    mut labels: Query<(Ref<Label>, &mut Transform, &mut Letters)>,
) {
    let least = LEAST_PIXELS * settings.text_scale() * layout.screen.scale;
    // The size of text changes the layout too.
    let changed = layout.is_changed();
    for (label, mut transform, mut letters) in &mut labels {
        if !changed && !label.is_added() {
            continue;
        }
        let board = &layout.board;
        let out = board.cell * DISTANCE_CELLS * if label.far { 1.0 } else { -1.0 };
        let side = |n_lines: u8| if label.far { n_lines - 1 } else { 0 };
        let (x, y, shift) = match label.axis {
            Axis::Column => (label.line, side(board.grid.rows()), Vec2::new(0.0, out)),
            Axis::Row => (side(board.grid.columns()), label.line, Vec2::new(out, 0.0)),
        };
        let Some(point) = board.grid.point(x, y) else { continue };
        let place = layout.to_world(board.pixel_of(point) + shift);
        transform.translation = place.extend(layer::COORDINATES);
        let usual = (board.cell * TEXT_CELLS).min(MOST_POINTS * layout.pixels_per_point());
        letters.size = FloatOrd(usual.max(least.min(board.cell * MOST_CELLS)));
    }
}

/// The letter and the number of the point in use stand out.
fn highlight(
    theme: Res<Theme>,
    aim: Aim,
    whereabouts: Whereabouts,
    mut labels: Query<(&Label, &mut Sprite)>,
) {
    let point = aim.point().filter(|_| whereabouts.board_has_focus());
    let plain = theme.board.mixed(theme.line, 0.86).color();
    let strong = theme.line.color();
    for (label, mut sprite) in &mut labels {
        let here = point.is_some_and(|point| match label.axis {
            Axis::Column => point.x() == label.line,
            Axis::Row => point.y() == label.line,
        });
        let wanted = if here { strong } else { plain };
        if sprite.color != wanted {
            sprite.color = wanted;
        }
    }
}
