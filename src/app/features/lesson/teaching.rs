//! The step under way: the truth that board and panel mirror.

use std::time::Duration;

use bevy::prelude::Resource;

use super::attempt::{Attempt, State};
use super::table::Course;
use crate::board::{Color, Point};
use crate::game::{Illegal, Move, Position};

/// The step under way and what has been said to it.
#[derive(Resource, Debug)]
pub struct Teaching {
    attempt: Attempt,
    hint: Option<Move>,
    /// The last move was not what was asked for; true until another one is tried.
    was_wrong: bool,
    /// When the wrong stone is taken off the board.
    back_at: Option<Duration>,
    revision: u64,
}

impl Default for Teaching {
    fn default() -> Self {
        Self {
            attempt: Attempt::new(Course::default(), 0),
            hint: None,
            was_wrong: false,
            back_at: None,
            revision: 0,
        }
    }
}

impl Teaching {
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

    /// A number that grows with every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The stone that is to be seen as placed by the last move.
    pub fn placed_last(&self) -> Option<Point> {
        self.position().last_move().and_then(Move::point)
    }

    /// When the wrong stone is taken off the board.
    pub(super) const fn back_at(&self) -> Option<Duration> {
        self.back_at
    }

    /// Begins a step.
    pub(super) fn begin(&mut self, course: Course, number: usize) {
        let revision = self.revision + 1;
        *self = Self { attempt: Attempt::new(course, number), revision, ..Self::default() };
    }

    /// Makes a move; a wrong one is taken back then by itself.
    pub(super) fn make(&mut self, made: Move, back_at: Duration) -> Result<State, Illegal> {
        self.revision += 1;
        self.hint = None;
        let state = self.attempt.make(made);
        self.was_wrong = state == Ok(State::Wrong);
        self.back_at = self.was_wrong.then_some(back_at);
        state
    }

    /// Takes a wrong stone off the board, and says where it lay.
    pub(super) fn take_back(&mut self) -> Option<Point> {
        self.back_at = None;
        let point = self.placed_last();
        self.attempt.take_back().then(|| self.revision += 1)?;
        point
    }

    /// Says who has won.
    pub(super) fn answer(&mut self, winner: Color) -> State {
        self.revision += 1;
        self.attempt.answer(winner)
    }

    /// Shows a move that is right.
    pub(super) fn show_hint(&mut self) {
        self.hint = self.attempt.solution();
    }
}
