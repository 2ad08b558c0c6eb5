//! Marks that are many and change with the position: drawn anew whenever it does.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite_render::Material2d;

use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::table::shown::Shown;
use crate::app::theme::{Rgb, Theme, ToBevy as _};
use crate::app::view::board::material::Quad;
use crate::app::view::letters::Letters;
use crate::board::Point;
use crate::picture::Face;

/// Draws marks of one kind, each an entity with the component `M`.
///
/// A system asks [`Self::begins`] first, in every update, and draws all its marks where that says so.
#[derive(SystemParam)]
pub(crate) struct Pen<'w, 's, M: Component> {
    pub(crate) layout: Res<'w, ScreenLayout>,
    pub(crate) theme: Res<'w, Theme>,
    pub(crate) shown: Res<'w, Shown>,
    quad: Res<'w, Quad>,
    drawn: Query<'w, 's, Entity, With<M>>,
    commands: Commands<'w, 's>,
    was_in_view: Local<'s, bool>,
}

impl<M: Component> Pen<'_, '_, M> {
    /// Whether the marks are to be drawn now: they are in view, and board, place, colors or what the system says has
    /// changed. Those drawn before are gone then.
    pub(crate) fn begins(&mut self, in_view: bool, has_changed: bool) -> bool {
        let is_stale = has_changed
            || self.shown.is_changed()
            || self.layout.is_changed()
            || self.theme.is_changed()
            || *self.was_in_view != in_view;
        if !is_stale {
            return false;
        }
        *self.was_in_view = in_view;
        for mark in &self.drawn {
            self.commands.entity(mark).despawn();
        }
        in_view
    }

    /// Where a mark on a point belongs: on the stone, where one lies there.
    pub(crate) fn place_of(&self, point: Point) -> Vec2 {
        match self.shown.stone(point) {
            Some(_) => self.layout.world_of_stone(point),
            None => self.layout.world_of(point),
        }
    }

    /// Draws a figure as high and as wide as this many cells.
    pub(crate) fn figure<T: Material2d>(
        &mut self,
        name: impl Into<Name>,
        mark: M,
        material: &Handle<T>,
        place: Vec3,
        cells: Vec2,
    ) {
        self.turned(name, mark, material, place, cells, 0.0);
    }

    /// The same, turned by an angle against the clock.
    pub(crate) fn turned<T: Material2d>(
        &mut self,
        name: impl Into<Name>,
        mark: M,
        material: &Handle<T>,
        place: Vec3,
        cells: Vec2,
        angle: f32,
    ) {
        let transform = Transform::from_translation(place)
            .with_rotation(Quat::from_rotation_z(angle))
            .with_scale((cells * self.layout.cells(1.0)).extend(1.0));
        let (mesh, material) = (Mesh2d(self.quad.0.clone()), MeshMaterial2d(material.clone()));
        self.commands.spawn((name.into(), mark, mesh, material, transform));
    }

    /// Writes a word or a number with its middle at a place, this many cells high.
    pub(crate) fn word(
        &mut self,
        name: impl Into<Name>,
        mark: M,
        text: impl Into<String>,
        ink: Rgb,
        place: Vec2,
        cells: f32,
    ) {
        self.word_at(name, mark, text, ink, place.extend(layer::LABEL), cells);
    }

    /// The same on a layer of its own.
    pub(crate) fn word_at(
        &mut self,
        name: impl Into<Name>,
        mark: M,
        text: impl Into<String>,
        ink: Rgb,
        place: Vec3,
        cells: f32,
    ) {
        let letters = Letters::new(text, Face::Bold, cells * self.layout.board.cell);
        let ink = Sprite::from_color(ink.color(), Vec2::ZERO);
        let place = Transform::from_translation(place);
        self.commands.spawn((name.into(), mark, letters, ink, place));
    }
}
