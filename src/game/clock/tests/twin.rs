//! A clock that is slow and obviously right.

use super::super::TimeControl;

/// The twin: everything counted in milliseconds, one at a time.
#[derive(Debug)]
pub(super) struct Twin {
    control: TimeControl,
    main_ms: u64,
    /// Of the period that runs; none in main time.
    period_ms: Option<u64>,
    count: u8,
    pub(super) lost: bool,
}

impl Twin {
    pub(super) fn new(control: TimeControl) -> Self {
        let main_ms = control.main().as_millis() as u64;
        let mut twin = Self { control, main_ms, period_ms: None, count: 0, lost: false };
        if main_ms == 0 {
            twin.main_is_over();
        }
        twin
    }

    fn main_is_over(&mut self) {
        match self.control.overtime() {
            Some((count, period)) => {
                self.count = count;
                self.period_ms = Some(period.as_millis() as u64);
            }
            None => self.lost = true,
        }
    }

    pub(super) fn tick(&mut self) {
        if self.lost {
            return;
        }
        let Some(period_ms) = &mut self.period_ms else {
            self.main_ms -= 1;
            if self.main_ms == 0 {
                self.main_is_over();
            }
            return;
        };
        *period_ms -= 1;
        if *period_ms > 0 {
            return;
        }
        match self.control {
            TimeControl::Japanese { period, .. } if self.count > 1 => {
                self.count -= 1;
                self.period_ms = Some(period.as_millis() as u64);
            }
            _ => self.lost = true,
        }
    }

    pub(super) fn make_move(&mut self) {
        if self.lost {
            return;
        }
        match (self.control, self.period_ms) {
            (TimeControl::Fischer { main, increment }, _) => {
                let cap = (main + 10 * increment).as_millis() as u64;
                self.main_ms = cap.min(self.main_ms + increment.as_millis() as u64);
            }
            (TimeControl::Japanese { period, .. }, Some(_)) => {
                self.period_ms = Some(period.as_millis() as u64);
            }
            (TimeControl::Canadian { stones, period, .. }, Some(_)) => {
                self.count -= 1;
                if self.count == 0 {
                    self.count = stones;
                    self.period_ms = Some(period.as_millis() as u64);
                }
            }
            _ => {}
        }
    }

    /// What the clock must show.
    pub(super) fn state(&self) -> (Option<u8>, u64) {
        let left = if self.lost { 0 } else { self.period_ms.unwrap_or(self.main_ms) };
        (self.period_ms.map(|_| self.count), left)
    }
}
