//! Time goes by.
//!
//! [`Desk::settle`] updates as the reactive loop does: once for the input, then only while a redraw is asked for. So
//! a change that forgets to wake the loop is seen here as it would be on a desk.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use goishi::app::platform::power::Alarm;
use goishi::app::table::autosave::Autosave;
use goishi::app::table::session::Session;

use super::{Desk, TICK};

/// More updates than anything takes to come to rest.
const CAP: usize = 400;
/// The longest wait for the engine's thread.
const PATIENCE: Duration = Duration::from_mins(2);

impl Desk {
    /// One update.
    pub(crate) fn update(&mut self) {
        self.app.update();
        self.exit = self.exit.take().or_else(|| self.app.should_exit());
    }

    /// Whether the last update asked for another one at once.
    pub(crate) fn asks_for_redraw(&self) -> bool {
        !self.app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    /// Updates until the loop would sleep; the number of updates.
    pub(crate) fn settle(&mut self) -> usize {
        for n in 1..=CAP {
            self.update();
            if !self.asks_for_redraw() || self.exit.is_some() {
                return n;
            }
        }
        panic!("the picture never comes to rest");
    }

    /// Updates until something holds.
    #[track_caller]
    pub(crate) fn update_until(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        for _ in 0..CAP {
            if done(self) {
                return;
            }
            self.update();
        }
        panic!("{what}: not after {CAP} updates");
    }

    /// Updates while the engine's thread works, until something holds.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        let clock = Instant::now();
        while !done(self) {
            assert!(clock.elapsed() < PATIENCE, "{what}: not after {PATIENCE:?}");
            std::thread::sleep(Duration::from_millis(1));
            self.update();
        }
    }

    /// How long the loop sleeps when no event comes.
    pub(crate) fn sleep_time(&self) -> Duration {
        self.app.world().resource::<Alarm>().wait().unwrap_or(Duration::MAX)
    }

    /// Lets time go by without any event: the loop wakes only when it has asked to be woken. The number of wake-ups.
    pub(crate) fn pass(&mut self, time: Duration) -> usize {
        let mut left = time;
        let mut wakes = 0;
        self.settle();
        while self.sleep_time() <= left {
            let step = self.sleep_time().max(TICK);
            left = left.saturating_sub(step);
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
            self.update();
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(TICK));
            wakes += 1;
            if self.asks_for_redraw() {
                self.settle();
            }
        }
        wakes
    }

    /// Nobody does anything for a while; then comes one update.
    pub(crate) fn idle(&mut self, time: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.update();
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(TICK));
        self.settle();
    }

    /// Waits until the last change of the match lies on the disk.
    #[track_caller]
    pub(crate) fn wait_until_saved(&mut self) {
        self.wait_for("the match on the disk", |desk| {
            let revision = desk.app.world().resource::<Session>().revision();
            desk.app.world().resource::<Autosave>().saved_revision() == revision
        });
    }
}
