//! What an opening shows on the board: the square that binds a stone, and the points offered for the fifth one.

use bevy::prelude::*;

use super::MarkMaterials;
use crate::app::AppSet;
use crate::app::board::material::{MarkLook, MarkMaterial, Quad, vec4};
use crate::app::camera::layer;
use crate::app::layout::ScreenLayout;
use crate::app::panels::fonts::Fonts;
use crate::app::phase::Whereabouts;
use crate::app::session::Session;
use crate::app::shown::Shown;
use crate::app::stone::StoneMaterials;
use crate::app::theme::{Theme, ToBevy as _};
use crate::board::{BoardSize, Color, Point};
use crate::gomoku::opening::{Task, Zone};

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
    mut commands: Commands,
    session: Res<Session>,
    shown: Res<Shown>,
    layout: Res<ScreenLayout>,
    theme: Res<Theme>,
    whereabouts: Whereabouts,
    quad: Res<Quad>,
    materials: Res<MarkMaterials>,
    stones: Res<StoneMaterials>,
    fonts: Res<Fonts>,
    mut mark_materials: ResMut<Assets<MarkMaterial>>,
    existing: Query<Entity, With<OpeningMark>>,
    mut built: Local<bool>,
) {
    let in_view = shown.is_match() && whereabouts.dimming() == 0.0;
    if !(shown.is_changed() || layout.is_changed() || theme.is_changed() || *built != in_view) {
        return;
    }
    *built = in_view;
    for mark in &existing {
        commands.entity(mark).despawn();
    }
    if !in_view {
        return;
    }
    let game = session.game();
    if let Some(Task::Place { zone, .. }) = game.task()
        && let Some((first, last)) = square(zone, game.position().size())
    {
        let (from, to) = (layout.world_of(first), layout.world_of(last));
        let side = (to.x - from.x) + layout.cells(0.9);
        let allowed = !matches!(zone, Zone::Outside(_));
        if let Some(mut material) = mark_materials.get_mut(&materials.zone) {
            material.look = zone_look(&theme, allowed, layout.cells(1.0) / (side / 2.0));
        }
        commands.spawn((
            Name::new("Opening zone"),
            OpeningMark::Zone,
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(materials.zone.clone()),
            Transform::from_translation(((from + to) / 2.0).extend(layer::ZONE))
                .with_scale(Vec3::splat(side)),
        ));
    }
    for (i, &point) in game.opening().offers().iter().enumerate() {
        let place = layout.world_of_stone(point);
        commands.spawn((
            Name::new("Offered stone"),
            OpeningMark::Offer(point),
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(stones.ghost[Color::Black].clone()),
            Transform::from_translation(place.extend(layer::STONE))
                .with_scale(Vec3::splat(layout.stone_width())),
        ));
        let ink = theme.ink_on(Some(Color::Black)).color();
        let number = super::label(&fonts, (i + 1).to_string(), layout.cells(NUMBER_CELLS), ink, place);
        commands.spawn((Name::new("Offer number"), OpeningMark::Number(point), number));
    }
}

/// A square in the accent where the stone must lie within, in the color of refusals where it must not.
fn zone_look(theme: &Theme, allowed: bool, cell: f32) -> MarkLook {
    let color = if allowed { theme.accent } else { theme.danger_on_board() };
    MarkLook {
        fill: vec4(color, 1.0),
        outline: vec4(color.outline(), 0.85),
        shape: Vec4::new(STROKE_CELLS * cell / 2.0, OUTLINE_CELLS * cell, 0.0, 0.0),
        inside: vec4(color, TINT),
    }
}
