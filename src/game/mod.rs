//! One match: who sits where, what has been played, what can be taken back, how it ended; and games as trees of
//! variations.
//!
//! # A match and its record
//! A [`Match`] stands at one node of a [`tree::Tree`], its [record](Match::record), and that tree is the only place
//! where anything about the game is kept: every step is a node, and what the match knows of the position, of the
//! opening and of the count is replayed from the nodes between the root and the one where it stands. So nothing is
//! ever destroyed by taking back: another step then makes a branch, and the steps before it stay where they were.
//! What a node holds are [typed values](tree), and a match that is written and read is the same match.
//!
//! There are two ways to go back. [`Match::undo`] takes back in the game that is being played: what is played instead
//! takes the place of the main line. [`Match::walk`] looks around, as in a game that is over: what is played then is
//! a variation. Both remember at each node which branch was visited last, and [`Match::redo`] and [`Walk::Forward`]
//! follow it. What was taken back and not played again can be [forgotten](Match::forget_taken_back) where a game is
//! to keep no branches.
//!
//! Records of other programs hold what no match does: stones set up between moves, moves out of turn or against a
//! rule, moves after the end. A match stands at such nodes all the same, and [`Match::problems`] says what was made of
//! them.
//!
//! A match with a [time control](MatchSetup::time) has clocks. Whoever holds the match tells it [how much time has
//! passed](Match::run_clock); each step notes in its node what its side has left, and the clocks of a node are those
//! noted on the way to it.

mod base;
pub mod clock;
mod counting;
mod end;
pub mod example;
mod from_tree;
mod level;
mod levels;
mod outcome;
mod play;
mod play_on;
mod position;
mod problem;
mod seat;
mod setup;
mod standing;
mod take_back;
mod timing;
pub mod tree;
mod walk;

pub use counting::Counting;
pub use from_tree::NotPlayable;
pub use level::Level;
pub use outcome::{DrawBy, Outcome, WinBy};
pub use play::Match;
pub use position::{Move, Position};
pub use problem::{ReplayProblem, ReplayProblemKind};
pub use seat::{APlayer, AnEngine, EngineId, Id, NoId, PlayerId, Seat};
pub use setup::{
    GameKind, GameSetup, GoSetup, GomokuSetup, MatchSetup, OnForbidden, Placement, default_seats,
};
pub use walk::Walk;

use crate::board::{Color, Point};
use crate::go;
use crate::gomoku::opening::{self, Answer, IllegalStep};
use crate::gomoku::{self, IllegalMove};

/// Why a step of a match is refused; the match is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The rules of play say no.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The opening under way says no.
    #[error(transparent)]
    Opening(#[from] IllegalStep),
    /// The rules of Go say no.
    #[error(transparent)]
    Go(#[from] go::IllegalMove),
}

/// What the side to move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Puts a stone, or names a point that an opening asks for.
    Point(Point),
    /// Answers the question of an opening.
    Answer(Answer),
    /// Passes, in Go.
    Pass,
}

impl From<opening::Step> for Step {
    fn from(step: opening::Step) -> Self {
        match step {
            opening::Step::Point(point) => Self::Point(point),
            opening::Step::Answer(answer) => Self::Answer(answer),
        }
    }
}

impl From<Move> for Step {
    fn from(made: Move) -> Self {
        match made {
            Move::Place(point) => Self::Point(point),
            Move::Pass => Self::Pass,
        }
    }
}

impl Step {
    /// The step of an opening that this is.
    const fn in_opening(self) -> Option<opening::Step> {
        match self {
            Self::Point(point) => Some(opening::Step::Point(point)),
            Self::Answer(answer) => Some(opening::Step::Answer(answer)),
            Self::Pass => None,
        }
    }

    /// The ordinary move that this is.
    const fn as_move(self) -> Option<Move> {
        match self {
            Self::Point(point) => Some(Move::Place(point)),
            Self::Pass => Some(Move::Pass),
            Self::Answer(_) => None,
        }
    }
}

impl From<gomoku::Outcome> for Outcome {
    fn from(outcome: gomoku::Outcome) -> Self {
        match outcome {
            gomoku::Outcome::Five { winner, row } => Self::Win { winner, by: WinBy::Five(row) },
            gomoku::Outcome::Forbidden { point, kind } => {
                Self::Win { winner: Color::White, by: WinBy::Forbidden { point, kind } }
            }
            gomoku::Outcome::FullBoard => Self::Draw(DrawBy::FullBoard),
            gomoku::Outcome::OnlyForbidden => Self::Draw(DrawBy::OnlyForbidden),
        }
    }
}

#[cfg(test)]
mod tests;
