//! Teaching while a match is played: what is objected to, the ways to go on, and hints in three steps.

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use goishi::app::features::analysis::marks::{AnalysisMark, Sign};
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::teach::{Lessons, TAKE_BACK, TeachSettings, Teaching};
use goishi::app::screen::Phase;
use goishi::app::table::opponent::{HintAt, Told};
use goishi::board::{ByColor, Point};
use goishi::game::clock::TimeControl;
use goishi::game::{Level, MatchSetup, Seat};

use crate::app::{Desk, Device, setup};

/// Black makes an open three, and White is to answer it.
fn open_three(desk: &Desk) -> Vec<Point> {
    let at = |x, y| desk.at(x, y);
    vec![at(7, 7), at(8, 6), at(8, 7), at(8, 8), at(9, 7)]
}

fn taught(desk: &mut Desk, teaching: Teaching) {
    desk.change::<TeachSettings>(|settings| settings.teaching = teaching);
}

/// Places a stone and waits until it is judged.
fn place(desk: &mut Desk, point: Point) {
    desk.place(Device::Mouse, point);
    desk.wait_for("a judgment", |desk| {
        !desk.app.world().resource::<Lessons>().is_on() || desk.page() == Some(TAKE_BACK)
    });
    desk.settle();
}

fn hint(desk: &Desk) -> &HintAt {
    desk.app.world().resource()
}

#[test]
fn each_device_takes_back_what_overlooks_a_three_and_is_asked_once() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
        desk.connect_pad();
        taught(&mut desk, Teaching::Gentle);
        for point in open_three(&desk) {
            place(&mut desk, point);
            assert_eq!(desk.page(), None, "nothing is wrong so far");
        }
        let far = desk.at(4, 0);
        place(&mut desk, far);
        assert_eq!((desk.page(), desk.n_moves()), (Some(TAKE_BACK), 6));
        let three = desk.lines().iter().any(|line| line.contains("Black has an open three"));
        assert!(three, "{:?}", desk.lines());
        desk.choose(device, "teach-take-back");
        assert_eq!((desk.page(), desk.n_moves()), (None, 5), "{device:?}");
        // Who plays it again means it.
        place(&mut desk, far);
        assert_eq!((desk.page(), desk.n_moves()), (None, 6));
    }
}

#[test]
fn what_is_kept_stands_and_the_match_goes_on() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    taught(&mut desk, Teaching::Gentle);
    for point in open_three(&desk) {
        place(&mut desk, point);
    }
    let far = desk.at(4, 0);
    place(&mut desk, far);
    desk.choose(Device::Keyboard, "teach-keep");
    assert_eq!((desk.page(), desk.n_moves()), (None, 6));
    assert!(!desk.app.world().resource::<Lessons>().is_on());
    let next = desk.at(6, 7);
    place(&mut desk, next);
    assert_eq!(desk.n_moves(), 7);
}

#[test]
fn where_to_look_which_point_and_which_line_are_told_one_by_one() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    taught(&mut desk, Teaching::Gentle);
    for point in open_three(&desk) {
        place(&mut desk, point);
    }
    let far = desk.at(4, 0);
    place(&mut desk, far);
    desk.choose(Device::Keyboard, "teach-show");
    desk.wait_for("a hint", |desk| hint(desk).shown.is_some());
    desk.settle();
    let size = desk.game().size();
    let place = hint(&desk).place(size).unwrap();
    assert_eq!((desk.n_moves(), hint(&desk).point()), (5, None));
    assert!(desk.lines().contains(&desk.words("hint-where")));
    desk.press(KeyCode::KeyH);
    let point = hint(&desk).point().unwrap();
    let near = |a: u8, b: u8| a.abs_diff(b) <= 2;
    assert!(near(point.x(), place.x()) && near(point.y(), place.y()), "it lies where one was to look");
    assert_eq!((hint(&desk).place(size), hint(&desk).line()), (None, &[][..]));
    desk.press(KeyCode::KeyH);
    assert_eq!(hint(&desk).told(), Told::Line);
    assert!(hint(&desk).line().len() > 1);
    let mut marks = desk.app.world_mut().query::<&AnalysisMark>();
    let n_stones = marks.iter(desk.app.world()).filter(|mark| matches!(mark.sign, Sign::Line(_))).count();
    assert!(n_stones > 2, "stones and numbers");
    desk.place(Device::Mouse, point);
    assert_eq!(hint(&desk).shown, None);
    assert_eq!(desk.count::<AnalysisMark>(), 0);
}

#[test]
fn the_program_waits_until_the_person_has_decided() {
    let config = tempfile::tempdir().unwrap();
    let file = config.path().join("a.sgf");
    // White has an open three, and Black is to answer it.
    fs::write(&file, "(;GM[4]SZ[15]RU[Freestyle];B[aa];W[hh];B[ca];W[ih];B[ea];W[jh])").unwrap();
    let mut desk = Desk::with_config(config.path());
    let window = desk.window();
    desk.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    desk.wait_for("the record", |desk| desk.phase() == Phase::Replay);
    desk.press(KeyCode::End);
    taught(&mut desk, Teaching::Gentle);
    let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Casual) };
    desk.app.world_mut().write_message(ReplayOrder::PlayOn(seats));
    desk.settle();
    assert_eq!(desk.phase(), Phase::Playing);
    let far = desk.at(0, 14);
    place(&mut desk, far);
    assert_eq!(desk.page(), Some(TAKE_BACK));
    desk.pass(Duration::from_secs(3));
    assert_eq!(desk.n_moves(), 7, "the program has an answer and keeps it");
    desk.choose(Device::Keyboard, "teach-keep");
    desk.wait_for("the answer", |desk| desk.n_moves() == 8);
}

#[test]
fn nothing_is_taught_unasked_or_by_the_clock_against_a_person() {
    let time = TimeControl::Fischer { main: Duration::from_mins(10), increment: Duration::from_secs(5) };
    let by_clock =
        MatchSetup { time: ByColor { black: time, white: time }, ..setup(Seat::Human, Seat::Human, 15) };
    let free = setup(Seat::Human, Seat::Human, 15);
    for (setup, teaching) in [(free, Teaching::Off), (by_clock, Teaching::Strict)] {
        let mut desk = Desk::new();
        taught(&mut desk, teaching);
        desk.start(setup);
        desk.settle();
        let far = desk.at(4, 0);
        for point in open_three(&desk).into_iter().chain([far]) {
            desk.place(Device::Mouse, point);
            assert!(!desk.app.world().resource::<Lessons>().is_on());
        }
        assert_eq!((desk.page(), desk.n_moves()), (None, 6));
    }
}
