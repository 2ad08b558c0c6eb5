//! Line shapes: what a stone on an empty point would make in one direction, read from a precomputed table.
//!
//! A window is the run of neighbors of a point in one direction, four each way in freestyle and five each way
//! where an overline does not win (the fifth tells whether a five would be one stone too long). Shapes are
//! defined from the five downwards, so gaps need no cases of their own: a *four* is a line that one more stone
//! makes a five, an *open four* one with two such points, an *open three* one that one more stone makes an
//! open four, and so on. The definition is evaluated once per rule by dynamic programming over windows of
//! three kinds of cells (own, empty, blocked), each from those with one more own stone.
//!
//! Two fours on one line (`X.XXX.X`) have two completing points as an open four has, and equal it under every rule
//! without forbidden moves; in Renju they are a double-four of Black's, so they have a name of their own.
//!
//! In Caro a four can also be met at the far end of the five it threatens, so an open four there is one of which
//! no single stone of the other side takes every five, and stones of the other side differ from the wall.

use std::sync::LazyLock;

use super::{Ends, Rule};
use crate::board::Color;

/// What a stone makes of a line, least first.
///
/// *Closed* shapes can still become a five, but never threaten an open four; the number after an open shape is
/// how many points carry it on (three stands for three or more).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LineShape {
    /// No five is possible here any more.
    Dead,
    /// Six or more stones in a row, forbidden here.
    Overline,
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
    /// Two fours on one line, with two completing points (`X.XXX.X`).
    DoubleFour,
    /// Four stones in a row with two completing points; RIF's "straight four".
    OpenFour,
    /// A winning row.
    Five,
}

impl LineShape {
    /// All shapes, least first.
    pub const ALL: [Self; 15] = [
        Self::Dead,
        Self::Overline,
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
        Self::DoubleFour,
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

    /// Whether this line has two completing points.
    pub const fn is_two_fives(self) -> bool {
        matches!(self, Self::DoubleFour | Self::OpenFour)
    }

    /// The shape stored in the low four bits of a nibble.
    pub(crate) const fn from_nibble(nibble: u16) -> Self {
        let i = (nibble & 15) as usize;
        if i < Self::ALL.len() { Self::ALL[i] } else { Self::Dead }
    }
}

/// The shapes for both colors of every window of a rule.
///
/// A window key has two bits a cell, the nearest cell to the line's start lowest, without the center:
/// [`EMPTY`], [`BLACK`], [`WHITE`], or both bits set for a cell off the board.
pub(crate) struct LineTable {
    /// The number of neighbors looked at each way.
    pub(crate) radius: u32,
    /// Black's shape in the low half of a byte, White's in the high half.
    shapes: Box<[u8]>,
}

/// The code of an empty cell in a line key.
pub(crate) const EMPTY: u64 = 0;
/// The code of a black stone.
pub(crate) const BLACK: u64 = 1;
/// The code of a white stone.
pub(crate) const WHITE: u64 = 2;

/// The code of a stone.
pub(crate) const fn stone_code(color: Color) -> u64 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The key of the window around a cell.
#[inline]
const fn window(line: u64, shift: u32, radius: u32) -> usize {
    let half = 2 * radius;
    let before = (line >> (shift - half)) & ((1 << half) - 1);
    let after = (line >> shift >> 2) & ((1 << half) - 1);
    (before | after << half) as usize
}

static FREESTYLE: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Freestyle));
static STANDARD: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Standard));
static CARO: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Caro));
static CARO_OVERLINE: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::CaroOverline));
static RENJU: LazyLock<LineTable> = LazyLock::new(|| LineTable::new(Rule::Renju));

impl LineTable {
    /// The table of a rule, computed when first asked for (10 to 100 milliseconds).
    pub(crate) fn of(rule: Rule) -> &'static Self {
        match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
            Rule::Caro => &CARO,
            Rule::CaroOverline => &CARO_OVERLINE,
            Rule::Renju => &RENJU,
        }
    }

    /// Black's shape in the low, White's in the high half of the byte for a window of `line` around the cell
    /// whose two bits are at `shift`. The cell itself is taken as empty.
    #[inline]
    pub(crate) fn both(&self, line: u64, shift: u32) -> u8 {
        self.shapes[window(line, shift, self.radius)]
    }

    /// The same, faster, where the table's radius is known: it has to be this one.
    #[inline]
    pub(crate) fn both_within<const RADIUS: u32>(&self, line: u64, shift: u32) -> u8 {
        self.shapes[window(line, shift, RADIUS)]
    }

    /// The shape of one color, see [`both`](Self::both).
    #[inline]
    pub(crate) fn shape(&self, line: u64, shift: u32, color: Color) -> LineShape {
        let both = u16::from(self.both(line, shift));
        LineShape::from_nibble(match color {
            Color::Black => both,
            Color::White => both >> 4,
        })
    }

    fn new(rule: Rule) -> Self {
        let radius = match rule {
            Rule::Freestyle => 4,
            Rule::Standard | Rule::Caro | Rule::CaroOverline | Rule::Renju => 5,
        };
        let black = Windows::new(rule, Color::Black, radius);
        let same = Rule::Renju != rule;
        let white = if same { black.clone() } else { Windows::new(rule, Color::White, radius) };
        let half_windows = 1_usize << (2 * radius);
        let of_black: Vec<usize> = (0..half_windows).map(|key| black.half(key, BLACK)).collect();
        let of_white: Vec<usize> = (0..half_windows).map(|key| white.half(key, WHITE)).collect();
        let half_len = black.half_len();
        let mut table = Vec::with_capacity(half_windows * half_windows);
        for after in 0..half_windows {
            for before in 0..half_windows {
                let for_black = black.shapes[of_black[before] + half_len * of_black[after]];
                let for_white = white.shapes[of_white[before] + half_len * of_white[after]];
                table.push(for_black as u8 | (for_white as u8) << 4);
            }
        }
        Self { radius, shapes: table.into_boxed_slice() }
    }
}

/// Cells of a window as a color sees them, as digits; a rule that tells stones of the other side from the wall
/// has a fourth kind.
const BLOCKED: usize = 0;
const FREE: usize = 1;
const OWN: usize = 2;
const WALL: usize = 3;

/// The shapes of all windows of a rule as a color sees them, each with an own stone in the center.
#[derive(Clone)]
struct Windows {
    rule: Rule,
    color: Color,
    radius: usize,
    /// The number of kinds of cells.
    base: usize,
    /// What a cell of kind one is worth in the number of a window.
    units: Vec<usize>,
    /// Indexed by the number whose digits are the cells, the first cell lowest.
    shapes: Vec<LineShape>,
}

impl Windows {
    /// A window with one more own stone or one more stone of the other side is asked for while a window is
    /// computed; the number of own stones only grows, so going down by it finds every shape known.
    fn new(rule: Rule, color: Color, radius: u32) -> Self {
        let base: usize = if matches!(rule, Rule::Caro | Rule::CaroOverline) { 4 } else { 3 };
        let radius = radius as usize;
        let n_windows = base.pow(2 * radius as u32);
        let units = (0..2 * radius as u32).map(|i| base.pow(i)).collect();
        let mut windows = Self { rule, color, radius, base, units, shapes: vec![LineShape::Dead; n_windows] };
        let mut by_stones: Vec<Vec<u32>> = vec![Vec::new(); 2 * radius + 1];
        for window in 0..n_windows {
            let n_own = (0..2 * radius).filter(|i| windows.cell(window, *i) == OWN).count();
            by_stones[n_own].push(window as u32);
        }
        for window in by_stones.into_iter().rev().flatten() {
            windows.shapes[window as usize] = windows.shape_of(window as usize);
        }
        windows
    }

    fn half_len(&self) -> usize {
        self.units[self.radius]
    }

    /// The number whose digits are the cells of half a window, given as a key, as `own` sees them.
    fn half(&self, key: usize, own: u64) -> usize {
        (0..self.radius).rev().fold(0, |number, i| {
            let digit = match key as u64 >> (2 * i) & 3 {
                EMPTY => FREE,
                code if code == own => OWN,
                code if code == BLACK | WHITE && self.base == 4 => WALL,
                _ => BLOCKED,
            };
            self.base * number + digit
        })
    }

    fn cell(&self, window: usize, i: usize) -> usize {
        window / self.units[i] % self.base
    }

    /// The window with another kind of cell in the place of a free one.
    fn with(&self, window: usize, i: usize, kind: usize) -> usize {
        window - FREE * self.units[i] + kind * self.units[i]
    }

    fn free_cells(&self, window: usize) -> impl Iterator<Item = usize> {
        (0..2 * self.radius).filter(move |i| self.cell(window, *i) == FREE)
    }

    fn shape_of(&self, window: usize) -> LineShape {
        let (len, ends) = self.run_through_center(window);
        if self.rule.wins(self.color, len, ends) {
            return LineShape::Five;
        }
        let forbids = self.rule.forbids() && self.color == Color::Black;
        if len > 5 {
            return if forbids { LineShape::Overline } else { LineShape::Dead };
        }
        let mut counts = [0_usize; LineShape::ALL.len()];
        for i in self.free_cells(window) {
            counts[self.shapes[self.with(window, i, OWN)] as usize] += 1;
        }
        if !forbids {
            // A double-four wins as surely as an open four, and a three that makes one is as good.
            counts[LineShape::OpenFour as usize] += counts[LineShape::DoubleFour as usize];
        }
        match counts[LineShape::Five as usize] {
            0 => shape_from_next(&counts),
            1 => LineShape::Four,
            _ if !self.survives_any_reply(window) => LineShape::Four,
            // Four stones in a row are one four; with a gap between them they are two.
            _ if len == 4 => LineShape::OpenFour,
            _ => LineShape::DoubleFour,
        }
    }

    /// Whether a five remains whatever single stone the other side puts.
    fn survives_any_reply(&self, window: usize) -> bool {
        self.base == 3
            || self.free_cells(window).all(|reply| {
                let replied = self.with(window, reply, BLOCKED);
                self.free_cells(replied).any(|i| {
                    let (len, ends) = self.run_through_center(self.with(replied, i, OWN));
                    self.rule.wins(self.color, len, ends)
                })
            })
    }

    /// The number of own stones in a row through the center, itself included, and what stands at their ends.
    fn run_through_center(&self, window: usize) -> (u8, Ends) {
        let radius = self.radius;
        let before = (0..radius).rev().take_while(|i| self.cell(window, *i) == OWN).count();
        let after = (radius..2 * radius).take_while(|i| self.cell(window, *i) == OWN).count();
        // A run to the end of the window is longer than five on that side: its ends do not matter.
        let blocked = before < radius
            && after < radius
            && self.cell(window, radius - 1 - before) == BLOCKED
            && self.cell(window, radius + after) == BLOCKED;
        ((before + 1 + after) as u8, if blocked { Ends::Blocked } else { Ends::Open })
    }
}

/// The shape of a line without a four, from how many of its points make each better shape.
fn shape_from_next(counts: &[usize; LineShape::ALL.len()]) -> LineShape {
    let n = |shape: LineShape| counts[shape as usize];
    let n_open_twos = n(LineShape::OpenTwo1) + n(LineShape::OpenTwo2) + n(LineShape::OpenTwo3);
    let n_open_threes = n(LineShape::OpenThree1) + n(LineShape::OpenThree2);
    match n(LineShape::OpenFour) {
        2.. => LineShape::OpenThree2,
        1 => LineShape::OpenThree1,
        0 if n(LineShape::Four) + n(LineShape::DoubleFour) > 0 => LineShape::ClosedThree,
        0 => match n_open_threes {
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
        check("X.X*X.X", LineShape::DoubleFour, LineShape::DoubleFour);
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
                if rule == Rule::Renju {
                    continue; // The colors have rules of their own.
                }
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
