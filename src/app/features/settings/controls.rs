//! The way to the keys and buttons, and how gamepads are read.

use super::choices::Choices;
use super::head_line;
use crate::app::input::bindings::CONTROLS;
use crate::app::input::pads::PadSettings;
use crate::app::intent::Action;
use crate::app::screen::ScreenMove;
use crate::app::ui::kit::{Button, Kit};
use crate::app::view::rumble::Strength;

pub(super) fn draw(kit: &mut Kit<'_>, new: &mut Choices) {
    let texts = kit.texts;
    kit.button(Button::new("settings-controls", ScreenMove::Open(CONTROLS)));
    head_line(kit, "controls-pad");
    kit.muted(texts.get("controls-sticks"));
    kit.choice("settings-rumble", &mut new.rumble.strength, &Strength::ALL, Strength::text_id);
    let mut is_swapped = is_swapped(new);
    if kit.toggle("pad-swap", &mut is_swapped) {
        new.pad.swap(Action::Confirm, Action::Back);
    }
    let pad = &mut new.gamepad;
    kit.choice_in_words("pad-dead-zone", &mut pad.dead_zone, &PadSettings::DEAD_ZONES, |percent| {
        texts.with("percent", [("n", (*percent).into())])
    });
    kit.choice_in_words("pad-delay", &mut pad.repeat_delay, &PadSettings::DELAYS, |delay| {
        texts.with("pad-milliseconds", [("n", (*delay).into())])
    });
    kit.choice_in_words("pad-repeats", &mut pad.repeats, &PadSettings::REPEATS, |repeats| match repeats {
        0 => texts.get("pad-repeats-never"),
        n => texts.with("pad-repeats-often", [("n", (*n).into())]),
    });
    kit.toggle("pad-seats", &mut pad.two_seats);
}

/// Whether the button at the right confirms and the lowest one goes back.
fn is_swapped(choices: &Choices) -> bool {
    use bevy::prelude::GamepadButton::{East, South};
    choices.pad.of(Action::Confirm).contains(&East) && choices.pad.of(Action::Back).contains(&South)
}
