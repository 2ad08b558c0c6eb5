//! Openings, every one by each device, and what they refuse.

use bevy::prelude::*;
use goishi::app::intent::Heading;
use goishi::app::screen::{Phase, PlayStage};
use goishi::app::table::place::{FifthOffered, MoveRefused, OpeningAnswered, Refusal};
use goishi::app::table::session::MatchOrder;
use goishi::app::view::marks::opening::OpeningMark;
use goishi::board::{ByColor, Color, Point};
use goishi::game::{GomokuSetup, Illegal, MatchSetup, Seat};
use goishi::gomoku::Rule;
use goishi::gomoku::opening::{Answer, IllegalStep, Opening, Party, Task, Zone};
use goishi::search::Level;

use crate::app::{Desk, Device};

const PROGRAM: Seat = Seat::Program(Level::Learner);

fn opened(opening: Opening, black: Seat, white: Seat) -> Desk {
    let rule = if opening.is_renju() { Rule::Renju } else { Rule::Freestyle };
    let mut desk = Desk::new();
    let game = GomokuSetup { rule, opening, ..GomokuSetup::default() };
    desk.start(MatchSetup::new(game, ByColor { black, white }));
    if black.is_person() || white.is_person() {
        desk.settle();
    }
    desk
}

fn stage(desk: &Desk) -> PlayStage {
    *desk.app.world().resource::<State<PlayStage>>().get()
}

/// The control of an answer.
fn control(answer: Answer) -> &'static str {
    match answer {
        Answer::Take(Color::Black) => "answer-black",
        Answer::Take(Color::White) => "answer-white",
        Answer::PlaceTwo => "answer-two",
        Answer::Number(1) => "answer-one",
        Answer::Number(_) => "answer-many",
    }
}

/// Does what the opening asks for until it is over, choosing the answer of this number where there is a choice.
#[track_caller]
fn walk(desk: &mut Desk, device: Device, choose: usize) {
    for _ in 0..60 {
        let Some(task) = desk.game().task() else { return };
        let n_steps = desk.game().opening().steps().len();
        let answers: Vec<Answer> = desk.game().opening().answers().collect();
        if let Some(&answer) = answers.get(choose % answers.len().max(1)) {
            assert_eq!(stage(desk), PlayStage::Answer, "{task:?}");
            if device != Device::Mouse {
                let same = answers.iter().copied().find(|answer| !desk.game().opening().is_swap(*answer));
                let first =
                    if answers.contains(&Answer::Number(2)) { "answer-say" } else { control(same.unwrap()) };
                assert!(desk.is_focused(first), "every question begins with what changes nothing: {task:?}");
            }
            if answers.contains(&Answer::Number(2)) {
                // From two, where the number stands at first, one up.
                desk.adjust(device, "answer-number", Heading::Right);
                desk.choose(device, "answer-say");
                assert_eq!(desk.log::<OpeningAnswered>().last().unwrap().answer, Answer::Number(3));
            } else {
                desk.choose(device, control(answer));
            }
        } else {
            assert_eq!(stage(desk), PlayStage::Play, "{task:?}");
            let legal: Vec<Point> = desk.game().opening().legal_points().collect();
            // Not the first of all: a device that places elsewhere must be seen.
            desk.place(device, legal[legal.len() / 2]);
        }
        assert_eq!(desk.game().opening().steps().len(), n_steps + 1, "{task:?} by {device:?}");
        desk.assert_mirrored();
    }
    panic!("the opening never ends");
}

#[test]
fn every_opening_is_played_by_each_device() {
    for (i, device) in [Device::Keyboard, Device::Pad, Device::Mouse].into_iter().enumerate() {
        for (j, opening) in Opening::ALL.into_iter().enumerate() {
            let mut desk = opened(opening, Seat::Human, Seat::Human);
            if device == Device::Pad {
                desk.connect_pad();
            }
            // Each way through an opening is one device's.
            walk(&mut desk, device, (i + j) % 3);
            assert_eq!(stage(&desk), PlayStage::Play);
            let offers = desk.log::<FifthOffered>().len();
            assert_eq!(desk.count::<OpeningMark>(), 0, "{offers} offers are gone");
            let free = desk.game().position().empty_points().next().unwrap();
            desk.place_all(device, &[free]);
            // And all the way back.
            while desk.game().can_undo() {
                desk.press(KeyCode::KeyU);
                desk.assert_mirrored();
            }
            assert!(desk.game().is_fresh());
        }
    }
}

#[test]
fn the_program_takes_part_in_every_opening() {
    for opening in Opening::ALL {
        for (black, white) in [(Seat::Human, PROGRAM), (PROGRAM, Seat::Human), (PROGRAM, PROGRAM)] {
            let mut desk = opened(opening, black, white);
            for _ in 0..60 {
                desk.wait_for("a person's turn", |desk| {
                    desk.game().task().is_none() || desk.game().seat_to_move() == Some(Seat::Human)
                });
                // After the opening two programs go on by themselves and never rest.
                let Some(task) = desk.game().task() else { break };
                desk.settle();
                let answer = desk.game().opening().answers().next();
                if matches!(task, Task::Choose(_)) {
                    desk.app.world_mut().write_message(MatchOrder::Answer(answer.unwrap()));
                    desk.settle();
                } else {
                    let legal = desk.game().opening().legal_points().next().unwrap();
                    desk.place(Device::Mouse, legal);
                }
            }
            assert_eq!(desk.game().task(), None, "{opening:?}");
            let both = !black.is_person() && !white.is_person();
            assert!(desk.phase() == Phase::Playing || both, "two programs play on by themselves");
        }
    }
}

#[test]
fn a_swap_exchanges_the_cards_and_the_turns() {
    let mut desk = opened(Opening::Swap, Seat::Human, PROGRAM);
    for (x, y) in [(7, 7), (8, 7), (3, 3)] {
        let at = desk.at(x, y);
        desk.place(Device::Keyboard, at);
    }
    desk.wait_for("the program's color", |desk| desk.game().task().is_none());
    let answered = *desk.log::<OpeningAnswered>().last().unwrap();
    assert!(!answered.seat.is_person());
    let program_is_black = answered.answer == Answer::Take(Color::Black);
    assert_eq!(desk.game().opening().black() == Party::Second, program_is_black);
    assert_ne!(desk.game().seats().black.is_person(), program_is_black);
    assert_eq!(desk.game().setup().seats.black, Seat::Human);
}

#[test]
fn the_program_says_whether_it_swaps() {
    // Three stones that are good for Black, then three that are good for White, who is to move.
    for (stones, says) in [
        ([(7, 7), (0, 14), (7, 8)], "Goishi swaps and takes Black."),
        ([(0, 0), (7, 7), (14, 14)], "Goishi keeps White."),
    ] {
        // Weaker levels leave a part of it to chance.
        let mut desk = opened(Opening::Swap, Seat::Human, Seat::Program(Level::Master));
        for (x, y) in stones {
            let at = desk.at(x, y);
            desk.place(Device::Keyboard, at);
        }
        desk.wait_for("the program's color", |desk| desk.game().task().is_none());
        desk.wait_for("what it says", |desk| desk.notice().is_some());
        assert_eq!(desk.notice().as_deref(), Some(says));
    }
}

#[test]
fn refusals_of_an_opening_name_their_reason() {
    let mut desk = opened(Opening::Rif, Seat::Human, Seat::Human);
    let refused = |desk: &Desk| match desk.log::<MoveRefused>().last().unwrap().reason {
        Refusal::Illegal(Illegal::Opening(reason)) => reason,
        other => panic!("{other:?}"),
    };
    let corner = desk.at(0, 0);
    desk.place(Device::Mouse, corner);
    assert_eq!(refused(&desk), IllegalStep::Zone(Zone::Center));
    assert_eq!(desk.n_moves(), 0);
    for (x, y) in [(7, 7), (8, 7)] {
        let at = desk.at(x, y);
        desk.place(Device::Mouse, at);
    }
    desk.place(Device::Mouse, corner);
    assert_eq!(refused(&desk), IllegalStep::Zone(Zone::Within(5)));
    let third = desk.at(9, 7);
    desk.place(Device::Mouse, third);
    // The board asks for nothing while the question stands.
    desk.place(Device::Mouse, corner);
    assert_eq!(desk.n_moves(), 3);
    desk.choose(Device::Mouse, "answer-white");
    let fourth = desk.at(10, 7);
    desk.place(Device::Mouse, fourth);
    // All four lie on the middle line, so the board's mirror image leaves them as they are.
    let (above, below) = (desk.at(5, 4), desk.at(5, 10));
    desk.place(Device::Mouse, above);
    desk.place(Device::Mouse, above);
    assert_eq!(refused(&desk), IllegalStep::AlreadyOffered);
    desk.place(Device::Mouse, below);
    assert_eq!(refused(&desk), IllegalStep::Symmetrical(above));
    assert_eq!(desk.game().opening().offers(), [above]);
    assert_eq!(desk.count::<OpeningMark>(), 2, "a stone and its number");
    desk.place(Device::Mouse, corner);
    desk.place(Device::Mouse, below);
    assert_eq!(refused(&desk), IllegalStep::NotOffered);
    desk.place(Device::Mouse, above);
    assert_eq!((desk.n_moves(), desk.game().task()), (5, None));
}

#[test]
fn a_pause_and_a_question_do_not_lose_one_another() {
    let mut desk = opened(Opening::Swap, Seat::Human, Seat::Human);
    for (x, y) in [(7, 7), (8, 7), (3, 3)] {
        let at = desk.at(x, y);
        desk.place(Device::Keyboard, at);
    }
    assert_eq!(stage(&desk), PlayStage::Answer);
    desk.press(KeyCode::Escape);
    assert_eq!(stage(&desk), PlayStage::Paused);
    desk.press(KeyCode::Escape);
    assert_eq!(stage(&desk), PlayStage::Answer);
    assert!(desk.is_focused("answer-white"), "what changes nothing has the focus");
    desk.press(KeyCode::KeyU);
    assert_eq!((stage(&desk), desk.n_moves()), (PlayStage::Play, 2));
    desk.press(KeyCode::KeyR);
    assert_eq!((stage(&desk), desk.n_moves()), (PlayStage::Answer, 3));
    assert_eq!(desk.pass(std::time::Duration::from_secs(20)), 0, "a question rests");
}

#[test]
fn the_square_of_an_opening_is_shown_while_it_binds() {
    let mut desk = opened(Opening::Pro, Seat::Human, Seat::Human);
    let center = desk.game().size().center();
    assert_eq!(desk.count::<OpeningMark>(), 1);
    desk.place(Device::Keyboard, center);
    assert_eq!(desk.count::<OpeningMark>(), 0, "White may play anywhere");
    let near = desk.at(6, 6);
    desk.place(Device::Keyboard, near);
    assert_eq!(desk.count::<OpeningMark>(), 1);
    let far = desk.at(4, 7);
    desk.place(Device::Keyboard, far);
    assert_eq!((desk.count::<OpeningMark>(), desk.game().task()), (0, None));
}
