//! The Go Text Protocol, version 2, as engine: G. Farnebäck, "Specification of the Go Text Protocol, version 2,
//! draft 2" (<https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>).
//!
//! A line is a command, with a number before it or none, and arguments. The answer begins with `=` or `?` and that
//! number and ends with an empty line. Before a line is read, control characters are taken out of it, tabs
//! become spaces, and what follows a `#` is dropped (section 2.1).
//!
//! Lenient: commands are known in either case, times may have fractions, and play goes on after two passes, as the
//! specification asks. A komi that is no half point is refused, though the specification has any taken. Three
//! extensions of KGS are known, `kgs-rules`, `kgs-time_settings` and `kgs-genmove_cleanup`
//! (<https://www.gokgs.com/download/kgsGtp.xhtml>).
//!
//! Controllers that show what the engine thinks ask by `lz-analyze`, `kata-analyze` and their `genmove_analyze`.
//!
//! The input is read by a thread of its own, so that `quit` and a closed pipe stop a search under way.

mod analyze;
mod board;
mod commands;
mod load;
mod session;
#[cfg(test)]
mod tests;
mod times;
mod words;

use std::io::{self, Read, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::Duration;

use super::command::{CommandError, level, net, seconds};
use crate::external::lines;
use crate::search::{Level, Limits, StopFlag};
use analyze::Wanted;
use commands::{COMMANDS, Run, Watched};
use session::Session;

/// Arguments of `gtp`.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Args {
    /// How strong it plays: newcomer, beginner, textbook, learner, casual, regular, club, tournament, veteran, expert
    /// or master
    #[arg(long, default_value = "master", value_parser = level)]
    level: Level,
    /// Think at most this many seconds about a move, unless the controller sets a time
    #[arg(long, value_parser = seconds)]
    seconds: Option<Duration>,
    /// Use this net instead of the built-in one, from a file of KataGo's of model version 8 to 10
    #[arg(long)]
    net: Option<PathBuf>,
    /// Visit at most this many positions for a move
    #[arg(long)]
    visits: Option<u64>,
    /// Threads that think; only one alone always plays the same
    #[arg(long, default_value_t = NonZero::<u8>::MIN)]
    threads: NonZero<u8>,
    /// What decides where chance does
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Args {
    /// What a move may spend when the controller says nothing.
    fn limits(&self) -> Limits {
        let own = Limits { threads: Some(self.threads), ..self.level.go_limits() };
        match self.visits {
            Some(_) => Limits { time: self.seconds, nodes: self.visits, ..own },
            None => Limits { time: self.seconds.or(own.time), ..own },
        }
    }
}

/// Speaks the protocol until `quit` or the end of the input.
pub(super) fn run(
    args: &Args,
    input: impl Read + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let net = args.net.as_deref().map(net).transpose()?;
    let quit = StopFlag::new();
    let is_quit = |line: &str| Request::read(line).is_some_and(|request| request.name == "quit");
    let (sender, receiver) = mpsc::channel();
    let stop = quit.clone();
    lines::read(input, lines::COMMAND_BYTES, move |line| {
        let is_last = line.as_deref().is_none_or(is_quit);
        if is_last {
            stop.stop();
        }
        let is_heard = line.is_none_or(|line| sender.send(line).is_ok());
        if is_heard && !is_last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let mut session = Session::new(args.level, net, args.limits(), args.seed, quit);
    let mut lines = Lines { receiver, next: None };
    while let Some(line) = lines.next() {
        let Some(request) = Request::read(&line) else { continue };
        let is_quit = request.name == "quit";
        answer(&mut session, &request, &mut lines, out)?;
        out.flush()?;
        if is_quit {
            break;
        }
    }
    Ok(())
}

/// The lines that come in.
struct Lines {
    receiver: Receiver<String>,
    /// One that came in while the last was still being answered.
    next: Option<String>,
}

impl Lines {
    /// Whether the controller has said something more, or left.
    fn is_waiting(&mut self) -> bool {
        if self.next.is_none() {
            match self.receiver.try_recv() {
                Ok(line) => self.next = Some(line),
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => {}
            }
        }
        true
    }
}

impl Iterator for Lines {
    type Item = String;

    /// Waits for the next one; `None` when there will be none.
    fn next(&mut self) -> Option<String> {
        self.next.take().or_else(|| self.receiver.recv().ok())
    }
}

/// A line that asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Request {
    id: String,
    /// In lower case.
    name: String,
    arguments: Vec<String>,
}

impl Request {
    /// Reads a line; `None` when there is nothing on it.
    fn read(line: &str) -> Option<Self> {
        let line = line.split('#').next().unwrap_or_default();
        let line: String =
            line.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect();
        let mut words = line.split_whitespace().map(str::to_owned).peekable();
        let is_id = |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        let id = words.next_if(is_id);
        let name = words.next().map(|name| name.to_ascii_lowercase());
        if id.is_none() && name.is_none() {
            return None;
        }
        Some(Self { id: id.unwrap_or_default(), name: name.unwrap_or_default(), arguments: words.collect() })
    }
}

/// Writes the whole answer to a request, with the empty line after it.
fn answer(
    session: &mut Session,
    request: &Request,
    lines: &mut Lines,
    out: &mut dyn Write,
) -> io::Result<()> {
    let arguments: Vec<&str> = request.arguments.iter().map(String::as_str).collect();
    let id = &request.id;
    let command = COMMANDS.iter().find(|command| command.name == request.name);
    let result = match command.map(|command| &command.run) {
        Some(Run::Once(run)) => run(session, &arguments),
        Some(Run::Watched(watched, dialect)) => match Wanted::read(&arguments, session.position.to_move()) {
            Ok(wanted) => {
                writeln!(out, "={id}")?;
                out.flush()?;
                return match watched {
                    Watched::Analysis => analyze::analyze(session, wanted, *dialect, lines, out),
                    Watched::Move => analyze::play(session, wanted, *dialect, out),
                };
            }
            Err(refusal) => Err(refusal),
        },
        None => Err("unknown command".into()),
    };
    let (sign, text) = match &result {
        Ok(text) => ('=', text.as_str()),
        Err(reason) => ('?', reason.as_ref()),
    };
    let space = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    write!(out, "{sign}{id}{space}{text}\n\n")
}
