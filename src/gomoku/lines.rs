//! The stones of a board as line keys: two bits a cell, every line in one word.
//!
//! A line holds [`EMPTY`], [`BLACK`] or [`WHITE`] for its cells and both bits for wall, with enough wall at either
//! end that a window of [`MARGIN`] cells around any point lies within the word. So a window is two shifts, and
//! what a stone makes of a line is one look into a [`LineTable`].

use super::shape::{EMPTY, LineShape, LineTable, stone_code};
use crate::board::{BoardSize, Color, Direction, Point};

/// The number of lines each way of the largest board.
pub(crate) const MAX_LINES: usize = *super::SIZES.end() as usize;
/// Cells of wall before the first cell of a key: the largest window radius.
pub(crate) const MARGIN: u32 = 5;
/// Lines of one direction: the diagonals of the largest board.
const N_LINES: usize = 2 * MAX_LINES;

const _: () = assert!(2 * (MAX_LINES + 2 * MARGIN as usize) <= 64, "a line and its walls fit into a word");

/// The stones of a board, line by line.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Lines([[u64; N_LINES]; 4]);

impl Lines {
    /// An empty board.
    ///
    /// # Panics
    /// For boards larger than five in a row is played on.
    pub(crate) fn new(size: BoardSize) -> Self {
        assert!(usize::from(size.lines()) <= MAX_LINES, "{} lines are too many", size.lines());
        let mut lines = Self([[u64::MAX; N_LINES]; 4]);
        for point in size.points() {
            for direction in Direction::ALL {
                let (line, shift) = place(point.x().into(), point.y().into(), direction);
                lines.0[direction as usize][line] &= !(3 << shift);
            }
        }
        lines
    }

    /// Puts a stone on an empty cell, or takes that stone away.
    #[inline]
    pub(crate) const fn toggle(&mut self, x: usize, y: usize, color: Color) {
        let mut i = 0;
        while i < Direction::ALL.len() {
            let (line, shift) = place(x, y, Direction::ALL[i]);
            self.0[i][line] ^= stone_code(color) << shift;
            i += 1;
        }
    }

    /// The key of the line through a cell, and where the cell's two bits are in it.
    #[inline]
    pub(crate) const fn key(&self, x: usize, y: usize, direction: Direction) -> (u64, u32) {
        let (line, shift) = place(x, y, direction);
        (self.0[direction as usize][line], shift)
    }

    /// What a stone of a color on an empty point would make of its four lines.
    #[inline]
    pub(crate) fn shapes(&self, table: &LineTable, point: Point, color: Color) -> [LineShape; 4] {
        Direction::ALL.map(|direction| {
            let (key, shift) = self.key(point.x().into(), point.y().into(), direction);
            table.shape(key, shift, color)
        })
    }

    /// Whether a cell is empty.
    #[inline]
    pub(crate) const fn is_empty(&self, point: Point) -> bool {
        let (key, shift) = self.key(point.x() as usize, point.y() as usize, Direction::Horizontal);
        key >> shift & 3 == EMPTY
    }
}

/// The line through a cell in a direction, and where the cell's two bits are in its key.
///
/// The cells of every line are counted by x, those of the vertical ones by y.
#[inline]
const fn place(x: usize, y: usize, direction: Direction) -> (usize, u32) {
    let (line, along) = match direction {
        Direction::Horizontal => (y, x),
        Direction::Vertical => (x, y),
        Direction::Falling => (x + MAX_LINES - 1 - y, x),
        Direction::Rising => (x + y, x),
    };
    (line, 2 * (along as u32 + MARGIN))
}
