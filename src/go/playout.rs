//! Light playouts: uniformly random moves that never fill an own eye, to the end of the game.

use rand::{Rng, RngExt as _};

use super::Board;
use crate::board::{Color, Point};

/// A playout is given up after this many moves for each point of the board: triple ko may go on for ever.
const MAX_MOVES_PER_POINT: usize = 3;

impl Board {
    /// A random point among those that are legal for the color and no eye of its own; `None` when there are none.
    ///
    /// Every such point is as likely as any other: a point drawn and refused goes after those still in the draw.
    pub(crate) fn random_point(&mut self, color: Color, random: &mut impl Rng) -> Option<Point> {
        self.random_point_where(color, random, |_, _, _| true)
    }

    /// The same among those points that are also `accepted`, which is asked last.
    pub(crate) fn random_point_where<R: Rng>(
        &mut self,
        color: Color,
        random: &mut R,
        mut accepted: impl FnMut(&Self, Point, &mut R) -> bool,
    ) -> Option<Point> {
        let mut n = self.empties.len();
        while n > 0 {
            let i = random.random_range(0..n as u32) as usize;
            let point = self.empties.get(i);
            if !self.is_eye_like(color, point) && self.is_legal(color, point) && accepted(self, point, random)
            {
                return Some(point);
            }
            n -= 1;
            self.empties.swap(i, n);
        }
        None
    }

    /// Plays at random until neither side has a move left; tells how many stones were played.
    pub(crate) fn play_out(&mut self, mut to_move: Color, random: &mut impl Rng) -> usize {
        let mut n_passes = 0;
        let mut n_moves = 0;
        let max = MAX_MOVES_PER_POINT * self.size().n_points();
        while n_passes < 2 && n_moves < max {
            if let Some(point) = self.random_point(to_move, random) {
                self.play_unchecked(to_move, point);
                (n_moves, n_passes) = (n_moves + 1, 0);
            } else {
                self.clear_ko();
                n_passes += 1;
            }
            to_move = !to_move;
        }
        n_moves
    }

    /// Black's area less White's where all stones live and every other point is an eye or neutral, as after a playout.
    pub(crate) fn area_difference(&self) -> i32 {
        let value = |point| match self.stone(point) {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => {
                i32::from(self.is_enclosed(Color::Black, point))
                    - i32::from(self.is_enclosed(Color::White, point))
            }
        };
        self.size().points().map(value).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Judgment, Komi, RuleSet, Rules, Score, Setup, sizes};
    use rand::SeedableRng as _;
    use rand::rngs::Xoshiro256PlusPlus;

    #[test]
    fn playouts_end_with_sound_boards() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let rules = Rules { komi: Komi::ZERO, ..RuleSet::Chinese.rules() };
        for size in sizes() {
            let start = Board::new(size);
            let mut board = start.clone();
            for _ in 0..20 {
                board.copy_from(&start);
                assert!(board == start && board.is_consistent());
                let n_moves = board.play_out(Color::Black, &mut random);
                assert!(board.is_consistent(), "{board:?}");
                assert!(n_moves > size.n_points() / 2);
                for color in Color::BOTH {
                    assert_eq!(board.random_point(color, &mut random), None, "{board:?}");
                }
                let stones = size.points().filter_map(|point| Some((point, board.stone(point)?))).collect();
                let position = Setup { stones, ..Setup::empty(size) }.position(rules).unwrap();
                let score = Score::of(&position, &Judgment::default());
                let area = score.total(Color::Black) - score.total(Color::White);
                assert_eq!(2 * board.area_difference(), area.halves(), "{board:?}");
            }
        }
    }
}
