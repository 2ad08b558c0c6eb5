//! The moves that Renju forbids to Black.
//!
//! The Renju International Federation's rules define (in its words, shortened): a *four* is a row that one more
//! stone makes a five; a *straight four* one with two such points; a *three* is a row that one more stone makes a
//! straight four *without a five being made at the same time*; an *overline* is six or more in a row. Black may
//! make neither an overline nor two fours at once, nor two threes at once unless (clause 9.3) at most one of the
//! threes can be made a straight four by a move that is not itself forbidden, by nested consideration. A five made
//! at the same time wins over all of it.
//!
//! 1. The shapes of the four lines through the point come from the [`LineTable`]: five, overlines and fours are
//!    decided by them alone, since a completed five is never forbidden.
//! 2. Only where two lines hold threes the stone is put, and each of the points that would make a straight four is
//!    tested in the same way, with the stone standing. Each level has one stone more, so this ends.
//!
//! Two fours can lie on one line (`X.XXX.X`) and are a double-four; a straight four is one four.

use super::Rule;
use super::lines::Lines;
use super::shape::{BLACK, EMPTY, LineShape, LineTable};
use crate::board::{BoardSize, Color, Direction, Point};

/// What makes a move forbidden to Black.
///
/// Where a move is forbidden for several reasons it is named by the last of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ForbiddenKind {
    /// Two or more threes at once (3-3).
    DoubleThree,
    /// Two or more fours at once (4-4).
    DoubleFour,
    /// Six or more stones in a row.
    Overline,
}

impl ForbiddenKind {
    /// The character of diagrams: `3`, `4` or `6`.
    pub const fn digit(self) -> char {
        match self {
            Self::DoubleThree => '3',
            Self::DoubleFour => '4',
            Self::Overline => '6',
        }
    }
}

/// Why a move is forbidden, with the lines that make it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// What it is.
    pub kind: ForbiddenKind,
    /// The threes, the fours or the overlines that the stone would make; only those that decide.
    pub causes: Vec<Cause>,
}

/// A three, a four or an overline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The direction of its line.
    pub direction: Direction,
    /// Its stones along the line, the forbidden one among them.
    pub stones: Vec<Point>,
    /// The empty points that make a three a straight four, or the one that makes a four a five.
    pub completions: Vec<Point>,
}

/// Whether a black stone on an empty point is forbidden, and why.
pub(crate) fn kind(lines: &Lines, point: Point) -> Option<ForbiddenKind> {
    kind_of(lines, point, lines.shapes(LineTable::of(Rule::Renju), point, Color::Black))
}

/// The same where the shapes that the stone would make are known.
pub(crate) fn kind_of(lines: &Lines, point: Point, shapes: [LineShape; 4]) -> Option<ForbiddenKind> {
    kind_by_shapes(shapes, |threes| {
        let mut lines = lines.clone();
        is_double_three(&mut lines, LineTable::of(Rule::Renju), point, threes)
    })
}

/// The kind that the shapes of four lines show; `is_double_three` is asked where two of them are threes.
#[inline]
pub(crate) fn kind_by_shapes(
    shapes: [LineShape; 4],
    is_double_three: impl FnOnce([bool; 4]) -> bool,
) -> Option<ForbiddenKind> {
    let mut n_fours = 0;
    let mut n_threes = 0;
    let mut overline = false;
    for shape in shapes {
        match shape {
            LineShape::Five => return None,
            LineShape::Overline => overline = true,
            LineShape::DoubleFour => n_fours += 2,
            LineShape::OpenFour | LineShape::Four => n_fours += 1,
            LineShape::OpenThree1 | LineShape::OpenThree2 => n_threes += 1,
            _ => {}
        }
    }
    if overline {
        Some(ForbiddenKind::Overline)
    } else if n_fours >= 2 {
        Some(ForbiddenKind::DoubleFour)
    } else if n_threes >= 2 && is_double_three(shapes.map(LineShape::is_open_three)) {
        Some(ForbiddenKind::DoubleThree)
    } else {
        None
    }
}

/// Whether at least two of the lines that look like threes are threes. Leaves the lines as they were.
fn is_double_three(
    lines: &mut Lines,
    table: &LineTable,
    point: Point,
    mut looks_like_three: [bool; 4],
) -> bool {
    let (x, y) = (point.x().into(), point.y().into());
    lines.toggle(x, y, Color::Black);
    let mut n_left = looks_like_three.iter().filter(|three| **three).count();
    let mut n_threes = 0;
    for direction in Direction::ALL {
        if n_threes >= 2 || n_threes + n_left < 2 {
            break;
        }
        if std::mem::take(&mut looks_like_three[direction as usize]) {
            n_left -= 1;
            n_threes += usize::from(
                straight_fours(lines, table, point, direction)
                    .into_iter()
                    .flatten()
                    .any(|next| may_complete(lines, table, next, direction)),
            );
        }
    }
    lines.toggle(x, y, Color::Black);
    n_threes >= 2
}

/// The points that make the three through `point`, which stands, a straight four; there are at most four.
fn straight_fours(
    lines: &Lines,
    table: &LineTable,
    point: Point,
    direction: Direction,
) -> [Option<Point>; 4] {
    let (key, shift) = lines.key(point.x().into(), point.y().into(), direction);
    let mut found = [None; 4];
    let mut n = 0;
    for i in -4..=4_i8 {
        let at = (shift as i32 + 2 * i32::from(i)) as u32;
        if key >> at & 3 != EMPTY || n == found.len() {
            continue;
        }
        if table.shape(key | BLACK << at, shift, Color::Black) == LineShape::OpenFour {
            let (dx, dy) = direction.step();
            found[n] = BoardSize::MAX
                .point(point.x().wrapping_add_signed(dx * i), point.y().wrapping_add_signed(dy * i));
            n += 1;
        }
    }
    found
}

/// Whether Black may make a straight four on `next` in a direction: without a five, and not forbidden.
fn may_complete(lines: &mut Lines, table: &LineTable, next: Point, direction: Direction) -> bool {
    let shapes = lines.shapes(table, next, Color::Black);
    debug_assert_eq!(shapes[direction as usize], LineShape::OpenFour);
    !shapes.contains(&LineShape::Five)
        && kind_by_shapes(shapes, |threes| is_double_three(lines, table, next, threes)).is_none()
}

/// Why a black stone on an empty point is forbidden, if it is.
pub(super) fn reason(lines: &Lines, point: Point) -> Option<Forbidden> {
    let kind = kind(lines, point)?;
    let table = LineTable::of(Rule::Renju);
    let shapes = lines.shapes(table, point, Color::Black);
    let mut lines = lines.clone();
    lines.toggle(point.x().into(), point.y().into(), Color::Black);
    let mut causes = Vec::new();
    for direction in Direction::ALL {
        let line = Line { lines: &lines, point, direction };
        match (kind, shapes[direction as usize]) {
            (ForbiddenKind::Overline, LineShape::Overline) => {
                causes.push(Cause { direction, stones: line.run(), completions: Vec::new() });
            }
            (ForbiddenKind::DoubleFour, LineShape::Four | LineShape::DoubleFour) => {
                causes.extend(line.completions(LineShape::Five).map(|to| line.four(&[to])));
            }
            (ForbiddenKind::DoubleFour, LineShape::OpenFour) => {
                let completions: Vec<Point> = line.completions(LineShape::Five).collect();
                causes.push(Cause { direction, stones: line.run(), completions });
            }
            (ForbiddenKind::DoubleThree, LineShape::OpenThree1 | LineShape::OpenThree2) => {
                let mut nested = lines.clone();
                let completions: Vec<Point> = line
                    .completions(LineShape::OpenFour)
                    .filter(|next| may_complete(&mut nested, table, *next, direction))
                    .collect();
                if let Some(&to) = completions.first() {
                    let stones = line.three(to);
                    causes.push(Cause { direction, stones, completions });
                }
            }
            _ => {}
        }
    }
    Some(Forbidden { kind, causes })
}

/// A line through a black stone.
struct Line<'a> {
    lines: &'a Lines,
    point: Point,
    direction: Direction,
}

impl Line<'_> {
    /// The point `i` steps along the line; only asked for cells that are no wall.
    fn at(&self, i: i8) -> Option<Point> {
        let (dx, dy) = self.direction.step();
        BoardSize::MAX.offset(self.point, dx * i, dy * i)
    }

    fn code(&self, i: i8) -> u64 {
        let (key, shift) = self.lines.key(self.point.x().into(), self.point.y().into(), self.direction);
        key >> (shift as i32 + 2 * i32::from(i)) as u32 & 3
    }

    /// The empty points that make the line through the stone this shape.
    fn completions(&self, shape: LineShape) -> impl Iterator<Item = Point> {
        let table = LineTable::of(Rule::Renju);
        let (key, shift) = self.lines.key(self.point.x().into(), self.point.y().into(), self.direction);
        (-4..=4_i8).filter_map(move |i| {
            let at = (shift as i32 + 2 * i32::from(i)) as u32;
            let makes = self.code(i) == EMPTY && table.shape(key | BLACK << at, shift, Color::Black) == shape;
            makes.then(|| self.at(i)).flatten()
        })
    }

    /// The black stones in a row through the stone.
    fn run(&self) -> Vec<Point> {
        self.run_with(&[])
    }

    /// The four that a point completes: the stones of the five, that point left out.
    fn four(&self, completions: &[Point]) -> Cause {
        let mut stones = self.run_with(completions);
        stones.retain(|stone| !completions.contains(stone));
        Cause { direction: self.direction, stones, completions: completions.to_vec() }
    }

    /// The stones of the three that a point makes a straight four.
    fn three(&self, completion: Point) -> Vec<Point> {
        let mut stones = self.run_with(&[completion]);
        stones.retain(|stone| *stone != completion);
        stones
    }

    /// The points in a row through the stone that are black or among `added`.
    fn run_with(&self, added: &[Point]) -> Vec<Point> {
        let is_row = |i: i8| self.code(i) == BLACK || self.at(i).is_some_and(|p| added.contains(&p));
        // The wall at the end of every line stops the walk before.
        let first = (1_i8..32).take_while(|i| is_row(-i)).count() as i8;
        let last = (1_i8..32).take_while(|i| is_row(*i)).count() as i8;
        (-first..=last).filter_map(|i| self.at(i)).collect()
    }
}
