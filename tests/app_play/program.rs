//! Playing against the program, and the program against itself.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use goishi::app::screen::Phase;
use goishi::app::table::opponent::{HintAt, Pace, Thinking};
use goishi::app::table::place::{MovePlayed, MoveRefused, MovesTakenBack, PlaceRequested, Placer, Refusal};
use goishi::app::table::result::MatchEnded;
use goishi::app::table::session::Session;
use goishi::board::Color;
use goishi::game::{Outcome, Seat, WinBy};
use goishi::search::Level;

use crate::app::{Desk, Device};

const TEXTBOOK: Seat = Seat::Program(Level::Textbook);
/// Thinks for five seconds.
const MASTER: Seat = Seat::Program(Level::Master);

fn thinks(desk: &Desk) -> bool {
    desk.app.world().resource::<Thinking>().time(Duration::MAX).is_some()
}

fn revision(desk: &Desk) -> u64 {
    desk.app.world().resource::<Session>().revision()
}

#[test]
fn the_program_answers_every_move() {
    let mut desk = Desk::in_match(Seat::Human, TEXTBOOK, 15);
    let size = desk.game().size();
    for n in 1..=6 {
        // Along the edge, which threatens nothing.
        let free = size.points().find(|point| desk.game().check(*point).is_ok()).unwrap();
        desk.place(Device::Mouse, free);
        desk.wait_for("an answer", |desk| desk.n_moves() == 2 * n || desk.phase() == Phase::GameOver);
        desk.settle();
        assert!(desk.game().position().is_consistent());
        desk.assert_mirrored();
        if desk.phase() == Phase::GameOver {
            break;
        }
    }
    assert!(desk.log::<MoveRefused>().is_empty());
    assert_eq!(desk.log::<MovePlayed>().len(), desk.n_moves());
}

#[test]
fn taking_back_takes_both_moves() {
    let mut desk = Desk::in_match(Seat::Human, TEXTBOOK, 15);
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    let moves = desk.points();
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.n_moves(), 0);
    assert_eq!(desk.log::<MovesTakenBack>(), [MovesTakenBack { points: vec![moves[1], moves[0]] }]);
    desk.assert_mirrored();
    desk.press(KeyCode::KeyR);
    assert_eq!(desk.points(), moves);
    desk.assert_mirrored();
    assert!(!thinks(&desk));
}

#[test]
fn an_answer_to_a_position_taken_back_is_dropped() {
    let mut desk = Desk::in_match(Seat::Human, MASTER, 15);
    let size = desk.game().size();
    desk.place(Device::Mouse, size.center());
    let asked = revision(&desk);
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.n_moves(), 0, "the program has moved before its move could be taken back");
    assert!(!thinks(&desk));
    // The stopped search answers at once; and were its answer to come as late as this it would be dropped too.
    std::thread::sleep(Duration::from_millis(300));
    let late = PlaceRequested { point: size.center(), by: Placer::Program { revision: asked } };
    desk.app.world_mut().write_message(late);
    desk.settle();
    desk.settle();
    assert_eq!(desk.n_moves(), 0);
    assert!(desk.log::<MoveRefused>().is_empty());
    assert_eq!(desk.log::<MovePlayed>().len(), 1);
    // The next question is answered, and by a move for its own position.
    let corner = size.point(0, 0).unwrap();
    desk.place(Device::Mouse, corner);
    desk.press(KeyCode::KeyN);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    assert_eq!(desk.points()[0], corner);
}

#[test]
fn the_program_moves_now_when_it_is_asked() {
    let mut desk = Desk::in_match(Seat::Human, MASTER, 15);
    desk.press(KeyCode::Enter);
    assert!(thinks(&desk));
    let clock = Instant::now();
    desk.press(KeyCode::KeyN);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    assert!(clock.elapsed() < Duration::from_secs(3), "moved after {:?}", clock.elapsed());
    assert!(!thinks(&desk));
}

#[test]
fn a_stone_on_the_turn_of_the_program_is_refused() {
    let mut desk = Desk::in_match(Seat::Human, MASTER, 15);
    let size = desk.game().size();
    desk.place(Device::Mouse, size.center());
    let point = size.point(2, 2).unwrap();
    desk.place(Device::Mouse, point);
    assert_eq!(desk.log::<MoveRefused>(), [MoveRefused { point, reason: Refusal::NotYourTurn }]);
    assert_eq!(desk.n_moves(), 1);
    assert_eq!(desk.game().to_move(), Color::White);
    // Leaving stops the search.
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-leave");
    desk.choose(Device::Keyboard, "confirm-yes");
    assert_eq!(desk.phase(), Phase::Menu);
    assert!(!thinks(&desk));
}

#[test]
fn while_the_match_is_paused_the_answer_waits() {
    let mut desk = Desk::in_match(Seat::Human, TEXTBOOK, 15);
    desk.app.insert_resource(Pace { shortest_turn: Duration::from_secs(1), ..Pace::default() });
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    std::thread::sleep(Duration::from_millis(200));
    desk.pass(Duration::from_secs(5));
    assert_eq!(desk.n_moves(), 1);
    desk.press(KeyCode::Escape);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
}

#[test]
fn an_answer_keeps_to_the_pace() {
    let mut desk = Desk::in_match(Seat::Human, TEXTBOOK, 15);
    desk.app.insert_resource(Pace { shortest_turn: Duration::from_secs(2), ..Pace::default() });
    desk.press(KeyCode::Enter);
    std::thread::sleep(Duration::from_millis(200));
    desk.pass(Duration::from_secs(1));
    assert_eq!(desk.n_moves(), 1);
    desk.pass(Duration::from_secs(2));
    assert_eq!(desk.n_moves(), 2);
}

#[test]
fn the_program_plays_itself_to_the_end() {
    let mut desk = Desk::in_match(TEXTBOOK, TEXTBOOK, 9);
    desk.wait_for("the end", |desk| desk.phase() == Phase::GameOver);
    desk.settle();
    let outcome = desk.game().outcome().unwrap();
    assert_eq!(desk.log::<MatchEnded>(), [MatchEnded { outcome }]);
    assert!(desk.log::<MoveRefused>().is_empty());
    desk.assert_mirrored();
    // One move taken back stays taken back until somebody asks the program to go on.
    let n_moves = desk.n_moves();
    desk.choose(Device::Keyboard, "over-undo");
    std::thread::sleep(Duration::from_millis(100));
    desk.pass(Duration::from_secs(2));
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, n_moves - 1));
    desk.choose(Device::Mouse, "side-hint");
    desk.wait_for("the end", |desk| desk.phase() == Phase::GameOver);
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let mut desk = Desk::in_match(Seat::Human, TEXTBOOK, 15);
    desk.press(KeyCode::Enter);
    desk.wait_for("an answer", |desk| desk.n_moves() == 2);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-resign");
    desk.choose(Device::Keyboard, "confirm-yes");
    let outcome = Outcome::Win { winner: Color::White, by: WinBy::Resignation };
    assert_eq!(desk.game().outcome(), Some(outcome));
    desk.choose(Device::Keyboard, "over-rematch");
    assert_eq!(desk.phase(), Phase::Playing);
    assert_eq!((desk.game().setup().seats.black, desk.game().setup().seats.white), (TEXTBOOK, Seat::Human));
    // Black is the program's, and it begins.
    desk.wait_for("the first move", |desk| desk.n_moves() == 1);
    assert_eq!(desk.game().to_move(), Color::White);
    // Its first move cannot be taken back.
    desk.press(KeyCode::KeyU);
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn a_hint_shows_a_free_point_until_the_next_move() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::KeyH);
    desk.wait_for("a hint", |desk| desk.app.world().resource::<HintAt>().shown.is_some());
    assert_eq!(desk.app.world().resource::<HintAt>().point(), None, "first one is told where to look");
    desk.press(KeyCode::KeyH);
    let point = desk.app.world().resource::<HintAt>().point().unwrap();
    assert_eq!(desk.game().check(point), Ok(()));
    assert_eq!(desk.n_moves(), 1);
    desk.place(Device::Mouse, desk.game().size().point(0, 0).unwrap());
    assert_eq!(desk.app.world().resource::<HintAt>().shown, None);
}
