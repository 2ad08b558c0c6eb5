//! The engine on the command line: benchmarks, matches between levels, the Gomocup protocol, the covering puzzle.
//!
//! Nothing here writes to the terminal by itself: each command gets its input and output passed in.

mod bench;
pub mod cli;
mod cover;
mod elo;
mod gomocup;
mod gtp;
mod lines;
mod matches;
