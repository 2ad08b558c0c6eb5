//! What ends a search: limits, a flag, and the clock they are measured by.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Where a search may take the time from.
///
/// The engine has no clock of its own, so that a test can make time pass as it likes.
pub trait Clock {
    /// The time since some fixed moment; it never runs backwards.
    fn now(&self) -> Duration;
}

impl Clock for std::time::Instant {
    /// The time since this instant.
    fn now(&self) -> Duration {
        self.elapsed()
    }
}

/// How much a search may spend; what is `None` is without limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The time from the start of the search.
    pub time: Option<Duration>,
    /// The number of positions visited.
    pub nodes: Option<u64>,
    /// The number of moves looked ahead, extensions not counted.
    pub depth: Option<u32>,
    /// The threads that look for a move of five in a row together; one if `None`, with which a search is the same each
    /// time.
    pub threads: Option<NonZero<u8>>,
}

/// Tells a running search to stop; every clone sees and sets the same flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// A flag that is not set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to end with the best move it knows.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Sets a flag when it is dropped, so that helpers end however the work ends that they help with.
pub(super) struct Halt<'a>(pub(super) &'a StopFlag);

impl Drop for Halt<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}
