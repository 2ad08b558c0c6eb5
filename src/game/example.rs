//! Examples: a position by a diagram, and what is played from there by words.
//!
//! A point is named by its letter in the diagram, or as `c4`. What is played are words with spaces between them:
//!
//! | word | what it does |
//! |---|---|
//! | a point | places a stone there, or names the point where an opening asks for one |
//! | `pass` | passes |
//! | `black-resumes`, `white-resumes` | takes up a game of Go again that was to be counted |
//! | `black`, `white` | takes the color, in an opening |
//! | `two` | places two stones more, in an opening |
//! | a number | says how many fifth moves there shall be, in an opening |
//!
//! ```
//! # use goishi::{board::Color, game::example::{By, Example}, go::RuleSet};
//! let corner = Example::new(By::Go(RuleSet::Japanese), "
//!     O a . . .
//!     X . . . .
//!     . . . . .
//!     . . . . .
//!     . . . . .
//! ");
//! let position = corner.position("a");
//! assert_eq!(position.stone(corner.point("a5")), None, "White's stone is taken");
//! ```

use super::{Move, Position};
use crate::board::diagram::{self, Diagram};
use crate::board::{ByColor, Color, Point, coord};
use crate::go::{self, RuleSet};
use crate::gomoku::opening::{self, Answer, Opening, OpeningGame};
use crate::gomoku::{self, DEFAULT_SIZE, Rule};

/// Whose rules an example is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Five in a row.
    Five(Rule),
    /// An opening of five in a row on the usual board; it begins with no stone.
    Opening(Opening),
    /// Go.
    Go(RuleSet),
}

/// A diagram, and what is to be known besides to play on from it.
///
/// # Panics
/// All its methods do so on a diagram that cannot be read, a name of no point, and a move against the rules: examples
/// are part of the program, and tests play every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The rules.
    pub by: By,
    /// The stones that lie there, and letters on the points that are spoken of.
    pub board: &'static str,
    /// Who plays first.
    pub to_move: Color,
    /// The stones that each side has taken before, in Go.
    pub prisoners: ByColor<u32>,
}

/// What an example has come to.
#[derive(Clone, Debug)]
pub enum Standing {
    /// A position of play.
    Play(Position),
    /// An opening under way, or over.
    Opening(OpeningGame),
}

impl Example {
    /// A diagram with Black to move.
    pub const fn new(by: By, board: &'static str) -> Self {
        Self { by, board, to_move: Color::Black, prisoners: ByColor { black: 0, white: 0 } }
    }

    /// The point of a name.
    pub fn point(&self, name: &str) -> Point {
        let diagram = self.diagram();
        let marked = diagram.marks.iter().find(|(_, mark)| name.chars().eq([*mark])).map(|(point, _)| *point);
        marked.or_else(|| coord::parse(name, diagram.size).ok()).expect("every name is that of a point")
    }

    /// What it has come to when this has been played.
    pub fn after(&self, played: &str) -> Standing {
        match self.by {
            By::Opening(opening) => {
                let mut game = OpeningGame::new(opening, DEFAULT_SIZE).expect("every opening has its board");
                for word in played.split_whitespace() {
                    game.apply(self.step(word)).expect("every step is legal");
                }
                Standing::Opening(game)
            }
            By::Five(rule) => {
                let setup = gomoku::Setup::from_diagram(&self.diagram());
                let position = gomoku::Setup { to_move: self.to_move, ..setup }.position(rule);
                let position = position.expect("every diagram is sound");
                Standing::Play(self.play(Position::Gomoku(Box::new(position)), played))
            }
            By::Go(set) => {
                let (to_move, prisoners) = (self.to_move, self.prisoners);
                let setup = go::Setup { to_move, prisoners, ..go::Setup::from_diagram(&self.diagram()) };
                let position = setup.position(set.rules()).expect("every diagram is sound");
                Standing::Play(self.play(Position::Go(position), played))
            }
        }
    }

    /// The position when this has been played. Panics at an opening, too.
    pub fn position(&self, played: &str) -> Position {
        match self.after(played) {
            Standing::Play(position) => position,
            Standing::Opening(_) => unreachable!("an opening has no position"),
        }
    }

    /// The stones that lie there, and the letters.
    pub fn diagram(&self) -> Diagram {
        match self.by {
            By::Opening(_) => Diagram { size: DEFAULT_SIZE, stones: Vec::new(), marks: Vec::new() },
            By::Five(_) | By::Go(_) => diagram::parse(self.board).expect("every diagram can be read"),
        }
    }

    fn play(&self, mut position: Position, played: &str) -> Position {
        for word in played.split_whitespace() {
            let made = match (word, &mut position) {
                ("black-resumes" | "white-resumes", Position::Go(go)) => {
                    go.resume(if word == "black-resumes" { Color::Black } else { Color::White });
                    continue;
                }
                ("pass", _) => Move::Pass,
                _ => Move::Place(self.point(word)),
            };
            position.play(made).expect("every move is legal");
        }
        position
    }

    /// A step of an opening from its word.
    fn step(&self, word: &str) -> opening::Step {
        opening::Step::Answer(match word {
            "black" => Answer::Take(Color::Black),
            "white" => Answer::Take(Color::White),
            "two" => Answer::PlaceTwo,
            _ => match word.parse() {
                Ok(number) => Answer::Number(number),
                Err(_) => return opening::Step::Point(self.point(word)),
            },
        })
    }
}
