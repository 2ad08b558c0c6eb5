//! The page of the first start.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::Options;
use goishi::app::features::welcome::WELCOME;
use goishi::app::intent::Heading;
use goishi::app::screen::Phase;
use goishi::app::text::TextSettings;
use goishi::app::theme::LookSettings;

use crate::app::{Desk, Device, TITLE};

const ALL: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn start(folder: &Path) -> Desk {
    let mut desk = Desk::started(&Options { config: Some(folder.to_path_buf()), ..Options::default() });
    desk.connect_pad();
    desk
}

#[test]
fn one_press_goes_on_and_the_page_does_not_come_again() {
    for device in ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = start(folder.path());
        assert_eq!(desk.page(), Some(WELCOME));
        assert!(desk.is_focused("welcome-begin"));
        match device {
            Device::Mouse => desk.choose(device, "welcome-begin"),
            _ => desk.confirm(device),
        }
        assert_eq!(desk.whereabouts(), TITLE, "{device:?}");
        assert!(desk.is_focused("title-play"));
        desk.pass(Duration::from_secs(2));
        assert!(folder.path().join("settings.toml").exists());
        drop(desk);
        assert_eq!(start(folder.path()).page(), None);
    }
}

#[test]
fn it_is_skipped_by_the_way_back_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = start(folder.path());
    desk.press(KeyCode::Escape);
    assert_eq!((desk.page(), desk.phase()), (None, Phase::Menu));
    assert!(!desk.has_quit());
}

#[test]
fn what_is_chosen_there_holds_at_once_and_is_kept() {
    for device in ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = start(folder.path());
        desk.adjust(device, "settings-language", Heading::Right);
        let language = desk.section::<TextSettings>().language.clone();
        assert!(language.is_some(), "{device:?}");
        desk.choose(device, "settings-contrast");
        assert_eq!(desk.section::<LookSettings>().theme.as_str(), "high-contrast");
        desk.choose(device, "settings-motion");
        assert!(desk.section::<LookSettings>().reduced_motion);
        desk.adjust(device, "settings-text", Heading::Right);
        assert_eq!(desk.section::<TextSettings>().text_percent, 125);
        desk.choose(device, "welcome-begin");
        assert_eq!(desk.page(), None);
        desk.pass(Duration::from_secs(2));
        let next = start(folder.path());
        assert_eq!(next.settings(), desk.settings());
        assert_eq!(next.section::<TextSettings>().language, language);
    }
}

#[test]
fn whoever_has_settings_or_asks_for_a_game_does_not_see_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.toml"), "volume = 30\n").unwrap();
    assert_eq!(start(folder.path()).page(), None);
    // Also where they are damaged.
    fs::write(folder.path().join("settings.toml"), "volume = [\n").unwrap();
    assert_eq!(start(folder.path()).page(), None);
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.sgf");
    fs::write(&game, "(;GM[4]SZ[15];B[hh])").unwrap();
    let options =
        Options { config: Some(folder.path().to_path_buf()), file: Some(game), ..Options::default() };
    let mut desk = Desk::started(&options);
    desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
    assert_eq!(desk.page(), None);
}
