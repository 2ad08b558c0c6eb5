//! Keys and buttons are chosen, refused and kept.

use std::fs;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::GamepadButton;
use bevy::prelude::*;
use goishi::app::features::help::Topic;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::input::bindings::{Book, CONTROL, CONTROLS, Chord};
use goishi::app::input::capture::{CAPTURE, Capture, Said};
use goishi::app::intent::{Action, Heading, Means, Slot};
use goishi::app::view::audio::SoundSettings;
use goishi::app::view::marks::ENTRY;
use goishi::game::Seat;

use super::{ALL, at_settings, buttons, k, two_people};
use crate::app::{Desk, Device};

/// At the page of keys and buttons, opened from the settings.
fn at_controls(device: Device) -> Desk {
    let mut desk = at_settings(device);
    desk.choose(device, "settings-controls");
    assert_eq!(desk.page(), Some(CONTROLS));
    desk
}

fn keys(desk: &Desk, action: Action) -> Vec<Chord> {
    desk.section::<Book<Chord>>().of(action).to_vec()
}

fn chosen(desk: &Desk) -> Option<Slot> {
    desk.app.world().resource::<Capture>().slot()
}

fn said(desk: &Desk) -> Option<Said> {
    desk.app.world().resource::<Capture>().said().cloned()
}

#[test]
fn a_key_is_chosen_by_pressing_it() {
    for device in ALL {
        let mut desk = at_controls(device);
        desk.choose(device, "control-undo-keys");
        let slot = Slot { action: Action::Undo, means: Means::Key };
        assert_eq!((desk.page(), chosen(&desk)), (Some(CAPTURE), Some(slot)), "{device:?}");
        // The press that opened the page, still held, is not the one.
        desk.key_repeats(KeyCode::Enter);
        assert_eq!((desk.page(), chosen(&desk)), (Some(CAPTURE), Some(slot)));
        desk.press(KeyCode::KeyK);
        assert_eq!(desk.page(), Some(CONTROLS), "{device:?}");
        let usual = [k(KeyCode::KeyU), k(KeyCode::KeyZ).ctrl(), k(KeyCode::Backspace)];
        assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::KeyK));
        assert_eq!(keys(&desk, Action::Undo)[1..], usual);
        // With what is held.
        desk.choose(device, "control-undo-keys");
        desk.chord(KeyCode::ShiftLeft, KeyCode::F7);
        assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::F7).shift());
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.press(KeyCode::Escape);
        assert_eq!(desk.page(), Some(SETTINGS));
        desk.press(KeyCode::Escape);
        assert_eq!(desk.page(), None);
        // And it works at once.
        desk.start(crate::app::setup(Seat::Human, Seat::Human, 15));
        for key in [KeyCode::KeyK, KeyCode::KeyU] {
            desk.press(KeyCode::Enter);
            assert_eq!(desk.n_moves(), 1);
            desk.press(key);
            assert_eq!(desk.n_moves(), 0, "{key:?}");
        }
    }
}

#[test]
fn a_button_is_chosen_by_pressing_it() {
    for device in ALL {
        let mut desk = at_controls(device);
        desk.choose(device, "control-mute-pad");
        desk.pad_press(GamepadButton::Mode);
        assert_eq!(desk.page(), Some(CONTROLS), "{device:?}");
        assert_eq!(buttons(&desk, Action::Mute), [GamepadButton::Mode]);
        assert!(!desk.section::<SoundSettings>().muted);
        desk.pad_press(GamepadButton::Mode);
        assert!(desk.section::<SoundSettings>().muted);
        // A direction of the pad is a button as well, and steers nothing while it is chosen.
        desk.choose(device, "control-mute-pad");
        desk.pad_button(GamepadButton::DPadUp, 1.0);
        desk.hold(Duration::from_millis(600));
        desk.pad_button(GamepadButton::DPadUp, 0.0);
        let taken = Said::Last(Action::Step(Heading::Up));
        assert_eq!((said(&desk), desk.page()), (Some(taken), Some(CAPTURE)));
        assert_eq!(buttons(&desk, Action::Step(Heading::Up)), [GamepadButton::DPadUp]);
    }
}

#[test]
fn what_means_something_already_is_taken_only_by_a_second_press() {
    let mut desk = at_controls(Device::Keyboard);
    desk.choose(Device::Keyboard, "control-undo-keys");
    desk.press(KeyCode::KeyH);
    assert_eq!(said(&desk), Some(Said::Taken(vec![Action::Hint])));
    assert_eq!(keys(&desk, Action::Hint), [k(KeyCode::KeyH)]);
    // Another one in between is warned of anew.
    desk.press(KeyCode::KeyT);
    assert_eq!(said(&desk), Some(Said::Taken(vec![Action::Tables])));
    desk.press(KeyCode::KeyH);
    assert_eq!(said(&desk), Some(Said::Taken(vec![Action::Hint])));
    desk.press(KeyCode::KeyH);
    assert_eq!(desk.page(), Some(CONTROLS));
    assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::KeyH));
    assert_eq!(keys(&desk, Action::Hint), []);
    // Where they never meet two may share one.
    desk.choose(Device::Keyboard, "control-pass-pad");
    desk.pad_press(GamepadButton::LeftTrigger);
    assert_eq!(said(&desk), Some(Said::Taken(vec![Action::LastMove])));
    desk.pad_press(GamepadButton::LeftTrigger);
    assert_eq!(buttons(&desk, Action::LastMove), []);
    assert_eq!(buttons(&desk, Action::PageBack), [GamepadButton::LeftTrigger]);
}

#[test]
fn what_is_vital_keeps_its_last_key() {
    let mut desk = at_controls(Device::Pad);
    desk.choose(Device::Pad, "control-hint-pad");
    for button in [GamepadButton::East, GamepadButton::East, GamepadButton::South] {
        desk.pad_press(button);
        let action = if button == GamepadButton::East { Action::Back } else { Action::Confirm };
        assert_eq!(said(&desk), Some(Said::Last(action)));
    }
    assert_eq!(buttons(&desk, Action::Back), [GamepadButton::East]);
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), Some(CONTROLS));
    // Nor can it be taken away on the page of the action.
    desk.choose(Device::Pad, "control-confirm-more");
    assert_eq!(desk.page(), Some(CONTROL));
    assert!(desk.is_focused("control-button-add"));
    desk.choose(Device::Pad, "control-button-0");
    desk.choose(Device::Pad, "control-clear");
    assert_eq!(buttons(&desk, Action::Confirm), [GamepadButton::South]);
    assert_eq!(keys(&desk, Action::Confirm).len(), 4);
}

#[test]
fn a_choice_is_given_up_by_escape_by_a_click_and_by_waiting() {
    let mut desk = at_controls(Device::Keyboard);
    let before = desk.settings().clone();
    for tile in ["control-hint-keys", "control-hint-pad"] {
        desk.choose(Device::Keyboard, tile);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.choose(Device::Mouse, tile);
        assert!(desk.page() == Some(CAPTURE));
        desk.mouse_down();
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.mouse_up();
        assert_eq!(desk.page(), Some(CONTROLS));
    }
    // A button is waited for a while, and the page counts; a key is waited for without end.
    desk.choose(Device::Pad, "control-hint-pad");
    desk.hold(Duration::from_secs(2));
    let capture = desk.app.world().resource::<Capture>();
    let now = desk.app.world().resource::<Time<Real>>().elapsed();
    assert!(matches!(capture.seconds_left(now), Some(5..=7)), "{:?}", capture.seconds_left(now));
    assert!(desk.sleep_time() <= Duration::from_secs(1));
    desk.pass(Duration::from_secs(9));
    assert_eq!(desk.page(), Some(CONTROLS));
    desk.choose(Device::Keyboard, "control-hint-keys");
    desk.pass(Duration::from_mins(1));
    assert!(desk.page() == Some(CAPTURE));
    // A pad has no keys, and goes back.
    desk.pad_press(GamepadButton::West);
    assert_eq!(desk.page(), Some(CONTROLS));
    // A key of which the settings know no name.
    desk.choose(Device::Keyboard, "control-hint-keys");
    desk.write_key(KeyCode::Escape, ButtonState::Released, false);
    assert_eq!(*desk.settings(), before);
}

#[test]
fn the_page_of_an_action_adds_takes_away_and_resets() {
    for device in ALL {
        let mut desk = at_controls(device);
        desk.choose(device, "control-undo-more");
        assert_eq!(desk.page(), Some(CONTROL), "{device:?}");
        desk.choose(device, "control-key-add");
        desk.press(KeyCode::KeyH);
        desk.press(KeyCode::KeyH);
        assert_eq!(desk.page(), Some(CONTROL));
        desk.choose(device, "control-button-add");
        desk.pad_press(GamepadButton::Mode);
        assert_eq!(buttons(&desk, Action::Undo), [GamepadButton::Mode, GamepadButton::West]);
        desk.choose(device, "control-button-1");
        assert_eq!(buttons(&desk, Action::Undo), [GamepadButton::Mode]);
        desk.choose(device, "control-key-1");
        let left = [k(KeyCode::KeyH), k(KeyCode::KeyZ).ctrl(), k(KeyCode::Backspace)];
        assert_eq!(keys(&desk, Action::Undo), left);
        desk.choose(device, "control-clear");
        assert_eq!((keys(&desk, Action::Undo), buttons(&desk, Action::Undo)), (vec![], vec![]));
        desk.choose(device, "control-reset");
        assert!(desk.section::<Book<Chord>>().is_default(Action::Undo));
        assert!(desk.section::<Book<GamepadButton>>().is_default(Action::Undo));
        // What it had taken from another is gone there until that is reset too.
        assert_eq!(keys(&desk, Action::Hint), []);
        desk.choose(device, "control-back");
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.choose(device, "controls-reset");
        assert_eq!(desk.section::<Book<Chord>>(), &Book::default());
        desk.choose(device, "controls-back");
        assert_eq!(desk.page(), Some(SETTINGS));
    }
}

#[test]
fn what_is_chosen_is_kept_and_damage_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    {
        let mut desk = Desk::with_config(folder.path());
        desk.choose(Device::Keyboard, "title-settings");
        desk.open_tab(Device::Keyboard, Tab::Controls);
        desk.choose(Device::Keyboard, "settings-controls");
        desk.choose(Device::Keyboard, "control-undo-keys");
        desk.press(KeyCode::KeyK);
        desk.pass(Duration::from_secs(2));
    }
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("undo = [\"KeyK\", \"KeyU\", \"Ctrl+KeyZ\", \"Backspace\"]"), "{text}");
    let desk = Desk::with_config(folder.path());
    assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::KeyK));
    drop(desk);
    fs::write(&file, "keys = [1]\n[sound]\nvolume = 30\n[pad]\nback = [\"Nose\"]\nfly = 3\n").unwrap();
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.section::<SoundSettings>().volume, 30);
    assert_eq!(
        (desk.section::<Book<Chord>>(), desk.section::<Book<GamepadButton>>()),
        (&Book::default(), &Book::default())
    );
}

#[test]
fn the_help_leads_to_the_controls_and_back() {
    for device in ALL {
        let mut desk = two_people();
        desk.connect_pad();
        desk.press(KeyCode::F1);
        desk.choose(device, Topic::Controls.name());
        assert_eq!(desk.topic(), Some(Topic::Controls));
        desk.choose(device, "help-choose-controls");
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.press(KeyCode::F1);
        assert_eq!(desk.topic(), Some(Topic::Controls));
        desk.press(KeyCode::Escape);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.page(), None);
    }
}

#[test]
fn letters_stay_letters_where_something_is_typed() {
    let mut desk = two_people();
    desk.change(|settings: &mut Book<Chord>| {
        settings.give(k(KeyCode::KeyH), Action::Confirm).unwrap();
        settings.give(k(KeyCode::Digit8), Action::Back).unwrap();
    });
    desk.type_text("/");
    desk.type_text("h8");
    assert_eq!(desk.page(), Some(ENTRY));
    desk.press(KeyCode::Enter);
    assert_eq!(desk.points(), [desk.at(7, 7)]);
    desk.press(KeyCode::KeyA);
    desk.press(KeyCode::KeyH);
    assert_eq!(desk.points(), [desk.at(7, 7), desk.at(6, 7)]);
}
