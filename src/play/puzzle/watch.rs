//! The recursion played step by step: at a chosen speed, a step at a time, or to the next solution.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::board::Point;
use crate::cover::recursion::{Cut, Search, Step};
use crate::cover::{Board, Cover, PointSet, canonical};

/// More steps than this are not made in one update, so that the picture stays smooth.
const MOST_STEPS: usize = 10_000;
/// A solution stands this long before the search goes on, unless it is to race.
const SHOW_SOLUTION: Duration = Duration::from_millis(900);
/// The first step is seen this long after the empty board.
const LEAD_IN: Duration = Duration::from_millis(700);

/// How fast the recursion runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A step a second and a half.
    #[default]
    Slow,
    /// Two steps a second.
    Steady,
    /// Eight steps a second.
    Quick,
    /// Sixty steps a second.
    Fast,
    /// Some thousand steps a second.
    Racing,
}

impl Speed {
    /// All of them, from slow to fast.
    pub const ALL: [Self; 5] = [Self::Slow, Self::Steady, Self::Quick, Self::Fast, Self::Racing];

    /// The time from one step to the next.
    pub const fn interval(self) -> Duration {
        Duration::from_micros(match self {
            Self::Slow => 1_500_000,
            Self::Steady => 500_000,
            Self::Quick => 125_000,
            Self::Fast => 16_667,
            Self::Racing => 250,
        })
    }

    /// Whether each stone can be followed and heard.
    const fn is_slow(self) -> bool {
        matches!(self, Self::Slow | Self::Steady)
    }

    /// The id of its name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Slow => "watch-slow",
            Self::Steady => "watch-steady",
            Self::Quick => "watch-quick",
            Self::Fast => "watch-fast",
            Self::Racing => "watch-racing",
        }
    }
}

/// What moves the recursion on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// Nothing until somebody asks.
    Paused,
    /// Time.
    ByTime,
    /// It runs until a solution stands there.
    ToSolution,
}

/// A search being watched.
#[derive(Clone, Debug)]
pub struct Watch {
    search: Search,
    step: Option<Step>,
    n_steps: u64,
    /// The different solutions so far, each in the form that stands for all that it is turned and mirrored to.
    found: BTreeSet<PointSet>,
    /// The last solution is the first of its kind.
    is_new: bool,
    is_over: bool,
    running: Running,
    /// When the next step is due.
    due: Duration,
    /// The last steps came so slowly that each could be followed.
    is_slow: bool,
}

impl Watch {
    /// Before the first step, on an empty board.
    pub fn new(board: Board, now: Duration) -> Self {
        Self {
            search: Search::new(Cover::new(board)),
            step: None,
            n_steps: 0,
            found: BTreeSet::new(),
            is_new: false,
            is_over: false,
            running: Running::ByTime,
            due: now + LEAD_IN,
            is_slow: true,
        }
    }

    /// The board after the last step.
    pub const fn cover(&self) -> &Cover {
        self.search.cover()
    }

    /// The last step, none at the beginning and at the end.
    pub const fn step(&self) -> Option<Step> {
        self.step
    }

    /// How many steps were made.
    pub const fn n_steps(&self) -> u64 {
        self.n_steps
    }

    /// How many different solutions were found; those that are turned or mirrored count once.
    pub fn n_found(&self) -> usize {
        self.found.len()
    }

    /// Whether the last solution was the first of its kind.
    pub const fn is_new(&self) -> bool {
        self.is_new
    }

    /// Whether everything has been tried.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// What moves it on.
    pub const fn running(&self) -> Running {
        self.running
    }

    /// Whether the last step could be followed.
    pub const fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// The point that is to be taken: that of the last step, or the first free one.
    pub fn target(&self) -> Option<Point> {
        match self.step {
            _ if self.is_over => None,
            Some(Step::Place { takes, .. }) => Some(takes),
            Some(Step::Cut(Cut::AllTried { free })) => Some(free),
            _ => self.cover().free_points().first(),
        }
    }

    /// The points from which a stone is still to be tried to take the target.
    pub fn to_come(&self) -> PointSet {
        self.around_target() - self.search.excluded() - self.cover().stones()
    }

    /// The points from which a stone would take the target, and where none is tried any more, because everything
    /// with one there has been looked at.
    pub fn tried(&self) -> PointSet {
        self.around_target() & self.search.excluded()
    }

    fn around_target(&self) -> PointSet {
        self.target().map(|target| self.cover().board().plus(target)).unwrap_or_default()
    }

    /// One step; the last of all ends the search.
    fn advance(&mut self) {
        self.step = self.search.next();
        match self.step {
            Some(step) => {
                self.n_steps += 1;
                if step == Step::Complete {
                    let cover = self.search.cover();
                    self.is_new = self.found.insert(canonical(cover.board(), cover.stones()));
                }
            }
            None => self.is_over = true,
        }
        if self.is_over || self.running == Running::ToSolution && self.step == Some(Step::Complete) {
            self.running = Running::Paused;
        }
    }

    /// Makes the steps that are due.
    pub(super) fn catch_up(&mut self, now: Duration, speed: Speed) {
        self.is_slow = self.running == Running::ByTime && speed.is_slow();
        for _ in 0..MOST_STEPS {
            if !self.is_due(now) {
                break;
            }
            self.advance();
            let is_shown = self.step == Some(Step::Complete) && speed != Speed::Racing;
            self.due += speed.interval() + if is_shown { SHOW_SOLUTION } else { Duration::ZERO };
        }
        // What could not be made in time is let go.
        self.due = self.due.max(now);
    }

    /// Whether a step is due.
    pub fn is_due(&self, now: Duration) -> bool {
        self.due().is_some_and(|due| due <= now)
    }

    /// Lets it run, or stops it for a while; one that is over begins again.
    pub fn run_or_pause(&mut self, now: Duration) {
        match self.running {
            _ if self.is_over => *self = Self::new(self.cover().board(), now),
            Running::Paused => (self.running, self.due) = (Running::ByTime, now),
            Running::ByTime | Running::ToSolution => self.running = Running::Paused,
        }
    }

    /// Makes one step.
    pub fn step_on(&mut self) {
        if !self.is_over {
            (self.running, self.is_slow) = (Running::Paused, true);
            self.advance();
        }
    }

    /// Runs to the next solution.
    pub fn seek(&mut self) {
        if !self.is_over {
            self.running = Running::ToSolution;
        }
    }

    /// Begins again, running as it ran.
    pub fn rewind(&mut self, now: Duration) {
        *self = Self { running: self.running, ..Self::new(self.cover().board(), now) };
    }

    /// The next step comes no later than `within` from now.
    pub fn hurry(&mut self, now: Duration, within: Duration) {
        self.due = self.due.min(now + within);
    }

    /// When the next step is due; none while nothing moves it on.
    pub const fn due(&self) -> Option<Duration> {
        match self.running {
            Running::Paused => None,
            Running::ByTime => Some(self.due),
            Running::ToSolution => Some(Duration::ZERO),
        }
    }
}
