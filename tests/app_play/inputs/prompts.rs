//! The presses that the footer names.

use bevy::prelude::GamepadButton;
use bevy::prelude::*;
use goishi::app::input::bindings::{Book, Chord};
use goishi::app::intent::Action;

use super::{assert_prompts, k, two_people};

#[test]
fn prompts_show_what_is_in_force_on_the_device_in_use() {
    let mut desk = two_people();
    desk.click_point(desk.at(1, 1));
    assert_prompts(&mut desk, &[("F1", "prompt-help"), ("Esc", "prompt-pause")]);
    desk.press(KeyCode::ArrowUp);
    let usual = [("Enter", "prompt-place"), ("U", "prompt-undo"), ("Esc", "prompt-pause")];
    assert_prompts(&mut desk, &usual);
    desk.change(|settings: &mut Book<Chord>| {
        settings.give(k(KeyCode::KeyZ).ctrl(), Action::Undo).unwrap();
        settings.give(k(KeyCode::Tab), Action::Back).unwrap();
    });
    assert_prompts(
        &mut desk,
        &[("Enter", "prompt-place"), ("Ctrl+Z", "prompt-undo"), ("Tab", "prompt-pause")],
    );
    for (vendor, place, undo) in [
        (None, "A", "X"),
        (Some(0x045e), "A", "X"),
        (Some(0x054c), "Cross", "Square"),
        (Some(0x057e), "B", "Y"),
        (Some(0x28de), "A", "X"),
    ] {
        desk.connect_pad_from(vendor);
        desk.pad_press(GamepadButton::DPadDown);
        let back = match vendor {
            Some(0x054c) => "Circle",
            Some(0x057e) => "A",
            _ => "B",
        };
        assert_prompts(&mut desk, &[(place, "prompt-place"), (undo, "prompt-undo"), (back, "prompt-pause")]);
    }
    // What has no button is not shown.
    desk.change(|settings: &mut Book<GamepadButton>| settings.clear(Action::Undo));
    assert_prompts(&mut desk, &[("A", "prompt-place"), ("B", "prompt-pause")]);
}
