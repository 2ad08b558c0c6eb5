//! Devices become [`Action`]s; which device was used last is remembered.

pub mod bindings;
pub mod capture;
pub mod gamepad;
pub mod keyboard;
pub mod letters;
pub mod mouse;
mod pad_watch;
pub mod pads;
pub mod typing;

use bevy::prelude::*;

use crate::app::intent::{Action, LastDevice};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>()
        .init_resource::<LastDevice>()
        .add_plugins((
            bindings::plugin,
            letters::plugin,
            pads::plugin,
            keyboard::plugin,
            gamepad::plugin,
            mouse::plugin,
            pad_watch::plugin,
            capture::plugin,
        ))
        .add_systems(First, end_actions);
}

/// What is pressed is heard in the update in which it is pressed, and not by whoever begins to listen in the next.
fn end_actions(mut actions: ResMut<Messages<Action>>) {
    actions.clear();
}
