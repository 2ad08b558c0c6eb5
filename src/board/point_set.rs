//! A set of points, one bit each.

use std::fmt;

use super::Point;

const N_WORDS: usize = Point::TABLE_LEN / 64;

/// A set of points; those of any board fit.
///
/// ```
/// # use goishi::board::{BoardSize, PointSet};
/// let size = BoardSize::new(9).unwrap();
/// let stars: PointSet = size.star_points().collect();
/// assert_eq!(stars.len(), 5);
/// assert!(stars.contains(size.center()));
/// assert_eq!(stars.iter().next(), size.point(2, 2));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet([u64; N_WORDS]);

impl PointSet {
    /// No point at all.
    pub const EMPTY: Self = Self([0; N_WORDS]);

    /// Adds a point.
    pub const fn insert(&mut self, point: Point) {
        self.0[point.index() / 64 % N_WORDS] |= 1 << (point.index() % 64);
    }

    /// Takes a point out.
    pub const fn remove(&mut self, point: Point) {
        self.0[point.index() / 64 % N_WORDS] &= !(1 << (point.index() % 64));
    }

    /// Whether the point is in the set.
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.index() / 64 % N_WORDS] >> (point.index() % 64) & 1 == 1
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no point in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N_WORDS]
    }

    /// The points, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Point> + Clone {
        let words = self.0;
        (0..N_WORDS).flat_map(move |i| {
            let mut rest = words[i];
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.checked_sub(1)?;
                Some(Point::from_index(i * 64 + bit))
            })
        })
    }

    /// The points that are in this set or in the other.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
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
    use crate::board::BoardSize;

    #[test]
    fn holds_every_point_of_the_largest_board() {
        let size = BoardSize::MAX;
        let mut set: PointSet = size.points().collect();
        assert_eq!(set.len(), size.n_points());
        assert!(set.iter().eq(size.points()));
        for point in size.points() {
            assert!(set.contains(point));
            set.remove(point);
            assert!(!set.contains(point));
        }
        assert!(set.is_empty());
        assert_eq!(set, PointSet::EMPTY);
    }
}
