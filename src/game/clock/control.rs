//! What the sides have agreed on.

use std::time::Duration;

/// How long a side may think; see the [module](super) for what each means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// As long as it likes.
    #[default]
    None,
    /// So long in the whole game.
    Absolute {
        /// The time.
        main: Duration,
    },
    /// Main time, then Japanese byo-yomi.
    Japanese {
        /// The main time; may be none.
        main: Duration,
        /// How many periods follow.
        periods: u8,
        /// The length of each.
        period: Duration,
    },
    /// Main time, then Canadian byo-yomi.
    Canadian {
        /// The main time; may be none.
        main: Duration,
        /// How many stones are to be placed in a period.
        stones: u8,
        /// The length of a period.
        period: Duration,
    },
    /// Main time that grows with every move.
    Fischer {
        /// The time at the beginning.
        main: Duration,
        /// What a move adds.
        increment: Duration,
    },
}

impl TimeControl {
    /// No time is longer than this, so that sums of times are times.
    pub const LONGEST: Duration = Duration::from_hours(1000);
    /// No main time that nothing follows, and no period, is shorter than this.
    pub const SHORTEST: Duration = Duration::from_secs(1);
    /// How many increments may be saved up beyond the main time.
    const SAVED_INCREMENTS: u32 = 10;

    /// Whether there is a clock at all.
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::None)
    }

    /// The time before any overtime.
    pub const fn main(self) -> Duration {
        match self {
            Self::None => Duration::ZERO,
            Self::Absolute { main }
            | Self::Japanese { main, .. }
            | Self::Canadian { main, .. }
            | Self::Fischer { main, .. } => main,
        }
    }

    /// The same with another main time.
    #[must_use]
    pub const fn with_main(self, main: Duration) -> Self {
        match self {
            Self::None => Self::None,
            Self::Absolute { .. } => Self::Absolute { main },
            Self::Japanese { periods, period, .. } => Self::Japanese { main, periods, period },
            Self::Canadian { stones, period, .. } => Self::Canadian { main, stones, period },
            Self::Fischer { increment, .. } => Self::Fischer { main, increment },
        }
    }

    /// What follows on the main time: the length of a period, and how many of them or of stones in it.
    pub const fn overtime(self) -> Option<(u8, Duration)> {
        match self {
            Self::Japanese { periods, period, .. } => Some((periods, period)),
            Self::Canadian { stones, period, .. } => Some((stones, period)),
            _ => None,
        }
    }

    /// The most that increments may save up.
    pub fn cap(self) -> Duration {
        match self {
            Self::Fischer { main, increment } => main + increment * Self::SAVED_INCREMENTS,
            _ => Self::LONGEST,
        }
    }

    /// The nearest control that can be played: no time is beyond [`LONGEST`](Self::LONGEST) or a fraction of a
    /// millisecond, none that must be there is missing, and no number is zero.
    #[must_use]
    pub fn sanitized(self) -> Self {
        let whole = |time: Duration| Duration::from_millis(time.min(Self::LONGEST).as_millis() as u64);
        let some = |time: Duration| whole(time).max(Self::SHORTEST);
        match self {
            Self::None => Self::None,
            Self::Absolute { main } => Self::Absolute { main: some(main) },
            Self::Japanese { main, periods, period } => {
                Self::Japanese { main: whole(main), periods: periods.max(1), period: some(period) }
            }
            Self::Canadian { main, stones, period } => {
                Self::Canadian { main: whole(main), stones: stones.max(1), period: some(period) }
            }
            Self::Fischer { main, increment } if whole(increment).is_zero() => {
                Self::Absolute { main: some(main) }
            }
            Self::Fischer { main, increment } => {
                Self::Fischer { main: some(main), increment: whole(increment) }
            }
        }
    }
}
