//! The recursion played step by step: at a chosen speed, a step at a time, or to the next solution.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;

use super::{Puzzle, PuzzleOrder};
use crate::app::platform::power::Wakefulness;
use crate::app::table::place::{MovePlayed, MovesTakenBack};
use crate::board::{Color, Point};
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

    /// Makes the steps that are due; how many, and when the next one is.
    fn catch_up(&mut self, now: Duration, speed: Speed) -> usize {
        let mut n_steps = 0;
        self.is_slow = self.running == Running::ByTime && speed.is_slow();
        while n_steps < MOST_STEPS && self.is_due(now) {
            self.advance();
            n_steps += 1;
            let is_shown = self.step == Some(Step::Complete) && speed != Speed::Racing;
            self.due += speed.interval() + if is_shown { SHOW_SOLUTION } else { Duration::ZERO };
        }
        // What could not be made in time is let go.
        self.due = self.due.max(now);
        n_steps
    }

    fn is_due(&self, now: Duration) -> bool {
        match self.running {
            Running::Paused => false,
            Running::ByTime => self.due <= now,
            Running::ToSolution => true,
        }
    }
}

/// Begins with the empty board; the player's own stones lie aside as long.
pub(super) fn begin(mut puzzle: ResMut<Puzzle>, time: Res<Time<Real>>) {
    let watch = Watch::new(puzzle.board(), time.elapsed());
    puzzle.set_watch(Some(watch));
}

/// Ends it.
pub(super) fn end(mut puzzle: ResMut<Puzzle>) {
    puzzle.set_watch(None);
}

/// What the player asks of the search.
pub(super) fn steer(puzzle: &mut Puzzle, order: PuzzleOrder, now: Duration) {
    let (board, speed) = (puzzle.board(), puzzle.speed());
    if let PuzzleOrder::Speed(speed) = order {
        puzzle.set_speed(speed);
    }
    let Some(watch) = puzzle.watch_mut() else { return };
    match order {
        PuzzleOrder::RunOrPause if watch.is_over => *watch = Watch::new(board, now),
        PuzzleOrder::RunOrPause if watch.running == Running::Paused => {
            watch.running = Running::ByTime;
            watch.due = now;
        }
        PuzzleOrder::RunOrPause => watch.running = Running::Paused,
        PuzzleOrder::Step if !watch.is_over => {
            watch.running = Running::Paused;
            watch.is_slow = true;
            watch.advance();
        }
        PuzzleOrder::NextSolution if !watch.is_over => watch.running = Running::ToSolution,
        PuzzleOrder::Rewind => *watch = Watch { running: watch.running, ..Watch::new(board, now) },
        PuzzleOrder::Speed(faster) => {
            watch.due = watch.due.min(now + faster.interval().min(speed.interval()));
        }
        _ => {}
    }
}

/// Lets time move the search on; a stone that can be followed is heard as any other.
pub(super) fn go_on(
    mut puzzle: ResMut<Puzzle>,
    time: Res<Time<Real>>,
    mut played: MessageWriter<MovePlayed>,
    mut taken_back: MessageWriter<MovesTakenBack>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let now = time.elapsed();
    let speed = puzzle.speed();
    let is_due = puzzle.watch().is_some_and(|watch| watch.is_due(now));
    if is_due && let Some(watch) = puzzle.watch_mut() {
        watch.catch_up(now, speed);
        match watch.step {
            Some(Step::Place { point, .. }) if watch.is_slow => {
                played.write(MovePlayed { point, color: Color::Black, n_captured: 0 });
            }
            Some(Step::TakeBack { point }) if watch.is_slow => {
                taken_back.write(MovesTakenBack { points: vec![point] });
            }
            _ => {}
        }
        wakefulness.animating();
    }
    match puzzle.watch() {
        Some(watch) if watch.running == Running::ToSolution => wakefulness.animating(),
        Some(watch) if watch.running == Running::ByTime => wakefulness.due_in(watch.due.saturating_sub(now)),
        _ => {}
    }
}
