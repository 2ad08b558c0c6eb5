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

    fn limit_ms(reserve: &Reserve, time_ms: u64) -> u128 {
        reserve.limit(Duration::from_millis(time_ms)).as_millis()
    }

    #[test]
    fn a_short_limit_is_halved_at_most() {
        let reserve = Reserve::default();
        for (time, limit) in [(0, 10), (100, 50), (300, 150), (1_000, 850), (30_000, 29_850)] {
            assert_eq!(limit_ms(&reserve, time), limit);
        }
    }

    #[test]
    fn the_reserve_follows_the_machine() {
        let mut reserve = Reserve::default();
        for _ in 0..20 {
            let punctual = reserve.limit(Duration::from_secs(1));
            reserve.answered(punctual, punctual + Duration::from_millis(1));
        }
        assert_eq!(limit_ms(&reserve, 1_000), 968);
        let mut answered = |took, limit| {
            reserve.answered(reserve.limit(Duration::from_secs(1)), Duration::from_millis(took));
            assert_eq!(limit_ms(&reserve, 1_000), limit);
        };
        // A move that is made early says nothing.
        answered(500, 968);
        answered(968 + 100, 770);
        answered(770, 820);
    }
}
