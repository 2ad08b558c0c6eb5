//! The one camera: two-dimensional, a unit a logical pixel, without multisampling since every shape smooths itself.

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn);
}

fn spawn(mut commands: Commands, cameras: Query<(), With<Camera>>) {
    // A picture drawn off screen brings its own camera.
    if cameras.is_empty() {
        commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
    }
}

/// The heights of the layers, lowest first.
pub mod layer {
    /// The wood with its lines.
    pub const BOARD: f32 = 0.0;
    /// Letters and numbers along the board.
    pub const COORDINATES: f32 = 1.0;
    /// The square of an opening.
    pub const ZONE: f32 = 1.5;
    /// Numbers on the tiles of the puzzle.
    pub const TILE_NUMBER: f32 = 1.7;
    /// Shadows of the stones.
    pub const SHADOW: f32 = 2.0;
    /// The light under a winning row.
    pub const GLOW: f32 = 2.5;
    /// The light that spreads over the board when somebody has won.
    pub const LIGHT: f32 = 2.6;
    /// The stones.
    pub const STONE: f32 = 3.0;
    /// The lines that explain a forbidden point.
    pub const CAUSE: f32 = 3.5;
    /// Marks on stones and points.
    pub const MARK: f32 = 4.0;
    /// Numbers on marks.
    pub const LABEL: f32 = 5.0;
    /// What a record dims or leaves out.
    pub const SHADE: f32 = 5.5;
    /// The stone that would be placed.
    pub const GHOST: f32 = 6.0;
    /// The cursor of keys and gamepad.
    pub const CURSOR: f32 = 7.0;
    /// The line through a winning row.
    pub const WIN: f32 = 8.0;
    /// The sparks from the stones that have won.
    pub const SPARK: f32 = 8.5;
    /// What dims all of it behind a page.
    pub const VEIL: f32 = 9.0;
}
