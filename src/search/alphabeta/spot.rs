//! Points as the search counts them, and sets of them.

use crate::board::{BoardSize, Point};
use crate::gomoku::MAX_LINES;

/// A point by its place in tables: 32 to a row, as [`Point::index`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Spot(u16);

impl Spot {
    /// The length of a table with one entry per spot.
    pub(super) const TABLE_LEN: usize = MAX_LINES * 32;

    /// The spot in column `x` and row `y`.
    pub(super) const fn new(x: usize, y: usize) -> Self {
        debug_assert!(x < MAX_LINES && y < MAX_LINES);
        Self((y << 5 | x) as u16)
    }

    /// The place in a table, below [`TABLE_LEN`](Self::TABLE_LEN).
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spot with this place in a table.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Self {
        debug_assert!(index < Self::TABLE_LEN);
        Self(index as u16)
    }

    #[inline]
    pub(super) const fn x(self) -> usize {
        (self.0 & 31) as usize
    }

    #[inline]
    pub(super) const fn y(self) -> usize {
        (self.0 >> 5) as usize
    }

    /// The point that the rest of the program knows.
    #[inline]
    pub(super) fn point(self) -> Point {
        BoardSize::MAX.point(self.x() as u8, self.y() as u8).expect("a spot lies on the largest board")
    }
}

impl From<Point> for Spot {
    /// # Panics
    /// For a point of a board larger than five in a row is played on.
    fn from(point: Point) -> Self {
        assert!(point.index() < Self::TABLE_LEN, "{point:?} lies off every board of five in a row");
        Self(point.index() as u16)
    }
}

/// A set of spots, one bit each, a row of the board in 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SpotSet([u32; MAX_LINES]);

impl SpotSet {
    /// The empty set.
    pub(super) const EMPTY: Self = Self([0; MAX_LINES]);

    /// All spots of a board.
    pub(super) fn board(size: BoardSize) -> Self {
        let lines = usize::from(size.lines());
        let mut rows = [0; MAX_LINES];
        rows[..lines].fill((1 << lines) - 1);
        Self(rows)
    }

    /// Whether the spot is in the set.
    #[inline]
    pub(super) const fn contains(&self, spot: Spot) -> bool {
        self.0[spot.y()] >> spot.x() & 1 != 0
    }

    /// Puts the spot in when it is absent, and takes it out when it is present.
    #[inline]
    pub(super) const fn toggle(&mut self, spot: Spot) {
        self.0[spot.y()] ^= 1 << spot.x();
    }

    /// Puts the spot in.
    #[inline]
    pub(super) const fn insert(&mut self, spot: Spot) {
        self.0[spot.y()] |= 1 << spot.x();
    }

    /// Whether the set is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// The number of spots.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// The first spot, row by row.
    pub(super) fn first(&self) -> Option<Spot> {
        self.iter().next()
    }

    /// The spots in both sets.
    #[must_use]
    pub(super) fn and(mut self, other: &Self) -> Self {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row &= other;
        }
        self
    }

    /// The spots in either set.
    #[must_use]
    pub(super) fn or(mut self, other: &Self) -> Self {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row |= other;
        }
        self
    }

    /// The spots of this set that are not in the other.
    #[must_use]
    pub(super) fn without(mut self, other: &Self) -> Self {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            *row &= !other;
        }
        self
    }

    /// All spots within a square of `2` around a spot of the set, or up to four away from one on a line
    /// through it. May hold spots off the board.
    #[must_use]
    pub(super) fn neighborhood(&self) -> Self {
        const MARGIN: usize = 4;
        let mut near = [0_u32; MAX_LINES + 2 * MARGIN];
        for (y, &row) in self.0.iter().enumerate() {
            if row == 0 {
                continue;
            }
            let y = y + MARGIN;
            let square = row | row << 1 | row >> 1 | row << 2 | row >> 2;
            near[y] |= square | row << 3 | row >> 3 | row << 4 | row >> 4;
            for d in 1..=2 {
                near[y - d] |= square;
                near[y + d] |= square;
            }
            for d in 3..=MARGIN {
                let cross = row | row << d | row >> d;
                near[y - d] |= cross;
                near[y + d] |= cross;
            }
        }
        let mut rows = [0; MAX_LINES];
        rows.copy_from_slice(&near[MARGIN..MARGIN + MAX_LINES]);
        Self(rows)
    }

    /// The spots, row by row.
    #[inline]
    pub(super) fn iter(&self) -> SpotIter<'_> {
        SpotIter { rows: &self.0, y: 0, row: self.0[0] }
    }
}

/// The spots of a set, row by row.
pub(super) struct SpotIter<'a> {
    rows: &'a [u32; MAX_LINES],
    y: usize,
    row: u32,
}

impl Iterator for SpotIter<'_> {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        while self.row == 0 {
            self.y += 1;
            self.row = *self.rows.get(self.y)?;
        }
        let x = self.row.trailing_zeros() as usize;
        self.row &= self.row - 1;
        Some(Spot::new(x, self.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set = SpotSet::EMPTY;
        assert!(set.is_empty());
        let spots = [Spot::new(0, 0), Spot::new(21, 3), Spot::new(5, 21)];
        for spot in spots {
            set.toggle(spot);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), spots);
        assert_eq!((set.len(), set.first()), (3, Some(spots[0])));
        set.toggle(spots[0]);
        assert!(!set.contains(spots[0]));
    }

    #[test]
    fn neighborhood_is_a_square_and_eight_rays() {
        let center = Spot::new(7, 7);
        let mut set = SpotSet::EMPTY;
        set.insert(center);
        let near = set.neighborhood();
        for y in 0..15_usize {
            for x in 0..15_usize {
                let (dx, dy) = (x.abs_diff(7), y.abs_diff(7));
                let square = dx <= 2 && dy <= 2;
                let ray = dx <= 4 && dy <= 4 && (dx == 0 || dy == 0 || dx == dy);
                assert_eq!(near.contains(Spot::new(x, y)), square || ray, "{x} {y}");
            }
        }
    }
}
