//! Draws the last position of a record: `picture GAME.sgf OUT.svg` or `OUT.png`.
//!
//! `cargo run --release --no-default-features --example picture game.sgf board.png`

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use goishi::picture::{self, Style, Subject};
use goishi::record::sgf;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [from, to] = args.as_slice() else { return Err("picture GAME.sgf OUT.svg|OUT.png".into()) };
    let read = sgf::read(&fs::read(from)?);
    let game = read.games.first().ok_or("no game in this file")?;
    let last = game.main_line().last().unwrap_or(game.root());
    let (subject, style) = (Subject::of_node(game, last), Style::default());
    let is_svg = Path::new(to).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    let bytes =
        if is_svg { picture::svg(&subject, &style).into_bytes() } else { picture::png(&subject, &style)? };
    fs::write(to, bytes)?;
    Ok(())
}
