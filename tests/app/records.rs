//! Games are kept: saved move by move, offered again, listed, opened.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use goishi::app::phase::{MenuPage, Overlay, Phase, Question};
use goishi::app::session::Notice;
use goishi::board::Point;
use goishi::game::{Match, Move, Seat};
use goishi::record::shelf::{Progress, Shelf};
use goishi::search::Level;

use crate::app::{Desk, Device, black_wins, setup};

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn shelf(config: &Path) -> Shelf {
    Shelf::open(config.join("records")).unwrap()
}

fn under_way(config: &Path) -> Option<Match> {
    shelf(config).under_way().map(|(_, tree)| Match::from_record(tree).unwrap())
}

fn moves(game: &Match) -> Vec<Point> {
    game.position().moves().filter_map(Move::point).collect()
}

/// A program with a folder, a pad, and a match of two people with some stones.
fn in_match(config: &Path, points: &[(u8, u8)]) -> (Desk, Vec<Point>) {
    let mut desk = Desk::with_config(config);
    desk.start(setup(Seat::Human, Seat::Human, 15));
    let size = desk.game().size();
    let points: Vec<Point> = points.iter().map(|(x, y)| size.point(*x, *y).unwrap()).collect();
    desk.place_all(Device::Keyboard, &points);
    (desk, points)
}

#[test]
fn records_every_move_is_on_the_disk_soon_after_it() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, mut points) = in_match(config.path(), &[(7, 7)]);
    for (x, y) in [(8, 8), (9, 7), (3, 3)] {
        let point = desk.game().size().point(x, y).unwrap();
        desk.place(Device::Keyboard, point);
        points.push(point);
        desk.wait_until_saved();
        assert_eq!(moves(&under_way(config.path()).unwrap()), points);
    }
    desk.press(KeyCode::KeyU);
    desk.wait_until_saved();
    let saved = under_way(config.path()).unwrap();
    assert_eq!(moves(&saved), points[..3]);
    assert_eq!(saved.record().n_nodes(), 5, "what was taken back is kept");
    assert_eq!(shelf(config.path()).list(Vec::new()).unwrap().len(), 1);
}

#[test]
fn records_nothing_is_drawn_because_of_the_saving() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7)]);
    desk.pass(Duration::from_secs(10));
    desk.wait_until_saved();
    assert_eq!(desk.pass(Duration::from_mins(5)), 0);
}

#[test]
fn records_the_game_under_way_is_offered_first_by_each_device() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        assert!(!desk.has_control("title-continue"));
        desk.start(setup(Seat::Human, Seat::Program(Level::Textbook), 13));
        let center = desk.game().size().center();
        desk.place(Device::Keyboard, center);
        desk.wait_for("an answer", |desk| desk.n_moves() == 2);
        let (before, points) = (desk.game().setup(), desk.points());
        desk.wait_until_saved();
        // Not ended but gone, as after a loss of power.
        drop(desk);
        let mut desk = Desk::with_config(config.path());
        desk.connect_pad();
        if device == Device::Keyboard {
            assert!(desk.is_focused("title-continue"));
        }
        desk.choose(device, "title-continue");
        assert_eq!((desk.phase(), desk.game().setup(), desk.points()), (Phase::Playing, before, points));
        desk.assert_mirrored();
        assert!(desk.game().can_undo());
        // It is the same game, and not another file.
        desk.press(KeyCode::KeyU);
        desk.wait_until_saved();
        assert_eq!(shelf(config.path()).list(Vec::new()).unwrap().len(), 1);
        assert_eq!(moves(&under_way(config.path()).unwrap()), []);
    }
}

#[test]
fn records_the_program_goes_on_thinking_where_it_was_its_turn() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (8, 8), (9, 9)]);
    desk.wait_until_saved();
    drop(desk);
    let file = shelf(config.path()).list(Vec::new()).unwrap().remove(0);
    let text = fs::read_to_string(&file.path).unwrap();
    let mut game = Match::from_record(shelf(config.path()).under_way().unwrap().1).unwrap();
    let mut seats = game.seats();
    seats.white = Seat::Program(Level::Textbook);
    game.set_seats(seats);
    shelf(config.path()).save(&file.name, game.to_tree(), Progress::UnderWay).unwrap();
    assert_ne!(fs::read_to_string(&file.path).unwrap(), text);
    let mut desk = Desk::with_config(config.path());
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 4);
    assert_eq!(desk.points()[..3], points);
}

#[test]
fn records_a_match_that_is_left_is_offered_and_goes_on() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (8, 8)]);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-leave");
    assert_eq!(desk.overlay(), Overlay::Confirm(Question::Leave));
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!((desk.phase(), desk.menu_page()), (Phase::Menu, Some(MenuPage::Title)));
    assert!(desk.is_focused("title-continue"));
    desk.press(KeyCode::Enter);
    assert_eq!((desk.phase(), desk.points()), (Phase::Playing, points));
    desk.assert_mirrored();
}

#[test]
fn records_a_match_that_has_ended_is_kept_and_not_offered() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Keyboard, &black_wins(desk.game().size(), 5));
    desk.wait_until_saved();
    assert!(under_way(config.path()).is_none());
    desk.choose(Device::Keyboard, "over-menu");
    assert!(!desk.has_control("title-continue"));
    drop(desk);
    assert!(!Desk::with_config(config.path()).has_control("title-continue"));
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    let summary = listed[0].content.as_ref().unwrap();
    assert_eq!((summary.progress, summary.n_moves), (Progress::Closed, 9));
    assert_eq!(summary.result.as_deref(), Some("B+"));
}

#[test]
fn records_another_match_puts_the_one_before_away() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7)]);
    desk.start(setup(Seat::Human, Seat::Human, 11));
    let center = desk.game().size().center();
    desk.place(Device::Keyboard, center);
    desk.wait_until_saved();
    let listed = shelf(config.path()).list(Vec::new()).unwrap();
    let mut progress: Vec<_> =
        listed.iter().map(|file| file.content.as_ref().unwrap().progress == Progress::UnderWay).collect();
    progress.sort_unstable();
    assert_eq!(progress, [false, true]);
    assert_eq!(under_way(config.path()).unwrap().size().lines(), 11);
}

#[test]
fn records_a_match_without_a_step_is_no_file() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.pass(Duration::from_secs(2));
    desk.chord(KeyCode::ControlLeft, KeyCode::KeyQ);
    assert!(desk.has_quit());
    drop(desk);
    assert!(shelf(config.path()).list(Vec::new()).unwrap().is_empty());
}

#[test]
fn records_the_end_of_the_program_waits_for_the_last_move() {
    let config = tempfile::tempdir().unwrap();
    let (mut desk, points) = in_match(config.path(), &[(7, 7), (2, 2), (3, 4), (9, 1)]);
    desk.app.world_mut().write_message(AppExit::Success);
    desk.update();
    assert_eq!(moves(&under_way(config.path()).unwrap()), points);
}

#[test]
fn records_a_folder_that_cannot_be_written_is_told_of_once() {
    let config = tempfile::tempdir().unwrap();
    fs::write(config.path().join("records"), "in the way").unwrap();
    let (mut desk, _) = in_match(config.path(), &[(7, 7), (8, 8)]);
    let told = |desk: &Desk| desk.log::<Notice>().iter().filter(|n| n.0 == "notice-not-saved").count();
    desk.wait_for("a notice", |desk| told(desk) > 0);
    desk.place_all(Device::Keyboard, &[desk.game().size().point(1, 1).unwrap()]);
    desk.pass(Duration::from_secs(1));
    assert_eq!(told(&desk), 1);
    // Once there is room again nothing is missing.
    fs::remove_file(config.path().join("records")).unwrap();
    desk.place_all(Device::Keyboard, &[desk.game().size().point(2, 2).unwrap()]);
    desk.wait_until_saved();
    assert_eq!(moves(&under_way(config.path()).unwrap()), desk.points());
}
