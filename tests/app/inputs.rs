//! Keys and buttons as the player wants them: chosen, refused, kept and shown; two gamepads; jumps; stones that are
//! confirmed; fingers.

use std::fs;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use goishi::app::input::bindings::{Book, Chord};
use goishi::app::input::capture::{Capture, Means, Said, Slot};
use goishi::app::input::{Action, Heading};
use goishi::app::marks::Mark;
use goishi::app::panels::Tab;
use goishi::app::panels::{Prompted, Topic};
use goishi::app::pending::Pending;
use goishi::app::phase::Overlay;
use goishi::app::place::{MoveRefused, PlaceRequested};
use goishi::app::session::{Command, Notice};
use goishi::app::settings::Settings;
use goishi::board::{BoardSize, ByColor, Point};
use goishi::game::{GoSetup, MatchSetup, Seat};

use crate::app::{Desk, Device};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn two_people() -> Desk {
    Desk::in_match(Seat::Human, Seat::Human, 15)
}

fn at(desk: &Desk, x: u8, y: u8) -> Point {
    desk.game().size().point(x, y).unwrap()
}

fn change(desk: &mut Desk, change: impl FnOnce(&mut Settings)) {
    change(&mut desk.app.world_mut().resource_mut::<Settings>());
    desk.settle();
}

/// At the page of keys and buttons, opened from the settings.
fn at_controls(device: Device) -> Desk {
    let mut desk = at_settings(device);
    desk.choose(device, "settings-controls");
    assert_eq!(desk.overlay(), Overlay::Controls);
    desk
}

/// At the tab of the settings that leads there.
fn at_settings(device: Device) -> Desk {
    let mut desk = Desk::new();
    desk.connect_pad();
    desk.choose(device, "title-settings");
    desk.open_tab(device, Tab::Controls);
    desk
}

fn keys(desk: &Desk, action: Action) -> Vec<Chord> {
    desk.settings().keys.of(action).to_vec()
}

fn buttons(desk: &Desk, action: Action) -> Vec<GamepadButton> {
    desk.settings().pad.of(action).to_vec()
}

fn said(desk: &Desk) -> Option<Said> {
    desk.app.world().resource::<Capture>().said().cloned()
}

const fn k(key: KeyCode) -> Chord {
    Chord::key(key)
}

#[test]
fn a_key_is_chosen_by_pressing_it() {
    for device in ALL {
        let mut desk = at_controls(device);
        desk.choose(device, "control-undo-keys");
        let slot = Slot { action: Action::Undo, means: Means::Key };
        assert_eq!(desk.overlay(), Overlay::Capture(slot), "{device:?}");
        // The press that opened the page, still held, is not the one.
        desk.key_repeats(KeyCode::Enter);
        assert_eq!(desk.overlay(), Overlay::Capture(slot));
        desk.press(KeyCode::KeyK);
        assert_eq!(desk.overlay(), Overlay::Controls, "{device:?}");
        let usual = [k(KeyCode::KeyU), k(KeyCode::KeyZ).ctrl(), k(KeyCode::Backspace)];
        assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::KeyK));
        assert_eq!(keys(&desk, Action::Undo)[1..], usual);
        // With what is held.
        desk.choose(device, "control-undo-keys");
        desk.chord(KeyCode::ShiftLeft, KeyCode::F7);
        assert_eq!(keys(&desk, Action::Undo)[0], k(KeyCode::F7).shift());
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.overlay(), Overlay::Settings);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.overlay(), Overlay::Closed);
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
        assert_eq!(desk.overlay(), Overlay::Controls, "{device:?}");
        assert_eq!(buttons(&desk, Action::Mute), [GamepadButton::Mode]);
        assert!(!desk.settings().muted);
        desk.pad_press(GamepadButton::Mode);
        assert!(desk.settings().muted);
        // A direction of the pad is a button as well, and steers nothing while it is chosen.
        desk.choose(device, "control-mute-pad");
        desk.pad_button(GamepadButton::DPadUp, 1.0);
        desk.hold(Duration::from_millis(600));
        desk.pad_button(GamepadButton::DPadUp, 0.0);
        let taken = Said::Last(Action::Step(Heading::Up));
        assert_eq!((said(&desk), desk.overlay().is_controls()), (Some(taken), true));
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
    assert_eq!(desk.overlay(), Overlay::Controls);
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
    assert_eq!(desk.overlay(), Overlay::Controls);
    // Nor can it be taken away on the page of the action.
    desk.choose(Device::Pad, "control-confirm-more");
    assert_eq!(desk.overlay(), Overlay::Control(Action::Confirm));
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
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.choose(Device::Mouse, tile);
        assert!(matches!(desk.overlay(), Overlay::Capture(_)));
        desk.mouse_down();
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.mouse_up();
        assert_eq!(desk.overlay(), Overlay::Controls);
    }
    // A button is waited for a while, and the page counts; a key is waited for without end.
    desk.choose(Device::Pad, "control-hint-pad");
    desk.hold(Duration::from_secs(2));
    let capture = desk.app.world().resource::<Capture>();
    let now = desk.app.world().resource::<Time<Real>>().elapsed();
    assert!(matches!(capture.seconds_left(now), Some(5..=7)), "{:?}", capture.seconds_left(now));
    assert!(desk.sleep_time() <= Duration::from_secs(1));
    desk.pass(Duration::from_secs(9));
    assert_eq!(desk.overlay(), Overlay::Controls);
    desk.choose(Device::Keyboard, "control-hint-keys");
    desk.pass(Duration::from_mins(1));
    assert!(matches!(desk.overlay(), Overlay::Capture(_)));
    // A pad has no keys, and goes back.
    desk.pad_press(GamepadButton::West);
    assert_eq!(desk.overlay(), Overlay::Controls);
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
        assert_eq!(desk.overlay(), Overlay::Control(Action::Undo), "{device:?}");
        desk.choose(device, "control-key-add");
        desk.press(KeyCode::KeyH);
        desk.press(KeyCode::KeyH);
        assert_eq!(desk.overlay(), Overlay::Control(Action::Undo));
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
        assert!(desk.settings().keys.is_default(Action::Undo));
        assert!(desk.settings().pad.is_default(Action::Undo));
        // What it had taken from another is gone there until that is reset too.
        assert_eq!(keys(&desk, Action::Hint), []);
        desk.choose(device, "control-back");
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.choose(device, "controls-reset");
        assert_eq!(desk.settings().keys, Book::default());
        desk.choose(device, "controls-back");
        assert_eq!(desk.overlay(), Overlay::Settings);
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
    fs::write(&file, "volume = 30\nkeys = [1]\n[pad]\nback = [\"Nose\"]\nfly = 3\n").unwrap();
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.settings().volume, 30);
    assert_eq!((&desk.settings().keys, &desk.settings().pad), (&Book::default(), &Book::default()));
}

#[test]
fn the_help_leads_to_the_controls_and_back() {
    for device in ALL {
        let mut desk = two_people();
        desk.connect_pad();
        desk.press(KeyCode::F1);
        desk.choose(device, Topic::Controls.name());
        assert_eq!(desk.overlay(), Overlay::Topic(Topic::Controls));
        desk.choose(device, "help-choose-controls");
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.press(KeyCode::F1);
        assert_eq!(desk.overlay(), Overlay::Topic(Topic::Controls));
        desk.press(KeyCode::Escape);
        desk.press(KeyCode::Escape);
        assert_eq!(desk.overlay(), Overlay::Closed);
    }
}

#[test]
fn letters_stay_letters_where_something_is_typed() {
    let mut desk = two_people();
    change(&mut desk, |settings| {
        settings.keys.give(k(KeyCode::KeyH), Action::Confirm).unwrap();
        settings.keys.give(k(KeyCode::Digit8), Action::Back).unwrap();
    });
    desk.type_text("/");
    desk.type_text("h8");
    assert_eq!(desk.overlay(), Overlay::Entry);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.points(), [at(&desk, 7, 7)]);
    desk.press(KeyCode::KeyA);
    desk.press(KeyCode::KeyH);
    assert_eq!(desk.points(), [at(&desk, 7, 7), at(&desk, 6, 7)]);
}

#[track_caller]
fn assert_prompts(desk: &mut Desk, expect: &[(&str, &'static str)]) {
    desk.settle();
    let shown = &desk.app.world().resource::<Prompted>().0;
    let shown: Vec<(&str, &str)> = shown.iter().map(|(press, id)| (press.as_str(), *id)).collect();
    assert_eq!(shown, expect);
}

#[test]
fn prompts_show_what_is_in_force_on_the_device_in_use() {
    let mut desk = two_people();
    desk.click_point(at(&desk, 1, 1));
    assert_prompts(&mut desk, &[("F1", "prompt-help"), ("Esc", "prompt-pause")]);
    desk.press(KeyCode::ArrowUp);
    let usual = [("Enter", "prompt-place"), ("U", "prompt-undo"), ("Esc", "prompt-pause")];
    assert_prompts(&mut desk, &usual);
    change(&mut desk, |settings| {
        settings.keys.give(k(KeyCode::KeyZ).ctrl(), Action::Undo).unwrap();
        settings.keys.give(k(KeyCode::Tab), Action::Back).unwrap();
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
    change(&mut desk, |settings| settings.pad.clear(Action::Undo));
    assert_prompts(&mut desk, &[("A", "prompt-place"), ("B", "prompt-pause")]);
}

#[test]
fn two_gamepads_play_a_color_each() {
    let mut desk = two_people();
    let first = desk.connect_pad_from(None);
    let second = desk.connect_pad_from(None);
    let play = |desk: &mut Desk, pad: Entity, x: u8| {
        desk.take_pad(pad);
        desk.cursor_to(Device::Pad, at(desk, x, 3));
        desk.pad_press(GamepadButton::South);
        desk.n_moves()
    };
    desk.forget::<Notice>();
    assert_eq!(play(&mut desk, second, 3), 0);
    let notices: Vec<&str> = desk.log::<Notice>().iter().map(|notice| notice.0).collect();
    assert_eq!(notices, ["notice-turn-of-black"]);
    assert_eq!(play(&mut desk, first, 3), 1);
    assert_eq!(play(&mut desk, first, 4), 1);
    assert_eq!(desk.log::<Notice>().last().unwrap().0, "notice-turn-of-white");
    assert_eq!(play(&mut desk, second, 4), 2);
    // The menus answer to both, and keys and mouse play any color.
    desk.pad_press(GamepadButton::Start);
    assert!(desk.is_paused());
    desk.take_pad(second);
    desk.pad_press(GamepadButton::South);
    assert!(!desk.is_paused());
    desk.place(Device::Keyboard, at(&desk, 8, 8));
    desk.place(Device::Mouse, at(&desk, 9, 9));
    assert_eq!(desk.n_moves(), 4);
    // One that comes back has its color again.
    desk.take_pad(first);
    desk.disconnect_pad();
    desk.press(KeyCode::Escape);
    desk.update_until("play", |desk| {
        if desk.is_paused() {
            desk.press(KeyCode::Escape);
        }
        !desk.is_paused()
    });
    assert_eq!(play(&mut desk, second, 10), 5, "alone it plays both");
    desk.reconnect(first, None);
    assert_eq!(play(&mut desk, first, 11), 5);
    assert_eq!(play(&mut desk, second, 11), 6);
    // Whoever wants it otherwise says so.
    change(&mut desk, |settings| settings.gamepad.two_seats = false);
    assert_eq!(play(&mut desk, second, 12), 7);
    // Against the program either plays.
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(goishi::search::Level::Textbook), 15);
    desk.connect_pad();
    let second = desk.connect_pad_from(None);
    assert!(play(&mut desk, second, 3) > 0);
}

#[test]
fn a_gamepad_is_read_as_its_player_wants() {
    for device in ALL {
        let mut desk = at_settings(device);
        // Confirm and back change places, and at once.
        desk.choose(device, "pad-swap");
        assert_eq!(buttons(&desk, Action::Confirm), [GamepadButton::East]);
        assert_eq!(buttons(&desk, Action::Back), [GamepadButton::South]);
        desk.choose(Device::Mouse, "settings-controls");
        assert_eq!(desk.overlay(), Overlay::Controls);
        desk.pad_press(GamepadButton::South);
        assert_eq!(desk.overlay(), Overlay::Settings);
        let device = if device == Device::Pad { Device::Keyboard } else { device };
        desk.choose(device, "pad-swap");
        assert_eq!(desk.settings().pad, Book::default());
        desk.adjust(device, "pad-dead-zone", Heading::Right);
        desk.adjust(device, "pad-delay", Heading::Right);
        desk.adjust(device, "pad-repeats", Heading::Left);
        desk.choose(device, "pad-seats");
        let pad = desk.settings().gamepad;
        assert_eq!((pad.dead_zone, pad.repeat_delay, pad.repeats, pad.two_seats), (70, 500, 8, false));
    }
    let mut desk = two_people();
    desk.connect_pad();
    let walked = |desk: &mut Desk, dead_zone, repeat_delay, repeats, push| {
        change(desk, |settings| {
            settings.gamepad.dead_zone = dead_zone;
            settings.gamepad.repeat_delay = repeat_delay;
            settings.gamepad.repeats = repeats;
        });
        desk.cursor_to(Device::Keyboard, at(desk, 0, 7));
        desk.pad_stick(push, 0.0);
        desk.hold(Duration::from_secs(1));
        let x = desk.cursor().x();
        desk.pad_stick(0.0, 0.0);
        x
    };
    assert_eq!(walked(&mut desk, 60, 350, 12, 0.5), 0);
    assert_eq!(walked(&mut desk, 20, 2000, 12, 0.5), 1);
    assert_eq!(walked(&mut desk, 20, 350, 0, 0.5), 1);
    assert!((3..=4).contains(&walked(&mut desk, 20, 500, 4, 0.5)));
    assert!((9..=13).contains(&walked(&mut desk, 60, 350, 16, 1.0)));
}

#[test]
fn the_cursor_jumps_to_the_last_move_and_to_threats() {
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = two_people();
        desk.connect_pad();
        let jump = |desk: &mut Desk, key, button| {
            if device == Device::Pad { desk.pad_press(button) } else { desk.press(key) }
        };
        let threat = |desk: &mut Desk| jump(desk, KeyCode::KeyE, GamepadButton::LeftTrigger2);
        let last = |desk: &mut Desk| jump(desk, KeyCode::KeyQ, GamepadButton::LeftTrigger);
        desk.forget::<Notice>();
        let center = desk.cursor();
        threat(&mut desk);
        last(&mut desk);
        assert_eq!(desk.cursor(), center);
        assert_eq!(desk.log::<Notice>(), [Notice("notice-no-threat")]);
        // Three of Black's, open at both ends.
        for (x, y) in [(5, 7), (1, 1), (6, 7), (3, 13), (7, 7)] {
            desk.place(Device::Mouse, at(&desk, x, y));
        }
        desk.step(device, Heading::Down);
        last(&mut desk);
        assert_eq!(desk.cursor(), at(&desk, 7, 7));
        for x in [8, 4, 8] {
            threat(&mut desk);
            assert_eq!(desk.cursor(), at(&desk, x, 7));
        }
        // A four goes before it.
        for (x, y) in [(4, 7), (8, 7)] {
            desk.place(Device::Mouse, at(&desk, x, y));
        }
        desk.step(device, Heading::Down);
        for _ in 0..2 {
            threat(&mut desk);
            assert_eq!(desk.cursor(), at(&desk, 9, 7));
        }
        assert_eq!(desk.n_moves(), 7);
        // In Go it is the last liberty of a chain.
        let go = GoSetup { size: BoardSize::new(9).unwrap(), ..GoSetup::default() };
        desk.start(MatchSetup::new(go, ByColor { black: Seat::Human, white: Seat::Human }));
        desk.forget::<Notice>();
        for (x, y) in [(0, 0), (1, 0), (8, 8), (7, 8)] {
            desk.place(Device::Mouse, at(&desk, x, y));
        }
        desk.step(device, Heading::Left);
        let mut seen = Vec::new();
        for _ in 0..3 {
            threat(&mut desk);
            seen.push((desk.cursor().x(), desk.cursor().y()));
        }
        assert_eq!(seen, [(0, 1), (8, 7), (0, 1)]);
    }
}

fn pending(desk: &Desk) -> Option<Point> {
    desk.app.world().resource::<Pending>().point()
}

fn is_marked(desk: &mut Desk, wanted: Mark) -> bool {
    let mut marks = desk.app.world_mut().query::<(&Mark, &Visibility)>();
    marks
        .iter(desk.app.world())
        .any(|(mark, visibility)| *mark == wanted && *visibility == Visibility::Visible)
}

#[test]
fn a_stone_waits_for_the_second_press() {
    for device in ALL {
        let mut desk = two_people();
        desk.connect_pad();
        change(&mut desk, |settings| settings.confirm_stones = true);
        let (a, b) = (at(&desk, 7, 7), at(&desk, 8, 6));
        desk.place(device, a);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, Some(a)), "{device:?}");
        assert!(is_marked(&mut desk, Mark::Pending) && is_marked(&mut desk, Mark::Ghost));
        // Elsewhere moves it.
        desk.place(device, b);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, Some(b)));
        // Back takes it away, and pauses only the next time.
        let back = |desk: &mut Desk| match device {
            Device::Keyboard => desk.press(KeyCode::Escape),
            Device::Pad => desk.pad_press(GamepadButton::East),
            Device::Mouse => {
                desk.mouse_button(MouseButton::Right, ButtonState::Pressed);
                desk.mouse_button(MouseButton::Right, ButtonState::Released);
            }
        };
        back(&mut desk);
        assert_eq!((desk.is_paused(), pending(&desk)), (false, None));
        assert!(!is_marked(&mut desk, Mark::Pending));
        if device != Device::Mouse {
            back(&mut desk);
            assert!(desk.is_paused());
            back(&mut desk);
        }
        desk.place(device, b);
        desk.place(device, b);
        assert_eq!((desk.points(), pending(&desk)), (vec![b], None));
        desk.assert_mirrored();
        // What is refused is so at once.
        desk.place(device, b);
        assert_eq!((desk.log::<MoveRefused>().len(), pending(&desk)), (1, None));
        // Whatever changes the board takes it away, and so does the setting.
        desk.place(device, a);
        desk.press(KeyCode::KeyU);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, None));
        desk.place(device, a);
        change(&mut desk, |settings| settings.confirm_stones = false);
        assert_eq!(pending(&desk), None);
        desk.place(device, a);
        assert_eq!(desk.n_moves(), 1);
    }
}

#[test]
fn the_footer_says_how_a_waiting_stone_is_placed() {
    let mut desk = two_people();
    change(&mut desk, |settings| settings.confirm_stones = true);
    desk.press(KeyCode::Enter);
    assert_prompts(&mut desk, &[("Enter", "prompt-confirm"), ("Esc", "prompt-withdraw")]);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.n_moves(), 1);
    // It is a setting on the page of settings.
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-settings");
    desk.open_tab(Device::Mouse, Tab::Play);
    desk.choose(Device::Mouse, "settings-confirm");
    assert!(!desk.settings().confirm_stones);
}

#[test]
fn a_tap_is_a_click() {
    let mut desk = two_people();
    let (a, b) = (at(&desk, 3, 3), at(&desk, 10, 4));
    let tap = |desk: &mut Desk, from: Point, to: Point| {
        desk.touch(1, TouchPhase::Started, desk.pixel_of(from));
        desk.touch(1, TouchPhase::Moved, desk.pixel_of(to));
        desk.touch(1, TouchPhase::Ended, desk.pixel_of(to));
    };
    tap(&mut desk, a, a);
    assert_eq!(desk.points(), [a]);
    // Sliding off takes it back, and so does whatever cancels it.
    tap(&mut desk, b, a);
    desk.touch(1, TouchPhase::Started, desk.pixel_of(b));
    desk.touch(1, TouchPhase::Canceled, desk.pixel_of(b));
    assert_eq!(desk.log::<PlaceRequested>().len(), 1);
    // A second finger beside it means nothing.
    desk.touch(1, TouchPhase::Started, desk.pixel_of(b));
    desk.touch(2, TouchPhase::Started, desk.pixel_of(a));
    desk.touch(2, TouchPhase::Ended, desk.pixel_of(a));
    assert_eq!(desk.n_moves(), 1);
    desk.touch(1, TouchPhase::Ended, desk.pixel_of(b));
    assert_eq!(desk.points(), [a, b]);
    // With confirmation two taps place.
    change(&mut desk, |settings| settings.confirm_stones = true);
    let c = at(&desk, 12, 12);
    tap(&mut desk, c, c);
    assert_eq!((desk.n_moves(), pending(&desk)), (2, Some(c)));
    tap(&mut desk, c, c);
    assert_eq!(desk.n_moves(), 3);
    assert!(desk.log::<Command>().iter().all(|command| !matches!(command, Command::Pause)));
}
