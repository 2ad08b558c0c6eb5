//! What a stone would do on a [`Board`] before it is played.

use super::chain::Count;
use super::table::{Cell, neighbors};
use super::{Board, Chain, Ko};
use crate::board::{Color, Point, zobrist};

/// How many liberties a chain has, as far as a capture in one move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Liberties {
    /// None: it would be taken at once.
    None,
    /// One: it is in atari.
    One,
    /// At least two.
    More,
}

impl Board {
    /// Whether a stone may be played by simple ko and without suicide of any kind.
    #[inline]
    pub fn is_legal(&self, color: Color, point: Point) -> bool {
        self.is_empty(point) && !self.is_barred(color, point) && !self.is_suicide(color, point)
    }

    /// Whether simple ko bars the point to the color.
    #[inline]
    pub fn is_barred(&self, color: Color, point: Point) -> bool {
        self.ko == Some(Ko { point, barred: color })
    }

    /// Whether a stone on an empty point would take no stone and leave its own chain without a liberty.
    #[inline]
    pub fn is_suicide(&self, color: Color, point: Point) -> bool {
        if self.around[point].has_liberty() {
            return false;
        }
        let (own, enemy) = (Cell::from(color), Cell::from(!color));
        neighbors(point).into_iter().all(|n| {
            let cell = self.cells[n];
            (cell != own || self.chains.of(n).is_atari()) && (cell != enemy || !self.chains.of(n).is_atari())
        })
    }

    /// How many stones of its own a suicide on an empty point takes off, the one played included.
    pub fn n_suicide_stones(&self, color: Color, point: Point) -> usize {
        1 + self.chains_beside(point, color).map(|chain| chain.n_stones()).sum::<usize>()
    }

    /// The chains of a color next to a point, each once.
    pub fn chains_beside(&self, point: Point, color: Color) -> impl Iterator<Item = Chain<'_>> {
        let around = neighbors(point).map(|n| self.chain_at(n).filter(|chain| chain.color() == color));
        (0..4).filter_map(move |i| {
            let chain = around[i]?;
            let seen_before = around[..i].iter().flatten().any(|before| before.head() == chain.head());
            (!seen_before).then_some(chain)
        })
    }

    /// The chains that a stone on an empty point would take.
    pub fn captured_by(&self, color: Color, point: Point) -> impl Iterator<Item = Chain<'_>> {
        self.chains_beside(point, !color).filter(Chain::is_atari)
    }

    /// How many liberties the chain of a stone would have; does not walk chains.
    ///
    /// Stones taken count as the liberties next to the new stone that they leave. Where two or more are taken
    /// from one chain that is [`Liberties::More`], though now and then all but one lie out of the own chain's reach.
    pub fn liberties_after(&self, color: Color, point: Point) -> Liberties {
        let (own, enemy) = (Cell::from(color), Cell::from(!color));
        let mut count = Count::STONE;
        let around = neighbors(point);
        for (i, n) in around.into_iter().enumerate() {
            let cell = self.cells[n];
            if cell == Cell::Empty {
                count.gain(n);
            } else if cell == own {
                count.lose(point);
                let head = self.chains.heads[n];
                let is_new =
                    around[..i].iter().all(|m| self.cells[*m] != own || self.chains.heads[*m] != head);
                if is_new {
                    count.join(self.chains.of(n));
                }
            } else if cell == enemy && self.chains.of(n).is_atari() {
                if self.chains.of(n).n_stones() > 1 {
                    return Liberties::More;
                }
                count.gain(n);
            }
        }
        if count.is_captured() {
            Liberties::None
        } else if count.is_atari() {
            Liberties::One
        } else {
            Liberties::More
        }
    }

    /// The [`hash`](Self::hash) after a move on an empty point.
    pub fn hash_after(&self, color: Color, point: Point) -> u64 {
        let key_of = |chain: Chain<'_>| {
            chain.stones().fold(0, |key, stone| key ^ zobrist::stone(chain.color(), stone))
        };
        let taken = if self.is_suicide(color, point) {
            self.chains_beside(point, color).fold(zobrist::stone(color, point), |key, own| key ^ key_of(own))
        } else {
            self.captured_by(color, point).fold(0, |key, taken| key ^ key_of(taken))
        };
        self.hash ^ zobrist::stone(color, point) ^ taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn liberties_after_a_stone_are_those_it_then_has() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut seen = [0_u32; 3];
        for lines in [5, 7, 9] {
            let size = BoardSize::new(lines).unwrap();
            for _ in 0..20 {
                let mut board = Board::new(size);
                for i in 0..2 * size.n_points() {
                    let color = Color::to_move_after(i);
                    for point in size.points().filter(|point| board.is_empty(*point)) {
                        let largest = board.captured_by(color, point).map(|chain| chain.n_stones()).max();
                        let found = board.liberties_after(color, point);
                        if largest > Some(1) {
                            assert_eq!(found, Liberties::More);
                            continue;
                        }
                        let mut after = board.clone();
                        after.play_unchecked(color, point);
                        let expect = match after.chain_at(point).map_or(0, |chain| chain.n_liberties()) {
                            0 => Liberties::None,
                            1 => Liberties::One,
                            _ => Liberties::More,
                        };
                        assert_eq!(found, expect, "{point:?}\n{board:?}");
                        seen[expect as usize] += 1;
                    }
                    let Some(point) = board.random_point(color, &mut random) else { break };
                    if random.random_ratio(19, 20) {
                        board.play_unchecked(color, point);
                    }
                }
            }
        }
        assert!(seen.iter().all(|n| *n > 100), "{seen:?}");
    }
}
