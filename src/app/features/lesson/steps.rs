//! Orders and stones meet the step under way.

use std::time::Duration;

use bevy::prelude::*;

use super::{Lesson, LessonEvent, LessonOrder, LessonStage, Progress};
use crate::app::screen::{Phase, Ways};
use crate::app::table::on_table::Tell;
use crate::game::Move;
use crate::play::lesson::State as Standing;
use crate::play::{Event, Play as _};

/// Does what is asked for.
pub(super) fn obey(
    mut orders: MessageReader<LessonOrder>,
    time: Res<Time<Real>>,
    mut lesson: ResMut<Lesson>,
    progress: Res<Progress>,
    mut ways: Ways<LessonStage>,
    mut tell: Tell,
    mut events: MessageWriter<LessonEvent>,
) {
    for &order in orders.read() {
        tell.wakefulness.pending();
        match (order, ways.at.phase()) {
            (_, Phase::Lesson) => {}
            (LessonOrder::Open | LessonOrder::Begin(_), Phase::Menu | Phase::Puzzle) => {
                ways.screens.enter(Phase::Lesson);
            }
            _ => continue,
        }
        if matches!(order, LessonOrder::Open | LessonOrder::Begin(_)) {
            // They may have been asked for on a page over the board.
            ways.screens.close_pages();
        }
        let (course, number) = (lesson.attempt().course(), lesson.attempt().number());
        let step = match order {
            LessonOrder::Begin(course) => Some((course, progress.next(course))),
            LessonOrder::Choose(course, number) => Some((course, number)),
            LessonOrder::Next if number + 1 < course.steps().len() => Some((course, number + 1)),
            LessonOrder::Previous => Some((course, number.saturating_sub(1))),
            LessonOrder::Again => Some((course, number)),
            _ => None,
        };
        if let Some((course, number)) = step {
            lesson.begin(course, number);
            events.write(LessonEvent::Begun);
            ways.turn(LessonStage::Doing);
            continue;
        }
        match order {
            LessonOrder::Leave => ways.screens.leave(),
            LessonOrder::Open | LessonOrder::Contents | LessonOrder::Next => ways.turn(LessonStage::Contents),
            LessonOrder::Hint => lesson.show_hint(),
            LessonOrder::Pass => {
                let (events, made) = lesson.make(Move::Pass, time.elapsed());
                tell.all(events);
                if made.is_err() {
                    tell.notice("lesson-no-pass");
                }
            }
            LessonOrder::Answer(winner) if lesson.answer(winner) == Standing::AskedAgain => {
                events.write(LessonEvent::Wrong);
            }
            _ => {}
        }
    }
}

/// Takes a wrong stone off the board when it has been looked at.
pub(super) fn take_back(time: Res<Time<Real>>, mut lesson: ResMut<Lesson>, mut tell: Tell) {
    let Some(back_at) = lesson.back_at() else { return };
    let left = back_at.saturating_sub(time.elapsed());
    if left.is_zero() {
        let points = lesson.take_back().into_iter().collect();
        tell.all([Event::TakenBack(points)]);
    } else {
        tell.wakefulness.due_in(left);
    }
}

/// Brings the stage in line with how the step stands, where that has changed; what is done is remembered.
pub(super) fn follow(
    lesson: Res<Lesson>,
    mut progress: ResMut<Progress>,
    mut stage: ResMut<NextState<LessonStage>>,
    mut events: MessageWriter<LessonEvent>,
    mut before: Local<Option<(u64, Standing, Option<Duration>)>>,
) {
    // A wrong stone after another one is wrong again.
    let now = (lesson.number(), lesson.attempt().state(), lesson.back_at());
    if *before == Some(now) {
        return;
    }
    *before = Some(now);
    match lesson.attempt().state() {
        Standing::ToDo | Standing::AskedAgain => {}
        Standing::Wrong => {
            events.write(LessonEvent::Wrong);
        }
        Standing::Asked => {
            events.write(LessonEvent::Asked);
            (*stage).set_if_neq(LessonStage::Asked);
        }
        Standing::Done => {
            progress.note(lesson.attempt().step());
            events.write(LessonEvent::Done);
            (*stage).set_if_neq(LessonStage::Done);
        }
    }
}
