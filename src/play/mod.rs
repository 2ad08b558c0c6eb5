//! What lies on the table, and what a touch does to it: a match or a record that is looked at, the puzzle, a step of a
//! course, a moment of a game as a problem.
//!
//! Each is a value that [`Play`]s: it takes touches by the rules and tells what came of them in [`Event`]s. What shows
//! it asks for no more than that, so that another kind of table brings its own value and nothing else.
//!
//! - [`Session`]: the match under way, or a record that is walked through. [`Puzzle`]: a board being covered, with the
//!   search that can be watched. [`Lesson`]: a step of a course. [`Problem`]: a moment of a game in which something is
//!   to be found.
//! - [`editor`]: what a touch does to a record that is edited.
//! - [`players`]: who plays at this machine; [`rating`]: how strong they are.
//! - [`Count`]: what a program holds of the count at the end of a game of Go.
//! - [`Grid`]: the lines of any of their boards.

pub mod count;
pub mod editor;
pub mod grid;
pub mod lesson;
pub mod players;
pub mod problem;
pub mod puzzle;
pub mod rating;
pub mod session;
pub mod speed;
#[cfg(test)]
mod tests;

use std::time::Duration;

pub use self::count::Count;
pub use self::grid::Grid;
pub use self::lesson::Lesson;
pub use self::problem::Problem;
pub use self::puzzle::Puzzle;
pub use self::session::Session;
use crate::board::{Color, Point};
use crate::cover::Cover;
use crate::game::{Illegal, Move, Outcome, Position, Seat};
use crate::go::Score;

/// Something that lies on the table.
pub trait Play: Send + Sync + 'static {
    /// A number that grows with every change.
    fn revision(&self) -> u64;

    /// A number that is another one for every board that is laid out.
    fn number(&self) -> u64;

    /// What is to be seen.
    fn picture(&self) -> Picture;

    /// The side that a stone would be of.
    fn to_move(&self) -> Color;

    /// Whether a person may place a stone there now.
    fn takes(&self, point: Point) -> bool;

    /// Whether a person is shown the stone that a touch would place: one that loses at once is not.
    fn invites(&self, point: Point) -> bool {
        self.takes(point)
    }

    /// A stone that waits to be touched a second time waits as long as this number stands; none where stones are
    /// never touched twice.
    fn turn(&self) -> Option<u64>;

    /// Does what a touch means.
    fn touch(&mut self, touch: Touch) -> Vec<Event>;
}

/// Somebody touches a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The point.
    pub point: Point,
    /// With which of two hands.
    pub hand: Hand,
    /// Who touches it.
    pub by: Placer,
    /// The time since the program began.
    pub now: Duration,
}

/// With what a point is touched: the left or the right button of a mouse, and what stands for them elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The usual one.
    Main,
    /// The other one, which means something in an editor only.
    Other,
}

/// Who asks for a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placer {
    /// A person, by whatever device.
    Person,
    /// The program, answering the session of this revision.
    Program {
        /// The revision that it was asked about.
        revision: u64,
    },
}

/// What has happened on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A stone was placed.
    Played {
        /// The point.
        point: Point,
        /// The color of the stone.
        color: Color,
        /// How many stones it took.
        n_captured: usize,
    },
    /// A side has passed.
    Passed {
        /// The side.
        color: Color,
        /// Who sits there.
        seat: Seat,
    },
    /// A point was offered for the fifth stone.
    Offered(Point),
    /// In a count the stones of the chain on this point are taken for dead, or for alive again.
    Corrected(Point),
    /// Stones were taken back, the last move first; none when only the end of the match was.
    TakenBack(Vec<Point>),
    /// A step was tried in a record.
    Tried(session::Tried),
    /// A record was edited; whether a copy was made for it.
    Edited {
        /// It is in the copy.
        is_copied: bool,
    },
    /// A label is to be typed for a point.
    LabelAsked(Point),
    /// A touch was refused.
    Refused {
        /// The point.
        point: Point,
        /// Why.
        reason: Refusal,
    },
}

/// Why a touch is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rules say no.
    Illegal(Illegal),
    /// It is the program's turn.
    NotYourTurn,
    /// All stones of the puzzle are placed.
    NoStoneLeft,
    /// While stones are counted there must be one on the point.
    NoStone,
    /// No position has that stone with those that lie there.
    CannotStand,
}

/// What is to be seen of a table.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What lies on the board.
    pub board: Lying,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    /// The count of a game that is over.
    pub score: Option<Score>,
    /// A point that is shown as right.
    pub hint: Option<Point>,
    /// Moves that could follow, which are shown as if they were made.
    pub line: Vec<Move>,
    /// A stone that comes is seen to be placed.
    pub is_live: bool,
}

impl Picture {
    /// Something that lies there, and nothing more to be seen.
    pub const fn of(board: Lying) -> Self {
        Self { board, outcome: None, score: None, hint: None, line: Vec::new(), is_live: false }
    }
}

/// What lies on a board.
#[derive(Clone, Debug)]
pub enum Lying {
    /// A position of a game.
    Position(Position),
    /// A board being covered.
    Cover(Cover),
}
