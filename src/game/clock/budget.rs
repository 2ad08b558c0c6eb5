//! How much of its time the program may spend on a move.

use std::time::Duration;

use super::{Clock, Stretch, TimeControl};

/// Kept back from every limit, so that a busy machine does not make a move late; more from a long one, and no more
/// than half of a short one.
const RESERVE: Duration = Duration::from_millis(500);
/// Of the points still empty, one side plays this share before the end.
const MOVES_PER_EMPTY_POINT: f64 = 0.3;
/// And never fewer moves than these.
const LEAST_MOVES: f64 = 12.0;

impl Clock {
    /// What the next move may spend with this many points empty, so that the time lasts to the end of the game.
    pub fn budget(&self, n_empty: usize) -> Duration {
        let n_moves = (MOVES_PER_EMPTY_POINT * n_empty as f64).max(LEAST_MOVES);
        let share = self.left().div_f64(n_moves);
        let time = match (self.stretch(), self.control()) {
            (Stretch::Period { .. }, _) => self.left(),
            (Stretch::Stones { left }, _) => self.left() / u32::from(left.max(1)),
            (Stretch::Main, TimeControl::Fischer { increment, .. }) => share + increment,
            // What a period gives can be spent on top of the main time, which it follows.
            (Stretch::Main, TimeControl::Japanese { period, .. }) => share + period / 2,
            (Stretch::Main, TimeControl::Canadian { stones, period, .. }) => {
                share + period / u32::from(stones.max(1))
            }
            (Stretch::Main, _) => share,
        };
        kept_back(time.min(self.longest()))
    }

    /// What a move may spend at the very most: then something is lost.
    pub fn longest(&self) -> Duration {
        let beyond = match (self.stretch(), self.control()) {
            (Stretch::Main, TimeControl::Japanese { period, .. } | TimeControl::Canadian { period, .. }) => {
                period
            }
            _ => Duration::ZERO,
        };
        kept_back(self.left() + beyond)
    }
}

fn kept_back(time: Duration) -> Duration {
    let reserve = RESERVE.min(time / 2).max(time / 20);
    time.saturating_sub(reserve)
}
