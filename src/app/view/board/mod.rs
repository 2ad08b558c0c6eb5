//! The board: one root with the wood, one `Cell` entity per intersection, the coordinates.

mod coordinates;
pub mod material;
pub mod veil;

use bevy::prelude::*;

use self::material::{BoardLook, BoardMaterial, Quad, vec4};
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::table::shown::Shown;
use crate::app::theme::Theme;
use crate::board::{Color, Point, coord::Notation};
use crate::play::Grid;

/// Marks the entity of the wood; cells are its children.
#[derive(Component, Debug)]
pub struct Board;

/// An intersection and what stands on it, mirrored from the session.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The intersection.
    pub point: Point,
    /// The stone on it.
    pub stone: Option<Color>,
}

/// The width of a line and of the frame, and the radius of a star point, in cells.
const LINE_CELLS: f32 = 0.028;
const FRAME_CELLS: f32 = 0.05;
const STAR_CELLS: f32 = 0.10;
const CORNER_CELLS: f32 = 0.12;
/// The border around the wood that its shadow falls on, in cells.
const SHADOW_CELLS: f32 = 0.6;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((material::plugin, coordinates::plugin, veil::plugin))
        .add_systems(Startup, spawn)
        .add_systems(Update, (rebuild_cells, mirror_cells, look).chain().in_set(AppSet::Mirror));
}

fn spawn(mut commands: Commands, quad: Res<Quad>, mut materials: ResMut<Assets<BoardMaterial>>) {
    commands.spawn((
        Name::new("Board"),
        Board,
        Mesh2d(quad.0.clone()),
        MeshMaterial2d(materials.add(BoardMaterial::default())),
        Transform::default(),
    ));
}

/// One cell an intersection, made anew when the lines of the board change.
fn rebuild_cells(
    mut commands: Commands,
    shown: Res<Shown>,
    board: Single<Entity, With<Board>>,
    cells: Query<Entity, With<Cell>>,
    mut built_for: Local<Option<Grid>>,
) {
    let grid = shown.grid();
    if *built_for == Some(grid) {
        return;
    }
    *built_for = Some(grid);
    for cell in &cells {
        commands.entity(cell).despawn();
    }
    for point in grid.points() {
        commands.spawn((
            Name::new(format!("Cell {}", grid.name(Notation::Renju, point))),
            Cell { point, stone: None },
            ChildOf(*board),
        ));
    }
}

/// Brings the cells in line with the session.
fn mirror_cells(shown: Res<Shown>, mut cells: Query<&mut Cell>) {
    for mut cell in &mut cells {
        let stone = shown.stone(cell.point);
        if cell.stone != stone {
            cell.stone = stone;
        }
    }
}

/// Draws the board where the layout puts it, in the colors of the theme.
fn look(
    layout: Res<ScreenLayout>,
    theme: Res<Theme>,
    board: Single<(&mut Transform, &MeshMaterial2d<BoardMaterial>), With<Board>>,
    mut materials: ResMut<Assets<BoardMaterial>>,
) {
    let (mut transform, material) = board.into_inner();
    let look = board_look(&layout, &theme);
    if materials.get(&material.0).is_some_and(|material| material.look != look)
        && let Some(mut material) = materials.get_mut(&material.0)
    {
        material.look = look;
    }
    let middle = layout.board.corner + layout.board.wood() / 2.0;
    let place = layout.to_world(middle).extend(layer::BOARD);
    let quad = look.quad.xy() + 2.0 * look.quad.z;
    let scale = (quad / layout.screen.scale).extend(1.0);
    transform.set_if_neq(Transform::from_translation(place).with_scale(scale));
}

/// The bare wood as it is between two corners, in pixels: what lies under it shows through as far as it is not opaque.
pub(crate) fn bare(layout: &ScreenLayout, theme: &Theme, corners: [Vec2; 2], opacity: f32) -> BoardMaterial {
    let whole = board_look(layout, theme);
    let border = Vec2::splat(whole.quad.z);
    let share = |length: Vec2| length / (whole.quad.xy() + 2.0 * border);
    let begins = share(corners[0] - layout.board.corner + border);
    let size = share(corners[1] - corners[0]);
    let look = BoardLook {
        line: Vec4::ZERO,
        width: whole.width.with_w(opacity),
        part: Vec4::new(begins.x, begins.y, size.x, size.y),
        ..whole
    };
    BoardMaterial { look }
}

fn board_look(layout: &ScreenLayout, theme: &Theme) -> BoardLook {
    let board = &layout.board;
    let (grid, wood) = (board.grid, board.wood());
    let border = (board.cell * SHADOW_CELLS).round();
    let mut stars = [Vec4::splat(-1000.0); 9];
    for (slot, star) in stars.iter_mut().zip(grid.star_points()) {
        *slot = Vec4::new(f32::from(star.x()), f32::from(star.y()), 0.0, 0.0);
    }
    let pixels = |cells: f32| (cells * board.cell).round().max(1.0);
    BoardLook {
        wood: vec4(theme.board, theme.grain()),
        line: vec4(theme.line, 1.0),
        quad: Vec4::new(wood.x, wood.y, border, board.cell * CORNER_CELLS),
        grid: Vec4::new(board.cell, board.margin, f32::from(grid.columns()), f32::from(grid.rows())),
        width: Vec4::new(pixels(LINE_CELLS), pixels(FRAME_CELLS), (board.cell * STAR_CELLS).max(1.5), 1.0),
        part: Vec4::new(0.0, 0.0, 1.0, 1.0),
        stars,
    }
}
