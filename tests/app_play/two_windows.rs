//! Two windows on the same folder: no moves are lost, and each window knows of the other one.

use std::fs;
use std::path::Path;

use goishi::app::features::records::RecordOrder;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::Phase;
use goishi::board::Point;
use goishi::game::{Match, Move, Seat};
use goishi::record::shelf::{FileName, Shelf};

use crate::app::{Desk, Device, setup};

fn shelf(config: &Path) -> Shelf {
    Shelf::open(config.join("records")).unwrap()
}

/// The moves of every game in the folder.
fn games(config: &Path) -> Vec<Vec<Point>> {
    let shelf = shelf(config);
    let listed = shelf.list(Vec::new()).unwrap();
    let read = |name: &FileName| Match::from_record(shelf.read(name).unwrap().games.remove(0)).unwrap();
    let moves = |game: Match| game.position().moves().filter_map(Move::point).collect();
    let mut games: Vec<Vec<Point>> = listed.iter().map(|file| moves(read(&file.name))).collect();
    games.sort();
    games
}

fn was_told(desk: &Desk, notice: &'static str) -> bool {
    desk.log::<Notice>().iter().any(|told| told.id == notice)
}

/// A window with a match of one stone, and another one started while it is open.
fn two_windows(config: &Path) -> (Desk, Desk) {
    let mut one = Desk::with_config(config);
    one.start(setup(Seat::Human, Seat::Human, 15));
    let center = one.game().size().center();
    one.place(Device::Keyboard, center);
    one.wait_until_saved();
    assert!(!was_told(&one, "notice-open-twice"));
    let mut other = Desk::with_config(config);
    other.wait_for("a notice", |desk| was_told(desk, "notice-open-twice"));
    (one, other)
}

fn place(desk: &mut Desk, x: u8, y: u8) {
    let point = desk.at(x, y);
    desk.place(Device::Mouse, point);
    desk.wait_until_saved();
}

#[test]
fn two_windows_do_not_offer_the_same_game() {
    let config = tempfile::tempdir().unwrap();
    let (one, other) = two_windows(config.path());
    assert!(!other.has_control("title-continue"));
    drop((one, other));
    // Neither has left a lock.
    let again = Desk::with_config(config.path());
    assert!(again.has_control("title-continue") && !was_told(&again, "notice-open-twice"));
}

#[test]
fn two_windows_that_play_on_in_one_game_keep_all_moves_of_both() {
    let config = tempfile::tempdir().unwrap();
    let (mut one, mut other) = two_windows(config.path());
    let name = shelf(config.path()).list(Vec::new()).unwrap().remove(0).name;
    other.app.world_mut().write_message(RecordOrder::Open(name));
    other.wait_for("the game", |desk| desk.n_moves() == 1);
    other.settle();
    place(&mut other, 1, 1);
    place(&mut one, 2, 2);
    one.wait_for("a notice", |desk| was_told(desk, "notice-parted"));
    place(&mut other, 3, 3);
    place(&mut one, 4, 4);
    place(&mut one, 5, 5);
    assert!(!was_told(&other, "notice-parted"), "the other one plays on in the file");
    let mut expect = vec![one.points(), other.points()];
    expect.sort();
    assert_eq!(games(config.path()), expect);
    assert_eq!((expect[0].len().max(expect[1].len()), one.n_moves(), other.n_moves()), (4, 4, 3));
    // Told once: from then on each has a file of its own.
    assert_eq!(one.log::<Notice>().iter().filter(|notice| notice.id == "notice-parted").count(), 1);
}

#[test]
fn two_windows_a_game_deleted_or_changed_by_another_program_is_not_lost() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    place(&mut desk, 7, 7);
    let file = shelf(config.path()).list(Vec::new()).unwrap().remove(0);
    let text = "(;GM[4]SZ[15]C[What somebody has written];B[aa])";
    fs::write(&file.path, text).unwrap();
    place(&mut desk, 8, 8);
    assert_eq!(fs::read_to_string(&file.path).unwrap(), text);
    assert!(games(config.path()).contains(&desk.points()));
    for file in shelf(config.path()).list(Vec::new()).unwrap() {
        fs::remove_file(file.path).unwrap();
    }
    place(&mut desk, 9, 9);
    assert_eq!(games(config.path()), [desk.points()]);
}

#[cfg(unix)]
#[test]
fn two_windows_a_file_opened_meanwhile_comes_to_the_one_that_is_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    goishi::app::platform::handover::listen(&mut desk.app, config.path());
    let file = config.path().join("a.sgf");
    fs::write(&file, "(;GM[1]SZ[9];B[ee])").unwrap();
    assert!(goishi::files::handover::hand_over(config.path(), &file));
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    assert_eq!(desk.game().size().lines(), 9);
}
