//! The thread that looks at games.

use std::num::NonZero;
use std::time::Instant;

use crate::game::tree::Tree;
use crate::review::{Effort, Problem, Review, Reviewer, Tutor};
use crate::search::StopFlag;
use crate::worker::{Teller, Work};

/// A game to be looked at.
pub(super) struct Job {
    /// One that was stopped is gone on with by the same number.
    pub(super) number: u64,
    pub(super) record: Tree,
    pub(super) effort: Effort,
    pub(super) threads: NonZero<u8>,
    pub(super) stop: StopFlag,
}

/// What comes back.
pub(super) enum News {
    /// This many positions are done, of all.
    At { n: usize, of: usize },
    /// What came of it.
    Done(Box<Review>),
    /// And after that, the moments that are problems.
    Problems(Vec<Problem>),
    /// Nothing comes of it, for a reason by the id of its words.
    Refused(&'static str),
}

pub(super) struct ReviewWork {
    teller: Teller<(u64, News)>,
    /// The game that is looked at, which may have been stopped.
    under_way: Option<(u64, Reviewer)>,
}

impl ReviewWork {
    pub(super) const fn new(teller: Teller<(u64, News)>) -> Self {
        Self { teller, under_way: None }
    }
}

impl Work for ReviewWork {
    type Order = Job;
    type News = (u64, News);

    const THREAD: &'static str = "review";
    const LACK: &'static str = "games are not reviewed";

    fn carry_out(&mut self, Job { number, record, effort, threads, stop }: &Job) {
        let tell = |news| self.teller.tell((*number, news));
        let taken_up = self.under_way.take().filter(|(under_way, _)| under_way == number);
        let reviewer = taken_up.map_or_else(|| Reviewer::new(record, *effort), |(_, it)| Ok(it));
        let Ok(reviewer) = reviewer else { return tell(News::Refused("review-not-playable")) };
        let mut reviewer = reviewer.on_threads(*threads);
        let clock = Instant::now();
        loop {
            let (n, of) = reviewer.progress();
            tell(News::At { n, of });
            if !reviewer.step(stop, &clock) {
                break;
            }
        }
        if !stop.is_set() {
            let review = reviewer.review();
            tell(News::Done(Box::new(review.clone())));
            return tell(News::Problems(Tutor::default().problems(record, &review, stop, &clock)));
        }
        self.under_way = Some((*number, reviewer));
    }

    fn recover(&mut self, job: &Job) {
        self.teller.tell((job.number, News::Refused("review-failed")));
    }
}
