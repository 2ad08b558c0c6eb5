//! Tables with an entry for each point, and the walls around the board.
//!
//! Rows are 32 cells apart. Every column and row past the board is wall; since no board has more than 25 lines,
//! a step off the top or the left edge, taken modulo the length of the table, ends on a wall as well. So walking
//! needs no bounds test, neither ours nor the compiler's.

use std::ops::{Index, IndexMut};

use crate::board::{Color, Point};

/// Steps to the four neighbors, modulo [`Point::TABLE_LEN`]: up, left, right, down.
const NEIGHBORS: [usize; 4] = [Point::TABLE_LEN - 32, Point::TABLE_LEN - 1, 1, 32];

/// Steps to the four neighbors and then to the four diagonal ones, row by row each.
pub(super) const EIGHT: [usize; 8] = [
    Point::TABLE_LEN - 32,
    Point::TABLE_LEN - 1,
    1,
    32,
    Point::TABLE_LEN - 33,
    Point::TABLE_LEN - 31,
    31,
    33,
];

/// A cell that is wall on every board; stands for "no chain".
pub(super) const WALL: Point = Point::from_index(Point::TABLE_LEN - 1);

/// The cell a step away.
pub(super) const fn step(point: Point, by: usize) -> Point {
    Point::from_index(point.index() + by)
}

/// The four neighbors of a point, walls included.
pub(crate) fn neighbors(point: Point) -> [Point; 4] {
    NEIGHBORS.map(|by| step(point, by))
}

/// The same, followed by the four diagonal ones.
pub(crate) fn eight_neighbors(point: Point) -> [Point; 8] {
    EIGHT.map(|by| step(point, by))
}

/// What stands on a cell; the two bits of [`Around`](super::around::Around).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Cell {
    Empty = 0,
    Black = 1,
    White = 2,
    Wall = 3,
}

impl Cell {
    /// The color of the stone.
    pub(super) const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Empty | Self::Wall => None,
        }
    }
}

impl From<Color> for Cell {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// One value for each point and each wall.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Table<T>([T; Point::TABLE_LEN]);

impl<T: Copy> Table<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self([value; Point::TABLE_LEN])
    }

    /// Takes over the first rows of another table.
    pub(super) fn copy_rows(&mut self, other: &Self, n_rows: usize) {
        let n = n_rows * 32;
        self.0[..n].copy_from_slice(&other.0[..n]);
    }
}

impl<T> Index<Point> for Table<T> {
    type Output = T;

    fn index(&self, point: Point) -> &T {
        &self.0[point.index() % Point::TABLE_LEN]
    }
}

impl<T> IndexMut<Point> for Table<T> {
    fn index_mut(&mut self, point: Point) -> &mut T {
        &mut self.0[point.index() % Point::TABLE_LEN]
    }
}
