//! What a clock showed, as a node of a record keeps it.

use std::time::Duration;

use super::{Clock, Stretch, TimeControl};

/// What a side had left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    left_ms: u32,
    count: Option<u8>,
    n_decimals: u8,
}

const _: () = assert!(size_of::<Option<Reading>>() == 8, "servers write one with every move");

impl Reading {
    /// A time, of which what is less than a millisecond counts as one; in overtime with the number of periods or
    /// stones. Shown with as many decimals as it needs.
    pub(crate) fn new(left: Duration, count: Option<u8>) -> Self {
        const _: () = assert!(TimeControl::LONGEST.as_millis() <= u32::MAX as u128);
        let ms = left.min(TimeControl::LONGEST).as_nanos().div_ceil(1_000_000) as u32;
        let is_whole = |unit: &&u32| ms.is_multiple_of(**unit);
        let n_decimals = [1000, 100, 10].iter().position(|unit| is_whole(&unit)).unwrap_or(3) as u8;
        Self { left_ms: ms, count, n_decimals }
    }

    /// The same shown with more decimals: three at most.
    #[must_use]
    pub(crate) fn with_decimals(self, n_decimals: u8) -> Self {
        Self { n_decimals: n_decimals.clamp(self.n_decimals, 3), ..self }
    }

    /// The time left.
    pub(crate) fn left(self) -> Duration {
        Duration::from_millis(self.left_ms.into())
    }

    /// The number of periods or stones left, in overtime.
    pub(crate) const fn count(self) -> Option<u8> {
        self.count
    }

    /// The number of decimals of the seconds.
    pub(crate) const fn n_decimals(self) -> u8 {
        self.n_decimals
    }

    /// The clock that showed this.
    pub(in crate::game) fn clock(self, control: TimeControl) -> Option<Clock> {
        Clock::found(control, self.left(), self.count)
    }
}

impl From<Clock> for Reading {
    fn from(clock: Clock) -> Self {
        let count = match clock.stretch() {
            Stretch::Main => None,
            Stretch::Period { left } | Stretch::Stones { left } => Some(left),
        };
        Self::new(clock.left(), count)
    }
}
