//! Deleted games: a place of its own from which they come back, or go for good when that is asked for twice.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::records::{DELETED, DISCARD, RECORDS};
use goishi::app::intent::Action;
use goishi::app::platform::notice::Notice;

use crate::app::{Desk, Device, TITLE};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

/// A folder with this many games, the last one the newest.
fn with_games(config: &Path, n: usize) {
    let folder = config.join("records");
    fs::create_dir_all(&folder).unwrap();
    for i in 0..n {
        let text = format!("(;GM[4]SZ[15]PB[Ann {i}]PW[Bo]RE[W+F];B[hh];W[gg];B[ii])");
        fs::write(folder.join(format!("game {i}.sgf")), text).unwrap();
        // Files of the same moment would lie in the order of their names.
        std::thread::sleep(Duration::from_millis(15));
    }
}

fn open_records(config: &Path, device: Device) -> Desk {
    let mut desk = Desk::with_config(config);
    desk.connect_pad();
    desk.choose(device, "title-records");
    desk.wait_for("the games", |desk| desk.has_control("records-deleted"));
    desk.settle();
    desk
}

/// The names in the folder, and those in the trash without the time before them.
fn names(config: &Path) -> (Vec<String>, Vec<String>) {
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| !name.starts_with('.'));
        names.sort();
        names
    };
    let mut trashed = names(&config.join("records/.trash"));
    for name in &mut trashed {
        *name = name.split_once(' ').unwrap().1.to_owned();
    }
    trashed.sort();
    (names(&config.join("records")), trashed)
}

#[test]
fn trash_games_come_back_after_a_restart_and_go_for_good_when_asked_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        with_games(config.path(), 3);
        let mut desk = open_records(config.path(), device);
        for _ in 0..3 {
            desk.choose(device, "records-delete-0");
            desk.wait_for("a notice", |desk| desk.log::<Notice>().contains(&Notice::here("notice-deleted")));
            desk.settle();
            desk.forget::<Notice>();
        }
        let all = ["game 0.sgf", "game 1.sgf", "game 2.sgf"].map(str::to_owned).to_vec();
        desk.wait_for("no games", |desk| !desk.has_control("records-open-0"));
        assert_eq!(names(config.path()), (vec![], all));
        drop(desk);
        // The next start finds them, and the folder keeps them through it.
        let mut desk = open_records(config.path(), device);
        desk.choose(device, "records-deleted");
        assert_eq!(desk.page(), Some(DELETED));
        assert!(desk.has_control("deleted-restore-2"));
        desk.choose(device, "deleted-restore-0");
        desk.wait_for("one game less", |desk| !desk.has_control("deleted-restore-2"));
        desk.settle();
        assert_eq!(names(config.path()).0, ["game 0.sgf"], "the last one that was deleted comes first");
        // One goes for good, after a question whose first answer is no.
        desk.choose(device, "deleted-discard-0");
        assert_eq!(desk.page(), Some(DISCARD));
        if device == Device::Keyboard {
            assert!(desk.is_focused("confirm-no"));
        }
        desk.choose(device, "confirm-no");
        assert_eq!(names(config.path()).1.len(), 2);
        desk.choose(device, "deleted-discard-0");
        desk.choose(device, "confirm-yes");
        desk.wait_for("one game less", |desk| !desk.has_control("deleted-restore-1"));
        desk.settle();
        assert_eq!(desk.page(), Some(DELETED));
        assert_eq!(names(config.path()).1, ["game 2.sgf"]);
        // And so does all that is left.
        desk.choose(device, "deleted-all");
        desk.choose(device, "confirm-yes");
        desk.wait_for("no games", |desk| !desk.has_control("deleted-restore-0"));
        desk.settle();
        assert_eq!(names(config.path()), (vec!["game 0.sgf".to_owned()], vec![]));
        desk.back(device, "deleted-back");
        assert_eq!(desk.page(), Some(RECORDS));
        desk.back(device, "records-back");
        assert_eq!(desk.whereabouts(), TITLE);
    }
}

#[test]
fn trash_is_not_come_to_by_going_down_and_pressing() {
    let config = tempfile::tempdir().unwrap();
    with_games(config.path(), 5);
    for (width, height) in [(1280, 800), (800, 600)] {
        for n_steps in 0..8 {
            let mut desk = Desk::sized_with_config(width, height, config.path());
            desk.choose(Device::Keyboard, "title-records");
            desk.wait_for("the games", |desk| desk.has_control("records-open-0"));
            desk.settle();
            desk.type_text("ann");
            assert!(desk.is_focused("records-open-0"), "the first game has the focus");
            for _ in 0..n_steps {
                desk.press(KeyCode::ArrowDown);
            }
            let deletes = (0..5).any(|i| desk.is_focused(&format!("records-delete-{i}")));
            assert!(!deletes, "{n_steps} steps down in {width}x{height}");
        }
    }
}

#[test]
fn lists_are_paged_through_while_words_are_typed() {
    let config = tempfile::tempdir().unwrap();
    with_games(config.path(), 30);
    for device in [Device::Keyboard, Device::Pad] {
        let mut desk = open_records(config.path(), device);
        desk.focus(device, "records-open-0");
        let top = |desk: &Desk| desk.rect_of("records-open-0").top();
        let (start, pressed) = (top(&desk), |desk: &mut Desk, action: Action| {
            desk.act(device, action, "");
            desk.settle();
        });
        pressed(&mut desk, Action::PageOn);
        let page = top(&desk);
        assert!(page < start - 300.0, "{device:?}: {start} {page}");
        pressed(&mut desk, Action::PageOn);
        assert!(top(&desk) < page, "{device:?}: the page goes on");
        pressed(&mut desk, Action::PageBack);
        pressed(&mut desk, Action::PageBack);
        assert!(desk.is_focused("records-open-0"), "{device:?}");
        pressed(&mut desk, Action::Last);
        let is_last_row = (27..30).any(|i| desk.is_focused(&format!("records-open-{i}")));
        assert!(is_last_row, "{device:?}");
        pressed(&mut desk, Action::First);
        assert!(desk.is_focused("records-open-0"));
        // Once more, and the top of the page is seen.
        pressed(&mut desk, Action::First);
        assert!((top(&desk) - start).abs() < 1.0);
    }
}
