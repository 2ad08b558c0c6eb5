//! What is felt in the hands of who plays with a gamepad.

use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::prelude::*;
use goishi::app::features::settings::{SETTINGS, Tab};
use goishi::app::intent::Heading;
use goishi::app::screen::ScreenMove;
use goishi::app::theme::LookSettings;
use goishi::app::view::rumble::{RumbleSettings, Strength};
use goishi::game::Seat;

use crate::app::{Desk, Device, black_wins};

fn two_people() -> Desk {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.connect_pad();
    desk
}

/// How long and how strongly the pads have shaken since the last question.
fn felt(desk: &mut Desk) -> Vec<(u128, f32)> {
    let felt = desk.log::<GamepadRumbleRequest>().iter().map(|request| match request {
        GamepadRumbleRequest::Add { duration, intensity, .. } => {
            (duration.as_millis(), intensity.strong_motor + intensity.weak_motor)
        }
        GamepadRumbleRequest::Stop { .. } => panic!("nothing is stopped"),
    });
    let felt = felt.collect();
    desk.forget::<GamepadRumbleRequest>();
    felt
}

#[test]
fn a_stone_a_refusal_and_a_win_are_felt_and_differ() {
    let mut desk = two_people();
    desk.app.world_mut().resource_mut::<LookSettings>().reduced_motion = true;
    let points = black_wins(desk.game().size(), 3);
    desk.place(Device::Pad, points[0]);
    let [stone] = felt(&mut desk)[..] else { panic!("a stone is felt once") };
    assert!(stone.0 < 50 && stone.1 < 0.3, "very lightly: {stone:?}");
    desk.place(Device::Pad, points[0]);
    let [refusal] = felt(&mut desk)[..] else { panic!("a refusal is felt once") };
    assert!(refusal.0 > stone.0 && refusal.1 > stone.1, "{refusal:?}");
    for point in &points[1..] {
        desk.place(Device::Pad, *point);
    }
    let won = *felt(&mut desk).last().unwrap();
    assert!(won.0 > 300 && won.1 > refusal.1, "{won:?}");
    // The motors are let go by an update after the end, also where nothing moves any more.
    assert!(desk.sleep_time() <= std::time::Duration::from_millis(500));
}

#[test]
fn nothing_is_felt_where_no_pad_was_used_last() {
    let mut desk = two_people();
    let at = |desk: &Desk, x| desk.game().size().point(x, 7).unwrap();
    for device in [Device::Keyboard, Device::Mouse] {
        let point = at(&desk, if device == Device::Mouse { 3 } else { 4 });
        desk.place(device, point);
        desk.place(device, point);
        assert_eq!(felt(&mut desk), [], "{device:?}");
    }
    desk.place(Device::Pad, at(&desk, 5));
    assert_eq!(felt(&mut desk).len(), 1);
    // A pad that is gone shakes no more.
    desk.disconnect_pad();
    desk.press(KeyCode::Escape);
    let point = at(&desk, 6);
    desk.place(Device::Mouse, point);
    assert_eq!(felt(&mut desk), []);
}

#[test]
fn a_stone_of_the_program_is_not_felt() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(goishi::search::Level::Textbook), 15);
    desk.connect_pad();
    let center = desk.game().size().center();
    desk.place(Device::Pad, center);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    assert_eq!(felt(&mut desk).len(), 1);
}

#[test]
fn the_strength_is_chosen_by_what_it_feels_like() {
    let mut desk = two_people();
    desk.app.world_mut().write_message(ScreenMove::Open(SETTINGS));
    desk.settle();
    desk.open_tab(Device::Pad, Tab::Controls);
    assert_eq!(desk.section::<RumbleSettings>().strength, Strength::Light);
    desk.adjust(Device::Pad, "settings-rumble", Heading::Right);
    assert_eq!(desk.section::<RumbleSettings>().strength, Strength::Strong);
    let strong = felt(&mut desk);
    assert_eq!(strong.len(), 1, "a sample is felt");
    desk.adjust(Device::Pad, "settings-rumble", Heading::Right);
    assert_eq!((desk.section::<RumbleSettings>().strength, felt(&mut desk)), (Strength::Off, vec![]));
    desk.pad_press(GamepadButton::East);
    let center = desk.game().size().center();
    desk.place(Device::Pad, center);
    assert_eq!((desk.n_moves(), felt(&mut desk)), (1, vec![]));
    // Reduced motion is about the screen.
    desk.change(|settings: &mut RumbleSettings| settings.strength = Strength::Light);
    desk.change(|look: &mut LookSettings| look.reduced_motion = true);
    let [sample] = felt(&mut desk)[..] else { panic!("a sample is felt") };
    assert!(sample.1 < strong[0].1);
}
