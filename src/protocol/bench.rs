//! Fixed positions searched with fixed limits: how fast the search is, and whether it is still the same.
//!
//! The number of nodes depends on nothing but the code, so it serves as a signature: a change that claims to change no
//! behavior must leave it as it was. Measured as well, and no part of the signature: the time to a first move, how long
//! it takes to tell whether a point is forbidden in Renju, proofs of the solver, playouts and visits of Go.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::command::{CommandError, net, seconds};
use crate::board::{BoardSize, Color, Point, coord};
use crate::go;
use crate::gomoku::{DEFAULT_SIZE, Position, Rule};
use crate::search::alphabeta::{Solver, Threats, Verdict};
use crate::search::net::{Evaluator, Features, Net};
use crate::search::{GoPlayer, Level, Limits, Manner, Player, StopFlag};

/// Arguments of `bench`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Depth of each search
    #[arg(long, default_value_t = 9)]
    depth: u32,
    /// Think this long about each position instead, in seconds
    #[arg(long, value_parser = seconds)]
    seconds: Option<Duration>,
    /// Say as well how many positions a second a net judges, from a file of KataGo's of model version 8 to 10
    #[arg(long)]
    net: Option<PathBuf>,
}

/// Openings and middle games, on boards of 15 lines unless a number says otherwise; Black moves first.
const POSITIONS: [(u8, &str); 10] = [
    (15, "h8 h9 j10"),
    (15, "h8 i9 g10"),
    (15, "h8 h9 i8 g8 j10"),
    (15, "h8 g9 i9 g7 g8 i8 f9 h7"),
    (15, "h8 i7 i9 g9 j10 k11 h10 g11 f8 j8"),
    (15, "h8 i9 i7 g9 h9 h7 g8 i8 j10 j6 f10 k9 e8 f7"),
    (15, "j6 h8 h7 f4 m5 g7"),
    (19, "k10 l11 k12 m10 l9"),
    (20, "j10 k11 j12 j11 k10 l10 i11"),
    (9, "e5 f6 e6 e7 d5 f5"),
];

/// The nodes that the solver may visit in each position.
const PROOF_NODES: u64 = 20_000;

/// For how long the solver is asked at most.
const PROOFS_TIME: Duration = Duration::from_secs(2);

/// For how long playouts are counted on each board.
const PLAYOUT_TIME: Duration = Duration::from_millis(500);

/// The positions that are given to a net together.
const TOGETHER: usize = 8;

/// For how long visits are counted on each board.
const VISITS_TIME: Duration = Duration::from_secs(1);

/// Searches every position under every rule and prints nodes, speed and the signature.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let limits = match args.seconds {
        Some(time) => Limits { time: Some(time), ..Limits::default() },
        None => Limits { depth: Some(args.depth), ..Limits::default() },
    };
    let first = first_move();
    let start = Instant::now();
    let (mut n_nodes, mut n_vcf_nodes) = (0, 0);
    for rule in Rule::ALL {
        for (lines, moves) in POSITIONS {
            let position = position(lines, moves, rule);
            let mut player = Player::new(Level::Master, 1);
            let clock = Instant::now();
            let Some(choice) = player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {})
            else {
                continue;
            };
            let info = choice.info;
            n_nodes += info.nodes;
            n_vcf_nodes += info.vcf_nodes;
            writeln!(
                out,
                "{rule:?} {lines}: {moves}\n    {} depth {}-{} value {} nodes {} time {} ms",
                coord::renju(choice.point, position.size()),
                info.depth,
                info.selective_depth,
                info.value,
                info.nodes,
                info.elapsed.as_millis(),
            )?;
        }
    }
    let elapsed = start.elapsed();
    let per_second = n_nodes as f64 / elapsed.as_secs_f64().max(1e-9);
    writeln!(out, "First move: {:.1} ms", first.as_secs_f64() * 1e3)?;
    let positions = renju_positions();
    let (n_points, ns) = forbidden_test(&positions);
    writeln!(out, "Forbidden: {n_points} points, {ns:.1} ns a point")?;
    write_proofs(&positions, out)?;
    write_playouts(out)?;
    write_visits(out)?;
    if let Some(path) = &args.net {
        write_evaluations(&net(path)?, out)?;
    }
    let by_fours = 100.0 * n_vcf_nodes as f64 / n_nodes.max(1) as f64;
    writeln!(out, "Time: {} ms", elapsed.as_millis())?;
    writeln!(out, "Speed: {per_second:.0} nodes/s, {by_fours:.0} % of them in searches by fours")?;
    writeln!(out, "Bench: {n_nodes}")?;
    Ok(())
}

/// The time from a new player to its first move after a search one move deep; tables that all players share are made in
/// it.
fn first_move() -> Duration {
    let (lines, moves) = POSITIONS[0];
    let position = position(lines, moves, Rule::Freestyle);
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let clock = Instant::now();
    let _ =
        Player::new(Level::Master, 1).choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
    clock.elapsed()
}

/// How many positions a second the solver decides, each within [`PROOF_NODES`].
fn write_proofs(positions: &[Position], out: &mut dyn Write) -> Result<(), CommandError> {
    let limits = Limits { nodes: Some(PROOF_NODES), ..Limits::default() };
    for (name, threats) in [("VCF", Threats::Fours), ("VCT", Threats::FoursAndThrees)] {
        let mut solver = Solver::default();
        let clock = Instant::now();
        let (mut n, mut n_decided, mut n_won, mut n_nodes) = (0_u32, 0_u32, 0_u32, 0);
        for position in positions.iter().take_while(|_| clock.elapsed() < PROOFS_TIME) {
            let solution = solver.solve(position, threats, limits, &StopFlag::new(), &clock);
            n += 1;
            n_decided += u32::from(solution.verdict != Verdict::Unknown);
            n_won += u32::from(matches!(solution.verdict, Verdict::Win(_)));
            n_nodes += solution.nodes;
        }
        let seconds = clock.elapsed().as_secs_f64();
        writeln!(
            out,
            "{name}: {:.0} positions/s, {:.0} nodes/s ({n} positions, {n_decided} decided, {n_won} won)",
            f64::from(n) / seconds,
            n_nodes as f64 / seconds,
        )?;
    }
    Ok(())
}

/// How many light playouts of Go a second one core does; no part of the signature.
fn write_playouts(out: &mut dyn Write) -> Result<(), CommandError> {
    for lines in [9, 13, 19] {
        let start = go::Board::new(BoardSize::new(lines).expect("the sizes of the table exist"));
        let mut board = start.clone();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let clock = Instant::now();
        let (mut n, mut n_moves, mut n_black_wins) = (0_u32, 0, 0_u32);
        while clock.elapsed() < PLAYOUT_TIME {
            for _ in 0..64 {
                board.copy_from(&start);
                n_moves += board.play_out(Color::Black, &mut random);
                n_black_wins += u32::from(board.area_difference() > 0);
                n += 1;
            }
        }
        writeln!(
            out,
            "Playouts {lines}x{lines}: {:.0}/s ({:.0} moves each, Black wins {:.0} % without komi)",
            f64::from(n) / clock.elapsed().as_secs_f64(),
            n_moves as f64 / f64::from(n),
            100.0 * f64::from(n_black_wins) / f64::from(n),
        )?;
    }
    Ok(())
}

/// How many visits a second the tree search of Go makes on one core; no part of the signature.
fn write_visits(out: &mut dyn Write) -> Result<(), CommandError> {
    for lines in [9, 13, 19] {
        let size = BoardSize::new(lines).expect("the sizes of the table exist");
        let position = go::Position::new(size, go::RuleSet::Chinese.rules());
        let limits = Limits { time: Some(VISITS_TIME), ..Limits::default() };
        let (stop, clock) = (StopFlag::new(), Instant::now());
        let mut player = GoPlayer::new(Level::Master, 1);
        let choice = player.choose_within(&position, limits, Manner::Play, &stop, &clock, &mut |_| {});
        let visits = choice.map_or(0, |choice| choice.info.visits);
        let per_second = visits as f64 / clock.elapsed().as_secs_f64();
        writeln!(out, "Visits {lines}x{lines}: {per_second:.0}/s")?;
    }
    Ok(())
}

/// How many positions a second a net judges on one core, one at a time and a few together; no part of the signature.
fn write_evaluations(net: &Arc<Net>, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(out, "Net: {}, {} blocks of {} channels", net.name(), net.n_blocks(), net.n_channels())?;
    for lines in [9, 13, 19] {
        let size = BoardSize::new(lines).expect("the sizes of the table exist");
        let features = Features::of(&go::Position::new(size, go::RuleSet::Chinese.rules()));
        let mut evaluator = Evaluator::new(net.clone(), size);
        let mut per_second = |n_together: usize| {
            let all = vec![&features; n_together];
            evaluator.evaluate(&all);
            let (clock, mut n) = (Instant::now(), 0_u32);
            while clock.elapsed() < VISITS_TIME {
                evaluator.evaluate(&all);
                n += n_together as u32;
            }
            f64::from(n) / clock.elapsed().as_secs_f64()
        };
        let (alone, together) = (per_second(1), per_second(TOGETHER));
        writeln!(out, "Evaluations {lines}x{lines}: {alone:.0}/s, {TOGETHER} together {together:.0}/s")?;
    }
    Ok(())
}

/// The positions of some games of Renju of the program with itself.
fn renju_positions() -> Vec<Position> {
    let limits = Limits { nodes: Some(200), depth: Some(2), ..Limits::default() };
    let mut positions = Vec::new();
    for seed in 0..FORBIDDEN_GAMES {
        let mut player = Player::new(Level::Casual, seed);
        let mut position = Position::new(DEFAULT_SIZE, Rule::Renju);
        let clock = Instant::now();
        while let Some(choice) =
            player.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {})
        {
            positions.push(position.clone());
            position.play_unchecked(choice.point);
        }
    }
    positions
}

/// Asks of every empty point whether it is forbidden: how many points, and the time for one in nanoseconds, the
/// best of some rounds.
fn forbidden_test(positions: &[Position]) -> (usize, f64) {
    let points: Vec<(&Position, Point)> = positions
        .iter()
        .flat_map(|position| position.empty_points().map(move |point| (position, point)))
        .collect();
    let round = |_| {
        let start = Instant::now();
        for (position, point) in &points {
            std::hint::black_box(position.forbidden(*point));
        }
        start.elapsed().as_secs_f64() * 1e9 / points.len().max(1) as f64
    };
    (points.len(), (0..FORBIDDEN_ROUNDS).map(round).fold(f64::INFINITY, f64::min))
}

/// How often the points are tested.
const FORBIDDEN_ROUNDS: u32 = 5;

/// The number of games in which points are tested.
const FORBIDDEN_GAMES: u64 = 20;

fn position(lines: u8, moves: &str, rule: Rule) -> Position {
    let size = BoardSize::new(lines).expect("the boards of the table exist");
    let mut position = Position::new(size, rule);
    for name in moves.split(' ') {
        let point = coord::parse(name, size).expect("the points of the table exist");
        position.play(point).expect("the moves of the table are legal");
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_sound() {
        for rule in Rule::ALL {
            for (lines, moves) in POSITIONS {
                assert!(position(lines, moves, rule).outcome().is_none(), "{moves}");
            }
        }
    }
}
