//! An engine of others that runs.

use std::time::Duration;

use super::process::Process;
use super::{Attendant, EngineSpec, Failure, gomocup, gtp};
use crate::board::BoardSize;
use crate::game::Position;
use crate::go;
use crate::gomoku::Rule;
use crate::gomoku::opening::{self, OpeningGame};
use crate::search::thinker::Reply;
use crate::search::{GoInfo, StopFlag};

/// Who an engine says that it is; what it does not say is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
}

/// How long an engine may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// About this move.
    pub turn: Duration,
    /// About the whole game, where it has clocks.
    pub game: Option<Duration>,
    /// What is left of that.
    pub left: Option<Duration>,
    /// The positions that it may look at, for engines that know `INFO max_node`.
    pub nodes: Option<u64>,
}

impl Time {
    /// A game without clocks.
    pub const fn of_move(turn: Duration) -> Self {
        Self { turn, game: None, left: None, nodes: None }
    }

    /// The longest until its move.
    pub(super) fn longest(self) -> Duration {
        self.left.unwrap_or(self.turn).max(self.turn)
    }
}

/// What has been said in which protocol.
#[derive(Debug)]
enum Talk {
    Gomocup(gomocup::Talk),
    Gtp(gtp::Talk),
}

/// An engine of others that runs. It ends when this is dropped.
#[derive(Debug)]
pub struct ExternalEngine {
    spec: EngineSpec,
    process: Process,
    talk: Talk,
    about: About,
}

impl Drop for ExternalEngine {
    /// Tells it to end; its attendant sees to it that it does.
    fn drop(&mut self) {
        self.process.say(match self.talk {
            Talk::Gomocup(_) => "END",
            Talk::Gtp(_) => "quit",
        });
    }
}

impl ExternalEngine {
    /// Starts an engine and asks who it is.
    ///
    /// # Errors
    /// Why it cannot be started, or what was wrong with its answers.
    pub fn start(spec: &EngineSpec, attendant: &Attendant, stop: &StopFlag) -> Result<Self, Failure> {
        Self::begin(spec, Process::start(spec, attendant)?, stop)
    }

    /// Asks an engine who it is.
    pub(super) fn begin(spec: &EngineSpec, mut process: Process, stop: &StopFlag) -> Result<Self, Failure> {
        let (talk, about) = match spec.protocol {
            super::Protocol::Gomocup => {
                // A first board shows sooner than anything else that nothing answers.
                let mut talk = gomocup::Talk::default();
                talk.start(&mut process, crate::gomoku::DEFAULT_SIZE, stop)?;
                (Talk::Gomocup(talk), gomocup::Talk::about(&mut process, stop)?)
            }
            super::Protocol::Gtp => {
                let mut talk = gtp::Talk::default();
                let about = talk.about(&mut process, stop)?;
                (Talk::Gtp(talk), about)
            }
        };
        Ok(Self { spec: spec.clone(), process, talk, about })
    }

    /// How it was started.
    pub const fn spec(&self) -> &EngineSpec {
        &self.spec
    }

    /// Who it says that it is.
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// Whether it plays on a board of this size.
    ///
    /// # Errors
    /// What it says against it.
    pub fn try_size(&mut self, size: BoardSize, stop: &StopFlag) -> Result<(), Failure> {
        match &mut self.talk {
            Talk::Gomocup(talk) => talk.start(&mut self.process, size, stop),
            Talk::Gtp(talk) => talk.start(&mut self.process, size, stop),
        }
    }

    /// Asks for the next step of a Swap2 opening, as [`think`](Self::think) does for a move.
    ///
    /// # Errors
    /// What was wrong with the engine or its answer. One that refuses the question plays all the same.
    pub fn open(
        &mut self,
        opening: (&OpeningGame, Rule),
        time: Time,
        stop: &StopFlag,
        on_said: &mut dyn FnMut(&str),
    ) -> Result<opening::Step, Failure> {
        match &mut self.talk {
            Talk::Gomocup(talk) => talk.open(&mut self.process, &self.spec, opening, time, stop, on_said),
            Talk::Gtp(_) => Err(Failure::OtherGame),
        }
    }

    /// Has it look at a position of Go for some time; `on_infos` gets the moves that it holds for best, in its order.
    /// It must know `kata-analyze` or `lz-analyze`, and tell chances and leads from the side to move.
    ///
    /// # Errors
    /// What was wrong with the engine; after [`Failure::Stopped`] it can be asked again.
    pub fn analyze(
        &mut self,
        position: &go::Position,
        time: Duration,
        stop: &StopFlag,
        on_infos: &mut dyn FnMut(&[GoInfo]),
    ) -> Result<(), Failure> {
        match &mut self.talk {
            Talk::Gtp(talk) => talk.analyze(&mut self.process, position, time, stop, on_infos),
            Talk::Gomocup(_) => Err(Failure::OtherGame),
        }
    }

    /// Asks for a move of the side to move; `on_said` gets what it says of its thinking meanwhile.
    ///
    /// # Errors
    /// What was wrong with the engine or its move. Only after [`Failure::Stopped`] and [`Failure::IllegalMove`] can it
    /// be asked again.
    pub fn think(
        &mut self,
        position: &Position,
        time: Time,
        stop: &StopFlag,
        on_said: &mut dyn FnMut(&str),
    ) -> Result<Reply, Failure> {
        let process = &mut self.process;
        match (&mut self.talk, position) {
            (Talk::Gomocup(talk), Position::Gomoku(position)) => {
                talk.think(process, &self.spec, position, time, stop, on_said)
            }
            (Talk::Gtp(talk), Position::Go(position)) => talk.think(process, position, time, stop, on_said),
            _ => Err(Failure::OtherGame),
        }
    }
}
