//! One `Stone` entity per stone on the board, and how it comes and goes.

use std::time::Duration;

use bevy::mesh::MeshTag;
use bevy::prelude::*;

use super::board::material::{Quad, StoneKind, StoneLook, StoneMaterial, vec4};
use super::dye::{AddMaterial as _, Dye, Dyeing};
use super::tween::{Motion, Rest, Tween};
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::table::place::MovesTakenBack;
use crate::app::table::session::Session;
use crate::app::table::shown::Shown;
use crate::app::theme::{Rgb, StoneSet};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::game::{Outcome, WinBy};
use crate::play::Grid;

/// A stone on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Where it lies.
    pub point: Point,
    /// Its color.
    pub color: Color,
}

/// The soft shadow of a stone, its child, on a layer below all stones; it rests in the measure of the stone.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Shadow;

/// How much wider than a stone its shadow is with the blur, as a share of the stone.
const SHADOW_SHARE: f32 = 1.27;
const SHADOW_OFFSET_CELLS: Vec2 = Vec2::new(0.06, -0.09);
/// How far stones step back that are not part of the winning row.
const STEP_BACK: f32 = 0.25;
/// Captured stones are lifted one after the other, this far apart, up to this many steps.
const CAPTURE_STEP: Duration = Duration::from_millis(20);
const CAPTURE_STEPS: u32 = 15;
/// How much of a ghost shows, in linear light: slate needs more of it than shell to be told as slate.
const GHOST_OPACITY: ByColor<f32> = ByColor { black: 0.62, white: 0.45 };

/// The materials that all stones share.
#[derive(Resource)]
pub struct StoneMaterials {
    plain: ByColor<Handle<StoneMaterial>>,
    back: ByColor<Handle<StoneMaterial>>,
    /// A stone that is not there yet.
    pub ghost: ByColor<Handle<StoneMaterial>>,
    shadow: Handle<StoneMaterial>,
}

pub(crate) fn plugin(app: &mut App) {
    let materials = StoneMaterials::new(app);
    app.insert_resource(materials).add_systems(
        Update,
        (mirror.run_if(resource_changed::<Shown>), place, dress.run_if(resource_changed::<Shown>))
            .chain()
            .in_set(AppSet::Mirror)
            .after(Dyeing),
    );
}

impl StoneMaterials {
    fn new(app: &mut App) -> Self {
        let mut stones = |opacity: ByColor<f32>, back: f32| {
            ByColor::from_fn(|color| app.dyed(move |dye| stone(color, dye, opacity[color], back)))
        };
        let opaque = ByColor { black: 1.0, white: 1.0 };
        let (plain, back) = (stones(opaque, 0.0), stones(opaque, STEP_BACK));
        Self { plain, back, ghost: stones(GHOST_OPACITY, 0.0), shadow: app.dyed(shadow) }
    }
}

/// A stone, opaque or as a ghost, and how far it sinks into the board.
fn stone(color: Color, dye: &Dye, opacity: f32, back: f32) -> StoneMaterial {
    let kind = match (dye.stone_set, color) {
        (StoneSet::Natural, Color::Black) => StoneKind::Slate,
        (StoneSet::Natural, Color::White) => StoneKind::Shell,
        (StoneSet::Flat, _) => StoneKind::Flat,
        (StoneSet::Glass, _) => StoneKind::Glass,
    };
    let (rim, rim_strength) = dye.rim(color);
    // White glass is milky, and a flat white stone has a ring.
    let is_white = f32::from(u8::from(color == Color::White));
    let grain = if dye.stone_set == StoneSet::Glass { is_white } else { 1.0 };
    let look = StoneLook {
        body: vec4(dye.stones[color], dye.seen * opacity),
        rim: vec4(rim, rim_strength),
        look: Vec4::new(1.0, grain, 0.0, is_white),
        room: vec4(dye.board, back),
    };
    StoneMaterial { look, kind }
}

fn shadow(dye: &Dye) -> StoneMaterial {
    // What is printed casts no shadow.
    let dark = if dye.stone_set == StoneSet::Flat { 0.0 } else { 0.62 };
    StoneMaterial::light(Rgb(0, 0, 0), dye.seen * dark, 0.0, (SHADOW_SHARE - 1.0) / SHADOW_SHARE)
}

/// Spawns and removes stones until the entities are those of the position shown.
fn mirror(
    mut commands: Commands,
    shown: Res<Shown>,
    quad: Res<Quad>,
    materials: Res<StoneMaterials>,
    stones: Query<(Entity, &Stone)>,
    mut taken_back: MessageReader<MovesTakenBack>,
    mut grid: Local<Option<Grid>>,
) {
    let same_board = *grid == Some(shown.grid());
    *grid = Some(shown.grid());
    let lifted: Vec<Point> = taken_back.read().flat_map(|message| message.points.iter().copied()).collect();
    let captured: &[Point] = shown.captured_last();
    let mut n_captured = 0;
    let mut there = PointSet::EMPTY;
    for (entity, &Stone { point, color }) in &stones {
        if same_board && shown.stone(point) == Some(color) {
            there.insert(point);
            continue;
        }
        let motion = if same_board && lifted.contains(&point) {
            Some(Tween::new(Motion::Lift))
        } else if same_board && shown.is_live() && captured.contains(&point) {
            n_captured += 1;
            let step = CAPTURE_STEP * (n_captured - 1).min(CAPTURE_STEPS);
            Some(Tween::new(Motion::Capture).after(step))
        } else {
            None
        };
        if let Some(motion) = motion {
            commands.entity(entity).remove::<Stone>().insert(motion);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let last = shown.placed_last();
    for (point, color) in shown.stones() {
        if there.contains(point) {
            continue;
        }
        let mut stone = commands.spawn((
            Name::new(format!("Stone {point:?}")),
            Stone { point, color },
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(materials.plain[color].clone()),
            MeshTag(shown.grid().ordinal(point) as u32),
            Rest::default(),
            Transform::default(),
        ));
        stone.with_child((
            Name::new("Shadow"),
            Shadow,
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(materials.shadow.clone()),
            MeshTag(0),
            Rest::default(),
            Transform::default(),
        ));
        if same_board && !lifted.is_empty() && last != Some(point) {
            // Captured stones that come back.
            stone.insert(Tween::new(Motion::Return));
        } else if last == Some(point) {
            stone.insert(Tween::new(Motion::Drop));
        }
    }
}

/// Puts stones and shadows where the layout has their points.
pub(crate) fn place(
    layout: Res<ScreenLayout>,
    mut stones: Query<(Ref<Stone>, &mut Rest), Without<Shadow>>,
    mut shadows: Query<(Ref<Shadow>, &mut Rest)>,
) {
    let moved = layout.is_changed();
    for (stone, mut rest) in &mut stones {
        if moved || stone.is_added() {
            rest.translation = layout.world_of_stone(stone.point).extend(layer::STONE);
            rest.scale = Vec2::splat(layout.stone_width());
        }
    }
    for (shadow, mut rest) in &mut shadows {
        if moved || shadow.is_added() {
            let offset = SHADOW_OFFSET_CELLS * layout.cells(1.0) / layout.stone_width();
            rest.translation = offset.extend(layer::SHADOW - layer::STONE);
            rest.scale = Vec2::splat(SHADOW_SHARE);
        }
    }
}

/// Stones step back that are dead, and at the end by a winning row those that are not in it.
fn dress(
    session: Res<Session>,
    shown: Res<Shown>,
    materials: Res<StoneMaterials>,
    mut stones: Query<(&Stone, &mut MeshMaterial2d<StoneMaterial>)>,
) {
    let game = session.game();
    let row: Option<Vec<Point>> = match shown.outcome() {
        Some(Outcome::Win { by: WinBy::Five(row), .. }) => {
            Some(row.points(shown.position().size()).collect())
        }
        _ => None,
    };
    let dead = game.dead_stones().filter(|_| shown.is_match()).unwrap_or_default();
    for (stone, mut material) in &mut stones {
        let wanted = if dead.contains(stone.point) {
            &materials.ghost[stone.color]
        } else if row.as_ref().is_some_and(|row| !row.contains(&stone.point)) {
            &materials.back[stone.color]
        } else {
            &materials.plain[stone.color]
        };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
    }
}
