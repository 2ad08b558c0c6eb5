//! Openings that are as even as chance makes them.

use std::time::Instant;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::board::{BoardSize, Point};
use crate::gomoku::{Position, Rule};
use crate::search::{Level, Limits, Player, StopFlag};

/// The number of openings of which the most even one is played.
const DRAWN: usize = 8;

/// The stones of the opening with this number: of some drawn at random, the one that the engine holds for most even.
pub(super) fn even(size: BoardSize, rule: Rule, seed: u64, number: u64) -> Vec<Point> {
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let mut rng = StdRng::seed_from_u64(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
    let mut judge = Player::new(Level::Club, 0);
    let mut best: Option<(i32, Position)> = None;
    for _ in 0..DRAWN {
        let position = random(size, rule, &mut rng);
        let clock = Instant::now();
        let choice = judge.choose_within(&position, limits, &StopFlag::new(), &clock, &mut |_| {});
        let lopsided = choice.map_or(i32::MAX, |choice| choice.info.value.raw().abs());
        if best.as_ref().is_none_or(|(least, _)| lopsided < *least) {
            best = Some((lopsided, position));
        }
    }
    best.map_or_else(Vec::new, |(_, position)| position.moves().to_vec())
}

/// Stones at random in the middle of the board.
fn random(size: BoardSize, rule: Rule, rng: &mut StdRng) -> Position {
    let mut position = Position::new(size, rule);
    let lines = size.lines();
    let reach = (lines / 4).clamp(1, 3);
    let n_stones = rng.random_range(3..=6_usize);
    let middle: Vec<Point> = position
        .empty_points()
        .filter(|point| point.x().abs_diff(lines / 2) <= reach && point.y().abs_diff(lines / 2) <= reach)
        .collect();
    while position.moves().len() < n_stones {
        let point = middle[rng.random_range(0..middle.len())];
        // A point taken already is drawn again.
        let _ = position.play(point);
    }
    position
}
