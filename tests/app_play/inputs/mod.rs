//! Keys and buttons as the player wants them, what is said of them, and how gamepads, cursor and fingers place stones.

mod chosen;
mod jumps;
mod pads;
mod pending;
mod prompts;

use bevy::prelude::GamepadButton;
use bevy::prelude::*;
use goishi::app::features::settings::Tab;
use goishi::app::input::bindings::{Book, Chord};
use goishi::app::intent::Action;
use goishi::app::ui::prompts::Prompted;
use goishi::game::Seat;

use crate::app::{Desk, Device};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn two_people() -> Desk {
    Desk::in_match(Seat::Human, Seat::Human, 15)
}

/// At the tab of the settings that leads there.
fn at_settings(device: Device) -> Desk {
    let mut desk = Desk::new();
    desk.connect_pad();
    desk.choose(device, "title-settings");
    desk.open_tab(device, Tab::Controls);
    desk
}

fn buttons(desk: &Desk, action: Action) -> Vec<GamepadButton> {
    desk.section::<Book<GamepadButton>>().of(action).to_vec()
}

const fn k(key: KeyCode) -> Chord {
    Chord::key(key)
}

#[track_caller]
fn assert_prompts(desk: &mut Desk, expect: &[(&str, &'static str)]) {
    desk.settle();
    let shown = &desk.app.world().resource::<Prompted>().0;
    let shown: Vec<(&str, &str)> = shown.iter().map(|(press, id)| (press.as_str(), *id)).collect();
    assert_eq!(shown, expect);
}
