//! Engines of others: programs that speak the Gomocup protocol or GTP, driven as a game needs it.
//!
//! - [`EngineSpec`]: how an engine is started and what it may use.
//! - [`Engines`]: those that the user has set up.
//! - [`ExternalEngine`]: one that runs: it is told the position and asked for moves.
//! - [`Failure`]: what was wrong with it, each of which costs nothing but the engine's part in a game.
//! - [`trial`]: whether an engine can be used at all: it is started, asked who it is, and plays two moves.
//! - [`attend_if_asked`]: the small process between the program and an engine, by which no engine outlives us.
//!
//! Nothing that an engine does can harm the program: all that it writes is read by a thread of its own, into a queue
//! that is not filled further than it is emptied; lines, answers and waiting have limits; every move is checked.

mod attend;
mod engine;
mod engines;
mod failure;
mod gomocup;
mod gtp;
pub(crate) mod lines;
mod process;
mod spec;
mod swap2;
pub mod trial;

pub use attend::{Attendant, attend_if_asked};
pub use engine::{About, ExternalEngine, Time};
pub use engines::{EngineList, Engines};
pub use failure::{Failure, Fate};
pub use spec::{EngineSpec, Protocol};
