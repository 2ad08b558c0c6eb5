//! What is to be heard of a clock that runs.

use super::{Clock, Stretch};
use crate::board::Color;

/// The last seconds that are heard, each.
const TICKING_S: u64 = 10;
/// At how many seconds left the time is read out; the longest of main time only.
const CALLED_S: [u64; 4] = [300, 60, 30, 10];

/// What a clock has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// One of the last seconds of a person has begun.
    Ticked {
        /// Whose.
        color: Color,
        /// How many are left.
        seconds: u64,
    },
    /// A person has no more than this left.
    Called {
        /// Who.
        color: Color,
        /// How many seconds.
        seconds: u64,
    },
    /// Main time or a period is used up, and another period has begun.
    PeriodBegan {
        /// Whose.
        color: Color,
        /// The period.
        stretch: Stretch,
    },
}

impl ClockEvent {
    /// What has come of a clock that has run; where its seconds are not told, no more than that a period has begun.
    pub fn between(color: Color, before: &Clock, after: &Clock, is_told: bool) -> Vec<Self> {
        let stretch = after.stretch();
        if stretch != before.stretch() {
            return vec![Self::PeriodBegan { color, stretch }];
        }
        let seconds = after.shown_s();
        if !is_told || seconds == before.shown_s() {
            return Vec::new();
        }
        let passed = |limit: &u64| before.shown_s() > *limit && seconds <= *limit;
        let is_main = stretch == Stretch::Main;
        let called = CALLED_S.into_iter().filter(|limit| is_main || *limit < 300).rev().find(passed);
        let called = called.map(|seconds| Self::Called { color, seconds });
        let ticks = after.is_pressing() && seconds <= TICKING_S;
        called.into_iter().chain(ticks.then_some(Self::Ticked { color, seconds })).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::clock::TimeControl;

    const fn s(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn told(control: TimeControl, from: u64, to: u64) -> Vec<ClockEvent> {
        let mut before = Clock::new(control).unwrap();
        before.run(s(from));
        let mut after = before;
        after.run(s(to - from));
        ClockEvent::between(Color::Black, &before, &after, true)
    }

    #[test]
    fn the_last_ten_seconds_are_heard_and_round_numbers_called() {
        let color = Color::Black;
        let absolute = TimeControl::Absolute { main: s(400) };
        assert_eq!(told(absolute, 0, 1), []);
        assert_eq!(told(absolute, 99, 100), [ClockEvent::Called { color, seconds: 300 }]);
        assert_eq!(told(absolute, 100, 101), []);
        // After a long update the shortest time passed is called.
        assert_eq!(told(absolute, 0, 375), [ClockEvent::Called { color, seconds: 30 }]);
        let last = [ClockEvent::Called { color, seconds: 10 }, ClockEvent::Ticked { color, seconds: 10 }];
        assert_eq!(told(absolute, 389, 390), last);
        assert_eq!(told(absolute, 398, 399), [ClockEvent::Ticked { color, seconds: 1 }]);
    }

    #[test]
    fn main_time_with_a_period_behind_it_ends_without_ticks() {
        let color = Color::Black;
        let japanese = TimeControl::Japanese { main: s(60), periods: 2, period: s(30) };
        assert_eq!(told(japanese, 54, 55), []);
        let begun = |left| ClockEvent::PeriodBegan { color, stretch: Stretch::Period { left } };
        assert_eq!(told(japanese, 59, 60), [begun(2)]);
        assert_eq!(told(japanese, 84, 85), [ClockEvent::Ticked { color, seconds: 5 }]);
        assert_eq!(told(japanese, 89, 90), [begun(1)]);
        // A period of half a minute begins with no more than that, which is no news.
        assert_eq!(told(japanese, 90, 91), []);
    }
}
