//! The clock of one side.

use std::time::Duration;

use super::TimeControl;

/// The clock of one side: what it has left, and of what.
///
/// ```
/// # use std::time::Duration;
/// # use goishi::game::clock::{Clock, Stretch, TimeControl};
/// let [minute, half] = [60, 30].map(Duration::from_secs);
/// let mut clock = Clock::new(TimeControl::Japanese { main: minute, periods: 3, period: half }).unwrap();
/// clock.run(Duration::from_secs(95));
/// assert_eq!((clock.stretch(), clock.left()), (Stretch::Period { left: 2 }, Duration::from_secs(25)));
/// assert_eq!(clock.moved().left(), half);
/// clock.run(Duration::from_secs(55));
/// assert!(clock.has_fallen());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    stretch: Stretch,
    /// Zero only when the flag has fallen.
    left: Duration,
}

/// The stretch of time that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stretch {
    /// Main time.
    Main,
    /// A period of Japanese byo-yomi.
    Period {
        /// How many periods are left, this one included.
        left: u8,
    },
    /// A period of Canadian byo-yomi.
    Stones {
        /// How many stones are still to be placed in it.
        left: u8,
    },
}

impl Clock {
    /// The clock at the beginning; none without a time control.
    pub fn new(control: TimeControl) -> Option<Self> {
        let control = control.sanitized();
        if !control.is_timed() {
            return None;
        }
        let main = Self { control, stretch: Stretch::Main, left: control.main() };
        Some(if main.left.is_zero() { main.next_stretch().unwrap_or(main) } else { main })
    }

    /// The clock as it is found in a record. A stretch that the control does not have becomes one that it has.
    pub(super) fn found(control: TimeControl, left: Duration, count: Option<u8>) -> Option<Self> {
        let new = Self::new(control)?;
        let stretch = match (new.control, count.filter(|count| *count > 0)) {
            (TimeControl::Japanese { periods, .. }, Some(left)) => {
                Stretch::Period { left: left.min(periods) }
            }
            (TimeControl::Canadian { stones, .. }, Some(left)) => Stretch::Stones { left: left.min(stones) },
            // Where there is no main time, what is left can only be overtime.
            _ => new.stretch,
        };
        let found = Self { stretch, left: left.min(TimeControl::LONGEST), ..new };
        Some(if found.left.is_zero() { found.next_stretch().unwrap_or(found) } else { found })
    }

    /// What was agreed on.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The stretch that runs.
    pub const fn stretch(&self) -> Stretch {
        self.stretch
    }

    /// The time left in it.
    pub const fn left(&self) -> Duration {
        self.left
    }

    /// Whether all time is used up.
    pub const fn has_fallen(&self) -> bool {
        self.left.is_zero()
    }

    /// Whether the time that runs is the last one before something is lost: a period, or the game.
    pub const fn is_pressing(&self) -> bool {
        !matches!(self.stretch, Stretch::Main) || self.control.overtime().is_none()
    }

    /// The seconds left, as a clock shows them: one that has begun counts as a whole one, so that zero means lost.
    pub const fn shown_s(&self) -> u64 {
        self.left.as_secs() + if self.left.subsec_nanos() > 0 { 1 } else { 0 }
    }

    /// How long the clock must run until it shows something else; zero when the flag has fallen.
    pub fn until_shown_changes(&self) -> Duration {
        let into = Duration::from_nanos(u64::from(self.left.subsec_nanos()));
        if into.is_zero() { self.left.min(Duration::from_secs(1)) } else { into }
    }

    /// Lets time pass.
    pub fn run(&mut self, mut elapsed: Duration) {
        while elapsed >= self.left {
            elapsed -= self.left;
            let Some(next) = self.next_stretch() else {
                self.left = Duration::ZERO;
                return;
            };
            *self = next;
        }
        self.left -= elapsed;
    }

    /// What begins when all time of the stretch is used up.
    fn next_stretch(&self) -> Option<Self> {
        let (stretch, left) = match (self.control, self.stretch) {
            (TimeControl::Japanese { periods, period, .. }, Stretch::Main) => {
                (Stretch::Period { left: periods }, period)
            }
            (TimeControl::Canadian { stones, period, .. }, Stretch::Main) => {
                (Stretch::Stones { left: stones }, period)
            }
            (TimeControl::Japanese { period, .. }, Stretch::Period { left: left @ 2.. }) => {
                (Stretch::Period { left: left - 1 }, period)
            }
            _ => return None,
        };
        Some(Self { stretch, left, ..*self })
    }

    /// The clock after a move; one whose flag has fallen stays as it is.
    #[must_use]
    pub fn moved(self) -> Self {
        if self.has_fallen() {
            return self;
        }
        let (stretch, left) = match (self.control, self.stretch) {
            (TimeControl::Fischer { increment, .. }, _) => {
                // What was given beyond the cap is not taken away.
                (self.stretch, self.left.max((self.left + increment).min(self.control.cap())))
            }
            (TimeControl::Japanese { period, .. }, Stretch::Period { .. }) => (self.stretch, period),
            (TimeControl::Canadian { .. }, Stretch::Stones { left: left @ 2.. }) => {
                (Stretch::Stones { left: left - 1 }, self.left)
            }
            (TimeControl::Canadian { stones, period, .. }, Stretch::Stones { .. }) => {
                (Stretch::Stones { left: stones }, period)
            }
            _ => (self.stretch, self.left),
        };
        Self { stretch, left, ..self }
    }

    /// The clock before the move that has led to this state, without the time that was thought about it.
    ///
    /// How much of a period was left when a move made it whole again is not known any more; it is whole then.
    #[must_use]
    pub fn unmoved(self) -> Self {
        if self.has_fallen() {
            return self;
        }
        let (stretch, left) = match (self.control, self.stretch) {
            (TimeControl::Fischer { increment, .. }, _) => {
                (self.stretch, self.left.saturating_sub(increment).max(Duration::from_millis(1)))
            }
            (TimeControl::Canadian { stones, .. }, Stretch::Stones { left }) => {
                (Stretch::Stones { left: if left < stones { left + 1 } else { 1 } }, self.left)
            }
            _ => (self.stretch, self.left),
        };
        Self { stretch, left, ..self }
    }

    /// Adds time to the stretch that runs; nothing once the flag has fallen.
    pub fn give(&mut self, extra: Duration) {
        if !self.has_fallen() {
            self.left = self.left.saturating_add(extra).min(TimeControl::LONGEST);
        }
    }

    /// Whether less is left than on another clock of the same control.
    pub(in crate::game) fn is_worse_than(&self, other: &Self) -> bool {
        // Periods come after main time, and one after the other.
        let rank = |clock: &Self| match clock.stretch {
            Stretch::Main => (u8::MAX, clock.left),
            Stretch::Period { left } => (left, clock.left),
            Stretch::Stones { .. } => (0, clock.left),
        };
        rank(self) < rank(other)
    }

    /// The clock with its flag fallen.
    #[must_use]
    pub(in crate::game) fn fallen(mut self) -> Self {
        self.run(Duration::MAX);
        self
    }
}
