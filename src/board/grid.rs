//! Stones on a board with a ring of wall around it, so that walking a line needs no bounds test.

use super::{BoardSize, Color, Direction, Point};

/// What stands on a cell of the ringed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Stone(Color),
    Wall,
}

/// Rows of 32 cells; the columns and rows past the board, and two rows above it, are wall.
const STRIDE: i16 = 32;
const MARGIN: i16 = 2 * STRIDE;
const LEN: usize = Point::TABLE_LEN + 2 * MARGIN as usize;

/// The stones on a square board.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    cells: [Cell; LEN],
    size: BoardSize,
}

impl Grid {
    /// An empty board.
    pub fn new(size: BoardSize) -> Self {
        let mut grid = Self { cells: [Cell::Wall; LEN], size };
        for point in size.points() {
            grid.cells[Self::cell(point)] = Cell::Empty;
        }
        grid
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on a point; none off the board.
    pub const fn stone(&self, point: Point) -> Option<Color> {
        match self.cells[Self::cell(point)] {
            Cell::Stone(color) => Some(color),
            Cell::Empty | Cell::Wall => None,
        }
    }

    /// Puts a stone on a point of the board, or takes it away.
    ///
    /// # Panics
    /// When the point is not on this board.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        assert!(self.size.contains(point), "{point:?} is not on a board of {} lines", self.size.lines());
        self.cells[Self::cell(point)] = stone.map_or(Cell::Empty, Cell::Stone);
    }

    /// How many stones of `color` follow each other behind `point` in a direction (forward) and against it
    /// (backward); the point itself is not looked at.
    pub fn run(&self, point: Point, direction: Direction, color: Color) -> (u8, u8) {
        let (dx, dy) = direction.step();
        let step = i16::from(dy) * STRIDE + i16::from(dx);
        (self.run_one_way(point, step, color), self.run_one_way(point, -step, color))
    }

    /// All stones, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size.points().filter_map(|point| Some((point, self.stone(point)?)))
    }

    fn run_one_way(&self, point: Point, step: i16, color: Color) -> u8 {
        let mut n = 0;
        let mut at = Self::cell(point) as i16 + step;
        while self.cells[at as usize] == Cell::Stone(color) {
            n += 1;
            at += step;
        }
        n
    }

    const fn cell(point: Point) -> usize {
        point.index() + MARGIN as usize
    }
}
