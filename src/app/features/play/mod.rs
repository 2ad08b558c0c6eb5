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
pub(crate) mod reads;
pub(crate) mod side;

use bevy::prelude::App;

pub(super) fn view(app: &mut App) {
    app.add_plugins(pages::plugin);
}
