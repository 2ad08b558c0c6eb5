//! An intersection of the board, and the four directions of a line.

use std::fmt;

/// An intersection, counted from the top left: x to the right, y downwards, both from zero.
///
/// A point does not know the board it was made for: [`BoardSize::contains`](super::BoardSize::contains)
/// tells whether it lies on one. Points order row by row.
///
/// ```
/// # use goishi::board::BoardSize;
/// let size = BoardSize::new(15).unwrap();
/// let h8 = size.center();
/// assert_eq!((h8.x(), h8.y()), (7, 7));
/// assert_eq!(size.point(15, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// One more than the largest [`index`](Self::index): the length of a table with one entry per point.
    pub const TABLE_LEN: usize = 32 * 32;

    /// The point in column `x` and row `y`; only [`BoardSize`](super::BoardSize) makes points.
    pub(super) const fn new(x: u8, y: u8) -> Self {
        assert!(x < 32 && y < 32, "a point has coordinates below 32");
        Self((y as u16) << 5 | x as u16)
    }

    /// The column, from zero at the left.
    pub const fn x(self) -> u8 {
        (self.0 & 31) as u8
    }

    /// The row, from zero at the top.
    pub const fn y(self) -> u8 {
        (self.0 >> 5) as u8
    }

    /// The place of this point in a table of [`TABLE_LEN`](Self::TABLE_LEN) entries, the same on every board size.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point with this [`index`](Self::index), taken modulo [`TABLE_LEN`](Self::TABLE_LEN).
    ///
    /// It may lie off every board: for walks over boards with a wall around them.
    pub(crate) const fn from_index(index: usize) -> Self {
        Self((index % Self::TABLE_LEN) as u16)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x(), self.y())
    }
}

/// One of the four directions in which a row of stones can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Left to right.
    Horizontal,
    /// Top to bottom.
    Vertical,
    /// From the top left to the bottom right.
    Falling,
    /// From the bottom left to the top right.
    Rising,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Falling, Self::Rising];

    /// One step in this direction, as the change of x and y.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Falling => (1, 1),
            Self::Rising => (1, -1),
        }
    }
}
