//! The player of a well-known beginner's essay: two tables of numbers, and the largest number wins.
//!
//! For every empty point the essay asks, for both sides and in four directions, what a stone there would make
//! of the line; the more urgent the shape, the larger the number. A rush four counts 20 and a live three 15,
//! because a four must be answered and a three need not be. The four numbers of a point are added, so that a
//! four with a three (35) stands above two threes (30), and the point with the largest sum in either table is
//! played. The essay's own scan joins only stones that touch and so overlooks `X.XX` and `XX.XX`; the numbers
//! here come from the engine's line shapes, which see gaps.

use rand::Rng;
use rand::RngExt as _;

use super::alphabeta::SearchBoard;
use crate::board::{ByColor, Color, Direction, Point};
use crate::gomoku::{LineShape, Position};

/// The numbers of one empty point: for each side, one for each of [`Direction::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub ByColor<[u16; 4]>);

impl Numbers {
    /// The number of a side in one direction.
    pub fn along(&self, color: Color, direction: Direction) -> u16 {
        self.0[color][direction as usize]
    }

    /// The sum over the four directions, by which a side compares points.
    pub fn sum(&self, color: Color) -> u16 {
        self.0[color].iter().sum()
    }
}

/// The number of a shape: how urgent a point is where one stone makes it.
///
/// 20 for a four and 15 for an open three are the essay's own; the others keep its order and are spaced so that
/// no sum of lesser shapes overtakes an open four or a five.
pub const fn number(shape: LineShape) -> u16 {
    match shape {
        LineShape::Dead | LineShape::Overline => 0,
        LineShape::ClosedOne => 1,
        LineShape::OpenOne => 2,
        LineShape::ClosedTwo => 3,
        LineShape::OpenTwo1 | LineShape::OpenTwo2 | LineShape::OpenTwo3 => 6,
        LineShape::ClosedThree => 7,
        LineShape::OpenThree1 | LineShape::OpenThree2 => 15,
        LineShape::Four => 20,
        LineShape::DoubleFour | LineShape::OpenFour => 100,
        LineShape::Five => 1000,
    }
}

/// The two tables: the numbers of every empty point, row by row. A point forbidden to Black is nothing to him.
pub fn tables(position: &Position) -> Vec<(Point, Numbers)> {
    let board = SearchBoard::new(position);
    position
        .empty_points()
        .map(|point| {
            let is_forbidden = position.forbidden(point).is_some();
            let numbers = ByColor::from_fn(|color| match color {
                Color::Black if is_forbidden => [0; 4],
                _ => Direction::ALL.map(|direction| number(board.shape(point, color, direction))),
            });
            (point, Numbers(numbers))
        })
        .collect()
}

/// How much of the board somebody sees who is new to the game: the chance that a line is noticed, for each side and
/// move anew. Where a stone would make a five it always is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Eye {
    /// Where a stone would make a four.
    pub four: f32,
    /// Where it would make less.
    pub three: f32,
    /// What is left of the chance on a slanting line, which is harder to follow.
    pub slanting: f32,
    /// What is left of it where the stones do not touch.
    pub gap: f32,
}

impl Eye {
    /// Turns the numbers on lines that are not noticed to nothing.
    fn blur(self, tables: &mut [(Point, Numbers)], position: &Position, rng: &mut impl Rng) {
        let lines = 2 * usize::from(position.size().lines());
        let draws: Vec<f32> = (0..2 * 4 * lines).map(|_| rng.random()).collect();
        for (point, numbers) in tables {
            for (color, direction) in Color::BOTH.into_iter().flat_map(|c| Direction::ALL.map(|d| (c, d))) {
                let number = &mut numbers.0[color][direction as usize];
                let line = usize::from(match direction {
                    Direction::Horizontal => point.y(),
                    Direction::Vertical => point.x(),
                    Direction::Falling => position.size().lines() + point.x() - point.y(),
                    Direction::Rising => point.x() + point.y(),
                });
                let draw =
                    draws[(usize::from(color == Color::White) * 4 + direction as usize) * lines + line];
                if draw >= self.chance(position, *point, color, direction, *number) {
                    *number = 0;
                }
            }
        }
    }

    /// The chance that a line is noticed on which a stone would have this number.
    fn chance(self, position: &Position, at: Point, color: Color, direction: Direction, made: u16) -> f32 {
        let is_slanting = matches!(direction, Direction::Falling | Direction::Rising);
        let slanting = if is_slanting { self.slanting } else { 1.0 };
        let (chance, n_stones) = match made {
            n if n >= number(LineShape::Five) => return 1.0,
            n if n >= number(LineShape::Four) => (self.four, 4),
            n if n >= number(LineShape::ClosedThree) => (self.three, 3),
            _ => (self.three, 1),
        };
        let (dx, dy) = direction.step();
        let run = |dx, dy| {
            std::iter::successors(position.size().offset(at, dx, dy), |p| position.size().offset(*p, dx, dy))
                .take_while(|point| position.stone(*point) == Some(color))
                .count()
        };
        let gap = if 1 + run(dx, dy) + run(-dx, -dy) < n_stones { self.gap } else { 1.0 };
        chance * slanting * gap
    }
}

/// Whether a stone stands so near that a move here belongs to the fight.
fn is_near(position: &Position, point: Point) -> bool {
    position.stones().any(|(at, _)| at.x().abs_diff(point.x()).max(at.y().abs_diff(point.y())) <= 2)
}

/// The legal point with the largest number in either table, except that an own five goes before everything; the
/// own table goes first where both hold the largest, and then chance. `None` when no point is legal.
///
/// With an eye that overlooks lines the points are those near to other stones.
pub(super) fn choose(position: &Position, eye: Option<Eye>, rng: &mut impl Rng) -> Option<Point> {
    let us = position.to_move();
    if position.stones().next().is_none() {
        return Some(position.size().center());
    }
    let urgency = |numbers: &Numbers| {
        let (own, other) = (numbers.sum(us), numbers.sum(!us));
        let wins = own >= number(LineShape::Five);
        (wins, own.max(other), own >= other)
    };
    let mut tables = tables(position);
    tables.retain(|(point, _)| position.check(*point).is_ok());
    if let Some(eye) = eye {
        if tables.iter().any(|(point, _)| is_near(position, *point)) {
            tables.retain(|(point, _)| is_near(position, *point));
        }
        eye.blur(&mut tables, position, rng);
    }
    let best = tables.iter().map(|(_, numbers)| urgency(numbers)).max()?;
    let equals: Vec<Point> =
        tables.iter().filter(|(_, numbers)| urgency(numbers) == best).map(|(point, _)| *point).collect();
    Some(equals[rng.random_range(0..equals.len())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::diagram;
    use crate::gomoku::{Rule, Setup};
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    /// Reads a diagram with Black to move; the marks are returned with it.
    fn read(text: &str) -> (Position, Vec<Point>) {
        let diagram = diagram::parse(text).unwrap();
        let setup = Setup { to_move: Color::Black, ..Setup::from_diagram(&diagram) };
        (setup.position(Rule::Freestyle).unwrap(), diagram.marks.iter().map(|(point, _)| *point).collect())
    }

    #[test]
    fn a_four_and_a_three_count_thirty_five() {
        let (position, marks) = read(
            ". . . . . . . . .
             . . . . . . . . .
             O X X X a . . . .
             . . . . . . . . .
             . . . . X . . . .
             . . . . X . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . O . . O . .",
        );
        let tables = tables(&position);
        let (_, numbers) = tables.iter().find(|(point, _)| *point == marks[0]).unwrap();
        assert_eq!(numbers.along(Color::Black, Direction::Horizontal), 20);
        assert_eq!(numbers.along(Color::Black, Direction::Vertical), 15);
        assert!(numbers.sum(Color::Black) >= 35);
    }

    #[test]
    fn its_own_five_goes_before_a_block() {
        let (position, marks) = read(
            ". . . . . . .
             . O O O O . .
             . . . . . . .
             O X X X X a .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
        );
        for seed in 0..8 {
            let mut rng = StdRng::seed_from_u64(seed);
            assert_eq!(choose(&position, None, &mut rng), Some(marks[0]));
        }
    }

    #[test]
    fn lesser_shapes_never_overtake_an_open_four_or_a_five() {
        assert!(number(LineShape::OpenFour) > 4 * number(LineShape::Four));
        assert!(number(LineShape::Five) > 4 * number(LineShape::OpenFour));
        assert!(LineShape::ALL.map(number).is_sorted());
    }
}
