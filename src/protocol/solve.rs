//! Wins by force in positions that come as lines of JSON.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::command::{CommandError, RuleName};
use crate::board::{BoardSize, Color, Point};
use crate::external::lines;
use crate::gomoku::{Position, Setup};
use crate::search::alphabeta::{Solver, Threats, Verdict};
use crate::search::{Limits, StopFlag};

/// Arguments of `solve`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    kind: Kind,
    /// Milliseconds a position [default: 10000, or none with --nodes]
    #[arg(long)]
    ms: Option<u64>,
    /// Positions that may be looked at for each
    #[arg(long)]
    nodes: Option<u64>,
    /// Positions solved at the same time
    #[arg(long, default_value = "1")]
    threads: NonZero<u8>,
}

#[derive(Clone, Copy, Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Kind {
    /// Look for a win by continuous fours
    #[arg(long)]
    vcf: bool,
    /// Look for a win by continuous threats: fours and open threes
    #[arg(long)]
    vct: bool,
}

/// Milliseconds a position, where nothing is said of them.
const MS: u64 = 10_000;
/// The longest line that is read, in bytes.
const LINE_BYTES: u64 = 1 << 20;
/// The number of lines read ahead.
const LINES_AHEAD: usize = 64;

/// A position, as it comes.
#[derive(Deserialize)]
struct Problem {
    size: u8,
    rule: String,
    black: Vec<[u8; 2]>,
    white: Vec<[u8; 2]>,
    to_move: Side,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Black,
    White,
}

/// What is answered.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Solved { result: &'static str, line: Vec<[u8; 2]>, nodes: u64, ms: u64 },
    Wrong { error: String },
}

/// Answers each line of the input that is not blank with a line, in order.
pub(super) fn run(
    args: &Args,
    input: impl Read + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let threats = if args.kind.vcf { Threats::Fours } else { Threats::FoursAndThrees };
    let ms = args.ms.or(args.nodes.is_none().then_some(MS));
    let limits =
        Limits { time: ms.map(Duration::from_millis), nodes: args.nodes, depth: None, threads: None };
    solve(threats, limits, args.threads, input, out)
}

/// The same by fours, on one thread, at this many positions each.
pub(super) fn by_fours(
    input: impl Read + Send + 'static,
    nodes: u64,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    solve(Threats::Fours, limits, NonZero::<u8>::MIN, input, out)
}

fn solve(
    threats: Threats,
    limits: Limits,
    n_workers: NonZero<u8>,
    input: impl Read + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let (problems, waiting) = mpsc::sync_channel(LINES_AHEAD);
    let mut number = 0_u64;
    lines::read(input, LINE_BYTES, move |line| {
        let Some(line) = line.filter(|line| !line.is_empty()) else { return ControlFlow::Continue(()) };
        number += 1;
        match problems.send((number, line)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    let (answers, answered) = mpsc::channel();
    let waiting = Arc::new(Mutex::new(waiting));
    let spawn = |_| {
        let (waiting, answers) = (Arc::clone(&waiting), answers.clone());
        thread::spawn(move || work(&waiting, &answers, threats, limits))
    };
    let workers: Vec<_> = (0..n_workers.get()).map(spawn).collect();
    drop(answers);
    write_in_order(answered, out)?;
    for worker in workers {
        worker.join().unwrap_or_else(|panic| resume_unwind(panic));
    }
    Ok(())
}

/// Writes numbered answers, each as soon as those before it are written.
fn write_in_order(answered: Receiver<(u64, String)>, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut early = BTreeMap::new();
    let mut next = 1;
    for (number, answer) in answered {
        early.insert(number, answer);
        while let Some(answer) = early.remove(&next) {
            writeln!(out, "{answer}")?;
            out.flush()?;
            next += 1;
        }
    }
    Ok(())
}

/// Solves what is waiting until nothing is any more, or nobody wants answers.
fn work(
    waiting: &Mutex<Receiver<(u64, String)>>,
    answers: &Sender<(u64, String)>,
    threats: Threats,
    limits: Limits,
) {
    let mut solver = Solver::default();
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, line)) = next else { return };
        let answer = match position(&line) {
            Ok(position) => solved(&mut solver, &position, threats, limits),
            Err(error) => Answer::Wrong { error },
        };
        let text = serde_json::to_string(&answer)
            .unwrap_or_else(|error| serde_json::json!({ "error": error.to_string() }).to_string());
        if answers.send((number, text)).is_err() {
            return;
        }
    }
}

fn solved(solver: &mut Solver, position: &Position, threats: Threats, limits: Limits) -> Answer {
    let start = Instant::now();
    let solution = solver.solve(position, threats, limits, &StopFlag::new(), &start);
    let (result, line) = match solution.verdict {
        Verdict::Win(line) => ("win", line),
        Verdict::None => ("none", Vec::new()),
        Verdict::Unknown => ("unknown", Vec::new()),
    };
    let line = line.into_iter().map(|point| [point.x(), point.y()]).collect();
    let ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    Answer::Solved { result, line, nodes: solution.nodes, ms }
}

/// Reads a position, or says what is wrong with it.
fn position(line: &str) -> Result<Position, String> {
    let problem: Problem = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let RuleName(rule) = problem.rule.parse()?;
    let size = BoardSize::new(problem.size).map_err(|error| error.to_string())?;
    let stones = |points: &[[u8; 2]], color: Color| {
        let stone = |&[x, y]: &[u8; 2]| match size.point(x, y) {
            Some(point) => Ok((point, color)),
            None => Err(format!("[{x},{y}] lies outside the board")),
        };
        points.iter().map(stone).collect::<Result<Vec<(Point, Color)>, String>>()
    };
    let mut all = stones(&problem.black, Color::Black)?;
    all.extend(stones(&problem.white, Color::White)?);
    let to_move = match problem.to_move {
        Side::Black => Color::Black,
        Side::White => Color::White,
    };
    Setup { size, stones: all, to_move }.position(rule).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The answer to one line.
    fn answer(line: &str) -> serde_json::Value {
        let mut out = Vec::new();
        by_fours(std::io::Cursor::new(line.as_bytes().to_vec()), 1_000, &mut out).unwrap();
        serde_json::from_slice(&out).unwrap()
    }

    #[test]
    fn what_is_wrong_is_said() {
        let of = |rest: &str| format!("{{\"size\":15,\"rule\":\"renju\",\"to_move\":\"black\",{rest}}}");
        let checks = [
            ("7".to_owned(), "invalid type"),
            ("{}".to_owned(), "missing field"),
            (of("\"black\":[[7,15]],\"white\":[]"), "[7,15] lies outside the board"),
            (of("\"black\":[[7,7]],\"white\":[[7,7]]"), "two stones lie on one point"),
            (of("\"black\":[[7,7,7]],\"white\":[]"), "trailing characters"),
            (of("\"black\":[[0,0],[1,0],[2,0],[3,0],[4,0]],\"white\":[]"), "a winning row"),
            (of("\"black\":[],\"white\":[]").replace("15", "30"), "30"),
            (of("\"black\":[],\"white\":[]").replace("15", "25"), "not 25"),
            (of("\"black\":[],\"white\":[]").replace("renju", "chess"), "no rule is called chess"),
            (of("\"black\":[],\"white\":[]").replace("\"black\",", "\"red\","), "unknown variant"),
        ];
        for (line, expect) in checks {
            let said = answer(&line);
            assert!(said["error"].as_str().is_some_and(|said| said.contains(expect)), "{line}: {said}");
        }
    }

    proptest! {
        #[test]
        fn every_line_is_answered(
            size in 0..40_u8,
            rule in "renju|freestyle|Caro|caro-overline|.{0,5}",
            black in prop::collection::vec(any::<[u8; 2]>().prop_map(|xy| xy.map(|n| n % 16)), 0..12),
            white in prop::collection::vec(any::<[u8; 2]>().prop_map(|xy| xy.map(|n| n % 16)), 0..12),
            to_move in "black|white|x",
            note in ".{0,8}",
        ) {
            let line = serde_json::json!({
                "size": size, "rule": rule, "black": black, "white": white, "to_move": to_move, "note": note
            });
            let answer = answer(&line.to_string());
            prop_assert!(answer["error"].is_string() || answer["result"].is_string() && answer["line"].is_array());
        }

        #[test]
        fn garbage_is_answered(line in "[^\\s].{0,200}") {
            prop_assert!(answer(&line.replace('\n', " "))["error"].is_string());
        }
    }
}
