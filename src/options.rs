//! The command line of the desktop game.

use std::path::PathBuf;

/// What the command line of the desktop game says.
#[derive(clap::Parser, Clone, Debug, Default)]
#[command(name = "goishi", version, about = "Five in a row and Go, against a friend or against the program")]
pub struct Options {
    /// Open the game in FILE: SGF, a game of Gomocup, a `RenLib` library or a board as text
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Play a whole game of the program against itself off screen, and leave pictures and a record in DIR
    #[arg(long, value_name = "DIR")]
    pub demo: Option<PathBuf>,
    /// Keep settings and games in DIR instead of the folder of this user
    #[arg(long, value_name = "DIR")]
    pub config: Option<PathBuf>,
    /// Choose the seed of all randomness
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}
