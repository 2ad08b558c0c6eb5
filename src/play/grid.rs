//! The lines of a board: those of a game are as many each way, those of the puzzle need not be.

use crate::board::coord::Notation;
use crate::board::{BoardSize, Point};
use crate::cover;

/// The columns and rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: u8,
    rows: u8,
    /// The board of a game, which has star points.
    size: Option<BoardSize>,
}

impl From<BoardSize> for Grid {
    fn from(size: BoardSize) -> Self {
        Self { columns: size.lines(), rows: size.lines(), size: Some(size) }
    }
}

impl From<cover::Board> for Grid {
    fn from(board: cover::Board) -> Self {
        Self { columns: board.width(), rows: board.height(), size: None }
    }
}

impl Grid {
    /// The number of columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The point in column `x` and row `y`, counted from zero at the top left, or `None` off the board.
    pub const fn point(self, x: u8, y: u8) -> Option<Point> {
        if x < self.columns && y < self.rows { BoardSize::MAX.point(x, y) } else { None }
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.rows).flat_map(move |y| (0..self.columns).filter_map(move |x| self.point(x, y)))
    }

    /// The point this far from another one, or `None` off the board.
    pub fn offset(self, from: Point, dx: i8, dy: i8) -> Option<Point> {
        let (x, y) = (from.x().checked_add_signed(dx)?, from.y().checked_add_signed(dy)?);
        self.point(x, y)
    }

    /// The middle point; of an even number of lines the one right of and below the middle.
    pub fn center(self) -> Point {
        self.point(self.columns / 2, self.rows / 2).expect("the middle of a board lies on it")
    }

    /// The number of a point in row order, from zero.
    pub const fn ordinal(self, point: Point) -> usize {
        point.y() as usize * self.columns as usize + point.x() as usize
    }

    /// The columns and rows on which star points lie; none on the board of the puzzle.
    pub fn star_lines(self) -> Vec<u8> {
        self.size.map_or_else(Vec::new, BoardSize::star_lines)
    }

    /// The star points.
    pub fn star_points(self) -> impl Iterator<Item = Point> {
        self.size.into_iter().flat_map(BoardSize::star_points)
    }

    /// One step each way; at the edge the point itself.
    pub fn step(self, from: Point, (dx, dy): (i8, i8)) -> Point {
        self.offset(from, dx, dy).unwrap_or(from)
    }

    /// The first point on a star line in this direction, or at the edge after the last one.
    pub fn jump(self, from: Point, (dx, dy): (i8, i8)) -> Point {
        let stars = self.star_lines();
        let along = |point: Point| if dx == 0 { point.y() } else { point.x() };
        let mut point = from;
        loop {
            let next = self.step(point, (dx, dy));
            if next == point || stars.contains(&along(next)) {
                return next;
            }
            point = next;
        }
    }

    /// What stands at a row.
    pub fn row_name(self, notation: Notation, y: u8) -> String {
        match (self.size, notation) {
            (Some(size), _) => notation.row(y, size),
            // From the top the name of a row is the same whatever the board.
            (None, Notation::Letters | Notation::Numbers) => notation.row(y, BoardSize::MAX),
            (None, _) => (self.rows - y).to_string(),
        }
    }

    /// The name of a point: that of its column and that of its row.
    pub fn name(self, notation: Notation, point: Point) -> String {
        let comma = if notation == Notation::Numbers { "," } else { "" };
        let column = notation.column(point.x());
        format!("{column}{comma}{}", self.row_name(notation, point.y()))
    }
}

/// Of points in reading order the one after this point, the first one after the last; this point where there are none.
pub fn next_of(points: impl IntoIterator<Item = Point>, from: Point) -> Point {
    let mut first = None;
    for point in points {
        if point > from {
            return point;
        }
        first.get_or_insert(point);
    }
    first.unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_stop_at_star_lines_and_edges() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.point(0, 7).unwrap();
        let mut columns = Vec::new();
        for _ in 0..5 {
            point = Grid::from(size).jump(point, (1, 0));
            columns.push(point.x());
        }
        assert_eq!(columns, [3, 7, 11, 14, 14]);
    }

    #[test]
    fn stars_come_round() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.center();
        for _ in 0..5 {
            point = next_of(size.star_points(), point);
        }
        assert_eq!(point, size.center());
        // A board without stars keeps the point where it is.
        let six = BoardSize::new(6).unwrap();
        assert_eq!(next_of(six.star_points(), six.center()), six.center());
    }

    #[test]
    fn a_square_grid_is_the_board_of_a_game() {
        for lines in [5, 6, 15, 19] {
            let size = BoardSize::new(lines).unwrap();
            let grid = Grid::from(size);
            assert!(grid.points().eq(size.points()));
            assert_eq!(grid.center(), size.center());
            for (i, point) in size.points().enumerate() {
                assert_eq!((grid.ordinal(point), size.ordinal(point)), (i, i));
                assert_eq!(grid.offset(point, 1, -1), size.offset(point, 1, -1));
                for notation in [Notation::Renju, Notation::Letters, Notation::Numbers] {
                    assert_eq!(grid.name(notation, point), notation.name(point, size));
                }
            }
        }
    }

    #[test]
    fn a_rectangle_has_its_own_names() {
        let board = cover::Board::new(5, 3).unwrap();
        let grid = Grid::from(board);
        let corner = grid.point(4, 2).unwrap();
        let names = [Notation::Renju, Notation::Letters, Notation::Numbers].map(|n| grid.name(n, corner));
        assert_eq!(names, ["E1", "ec", "5,3"]);
        assert!(
            grid.points()
                .all(|point| grid.name(Notation::Renju, point).eq_ignore_ascii_case(&board.name(point)))
        );
        assert!(grid.points().eq(board.points()));
        assert_eq!((grid.point(5, 0), grid.point(0, 3), grid.star_points().count()), (None, None, 0));
    }
}
