//! Moves drawn without looking ahead, for those who are to play like beginners.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::guide::Guess;
use super::params::draw;
use crate::board::{Point, PointSet};
use crate::go::{Move, Position};
use crate::search::mcts::{Manner, Sight, choose_greedily};

/// How moves are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::search) struct Draw {
    /// The share of moves that are drawn from what a net thinks of them; the others take, save and threaten whatever is
    /// near.
    pub(in crate::search) share: f32,
    /// The moves of the net are drawn the more evenly the higher it is.
    pub(in crate::search) temperature: f32,
    /// What the other moves see.
    pub(in crate::search) sight: Sight,
}

impl Draw {
    /// A move by chance, but for those that are pointless.
    pub(super) fn choose(
        self,
        position: &Position,
        manner: Manner,
        guess: &Guess,
        pointless: &PointSet,
        seed: u64,
    ) -> Move {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        if random.random_range(0.0..1.0) >= self.share {
            return choose_greedily(position, self.sight, &mut random);
        }
        // Nobody plays on a point whose owner is all but sure unless the policy sees a good reason, and nobody passes
        // unless that is what the policy would do first.
        let is_sure = |point: Point| guess.ownership[position.size().ordinal(point)].abs() >= draw::SURE;
        let may_be = |(mv, policy): &(Move, f32)| match mv {
            Move::Pass => manner == Manner::Play,
            Move::Place(point) => {
                !pointless.contains(*point) && (!is_sure(*point) || *policy >= draw::GOOD_REASON)
            }
        };
        let mut moves = guess.moves.iter().filter(|entry| may_be(entry)).copied().peekable();
        let Some(&(best, most)) = moves.peek() else { return Move::Pass };
        if best == Move::Pass {
            return Move::Pass;
        }
        let weights: Vec<(Move, f32)> = moves
            .filter(|(mv, policy)| *mv != Move::Pass && *policy >= draw::LEAST_SHARE * most)
            .map(|(mv, policy)| (mv, (policy / most).powf(1.0 / self.temperature)))
            .collect();
        let sum: f32 = weights.iter().map(|(_, weight)| weight).sum();
        let mut left = random.random_range(0.0..sum);
        for (mv, weight) in weights {
            if left < weight {
                return mv;
            }
            left -= weight;
        }
        best
    }
}
