//! The step of a course under way, and what has been said to it.
//!
//! A course is a row of steps, a position and something to do in it. What is right is asked of the rules, so that every
//! right move is taken; a wrong one lies there for a moment and is taken back.
//!
//! [`course`]: the courses as data; [`goal`]: what counts as done; [`attempt`]: a step being tried;
//! [`progress`]: what was done, kept between starts.

pub mod attempt;
pub mod course;
pub mod goal;
pub mod progress;

use std::time::Duration;

pub use self::attempt::{Attempt, State};
pub use self::course::Course;
pub use self::progress::Progress;
use super::{Event, Lying, Picture, Play, Refusal, Touch};
use crate::board::{Color, Point};
use crate::game::{Illegal, Move, Position, Seat};

/// How long a wrong stone lies there, to be looked at.
const WRONG_STAYS: Duration = Duration::from_millis(1500);

/// The step under way and what has been said to it.
#[derive(Debug)]
pub struct Lesson {
    attempt: Attempt,
    hint: Option<Move>,
    /// The last move was not what was asked for; true until another one is tried.
    was_wrong: bool,
    /// When the wrong stone is taken off the board.
    back_at: Option<Duration>,
    /// How many steps were begun.
    n_begun: u64,
    revision: u64,
}

impl Default for Lesson {
    fn default() -> Self {
        Self {
            attempt: Attempt::new(Course::default(), 0),
            hint: None,
            was_wrong: false,
            back_at: None,
            n_begun: 0,
            revision: 0,
        }
    }
}

impl Lesson {
    /// The step and how it stands.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// What lies on the board.
    pub const fn position(&self) -> &Position {
        self.attempt.position()
    }

    /// The move that is shown as right.
    pub const fn hint(&self) -> Option<Move> {
        self.hint
    }

    /// Whether the last move was not what was asked for.
    pub const fn was_wrong(&self) -> bool {
        self.was_wrong
    }

    /// The stone that is to be seen as placed by the last move.
    pub fn placed_last(&self) -> Option<Point> {
        self.position().last_move().and_then(Move::point)
    }

    /// When the wrong stone is taken off the board.
    pub const fn back_at(&self) -> Option<Duration> {
        self.back_at
    }

    /// Begins a step.
    pub fn begin(&mut self, course: Course, number: usize) {
        let (revision, n_begun) = (self.revision + 1, self.n_begun + 1);
        *self = Self { attempt: Attempt::new(course, number), revision, n_begun, ..Self::default() };
    }

    /// Makes a move; a wrong one is taken back by itself in a while. What has happened, and what the rules have
    /// against the move: a wrong stone that still lay there is gone all the same.
    pub fn make(&mut self, made: Move, now: Duration) -> (Vec<Event>, Result<(), Illegal>) {
        if !matches!(self.attempt.state(), State::ToDo | State::Wrong) {
            return (Vec::new(), Ok(()));
        }
        let gone = self.take_back().map(|point| Event::TakenBack(vec![point]));
        self.revision += 1;
        self.hint = None;
        let state = self.attempt.make(made);
        self.was_wrong = state == Ok(State::Wrong);
        self.back_at = self.was_wrong.then_some(now + WRONG_STAYS);
        let event = state.is_ok().then(|| match made {
            Move::Place(point) => {
                let n_captured = self.position().as_go().map_or(0, |go| go.captures_of_last_move().len());
                Event::Played { point, color: Color::Black, n_captured }
            }
            Move::Pass => Event::Passed { color: Color::Black, seat: Seat::Human },
        });
        (gone.into_iter().chain(event).collect(), state.map(|_| ()))
    }

    /// Takes a wrong stone off the board, and says where it lay.
    pub fn take_back(&mut self) -> Option<Point> {
        self.back_at = None;
        let point = self.placed_last();
        self.attempt.take_back().then(|| self.revision += 1)?;
        point
    }

    /// Says who has won.
    pub fn answer(&mut self, winner: Color) -> State {
        self.revision += 1;
        self.attempt.answer(winner)
    }

    /// Shows a move that is right.
    pub fn show_hint(&mut self) {
        self.revision += 1;
        self.hint = self.attempt.solution();
    }
}

impl Play for Lesson {
    fn revision(&self) -> u64 {
        self.revision
    }

    fn number(&self) -> u64 {
        self.n_begun
    }

    fn picture(&self) -> Picture {
        Picture {
            outcome: self.position().outcome(),
            score: self.attempt.score(),
            hint: self.hint.and_then(Move::point),
            is_live: true,
            ..Picture::of(Lying::Position(self.position().clone()))
        }
    }

    fn to_move(&self) -> Color {
        self.position().to_move()
    }

    fn takes(&self, point: Point) -> bool {
        self.attempt.check(Move::Place(point)).is_ok()
    }

    /// A wrong stone that is taken off the board meanwhile makes no difference.
    fn turn(&self) -> Option<u64> {
        Some(self.n_begun)
    }

    fn touch(&mut self, Touch { point, now, .. }: Touch) -> Vec<Event> {
        let (mut events, made) = self.make(Move::Place(point), now);
        events.extend(made.err().map(|reason| Event::Refused { point, reason: Refusal::Illegal(reason) }));
        events
    }
}
