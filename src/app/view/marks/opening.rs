//! What an opening shows on the board: the square that binds a stone, and the points offered for the fifth one.

use bevy::prelude::*;

use super::Pen;
use crate::app::AppSet;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::session::Session;
use crate::app::theme::Theme;
use crate::app::view::board::material::{MarkKind, MarkMaterial};
use crate::app::view::stone::StoneMaterials;
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::opening::{Task, Zone};
use crate::theme::shift::stone_cells;

/// A square, or a stone that is offered and its number.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningMark {
    /// The square within or outside of which the stone must lie.
    Zone,
    /// An offered stone.
    Offer(Point),
    /// Its number.
    Number(Point),
}

/// Sizes in cells.
const STROKE_CELLS: f32 = 0.05;
const OUTLINE_CELLS: f32 = 0.035;
const NUMBER_CELLS: f32 = 0.42;
/// How much of a square's inside is tinted.
const TINT: f32 = 0.16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(AppSet::Mirror).after(super::refusal::show_refusal));
}

/// The square of lines that a zone is about, as its first and last point; none when a stone may lie anywhere.
fn square(zone: Zone, size: BoardSize) -> Option<(Point, Point)> {
    let zone = match zone {
        Zone::Anywhere => return None,
        Zone::Center | Zone::Within(_) => zone,
        Zone::Outside(lines) => Zone::Within(lines),
    };
    Some((zone.points(size).next()?, zone.points(size).last()?))
}

pub(super) fn show(
    session: Res<Session>,
    whereabouts: Whereabouts,
    stones: Res<StoneMaterials>,
    mut materials: ResMut<Assets<MarkMaterial>>,
    mut pen: Pen<OpeningMark>,
) {
    let in_view = pen.shown.is_match() && whereabouts.dimming() == 0.0;
    if !pen.begins(in_view, false) {
        return;
    }
    let game = session.game();
    if let Some(Task::Place { zone, .. }) = game.task()
        && let Some((first, last)) = square(zone, game.position().size())
    {
        let (from, to) = (pen.layout.world_of(first), pen.layout.world_of(last));
        let side = f32::from(last.x() - first.x()) + 0.9;
        let square = materials.add(zone_material(&pen.theme, !matches!(zone, Zone::Outside(_)), 2.0 / side));
        let middle = from.midpoint(to).extend(layer::ZONE);
        pen.figure("Opening zone", OpeningMark::Zone, &square, middle, Vec2::splat(side));
    }
    for (i, &point) in game.opening().offers().iter().enumerate() {
        let place = pen.layout.world_of_stone(point);
        let cells = Vec2::splat(stone_cells(pen.layout.is_shifted));
        let ghost = &stones.ghost[Color::Black];
        let offer = OpeningMark::Offer(point);
        pen.figure("Offered stone", offer, ghost, place.extend(layer::STONE), cells);
        let (number, ink) = (OpeningMark::Number(point), pen.theme.ink_on(Some(Color::Black)));
        pen.word("Offer number", number, (i + 1).to_string(), ink, place, NUMBER_CELLS);
    }
}

/// A square in the accent where the stone must lie within, in the color of refusals where it must not.
fn zone_material(theme: &Theme, allowed: bool, cell: f32) -> MarkMaterial {
    let color = if allowed { theme.accent } else { theme.danger_on_board() };
    let (stroke, outline) = (STROKE_CELLS * cell / 2.0, OUTLINE_CELLS * cell);
    MarkMaterial::new(MarkKind::Area, color, stroke, outline).filled(color, TINT)
}
