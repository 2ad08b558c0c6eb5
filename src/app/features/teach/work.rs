//! The thread that judges moves.

use std::time::Instant;

use crate::board::Point;
use crate::game::Position;
use crate::review::{Objection, Strictness, Tutor};
use crate::search::StopFlag;
use crate::worker::{Teller, Work};

/// A move to be judged.
pub(super) struct Job {
    pub(super) number: u64,
    /// The position before it.
    pub(super) before: Position,
    pub(super) point: Point,
    pub(super) strictness: Strictness,
    pub(super) stop: StopFlag,
}

/// The number of the job, and what there is to object.
pub(super) type News = (u64, Option<Objection>);

pub(super) struct TeachWork {
    teller: Teller<News>,
    tutor: Tutor,
}

impl TeachWork {
    pub(super) fn new(teller: Teller<News>) -> Self {
        Self { teller, tutor: Tutor::default() }
    }
}

impl Work for TeachWork {
    type Order = Job;
    type News = News;

    const THREAD: &'static str = "tutor";
    const LACK: &'static str = "moves are not judged";

    fn carry_out(&mut self, Job { number, before, point, strictness, stop }: &Job) {
        let objection = self.tutor.judge(before, *point, *strictness, stop, &Instant::now());
        self.teller.tell((*number, objection));
    }

    fn recover(&mut self, job: &Job) {
        self.tutor = Tutor::default();
        self.teller.tell((job.number, None));
    }

    fn is_outdated(_job: &Job, _next: &Job) -> bool {
        true
    }
}
