//! What the engine is asked, and how it thinks.

use std::time::{Duration, Instant};

use crate::app::platform::worker::{Teller, Work, Worker};
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

/// What comes back: the number of the question, and what it came to; none where the engine has failed.
pub(super) type Report = (u64, Option<Thought>);

/// The thread that thinks.
pub(super) type Engine = Worker<Thinker>;

/// The two players, each of which remembers the game that it plays.
pub(super) struct Thinker {
    gomoku: Option<Player>,
    go: Option<GoPlayer>,
    teller: Teller<Report>,
}

impl Work for Thinker {
    type Order = Job;
    type News = Report;

    const THREAD: &'static str = "engine";
    const LACK: &'static str = "the program does not play";

    fn carry_out(&mut self, job: &Job) {
        let thought = self.think(job, &Instant::now());
        self.teller.tell((job.number, Some(thought)));
    }

    fn recover(&mut self, job: &Job) {
        (self.gomoku, self.go) = (None, None);
        self.teller.tell((job.number, None));
    }
}

impl Thinker {
    pub(super) const fn new(teller: Teller<Report>) -> Self {
        Self { gomoku: None, go: None, teller }
    }

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
