//! What stands around a point, in sixteen bits that are kept up to date with every stone.

use super::table::{Cell, EIGHT, Table, step};
use crate::board::{Color, Point};

/// The eight neighbors of a point, two bits each: the four of the lines first, then the diagonal ones.
///
/// In each pair the low bit is set for Black and wall, the high bit for White and wall. The number is at the
/// same time the index of a 3×3 pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Around(u16);

/// The low bits of the four neighbors, and of the diagonal ones.
const LINES: u16 = 0x0055;
const DIAGONALS: u16 = 0x5500;

impl Around {
    /// The number with the eight cells in it, as an index of 3×3 patterns.
    pub(crate) const fn code(self) -> u16 {
        self.0
    }

    /// One bit for each neighbor that is a stone of the color, or wall.
    const fn of(self, color: Color) -> u16 {
        match color {
            Color::Black => self.0,
            Color::White => self.0 >> 1,
        }
    }

    /// Whether one of the four neighbors is empty.
    pub(super) const fn has_liberty(self) -> bool {
        (self.0 | self.0 >> 1) & LINES != LINES
    }

    /// Whether all four neighbors are stones of the color or wall.
    pub(super) const fn is_enclosed_by(self, color: Color) -> bool {
        self.of(color) & LINES == LINES
    }

    /// Whether the point is an eye by its looks: enclosed by the color, and the other side holds less than two of
    /// the diagonal points, none at the edge.
    pub(super) fn is_eye_like(self, color: Color) -> bool {
        if !self.is_enclosed_by(color) {
            return false;
        }
        let (own, enemy) = (self.of(color), self.of(!color));
        let n_enemies = (enemy & !own & DIAGONALS).count_ones();
        let at_edge = enemy & own & DIAGONALS != 0;
        n_enemies + u32::from(at_edge) < 2
    }
}

impl Table<Around> {
    /// Notes that a stone has come to a point, or gone from it.
    pub(super) fn toggle(&mut self, point: Point, cell: Cell) {
        for (i, by) in EIGHT.into_iter().enumerate() {
            self[step(point, by)].0 ^= (cell as u16) << (2 * OPPOSITE[i]);
        }
    }

    /// The same computed from the cells.
    pub(super) fn computed(cells: &Table<Cell>, point: Point) -> Around {
        let code = |(i, by)| (cells[step(point, by)] as u16) << (2 * i);
        Around(EIGHT.into_iter().enumerate().map(code).sum())
    }
}

/// Where the neighbor in each place of [`EIGHT`] finds the point itself among its own neighbors.
const OPPOSITE: [usize; 8] = [3, 2, 1, 0, 7, 6, 5, 4];

#[cfg(test)]
mod tests {
    use crate::board::{Color, diagram};
    use crate::go::RuleSet;
    use crate::go::Setup;

    /// The point marked `e` looks like an eye of Black's, the one marked `f` does not.
    #[track_caller]
    fn check(text: &str) {
        let read = diagram::parse(text).unwrap();
        let position = Setup::from_diagram(&read).position(RuleSet::Japanese.rules()).unwrap();
        for (point, mark) in read.marks {
            assert_eq!(position.board().is_eye_like(Color::Black, point), mark == 'e', "{position:?}");
            assert!(!position.board().is_eye_like(Color::White, point), "{position:?}");
        }
    }

    #[test]
    fn eyes_in_the_middle_may_lose_one_corner() {
        check(". . . . .\n. . X X .\n. X e X .\n. X X O .\n. . . . .");
        check(". . . . .\n. O X X .\n. X f X .\n. . X O .\n. . . . .");
    }

    #[test]
    fn eyes_at_the_edge_may_lose_none() {
        check("e X e X e\nX X X X X\n. . . . .\n. . . . .\n. . . . .");
        check("f X . . .\nX O . . .\n. X . . .\n. . . . .\n. . . . .");
        check(". X f X .\n. O X . .\n. . . . .\n. . . . .\n. . . . .");
    }

    #[test]
    fn the_index_tells_the_neighbors() {
        let read = diagram::parse("O X . . .\n. p . . .\n. . . . .\n. . . . .\n. . . . .").unwrap();
        let position = Setup::from_diagram(&read).position(RuleSet::Japanese.rules()).unwrap();
        let code = position.board().around(read.marks[0].0).code();
        assert_eq!(code, 0b01 | 0b10 << 8);
    }
}
