//! Fits the evaluation of five in a row to games with values.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::command::{CommandError, RuleName};
use crate::board::Color;
use crate::game::tree::{RecordResult, Tree};
use crate::gomoku::{Position, Rule};
use crate::record::sgf;
use crate::search::Value;
use crate::search::alphabeta::{Fit, Samples};

/// Arguments of `fit`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Games with values, as `match --sgf` writes them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where the weights are written
    #[arg(long)]
    out: PathBuf,
    /// The rule: freestyle, standard or renju
    #[arg(long, default_value = "freestyle")]
    rule: RuleName,
    /// How much the value that a search found counts beside the result of the game, in percent
    #[arg(long, default_value_t = 70, value_parser = clap::value_parser!(u8).range(0..=100))]
    share: u8,
    /// How often all positions are gone through
    #[arg(long, default_value_t = 12)]
    passes: u32,
    /// What the order of positions depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Of so many games one is held out.
const HELD_OUT: usize = 20;

/// Reads the games, fits, says how well the weights do on games that were held out, and writes them.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let rule = args.rule.0;
    let (mut samples, mut held_out) = (Samples::default(), Samples::default());
    let mut n_games = 0;
    for path in &args.files {
        for game in sgf::read(&fs::read(path)?).games {
            let into = if n_games % HELD_OUT == 0 { &mut held_out } else { &mut samples };
            add(&game, rule, f32::from(args.share) / 100.0, into);
            n_games += 1;
        }
    }
    writeln!(out, "{n_games} games, {} positions, {} held out", samples.len(), held_out.len())?;
    if samples.is_empty() {
        return Err(CommandError::Usage("there are no values in these games".to_owned()));
    }
    let mut fit = Fit::new(rule);
    let mut rng = StdRng::seed_from_u64(args.seed);
    writeln!(out, "before: log-loss {:.5}, held out {:.5}", fit.loss(&samples), fit.loss(&held_out))?;
    for pass in 1..=args.passes {
        let rate = 1.0 - (pass - 1) as f32 / args.passes as f32;
        fit.pass(&samples, rate, &mut rng);
        writeln!(
            out,
            "pass {pass}: log-loss {:.5}, held out {:.5}",
            fit.loss(&samples),
            fit.loss(&held_out)
        )?;
        out.flush()?;
    }
    Ok(fs::write(&args.out, fit.bytes())?)
}

/// Adds the positions of a game that have a value which is no forced win.
fn add(game: &Tree, rule: Rule, share: f32, samples: &mut Samples) {
    let Some(size) = game.size().board().filter(|size| crate::gomoku::SIZES.contains(&size.lines())) else {
        return;
    };
    let black_won = match game.result() {
        Some(RecordResult::Win { winner: Color::Black, .. }) => 1.0,
        Some(RecordResult::Win { winner: Color::White, .. }) => 0.0,
        Some(RecordResult::Draw) => 0.5,
        Some(RecordResult::Void | RecordResult::Unknown) | None => return,
    };
    let mut position = Position::new(size, rule);
    for node in game.main_line() {
        if let Some(played) = game.played(node) {
            let Some(point) = played.place.and_then(|coord| coord.point(size)) else { return };
            if position.play(point).is_err() {
                return;
            }
        }
        let Some(value) = game.value(node).map(|points| (points * 100.0).round() as i32) else { continue };
        if Value::estimate(value).raw() != value || position.outcome().is_some() {
            continue;
        }
        let black = share * Value::estimate(value).expected_score() as f32 + (1.0 - share) * black_won;
        samples.add(&position, if position.to_move() == Color::Black { black } else { 1.0 - black });
    }
}
