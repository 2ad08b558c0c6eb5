//! The command line of `goishi-engine`, and the one place where errors become exit codes.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use super::command::CommandError;
use super::{bench, cover, fit, gomocup, gtp, matches, record, review, solve, teach};
use crate::record::Condition;

/// The engine of Goishi on the command line.
#[derive(Debug, Parser)]
#[command(name = "goishi-engine", version, about, disable_help_subcommand = true)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Search fixed positions; the last line is the signature of the search
    Bench(bench::Args),
    /// Play levels against each other
    Match(Box<matches::Args>),
    /// Fit the evaluation of five in a row to games with values
    Fit(fit::Args),
    /// Write positions with what a net says of them, from games of the net with itself, for nets to learn from
    Teach(teach::Args),
    /// Look for wins by force in positions that come as lines of JSON
    ///
    /// A line of the input is a position, as in
    /// `{"size":15,"rule":"renju","black":[[7,7]],"white":[[8,8]],"to_move":"black"}`, with points from 0 at the top
    /// left; further keys are ignored. It is answered by a line with `result` (`win`, `none` where it is proved that
    /// there is no such win, or `unknown`), `line` (the moves up to the winning stone), `nodes` and `ms`, or with
    /// `error`.
    Solve(solve::Args),
    /// Speak the Gomocup protocol on standard input and output
    Gomocup,
    /// List the games in files, or convert them
    ///
    /// The status is 0 where all files are as their formats lay down, 1 where something was repaired, and 2 where one
    /// could not be read or converted, or has no game of the number asked for.
    Record(record::Args),
    /// Say what decided games: the last escape, missed wins, key moments
    ///
    /// What is called proved rests on a line of continuous threats against every defense; all else is estimated by a
    /// search.
    Review(review::Args),
    /// Speak the Go Text Protocol on standard input and output
    Gtp(gtp::Args),
    /// Solve the puzzle of the fewest stones that cover every point, and draw its solutions
    Cover(cover::Args),
}

/// The command line, for its manual page.
pub fn command_line() -> clap::Command {
    Args::command()
}

/// Runs the command that the process was started with.
///
/// The exit code is 0 for success, 1 when reading or writing failed, 2 for wrong arguments; for records it says how
/// well they could be read. A reader that went away (a broken pipe) has seen what it wanted: that is success.
pub fn run() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            // Help and version come this way too; where they cannot be printed nobody is listening.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let mut out = io::stdout().lock();
    let result = match args.command {
        Command::Bench(args) => bench::run(&args, &mut out).map(|()| Condition::Sound),
        Command::Match(args) => matches::run(&args, &mut out).map(|()| Condition::Sound),
        Command::Fit(args) => fit::run(&args, &mut out).map(|()| Condition::Sound),
        Command::Teach(args) => teach::run(&args, &mut out).map(|()| Condition::Sound),
        Command::Solve(args) => solve::run(&args, io::stdin(), &mut out).map(|()| Condition::Sound),
        Command::Gomocup => gomocup::run(io::stdin(), &mut out).map(|()| Condition::Sound),
        Command::Gtp(args) => gtp::run(&args, io::stdin(), &mut out).map(|()| Condition::Sound),
        Command::Cover(args) => cover::run(&args, &mut out).map(|()| Condition::Sound),
        Command::Review(args) => review::run(&args, &mut io::stdin(), &mut out).map(|()| Condition::Sound),
        Command::Record(args) => record::run(&args, &mut io::stdin(), &mut out, &mut io::stderr()),
    };
    match result.and_then(|condition| out.flush().map(|()| condition).map_err(CommandError::from)) {
        Ok(Condition::Sound) => ExitCode::SUCCESS,
        Ok(Condition::Repaired) => ExitCode::from(1),
        Ok(Condition::Unreadable) => ExitCode::from(2),
        Err(CommandError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "goishi-engine: {error}");
            ExitCode::from(if matches!(error, CommandError::Usage(_)) { 2 } else { 1 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Args::command().debug_assert();
    }
}
