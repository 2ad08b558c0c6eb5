//! The level of the program changed during a match.

use bevy::prelude::*;
use goishi::app::features::play::seats::SEATS;
use goishi::app::intent::Heading;
use goishi::app::table::session::Session;
use goishi::board::Color;
use goishi::game::Seat;
use goishi::game::tree::InfoKey;
use goishi::record::sgf;
use goishi::search::Level;

use crate::app::{Desk, Device};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];
const LEARNER: Seat = Seat::Program(Level::Learner);

fn pause(desk: &mut Desk, device: Device) {
    match device {
        Device::Pad => desk.pad_press(GamepadButton::Start),
        _ => desk.press(KeyCode::Escape),
    }
    assert!(desk.is_paused());
}

#[test]
fn the_level_is_changed_from_the_pause_by_every_device() {
    for device in ALL {
        let mut desk = Desk::in_match(Seat::Human, LEARNER, 15);
        desk.connect_pad();
        let center = desk.game().size().center();
        desk.place(Device::Mouse, center);
        desk.wait_for("an answer", |desk| desk.n_moves() == 2);
        desk.settle();
        pause(&mut desk, device);
        assert!(!desk.has_control("pause-level-black"));
        desk.adjust(device, "pause-level-white", Heading::Left);
        assert_eq!(desk.game().seats().white, Seat::Program(Level::Textbook), "{device:?}");
        assert!(desk.is_paused());
        assert_eq!(desk.game().levels(Color::White), [Level::Learner, Level::Textbook]);
        // And it plays on so.
        desk.choose(device, "pause-resume");
        let size = desk.game().size();
        let free = size.points().find(|point| desk.game().check(*point).is_ok()).unwrap();
        desk.place(Device::Mouse, free);
        desk.wait_for("another answer", |desk| desk.n_moves() == 4);
    }
}

#[test]
fn a_program_that_thinks_is_asked_again_at_its_new_level() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Master), 15);
    let center = desk.game().size().center();
    desk.place(Device::Mouse, center);
    pause(&mut desk, Device::Keyboard);
    let before = desk.app.world().resource::<Session>().revision();
    for level in Level::ALL.into_iter().rev().skip(1) {
        desk.adjust(Device::Keyboard, "pause-level-white", Heading::Left);
        assert_eq!(desk.game().seats().white, Seat::Program(level));
    }
    assert!(desk.app.world().resource::<Session>().revision() > before, "older answers are dropped");
    desk.choose(Device::Keyboard, "pause-resume");
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    // It has moved at this level only.
    assert_eq!(desk.game().levels(Color::White).last(), Some(&Level::Newcomer));
}

#[test]
fn where_two_programs_play_each_has_a_level_of_its_own() {
    let mut desk = Desk::new();
    desk.start(crate::app::setup(LEARNER, Seat::Program(Level::Textbook), 15));
    desk.press(KeyCode::Escape);
    desk.update_until("a pause", |desk| desk.has_control("pause-level-black"));
    for (name, color, level) in [
        ("pause-level-black", Color::Black, Level::Casual),
        ("pause-level-white", Color::White, Level::Learner),
    ] {
        desk.adjust(Device::Keyboard, name, Heading::Right);
        assert_eq!(desk.game().seats()[color], Seat::Program(level));
    }
}

#[test]
fn two_people_are_offered_none() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    pause(&mut desk, Device::Keyboard);
    assert!(!desk.has_control("pause-level-black") && !desk.has_control("pause-level-white"));
}

#[test]
fn somebody_else_takes_a_seat_from_the_pause_by_every_device() {
    for device in ALL {
        let mut desk = Desk::in_match(Seat::Human, LEARNER, 15);
        desk.connect_pad();
        pause(&mut desk, device);
        desk.choose(device, "pause-seats");
        assert_eq!(desk.page(), Some(SEATS));
        // Before the weakest level stands a person.
        let below = Level::ALL.into_iter().rev().skip_while(|level| *level >= Level::Learner);
        for seat in below.map(Seat::Program).chain([Seat::Human]) {
            desk.adjust(device, "seats-white", Heading::Left);
            assert_eq!(desk.game().seats().white, seat, "{device:?}");
        }
        desk.back(device, "seats-back");
        assert!(desk.is_paused());
        desk.choose(device, "pause-resume");
        let [one, other] = [desk.at(7, 7), desk.at(8, 8)];
        desk.place_all(Device::Mouse, &[one, other]);
        assert_eq!(desk.n_moves(), 2, "both moves are a person's");
        // Played by people from now on, and by the program again where it is asked back.
        pause(&mut desk, device);
        desk.choose(device, "pause-seats");
        desk.adjust(device, "seats-black", Heading::Right);
        desk.back(device, "seats-back");
        desk.choose(device, "pause-resume");
        desk.wait_for("the move of the program", |desk| desk.n_moves() == 3);
    }
}

#[test]
fn the_record_says_at_which_levels_was_played() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut desk = Desk::with_config(folder.path());
        desk.start(crate::app::setup(Seat::Human, LEARNER, 15));
        let center = desk.game().size().center();
        desk.place(Device::Mouse, center);
        desk.wait_for("an answer", |desk| desk.n_moves() == 2);
        desk.wait_until_saved();
        pause(&mut desk, Device::Keyboard);
        desk.adjust(Device::Keyboard, "pause-level-white", Heading::Left);
        desk.wait_until_saved();
    }
    let file = std::fs::read_dir(folder.path().join("records")).unwrap().find_map(|entry| {
        let path = entry.unwrap().path();
        path.extension().is_some_and(|ending| ending == "sgf").then_some(path)
    });
    let tree = sgf::read(&std::fs::read(file.unwrap()).unwrap()).games.remove(0);
    let name = tree.info(InfoKey::Player(Color::White)).unwrap();
    assert!(name.contains("Learner → Textbook"), "{name}");
    // The match goes on at its new level.
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.game().seats().white, Seat::Program(Level::Textbook));
    assert_eq!(desk.game().levels(Color::White), [Level::Learner, Level::Textbook]);
}
