//! A stone is judged by a thread of its own; what it finds is taken to the board.

use std::time::Instant;

use bevy::prelude::*;

use super::{Problem, ProblemEvent, ProblemStage, Solved};
use crate::app::screen::{Phase, Whereabouts};
use crate::app::table::on_table::Tell;
use crate::app::table::session::Session;
use crate::board::Point;
use crate::game::{PlayerId, Seat};
use crate::play::Play as _;
use crate::play::problem::State as Standing;
use crate::review::{self, Tutor, Verdict};
use crate::search::StopFlag;
use crate::worker::{Teller, Waker, Work, Worker};

/// A stone to be judged.
struct Job {
    number: u64,
    problem: review::Problem,
    point: Point,
    stop: StopFlag,
}

struct JudgeWork {
    teller: Teller<(u64, Option<Verdict>)>,
    /// There is none before it is needed.
    tutor: Option<Tutor>,
}

impl Work for JudgeWork {
    type Order = Job;
    type News = (u64, Option<Verdict>);

    const THREAD: &'static str = "problem";
    const LACK: &'static str = "problems are not judged";

    fn carry_out(&mut self, Job { number, problem, point, stop }: &Job) {
        let tutor = self.tutor.get_or_insert_default();
        self.teller.tell((*number, tutor.examine(problem, *point, stop, &Instant::now())));
    }

    fn recover(&mut self, job: &Job) {
        self.tutor = None;
        self.teller.tell((job.number, None));
    }

    fn is_outdated(_job: &Job, _next: &Job) -> bool {
        true
    }
}

/// What is being judged.
#[derive(Resource)]
pub(super) struct Judging {
    worker: Worker<JudgeWork>,
    /// By which the answer is known.
    number: u64,
    /// The state of the problem that it was asked about.
    asked: Option<(u64, StopFlag)>,
}

impl Judging {
    pub(super) fn new(waker: Waker) -> Self {
        let worker = Worker::start(waker, |teller| JudgeWork { teller, tutor: None });
        Self { worker, number: 0, asked: None }
    }
}

/// Has a stone judged that was placed, and no more one that is gone.
pub(super) fn order(
    at: Whereabouts,
    mut problem: ResMut<Problem>,
    mut judging: ResMut<Judging>,
    mut tell: Tell,
) {
    if let Some((_, stop)) = judging.asked.take_if(|(revision, _)| *revision != problem.revision()) {
        stop.stop();
    }
    let (Standing::Judged(point), Some(left)) = (problem.state(), problem.left()) else { return };
    if at.phase() != Phase::Problem {
        tell.all(problem.take_back());
        return;
    }
    if judging.asked.is_some() {
        return;
    }
    judging.number += 1;
    let stop = StopFlag::new();
    let job = Job { number: judging.number, problem: left.clone(), point: *point, stop: stop.clone() };
    if judging.worker.order(job) {
        judging.asked = Some((problem.revision(), stop));
    } else {
        tell.all(problem.take_back());
        tell.notice("problem-not-judged");
    }
}

/// Takes what was found about a stone.
pub(super) fn take_news(
    mut problem: ResMut<Problem>,
    judging: Res<Judging>,
    mut tell: Tell,
    mut events: MessageWriter<ProblemEvent>,
) {
    for (number, verdict) in judging.worker.news() {
        tell.wakefulness.pending();
        let is_about = judging.asked.as_ref().is_some_and(|(revision, _)| *revision == problem.revision());
        if number != judging.number || !is_about {
            continue;
        }
        let event = verdict.as_ref().map(|verdict| match verdict {
            Verdict::Solved => ProblemEvent::Solved,
            Verdict::GoesOn(..) => ProblemEvent::Right,
            Verdict::Wrong(_) => ProblemEvent::Wrong,
        });
        if event.is_none() {
            tell.notice("problem-not-judged");
        }
        tell.all(problem.take(verdict));
        events.write_batch(event);
    }
}

/// What is solved is remembered for whoever sat there, where nothing was shown.
pub(super) fn follow(
    mut told: MessageReader<ProblemEvent>,
    problem: Res<Problem>,
    session: Res<Session>,
    mut solved: ResMut<Solved>,
    mut stage: ResMut<NextState<ProblemStage>>,
) {
    if !told.read().any(|event| *event == ProblemEvent::Solved) || *problem.state() != Standing::Solved {
        return;
    }
    (*stage).set_if_neq(ProblemStage::Solved);
    if let Some(posed) = problem.posed().filter(|_| !problem.was_helped()) {
        solved.note(solver(&session, posed), posed);
    }
}

/// Who is taken to solve a problem: who sat on the side that is to find something, or else on the other one.
fn solver(session: &Session, problem: &review::Problem) -> Option<PlayerId> {
    let side = problem.position().to_move();
    [side, !side].into_iter().find_map(|color| match session.game().seats()[color] {
        Seat::Player(id) => Some(id),
        _ => None,
    })
}
