//! The thread on which the program thinks, and engines of others with it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use bevy::prelude::*;

use crate::external::{Attendant, EngineSpec, ExternalEngine, Failure, Time};
use crate::game::{EngineId, Position};
use crate::gomoku::Rule;
use crate::gomoku::opening::OpeningGame;
use crate::search::StopFlag;
use crate::search::thinker::{About, Reply, Thinker, Thought};
use crate::worker::{Teller, Work, Worker};

/// What is asked, and of whom.
pub(super) enum Question {
    /// Of our own engine.
    Ours(About),
    /// Of an engine of others.
    Theirs(Box<Theirs>),
}

impl From<About> for Question {
    fn from(about: About) -> Self {
        Self::Ours(about)
    }
}

/// A question to an engine of others.
pub(super) struct Theirs {
    pub(super) id: EngineId,
    pub(super) spec: EngineSpec,
    pub(super) attendant: Attendant,
    pub(super) asked: Asked,
    pub(super) time: Time,
}

/// What it is asked.
pub(super) enum Asked {
    /// Its next move.
    Move(Position),
    /// Its next step in Swap2; what our own engine is asked where it does not know that.
    Swap2(OpeningGame, Rule, About),
}

/// What is ordered.
pub(super) enum Order {
    /// To think.
    Think(Job),
    /// To end all engines of others.
    Release,
}

/// A question to be thought about.
pub(super) struct Job {
    /// By which the answer is known.
    pub(super) number: u64,
    pub(super) question: Question,
    pub(super) seed: u64,
    pub(super) stop: StopFlag,
}

/// What comes back.
pub(super) enum Report {
    /// What our own engine came to; none where it has failed.
    Ours(Option<Thought>),
    /// What an engine of others says of its thinking.
    Said(String),
    /// What it plays, or what was wrong with it.
    Theirs(Result<Reply, Failure>),
}

/// The thread that thinks.
#[derive(Resource, Deref)]
pub(super) struct Engine(pub(super) Worker<EngineWork>);

/// What is done on it.
pub(super) struct EngineWork {
    thinker: Thinker,
    /// The engines of others that run.
    running: BTreeMap<EngineId, ExternalEngine>,
    /// Those that do not know Swap2.
    without_swap2: BTreeSet<EngineId>,
    teller: Teller<(u64, Report)>,
}

impl EngineWork {
    pub(super) fn new(teller: Teller<(u64, Report)>) -> Self {
        Self { thinker: Thinker::default(), running: BTreeMap::new(), without_swap2: BTreeSet::new(), teller }
    }

    /// Asks an engine of others, which is started where it does not run. One with which something is wrong is ended.
    fn ask(&mut self, theirs: &Theirs, number: u64, stop: &StopFlag) -> Result<Reply, Failure> {
        let running = self.running.remove(&theirs.id).filter(|engine| *engine.spec() == theirs.spec);
        let mut engine = match running {
            Some(engine) => engine,
            None => ExternalEngine::start(&theirs.spec, &theirs.attendant, stop)?,
        };
        let teller = &self.teller;
        let on_said = &mut |said: &str| teller.tell((number, Report::Said(said.to_owned())));
        let reply = match &theirs.asked {
            Asked::Move(position) => engine.think(position, theirs.time, stop, on_said),
            Asked::Swap2(opening, rule, _) => {
                engine.open((opening, *rule), theirs.time, stop, on_said).map(|step| Reply::Step(step.into()))
            }
        };
        if matches!(reply, Ok(_) | Err(Failure::Stopped | Failure::Refused { .. })) {
            self.running.insert(theirs.id, engine);
        }
        reply
    }

    /// What an engine of others answers; in an opening that it does not know our own engine answers for it.
    fn answer(&mut self, theirs: &Theirs, number: u64, seed: u64, stop: &StopFlag) -> Report {
        let Asked::Swap2(.., ours) = &theirs.asked else {
            return Report::Theirs(self.ask(theirs, number, stop));
        };
        if !self.without_swap2.contains(&theirs.id) {
            let reply = self.ask(theirs, number, stop);
            if !matches!(reply, Err(Failure::Refused { .. } | Failure::NoAnswer { .. })) {
                return Report::Theirs(reply);
            }
            self.without_swap2.insert(theirs.id);
        }
        Report::Ours(Some(self.thinker.think(ours, seed, stop, &Instant::now())))
    }
}

impl Work for EngineWork {
    type Order = Order;
    type News = (u64, Report);

    const THREAD: &'static str = "engine";
    const LACK: &'static str = "the program does not play";

    fn carry_out(&mut self, order: &Order) {
        let Order::Think(Job { number, question, seed, stop }) = order else {
            self.running.clear();
            self.without_swap2.clear();
            return;
        };
        let report = match question {
            Question::Ours(about) => {
                Report::Ours(Some(self.thinker.think(about, *seed, stop, &Instant::now())))
            }
            Question::Theirs(theirs) => self.answer(theirs, *number, *seed, stop),
        };
        self.teller.tell((*number, report));
    }

    fn recover(&mut self, order: &Order) {
        self.thinker = Thinker::default();
        if let Order::Think(job) = order {
            self.teller.tell((job.number, Report::Ours(None)));
        }
    }
}
