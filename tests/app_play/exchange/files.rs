//! The program’s own page of files: found, opened, and a place chosen.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use goishi::app::features::exchange::{EXPORT, Exchange, OPEN_FILE, Purpose, SAVE_FILE};
use goishi::app::features::records::RECORDS;
use goishi::app::screen::{Phase, ScreenMove};
use goishi::export::Format;
use goishi::game::tree::InfoKey;

use super::{DEVICES, StonesAtEnd as _, choose_format, paused, read, written};
use crate::app::{Desk, Device};

/// A folder with a record, a folder in it, and another record in that.
fn with_files(config: &Path) -> PathBuf {
    let exports = config.join("exports");
    fs::create_dir_all(exports.join("games")).unwrap();
    fs::write(exports.join("top.sgf"), "(;GM[4]SZ[15];B[hh];W[gg];B[ii])").unwrap();
    fs::write(exports.join("note.md"), "not a game").unwrap();
    fs::write(exports.join("games/inner.sgf"), "(;GM[1]SZ[9]RE[B+T]PB[Ann]PW[Bo];B[ee];W[cc])").unwrap();
    exports
}

fn folder(desk: &Desk) -> Option<PathBuf> {
    desk.app.world().resource::<Exchange>().folder().map(|folder| folder.path.clone())
}

/// Presses an entry, and waits until another folder is in view.
#[track_caller]
fn enter(desk: &mut Desk, device: Device, entry: &str, expect: &Path) {
    desk.choose(device, entry);
    desk.wait_for("another folder", |desk| folder(desk).as_deref() == Some(expect));
    desk.settle();
}

#[test]
fn exchange_a_file_is_found_and_opened_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let exports = with_files(config.path());
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        desk.choose(device, "title-records");
        desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
        desk.settle();
        desk.choose(device, "records-open-file");
        assert_eq!(desk.page(), Some(OPEN_FILE));
        desk.wait_for("a folder", |desk| folder(desk).is_some());
        desk.settle();
        enter(&mut desk, device, "files-exports", &exports);
        assert!(desk.has_control("files-file-0") && !desk.has_control("files-file-1"), "only records");
        if device == Device::Keyboard {
            assert!(desk.is_focused("files-file-0"));
        }
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        enter(&mut desk, device, "files-up", &exports);
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        desk.choose(device, "files-file-0");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!((desk.game().record().n_nodes(), desk.page()), (3, None));
        // It is exported from there: by a key, or from the menu of the page.
        match device {
            Device::Pad => {
                desk.pad_press(GamepadButton::Start);
                desk.choose(device, "pause-export");
            }
            Device::Keyboard | Device::Mouse => desk.chord(KeyCode::ControlLeft, KeyCode::KeyS),
        }
        assert_eq!(desk.page(), Some(EXPORT));
        desk.back(device, "export-back");
        assert_eq!((desk.page(), desk.phase()), (None, Phase::Replay));
        desk.app.world_mut().write_message(ScreenMove::Leave);
        desk.settle();
        // From the records it is found again among the files opened lately.
        if desk.page() != Some(RECORDS) {
            desk.choose(device, "title-records");
        }
        desk.wait_for("the file", |desk| desk.has_control("records-recent-0"));
        desk.settle();
        desk.choose(device, "records-recent-0");
        desk.wait_for("the game", |desk| desk.phase() == Phase::Replay);
        desk.settle();
        assert_eq!(desk.game().record().info(InfoKey::Result), Some("B+T"));
    }
}

#[test]
fn exchange_files_are_asked_for_by_a_key_from_everywhere_and_left_again() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    for _ in 0..2 {
        desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
        assert_eq!(desk.page(), Some(OPEN_FILE));
        assert_eq!(desk.app.world().resource::<Exchange>().purpose(), Purpose::Open);
        desk.press(KeyCode::Escape);
        assert_eq!((desk.page(), desk.phase()), (None, Phase::Playing));
        desk.press(KeyCode::Escape);
    }
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
    assert_eq!(desk.page(), Some(OPEN_FILE));
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the page", |desk| desk.has_control("records-open-file"));
    desk.settle();
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyO);
    assert_eq!(desk.page(), Some(OPEN_FILE), "though words are typed there");
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), Some(RECORDS));
}

#[test]
fn exchange_a_place_is_chosen_for_an_export_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let exports = with_files(config.path());
        let mut desk = paused(config.path());
        desk.choose(device, "pause-export");
        choose_format(&mut desk, device, Format::Sgf);
        desk.choose(device, "export-save-as");
        assert_eq!(desk.page(), Some(SAVE_FILE));
        desk.wait_for("the folder", |desk| folder(desk).is_some());
        desk.settle();
        assert_eq!(folder(&desk), Some(exports.clone()), "the folder of exports is there, and so begun with");
        assert!(!desk.has_control("files-file-0"), "a file that is there is nothing to choose");
        enter(&mut desk, device, "files-folder-0", &exports.join("games"));
        desk.choose(device, "files-save-here");
        let path = written(&mut desk);
        assert_eq!(path.parent(), Some(exports.join("games").as_path()));
        assert_eq!(read(&fs::read(&path).unwrap()).stones_at_end(), 2);
        assert_eq!(desk.page(), Some(EXPORT));
        // The next choice begins where this one ended.
        desk.choose(device, "export-save-as");
        desk.wait_for("the folder", |desk| folder(desk) == Some(exports.join("games")));
        desk.settle();
        desk.back(device, "files-back");
        assert_eq!(desk.page(), Some(EXPORT));
        desk.back(device, "export-back");
        assert!(desk.is_paused());
    }
}

#[test]
fn exchange_a_file_may_be_named_and_need_not_be() {
    let config = tempfile::tempdir().unwrap();
    let exports = with_files(config.path());
    let mut desk = paused(config.path());
    desk.choose(Device::Keyboard, "pause-export");
    choose_format(&mut desk, Device::Keyboard, Format::Sgf);
    let open = |desk: &mut Desk| {
        desk.choose(Device::Keyboard, "export-save-as");
        desk.wait_for("the folder", |desk| folder(desk).is_some());
        desk.settle();
    };
    open(&mut desk);
    // Letters are the name wherever the focus is; the directions still walk.
    desk.type_text("my game");
    desk.press(KeyCode::ArrowDown);
    desk.press(KeyCode::ArrowUp);
    desk.choose(Device::Keyboard, "files-save-here");
    assert_eq!(written(&mut desk), exports.join("my game.sgf"));
    // A name that no file can have is told, and nothing is written.
    open(&mut desk);
    desk.type_text("a/b");
    desk.choose(Device::Pad, "files-save-here");
    assert_eq!(desk.page(), Some(SAVE_FILE));
    // Without one letter it has the usual name.
    for _ in 0..3 {
        desk.press(KeyCode::Backspace);
    }
    desk.choose(Device::Pad, "files-save-here");
    let path = written(&mut desk);
    assert!(path.file_name().unwrap().to_str().unwrap().starts_with("Goishi "), "{path:?}");
}
