//! One game from the title to the end of the program, by one device alone.

use bevy::prelude::*;
use goishi::app::features::play::questions::RESIGN;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::intent::{Heading, LastDevice};
use goishi::app::screen::{HELP, Phase};
use goishi::app::table::next_match::{NEW_GAME, NextMatch};
use goishi::app::table::result::MatchEnded;
use goishi::app::table::session::MatchStarted;
use goishi::app::view::audio::SoundSettings;
use goishi::app::view::marks::Mark;
use goishi::board::Color;
use goishi::game::{Outcome, Seat, WinBy};
use goishi::gomoku::Rule;

use crate::app::{Desk, Device, TITLE, black_wins};

#[test]
fn by_keyboard_alone() {
    whole_game(Desk::new(), Device::Keyboard);
}

#[test]
fn by_mouse_alone() {
    whole_game(Desk::new(), Device::Mouse);
}

#[test]
fn by_gamepad_alone() {
    let mut desk = Desk::new();
    desk.connect_pad();
    whole_game(desk, Device::Pad);
}

#[test]
fn by_mouse_alone_in_a_tall_window() {
    whole_game(Desk::sized(900, 1600), Device::Mouse);
}

#[test]
fn by_keyboard_alone_in_the_smallest_window() {
    whole_game(Desk::sized(800, 600), Device::Keyboard);
}

#[test]
fn by_mouse_alone_in_the_smallest_window() {
    whole_game(Desk::sized(800, 600), Device::Mouse);
}

fn whole_game(mut desk: Desk, device: Device) {
    desk.assert_mirrored();
    change_a_setting(&mut desk, device);
    choose_a_match(&mut desk, device);
    play_to_a_five(&mut desk, device);
    take_back_and_play_again(&mut desk, device);
    give_up(&mut desk, device);
    // Each page was walked by this device and no other.
    let last = desk.app.world().resource::<LastDevice>();
    let expected = match device {
        Device::Keyboard => LastDevice::Keyboard,
        Device::Mouse => LastDevice::Mouse,
        Device::Pad => LastDevice::Gamepad,
    };
    assert_eq!(*last, expected);
    desk.choose(device, "over-menu");
    assert_eq!(desk.whereabouts(), TITLE);
    desk.assert_mirrored();
    assert!(!desk.has_quit());
    desk.choose(device, "title-quit");
    assert!(desk.has_quit());
}

fn change_a_setting(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-settings");
    assert_eq!(desk.page(), Some(SETTINGS));
    let before = *desk.section::<SoundSettings>();
    assert!(!before.mute_unfocused);
    desk.open_tab(device, Tab::Sound);
    desk.adjust(device, "settings-mute-unfocused", Heading::Right);
    assert!(desk.section::<SoundSettings>().mute_unfocused);
    desk.adjust(device, "settings-volume", Heading::Left);
    assert_eq!(desk.section::<SoundSettings>().volume, before.volume - 10);
    desk.adjust(device, "settings-volume", Heading::Right);
    assert_eq!(desk.section::<SoundSettings>().volume, before.volume);
    desk.back(device, "settings-back");
    assert_eq!(desk.page(), None);
    desk.choose(device, "title-help");
    assert_eq!(desk.page(), Some(HELP));
    desk.back(device, "help-back");
    assert_eq!(desk.page(), None);
}

fn choose_a_match(desk: &mut Desk, device: Device) {
    desk.choose(device, "title-new");
    assert_eq!(desk.page(), Some(NEW_GAME));
    desk.back(device, "new-back");
    assert_eq!(desk.whereabouts(), TITLE);
    desk.choose(device, "title-new");
    desk.adjust(device, "new-rule", Heading::Right);
    for _ in 0..2 {
        desk.adjust(device, "new-size", Heading::Left);
    }
    // The board behind the page follows.
    desk.assert_mirrored();
    while desk.section::<NextMatch>().seats.white != Seat::Human {
        desk.adjust(device, "new-white", Heading::Left);
    }
    let chosen = *desk.section::<NextMatch>();
    assert_eq!((chosen.gomoku.rule, chosen.gomoku.size.lines()), (Rule::Standard, 13));
    assert_eq!(chosen.seats.black, Seat::Human);
    desk.choose(device, "new-start");
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!(desk.game().setup(), chosen.setup());
    assert_eq!(desk.log::<MatchStarted>().len(), 1);
    desk.assert_mirrored();
}

fn play_to_a_five(desk: &mut Desk, device: Device) {
    let size = desk.game().size();
    desk.place_all(device, &black_wins(size, 5));
    assert_eq!(desk.phase(), Phase::GameOver);
    let outcome = desk.game().outcome().unwrap();
    let Outcome::Win { winner: Color::Black, by: WinBy::Five(row) } = outcome else { panic!("{outcome:?}") };
    let winning: Vec<_> = row.points(size).collect();
    assert_eq!(winning, (0..5).map(|x| size.point(x, 5).unwrap()).collect::<Vec<_>>());
    assert_eq!(desk.log::<MatchEnded>(), [MatchEnded { outcome }]);
    assert!(is_visible(desk, Mark::WinningRow));
    assert!(!is_visible(desk, Mark::LastMove));
    desk.assert_mirrored();
    desk.choose(device, "over-rematch");
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 0));
    assert!(!is_visible(desk, Mark::WinningRow));
    desk.assert_mirrored();
}

fn take_back_and_play_again(desk: &mut Desk, device: Device) {
    let size = desk.game().size();
    let points = [size.center(), size.point(0, 0).unwrap(), size.point(12, 12).unwrap()];
    desk.place_all(device, &points);
    assert!(is_visible(desk, Mark::LastMove));
    for left in [2, 1] {
        match device {
            Device::Keyboard => desk.press(KeyCode::KeyU),
            Device::Mouse => desk.choose(device, "side-undo"),
            Device::Pad => desk.pad_press(GamepadButton::West),
        }
        assert_eq!(desk.points(), &points[..left]);
        desk.assert_mirrored();
    }
    for n in [2, 3] {
        match device {
            Device::Keyboard => desk.chord(KeyCode::ControlLeft, KeyCode::KeyY),
            Device::Mouse => desk.choose(device, "side-redo"),
            Device::Pad => desk.pad_press(GamepadButton::RightTrigger),
        }
        assert_eq!(desk.points(), &points[..n]);
        desk.assert_mirrored();
    }
}

fn give_up(desk: &mut Desk, device: Device) {
    let pause = |desk: &mut Desk| match device {
        Device::Keyboard => desk.press(KeyCode::KeyP),
        Device::Mouse => desk.choose(device, "side-pause"),
        Device::Pad => desk.pad_press(GamepadButton::Start),
    };
    pause(desk);
    assert!(desk.is_paused());
    desk.back(device, "pause-resume");
    assert!(!desk.is_paused());
    pause(desk);
    desk.choose(device, "pause-resign");
    assert_eq!(desk.page(), Some(RESIGN));
    desk.choose(device, "confirm-no");
    assert_eq!((desk.page(), desk.phase(), desk.is_paused()), (None, Phase::Playing, true));
    desk.choose(device, "pause-resign");
    if device != Device::Mouse {
        assert!(desk.is_focused("confirm-no"), "a stray press would give the match up");
    }
    let n_ends = desk.log::<MatchEnded>().len();
    desk.choose(device, "confirm-yes");
    assert_eq!((desk.page(), desk.phase()), (None, Phase::GameOver));
    // White was to move.
    let outcome = Outcome::Win { winner: Color::Black, by: WinBy::Resignation };
    assert_eq!(desk.game().outcome(), Some(outcome));
    assert_eq!(desk.log::<MatchEnded>()[n_ends..], [MatchEnded { outcome }]);
    assert!(!is_visible(desk, Mark::WinningRow));
    desk.assert_mirrored();
}

fn is_visible(desk: &mut Desk, mark: Mark) -> bool {
    let mut marks = desk.app.world_mut().query::<(&Mark, &Visibility)>();
    let found = marks.iter(desk.app.world()).find(|(found, _)| **found == mark);
    found.is_some_and(|(_, visibility)| *visibility == Visibility::Visible)
}
