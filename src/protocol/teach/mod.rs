//! Positions with what a net says of them, from games of the net with itself: what smaller nets learn from.
//!
//! The games are to show many kinds of positions rather than good play: rules of all kinds, komi near fair and far,
//! some beginnings at random, moves drawn by the policy, at first as it is and later sharpened, and a blunder now and
//! then. Nobody resigns. `rows` has the format of the files.

mod game;
mod rows;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::command::{CommandError, net};
use crate::board::BoardSize;
use crate::search::net::{Evaluator, Features, Net};
use game::Game;

/// Arguments of `teach`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The net that teaches, a file of KataGo's of model version 8 to 10
    #[arg(long)]
    net: PathBuf,
    /// The games on each size
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The sizes of the boards, 5 to 19
    #[arg(long, value_delimiter = ',', default_value = "9", value_parser = clap::value_parser!(u8).range(5..=19))]
    sizes: Vec<u8>,
    /// What the games depend on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the rows are written: `OUT-9.rows` for 9 lines, and so on
    #[arg(long)]
    out: PathBuf,
}

/// Games played side by side, so that their positions are evaluated together.
const GAMES_AT_ONCE: usize = 16;

/// Plays the games of all sizes, and says how many rows they made.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CommandError> {
    let net = net(&args.net)?;
    for lines in &args.sizes {
        let size = BoardSize::new(*lines).map_err(|error| CommandError::Usage(error.to_string()))?;
        let mut path = args.out.clone().into_os_string();
        path.push(format!("-{lines}.rows"));
        let mut file = BufWriter::new(File::create(path)?);
        let start = Instant::now();
        let n_rows = play(&net, size, args, &mut file)?;
        file.flush()?;
        let per_second = n_rows as f64 / start.elapsed().as_secs_f64();
        writeln!(out, "{lines}x{lines}: {} games, {n_rows} rows, {per_second:.0} rows/s", args.games)?;
        out.flush()?;
    }
    Ok(())
}

/// Plays the games of a size; how many rows were written.
fn play(net: &Arc<Net>, size: BoardSize, args: &Args, file: &mut dyn Write) -> Result<usize, CommandError> {
    let mut evaluator = Evaluator::new(net.clone(), size);
    let mut coming = 0..args.games;
    let mut games: Vec<Game> = Vec::new();
    let mut n_rows = 0;
    loop {
        games
            .extend(coming.by_ref().take(GAMES_AT_ONCE - games.len()).map(|i| Game::new(size, args.seed, i)));
        if games.is_empty() {
            return Ok(n_rows);
        }
        let features: Vec<Features> = games.iter().map(|game| Features::of(game.position())).collect();
        let outputs = evaluator.evaluate(&features.iter().collect::<Vec<_>>());
        for ((game, features), outputs) in games.iter_mut().zip(features).zip(outputs) {
            game.play(features, outputs);
        }
        for game in games.extract_if(.., |game| game.is_over()) {
            n_rows += game.n_rows();
            game.write(file)?;
        }
    }
}
