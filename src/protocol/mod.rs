//! The engine on the command line: benchmarks, matches, rows for training nets, a solver, the Gomocup protocol, GTP,
//! the covering puzzle, and records of games.
//!
//! Nothing here writes to the terminal by itself: each command gets its input and output passed in.

mod bench;
pub mod cli;
mod command;
mod cover;
mod fit;
mod gomocup;
mod gtp;
mod matches;
mod picture;
mod record;
mod reserve;
mod review;
mod solve;
mod teach;

/// Speaks the [Gomocup protocol](https://plastovicka.github.io/protocl2en.htm) as engine until `END` or the end of
/// the input.
///
/// # Errors
/// Those of the output.
pub fn speak_gomocup(
    input: impl std::io::Read + Send + 'static,
    out: &mut dyn std::io::Write,
) -> std::io::Result<()> {
    gomocup::run(input, out).map_err(command::CommandError::into_io)
}

/// Looks for wins by continuous fours in positions that come as lines of JSON, at `nodes` positions each, as the
/// command `solve` does.
///
/// # Errors
/// Those of the output.
pub fn solve_by_fours(
    input: impl std::io::Read + Send + 'static,
    nodes: u64,
    out: &mut dyn std::io::Write,
) -> std::io::Result<()> {
    solve::by_fours(input, nodes, out).map_err(command::CommandError::into_io)
}
