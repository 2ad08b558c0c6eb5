//! Nets: what they are shown, what they answer, and what becomes of files that are none.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod features;
mod files;
mod reference;

use goishi::board::BoardSize;
use goishi::go::{Move, Position, RuleSet, Rules};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

/// A net of random weights: three blocks, one of them with pooling, of eight channels.
const TINY: &[u8] = include_bytes!("tiny.bin.gz");

/// A game of random moves that fill no eyes, with a pass now and then, up to a number of moves.
fn random_game(size: BoardSize, set: RuleSet, n_moves: usize, seed: u64) -> Position {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let komi = goishi::go::Komi::from_halves(random.random_range(-20..30)).unwrap();
    let mut position = Position::new(size, Rules { komi, ..set.rules() });
    for _ in 0..n_moves {
        let us = position.to_move();
        let points = size.points().filter(|point| !position.board().is_eye_like(us, *point));
        let mut moves: Vec<Move> = points.map(Move::Place).filter(|mv| position.check(*mv).is_ok()).collect();
        if position.n_passes() == 0 && (moves.is_empty() || random.random_ratio(1, 40)) {
            moves = vec![Move::Pass];
        }
        if moves.is_empty() {
            break;
        }
        position.play(moves[random.random_range(0..moves.len())]).unwrap();
    }
    position
}
