//! Line shapes: what a stone on an empty point would make in one direction, read from a precomputed table.
//!
//! A window is the run of neighbors of a point in one direction, four each way in freestyle and five each way
//! where an overline does not win (the fifth tells whether a five would be one stone too long). Shapes are
//! defined from the five downwards, so gaps need no cases of their own: a *four* is a line that one more stone
//! makes a five, an *open four* one with two such points, an *open three* one that one more stone makes an
//! open four, and so on. The definition is evaluated once per rule by dynamic programming over windows of
//! three kinds of cells (own, empty, blocked), each from those with one more own stone.
//!
//! Two fours on one line (`X.XXX.X`) have two completing points and so count as an open four, which they equal
//! under every rule without forbidden moves.

use std::sync::LazyLock;

use crate::board::Color;
use crate::gomoku::Rule;

/// What a stone makes of a line, least first.
///
/// *Closed* shapes can still become a five, but never threaten an open four; the number behind an open shape is
/// how many points carry it on (three stands for three or more).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LineShape {
    /// No five is possible here any more.
    Dead,
    /// One stone that can make a closed two.
    ClosedOne,
    /// One stone that can make an open two.
    OpenOne,
    /// Two stones that can make a closed three.
    ClosedTwo,
    /// Two stones with one point that makes an open three.
    OpenTwo1,
    /// Two stones with two points that make an open three.
    OpenTwo2,
    /// Two stones with three or more points that make an open three.
    OpenTwo3,
    /// Three stones that can make a four.
    ClosedThree,
    /// Three stones with one point that makes an open four.
    OpenThree1,
    /// Three stones with two or more points that make an open four.
    OpenThree2,
    /// Four stones with one completing point.
    Four,
    /// Four stones, or two fours, with two completing points.
    OpenFour,
    /// A winning row.
    Five,
}

impl LineShape {
    /// All shapes, least first.
    pub const ALL: [Self; 13] = [
        Self::Dead,
        Self::ClosedOne,
        Self::OpenOne,
        Self::ClosedTwo,
        Self::OpenTwo1,
        Self::OpenTwo2,
        Self::OpenTwo3,
        Self::ClosedThree,
        Self::OpenThree1,
        Self::OpenThree2,
        Self::Four,
        Self::OpenFour,
        Self::Five,
    ];

    /// Whether this is an open three of either kind.
    pub const fn is_open_three(self) -> bool {
        matches!(self, Self::OpenThree1 | Self::OpenThree2)
    }

    /// Whether this is an open two of any kind.
    pub const fn is_open_two(self) -> bool {
        matches!(self, Self::OpenTwo1 | Self::OpenTwo2 | Self::OpenTwo3)
    }

    /// The shape stored in the low four bits of a nibble.
    pub(super) const fn from_nibble(nibble: u16) -> Self {
        let i = (nibble & 15) as usize;
        if i < Self::ALL.len() { Self::ALL[i] } else { Self::Dead }
    }
}

/// The shapes for both colors of every window of a rule.
///
/// A window key has two bits a cell, the nearest cell to the line's start lowest, without the center:
/// [`EMPTY`], [`BLACK`], [`WHITE`], or both bits set for a cell off the board.
pub(super) struct LineTable {
    /// The number of neighbors looked at each way.
    pub(super) radius: u32,
    /// Black's shape in the low half of a byte, White's in the high half.
    shapes: Box<[u8]>,
}

/// The code of an empty cell in a line key.
pub(super) const EMPTY: u64 = 0;
/// The code of a black stone.
pub(super) const BLACK: u64 = 1;
/// The code of a white stone.
pub(super) const WHITE: u64 = 2;

/// The code of a stone.
pub(super) const fn stone_code(color: Color) -> u64 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

static FREESTYLE: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Freestyle));
static STANDARD: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Standard));

impl LineTable {
    /// The table of a rule, computed when first asked for (about ten milliseconds).
    pub(super) fn of(rule: Rule) -> &'static Self {
        match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        }
    }

    /// Black's shape in the low, White's in the high half of the byte for a window of `line` around the cell
    /// whose two bits are at `shift`. The cell itself is taken as empty.
    #[inline]
    pub(super) fn both(&self, line: u64, shift: u32) -> u8 {
        let half = 2 * self.radius;
        let before = (line >> (shift - half)) & ((1 << half) - 1);
        let after = (line >> shift >> 2) & ((1 << half) - 1);
        self.shapes[(before | after << half) as usize]
    }

    fn new(rule: Rule) -> Self {
        let radius = match rule {
            Rule::Freestyle => 4,
            Rule::Standard => 5,
        };
        let shapes = shapes_of_windows(rule, radius);
        let half_windows = 1_usize << (2 * radius);
        let half_len = 3_usize.pow(radius);
        let black: Vec<usize> = (0..half_windows).map(|key| ternary(key as u64, radius, BLACK)).collect();
        let white: Vec<usize> = (0..half_windows).map(|key| ternary(key as u64, radius, WHITE)).collect();
        let mut table = Vec::with_capacity(half_windows * half_windows);
        for after in 0..half_windows {
            for before in 0..half_windows {
                let for_black = shapes[black[before] + half_len * black[after]];
                let for_white = shapes[white[before] + half_len * white[after]];
                table.push(for_black as u8 | (for_white as u8) << 4);
            }
        }
        Self { radius, shapes: table.into_boxed_slice() }
    }
}

/// Cells of a window as a color sees them, as digits to the base three.
const BLOCKED: usize = 0;
const FREE: usize = 1;
const OWN: usize = 2;

/// The number whose digits to the base three are the cells of half a window as `own` sees them.
fn ternary(key: u64, radius: u32, own: u64) -> usize {
    let mut number = 0;
    for i in (0..radius).rev() {
        let digit = match key >> (2 * i) & 3 {
            EMPTY => FREE,
            code if code == own => OWN,
            _ => BLOCKED,
        };
        number = 3 * number + digit;
    }
    number
}

/// The shape of each window with an own stone in the center.
///
/// A window with one more own stone has a larger number, so going downwards finds all of them known.
fn shapes_of_windows(rule: Rule, radius: u32) -> Vec<LineShape> {
    let n_cells = 2 * radius as usize;
    let powers: Vec<usize> = (0..n_cells as u32).map(|i| 3_usize.pow(i)).collect();
    let n_windows = 3_usize.pow(n_cells as u32);
    let mut shapes = vec![LineShape::Dead; n_windows];
    for window in (0..n_windows).rev() {
        let cell = |i: usize| window / powers[i] % 3;
        let mut counts = [0_usize; LineShape::ALL.len()];
        for i in (0..n_cells).filter(|i| cell(*i) == FREE) {
            counts[shapes[window + powers[i]] as usize] += 1;
        }
        shapes[window] = match rule_of_run(rule, run_through_center(radius as usize, cell)) {
            Run::Wins => LineShape::Five,
            Run::TooLong => LineShape::Dead,
            Run::Short => shape_from_next(&counts),
        };
    }
    shapes
}

/// What a run of stones is under a rule.
enum Run {
    Short,
    Wins,
    TooLong,
}

fn rule_of_run(rule: Rule, len: u8) -> Run {
    if rule.wins(len) {
        Run::Wins
    } else if len > 5 {
        Run::TooLong
    } else {
        Run::Short
    }
}

/// The number of own stones in a row through the center, itself included.
fn run_through_center(radius: usize, cell: impl Fn(usize) -> usize) -> u8 {
    let before = (0..radius).rev().take_while(|i| cell(*i) == OWN).count();
    let after = (radius..2 * radius).take_while(|i| cell(*i) == OWN).count();
    (before + 1 + after) as u8
}

/// The shape of a line from how many of its points make each better shape.
fn shape_from_next(counts: &[usize; LineShape::ALL.len()]) -> LineShape {
    let n = |shape: LineShape| counts[shape as usize];
    let n_open_twos = n(LineShape::OpenTwo1) + n(LineShape::OpenTwo2) + n(LineShape::OpenTwo3);
    let n_open_threes = n(LineShape::OpenThree1) + n(LineShape::OpenThree2);
    match (n(LineShape::Five), n(LineShape::OpenFour)) {
        (2.., _) => LineShape::OpenFour,
        (1, _) => LineShape::Four,
        (0, 2..) => LineShape::OpenThree2,
        (0, 1) => LineShape::OpenThree1,
        (0, 0) if n(LineShape::Four) > 0 => LineShape::ClosedThree,
        (0, 0) => match n_open_threes {
            3.. => LineShape::OpenTwo3,
            2 => LineShape::OpenTwo2,
            1 => LineShape::OpenTwo1,
            0 if n(LineShape::ClosedThree) > 0 => LineShape::ClosedTwo,
            0 if n_open_twos > 0 => LineShape::OpenOne,
            0 if n(LineShape::ClosedTwo) > 0 => LineShape::ClosedOne,
            0 => LineShape::Dead,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape that a black stone on `*` makes; `#` is wall, and so is all beyond the text.
    fn shape(rule: Rule, text: &str) -> LineShape {
        let mut line = u64::MAX;
        let mut center = 0;
        for (i, c) in (6_u32..).zip(text.chars()) {
            let code = match c {
                '.' => EMPTY,
                'X' => BLACK,
                'O' => WHITE,
                '*' => {
                    center = 2 * i;
                    EMPTY
                }
                _ => BLACK | WHITE,
            };
            line &= !(3 << (2 * i));
            line |= code << (2 * i);
        }
        LineShape::from_nibble(u16::from(LineTable::of(rule).both(line, center)))
    }

    fn check(text: &str, freestyle: LineShape, standard: LineShape) {
        assert_eq!(shape(Rule::Freestyle, text), freestyle, "{text} in freestyle");
        assert_eq!(shape(Rule::Standard, text), standard, "{text} in standard");
    }

    #[test]
    fn fives_and_overlines() {
        check("XXXX*", LineShape::Five, LineShape::Five);
        check("XX*XX", LineShape::Five, LineShape::Five);
        check("XXX*XX", LineShape::Five, LineShape::Dead);
        check("OXXX*XO", LineShape::Five, LineShape::Five);
        check("XXXX*XXXX", LineShape::Five, LineShape::Dead);
        check("X.XXXX*", LineShape::Five, LineShape::Five);
    }

    #[test]
    fn fours_with_and_without_gaps() {
        check("..XXX*..", LineShape::OpenFour, LineShape::OpenFour);
        check("OXXX*.", LineShape::Four, LineShape::Four);
        check("OXX*.X..", LineShape::Four, LineShape::Four);
        check("..X*.XX..", LineShape::Four, LineShape::Four);
        check("X.X*X.X", LineShape::OpenFour, LineShape::OpenFour);
        check("OXXX*O", LineShape::Dead, LineShape::Dead);
        // A completing stone that joins a fifth own stone makes an overline here.
        check("X.XXX*.X", LineShape::OpenFour, LineShape::Dead);
        check("X.XX*X.O", LineShape::OpenFour, LineShape::Four);
    }

    #[test]
    fn threes_with_and_without_gaps() {
        check("...XX*...", LineShape::OpenThree2, LineShape::OpenThree2);
        check("...X.X*...", LineShape::OpenThree1, LineShape::OpenThree1);
        check("O.XX*.O", LineShape::ClosedThree, LineShape::ClosedThree);
        check("#.XX*..#", LineShape::OpenThree1, LineShape::OpenThree1);
        check("OXX*...", LineShape::ClosedThree, LineShape::ClosedThree);
        check("X..*X", LineShape::ClosedThree, LineShape::ClosedThree);
        check("O..X*XO", LineShape::ClosedThree, LineShape::ClosedThree);
    }

    #[test]
    fn twos_and_less() {
        check("....X*....", LineShape::OpenTwo3, LineShape::OpenTwo3);
        check("OX*...", LineShape::ClosedTwo, LineShape::ClosedTwo);
        check("....*....", LineShape::OpenOne, LineShape::OpenOne);
        check("#*....#", LineShape::ClosedOne, LineShape::ClosedOne);
        check("O...*O", LineShape::Dead, LineShape::Dead);
        check("O..X*.O", LineShape::ClosedTwo, LineShape::ClosedTwo);
    }

    #[test]
    fn mirrored_windows_and_exchanged_colors_agree() {
        for rule in Rule::ALL {
            let table = LineTable::of(rule);
            let n_cells = 2 * table.radius;
            let mut key: u64 = 0;
            // A stride coprime to the number of windows visits a fair sample of them.
            for _ in 0..50_000 {
                key = (key + 27_644_437) % (1 << (2 * n_cells));
                let cells: Vec<u64> = (0..n_cells).map(|i| key >> (2 * i) & 3).collect();
                let at = |cells: &[u64]| {
                    let index = cells.iter().rev().fold(0, |index, code| index << 2 | code);
                    table.shapes[index as usize]
                };
                let mirrored: Vec<u64> = cells.iter().rev().copied().collect();
                assert_eq!(at(&cells), at(&mirrored));
                let exchanged: Vec<u64> = cells
                    .iter()
                    .map(|code| match *code {
                        BLACK => WHITE,
                        WHITE => BLACK,
                        other => other,
                    })
                    .collect();
                assert_eq!(at(&cells), at(&exchanged).rotate_left(4));
            }
        }
    }
}
