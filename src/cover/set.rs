//! A set of points of a board of up to 9×9.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::board::{BoardSize, Point};

/// A set of points: solutions, free points, choices.
///
/// A point is the bit `10 y + x`, whatever the board: between the rows is a column that no board has. Sets are
/// ordered by the last point in which they differ: the set that lacks it comes first. So of the turned and mirrored
/// forms of a solution the first one has its sparse side below.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointSet(u128);

/// The distance of a point from the one below it, in bits.
const STRIDE: u32 = PointSet::MAX_SIDE as u32 + 1;

impl PointSet {
    /// The longest side of a board whose points it can hold.
    pub(super) const MAX_SIDE: u8 = 9;

    /// The set without points.
    pub const EMPTY: Self = Self(0);

    /// Whether the point is in the set.
    pub const fn contains(self, point: Point) -> bool {
        in_reach(point) && self.0 >> index(point) & 1 == 1
    }

    /// Puts a point into the set.
    ///
    /// # Panics
    /// For a point that no board of up to 9×9 has.
    pub fn insert(&mut self, point: Point) {
        assert!(in_reach(point), "{point:?} lies on no board of up to 9×9");
        self.0 |= 1 << index(point);
    }

    /// Takes a point out of the set; nothing happens where it is not in it.
    pub fn remove(&mut self, point: Point) {
        *self = *self - Self::from_iter(self.contains(point).then_some(point));
    }

    /// Takes the first point in row order out of the set and returns it.
    pub fn pop_first(&mut self) -> Option<Point> {
        let first = self.first()?;
        self.remove(first);
        Some(first)
    }

    /// The first point in row order.
    pub fn first(self) -> Option<Point> {
        let bit = self.0.trailing_zeros();
        BoardSize::MAX.point((bit % STRIDE) as u8, (bit / STRIDE) as u8).filter(|_| !self.is_empty())
    }

    /// The number of points.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no point in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every point of this set is in the other.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The points of a board of this size.
    pub(super) fn all_of(width: u8, height: u8) -> Self {
        let row = (1 << width) - 1;
        (0..u32::from(height)).fold(Self::EMPTY, |set, y| set | Self(row << (y * STRIDE)))
    }

    /// The points of the set and all next to them, some of which may be off the board.
    pub(super) const fn with_neighbors(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// The points in row order.
    pub fn iter(self) -> impl Iterator<Item = Point> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop_first())
    }
}

const fn in_reach(point: Point) -> bool {
    point.x() < PointSet::MAX_SIDE && point.y() < PointSet::MAX_SIDE
}

const fn index(point: Point) -> u32 {
    point.y() as u32 * STRIDE + point.x() as u32
}

impl FromIterator<Point> for PointSet {
    /// # Panics
    /// For a point that no board of up to 9×9 has.
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl BitOr for PointSet {
    type Output = Self;

    /// The points of either set.
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for PointSet {
    type Output = Self;

    /// The points of both sets.
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for PointSet {
    type Output = Self;

    /// The points of the first set that are not in the second.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_come_back_in_row_order() {
        let size = BoardSize::new(9).unwrap();
        let set: PointSet = size.points().rev().collect();
        assert!(set.iter().eq(size.points()));
        assert_eq!(set.len(), 81);
        assert_eq!(PointSet::EMPTY.first(), None);
    }

    #[test]
    fn points_off_every_board_are_in_no_set() {
        let size = BoardSize::new(25).unwrap();
        let full: PointSet = BoardSize::new(9).unwrap().points().collect();
        for point in size.points() {
            assert_eq!(full.contains(point), point.x() < 9 && point.y() < 9, "{point:?}");
            let mut set = full;
            set.remove(point);
            assert_eq!(set.len(), if full.contains(point) { 80 } else { 81 });
        }
    }
}
