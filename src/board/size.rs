//! The side length of a square board.

use serde::{Deserialize, Serialize};

use super::Point;

/// The number of lines each way: 5 to 25.
///
/// Which sizes a game is played on is the game's business; see [`crate::gomoku::SIZES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BoardSize(u8);

/// The side length of a board that we do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has 5 to 25 lines, not {0}")]
pub struct BoardSizeError(pub u8);

impl BoardSize {
    /// The smallest board.
    pub const MIN: Self = Self(5);
    /// The largest board.
    pub const MAX: Self = Self(25);

    /// A board of `lines` by `lines` intersections.
    ///
    /// # Errors
    /// [`BoardSizeError`] for fewer than 5 or more than 25 lines.
    pub const fn new(lines: u8) -> Result<Self, BoardSizeError> {
        if lines >= Self::MIN.0 && lines <= Self::MAX.0 {
            Ok(Self(lines))
        } else {
            Err(BoardSizeError(lines))
        }
    }

    /// The number of lines each way.
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// The number of intersections.
    pub const fn n_points(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The point in column `x` and row `y`, counted from zero at the top left, or `None` off the board.
    pub const fn point(self, x: u8, y: u8) -> Option<Point> {
        if x < self.0 && y < self.0 { Some(Point::new(x, y)) } else { None }
    }

    /// The point `(dx, dy)` away from `from`, or `None` off the board.
    pub fn offset(self, from: Point, dx: i8, dy: i8) -> Option<Point> {
        let x = from.x().checked_add_signed(dx)?;
        let y = from.y().checked_add_signed(dy)?;
        self.point(x, y)
    }

    /// The points next to one along the lines: two in a corner, three at an edge, else four.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> {
        let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        steps.into_iter().filter_map(move |(dx, dy)| self.offset(point, dx, dy))
    }

    /// Whether the point lies on this board.
    pub const fn contains(self, point: Point) -> bool {
        point.x() < self.0 && point.y() < self.0
    }

    /// The middle point; on even boards the one right of and below the middle.
    pub const fn center(self) -> Point {
        Point::new(self.0 / 2, self.0 / 2)
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        let lines = self.0;
        (0..lines).flat_map(move |y| (0..lines).map(move |x| Point::new(x, y)))
    }

    /// The place of a point of this board in row order: below [`n_points`](Self::n_points).
    pub const fn ordinal(self, point: Point) -> usize {
        point.y() as usize * self.0 as usize + point.x() as usize
    }

    /// The lines on which star points lie, counted from zero, in rising order.
    ///
    /// A table rather than one formula: (i − 4) mod 6 = 0, often seen, is right on 19 lines only. Boards of
    /// up to 7 lines have the center alone (even ones none), up to 11 the third line
    /// from the edge, and from 12 the fourth. Odd boards add the middle line.
    pub fn star_lines(self) -> Vec<u8> {
        let lines = self.0;
        let middle = lines / 2;
        let edge = match lines {
            ..=7 => None,
            8..=11 => Some(2),
            _ => Some(3),
        };
        let mut stars = Vec::with_capacity(3);
        stars.extend(edge);
        if lines % 2 == 1 {
            stars.push(middle);
        }
        stars.extend(edge.map(|e| lines - 1 - e));
        stars
    }

    /// The marked points of the board, row by row.
    ///
    /// The four corner stars and, on odd boards, the center; from 17 lines on odd boards also have the stars in
    /// the middle of the sides. (The 15-line board has five stars, by custom of five in a row.)
    ///
    /// ```
    /// # use goishi::board::BoardSize;
    /// let stars = |lines| BoardSize::new(lines).unwrap().star_points().count();
    /// assert_eq!([5, 6, 8, 9, 13, 15, 19, 20].map(stars), [1, 0, 4, 5, 5, 5, 9, 4]);
    /// ```
    pub fn star_points(self) -> impl Iterator<Item = Point> {
        let lines = self.star_lines();
        let middle = self.0 / 2;
        let with_sides = self.0 >= 17;
        lines
            .clone()
            .into_iter()
            .flat_map(move |y| lines.clone().into_iter().map(move |x| (x, y)))
            .filter_map(move |(x, y)| {
                let odd = self.0 % 2 == 1;
                let on_side = odd && (x == middle) != (y == middle);
                (with_sides || !on_side).then(|| Point::new(x, y))
            })
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = BoardSizeError;

    fn try_from(lines: u8) -> Result<Self, BoardSizeError> {
        Self::new(lines)
    }
}

impl From<BoardSize> for u8 {
    fn from(size: BoardSize) -> Self {
        size.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of(lines: u8) -> Vec<u8> {
        BoardSize::new(lines).unwrap().star_lines().iter().map(|i| i + 1).collect()
    }

    #[test]
    fn star_lines_are_right_for_each_size() {
        assert_eq!(lines_of(19), [4, 10, 16]);
        assert_eq!(lines_of(15), [4, 8, 12]);
        assert_eq!(lines_of(13), [4, 7, 10]);
        assert_eq!(lines_of(9), [3, 5, 7]);
        assert_eq!(lines_of(8), [3, 6]);
        assert_eq!(lines_of(22), [4, 19]);
        assert_eq!(lines_of(5), [3]);
        assert_eq!(lines_of(6), [0_u8; 0]);
    }

    #[test]
    fn star_points_are_symmetric() {
        for lines in 5..=25 {
            let size = BoardSize::new(lines).unwrap();
            let stars: Vec<Point> = size.star_points().collect();
            for symmetry in crate::board::Symmetry::ALL {
                for &star in &stars {
                    assert!(stars.contains(&symmetry.apply(star, size)), "{lines} lines, {star:?}");
                }
            }
        }
    }

    #[test]
    fn no_point_lies_off_the_board() {
        for lines in 0..=255 {
            let Ok(size) = BoardSize::new(lines) else {
                assert!(!(5..=25).contains(&lines));
                continue;
            };
            for x in 0..=255 {
                for y in [0, lines - 1, lines, 255] {
                    assert_eq!(size.point(x, y).is_some(), x < lines && y < lines);
                }
            }
        }
    }
}
