//! A disk that takes nothing: what is said is true, and what helps is offered.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use goishi::app::features::exchange::EXPORT;
use goishi::app::features::play::questions::{LEAVE, QUIT, RESTART};
use goishi::app::platform::notice::Notice;
use goishi::app::screen::{Phase, ScreenMove};
use goishi::app::table::session::MatchOrder;
use goishi::app::ui::kit::Nav;
use goishi::app::view::audio::SoundSettings;
use goishi::game::Seat;
use goishi::record::shelf::Shelf;

use crate::app::{Desk, Device, TITLE, setup};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// A program with a match whose moves cannot be saved, for the folder of games is a file.
fn unsaved(config: &Path) -> Desk {
    fs::write(config.join("records"), "in the way").unwrap();
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.wait_for("a notice", |desk| n_told(desk, "notice-not-saved") > 0);
    desk.settle();
    desk
}

fn n_told(desk: &Desk, notice: &str) -> usize {
    desk.log::<Notice>().iter().filter(|told| told.id == notice).count()
}

/// Whether the page in view says this.
fn says(desk: &Desk, id: &str) -> bool {
    let words = desk.words(id);
    desk.app.world().resource::<Nav>().controls().iter().any(|control| control.says.label == words)
}

#[test]
fn full_disk_the_questions_say_what_is_true_and_offer_the_export_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = unsaved(config.path());
        desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
        assert_eq!(desk.page(), Some(QUIT));
        assert!(says(&desk, "confirm-quit-unsaved") && !says(&desk, "confirm-quit-note"));
        desk.choose(device, "confirm-export");
        assert_eq!(desk.page(), Some(EXPORT));
        desk.back(device, "export-back");
        assert_eq!(desk.page(), Some(QUIT), "one comes back to the question");
        desk.choose(device, "confirm-no");
        assert_eq!((desk.phase(), desk.page()), (Phase::Playing, None));
        for (question, id) in [
            (LEAVE, "confirm-leave-unsaved"),
            (RESTART, "confirm-restart-unsaved"),
            (QUIT, "confirm-quit-unsaved"),
        ] {
            desk.app.world_mut().write_message(ScreenMove::Open(question));
            desk.settle();
            assert!(says(&desk, id) && desk.has_control("confirm-export"), "{id}");
        }
        desk.choose(device, "confirm-no");
        assert!(!desk.has_quit());
        // Nor does it quit without a question from the title, or with its window.
        desk.app.world_mut().write_message(ScreenMove::Leave);
        desk.settle();
        assert_eq!(desk.whereabouts(), TITLE);
        desk.choose(device, "title-quit");
        assert_eq!(desk.page(), Some(QUIT));
        desk.choose(device, "confirm-no");
        let window = desk.window();
        desk.app.world_mut().write_message(WindowCloseRequested { window });
        desk.settle();
        assert_eq!(desk.page(), Some(QUIT));
        assert!(!desk.has_quit());
        desk.choose(device, "confirm-yes");
        assert!(desk.has_quit());
    }
}

#[test]
fn full_disk_all_games_are_saved_by_themselves_once_there_is_room() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = unsaved(config.path());
    let first = desk.points();
    desk.app.world_mut().write_message(MatchOrder::Restart);
    desk.settle();
    let corner = desk.at(0, 0);
    desk.place(Device::Mouse, corner);
    desk.pass(Duration::from_millis(200));
    assert_eq!(n_told(&desk, "notice-not-saved"), 1);
    fs::remove_file(config.path().join("records")).unwrap();
    // Nothing is pressed, and nothing is played.
    desk.wait_for("a notice", |desk| n_told(desk, "notice-saved-again") > 0);
    let listed = Shelf::open(config.path().join("records")).unwrap().list(Vec::new()).unwrap();
    assert_eq!(listed.len(), 2, "also the game that was begun anew");
    assert_eq!((first.len(), listed[0].content.as_ref().unwrap().n_moves), (1, 1));
    desk.settle();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert!(says(&desk, "confirm-quit"), "and it can be gone on with");
    let window = desk.window();
    desk.app.world_mut().write_message(WindowCloseRequested { window });
    desk.settle();
    assert!(desk.has_quit(), "a window is closed without a question");
}

#[test]
fn full_disk_settings_that_cannot_be_saved_are_told_of_once() {
    let config = tempfile::tempdir().unwrap();
    let folder = config.path().join("none");
    fs::write(&folder, "in the way").unwrap();
    let mut desk = Desk::with_config(&folder);
    for volume in [10, 20, 30] {
        desk.change(|settings: &mut SoundSettings| settings.volume = volume);
        desk.pass(Duration::from_secs(2));
    }
    assert_eq!(n_told(&desk, "notice-settings-not-saved"), 1);
    fs::remove_file(&folder).unwrap();
    desk.change(|settings: &mut SoundSettings| settings.volume = 40);
    desk.pass(Duration::from_secs(2));
    assert!(fs::read_to_string(folder.join("settings.toml")).unwrap().contains("volume = 40"));
}
