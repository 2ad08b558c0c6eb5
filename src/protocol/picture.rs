//! Pictures of records on the command line.

use std::path::Path;
use std::time::Duration;

use clap::ValueEnum;

use super::command::CommandError;
use crate::game::Match;
use crate::game::tree::{NodeId, Tree};
use crate::picture::{self, Coordinates, Numbers, Pace, Style, Subject};
use crate::theme::{self, StoneSet, Theme};

/// How a picture looks.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Pictures")]
pub(super) struct Look {
    /// The colors: kaya, night, paper, high-contrast, or a theme file that ends in .toml
    #[arg(long, value_name = "THEME", default_value = "kaya", value_parser = named_theme)]
    theme: Theme,
    /// What the stones are made of
    #[arg(long, value_enum, default_value = "natural")]
    stones: StonesArg,
    /// Let the stones lie a little beside their points, as a hand lays them
    #[arg(long)]
    by_hand: bool,
    /// The longer side in pixels, 64 to 4096; of an animation 1200 at most
    #[arg(long, value_name = "PIXELS", default_value_t = 720, value_parser = clap::value_parser!(u32).range(64..=4096))]
    size: u32,
    /// Numbers on the stones: none, all, or a number for those of this many moves at the end
    #[arg(long, default_value = "none", value_parser = numbers)]
    numbers: Numbers,
    /// What stands beside the lines
    #[arg(long, value_enum, default_value = "usual")]
    coordinates: CoordinatesArg,
    /// Show the position after this many moves of the main line, instead of its end
    #[arg(long = "move", value_name = "NUMBER")]
    at_move: Option<usize>,
    /// How long an animation shows each position, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u64).range(20..=60_000))]
    delay: u64,
}

/// A file with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Svg,
    Png,
    Gif,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum StonesArg {
    /// Slate and shell
    Natural,
    /// Flat as in print, White's with a ring
    Flat,
    /// Glass
    Glass,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum CoordinatesArg {
    /// Nothing
    Hidden,
    /// Letters without I at Go, with I at five in a row
    Usual,
    /// Letters with I
    Renju,
    /// Letters without I
    Go,
    /// Small letters both ways
    Letters,
    /// Numbers both ways
    Numbers,
}

/// Draws the end of the main line, or the whole of it, or the position that was asked for.
pub(super) fn draw(game: &Tree, kind: Kind, look: &Look) -> Result<Vec<u8>, CommandError> {
    let style = Style {
        theme: look.theme,
        stones: look.stones.into(),
        is_shifted: look.by_hand,
        size_px: look.size,
        coordinates: look.coordinates.into(),
        numbers: look.numbers,
        ..Style::default()
    };
    let end = end(game, look.at_move)?;
    let subject = || match Match::from_tree(game.clone(), end) {
        Ok(game) => Subject::of_match(&game),
        Err(_) => Subject::of_node(game, end),
    };
    let wrong = |error: picture::PictureError| CommandError::Usage(error.to_string());
    match kind {
        Kind::Svg => Ok(picture::svg(&subject(), &style).into_bytes()),
        Kind::Png => picture::png(&subject(), &style).map_err(wrong),
        Kind::Gif => {
            let pace = Pace { each: Duration::from_millis(look.delay), ..Pace::default() };
            picture::gif(game, end, &style, pace).map_err(wrong)
        }
    }
}

/// The node of the main line after this many moves.
fn end(game: &Tree, n_moves: Option<usize>) -> Result<NodeId, CommandError> {
    let Some(wanted) = n_moves else { return Ok(game.main_line().last().unwrap_or(game.root())) };
    let mut n_moves = 0;
    for node in game.main_line() {
        n_moves += usize::from(game.played(node).is_some());
        if n_moves == wanted {
            return Ok(node);
        }
    }
    Err(CommandError::Usage(format!("the main line has {n_moves} moves, not {wanted}")))
}

fn numbers(text: &str) -> Result<Numbers, String> {
    match text {
        "none" => Ok(Numbers::None),
        "all" => Ok(Numbers::All),
        _ => text.parse().map(Numbers::Last).map_err(|_| "none, all, or a number of moves".to_owned()),
    }
}

/// A theme of ours by its name, or one in a file.
fn named_theme(text: &str) -> Result<Theme, String> {
    if let Some(named) = theme::built_in().iter().find(|named| named.id.as_str() == text) {
        return Ok(named.theme);
    }
    if !Path::new(text).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml")) {
        let names: Vec<&str> = theme::built_in().iter().map(|named| named.id.as_str()).collect();
        return Err(format!("there are {}, and files that end in .toml", names.join(", ")));
    }
    let file = std::fs::read_to_string(text).map_err(|error| error.to_string())?;
    theme::read(&file, text).map(|named| named.theme).map_err(|error| error.to_string())
}

impl From<StonesArg> for StoneSet {
    fn from(stones: StonesArg) -> Self {
        match stones {
            StonesArg::Natural => Self::Natural,
            StonesArg::Flat => Self::Flat,
            StonesArg::Glass => Self::Glass,
        }
    }
}

impl From<CoordinatesArg> for Coordinates {
    fn from(coordinates: CoordinatesArg) -> Self {
        match coordinates {
            CoordinatesArg::Hidden => Self::Hidden,
            CoordinatesArg::Usual => Self::Usual,
            CoordinatesArg::Renju => Self::Renju,
            CoordinatesArg::Go => Self::Go,
            CoordinatesArg::Letters => Self::Letters,
            CoordinatesArg::Numbers => Self::Numbers,
        }
    }
}
