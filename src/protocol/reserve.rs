//! What is kept back of a limit of time so that no move comes late.

use std::time::Duration;

/// Follows the machine: what is kept back grows where answers come late, and shrinks while they do not.
#[derive(Clone, Debug)]
pub(super) struct Reserve {
    /// By how much answers have been late, those long ago less.
    lateness: Duration,
}

impl Default for Reserve {
    fn default() -> Self {
        Self { lateness: Duration::from_millis(60) }
    }
}

impl Reserve {
    /// Kept back beside twice the lateness.
    const ALWAYS: Duration = Duration::from_millis(30);
    /// Enough for a sensible move.
    pub(super) const LEAST: Duration = Duration::from_millis(10);

    /// What a search may take of `time`: at least half of it.
    pub(super) fn limit(&self, time: Duration) -> Duration {
        let kept = (Self::ALWAYS + 2 * self.lateness).min(time / 2);
        time.saturating_sub(kept).max(Self::LEAST)
    }

    /// An answer took so long where the search was given `limit`; one that came early says nothing.
    pub(super) fn answered(&mut self, limit: Duration, took: Duration) {
        if took >= limit {
            self.lateness = took.saturating_sub(limit).max(self.lateness * 3 / 4);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_limit_is_halved_at_most() {
        let reserve = Reserve::default();
        for (time, limit) in [(0, 10), (100, 50), (300, 150), (1_000, 850), (30_000, 29_850)] {
            assert_eq!(reserve.limit(Duration::from_millis(time)).as_millis(), limit);
        }
    }
}
