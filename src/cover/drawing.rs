//! Boards of the puzzle as plain text: `X` a stone, `.` none, one row a line from the top.
//!
//! [`crate::board::diagram`] does this for the square boards of the games. Reading is lenient: spaces between
//! points, blank lines around the board, `x`, and `+` for a point without a stone are taken.

use super::{Board, PointSet};

/// Why a text is no drawing of this board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// Too many or too few rows.
    #[error("{found} rows instead of {expected}")]
    Rows {
        /// The rows counted.
        found: usize,
        /// The height of the board.
        expected: usize,
    },
    /// A row is too long or too short.
    #[error("line {line}: {found} points instead of {expected}")]
    Width {
        /// The line of the text, from one.
        line: usize,
        /// The points counted.
        found: usize,
        /// The width of the board.
        expected: usize,
    },
    /// A character that stands for nothing.
    #[error("line {line}: {found:?} is no point")]
    Character {
        /// The line of the text, from one.
        line: usize,
        /// The character.
        found: char,
    },
}

/// Draws stones on a board, one character a point, a space between points, a line feed after each row.
///
/// ```
/// # use goishi::cover::{self, Board};
/// let board = Board::new(5, 2)?;
/// let stones = [board.point(0, 0), board.point(4, 1)].into_iter().flatten().collect();
/// assert_eq!(cover::draw(board, stones), "X . . . .\n. . . . X\n");
/// assert_eq!(cover::read(board, "x.... ....X"), Err(cover::DrawingError::Rows { found: 1, expected: 2 }));
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
pub fn draw(board: Board, stones: PointSet) -> String {
    let row = |y| {
        let row: Vec<&str> = (0..board.width())
            .filter_map(|x| board.point(x, y))
            .map(|point| if stones.contains(point) { "X" } else { "." })
            .collect();
        row.join(" ") + "\n"
    };
    (0..board.height()).map(row).collect()
}

/// Reads the stones of a drawing.
///
/// # Errors
/// [`DrawingError`] when it shows something else than this board.
pub fn read(board: Board, text: &str) -> Result<PointSet, DrawingError> {
    let rows: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, row)| !row.trim().is_empty()).collect();
    let expected = usize::from(board.height());
    if rows.len() != expected {
        return Err(DrawingError::Rows { found: rows.len(), expected });
    }
    let mut stones = PointSet::EMPTY;
    for ((line, row), y) in rows.into_iter().zip(0..) {
        let row: Vec<char> = row.chars().filter(|c| !c.is_whitespace()).collect();
        let expected = usize::from(board.width());
        if row.len() != expected {
            return Err(DrawingError::Width { line, found: row.len(), expected });
        }
        for (found, x) in row.into_iter().zip(0..) {
            match found {
                'X' | 'x' => stones = stones | board.point(x, y).into_iter().collect(),
                '.' | '+' => {}
                _ => return Err(DrawingError::Character { line, found }),
            }
        }
    }
    Ok(stones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn refusals_name_the_place() {
        let board = Board::new(3, 2).unwrap();
        assert_eq!(read(board, "...\n...\n..."), Err(DrawingError::Rows { found: 3, expected: 2 }));
        assert_eq!(read(board, "\n...\n.."), Err(DrawingError::Width { line: 3, found: 2, expected: 3 }));
        assert_eq!(read(board, "...\n.O."), Err(DrawingError::Character { line: 2, found: 'O' }));
    }

    proptest! {
        #[test]
        fn drawings_read_back(width in 1_u8..=9, height in 1_u8..=9, bits in any::<u128>()) {
            let board = Board::new(width, height).unwrap();
            let stones = (0..).zip(board.points()).filter(|(i, _)| bits >> i & 1 == 1).map(|(_, p)| p).collect();
            prop_assert_eq!(read(board, &draw(board, stones)), Ok(stones));
        }

        #[test]
        fn garbage_never_panics(text in "[Xx.+ O\\n棋]{0,40}") {
            let _ = read(Board::new(3, 2).unwrap(), &text);
        }
    }
}
