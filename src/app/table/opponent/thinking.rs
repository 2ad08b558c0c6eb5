//! What the program is doing: the question that the engine has, and what has come of it.

use std::collections::HashSet;
use std::time::Duration;

use bevy::prelude::*;

use super::engine::{Engine, Job, Order, Question};
use crate::app::table::session::Session;
use crate::game::{Move, Position};
use crate::search::thinker::{Found, Reply, Thought};
use crate::search::{StopFlag, Value};

/// The program plays at least this many moves before it takes a draw.
const DRAW_FROM_MOVE: usize = 30;

/// What the program is doing.
#[derive(Resource, Debug, Default)]
pub struct Thinking {
    pub(super) turn: Option<Turn>,
    /// What the program thought of its own position when it last moved.
    judgment: Option<Value>,
    /// The positions, by their hashes, in which the program found a move that was not forced and did not lose as far as it
    /// saw.
    pub(super) hopes: HashSet<u64>,
    n_asked: u64,
}

#[derive(Debug)]
pub(super) struct Turn {
    /// The number of the question.
    pub(super) number: u64,
    /// The state of the match that it is about.
    pub(super) revision: u64,
    pub(super) purpose: Purpose,
    pub(super) stop: StopFlag,
    pub(super) since: Duration,
    /// When the search is stopped at the latest, so that the clock of the program does not run out.
    pub(super) deadline: Option<Duration>,
    pub(super) answer: Option<Reply>,
    /// The moves that are expected from the answer on.
    pub(super) line: Vec<Move>,
    /// Whether our own engine is asked, which can be told to answer at once.
    pub(super) is_ours: bool,
    /// What an engine of others has said last of its thinking.
    pub(super) said: Option<String>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A move of the program.
    Move,
    /// A good move shown to a person.
    Hint,
    /// Who owns what, shown to a person.
    Estimate,
    /// What is dead at the end of a game of Go.
    Proposal,
}

impl Thinking {
    /// How long the program has been thinking about its move, or `None` when it does not.
    pub fn time(&self, now: Duration) -> Option<Duration> {
        let turn = self.turn.as_ref().filter(|turn| turn.purpose == Purpose::Move)?;
        Some(now.saturating_sub(turn.since))
    }

    /// What an engine of others has said last of the move that it thinks about.
    pub fn said(&self) -> Option<&str> {
        self.turn.as_ref()?.said.as_deref()
    }

    /// Whether it can be told to answer at once.
    pub fn can_be_hurried(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.is_ours)
    }

    /// Whether the program looks for a move to show to a person.
    pub fn seeks_hint(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.purpose == Purpose::Hint)
    }

    /// Whether the program takes a draw after this many moves: when it does not think itself ahead.
    pub fn agrees_to_draw(&self, n_moves: usize) -> bool {
        n_moves >= DRAW_FROM_MOVE && self.judgment.is_some_and(|value| value <= Value::DRAW)
    }

    pub(super) fn stop(&mut self) {
        if let Some(turn) = self.turn.take() {
            turn.stop.stop();
        }
    }

    pub(super) fn start(
        &mut self,
        purpose: Purpose,
        question: impl Into<Question>,
        engine: &Engine,
        session: &Session,
        now: Duration,
        seed: u64,
    ) {
        let (stop, revision) = (StopFlag::new(), session.revision());
        self.n_asked += 1;
        let number = self.n_asked;
        let question = question.into();
        let is_ours = matches!(question, Question::Ours(_));
        let job = Job { number, seed, question, stop: stop.clone() };
        // The thread is gone only when it could not be started; the match then waits for a person.
        if engine.order(Order::Think(job)) {
            let since = now;
            self.turn = Some(Turn {
                number,
                revision,
                purpose,
                stop,
                since,
                deadline: None,
                answer: None,
                line: Vec::new(),
                is_ours,
                said: None,
            });
        }
    }

    /// What a thought about a position comes to; what the program thinks of its position in five in a row is remembered.
    pub(super) fn judged(&mut self, thought: Thought, position: &Position) -> Found {
        // A hint is looked for from the person's side.
        let is_own = self.turn.as_ref().is_some_and(|turn| turn.purpose == Purpose::Move);
        if is_own {
            self.judgment = thought.judgment().or(self.judgment);
            self.hopes.extend(thought.had_hope().then(|| position.hash()));
        }
        thought.found(is_own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_late_and_only_when_the_program_is_not_ahead() {
        let check = |judgment, n_moves, expect| {
            let thinking = Thinking { judgment, ..Thinking::default() };
            assert_eq!(thinking.agrees_to_draw(n_moves), expect, "{judgment:?} after {n_moves} moves");
        };
        check(Some(Value::DRAW), DRAW_FROM_MOVE, true);
        check(Some(Value::estimate(-80)), DRAW_FROM_MOVE, true);
        check(Some(Value::estimate(80)), DRAW_FROM_MOVE, false);
        check(Some(Value::win_in_plies(5)), 200, false);
        check(Some(Value::DRAW), DRAW_FROM_MOVE - 1, false);
        check(None, 200, false);
    }
}
