//! The settings file.

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::settings::Tab;
use goishi::app::intent::Heading;
use goishi::app::platform::notice::Notice;
use goishi::app::table::next_match::NextMatch;
use goishi::app::theme::LookSettings;
use goishi::app::view::audio::SoundSettings;
use goishi::game::{Level, Seat};
use goishi::picture::Numbers;

use crate::app::{Desk, Device, setup};

const FILE: &str = "settings.toml";

#[test]
fn what_is_changed_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    let usual = desk.settings().clone();
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Look);
    desk.adjust(Device::Keyboard, "settings-theme", Heading::Right);
    desk.open_tab(Device::Keyboard, Tab::Sound);
    desk.adjust(Device::Keyboard, "settings-volume", Heading::Left);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "title-quit");
    assert!(desk.has_quit());
    let text = fs::read_to_string(folder.path().join(FILE)).unwrap();
    assert!(text.contains("theme = \"night\"") && text.contains("volume = 70"), "{text}");
    let next = Desk::with_config(folder.path());
    assert_eq!(
        (next.section::<LookSettings>().theme.as_str(), next.section::<SoundSettings>().volume),
        ("night", 70)
    );
    assert_eq!(next.settings(), desk.settings());
    assert_ne!(*next.settings(), usual);
}

#[test]
fn a_change_is_written_while_its_page_is_still_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Look);
    desk.choose(Device::Keyboard, "settings-numbers");
    assert_ne!(desk.section::<LookSettings>().move_numbers, Numbers::None);
    desk.pass(Duration::from_secs(5));
    let text = fs::read_to_string(folder.path().join(FILE)).unwrap_or_default();
    assert!(text.contains("move_numbers = 1"), "{text:?}");
}

#[test]
fn the_match_started_last_is_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(folder.path());
    let chosen = setup(Seat::Human, Seat::Human, 19);
    desk.start(chosen);
    desk.pass(Duration::from_secs(2));
    // Not ended but gone, as after a loss of power.
    drop(desk);
    let mut desk = Desk::with_config(folder.path());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.game().setup(), chosen);
}

#[test]
fn a_damaged_file_is_set_aside_and_told_of() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(FILE), "theme = [broken").unwrap();
    let mut desk = Desk::with_config(folder.path());
    assert_eq!(desk.log::<Notice>(), [Notice::long("notice-settings-damaged")]);
    assert_eq!(desk.section::<LookSettings>(), &LookSettings::default());
    let kept = fs::read_to_string(folder.path().join("settings.toml.damaged")).unwrap();
    assert_eq!(kept, "theme = [broken");
    desk.press(KeyCode::KeyM);
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert!(desk.has_quit());
    assert!(Desk::with_config(folder.path()).section::<SoundSettings>().muted);
}

#[test]
fn a_level_is_known_by_the_name_it_once_had() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join(FILE),
        "[next_match.seats]\nblack = \"human\"\nwhite = { program = \"novice\" }\n",
    )
    .unwrap();
    let desk = Desk::with_config(folder.path());
    assert_eq!(desk.section::<NextMatch>().seats.white, Seat::Program(Level::Learner));
}
