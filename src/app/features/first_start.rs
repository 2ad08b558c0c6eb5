//! The first start: before anything else the player is asked how to read and see the program, once only.

use bevy::prelude::*;

use crate::app::Options;
use crate::app::features::welcome::WELCOME;
use crate::app::screen::ScreenMove;
use crate::app::settings::SettingsStore;

/// Opens the page of the first start where the user has no settings yet, and has not asked for a game.
pub fn offer(world: &mut World, options: &Options) {
    let mut store = world.resource_mut::<SettingsStore>();
    if !store.is_first_start() || options.file.is_some() {
        return;
    }
    // It is not asked again, whatever becomes of the page.
    store.save_soon();
    world.write_message(ScreenMove::Open(WELCOME));
}
