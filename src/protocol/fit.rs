//! Fits the network of the evaluation of five in a row to games with values.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::command::{CommandError, RuleName};
use crate::board::Color;
use crate::game::tree::{GameKind, RecordResult, Tree};
use crate::gomoku::{Position, Rule, SIZES};
use crate::record::sgf;
use crate::search::Value;
use crate::search::alphabeta::{Fit, Samples, log_loss};

/// Arguments of `fit`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Games with values, as `match --sgf` writes them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where the network is written
    #[arg(long, required_unless_present = "judge")]
    out: Option<PathBuf>,
    /// Judge the network that the rule has now by the results of the games, of whomever they are, and fit nothing
    #[arg(long, conflicts_with_all = ["out", "share", "passes", "tune", "seed"])]
    judge: bool,
    /// The rule: freestyle, standard, renju, caro or caro-overline
    #[arg(long, default_value = "freestyle")]
    rule: RuleName,
    /// How much the value that a search found counts beside the result of the game, in percent
    #[arg(long, default_value_t = 70, value_parser = clap::value_parser!(u8).range(0..=100))]
    share: u8,
    /// How often all positions are gone through
    #[arg(long, default_value_t = 16)]
    passes: u32,
    /// Begin with the network that the rule has now instead of one of chance, with steps of this length, in percent
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    tune: Option<u8>,
    /// What the order of positions depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One game in this many is held out.
const HELD_OUT: usize = 20;

/// The number of groups in which expectations are compared with results.
const N_GROUPS: usize = 10;

/// Reads the games, fits, says how well the weights do on games that were held out, and writes them.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let rule = args.rule.0;
    let Some(path) = &args.out else { return judge(args, out) };
    let (mut samples, mut held_out) = (Samples::default(), Samples::default());
    let mut n_games = 0;
    for path in &args.files {
        for game in sgf::read(&fs::read(path)?).games {
            let into = if n_games % HELD_OUT == 0 { &mut held_out } else { &mut samples };
            add(&game, rule, Some(f32::from(args.share) / 100.0), into);
            n_games += 1;
        }
    }
    writeln!(out, "{n_games} games, {} positions, {} held out", samples.len(), held_out.len())?;
    if samples.is_empty() {
        return Err(CommandError::Usage("there are no values in these games".to_owned()));
    }
    let mut rng = StdRng::seed_from_u64(args.seed);
    let mut fit = if args.tune.is_some() { Fit::built_in(rule) } else { Fit::new(rule, &mut rng) };
    // Shares between none and all cannot be foretold without loss.
    let shares = fit.expectations(&held_out).map(|(_, share)| log_loss(share, share));
    let least = shares.sum::<f64>() / held_out.len().max(1) as f64;
    let built_in = Fit::built_in(rule).loss(&held_out);
    writeln!(out, "log-loss of what is held out: {built_in:.5} now, {least:.5} at least")?;
    let length = f32::from(args.tune.unwrap_or(100)) / 100.0;
    for pass in 1..=args.passes {
        let rate = |pass: u32| length * (1.0 - pass as f32 / args.passes as f32);
        fit.pass(&samples, [rate(pass - 1), rate(pass)], &mut rng);
        writeln!(
            out,
            "pass {pass}: log-loss {:.5}, held out {:.5}",
            fit.loss(&samples),
            fit.loss(&held_out)
        )?;
        out.flush()?;
    }
    Ok(fs::write(path, fit.bytes())?)
}

/// Says how well the evaluation foretells results: its log-loss, and for each tenth of the chances it gives what came
/// of them.
fn judge(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut samples = Samples::default();
    let mut n_games = 0;
    for path in &args.files {
        for game in sgf::read(&fs::read(path)?).games {
            add(&game, args.rule.0, None, &mut samples);
            n_games += 1;
        }
    }
    let fit = Fit::built_in(args.rule.0);
    writeln!(out, "{n_games} games, {} positions, log-loss {:.5}", samples.len(), fit.loss(&samples))?;
    let mut groups = [(0_u32, 0.0, 0.0); N_GROUPS];
    for (expected, share) in fit.expectations(&samples) {
        let (n, all_expected, all_shares) =
            &mut groups[((expected * N_GROUPS as f64) as usize).min(N_GROUPS - 1)];
        *n += 1;
        *all_expected += expected;
        *all_shares += share;
    }
    writeln!(out, "expected  came true  positions")?;
    for (n, expected, share) in groups.into_iter().filter(|(n, ..)| *n > 0) {
        let percent = |sum: f64| 100.0 * sum / f64::from(n);
        writeln!(out, "{:>6.1} %  {:>7.1} %  {n:>9}", percent(expected), percent(share))?;
    }
    Ok(())
}

/// Adds the positions of a game in which a move was chosen that has a value, which is what the search thought of the
/// position before it; without a share for values all positions, by the result alone. Nothing of a game that has stones
/// which no move put there.
fn add(game: &Tree, rule: Rule, share: Option<f32>, samples: &mut Samples) {
    let size = game.size().board().filter(|size| SIZES.contains(&size.lines()));
    let Some(size) = size.filter(|_| game.game() == GameKind::FiveInARow) else { return };
    let black_won = match game.result() {
        Some(RecordResult::Win { winner: Color::Black, .. }) => 1.0,
        Some(RecordResult::Win { winner: Color::White, .. }) => 0.0,
        Some(RecordResult::Draw) => 0.5,
        Some(RecordResult::Void | RecordResult::Unknown) | None => return,
    };
    let mut position = Position::new(size, rule);
    for node in game.main_line() {
        if !game.setup(node).is_empty() {
            return;
        }
        let Some(played) = game.played(node) else { continue };
        // What the search thought of the position in which it chose this move.
        let value = game.value(node).map(Value::from_points);
        let black = match (share, value) {
            (None, _) => Some(black_won),
            (Some(share), Some(value)) => Some(match value.mate_in() {
                Some(plies) => {
                    if plies > 0 {
                        1.0
                    } else {
                        0.0
                    }
                }
                None => share * value.expected_score() as f32 + (1.0 - share) * black_won,
            }),
            (Some(_), None) => None,
        };
        if let Some(black) = black {
            samples.add(&position, if position.to_move() == Color::Black { black } else { 1.0 - black });
        }
        let Some(point) = played.place.and_then(|coord| coord.point(size)) else { return };
        if position.play(point).is_err() || position.outcome().is_some() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of weights of a side.
    const N_WEIGHTS: usize = 19_497;

    /// What is said of a fit to this text, and what is written.
    fn fit(text: &str, rule: Rule, tune: Option<u8>) -> (Result<(), String>, String, Option<Vec<u8>>) {
        let folder = tempfile::tempdir().unwrap();
        let (games, weights) = (folder.path().join("games.sgf"), folder.path().join("weights.bin"));
        fs::write(&games, text).unwrap();
        let args = Args {
            files: vec![games],
            out: Some(weights.clone()),
            judge: false,
            rule: RuleName(rule),
            share: 70,
            passes: 2,
            tune,
            seed: 1,
        };
        let mut out = Vec::new();
        let result = run(&args, &mut out).map_err(|error| error.to_string());
        (result, String::from_utf8(out).unwrap(), fs::read(&weights).ok())
    }

    #[test]
    fn weights_are_written_where_there_are_values() {
        // The first game is held out; of the second the moves without a value say nothing.
        let game =
            "(;GM[4]SZ[15]RE[B+];B[hh]V[0.50];W[gg]V[-1.20];B[ii];W[gi]V[299.80];B[jj];W[ff];B[kk]V[3])";
        let (result, said, bytes) = fit(&game.repeat(2), Rule::Freestyle, None);
        assert_eq!(result, Ok(()));
        assert!(
            said.starts_with("2 games, 4 positions, 4 held out\nlog-loss of what is held out: "),
            "{said}"
        );
        assert_eq!(bytes.map(|bytes| bytes.len()), Some(4 * N_WEIGHTS));
        let (_, said, bytes) = fit(&game.repeat(3), Rule::Renju, None);
        assert!(said.starts_with("3 games, 8 positions"), "{said}");
        assert_eq!(bytes.map(|bytes| bytes.len()), Some(8 * N_WEIGHTS));
        let (_, _, untouched) = fit(&game.repeat(2), Rule::Caro, Some(0));
        assert_eq!(untouched, Some(Fit::built_in(Rule::Caro).bytes()));
        let (_, _, tuned) = fit(&game.repeat(2), Rule::Caro, Some(10));
        assert_ne!(tuned, untouched);
    }

    #[test]
    fn weights_are_judged_by_results() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games.sgf");
        fs::write(
            &games,
            "(;GM[4]SZ[15]RE[B+];B[hh];W[gg];B[ii])(;GM[4]SZ[15]RE[0];B[hh])(;GM[4]SZ[15];B[hh])",
        )
        .unwrap();
        let rule = RuleName(Rule::Standard);
        let args = Args {
            files: vec![games],
            out: None,
            judge: true,
            rule,
            share: 70,
            passes: 2,
            tune: None,
            seed: 1,
        };
        let mut out = Vec::new();
        run(&args, &mut out).unwrap();
        let said = String::from_utf8(out).unwrap();
        assert!(said.starts_with("3 games, 4 positions, log-loss 0."), "{said}");
        let n_positions: u32 = said
            .lines()
            .skip(2)
            .map(|line| line.split_whitespace().last().unwrap().parse::<u32>().unwrap())
            .sum();
        assert_eq!(n_positions, 4, "{said}");
    }

    #[test]
    fn games_that_say_nothing_are_left_out() {
        let games = [
            "",
            "garbage",
            "(;GM[1]SZ[9]RE[B+];B[ee]V[1])",
            "(;GM[4]SZ[15]RE[B+]AB[aa];B[hh]V[1])",
            "(;GM[4]SZ[15];B[hh]V[1])",
            "(;GM[4]SZ[15]RE[B+];B[hh];W[gg])",
            "(;GM[4]SZ[15]RE[B+];B[hh];W[hh];B[gg]V[1])",
            "(;GM[4]SZ[52]RE[B+];B[hh]V[1])",
        ];
        for game in games {
            let (result, said, bytes) = fit(&format!("(;GM[4]){game}"), Rule::Freestyle, None);
            assert!(result.is_err_and(|said| said.contains("no values")), "{game}: {said}");
            assert_eq!(bytes, None);
        }
    }
}
