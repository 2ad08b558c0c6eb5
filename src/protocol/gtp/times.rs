//! Time as the protocol tells it (section 4.2 of its specification).

use std::time::Duration;

use crate::board::ByColor;
use crate::search::Limits;

/// The settings of a game: main time, then periods of Canadian byo-yomi with so many stones in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) main: Duration,
    pub(super) period: Duration,
    pub(super) n_stones: u32,
}

impl Settings {
    /// A period without stones stands for no limit at all.
    const fn is_unlimited(&self) -> bool {
        !self.period.is_zero() && self.n_stones == 0
    }
}

/// What a side has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) time: Duration,
    /// Stones to be played in it; none in main time.
    pub(super) n_stones: u32,
}

/// What the controller has said about time.
#[derive(Clone, Debug)]
pub(super) struct Times {
    /// What a move may spend where nothing has been said.
    limits: Limits,
    settings: Option<Settings>,
    left: ByColor<Left>,
}

impl Times {
    /// Kept back from every limit, so that a busy machine does not make a move late; more from a long one, and no
    /// more than half of a short one.
    const RESERVE: Duration = Duration::from_millis(150);
    /// Enough for a sensible move.
    const LEAST: Duration = Duration::from_millis(10);
    /// Of the points still empty, one side plays this share before the end.
    const MOVES_PER_EMPTY_POINT: f64 = 0.3;
    /// And never fewer moves than these.
    const LEAST_MOVES: f64 = 12.0;

    pub(super) fn new(limits: Limits) -> Self {
        Self { limits, settings: None, left: ByColor::default() }
    }

    pub(super) fn set(&mut self, settings: Settings) {
        self.settings = Some(settings).filter(|settings| !settings.is_unlimited());
        self.start();
    }

    /// A new game begins.
    pub(super) fn start(&mut self) {
        let Some(Settings { main, period, n_stones }) = self.settings else { return };
        let left =
            if main.is_zero() { Left { time: period, n_stones } } else { Left { time: main, n_stones: 0 } };
        self.left = ByColor { black: left, white: left };
    }

    /// What the controller's clock shows.
    pub(super) fn set_left(&mut self, color: crate::board::Color, left: Left) {
        self.left[color] = left;
    }

    /// A move took so long.
    pub(super) fn spend(&mut self, color: crate::board::Color, time: Duration) {
        let Some(Settings { period, n_stones, .. }) = self.settings else { return };
        let left = &mut self.left[color];
        left.time = left.time.saturating_sub(time);
        if left.n_stones > 1 {
            left.n_stones -= 1;
        } else if left.n_stones == 1 || (left.time.is_zero() && n_stones > 0) {
            *left = Left { time: period, n_stones };
        }
    }

    /// What the next move may spend with so many points empty.
    pub(super) fn limits(&self, color: crate::board::Color, n_empty: usize) -> Limits {
        let Some(settings) = self.settings else { return self.limits };
        let left = self.left[color];
        let per_stone = settings.period.checked_div(settings.n_stones).unwrap_or_default();
        let time = if left.n_stones > 0 {
            left.time / left.n_stones
        } else {
            let n_moves = (Self::MOVES_PER_EMPTY_POINT * n_empty as f64).max(Self::LEAST_MOVES);
            left.time.div_f64(n_moves) + per_stone
        };
        let reserve = Self::RESERVE.min(time / 2).max(time / 20);
        let time = time.saturating_sub(reserve).max(Self::LEAST);
        // The strongest level takes what it is given; others are bounded by their visits besides.
        Limits { time: Some(time), ..self.limits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    const SECOND: Duration = Duration::from_secs(1);

    fn times(main: u64, period: u64, n_stones: u32) -> Times {
        let mut times = Times::new(Limits { time: Some(5 * SECOND), ..Limits::default() });
        times.set(Settings {
            main: Duration::from_secs(main),
            period: Duration::from_secs(period),
            n_stones,
        });
        times
    }

    fn for_a_move(times: &Times) -> Duration {
        times.limits(Color::Black, 81).time.unwrap()
    }

    #[test]
    fn a_move_never_takes_all_that_is_left() {
        assert_eq!(for_a_move(&times(0, 1, 1)), Duration::from_millis(850));
        assert!(for_a_move(&times(60, 0, 0)) < 4 * SECOND);
        let mut times = times(60, 10, 5);
        assert!(for_a_move(&times) > SECOND);
        times.set_left(Color::Black, Left { time: SECOND, n_stones: 5 });
        assert!(for_a_move(&times) < SECOND / 5);
        times.set_left(Color::Black, Left::default());
        assert!(for_a_move(&times) <= 2 * SECOND);
    }

    #[test]
    fn periods_follow_on_main_time() {
        let mut times = times(10, 6, 3);
        times.spend(Color::Black, 11 * SECOND);
        assert_eq!(times.left.black, Left { time: 6 * SECOND, n_stones: 3 });
        for _ in 0..2 {
            times.spend(Color::Black, SECOND);
        }
        assert_eq!(times.left.black, Left { time: 4 * SECOND, n_stones: 1 });
        times.spend(Color::Black, SECOND);
        assert_eq!(times.left.black, Left { time: 6 * SECOND, n_stones: 3 });
    }

    #[test]
    fn no_limit_is_the_limit_of_the_level() {
        assert_eq!(for_a_move(&times(0, 1, 0)), 5 * SECOND);
        assert!(for_a_move(&times(0, 0, 0)) < SECOND);
    }
}
