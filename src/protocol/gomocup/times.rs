//! How much time a move may take, from what the manager says.

use std::time::Duration;

use crate::search::Limits;

/// What the manager said about time.
#[derive(Debug)]
pub(super) struct Times {
    /// For one move; zero asks for a move as soon as possible.
    pub(super) turn: Duration,
    /// For the whole game; zero is without limit.
    pub(super) whole: Duration,
    /// What is left of it.
    pub(super) left: Option<Duration>,
}

impl Default for Times {
    /// What the protocol lays down for a manager that says nothing.
    fn default() -> Self {
        Self { turn: Duration::from_secs(30), whole: Duration::ZERO, left: None }
    }
}

impl Times {
    /// Kept back from every limit, so that a busy machine does not make a move late; more from a long one, and no
    /// more than half of a short one.
    const RESERVE: Duration = Duration::from_millis(200);
    /// The share of the time left that a move may take.
    const MOVES_LEFT: u32 = 20;
    /// Enough for a sensible move.
    const LEAST: Duration = Duration::from_millis(10);

    /// What the next move may spend.
    pub(super) fn limits(&self) -> Limits {
        let mut time = self.turn;
        let left = if self.whole.is_zero() { None } else { Some(self.left.unwrap_or(self.whole)) };
        if let Some(left) = left {
            time = time.min(left / Self::MOVES_LEFT);
        }
        let reserve = Self::RESERVE.min(time / 2).max(time / 20);
        Limits { time: Some(time.saturating_sub(reserve).max(Self::LEAST)), ..Limits::default() }
    }
}
