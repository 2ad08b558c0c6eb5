//! A match: the panel beside the board, the pause, and the page of the end.

pub(crate) mod board_words;
pub(crate) mod cards;
pub(crate) mod clock;
pub(crate) mod count;
pub(crate) mod entry;
pub(crate) mod game_over;
pub(crate) mod opening;
mod pages;
pub(crate) mod pause;
pub(crate) mod plate;
pub mod questions;
pub(crate) mod reads;
pub mod seats;
pub(crate) mod side;

use bevy::prelude::App;

/// The keys before a match is left.
pub(super) fn logic(app: &mut App) {
    app.add_plugins(questions::logic);
}

/// What draws.
pub(super) fn view(app: &mut App) {
    app.add_plugins((pages::plugin, questions::view));
}
