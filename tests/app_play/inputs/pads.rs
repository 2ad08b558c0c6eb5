//! Two gamepads, and one that is read as its player wants.

use std::time::Duration;

use bevy::prelude::GamepadButton;
use bevy::prelude::*;
use goishi::app::features::settings::SETTINGS;
use goishi::app::input::bindings::{Book, CONTROLS};
use goishi::app::input::pads::PadSettings;
use goishi::app::intent::{Action, Heading};
use goishi::app::platform::notice::Notice;
use goishi::game::Seat;

use super::{ALL, at_settings, buttons, two_people};
use crate::app::{Desk, Device};

#[test]
fn two_gamepads_play_a_color_each() {
    let mut desk = two_people();
    let first = desk.connect_pad_from(None);
    let second = desk.connect_pad_from(None);
    let play = |desk: &mut Desk, pad: Entity, x: u8| {
        desk.take_pad(pad);
        desk.cursor_to(Device::Pad, desk.at(x, 3));
        desk.pad_press(GamepadButton::South);
        desk.n_moves()
    };
    desk.forget::<Notice>();
    assert_eq!(play(&mut desk, second, 3), 0);
    let notices: Vec<&str> = desk.log::<Notice>().iter().map(|notice| notice.id).collect();
    assert_eq!(notices, ["notice-turn-of-black"]);
    assert_eq!(play(&mut desk, first, 3), 1);
    assert_eq!(play(&mut desk, first, 4), 1);
    assert_eq!(desk.log::<Notice>().last().unwrap().id, "notice-turn-of-white");
    assert_eq!(play(&mut desk, second, 4), 2);
    // The menus answer to both, and keys and mouse play any color.
    desk.pad_press(GamepadButton::Start);
    assert!(desk.is_paused());
    desk.take_pad(second);
    desk.pad_press(GamepadButton::South);
    assert!(!desk.is_paused());
    desk.place(Device::Keyboard, desk.at(8, 8));
    desk.place(Device::Mouse, desk.at(9, 9));
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
    desk.change(|settings: &mut PadSettings| settings.two_seats = false);
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
        assert_eq!(desk.page(), Some(CONTROLS));
        desk.pad_press(GamepadButton::South);
        assert_eq!(desk.page(), Some(SETTINGS));
        let device = if device == Device::Pad { Device::Keyboard } else { device };
        desk.choose(device, "pad-swap");
        assert_eq!(desk.section::<Book<GamepadButton>>(), &Book::default());
        desk.adjust(device, "pad-dead-zone", Heading::Right);
        desk.adjust(device, "pad-delay", Heading::Right);
        desk.adjust(device, "pad-repeats", Heading::Left);
        desk.choose(device, "pad-seats");
        let pad = desk.section::<PadSettings>();
        assert_eq!((pad.dead_zone, pad.repeat_delay, pad.repeats, pad.two_seats), (70, 500, 8, false));
    }
    let mut desk = two_people();
    desk.connect_pad();
    let walked = |desk: &mut Desk, dead_zone, repeat_delay, repeats, push| {
        desk.change(|settings: &mut PadSettings| {
            settings.dead_zone = dead_zone;
            settings.repeat_delay = repeat_delay;
            settings.repeats = repeats;
        });
        desk.cursor_to(Device::Keyboard, desk.at(0, 7));
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
