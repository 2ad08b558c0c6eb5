//! Solves a position of five in a row: reads a board from standard input, or takes one of its own, and prints the best
//! move with the line that follows it.
//!
//! `cargo run --release --no-default-features --example solve < board.txt`

#![expect(clippy::print_stdout, reason = "an example shows what it has found")]

use std::error::Error;
use std::io::{self, IsTerminal as _, Read as _};
use std::time::{Duration, Instant};

use goishi::board::coord::Notation;
use goishi::board::diagram;
use goishi::gomoku::{Rule, Setup};
use goishi::search::{Level, Limits, Player, StopFlag};

/// Black is to move.
const BOARD: &str = "
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . O . . . . . . . .
    . . . . . . . X . . . . . . .
    . . . . . O X X X O . . . . .
    . . . . . . X O . . . . . . .
    . . . . . O . X O . . . . . .
    . . . . . . . . X . . . . . .
    . . . . . . . . . O . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
";

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    if !io::stdin().is_terminal() {
        io::stdin().read_to_string(&mut text)?;
    }
    let board = diagram::parse(if text.trim().is_empty() { BOARD } else { &text })?;
    let position = Setup::from_diagram(&board).position(Rule::Freestyle)?;
    let mut player = Player::new(Level::Master, 1);
    let limits = Limits { time: Some(Duration::from_secs(5)), ..Limits::default() };
    let name = |point| Notation::Renju.name(point, position.size());
    match player.choose_within(&position, limits, &StopFlag::new(), &Instant::now(), &mut |_| {}) {
        Some(choice) => {
            let line: Vec<String> = choice.info.pv.iter().map(|point| name(*point)).collect();
            println!("{} to move: {}", position.to_move(), name(choice.point));
            println!("value {}, {} nodes: {}", choice.info.value, choice.info.nodes, line.join(" "));
        }
        None => println!("The game is over."),
    }
    Ok(())
}
