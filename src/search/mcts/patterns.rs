//! 3×3 patterns that playouts like to play in the middle of.
//!
//! S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns in Monte-Carlo Go", INRIA RR-6062
//! (2006), figures 3 to 6: hane, cuts and moves along the edge.

use crate::board::Point;
use crate::go::Board;

/// Nine cells, row by row: `X` and `O` stones of the two sides, either being Black, `.` empty, `#` wall; `x` and `o`
/// all but such a stone, `?` anything. The middle is where to play.
const SHAPES: [&str; 14] = [
    // Hane: around the head of a stone.
    "XOX ... ???",
    "XO. ... ?.?",
    "XO? X.. x.?",
    ".O. X.. ...",
    // A cut that nothing covers, or that a peep makes possible.
    "XO? O.o ?o?",
    "XO? O.X ???",
    // Between two stones, and from one to another a knight's move away.
    "?X? O.O ooo",
    "OX? o.O ???",
    // At the edge: chase, block, connect, descend, cut.
    "X.? O.? ###",
    "OX? X.O ###",
    "?X? x.O ###",
    "?XO x.x ###",
    "?OX X.O ###",
    "XO. ... ###",
];

/// The eight cells around the middle of a shape, in the order of the index of [`Board::around`]: above, left, right,
/// below, then the diagonal ones row by row.
const PLACES: [usize; 8] = [1, 3, 5, 7, 0, 2, 6, 8];

/// One bit for each index of a pattern.
pub(super) struct Patterns(Box<[u64; 1 << 10]>);

impl Patterns {
    pub(super) fn new() -> Self {
        let mut patterns = Self(Box::new([0; 1 << 10]));
        for shape in SHAPES {
            let cells: Vec<u8> = shape.bytes().filter(|byte| *byte != b' ').collect();
            for mut turned in turns([0, 1, 2, 3, 4, 5, 6, 7, 8]).map(|turn| turn.map(|at| cells[at])) {
                patterns.add(turned);
                turned = turned.map(|cell| match cell {
                    b'X' => b'O',
                    b'O' => b'X',
                    b'x' => b'o',
                    b'o' => b'x',
                    other => other,
                });
                patterns.add(turned);
            }
        }
        patterns
    }

    /// Adds all that a shape stands for.
    fn add(&mut self, cells: [u8; 9]) {
        // The cells in two bits each, as `Around` has them: empty, Black, White, wall.
        let mut codes = vec![0_u16];
        for (i, place) in PLACES.into_iter().enumerate() {
            let may_be: &[u16] = match cells[place] {
                b'.' => &[0],
                b'X' => &[1],
                b'O' => &[2],
                b'#' => &[3],
                b'x' => &[0, 2, 3],
                b'o' => &[0, 1, 3],
                _ => &[0, 1, 2, 3],
            };
            codes =
                codes.iter().flat_map(|code| may_be.iter().map(move |cell| code | cell << (2 * i))).collect();
        }
        for code in codes {
            self.0[usize::from(code >> 6)] |= 1 << (code & 63);
        }
    }

    /// Whether a move on an empty point is one of the patterns, for either side.
    #[inline]
    pub(super) fn matches(&self, board: &Board, point: Point) -> bool {
        let code = board.around(point).code();
        self.0[usize::from(code >> 6)] >> (code & 63) & 1 == 1
    }
}

/// The eight symmetries of nine cells.
fn turns(cells: [usize; 9]) -> [[usize; 9]; 8] {
    let turn = |c: [usize; 9]| [c[6], c[3], c[0], c[7], c[4], c[1], c[8], c[5], c[2]];
    let flip = |c: [usize; 9]| [c[2], c[1], c[0], c[5], c[4], c[3], c[8], c[7], c[6]];
    let once = turn(cells);
    let twice = turn(once);
    let thrice = turn(twice);
    [cells, once, twice, thrice, flip(cells), flip(once), flip(twice), flip(thrice)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Symmetry, diagram};
    use crate::go::{RuleSet, Setup};

    /// Whether the point marked `p` is a pattern, however the board is turned.
    #[track_caller]
    fn check(text: &str, expect: bool) {
        let read = diagram::parse(text).unwrap();
        let patterns = Patterns::new();
        for symmetry in Symmetry::ALL {
            let mut setup = Setup::from_diagram(&read);
            for (point, _) in &mut setup.stones {
                *point = symmetry.apply(*point, read.size);
            }
            let point = symmetry.apply(read.marks[0].0, read.size);
            let position = setup.position(RuleSet::Chinese.rules()).unwrap();
            assert_eq!(patterns.matches(position.board(), point), expect, "{position:?}");
        }
    }

    #[test]
    fn hane_cut_and_edge() {
        check(". . . . .\n. X O X .\n. . p . .\n. . . . .\n. . . . .", true);
        check(". . . . .\n. X O . .\n. O p . .\n. . . . .\n. . . . .", true);
        check(". . . . .\n. . . . .\n. . . . .\n. O X . .\n. X p O .", true);
        check(". . . . .\n. . . . .\n. . p . .\n. . . . .\n. . . . .", false);
        check(". . . . .\n. X X X .\n. . p . .\n. X X X .\n. . . . .", false);
    }
}
