//! Names of points as people write them.
//!
//! Renju writes `h8`: the letter is the column from the left, I kept, the number the row from the bottom. Go writes
//! `q16` in the same manner, but leaves I out.
//! Two letters, `hh`, name column and row from the top left, as SGF does and as simple board programs print.
//! Two numbers, `8 8` or `8,8`, count both from the top left, from one.

use super::{BoardSize, Point};

/// Why a typed text names no point of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoordError {
    /// Nothing but white space.
    #[error("no coordinates")]
    Empty,
    /// The beginning of a point, such as a single letter.
    #[error("incomplete coordinates")]
    Incomplete,
    /// Not of any form that we read.
    #[error("unreadable coordinates")]
    Unreadable,
    /// Well-formed, but off this board.
    #[error("outside the board")]
    Outside,
}

/// Reads a point in any of the forms of this module, letters in either case, white space anywhere.
///
/// # Errors
/// A [`CoordError`] that says what is wrong.
///
/// ```
/// # use goishi::board::{BoardSize, coord::{self, CoordError}};
/// let size = BoardSize::new(15).unwrap();
/// assert_eq!(coord::parse("h8", size), Ok(size.center()));
/// assert_eq!(coord::parse(" H H ", size), Ok(size.center()));
/// assert_eq!(coord::parse("8,8", size), Ok(size.center()));
/// assert_eq!(coord::parse("a1", size), Ok(size.point(0, 14).unwrap()));
/// assert_eq!(coord::parse("aa", size), Ok(size.point(0, 0).unwrap()));
/// assert_eq!(coord::parse("p1", size), Err(CoordError::Outside));
/// assert_eq!(coord::parse("h", size), Err(CoordError::Incomplete));
/// assert_eq!(coord::parse("h8x", size), Err(CoordError::Unreadable));
/// ```
pub fn parse(text: &str, size: BoardSize) -> Result<Point, CoordError> {
    parse_in(text, size, Notation::Renju)
}

/// The same where a letter with a number is meant as this notation has it: in [`Notation::Go`] there is no column I.
///
/// # Errors
/// A [`CoordError`] that says what is wrong.
///
/// ```
/// # use goishi::board::{BoardSize, coord::{self, CoordError, Notation}};
/// let size = BoardSize::new(19).unwrap();
/// assert_eq!(coord::parse_in("t1", size, Notation::Go), Ok(size.point(18, 18).unwrap()));
/// assert_eq!(coord::parse_in("i9", size, Notation::Go), Err(CoordError::Unreadable));
/// assert_eq!(coord::parse_in("ii", size, Notation::Go), Ok(size.point(8, 8).unwrap()));
/// ```
pub fn parse_in(text: &str, size: BoardSize, notation: Notation) -> Result<Point, CoordError> {
    let text = text.trim();
    let Some(first) = text.chars().next() else { return Err(CoordError::Empty) };
    let (x, y) = if first.is_ascii_alphabetic() {
        let rest = text[1..].trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        let is_pair = rest.starts_with(|c: char| c.is_ascii_alphabetic());
        let column = match notation {
            Notation::Go if !is_pair => column_without_i(first)?,
            _ => letter_value(first),
        };
        (Some(column), row(rest, size)?)
    } else {
        let mut parts = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|part| !part.is_empty());
        let x = number(parts.next().unwrap_or(""))?;
        let y = number(parts.next().ok_or(CoordError::Incomplete)?)?;
        if parts.next().is_some() {
            return Err(CoordError::Unreadable);
        }
        (x.checked_sub(1), y.checked_sub(1))
    };
    x.zip(y).and_then(|(x, y)| size.point(x, y)).ok_or(CoordError::Outside)
}

/// A way to name columns and rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Letters from the left, I kept, and numbers from the bottom: `H8`.
    #[default]
    Renju,
    /// Letters from the left, I left out, and numbers from the bottom: `Q16`.
    Go,
    /// Letters from the left and from the top: `hh`.
    Letters,
    /// Numbers from the left and from the top: `8,8`.
    Numbers,
}

impl Notation {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Renju, Self::Go, Self::Letters, Self::Numbers];

    /// What stands at a column.
    pub fn column(self, x: u8) -> String {
        match self {
            Self::Go => go_column_letter(x).to_string(),
            Self::Renju => column_letter(x).to_string(),
            Self::Letters => column_letter(x).to_ascii_lowercase().to_string(),
            Self::Numbers => (x + 1).to_string(),
        }
    }

    /// What stands at a row of a board of this size.
    pub fn row(self, y: u8, size: BoardSize) -> String {
        match self {
            Self::Renju | Self::Go => (size.lines() - y).to_string(),
            Self::Letters => column_letter(y).to_ascii_lowercase().to_string(),
            Self::Numbers => (y + 1).to_string(),
        }
    }

    /// The name of a point as the edges of the board have it, which [`parse_in`] reads back.
    ///
    /// ```
    /// # use goishi::board::{BoardSize, coord::Notation};
    /// let size = BoardSize::new(15).unwrap();
    /// let corner = size.point(0, 14).unwrap();
    /// assert_eq!(Notation::ALL.map(|n| n.name(corner, size)), ["A1", "A1", "ao", "1,15"]);
    /// ```
    pub fn name(self, point: Point, size: BoardSize) -> String {
        let (column, row) = (self.column(point.x()), self.row(point.y(), size));
        match self {
            Self::Renju | Self::Go | Self::Letters => format!("{column}{row}"),
            Self::Numbers => format!("{column},{row}"),
        }
    }
}

/// The name of a point in the Renju manner as files and reports have it, in lower case: `h8`.
///
/// ```
/// # use goishi::board::{BoardSize, coord};
/// let size = BoardSize::new(15).unwrap();
/// assert_eq!(coord::renju(size.point(0, 14).unwrap(), size), "a1");
/// ```
pub fn renju(point: Point, size: BoardSize) -> String {
    Notation::Renju.name(point, size).to_ascii_lowercase()
}

/// The capital letter of a column, I kept.
///
/// # Panics
/// For columns past the alphabet; no board is that wide.
pub fn column_letter(x: u8) -> char {
    assert!(x < 26, "columns are named by the letters A to Z");
    char::from(b'A' + x)
}

/// The capital letter of a column, I left out as in Go.
///
/// # Panics
/// For columns past the alphabet; no board is that wide.
pub fn go_column_letter(x: u8) -> char {
    column_letter(if x < 8 { x } else { x + 1 })
}

/// The column of a letter where I is left out.
fn column_without_i(letter: char) -> Result<u8, CoordError> {
    match letter_value(letter) {
        8 => Err(CoordError::Unreadable),
        x => Ok(if x < 8 { x } else { x - 1 }),
    }
}

fn letter_value(letter: char) -> u8 {
    letter.to_ascii_lowercase() as u8 - b'a'
}

/// The row after the letter: a number from the bottom, or a second letter from the top.
fn row(text: &str, size: BoardSize) -> Result<Option<u8>, CoordError> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Err(CoordError::Incomplete),
        (Some(letter), None) if letter.is_ascii_alphabetic() => Ok(Some(letter_value(letter))),
        _ => {
            let from_bottom = number(text)?;
            Ok(if from_bottom == 0 { None } else { size.lines().checked_sub(from_bottom) })
        }
    }
}

/// A whole number; one too large for any board reads as 255, which is off every board.
fn number(text: &str) -> Result<u8, CoordError> {
    if text.is_empty() || !text.chars().all(|c| c.is_ascii_digit()) {
        return Err(CoordError::Unreadable);
    }
    Ok(text.parse().unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, expect: Result<(u8, u8), CoordError>) {
        let size = BoardSize::new(15).unwrap();
        let read = parse(text, size).map(|point| (point.x(), point.y()));
        assert_eq!(read, expect, "{text:?}");
    }

    #[test]
    fn forms_people_type() {
        check("A15", Ok((0, 0)));
        check("o1", Ok((14, 14)));
        check("ao", Ok((0, 14)));
        check("a o", Ok((0, 14)));
        check("15 1", Ok((14, 0)));
        check("i9", Ok((8, 6)));
    }

    #[test]
    fn everything_else_says_why() {
        check("", Err(CoordError::Empty));
        check("  ", Err(CoordError::Empty));
        check("7", Err(CoordError::Incomplete));
        check("h0", Err(CoordError::Outside));
        check("h16", Err(CoordError::Outside));
        check("h99999999999", Err(CoordError::Outside));
        check("0 3", Err(CoordError::Outside));
        check("pp", Err(CoordError::Outside));
        check("8 8 8", Err(CoordError::Unreadable));
        check("hé", Err(CoordError::Unreadable));
        check("棋", Err(CoordError::Unreadable));
        check("h-1", Err(CoordError::Unreadable));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*", lines in 5_u8..=25) {
            let size = BoardSize::new(lines).unwrap();
            for notation in Notation::ALL {
                if let Ok(point) = parse_in(&text, size, notation) {
                    prop_assert!(size.contains(point));
                }
            }
        }

        #[test]
        fn names_read_back(lines in 5_u8..=25, x in 0_u8..25, y in 0_u8..25) {
            let size = BoardSize::new(lines).unwrap();
            if let Some(point) = size.point(x, y) {
                for notation in Notation::ALL {
                    prop_assert_eq!(parse_in(&notation.name(point, size), size, notation), Ok(point));
                }
            }
        }
    }
}
