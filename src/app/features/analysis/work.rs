//! The thread that looks at positions.

use std::time::Instant;

use crate::external::{Attendant, EngineSpec, ExternalEngine, Failure};
use crate::game::Position;
use crate::go;
use crate::review::{Analysis, Analyst, Scope, watch_go};
use crate::search::StopFlag;
use crate::worker::{Teller, Work};

/// A position to be looked at.
pub(super) struct Job {
    pub(super) number: u64,
    pub(super) position: Position,
    pub(super) scope: Scope,
    pub(super) stop: StopFlag,
    /// By an engine of others, in Go.
    pub(super) theirs: Option<Theirs>,
}

/// What is ordered.
pub(super) enum Order {
    /// To look at a position.
    Look(Box<Job>),
    /// To end the engine of others.
    Release,
}

/// An engine of others, and how it is started.
pub(super) struct Theirs {
    pub(super) spec: EngineSpec,
    pub(super) attendant: Attendant,
}

/// What comes back.
pub(super) enum News {
    /// What is known by now.
    Known(Analysis),
    /// Something went wrong, and nothing comes of it.
    Nothing,
    /// The engine of others has failed; our own looks in its place.
    EngineFailed,
}

pub(super) struct AnalysisWork {
    teller: Teller<(u64, News)>,
    analyst: Analyst,
    /// The engine of others that runs.
    running: Option<ExternalEngine>,
}

impl AnalysisWork {
    pub(super) fn new(teller: Teller<(u64, News)>) -> Self {
        Self { teller, analyst: Analyst::default(), running: None }
    }

    /// Has an engine of others look at a position; one with which something is wrong is ended.
    fn ask(&mut self, theirs: &Theirs, position: &go::Position, job: &Job) -> Result<(), Failure> {
        let running = self.running.take().filter(|engine| *engine.spec() == theirs.spec);
        let mut engine = match running {
            Some(engine) => engine,
            None => ExternalEngine::start(&theirs.spec, &theirs.attendant, &job.stop)?,
        };
        let on_news =
            &mut |analysis: &Analysis| self.teller.tell((job.number, News::Known(analysis.clone())));
        let mut answer = Ok(());
        watch_go(position.to_move(), &Instant::now(), on_news, |take| {
            let on_infos = &mut |infos: &[_]| {
                let n_shown = infos.len().min(job.scope.n_moves.get().into());
                if take(&infos[..n_shown]) {
                    job.stop.stop();
                }
            };
            answer = engine.analyze(position, job.scope.time, &job.stop, on_infos);
            answer.is_ok()
        });
        if matches!(answer, Ok(()) | Err(Failure::Stopped)) {
            self.running = Some(engine);
            return Ok(());
        }
        answer
    }
}

impl Work for AnalysisWork {
    type Order = Order;
    type News = (u64, News);

    const THREAD: &'static str = "analysis";
    const LACK: &'static str = "positions are not analyzed";

    fn carry_out(&mut self, order: &Order) {
        let Order::Look(job) = order else {
            self.running = None;
            return;
        };
        if let (Some(theirs), Position::Go(position)) = (&job.theirs, &job.position) {
            match self.ask(theirs, position, job) {
                Ok(()) | Err(Failure::Stopped) => return,
                Err(_) => self.teller.tell((job.number, News::EngineFailed)),
            }
        } else {
            self.running = None;
        }
        let Job { number, position, scope, stop, .. } = &**job;
        let on_news = &mut |analysis: &Analysis| self.teller.tell((*number, News::Known(analysis.clone())));
        self.analyst.analyze(position, *scope, stop, &Instant::now(), on_news);
    }

    fn recover(&mut self, order: &Order) {
        self.analyst = Analyst::default();
        if let Order::Look(job) = order {
            self.teller.tell((job.number, News::Nothing));
        }
    }

    fn is_outdated(order: &Order, _next: &Order) -> bool {
        matches!(order, Order::Look(_))
    }
}
