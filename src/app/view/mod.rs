//! What the table looks, sounds and feels like: board, stones, marks, sounds, rumble, and what a screen reader is told.

pub mod access;
pub mod audio;
pub mod board;
mod crisp;
pub mod cursor;
pub mod marks;
pub mod numbers;
pub mod rumble;
pub mod stone;
pub mod tween;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crisp::plugin,
        tween::plugin,
        board::plugin,
        stone::plugin,
        marks::plugin,
        access::plugin,
        audio::plugin,
        rumble::plugin,
    ));
}
