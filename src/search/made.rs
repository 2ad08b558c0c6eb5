//! The name of what a stone makes: the compound shapes that decide games.

use super::textbook::{self, Numbers};
use crate::board::{Color, Point};
use crate::gomoku::Position;

/// What a stone would make, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Made {
    /// Five in a row.
    Five,
    /// A four with two completing points.
    OpenFour,
    /// Two fours at once (4-4).
    DoubleFour,
    /// A four and an open three at once (4-3).
    FourThree,
    /// Two open threes at once (3-3).
    DoubleThree,
    /// A four with one completing point.
    Four,
    /// An open three.
    OpenThree,
}

impl Made {
    /// Whether five is next, unless the other side answers.
    pub const fn is_four(self) -> bool {
        matches!(self, Self::OpenFour | Self::DoubleFour | Self::FourThree | Self::Four)
    }
}

/// What a stone of the side to move would make on an empty point, if it has a name.
///
/// ```
/// # use goishi::{board::{coord, diagram}, gomoku::{Rule, Setup}, search::{Made, made_by}};
/// let read = diagram::parse("
///     . . . . . . . . .
///     . . . . . . . . .
///     . . . . X . . . .
///     . . . . X . . . .
///     O X X X . . . . .
///     . . . . . . . . .
///     . . . . . . . . .
///     . . O O . O . . .
///     . . . . . . . . .
/// ").unwrap();
/// let mut setup = Setup::from_diagram(&read);
/// setup.to_move = goishi::board::Color::Black;
/// let position = setup.position(Rule::Freestyle).unwrap();
/// let e5 = coord::parse("e5", position.size()).unwrap();
/// assert_eq!(made_by(&position, e5), Some(Made::FourThree));
/// ```
pub fn made_by(position: &Position, point: Point) -> Option<Made> {
    let (_, numbers) = textbook::tables(position).into_iter().find(|(at, _)| *at == point)?;
    named(numbers, position.to_move())
}

/// What a stone of the side to move would make on every empty point where that has a name, row by row.
pub fn made_in(position: &Position) -> Vec<(Point, Made)> {
    let tables = textbook::tables(position).into_iter();
    tables.filter_map(|(point, numbers)| Some((point, named(numbers, position.to_move())?))).collect()
}

/// Reads the shape off the four numbers of a point, as the textbook does: 20 and 15 are a four and a three.
fn named(numbers: Numbers, color: Color) -> Option<Made> {
    let numbers = numbers.0[color];
    let at_least = |least: u16| numbers.iter().filter(|number| **number >= least).count();
    let (fives, open_fours, fours, threes) = (at_least(1000), at_least(100), at_least(20), at_least(15));
    Some(match (fives, open_fours, fours, threes) {
        (1.., ..) => Made::Five,
        (_, 1.., ..) => Made::OpenFour,
        (_, _, 2.., _) => Made::DoubleFour,
        (_, _, 1, 2..) => Made::FourThree,
        (_, _, 0, 2..) => Made::DoubleThree,
        (_, _, 1, _) => Made::Four,
        (_, _, 0, 1) => Made::OpenThree,
        _ => return None,
    })
}
