//! What a stone would do on a [`Board`] before it is played.

use super::table::{Cell, neighbors};
use super::{Board, Chain, Ko};
use crate::board::{Color, Point, zobrist};

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
