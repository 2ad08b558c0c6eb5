//! How much time and how many positions a move may take, from what the manager says.

use std::num::NonZero;
use std::time::Duration;

use crate::protocol::reserve::Reserve;
use crate::search::Limits;

/// What the manager said about time and positions.
#[derive(Debug)]
pub(super) struct Times {
    /// For one move; zero asks for a move as soon as possible.
    pub(super) turn: Duration,
    /// What is left of the whole game by `time_left`, which is all that a manager need send; `None` before it did.
    left: Option<Left>,
    /// For the whole game by `timeout_match`; zero is without limit.
    whole: Duration,
    /// What we have spent of that.
    spent: Duration,
    reserve: Reserve,
    /// The positions that a move may look at by `max_node`.
    nodes: Option<u64>,
    /// The threads that may think by `thread_num`.
    threads: Option<NonZero<u8>>,
}

/// What is left of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Unlimited,
    Time(Duration),
}

impl Default for Times {
    /// What the protocol lays down for a manager that says nothing.
    fn default() -> Self {
        Self {
            turn: Duration::from_secs(30),
            left: None,
            whole: Duration::ZERO,
            spent: Duration::ZERO,
            reserve: Reserve::default(),
            nodes: None,
            threads: None,
        }
    }
}

impl Times {
    /// The share of the time left that a move may take.
    const MOVES_LEFT: u32 = 20;
    /// As `time_left` this, and more, is without limit.
    const UNLIMITED_MS: i64 = i32::MAX as i64;

    /// Takes the value of an `INFO`; other keys than those about limits are ignored. No positions are no
    /// limit; no more threads think than the machine has cores.
    pub(super) fn told(&mut self, key: &str, value: i64) {
        let time = Duration::from_millis(value.max(0) as u64);
        match key {
            "timeout_turn" => self.turn = time,
            "timeout_match" => self.whole = time,
            "max_node" => self.nodes = u64::try_from(value).ok().filter(|nodes| *nodes > 0),
            "thread_num" => {
                let most = std::thread::available_parallelism().map_or(1, NonZero::get);
                self.threads = u8::try_from(value.clamp(1, most as i64)).ok().and_then(NonZero::new);
            }
            "time_left" if value >= Self::UNLIMITED_MS => self.left = Some(Left::Unlimited),
            "time_left" => self.left = Some(Left::Time(time)),
            _ => {}
        }
    }

    /// A new game begins. What was said before stays, since managers may say it before.
    pub(super) fn start(&mut self) {
        self.spent = Duration::ZERO;
    }

    /// A move took so long.
    pub(super) fn spend(&mut self, time: Duration) {
        let limit = self.limits().time.unwrap_or_default();
        self.reserve.answered(limit, time);
        self.spent += time;
        if let Some(Left::Time(left)) = &mut self.left {
            *left = left.saturating_sub(time);
        }
    }

    /// What the next move may spend.
    pub(super) fn limits(&self) -> Limits {
        let left = match self.left {
            Some(Left::Time(left)) => Some(left),
            Some(Left::Unlimited) => None,
            None if self.whole.is_zero() => None,
            None => Some(self.whole.saturating_sub(self.spent)),
        };
        let time = left.map_or(self.turn, |left| self.turn.min(left / Self::MOVES_LEFT));
        Limits { time: Some(self.reserve.limit(time)), nodes: self.nodes, depth: None, threads: self.threads }
    }
}
