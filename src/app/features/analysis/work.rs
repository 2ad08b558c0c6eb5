//! The thread that looks at positions.

use std::time::Instant;

use crate::game::Position;
use crate::review::{Analysis, Analyst, Scope};
use crate::search::StopFlag;
use crate::worker::{Teller, Work};

/// A position to be looked at.
pub(super) struct Job {
    pub(super) number: u64,
    pub(super) position: Position,
    pub(super) scope: Scope,
    pub(super) stop: StopFlag,
}

/// What comes back: the number of the job, and what is known by now; nothing where something went wrong.
pub(super) type News = (u64, Option<Analysis>);

pub(super) struct AnalysisWork {
    teller: Teller<News>,
    analyst: Analyst,
}

impl AnalysisWork {
    pub(super) fn new(teller: Teller<News>) -> Self {
        Self { teller, analyst: Analyst::default() }
    }
}

impl Work for AnalysisWork {
    type Order = Job;
    type News = News;

    const THREAD: &'static str = "analysis";
    const LACK: &'static str = "positions are not analyzed";

    fn carry_out(&mut self, Job { number, position, scope, stop }: &Job) {
        let on_news = &mut |analysis: &Analysis| self.teller.tell((*number, Some(analysis.clone())));
        self.analyst.analyze(position, *scope, stop, &Instant::now(), on_news);
    }

    fn recover(&mut self, job: &Job) {
        self.analyst = Analyst::default();
        self.teller.tell((job.number, None));
    }

    fn is_outdated(_job: &Job, _next: &Job) -> bool {
        true
    }
}
