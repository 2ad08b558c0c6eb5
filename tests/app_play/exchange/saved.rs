//! Saved games: exported from their cards and renamed.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use goishi::app::features::exchange::{CARD, EXPORT, ExchangeOrder, RENAME};
use goishi::app::features::records::RECORDS;
use goishi::app::platform::notice::Notice;
use goishi::export::Format;
use goishi::game::tree::InfoKey;
use goishi::record::shelf::Shelf;

use super::{DEVICES, StonesAtEnd as _, choose_format, paused, read, written};
use crate::app::{Desk, Device};

/// A program with a saved game of that name, at its records.
fn at_records(config: &Path, name: &str) -> Desk {
    let folder = config.join("records");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), "(;GM[4]SZ[15]PB[Ann]PW[Bo]RE[W+F];B[hh];W[gg];B[ii])").unwrap();
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.choose(Device::Keyboard, "title-records");
    desk.wait_for("the game", |desk| desk.has_control("records-open-0"));
    desk.settle();
    desk
}

#[test]
fn exchange_a_saved_game_is_exported_from_its_card_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = at_records(config.path(), "match.sgf");
        let on_board = |desk: &mut Desk| desk.stones().len();
        let before = on_board(&mut desk);
        desk.choose(device, "records-more-0");
        assert_eq!(desk.page(), Some(CARD));
        assert_eq!(on_board(&mut desk), 3, "the saved game is on the large board");
        desk.choose(device, "card-export");
        desk.wait_for("the page", |desk| desk.page() == Some(EXPORT));
        desk.settle();
        choose_format(&mut desk, device, Format::Sgf);
        desk.choose(device, "export-save");
        let path = written(&mut desk);
        assert_eq!(path.file_name().unwrap(), "match.sgf");
        let tree = read(&fs::read(&path).unwrap());
        assert_eq!((tree.stones_at_end(), tree.info(InfoKey::Result)), (3, Some("W+F")));
        desk.back(device, "export-back");
        assert_eq!(desk.page(), Some(CARD));
        desk.back(device, "card-back");
        assert_eq!(desk.page(), Some(RECORDS));
        assert_eq!(on_board(&mut desk), before);
    }
}

#[test]
fn exchange_a_saved_game_is_renamed() {
    let config = tempfile::tempdir().unwrap();
    let names = |config: &Path| {
        let entries = fs::read_dir(config.join("records")).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        names
    };
    let mut desk = at_records(config.path(), "2026-11-21 20-03-12.sgf");
    desk.choose(Device::Keyboard, "records-more-0");
    desk.choose(Device::Keyboard, "card-rename");
    assert_eq!(desk.page(), Some(RENAME));
    // A name that no file can have is not taken.
    desk.type_text("a/b");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.page(), Some(RENAME));
    for _ in 0..2 {
        desk.press(KeyCode::Backspace);
    }
    desk.type_text("lice w");
    desk.press(KeyCode::Enter);
    desk.wait_for("a notice", |desk| desk.log::<Notice>().contains(&Notice::here("notice-renamed")));
    desk.settle();
    assert_eq!(names(config.path()), ["alice w.sgf"]);
    assert_eq!(desk.page(), Some(RECORDS));
    desk.type_text("alice");
    assert!(desk.has_control("records-open-0"), "it is found by its new name");
    // Nothing is written over, and the pages are left as they were come to.
    fs::write(config.path().join("records/other.sgf"), "(;GM[4]SZ[15];B[aa])").unwrap();
    desk.choose(Device::Mouse, "records-more-0");
    desk.choose(Device::Mouse, "card-rename");
    desk.type_text("other");
    desk.choose(Device::Mouse, "rename-save");
    desk.wait_for("a notice", |desk| desk.log::<Notice>().contains(&Notice::here("notice-name-taken")));
    assert_eq!(names(config.path()), ["alice w.sgf", "other.sgf"]);
    // By a pad the page is walked and left.
    desk.settle();
    desk.choose(Device::Pad, "records-more-0");
    desk.choose(Device::Pad, "card-rename");
    desk.choose(Device::Pad, "rename-cancel");
    assert_eq!(desk.page(), Some(CARD));
}

#[test]
fn exchange_a_match_that_is_saved_goes_on_in_its_renamed_file() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = paused(config.path());
    desk.wait_until_saved();
    let listed = Shelf::open(config.path().join("records")).unwrap().list(Vec::new()).unwrap();
    let from = listed[0].name.clone();
    let to = goishi::record::shelf::FileName::new("mine").unwrap();
    desk.app.world_mut().write_message(ExchangeOrder::RenameTo(from, to));
    desk.wait_for("the new name", |_| config.path().join("records/mine.sgf").exists());
    desk.settle();
    desk.press(KeyCode::Escape);
    let corner = desk.game().size().point(0, 0).unwrap();
    desk.place(Device::Keyboard, corner);
    desk.wait_until_saved();
    let listed = Shelf::open(config.path().join("records")).unwrap().list(Vec::new()).unwrap();
    let names: Vec<&str> = listed.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["mine.sgf"]);
    assert_eq!(read(&fs::read(config.path().join("records/mine.sgf")).unwrap()).stones_at_end(), 3);
}
