//! The light under the stones of a winning row: it spreads from stone to stone as the line runs through them.

use bevy::prelude::*;

use super::standing::WIN_SWEEP;
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::table::shown::Shown;
use crate::app::theme::{Rgb, Theme};
use crate::app::view::board::material::{Quad, StoneMaterial};
use crate::app::view::dye::AddMaterial as _;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::Point;
use crate::game::{Outcome, WinBy};

/// The light under a stone.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glow(pub Point);

/// Its width in cells, and how soft its edge is.
const GLOW_CELLS: f32 = 1.62;
const SOFTNESS: f32 = 0.30;

/// What it is drawn with.
#[derive(Resource)]
struct GlowMaterial(Handle<StoneMaterial>);

pub(super) fn plugin(app: &mut App) {
    let material = app.dyed(|dye| StoneMaterial::light(light_on(dye), 0.95, 0.0, SOFTNESS));
    app.insert_resource(GlowMaterial(material))
        .add_systems(Update, shine.in_set(AppSet::Mirror).after(super::go::show));
}

/// Light on a dark board, color on a light one: whichever is seen.
pub(super) fn light_on(theme: &Theme) -> Rgb {
    let light = theme.accent.mixed(Rgb::WHITE, 0.7);
    if light.contrast(theme.board) > 1.4 { light } else { theme.accent }
}

/// Light under every stone of the row that has won, while the board is in view.
fn shine(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<ScreenLayout>,
    quad: Res<Quad>,
    material: Res<GlowMaterial>,
    existing: Query<Entity, With<Glow>>,
    mut lit: Local<bool>,
) {
    let row: Vec<Point> = match shown.outcome() {
        Some(Outcome::Win { by: WinBy::Five(row), .. }) => row.points(shown.position().size()).collect(),
        _ => Vec::new(),
    };
    let is_lit = !row.is_empty();
    if !(shown.is_changed() || layout.is_changed() || *lit != is_lit) {
        return;
    }
    let was_lit = std::mem::replace(&mut *lit, is_lit);
    for glow in &existing {
        commands.entity(glow).despawn();
    }
    let n_steps = row.len().saturating_sub(1).max(1) as u32;
    for (i, &point) in row.iter().enumerate() {
        let translation = layout.world_of_stone(point).extend(layer::GLOW);
        let mut glow = commands.spawn((
            Name::new("Glow"),
            Glow(point),
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(material.0.clone()),
            Rest { translation, scale: Vec2::splat(layout.cells(GLOW_CELLS)) },
            Transform::from_translation(translation).with_scale(Vec3::ZERO),
        ));
        if !was_lit {
            glow.insert(Tween::new(Motion::Grow).after(WIN_SWEEP * i as u32 / n_steps));
        }
    }
}
