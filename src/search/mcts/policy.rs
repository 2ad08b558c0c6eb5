//! The moves of a playout.

use rand::{Rng, RngExt as _};

use super::params::{NAKADE_STONES, chance};
use super::patterns::Patterns;
use super::tactics;
use crate::board::{Color, Point};
use crate::go::{Board, Liberties, eight_neighbors};

/// A playout is given up after this many moves for each point of the board: triple ko may go on for ever.
const MAX_MOVES_PER_POINT: usize = 3;

/// How playouts choose: they answer atari, else play a pattern next to the last stone, else anywhere; never in an own
/// eye, and seldom into atari.
pub(super) struct Policy {
    pub(super) patterns: Patterns,
    /// The self-atari of more stones than these is always refused.
    pub(super) self_atari: usize,
    /// Points to choose from; kept for its memory.
    candidates: Vec<Point>,
}

/// A stone of a playout, or of the tree above it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stone {
    pub(super) color: Color,
    pub(super) point: Point,
}

impl Policy {
    pub(super) fn new() -> Self {
        Self { patterns: Patterns::new(), self_atari: NAKADE_STONES, candidates: Vec::new() }
    }

    /// Plays until neither side has a move left; the stones are added to `stones`.
    pub(super) fn play_out<R: Rng>(
        &mut self,
        board: &mut Board,
        mut to_move: Color,
        mut last: Option<Point>,
        random: &mut R,
        stones: &mut Vec<Stone>,
    ) {
        let mut n_passes = 0;
        let max = stones.len() + MAX_MOVES_PER_POINT * board.size().n_points();
        while n_passes < 2 && stones.len() < max {
            last = self.choose(board, to_move, last, random);
            if let Some(point) = last {
                board.play_unchecked(to_move, point);
                stones.push(Stone { color: to_move, point });
                n_passes = 0;
            } else {
                board.clear_ko();
                n_passes += 1;
            }
            to_move = !to_move;
        }
    }

    /// The next move; `None` is a pass.
    fn choose<R: Rng>(
        &mut self,
        board: &mut Board,
        us: Color,
        last: Option<Point>,
        random: &mut R,
    ) -> Option<Point> {
        if let Some(last) = last {
            let dice: u32 = random.random();
            if dice as u8 <= chance::ATARI
                && let Some(point) = self.answer(board, us, last, random)
            {
                return Some(point);
            }
            if (dice >> 8) as u8 <= chance::PATTERN
                && let Some(point) = self.pattern(board, us, last, random)
            {
                return Some(point);
            }
        }
        let largest = self.self_atari;
        board.random_point_where(us, random, |board, point, random| {
            !is_silly(board, us, point, largest, random)
        })
    }

    fn answer(&mut self, board: &Board, us: Color, last: Point, random: &mut impl Rng) -> Option<Point> {
        self.candidates.clear();
        tactics::answers(board, us, last, &mut self.candidates);
        self.any(random)
    }

    fn pattern(&mut self, board: &Board, us: Color, last: Point, random: &mut impl Rng) -> Option<Point> {
        self.candidates.clear();
        for point in eight_neighbors(last) {
            if board.is_empty(point)
                && self.patterns.matches(board, point)
                && !board.is_barred(us, point)
                && board.liberties_after(us, point) == Liberties::More
            {
                self.candidates.push(point);
            }
        }
        self.any(random)
    }

    /// One of the candidates.
    fn any(&self, random: &mut impl Rng) -> Option<Point> {
        match self.candidates.len() {
            0 => None,
            1 => Some(self.candidates[0]),
            n => Some(self.candidates[random.random_range(0..n as u32) as usize]),
        }
    }
}

/// Whether a legal move is a self-atari to be refused: always that of more stones than the `largest`, mostly that of
/// fewer.
fn is_silly(board: &Board, us: Color, point: Point, largest: usize, random: &mut impl Rng) -> bool {
    board.liberties_after(us, point) == Liberties::One
        && (board.n_suicide_stones(us, point) > largest || random.random::<u8>() <= chance::SELF_ATARI)
}
