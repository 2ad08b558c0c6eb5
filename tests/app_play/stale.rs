//! What belongs to one screen does not act, and is not read, on the next: presses, requests and notices.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use goishi::app::features::exchange::ExchangeOrder;
use goishi::app::features::puzzle::{Puzzle, PuzzleOrder};
use goishi::app::features::replay::{ReplayOrder, ReplayStage};
use goishi::app::intent::Action;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::{HELP, Phase, ScreenMove};
use goishi::app::table::place::{Hand, PlaceRequested, Placer, PointPressed};
use goishi::app::table::session::MatchOrder;
use goishi::board::{ByColor, Point};
use goishi::cover::Board;
use goishi::game::{GoSetup, MatchSetup, Seat};

use crate::app::{Desk, Device, TITLE, black_wins, setup};

const PEOPLE: ByColor<Seat> = ByColor { black: Seat::Human, white: Seat::Human };

/// Presses keys so close together that one update brings them all.
fn press_at_once(desk: &mut Desk, keys: &[KeyCode]) {
    for key in keys {
        desk.write_key(*key, ButtonState::Pressed, false);
    }
    desk.settle();
    for key in keys {
        desk.key_up(*key);
    }
}

/// Presses a point, and types another.
fn request(desk: &mut Desk, point: Point) {
    desk.app.world_mut().write_message(PointPressed { point, hand: Hand::Main });
    desk.app.world_mut().write_message(PlaceRequested { point, by: Placer::Person });
}

/// Gives a command that turns the page, and presses a point in the last moment before it is turned.
fn turn_and_press(desk: &mut Desk, order: impl Message, point: Point) {
    desk.app.world_mut().write_message(order);
    desk.update();
    request(desk, point);
    desk.settle();
}

fn free(desk: &Desk) -> Point {
    desk.game().size().point(1, 1).unwrap()
}

#[test]
fn a_press_on_the_page_of_a_pause_places_no_stone_once_the_match_goes_on() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::KeyP);
    assert!(desk.is_paused() && desk.is_focused("pause-resume"));
    press_at_once(&mut desk, &[KeyCode::Enter, KeyCode::KeyP]);
    assert!(!desk.is_paused());
    assert_eq!(desk.n_moves(), 0);
    assert_eq!(desk.log::<PointPressed>(), []);
    // Nor does the cursor step.
    let before = desk.cursor();
    desk.press(KeyCode::F1);
    assert_eq!(desk.page(), Some(HELP));
    press_at_once(&mut desk, &[KeyCode::ArrowDown, KeyCode::F1]);
    assert_eq!((desk.page(), desk.cursor()), (None, before));
}

#[test]
fn a_press_at_the_end_of_a_match_places_no_stone_once_that_is_taken_back() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    assert_eq!(desk.phase(), Phase::GameOver);
    desk.forget::<PointPressed>();
    desk.write_key(KeyCode::KeyU, ButtonState::Pressed, false);
    desk.write_key(KeyCode::Enter, ButtonState::Pressed, false);
    // The page takes its press in the same update and asks for another match; that is the page's own affair.
    desk.update();
    desk.update();
    assert_eq!(desk.log::<PointPressed>(), []);
    assert_eq!(desk.log::<Action>().iter().filter(|action| **action == Action::Undo).count(), 1);
}

#[test]
fn a_press_on_a_record_places_no_stone_in_the_match_that_begins_there() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    desk.choose(Device::Mouse, "over-review");
    desk.press(KeyCode::Home);
    desk.press(KeyCode::ArrowRight);
    let point = free(&desk);
    turn_and_press(&mut desk, ReplayOrder::PlayOn(PEOPLE), point);
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 1));
}

#[test]
fn a_press_on_a_match_does_not_walk_in_the_record_that_is_opened() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    desk.start(setup(Seat::Human, Seat::Human, 15));
    // At every moment until the record comes up, the point of its first move is pressed, and one beside it.
    let file = config.path().join("a.sgf");
    std::fs::write(&file, "(;GM[4]SZ[15]RE[B+R];B[hh];W[gg];B[ii])").unwrap();
    let window = desk.window();
    let drop = bevy::window::FileDragAndDrop::DroppedFile { window, path_buf: file };
    desk.app.world_mut().write_message(drop);
    let size = desk.game().size();
    desk.wait_for("the record", |desk| {
        let is_open = desk.phase() == Phase::Replay;
        if !is_open {
            request(desk, size.point(0, 0).unwrap());
            request(desk, size.center());
        }
        is_open
    });
    assert_eq!(desk.game().record().n_nodes(), 4, "nothing is added to the record");
    desk.settle();
    assert_eq!(desk.n_moves(), 0, "it is opened at its beginning");
}

#[test]
fn a_press_from_before_a_board_is_covered_places_nothing_on_it() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-puzzle");
    let board = desk.app.world().resource::<Puzzle>().board();
    let point = board.all_points().iter().next().unwrap();
    turn_and_press(&mut desk, PuzzleOrder::Begin(board), point);
    let puzzle = desk.app.world().resource::<Puzzle>();
    assert!(puzzle.is_begun());
    assert_eq!(puzzle.cover().n_placed(), 0);
    assert_eq!(board, Board::new(5, 5).unwrap());
}

#[test]
fn a_press_on_a_record_calls_nothing_dead_in_the_match_that_is_counted() {
    let mut desk = Desk::new();
    let go = GoSetup { size: goishi::board::BoardSize::new(5).unwrap(), ..GoSetup::default() };
    desk.start(MatchSetup::new(go, PEOPLE));
    let stone = desk.game().size().center();
    desk.place_all(Device::Keyboard, &[stone]);
    desk.press(KeyCode::KeyG);
    desk.press(KeyCode::KeyG);
    desk.wait_for("a proposal", |desk| {
        desk.game().counting().is_some_and(goishi::game::Counting::is_proposed)
    });
    desk.settle();
    let judged = |desk: &Desk| desk.game().counting().unwrap().judgment().dead;
    let before = judged(&desk);
    // Left, and taken up again in the update in which somebody points at the stone.
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    turn_and_press(&mut desk, MatchOrder::Continue, stone);
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!(judged(&desk), before);
}

#[test]
fn commands_given_twice_at_once_are_not_heard_again_in_the_next_update() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-records");
    desk.settle();
    desk.forget::<Notice>();
    desk.app.world_mut().write_message_batch([ExchangeOrder::Paste, ExchangeOrder::Paste]);
    desk.update();
    let said = desk.log::<Notice>().len();
    desk.settle();
    assert_eq!(desk.log::<Notice>().len(), said);
}

#[test]
fn a_notice_about_the_board_goes_with_it() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3)[..8]);
    let refuse = |desk: &mut Desk| {
        let taken = desk.points()[0];
        desk.place(Device::Mouse, taken);
        assert_eq!(desk.notice(), Some(desk.words("refused-occupied")));
    };
    refuse(&mut desk);
    // A page over the board, and a pause, are still the same match.
    desk.press(KeyCode::F1);
    desk.press(KeyCode::F1);
    desk.press(KeyCode::KeyP);
    assert!(desk.notice().is_some());
    desk.choose(Device::Keyboard, "pause-leave");
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!((desk.whereabouts(), desk.notice()), (TITLE, None));
    // The end of a match is seen on the same board, another match is not.
    desk.choose(Device::Keyboard, "title-continue");
    refuse(&mut desk);
    let last = black_wins(desk.game().size(), 3)[8];
    desk.place(Device::Mouse, last);
    assert_eq!(desk.phase(), Phase::GameOver);
    assert!(desk.notice().is_some());
    desk.choose(Device::Mouse, "over-rematch");
    assert_eq!((desk.phase(), desk.notice()), (Phase::Playing, None));
}

#[test]
fn a_notice_of_a_page_goes_with_it_and_one_of_the_program_stays() {
    let mut desk = Desk::new();
    desk.choose(Device::Mouse, "title-records");
    desk.app.world_mut().write_message(Notice::here("notice-renamed"));
    desk.settle();
    assert!(desk.notice().is_some());
    desk.choose(Device::Mouse, "records-back");
    assert_eq!(desk.notice(), None);
    desk.connect_pad();
    assert_eq!(desk.notice(), Some(desk.words("notice-pad-connected")));
    desk.choose(Device::Mouse, "title-new");
    assert_eq!(desk.notice(), Some(desk.words("notice-pad-connected")), "the pad is still there");
    desk.pass(Duration::from_secs(5));
    assert_eq!(desk.notice(), None, "it goes by itself");
}

#[test]
fn what_is_wrong_with_a_file_is_read_on_the_board_that_it_opens() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = Desk::with_config(config.path());
    let file = config.path().join("a.sgf");
    std::fs::write(&file, "(;GM[4]SZ[15];B[hh];W[gg];B[ii").unwrap();
    let window = desk.window();
    let drop = bevy::window::FileDragAndDrop::DroppedFile { window, path_buf: file };
    desk.app.world_mut().write_message(drop);
    desk.wait_for("the game", |desk| matches!(desk.phase(), Phase::Replay | Phase::Playing));
    desk.settle();
    assert!(desk.notice().is_some_and(|notice| notice.contains("a.sgf")), "{:?}", desk.notice());
    let is_record = desk.app.world().get_resource::<State<ReplayStage>>().is_some();
    assert_eq!(is_record, desk.phase() == Phase::Replay);
}
