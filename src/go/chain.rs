//! Chains: solidly connected stones of one color, and their liberties.

use super::Board;
use super::table::{Cell, Table, WALL, neighbors};
use crate::board::{Color, Point, PointSet};

/// What is known of a chain without walking it.
///
/// Liberties are counted once for each stone next to them (pseudo-liberties). With the sum of their places and
/// of the squares of those, one can tell whether all are the same point: n·Σx² = (Σx)² holds in that case only,
/// by the inequality of Cauchy and Schwarz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    n: u16,
    n_stones: u16,
    sum: u32,
    squares: u32,
}

impl Count {
    /// One stone without liberties.
    pub(super) const STONE: Self = Self { n: 0, n_stones: 1, sum: 0, squares: 0 };

    // What is counted for walls and empty points is nonsense that is never read, hence the wrapping.

    /// A stone of the chain has got this liberty.
    #[inline]
    pub(super) const fn gain(&mut self, liberty: Point) {
        let at = liberty.index() as u32;
        self.n = self.n.wrapping_add(1);
        self.sum = self.sum.wrapping_add(at);
        self.squares = self.squares.wrapping_add(at * at);
    }

    /// A stone of the chain has lost this liberty.
    #[inline]
    pub(super) const fn lose(&mut self, liberty: Point) {
        let at = liberty.index() as u32;
        self.n = self.n.wrapping_sub(1);
        self.sum = self.sum.wrapping_sub(at);
        self.squares = self.squares.wrapping_sub(at * at);
    }

    pub(super) const fn join(&mut self, other: Self) {
        self.n = self.n.wrapping_add(other.n);
        self.n_stones += other.n_stones;
        self.sum = self.sum.wrapping_add(other.sum);
        self.squares = self.squares.wrapping_add(other.squares);
    }

    pub(super) const fn is_captured(self) -> bool {
        self.n == 0
    }

    pub(super) const fn n_stones(self) -> u16 {
        self.n_stones
    }

    /// Whether exactly one point is a liberty of the chain.
    #[inline]
    pub(super) const fn is_atari(self) -> bool {
        self.n != 0 && self.n as u64 * self.squares as u64 == self.sum as u64 * self.sum as u64
    }
}

/// The chains of a board: the stones of each are linked in a ring, and each stone names the head of its chain.
#[derive(Clone)]
pub(super) struct Chains {
    pub(super) heads: Table<Point>,
    pub(super) next: Table<Point>,
    pub(super) counts: Table<Count>,
}

impl Chains {
    pub(super) const fn new() -> Self {
        Self { heads: Table::new(WALL), next: Table::new(WALL), counts: Table::new(Count::STONE) }
    }

    /// What is known of the chain of a stone; nonsense for other cells.
    #[inline]
    pub(super) fn of(&self, stone: Point) -> Count {
        self.counts[self.heads[stone]]
    }

    #[inline]
    pub(super) fn of_mut(&mut self, stone: Point) -> &mut Count {
        &mut self.counts[self.heads[stone]]
    }

    /// Makes a stone a chain of its own, yet without liberties.
    pub(super) fn add_stone(&mut self, stone: Point) {
        self.heads[stone] = stone;
        self.next[stone] = stone;
        self.counts[stone] = Count::STONE;
    }

    /// Joins the chains of two stones.
    pub(super) fn join(&mut self, a: Point, b: Point) {
        let (mut large, mut small) = (self.heads[a], self.heads[b]);
        if large == small {
            return;
        }
        if self.counts[large].n_stones < self.counts[small].n_stones {
            (large, small) = (small, large);
        }
        let added = self.counts[small];
        self.counts[large].join(added);
        let mut stone = small;
        loop {
            self.heads[stone] = large;
            stone = self.next[stone];
            if stone == small {
                break;
            }
        }
        let after = self.next[large];
        self.next[large] = self.next[small];
        self.next[small] = after;
    }

    /// Takes the heads away from the stones of a chain, so that [`gather`](Self::gather) can make them anew.
    pub(super) fn dissolve(&mut self, stone: Point) {
        let mut at = stone;
        loop {
            self.heads[at] = WALL;
            at = self.next[at];
            if at == stone {
                break;
            }
        }
    }

    /// Makes the chain of a stone from the cells; its stones have no heads before.
    ///
    /// The ring under construction is at the same time the queue of the stones still to be looked at.
    pub(super) fn gather(&mut self, cells: &Table<Cell>, stone: Point) {
        let mut count = Count { n_stones: 0, ..Count::STONE };
        self.heads[stone] = stone;
        let (mut at, mut last) = (stone, stone);
        loop {
            count.n_stones += 1;
            for n in neighbors(at) {
                if cells[n] == Cell::Empty {
                    count.gain(n);
                } else if cells[n] == cells[stone] && self.heads[n] == WALL {
                    self.heads[n] = stone;
                    self.next[last] = n;
                    last = n;
                }
            }
            if at == last {
                break;
            }
            at = self.next[at];
        }
        self.next[last] = stone;
        self.counts[stone] = count;
    }

    pub(super) fn copy_rows(&mut self, other: &Self, n_rows: usize) {
        self.heads.copy_rows(&other.heads, n_rows);
        self.next.copy_rows(&other.next, n_rows);
        self.counts.copy_rows(&other.counts, n_rows);
    }
}

/// A chain on a [`Board`].
#[derive(Clone, Copy)]
pub struct Chain<'a> {
    board: &'a Board,
    head: Point,
    color: Color,
}

impl<'a> Chain<'a> {
    pub(super) fn at(board: &'a Board, point: Point) -> Option<Self> {
        let color = board.stone(point)?;
        Some(Self { board, head: board.chains.heads[point], color })
    }

    fn count(&self) -> Count {
        self.board.chains.counts[self.head]
    }

    /// The color of the stones.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// A stone that stands for the chain: the same for all its stones until the next move on the board.
    pub const fn head(&self) -> Point {
        self.head
    }

    /// The number of stones.
    pub fn n_stones(&self) -> usize {
        self.count().n_stones.into()
    }

    /// The stones, in no order that means anything.
    pub fn stones(&self) -> impl Iterator<Item = Point> + use<'a> {
        let (board, head) = (self.board, self.head);
        let rest = std::iter::successors(Some(board.chains.next[head]), |at| Some(board.chains.next[*at]));
        std::iter::once(head).chain(rest.take_while(move |at| *at != head))
    }

    /// The liberties. Walks the whole chain.
    pub fn liberties(&self) -> PointSet {
        let around = self.stones().flat_map(neighbors);
        around.filter(|n| self.board.cells[*n] == Cell::Empty).collect()
    }

    /// The number of liberties. Walks the whole chain.
    pub fn n_liberties(&self) -> usize {
        self.liberties().len()
    }

    /// The number of liberties, or `limit` where there are more; stops walking as soon as that is known.
    pub fn n_liberties_up_to(&self, limit: usize) -> usize {
        let mut seen = PointSet::EMPTY;
        let mut n = 0;
        for point in self.stones().flat_map(neighbors) {
            if n >= limit {
                break;
            }
            if self.board.cells[point] == Cell::Empty && !seen.contains(point) {
                seen.insert(point);
                n += 1;
            }
        }
        n.min(limit)
    }

    /// The last liberty of a chain in atari; `None` when it has more. Does not walk the chain.
    pub fn last_liberty(&self) -> Option<Point> {
        let count = self.count();
        count.is_atari().then(|| Point::from_index((count.sum / u32::from(count.n)) as usize))
    }

    /// Whether one move can capture the chain: it has exactly one liberty. Does not walk the chain.
    pub fn is_atari(&self) -> bool {
        self.count().is_atari()
    }
}
