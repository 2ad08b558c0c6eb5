//! Boards as plain text: `X` Black, `O` White, `.` empty, one row a line from the top.
//!
//! Reading is lenient: spaces between points, blank lines around the board, `x`, `o` and `0` (zero), `+` for
//! an empty point, and the frame of [`framed`] are all taken. Other letters stand for empty points
//! that the caller wants to name, and are returned as marks.

use std::fmt::Write as _;

use super::coord::Notation;
use super::{BoardSize, Color, Point};

/// What a diagram shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The size of the board, from the number of rows.
    pub size: BoardSize,
    /// The stones, row by row.
    pub stones: Vec<(Point, Color)>,
    /// Empty points with another character on them, row by row.
    pub marks: Vec<(Point, char)>,
}

/// Why a text is no diagram.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    /// The number of rows is no board size.
    #[error("{0} rows are no board; a board has 5 to 25")]
    Rows(usize),
    /// A row is longer or shorter than the board is high.
    #[error("line {line}: {found} points instead of {expected}")]
    Width {
        /// The line of the text, from one.
        line: usize,
        /// The points counted.
        found: usize,
        /// The points of a row of this board.
        expected: usize,
    },
}

/// Reads a board from text.
///
/// # Errors
/// [`DiagramError`] when the rows do not make a square board.
///
/// ```
/// # use goishi::board::{Color, diagram};
/// let read = diagram::parse("
///     . . . . .
///     . X . . .
///     . . O . .
///     . . . a .
///     . . . . .
/// ").unwrap();
/// assert_eq!(read.stones.len(), 2);
/// assert_eq!(read.marks[0].1, 'a');
/// ```
pub fn parse(text: &str) -> Result<Diagram, DiagramError> {
    let rows: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .filter(|(_, row)| !row.trim().is_empty() && !is_letter_frame(row))
        .map(|(i, row)| (i + 1, row))
        .collect();
    let size = u8::try_from(rows.len())
        .ok()
        .and_then(|n| BoardSize::new(n).ok())
        .ok_or(DiagramError::Rows(rows.len()))?;
    let mut diagram = Diagram { size, stones: Vec::new(), marks: Vec::new() };
    let expected = usize::from(size.lines());
    for ((line, row), y) in rows.into_iter().zip(0_u8..) {
        let row = points_of_row(row, expected);
        if row.len() != expected {
            return Err(DiagramError::Width { line, found: row.len(), expected });
        }
        for (point, c) in (0..size.lines()).filter_map(|x| size.point(x, y)).zip(row) {
            match c {
                'X' | 'x' => diagram.stones.push((point, Color::Black)),
                'O' | 'o' | '0' => diagram.stones.push((point, Color::White)),
                '.' | '+' => {}
                _ => diagram.marks.push((point, c)),
            }
        }
    }
    Ok(diagram)
}

/// Draws a board, one character a point, a space between points.
pub fn draw(size: BoardSize, stone: impl Fn(Point) -> Option<Color>) -> String {
    let mut text = String::new();
    for y in 0..size.lines() {
        text.push_str(&row_text(size, y, &stone));
        text.push('\n');
    }
    text
}

/// Draws a board framed by the coordinates of a notation, for terminals and screen readers.
pub fn framed(size: BoardSize, notation: Notation, stone: impl Fn(Point) -> Option<Color>) -> String {
    let mut text = String::new();
    for y in 0..size.lines() {
        let row = row_text(size, y, &stone);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:>2} {row}", notation.row(y, size));
    }
    text.push_str("  ");
    for x in 0..size.lines() {
        text.push(' ');
        text.push_str(&notation.column(x));
    }
    text.push('\n');
    text
}

fn row_text(size: BoardSize, y: u8, stone: impl Fn(Point) -> Option<Color>) -> String {
    let row: Vec<String> = (0..size.lines())
        .filter_map(|x| size.point(x, y))
        .map(|point| stone(point).map_or('.', Color::letter).to_string())
        .collect();
    row.join(" ")
}

/// The line of column letters under or over a board: letters in alphabetical order from A.
fn is_letter_frame(row: &str) -> bool {
    let mut letters = row.split_whitespace();
    letters.next() == Some("A") && letters.next() == Some("B")
}

/// The characters of a row without the number in front of it, where there is one.
///
/// A zero or another digit may be a point as well, so only what a row of this board has too many is a number.
fn points_of_row(row: &str, expected: usize) -> Vec<char> {
    let points = |row: &str| -> Vec<char> { row.chars().filter(|c| !c.is_whitespace()).collect() };
    let all = points(row);
    if all.len() <= expected {
        return all;
    }
    points(row.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn both_drawings_read_back() {
        let text = "X . . . .\n. O . . .\n. . . . .\n. . X . .\n. . . . O\n";
        let read = parse(text).unwrap();
        let stone = |p| read.stones.iter().find(|(at, _)| *at == p).map(|(_, color)| *color);
        assert_eq!(draw(read.size, stone), text);
        for notation in [Notation::Renju, Notation::Go] {
            assert_eq!(parse(&framed(read.size, notation, stone)).unwrap(), read);
        }
    }

    #[test]
    fn refusals_name_the_place() {
        assert_eq!(parse("..."), Err(DiagramError::Rows(1)));
        let uneven = ".....\n....\n.....\n.....\n.....";
        assert_eq!(parse(uneven), Err(DiagramError::Width { line: 2, found: 4, expected: 5 }));
    }

    /// Such a row lost its first stones: they were taken for the number of the row.
    #[test]
    fn a_row_may_begin_with_a_naught() {
        for row in ["0 . . . .", "0....", "00...", "0 0 . . .", "5 0 . . . .", "12 00..."] {
            let read = parse(&format!("{row}\n{}", ". . . . .\n".repeat(4))).unwrap();
            assert_eq!(read.stones.len(), row.matches('0').count(), "{row:?}");
            assert_eq!(read.stones[0], (read.size.point(0, 0).unwrap(), Color::White), "{row:?}");
        }
    }

    proptest! {
        #[test]
        fn garbage_never_panics(text in "[XO.0-9a-z \\n棋]{0,400}") {
            let _ = parse(&text);
        }
    }
}
