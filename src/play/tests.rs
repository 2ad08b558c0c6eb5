//! What holds of every table, whatever is touched on it.

use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::editor::Tool;
use super::lesson::Course;
use super::{
    Event, Hand, Lesson, Lying, Picture, Placer, Play, Problem, Puzzle, Refusal, Session, Touch, problem,
};
use crate::board::{BoardSize, ByColor, Color, Point};
use crate::cover::Board;
use crate::game::{GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat};
use crate::search::Level;

fn stones(picture: &Picture) -> Vec<(Point, Color)> {
    let mut stones: Vec<_> = match &picture.board {
        Lying::Position(position) => position.stones().collect(),
        Lying::Cover(cover) => cover.stones().iter().map(|point| (point, Color::Black)).collect(),
    };
    stones.sort_unstable_by_key(|(point, _)| *point);
    stones
}

fn has_stone(picture: &Picture, at: Point) -> bool {
    stones(picture).iter().any(|(point, _)| *point == at)
}

/// Touches random points of the first lines, and holds what happens against what is told of it.
fn check(table: &mut impl Play, seed: u64, n_lines: u8) {
    let mut random = StdRng::seed_from_u64(seed);
    for n in 0..300 {
        let (x, y) = (random.random_range(0..n_lines), random.random_range(0..n_lines));
        let Some(point) = BoardSize::MAX.point(x, y) else { continue };
        let (before, revision) = (table.picture(), table.revision());
        let (takes, invites) = (table.takes(point), table.invites(point));
        let events =
            table.touch(Touch { point, hand: Hand::Main, by: Placer::Person, now: Duration::from_secs(n) });
        let after = table.picture();
        assert!(takes || !invites, "touch {n}: nobody is invited to what is refused");
        if stones(&before) != stones(&after) {
            assert!(table.revision() > revision && !events.is_empty(), "touch {n}: {events:?}");
        }
        for event in &events {
            match event {
                Event::Played { point: at, n_captured, .. } => {
                    assert!(*at == point && has_stone(&after, point), "touch {n}");
                    let grown = stones(&after).len() + n_captured;
                    assert!(grown <= stones(&before).len() + 1, "touch {n}");
                }
                Event::TakenBack(points) => {
                    assert!(points.iter().all(|at| has_stone(&before, *at)), "touch {n}");
                }
                Event::Refused { point: at, reason } => {
                    // That a position has no such stone shows when it is laid.
                    assert!(*at == point && (!takes || *reason == Refusal::CannotStand), "touch {n}");
                    assert!(events.len() > 1 || stones(&before) == stones(&after), "touch {n}");
                }
                Event::Passed { .. }
                | Event::Offered(_)
                | Event::Corrected(_)
                | Event::Tried(_)
                | Event::Edited { .. }
                | Event::LabelAsked(_) => {}
            }
        }
    }
}

fn session(game: GameSetup) -> Session {
    let seats = ByColor { black: Seat::Human, white: Seat::Human };
    Session::new(MatchSetup { game, seats, ..MatchSetup::default() })
}

#[test]
fn touches_of_matches_do_what_they_tell() {
    for seed in 0..10 {
        check(&mut session(GomokuSetup::default().into()), seed, 15);
        let size = BoardSize::new(9).unwrap();
        check(&mut session(GoSetup { size, ..GoSetup::default() }.into()), seed, 9);
    }
}

#[test]
fn touches_of_a_record_do_what_they_tell() {
    for seed in 0..10 {
        let mut record = session(GomokuSetup::default().into());
        record.review();
        check(&mut record, seed, 15);
        assert!(record.is_edited());
    }
}

#[test]
fn touches_of_an_editor_do_what_they_tell() {
    for (seed, tool) in Tool::ALL.into_iter().enumerate() {
        let size = BoardSize::new(9).unwrap();
        for game in [GomokuSetup::default().into(), GoSetup { size, ..GoSetup::default() }.into()] {
            let mut record = session(game);
            record.review();
            record.take_tool(Some(tool));
            check(&mut record, seed as u64, 9);
            assert_eq!(record.can_undo_edit(), tool != Tool::Words);
        }
    }
}

#[test]
fn touches_of_lessons_do_what_they_tell() {
    for course in Course::ALL {
        for number in 0..course.steps().len() {
            let mut lesson = Lesson::default();
            lesson.begin(course, number);
            check(&mut lesson, number as u64, 9);
        }
    }
}

#[test]
fn touches_of_problems_do_what_they_tell() {
    for number in 0..2 {
        let mut problem = Problem::default();
        problem.begin(problem::tests::problems().into(), number);
        check(&mut problem, number as u64, 15);
    }
}

#[test]
fn touches_of_the_puzzle_do_what_they_tell() {
    for (seed, board) in Board::OFFERED.into_iter().enumerate() {
        let mut puzzle = Puzzle::default();
        puzzle.begin(board);
        check(&mut puzzle, seed as u64, board.width().min(board.height()));
    }
}

#[test]
fn a_program_that_answers_late_and_a_person_out_of_turn_place_nothing() {
    let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::default()) };
    let mut session = Session::new(MatchSetup { seats, ..MatchSetup::default() });
    let [a, b] = [7, 8].map(|x| BoardSize::MAX.point(x, 7).unwrap());
    let touch = |by, point| Touch { point, hand: Hand::Main, by, now: Duration::ZERO };
    let asked = Placer::Program { revision: session.revision() };
    assert!(matches!(session.touch(touch(Placer::Person, a))[..], [Event::Played { .. }]));
    assert_eq!(session.touch(touch(asked, b)), []);
    let refused = Event::Refused { point: b, reason: Refusal::NotYourTurn };
    assert_eq!(session.touch(touch(Placer::Person, b)), [refused]);
    let asked = Placer::Program { revision: session.revision() };
    assert!(matches!(session.touch(touch(asked, b))[..], [Event::Played { color: Color::White, .. }]));
}

#[test]
fn a_wrong_stone_goes_as_the_next_one_comes() {
    let mut lesson = Lesson::default();
    lesson.begin(Course::Five, 3);
    let size = lesson.position().size();
    let [wrong, other] = [size.point(0, 0), size.point(1, 0)].map(Option::unwrap);
    let touch = |point| Touch { point, hand: Hand::Main, by: Placer::Person, now: Duration::ZERO };
    let turn = lesson.turn();
    assert!(matches!(lesson.touch(touch(wrong))[..], [Event::Played { .. }]));
    assert!(lesson.was_wrong() && lesson.back_at().is_some());
    assert!(
        matches!(&lesson.touch(touch(other))[..], [Event::TakenBack(gone), Event::Played { .. }] if *gone == [wrong])
    );
    assert_eq!(lesson.turn(), turn, "a stone that waits goes on waiting");
}
