//! What was wrong with an engine.

use std::fmt;
use std::time::Duration;

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// By itself, with this status.
    Status(i32),
    /// By this signal, as it is after an error of its own.
    Signal(i32),
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Status(status) => write!(f, "status {status}"),
            Self::Signal(signal) => write!(f, "signal {signal}"),
        }
    }
}

/// What was wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is no such program, or no such folder to work in.
    #[error("there is no program {0:?}")]
    NotFound(String),
    /// The system does not start it, and says why.
    #[error("the program cannot be started: {0}")]
    NotExecutable(String),
    /// A quotation among the arguments has no end.
    #[error("a quotation in the arguments has no end")]
    Quotation,
    /// It did not answer a command.
    #[error("no answer to {command:?} in {} s", after.as_secs())]
    NoAnswer {
        /// What it was told.
        command: String,
        /// How long it was waited for.
        after: Duration,
    },
    /// It answered what means nothing.
    #[error("{command:?} was answered by {said:?}")]
    Nonsense {
        /// What it was told.
        command: String,
        /// What it said.
        said: String,
    },
    /// It says itself that it cannot do what it was told.
    #[error("{command:?} was refused: {said}")]
    Refused {
        /// What it was told.
        command: String,
        /// What it said.
        said: String,
    },
    /// It ended.
    #[error("the program has ended ({fate}){}", Last(last))]
    Ended {
        /// How.
        fate: Fate,
        /// The last lines that it wrote on its standard error.
        last: Vec<String>,
    },
    /// It wrote without end.
    #[error("the program writes without end")]
    Flood,
    /// Its move breaks the rules.
    #[error("the illegal move {0}")]
    IllegalMove(String),
    /// No engine of this number is set up here.
    #[error("the engine is not set up here")]
    NotSetUp,
    /// It does not play this game.
    #[error("the engine does not play this game")]
    OtherGame,
    /// It was not waited for any longer.
    #[error("nobody waits for the answer any more")]
    Stopped,
}

/// Lines after a colon.
struct Last<'a>(&'a [String]);

impl fmt::Display for Last<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, ": {}", self.0.join(" / ")) }
    }
}
