//! What one can do with the program, a folder for each.

pub mod controls;
pub mod exchange;
pub mod first_start;
pub mod help;
pub mod lesson;
pub(crate) mod menu;
pub mod play;
pub mod puzzle;
pub mod records;
pub mod replay;
pub mod settings;
pub mod welcome;

use bevy::prelude::*;

/// What decides.
pub(super) fn logic(app: &mut App) {
    app.add_plugins((
        help::logic,
        records::plugin,
        exchange::plugin,
        puzzle::plugin,
        lesson::plugin,
        replay::plugin,
        play::logic,
        controls::logic,
    ));
}

/// What draws.
pub(super) fn view(app: &mut App) {
    app.add_plugins((
        puzzle::view,
        lesson::view,
        settings::plugin,
        exchange::view,
        replay::panel::plugin,
        play::view,
        records::view,
        menu::view,
        help::view,
        controls::view,
        welcome::view,
    ));
}
