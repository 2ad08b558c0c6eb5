//! Two levels of the engine play one game of five in a row, and the record is written as SGF to standard output.
//!
//! `cargo run --release --no-default-features --example engine_match > game.sgf`

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "an example shows what has happened")]

use std::error::Error;
use std::time::Instant;

use goishi::board::ByColor;
use goishi::game::{GomokuSetup, Match, MatchSetup, Position, Seat};
use goishi::record::sgf;
use goishi::search::{Level, Player, StopFlag};

fn main() -> Result<(), Box<dyn Error>> {
    let levels = ByColor { black: Level::Club, white: Level::Casual };
    let seats = ByColor::from_fn(|color| Seat::Program(levels[color]));
    let mut game =
        Match::new(MatchSetup { game: GomokuSetup::default().into(), seats, ..MatchSetup::default() });
    let mut players = ByColor::from_fn(|color| Player::new(levels[color], 7));
    while let Position::Gomoku(position) = game.position() {
        let player = &mut players[position.to_move()];
        let Some(choice) = player.choose(position, &StopFlag::new(), &Instant::now(), &mut |_| {}) else {
            break;
        };
        game.play(choice.point)?;
    }
    eprintln!("{:?} after {} moves", game.outcome(), game.position().n_moves());
    println!("{}", sgf::write_tree(game.record()));
    Ok(())
}
