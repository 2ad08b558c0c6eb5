//! The rectangle that is to be covered.

use std::fmt;
use std::str::FromStr;

use super::PointSet;
use crate::board::{BoardSize, Point, coord};

/// A board of 1 to 9 points each way.
///
/// ```
/// # use goishi::cover::Board;
/// let board: Board = "5x3".parse()?;
/// assert_eq!((board.width(), board.height()), (5, 3));
/// assert_eq!(board.to_string(), "5×3");
/// assert_eq!(board.fewest_stones(), 4);
/// assert!("10x3".parse::<Board>().is_err());
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    width: u8,
    height: u8,
}

/// A board that we do not have, or no board at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A side is shorter than 1 or longer than 9.
    #[error("a board is 1 to {max} points wide and high, not {width}×{height}", max = Board::MAX_SIDE)]
    Size {
        /// The width asked for.
        width: u8,
        /// The height asked for.
        height: u8,
    },
    /// Not two numbers with an x between them.
    #[error("a board is written as width x height, for example 5x5")]
    Unreadable,
}

impl Board {
    /// The longest side.
    pub const MAX_SIDE: u8 = PointSet::MAX_SIDE;

    /// The boards worth playing: squares first, then rectangles.
    ///
    /// Left out are the narrow ones, on which nothing is to be found out, and rectangles of 9 points.
    pub const OFFERED: [Self; 22] = {
        let sides = [
            [3, 3],
            [4, 4],
            [5, 5],
            [6, 6],
            [7, 7],
            [8, 8],
            [9, 9],
            [3, 4],
            [3, 5],
            [3, 6],
            [3, 7],
            [3, 8],
            [4, 5],
            [4, 6],
            [4, 7],
            [4, 8],
            [5, 6],
            [5, 7],
            [5, 8],
            [6, 7],
            [6, 8],
            [7, 8],
        ];
        let mut boards = [Self { width: 1, height: 1 }; 22];
        let mut i = 0;
        while i < boards.len() {
            // Drawn lying rather than standing: screens are wider than high.
            boards[i] = Self { width: sides[i][1], height: sides[i][0] };
            i += 1;
        }
        boards
    };

    /// A board of this width and height.
    ///
    /// # Errors
    /// [`BoardError::Size`] for sides shorter than 1 or longer than 9.
    pub const fn new(width: u8, height: u8) -> Result<Self, BoardError> {
        if width == 0 || height == 0 || width > Self::MAX_SIDE || height > Self::MAX_SIDE {
            Err(BoardError::Size { width, height })
        } else {
            Ok(Self { width, height })
        }
    }

    /// Every board, by height, then by width.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::MAX_SIDE).flat_map(|height| (1..=Self::MAX_SIDE).map(move |width| Self { width, height }))
    }

    /// The number of columns.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of points.
    pub const fn n_points(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether it is as wide as high, so that turning it a quarter gives the same board.
    pub const fn is_square(self) -> bool {
        self.width == self.height
    }

    /// The point in column `x` and row `y`, counted from zero at the top left, or `None` off the board.
    pub const fn point(self, x: u8, y: u8) -> Option<Point> {
        if x < self.width && y < self.height { BoardSize::MAX.point(x, y) } else { None }
    }

    /// Whether the point lies on this board.
    pub const fn contains(self, point: Point) -> bool {
        point.x() < self.width && point.y() < self.height
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.height).flat_map(move |y| (0..self.width).filter_map(move |x| self.point(x, y)))
    }

    /// The same as a set.
    pub fn all_points(self) -> PointSet {
        PointSet::all_of(self.width, self.height)
    }

    /// What a stone takes: its point and those next to it, at most five. Also the points from which a stone would
    /// take this one.
    ///
    /// ```
    /// # use goishi::cover::Board;
    /// let board = Board::new(5, 5)?;
    /// let taken_from = |x, y| board.plus(board.point(x, y).unwrap()).len();
    /// assert_eq!([taken_from(0, 0), taken_from(1, 0), taken_from(1, 1)], [3, 4, 5]);
    /// # Ok::<(), goishi::cover::BoardError>(())
    /// ```
    ///
    /// # Panics
    /// For a point that no board of up to 9×9 has.
    pub fn plus(self, point: Point) -> PointSet {
        self.taken_by(PointSet::from_iter([point]))
    }

    /// What stones take together.
    pub fn taken_by(self, stones: PointSet) -> PointSet {
        stones.with_neighbors() & self.all_points()
    }

    /// The fewest stones that take every point.
    ///
    /// The domination numbers of the grid graphs, OEIS A350823; both ways to solve the puzzle find the same.
    pub const fn fewest_stones(self) -> usize {
        const FEWEST: [[u8; Board::MAX_SIDE as usize]; Board::MAX_SIDE as usize] = [
            [1, 1, 1, 2, 2, 2, 3, 3, 3],
            [1, 2, 2, 3, 3, 4, 4, 5, 5],
            [1, 2, 3, 4, 4, 5, 6, 7, 7],
            [2, 3, 4, 4, 6, 7, 7, 8, 10],
            [2, 3, 4, 6, 7, 8, 9, 11, 12],
            [2, 4, 5, 7, 8, 10, 11, 12, 14],
            [3, 4, 6, 7, 9, 11, 12, 14, 16],
            [3, 5, 7, 8, 11, 12, 14, 16, 18],
            [3, 5, 7, 10, 12, 14, 16, 18, 20],
        ];
        FEWEST[self.height as usize - 1][self.width as usize - 1] as usize
    }

    /// The name of a point as in Renju, the letter of the column and the number of the row from the bottom: `c1`.
    ///
    /// # Panics
    /// When the point is not on this board.
    pub fn name(self, point: Point) -> String {
        assert!(self.contains(point), "only a point of the board has a name on it");
        format!("{}{}", coord::column_letter(point.x()).to_ascii_lowercase(), self.height - point.y())
    }
}

impl fmt::Display for Board {
    /// `5×5`: width and height.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads width and height, as in `5x3`, `5X3` or `5×3`, with white space anywhere around the numbers.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let (width, height) = text.split_once(['x', 'X', '×']).ok_or(BoardError::Unreadable)?;
        Self::new(side(width)?, side(height)?)
    }
}

/// A whole number; one too large for any board reads as 255, which no board has.
fn side(text: &str) -> Result<u8, BoardError> {
    let digits = text.trim();
    if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_digit()) {
        return Err(BoardError::Unreadable);
    }
    Ok(digits.parse().unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn forms_people_type() {
        let expect = Board::new(5, 3);
        for text in ["5x3", "5X3", "5×3", " 5 x 3 ", "05x03"] {
            assert_eq!(text.parse(), expect, "{text:?}");
        }
        for text in ["", "5", "x", "5x", "x5", "5x5x5", "-5x5", "5.0x5", "棋x棋"] {
            assert_eq!(text.parse::<Board>(), Err(BoardError::Unreadable), "{text:?}");
        }
        for text in ["0x5", "5x0", "10x5", "5x10", "99999999999x5"] {
            assert!(matches!(text.parse::<Board>(), Err(BoardError::Size { .. })), "{text:?}");
        }
    }

    #[test]
    fn the_boards_offered_differ_and_lie() {
        let mut boards = Board::OFFERED.to_vec();
        assert!(
            boards.iter().all(|board| board.width() >= board.height() && Board::all().any(|b| b == *board))
        );
        boards.sort();
        boards.dedup();
        assert_eq!(boards.len(), Board::OFFERED.len());
    }

    /// A stone on one point takes the other exactly when the other way round.
    #[test]
    fn taking_is_mutual() {
        for board in Board::all() {
            for a in board.points() {
                for b in board.points() {
                    let near = a.x().abs_diff(b.x()) + a.y().abs_diff(b.y()) <= 1;
                    assert_eq!(board.plus(a).contains(b), near);
                }
            }
            assert!(board.all_points().iter().eq(board.points()));
        }
    }

    /// The closed forms that A350823 gives for the first two rows.
    #[test]
    fn narrow_boards_follow_their_formulas() {
        for n in 1..=9 {
            let fewest = |width, height| Board::new(width, height).unwrap().fewest_stones();
            assert_eq!(fewest(n, 1), usize::from(n.div_ceil(3)));
            assert_eq!(fewest(n, 2), usize::from(n / 2 + 1));
        }
    }

    #[test]
    fn names_are_those_of_renju() {
        let board = Board::new(5, 3).unwrap();
        let names: Vec<String> = board.points().map(|point| board.name(point)).collect();
        assert_eq!(names.join(" "), "a3 b3 c3 d3 e3 a2 b2 c2 d2 e2 a1 b1 c1 d1 e1");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*") {
            if let Ok(board) = text.parse::<Board>() {
                prop_assert_eq!(board.to_string().parse(), Ok(board));
            }
        }
    }
}
