//! What the table looks, sounds and feels like: board, stones, marks, sounds, rumble, and what a screen reader is told.

pub mod access;
pub mod audio;
pub mod board;
pub mod dye;
pub mod letters;
pub mod marks;
pub mod rumble;
pub mod stone;
pub mod tween;

use bevy::prelude::*;

use super::AppSet;

/// Where each part of the program says what of it is heard, felt and read out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Feedback;

pub(super) fn plugin(app: &mut App) {
    // None of them reads what another one says.
    app.configure_sets(Update, Feedback.in_set(AppSet::Sound).ambiguous_with(Feedback)).add_plugins((
        tween::plugin,
        board::plugin,
        dye::plugin,
        letters::plugin,
        stone::plugin,
        marks::plugin,
        access::plugin,
        audio::plugin,
        rumble::plugin,
    ));
}
