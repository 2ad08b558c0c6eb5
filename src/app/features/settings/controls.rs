//! The way to the keys and buttons, and how gamepads are read.

use super::choices::Choices;
use super::head_line;
use crate::app::input::bindings::CONTROLS;
use crate::app::input::pads::PadSettings;
use crate::app::intent::Action;
use crate::app::screen::ScreenMove;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::view::rumble::Strength;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, new: &mut Choices) {
    let opens = kit.button("settings-controls", &view.text("settings-controls"), Emphasis::Plain);
    head_line(kit, view, "controls-pad");
    kit.muted(view.text("controls-sticks"));
    let label = view.text("settings-rumble");
    kit.choice("settings-rumble", &label, &mut new.rumble.strength, &Strength::ALL, |strength| {
        view.texts.get(strength.text_id())
    });
    let mut is_swapped = is_swapped(new);
    if kit.toggle("pad-swap", &view.text("pad-swap"), &mut is_swapped) {
        new.pad.swap(Action::Confirm, Action::Back);
    }
    let pad = &mut new.gamepad;
    let label = view.text("pad-dead-zone");
    kit.choice("pad-dead-zone", &label, &mut pad.dead_zone, &PadSettings::DEAD_ZONES, |percent| {
        view.texts.with("percent", [("n", (*percent).into())])
    });
    let label = view.text("pad-delay");
    kit.choice("pad-delay", &label, &mut pad.repeat_delay, &PadSettings::DELAYS, |delay| {
        view.texts.with("pad-milliseconds", [("n", (*delay).into())])
    });
    let label = view.text("pad-repeats");
    kit.choice("pad-repeats", &label, &mut pad.repeats, &PadSettings::REPEATS, |repeats| match repeats {
        0 => view.text("pad-repeats-never"),
        n => view.texts.with("pad-repeats-often", [("n", (*n).into())]),
    });
    kit.toggle("pad-seats", &view.text("pad-seats"), &mut pad.two_seats);
    if opens {
        kit.ask(ScreenMove::Open(CONTROLS));
    }
}

/// Whether the button at the right confirms and the lowest one goes back.
fn is_swapped(choices: &Choices) -> bool {
    use bevy::prelude::GamepadButton::{East, South};
    choices.pad.of(Action::Confirm).contains(&East) && choices.pad.of(Action::Back).contains(&South)
}
