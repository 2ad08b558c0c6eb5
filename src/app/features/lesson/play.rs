//! Orders and stones meet the step under way.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::attempt::State as Standing;
use super::{LessonEvent, LessonOrder, LessonStage, Progress, Teaching};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Overlay, Phase};
use crate::app::table::place::{
    Asked, MovePlayed, MoveRefused, MovesTakenBack, Passed, PlaceRequested, Refusal,
};
use crate::board::Color;
use crate::game::{Move, Seat};

/// How long a wrong stone lies there, to be looked at.
const WRONG_STAYS: Duration = Duration::from_millis(1500);

/// What is told of a lesson.
#[derive(SystemParam)]
pub(super) struct Told<'w> {
    played: MessageWriter<'w, MovePlayed>,
    passed: MessageWriter<'w, Passed>,
    refused: MessageWriter<'w, MoveRefused>,
    taken_back: MessageWriter<'w, MovesTakenBack>,
    events: MessageWriter<'w, LessonEvent>,
    notices: MessageWriter<'w, Notice>,
}

/// A press on the board from before the step places nothing.
pub(super) fn forget(mut asked: Asked) {
    asked.forget();
}

/// Does what is asked for.
pub(super) fn obey(
    mut orders: MessageReader<LessonOrder>,
    phase: Res<State<Phase>>,
    time: Res<Time<Real>>,
    mut teaching: ResMut<Teaching>,
    mut progress: ResMut<Progress>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut stage: ResMut<NextState<LessonStage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut told: Told,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &order in orders.read() {
        wakefulness.pending();
        match (order, phase.get()) {
            (_, Phase::Lesson) => {}
            (LessonOrder::Open | LessonOrder::Begin(_), Phase::Menu | Phase::Puzzle) => {
                (*next_phase).set_if_neq(Phase::Lesson);
            }
            _ => continue,
        }
        if matches!(order, LessonOrder::Open | LessonOrder::Begin(_)) {
            // They may have been asked for on a page over the board.
            (*overlay).set_if_neq(Overlay::Closed);
        }
        let (course, number) = (teaching.attempt().course(), teaching.attempt().number());
        let step = match order {
            LessonOrder::Begin(course) => Some((course, progress.next(course))),
            LessonOrder::Choose(course, number) => Some((course, number)),
            LessonOrder::Next if number + 1 < course.steps().len() => Some((course, number + 1)),
            LessonOrder::Previous => Some((course, number.saturating_sub(1))),
            LessonOrder::Again => Some((course, number)),
            _ => None,
        };
        if let Some((course, number)) = step {
            teaching.begin(course, number);
            told.events.write(LessonEvent::Begun);
            (*stage).set_if_neq(LessonStage::Doing);
            continue;
        }
        let before = teaching.attempt().state();
        match order {
            LessonOrder::Leave => (*next_phase).set_if_neq(Phase::Menu),
            LessonOrder::Open | LessonOrder::Contents | LessonOrder::Next => {
                (*stage).set_if_neq(LessonStage::Contents);
            }
            LessonOrder::Hint => teaching.show_hint(),
            LessonOrder::Pass => make(&mut teaching, Move::Pass, time.elapsed(), &mut told),
            LessonOrder::Answer(winner) if teaching.answer(winner) == Standing::AskedAgain => {
                told.events.write(LessonEvent::Wrong);
            }
            _ => {}
        }
        follow(before, &teaching, &mut progress, &mut stage, &mut told);
    }
}

/// Places stones as points are pointed at.
pub(super) fn place(
    mut requests: MessageReader<PlaceRequested>,
    time: Res<Time<Real>>,
    mut teaching: ResMut<Teaching>,
    mut progress: ResMut<Progress>,
    mut stage: ResMut<NextState<LessonStage>>,
    mut told: Told,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for request in requests.read() {
        let before = teaching.attempt().state();
        make(&mut teaching, Move::Place(request.point), time.elapsed(), &mut told);
        follow(before, &teaching, &mut progress, &mut stage, &mut told);
        wakefulness.pending();
    }
}

/// Takes a wrong stone off the board when it has been looked at.
pub(super) fn take_back(
    time: Res<Time<Real>>,
    mut teaching: ResMut<Teaching>,
    mut told: Told,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Some(back_at) = teaching.back_at() else { return };
    let left = back_at.saturating_sub(time.elapsed());
    if left.is_zero() {
        let points = teaching.take_back().into_iter().collect();
        told.taken_back.write(MovesTakenBack { points });
        wakefulness.pending();
    } else {
        wakefulness.due_in(left);
    }
}

/// Tries a move, and tells what comes of it.
fn make(teaching: &mut Teaching, made: Move, now: Duration, told: &mut Told) {
    if !matches!(teaching.attempt().state(), Standing::ToDo | Standing::Wrong) {
        return;
    }
    // A wrong stone that still lies there goes first.
    let points: Vec<_> = teaching.take_back().into_iter().collect();
    if !points.is_empty() {
        told.taken_back.write(MovesTakenBack { points });
    }
    let tried = teaching.make(made, now + WRONG_STAYS);
    if tried == Ok(Standing::Wrong) {
        told.events.write(LessonEvent::Wrong);
    }
    match (tried, made) {
        (Err(reason), Move::Place(point)) => {
            told.refused.write(MoveRefused { point, reason: Refusal::Illegal(reason) });
        }
        (Err(_), Move::Pass) => {
            told.notices.write(Notice("lesson-no-pass"));
        }
        (Ok(_), Move::Place(point)) => {
            let n_captured = teaching.position().as_go().map_or(0, |go| go.captures_of_last_move().len());
            told.played.write(MovePlayed { point, color: Color::Black, n_captured });
        }
        (Ok(_), Move::Pass) => {
            told.passed.write(Passed { color: Color::Black, seat: Seat::Human });
        }
    }
}

/// Brings the stage in line with how the step stands, where that has changed; what is done is remembered.
fn follow(
    before: Standing,
    teaching: &Teaching,
    progress: &mut Progress,
    stage: &mut NextState<LessonStage>,
    told: &mut Told,
) {
    match teaching.attempt().state() {
        now if now == before => {}
        Standing::ToDo | Standing::Wrong | Standing::AskedAgain => {}
        Standing::Asked => {
            told.events.write(LessonEvent::Asked);
            stage.set_if_neq(LessonStage::Asked);
        }
        Standing::Done => {
            progress.note(teaching.attempt().step());
            told.events.write(LessonEvent::Done);
            stage.set_if_neq(LessonStage::Done);
        }
    }
}
