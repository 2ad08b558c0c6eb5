//! Points and sizes of records, which know larger boards than ours and oblong ones.

use std::fmt;

use crate::board::{BoardSize, Point};

/// A point of a record: column and row from the top left, each from zero and below 52.
///
/// `FF[4]` names a line by a letter, `a` to `z` and then `A` to `Z`, so that no record knows a larger board
/// (<https://www.red-bean.com/sgf/go.html#types>). A coordinate does not know the board it was made for.
///
/// ```
/// # use goishi::{board::BoardSize, game::tree::Coord};
/// let coord = Coord::from_letters("hh").unwrap();
/// assert_eq!((coord.x(), coord.y(), coord.to_string().as_str()), (7, 7, "hh"));
/// assert_eq!(coord.point(BoardSize::new(15).unwrap()), Some(BoardSize::new(15).unwrap().center()));
/// assert_eq!(Coord::from_letters("Za").map(Coord::x), Some(51));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coord {
    // The order of the fields makes coordinates sort row by row, as points do.
    y: u8,
    x: u8,
}

impl Coord {
    /// One more than the largest column and the largest row.
    pub const LIMIT: u8 = 52;

    /// The point in column `x` and row `y`, or `None` where no letter names one of them.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < Self::LIMIT && y < Self::LIMIT { Some(Self { y, x }) } else { None }
    }

    /// The column, from zero at the left.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// The row, from zero at the top.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The point that two letters name, column first.
    pub fn from_letters(letters: &str) -> Option<Self> {
        match *letters.as_bytes() {
            [x, y] => Self::new(line_of(x)?, line_of(y)?),
            _ => None,
        }
    }

    /// The same point of one of our boards, if it has it.
    pub const fn point(self, size: BoardSize) -> Option<Point> {
        size.point(self.x, self.y)
    }
}

impl From<Point> for Coord {
    fn from(point: Point) -> Self {
        Self { y: point.y(), x: point.x() }
    }
}

impl fmt::Display for Coord {
    /// The two letters of `FF[4]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter_of(self.x), letter_of(self.y))
    }
}

/// The line that a letter names.
const fn line_of(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

fn letter_of(line: u8) -> char {
    char::from(if line < 26 { b'a' + line } else { b'A' + line - 26 })
}

/// The size of the board of a record: 1 to 52 columns and as many rows (`SZ`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordSize {
    columns: u8,
    rows: u8,
}

impl RecordSize {
    /// A board of this many columns and rows, or `None` where one of them is not 1 to 52.
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        let fits = columns >= 1 && columns <= Coord::LIMIT && rows >= 1 && rows <= Coord::LIMIT;
        if fits { Some(Self { columns, rows }) } else { None }
    }

    /// The number of columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Whether the point lies on a board of this size.
    pub const fn contains(self, coord: Coord) -> bool {
        coord.x < self.columns && coord.y < self.rows
    }

    /// The board of ours that is as large, if there is one.
    pub const fn board(self) -> Option<BoardSize> {
        if self.columns != self.rows {
            return None;
        }
        match BoardSize::new(self.rows) {
            Ok(size) => Some(size),
            Err(_) => None,
        }
    }

    /// The smallest board that has both all points of this one and a given point.
    #[must_use]
    pub fn with(self, coord: Coord) -> Self {
        Self { columns: self.columns.max(coord.x + 1), rows: self.rows.max(coord.y + 1) }
    }
}

impl From<BoardSize> for RecordSize {
    fn from(size: BoardSize) -> Self {
        Self { columns: size.lines(), rows: size.lines() }
    }
}

impl fmt::Display for RecordSize {
    /// As `SZ` has it: one number for a square, else columns and rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.columns == self.rows {
            write!(f, "{}", self.columns)
        } else {
            write!(f, "{}:{}", self.columns, self.rows)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_name_every_point_and_nothing_else() {
        for x in 0..=255 {
            for y in [0, 25, 26, 51, 52, 255] {
                let coord = Coord::new(x, y);
                assert_eq!(coord.is_some(), x < 52 && y < 52);
                if let Some(coord) = coord {
                    assert_eq!(Coord::from_letters(&coord.to_string()), Some(coord));
                }
            }
        }
        for wrong in ["", "a", "aaa", "a1", "é", "a[", " a"] {
            assert_eq!(Coord::from_letters(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn only_squares_of_our_sizes_are_boards_of_ours() {
        let board = |columns, rows| RecordSize::new(columns, rows).and_then(RecordSize::board);
        assert_eq!(board(19, 19).map(BoardSize::lines), Some(19));
        assert_eq!([board(19, 18), board(4, 4), board(26, 26)], [None; 3]);
        assert_eq!([RecordSize::new(0, 9), RecordSize::new(9, 53)], [None; 2]);
    }
}
