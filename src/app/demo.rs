//! A whole game of the program against itself, drawn off screen by the same app: pictures of the opening, the middle
//! and the end, and a record.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};

use bevy::prelude::*;

use super::Options;
use super::studio::{Studio, StudioError};
use crate::app::screen::Phase;
use crate::app::table::session::{MatchOrder, Session};
use crate::app::text::Language;
use crate::board::ByColor;
use crate::game::{MatchSetup, Seat};
use crate::picture;
use crate::record::sgf;
use crate::search::Level;
use crate::words::names::seat_text;

/// The size of the pictures.
const PICTURE: UVec2 = UVec2::new(1280, 800);
/// Pictures are taken each time after this many moves, and the one nearest to the middle of the game is kept.
const EVERY: usize = 6;
/// Why there is no demonstration.
#[derive(Debug, thiserror::Error)]
enum DemoError {
    #[error(transparent)]
    Studio(#[from] StudioError),
    #[error("{path} could not be written: {source}")]
    Write { path: PathBuf, source: io::Error },
    #[error(transparent)]
    Picture(#[from] picture::PictureError),
    #[error("the game was too short for a picture")]
    TooShort,
}

/// Plays the demonstration into a folder.
pub(super) fn run(options: &Options, dir: &Path) -> AppExit {
    match play(options, dir) {
        Ok(()) => AppExit::Success,
        Err(error) => {
            error!("{error}");
            AppExit::error()
        }
    }
}

fn play(options: &Options, dir: &Path) -> Result<(), DemoError> {
    fs::create_dir_all(dir).map_err(|source| DemoError::Write { path: dir.to_path_buf(), source })?;
    let mut studio = Studio::new(options, PICTURE, 1.0);
    info!("a game of the program against itself is drawn into {}", dir.display());
    let level = Seat::Program(Level::Club);
    let setup = MatchSetup { seats: ByColor { black: level, white: level }, ..MatchSetup::default() };
    studio.world_mut().write_message(MatchOrder::StartMatch(setup));
    let mut pictures: Vec<(usize, picture::Image)> = Vec::new();
    while !is_over(studio.world()) {
        let next = pictures.last().map_or(4, |(n, _)| n + EVERY);
        studio.set_pace(Duration::ZERO);
        studio.update_until("the program thinks", |world| is_over(world) || n_moves(world) >= next)?;
        if !is_over(studio.world()) {
            pictures.push((n_moves(studio.world()), studio.picture()?));
        }
    }
    let n = n_moves(studio.world());
    let middle = pictures.iter().skip(1).min_by_key(|(at, _)| (2 * at).abs_diff(n));
    save(dir, "opening.png", pictures.first().map(|(_, image)| image))?;
    save(dir, "middle.png", middle.or(pictures.first()).map(|(_, image)| image))?;
    save(dir, "end.png", Some(&studio.picture()?))?;
    let texts = studio.world().resource::<Language>();
    let game = studio.world().resource::<Session>().game();
    let names = ByColor::from_fn(|color| seat_text(texts, game.seats()[color]));
    write(dir.join("game.sgf"), sgf::write(game, &names).as_bytes())?;
    info!("{n} moves; opening.png, middle.png, end.png and game.sgf are in {}", dir.display());
    Ok(())
}

fn is_over(world: &World) -> bool {
    *world.resource::<State<Phase>>().get() == Phase::GameOver
}

fn n_moves(world: &World) -> usize {
    world.resource::<Session>().game().position().n_moves()
}

fn save(dir: &Path, name: &str, image: Option<&picture::Image>) -> Result<(), DemoError> {
    write(dir.join(name), &image.ok_or(DemoError::TooShort)?.png()?)
}

fn write(path: PathBuf, bytes: &[u8]) -> Result<(), DemoError> {
    fs::write(&path, bytes).map_err(|source| DemoError::Write { path, source })
}
