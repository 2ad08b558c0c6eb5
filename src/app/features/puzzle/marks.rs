//! What is seen on the board of the puzzle: the points taken, what a stone would take, the hint, and where the
//! recursion stands.
//!
//! A point that is taken has a tile on it, with a number where more than one stone takes it; a free point is bare.
//! Every mark has a shape of its own; color only helps.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{Hint, Puzzle, PuzzleStage};
use crate::app::AppSet;
use crate::app::input::mouse::Aim;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::Phase;
use crate::app::theme::{Theme, ToBevy as _};
use crate::app::view::board::material::{MarkKind, MarkMaterial, Quad, StoneMaterial};
use crate::app::view::dye::AddMaterial as _;
use crate::app::view::letters::Letters;
use crate::app::view::stone::StoneMaterials;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::Point;
use crate::cover::Cover;
use crate::picture::Face;
use crate::theme::shift::stone_cells;

/// What a mark on a point says.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleMark {
    /// A stone takes the point: a filled tile.
    Taken,
    /// How many stones take it: a number on the tile.
    Times(u8),
    /// The stone pointed at would take it: an open tile.
    Preview,
    /// The stone that would be placed.
    Ghost,
    /// A point of some completion.
    Hint,
    /// The point that the recursion is about to take.
    Target,
    /// A stone is still to be tried here.
    ToCome,
    /// A stone here has been tried.
    Tried,
}

/// Where a mark lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedPoint(pub Point);

/// The sizes of the marks in cells.
const TILE_CELLS: f32 = 0.46;
const TIMES_CELLS: f32 = 0.30;
const HINT_CELLS: f32 = 0.72;
const TARGET_CELLS: f32 = 1.12;
const TO_COME_CELLS: f32 = 0.5;
const TRIED_CELLS: f32 = 0.30;

/// The materials of the marks.
#[derive(Resource)]
struct Materials {
    taken: Handle<MarkMaterial>,
    preview: Handle<MarkMaterial>,
    hint: Handle<MarkMaterial>,
    target: Handle<MarkMaterial>,
    to_come: Handle<MarkMaterial>,
    tried: Handle<MarkMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    let materials = Materials::new(app);
    app.insert_resource(materials).add_systems(
        Update,
        mirror.run_if(in_state(Phase::Puzzle)).in_set(AppSet::Mirror).after(crate::app::view::stone::place),
    );
}

impl Materials {
    fn new(app: &mut App) -> Self {
        let mut add = |kind, stroke, outline| {
            app.dyed(move |dye| {
                // Crosses lie on tiles as well, and are drawn as the lines are.
                let color = if kind == MarkKind::Cross { dye.line } else { dye.accent };
                MarkMaterial::new(kind, color, stroke, outline)
            })
        };
        Self {
            // The stroke fills the tile.
            taken: add(MarkKind::Area, 0.50, 0.08),
            preview: add(MarkKind::Area, 0.07, 0.07),
            hint: add(MarkKind::Diamond, 0.11, 0.09),
            target: add(MarkKind::Frame, 0.06, 0.06),
            to_come: add(MarkKind::Ring, 0.12, 0.10),
            tried: add(MarkKind::Cross, 0.14, 0.12),
        }
    }
}

/// Every mark that belongs on the board now.
fn wanted(
    puzzle: &Puzzle,
    stage: PuzzleStage,
    focus: Option<Point>,
    has_ghost: bool,
) -> BTreeSet<(PuzzleMark, Point)> {
    let cover = puzzle.shown();
    let mut marks = taken(cover);
    match (puzzle.watch(), stage) {
        (Some(watch), _) => {
            marks.extend(watch.target().map(|point| (PuzzleMark::Target, point)));
            marks.extend(watch.to_come().iter().map(|point| (PuzzleMark::ToCome, point)));
            marks.extend(watch.tried().iter().map(|point| (PuzzleMark::Tried, point)));
        }
        (None, PuzzleStage::Solving) => {
            if let Some(Hint::Place(point)) = puzzle.hint() {
                marks.insert((PuzzleMark::Hint, point));
            }
            if let Some(point) = focus.filter(|point| cover.check(*point).is_ok()) {
                let would_take = cover.board().plus(point) & cover.free_points();
                marks.extend(would_take.iter().map(|point| (PuzzleMark::Preview, point)));
                if has_ghost {
                    marks.insert((PuzzleMark::Ghost, point));
                }
            }
        }
        _ => {}
    }
    marks
}

/// The tiles of the points taken, and their numbers; a stone is its own tile.
fn taken(cover: &Cover) -> BTreeSet<(PuzzleMark, Point)> {
    let mut marks = BTreeSet::new();
    for point in (cover.board().all_points() - cover.free_points() - cover.stones()).iter() {
        marks.insert((PuzzleMark::Taken, point));
        let n_takers = cover.n_takers(point) as u8;
        if n_takers > 1 {
            marks.insert((PuzzleMark::Times(n_takers), point));
        }
    }
    marks
}

/// Spawns and removes marks until they are those wanted, and puts them where the layout has their points.
fn mirror(
    puzzle: Res<Puzzle>,
    layout: Res<ScreenLayout>,
    aim: Aim,
    stage: Option<Res<State<PuzzleStage>>>,
    dress: Dress,
    marks: Query<(Entity, &PuzzleMark, &MarkedPoint)>,
    mut commands: Commands,
    mut drawn_for: Local<Option<(ScreenLayout, Theme)>>,
) {
    let now = Some((*layout, *dress.theme));
    let is_same = *drawn_for == now;
    *drawn_for = now;
    let focus = aim.pressable().filter(|_| aim.at.board_has_focus());
    let mut wanted = match stage.map(|stage| *stage.get()) {
        Some(stage) if aim.at.dimming() == 0.0 => wanted(&puzzle, stage, focus, aim.is_mouse()),
        _ => BTreeSet::new(),
    };
    for (entity, mark, MarkedPoint(point)) in &marks {
        if !(is_same && wanted.remove(&(*mark, *point))) {
            commands.entity(entity).despawn();
        }
    }
    for (mark, point) in wanted {
        let entity = dress.spawn(&mut commands, &layout, mark, point);
        if mark == PuzzleMark::Taken && is_same && puzzle.is_seen() {
            commands.entity(entity).insert(Tween::new(Motion::Grow));
        }
    }
}

/// What marks are made of.
#[derive(bevy::ecs::system::SystemParam)]
struct Dress<'w> {
    quad: Res<'w, Quad>,
    materials: Res<'w, Materials>,
    stones: Res<'w, StoneMaterials>,
    theme: Res<'w, Theme>,
}

impl Dress<'_> {
    fn spawn(
        &self,
        commands: &mut Commands,
        layout: &ScreenLayout,
        mark: PuzzleMark,
        point: Point,
    ) -> Entity {
        let (cells, z) = match mark {
            PuzzleMark::Taken | PuzzleMark::Preview => (TILE_CELLS, layer::ZONE),
            PuzzleMark::Times(_) => (1.0, layer::TILE_NUMBER),
            PuzzleMark::Ghost => (stone_cells(layout.is_shifted), layer::GHOST),
            PuzzleMark::Hint => (HINT_CELLS, layer::MARK),
            PuzzleMark::Target => (TARGET_CELLS, layer::CURSOR),
            PuzzleMark::ToCome => (TO_COME_CELLS, layer::MARK),
            PuzzleMark::Tried => (TRIED_CELLS, layer::MARK),
        };
        let place = match mark {
            PuzzleMark::Ghost => layout.world_of_stone(point).extend(z),
            _ => layout.world_of(point).extend(z),
        };
        let mut entity = commands.spawn((
            Name::new(format!("{mark:?} {point:?}")),
            mark,
            MarkedPoint(point),
            DespawnOnExit(Phase::Puzzle),
            Transform::from_translation(place),
        ));
        let material = match mark {
            PuzzleMark::Times(n_takers) => {
                entity.insert((
                    Letters::new(n_takers.to_string(), Face::Bold, TIMES_CELLS * layout.board.cell),
                    Sprite::from_color(self.theme.accent.outline().color(), Vec2::ZERO),
                ));
                return entity.id();
            }
            PuzzleMark::Ghost => {
                let ghost: Handle<StoneMaterial> = self.stones.ghost[crate::board::Color::Black].clone();
                entity.insert(MeshMaterial2d(ghost));
                None
            }
            PuzzleMark::Taken => Some(&self.materials.taken),
            PuzzleMark::Preview => Some(&self.materials.preview),
            PuzzleMark::Hint => Some(&self.materials.hint),
            PuzzleMark::Target => Some(&self.materials.target),
            PuzzleMark::ToCome => Some(&self.materials.to_come),
            PuzzleMark::Tried => Some(&self.materials.tried),
        };
        if let Some(material) = material {
            entity.insert(MeshMaterial2d(material.clone()));
        }
        let scale = Vec2::splat(layout.cells(cells));
        entity.insert((Mesh2d(self.quad.0.clone()), Rest { translation: place, scale }));
        entity.id()
    }
}
