//! The thread on which the program thinks.

use std::time::Instant;

use bevy::prelude::*;

use crate::search::StopFlag;
use crate::search::thinker::{About, Thinker, Thought};
use crate::worker::{Teller, Work, Worker};

/// A question.
pub(super) struct Job {
    /// By which the answer is known.
    pub(super) number: u64,
    pub(super) about: About,
    pub(super) seed: u64,
    pub(super) stop: StopFlag,
}

/// What comes back: the number of the question, and what it came to; none where the engine has failed.
pub(super) type Report = (u64, Option<Thought>);

/// The thread that thinks.
#[derive(Resource, Deref)]
pub(super) struct Engine(pub(super) Worker<EngineWork>);

/// What is done on it.
pub(super) struct EngineWork {
    thinker: Thinker,
    teller: Teller<Report>,
}

impl EngineWork {
    pub(super) fn new(teller: Teller<Report>) -> Self {
        Self { thinker: Thinker::default(), teller }
    }
}

impl Work for EngineWork {
    type Order = Job;
    type News = Report;

    const THREAD: &'static str = "engine";
    const LACK: &'static str = "the program does not play";

    fn carry_out(&mut self, job: &Job) {
        let thought = self.thinker.think(&job.about, job.seed, &job.stop, &Instant::now());
        self.teller.tell((job.number, Some(thought)));
    }

    fn recover(&mut self, job: &Job) {
        self.thinker = Thinker::default();
        self.teller.tell((job.number, None));
    }
}
