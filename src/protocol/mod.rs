//! The engine on the command line: benchmarks, matches between levels, the Gomocup protocol, and records of games.
//!
//! Nothing here writes to the terminal by itself: each command gets its input and output passed in.

mod bench;
pub mod cli;
mod elo;
mod gomocup;
mod matches;
mod record;
