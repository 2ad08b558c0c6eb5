//! The thread that thinks: questions go in, answers come back and wake the loop.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;

use crate::app::platform::power::LoopWaker;
use crate::game::{GameSetup, Match, Position};
use crate::gomoku::opening::{OpeningGame, Step};
use crate::gomoku::{self, Rule};
use crate::search::mcts::{self, Estimate};
use crate::search::{Choice, GoChoice, GoPlayer, Level, Limits, Manner, Player, StopFlag};
use crate::{go, search};

/// A question.
pub(super) struct Job {
    /// By which the answer is known.
    pub(super) number: u64,
    pub(super) about: About,
    pub(super) seed: u64,
    pub(super) stop: StopFlag,
}

/// What the engine is asked about.
pub(super) enum About {
    /// A move of five in a row.
    Gomoku(Box<gomoku::Position>, Level, Limits),
    /// A step of an opening.
    Opening(OpeningGame, Rule, Level),
    /// A move of Go.
    Go(Box<go::Position>, Level, Manner, Limits),
    /// Who owns what, in Go.
    Estimate(Box<go::Position>),
}

impl About {
    /// The next step of a match; in less than `budget` where there is one. An opening takes its own short time.
    pub(super) fn step(game: &Match, level: Level, manner: Manner, budget: Option<Duration>) -> Self {
        let within = |limits: Limits| Limits { time: limits.time.into_iter().chain(budget).min(), ..limits };
        match (game.position(), game.setup().game) {
            (Position::Gomoku(_), GameSetup::Gomoku(setup)) if game.task().is_some() => {
                Self::Opening(game.opening().clone(), setup.rule, level)
            }
            (Position::Gomoku(position), _) => Self::Gomoku(position.clone(), level, within(level.limits())),
            (Position::Go(position), _) => {
                Self::Go(Box::new(position.clone()), level, manner, within(level.go_limits()))
            }
        }
    }

    /// Who owns what; none in five in a row.
    pub(super) fn estimate(game: &Match) -> Option<Self> {
        game.position().as_go().map(|position| Self::Estimate(Box::new(position.clone())))
    }
}

/// What the engine came to.
pub(super) enum Thought {
    Gomoku(Option<Choice>),
    Opening(Option<Step>),
    Go(Option<GoChoice>),
    Estimate(Box<Estimate>),
}

/// What comes back.
pub(super) enum Report {
    Answer { number: u64, thought: Thought },
    Failed { number: u64 },
}

impl Report {
    /// The number of the question.
    pub(super) const fn number(&self) -> u64 {
        let (Self::Answer { number, .. } | Self::Failed { number }) = self;
        *number
    }
}

/// The app's end of the bridge.
#[derive(Resource)]
pub(super) struct Engine {
    jobs: Sender<Job>,
    reports: Mutex<Receiver<Report>>,
}

impl Engine {
    /// Starts the thread; it wakes the loop when a report is there.
    pub(super) fn start(waker: LoopWaker) -> Self {
        let (jobs, job_receiver) = channel::<Job>();
        let (report_sender, reports) = channel();
        let spawned = std::thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || think_until_dropped(&job_receiver, &report_sender, &waker));
        if let Err(error) = spawned {
            error!("the engine has no thread to think on: {error}");
        }
        Self { jobs, reports: Mutex::new(reports) }
    }

    /// Passes a question on; false when the thread could not be started.
    pub(super) fn ask(&self, job: Job) -> bool {
        self.jobs.send(job).is_ok()
    }

    /// What has come back since the last call.
    pub(super) fn reports(&self) -> Vec<Report> {
        self.reports.lock().map_or_else(|_| Vec::new(), |reports| reports.try_iter().collect())
    }
}

/// The two players, each of which remembers the game that it plays.
#[derive(Default)]
struct Thinkers {
    gomoku: Option<Player>,
    go: Option<GoPlayer>,
}

impl Thinkers {
    fn gomoku(&mut self, level: Level, seed: u64, goes_on: bool) -> &mut Player {
        if !goes_on || self.gomoku.as_ref().is_some_and(|player| player.level() != level) {
            self.gomoku = None;
        }
        self.gomoku.get_or_insert_with(|| Player::new(level, seed))
    }

    fn go(&mut self, level: Level, seed: u64, goes_on: bool) -> &mut GoPlayer {
        if !goes_on || self.go.as_ref().is_some_and(|player| player.level() != level) {
            self.go = None;
        }
        self.go.get_or_insert_with(|| GoPlayer::new(level, seed))
    }

    fn think(&mut self, job: &Job, clock: &dyn search::Clock) -> Thought {
        match &job.about {
            About::Gomoku(position, level, limits) => {
                let player = self.gomoku(*level, job.seed, position.moves().len() > 1);
                Thought::Gomoku(player.choose_within(position, *limits, &job.stop, clock, &mut |_| {}))
            }
            About::Opening(opening, rule, level) => {
                let player = self.gomoku(*level, job.seed, false);
                Thought::Opening(player.choose_step(opening, *rule, &job.stop, clock))
            }
            About::Go(position, level, manner, limits) => {
                let player = self.go(*level, job.seed, position.moves().len() > 1);
                Thought::Go(player.choose_within(position, *limits, *manner, &job.stop, clock, &mut |_| {}))
            }
            About::Estimate(position) => Thought::Estimate(Box::new(mcts::estimate(position, job.seed))),
        }
    }
}

/// The life of the engine's thread: it ends when the app drops its end of the channel.
fn think_until_dropped(jobs: &Receiver<Job>, reports: &Sender<Report>, waker: &LoopWaker) {
    let mut thinkers = Thinkers::default();
    for job in jobs {
        let number = job.number;
        let clock = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| thinkers.think(&job, &clock)));
        let report = thought.map_or_else(
            |_| {
                // What a player remembered may be in disorder.
                thinkers = Thinkers::default();
                Report::Failed { number }
            },
            |thought| Report::Answer { number, thought },
        );
        if reports.send(report).is_err() {
            return;
        }
        waker.wake();
    }
}
