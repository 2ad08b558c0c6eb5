//! Time as the protocol tells it (section 4.2 of its specification), and as KGS does, which has Japanese byo-yomi too.
//!
//! Not by [`Clock`](crate::game::clock::Clock), whose numbers are those of games that people play: a controller may
//! ask for a tenth of a second, or for a thousand stones in a period.

use std::num::NonZeroU32;
use std::time::Duration;

use crate::board::{ByColor, Color};
use crate::protocol::reserve::Reserve;
use crate::search::Limits;

/// The settings of a game: main time, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) main: Duration,
    pub(super) overtime: Option<Overtime>,
}

/// What follows on main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Overtime {
    pub(super) period: Duration,
    pub(super) count: NonZeroU32,
    pub(super) kind: OvertimeKind,
}

/// What is counted in overtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OvertimeKind {
    /// Canadian byo-yomi: the stones to be played in a period.
    Stones,
    /// Japanese byo-yomi: the periods, of which one is lost when no move comes in it.
    Periods,
}

/// What a side has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) time: Duration,
    /// Stones to be played in it, or periods with this one; none in main time.
    pub(super) count: u32,
}

/// What the controller has said about time.
#[derive(Clone, Debug)]
pub(super) struct Times {
    /// What a move may spend where nothing has been said.
    limits: Limits,
    settings: Option<Settings>,
    left: ByColor<Left>,
    reserve: Reserve,
}

impl Times {
    /// Of a long limit this share is kept back at least, as the controller may be far away.
    const KEPT: f64 = 0.05;
    /// Of the points still empty, one side plays this share before the end.
    const MOVES_PER_EMPTY_POINT: f64 = 0.3;
    /// And never fewer moves than these.
    const LEAST_MOVES: f64 = 12.0;

    pub(super) fn new(limits: Limits) -> Self {
        Self { limits, settings: None, left: ByColor::default(), reserve: Reserve::default() }
    }

    /// Takes the settings of a game; `None` is without limit.
    pub(super) fn set(&mut self, settings: Option<Settings>) {
        self.settings = settings;
        self.start();
    }

    /// A new game begins.
    pub(super) fn start(&mut self) {
        let Some(settings) = self.settings else { return };
        let main = Left { time: settings.main, count: 0 };
        let left = settings.overtime.filter(|_| settings.main.is_zero()).map_or(main, Overtime::whole);
        self.left = ByColor { black: left, white: left };
    }

    /// What the controller's clock shows.
    pub(super) fn set_left(&mut self, color: Color, left: Left) {
        self.left[color] = left;
    }

    /// A move took so long, of what it was given.
    pub(super) fn spend(&mut self, color: Color, given: Limits, time: Duration) {
        let Some(settings) = self.settings else { return };
        if let Some(limit) = given.time {
            self.reserve.answered(limit, time);
        }
        let left = &mut self.left[color];
        left.time = left.time.saturating_sub(time);
        let Some(overtime) = settings.overtime else { return };
        *left = match (left.count, overtime.kind) {
            (0, _) if !left.time.is_zero() => *left,
            (2.., OvertimeKind::Stones) => Left { count: left.count - 1, ..*left },
            // How many periods are left makes no difference to a move.
            _ => overtime.whole(),
        };
    }

    /// What the next move may spend with this many points empty.
    pub(super) fn limits(&self, color: Color, n_empty: usize) -> Limits {
        let Some(settings) = self.settings else { return self.limits };
        let left = self.left[color];
        let n_moves = (Self::MOVES_PER_EMPTY_POINT * n_empty as f64).max(Self::LEAST_MOVES);
        let share = left.time.div_f64(n_moves);
        let time = match settings.overtime {
            Some(Overtime { kind: OvertimeKind::Periods, .. }) if left.count > 0 => left.time,
            _ if left.count > 0 => left.time / left.count,
            None => share,
            // What a period gives can be spent on top of the main time, which it follows.
            Some(Overtime { kind: OvertimeKind::Periods, period, .. }) => share + period / 2,
            Some(Overtime { period, count, .. }) => share + period / count.get(),
        };
        let time = self.reserve.limit(time).min(time.mul_f64(1.0 - Self::KEPT)).max(Reserve::LEAST);
        // The strongest level takes what it is given; others are bounded by their visits besides.
        Limits { time: Some(time), ..self.limits }
    }
}

impl Overtime {
    /// The stones or periods; `None` where nothing follows.
    pub(super) fn new(period: Duration, count: u32, kind: OvertimeKind) -> Option<Self> {
        let count = NonZeroU32::new(count).filter(|_| !period.is_zero())?;
        Some(Self { period, count, kind })
    }

    /// What a side has when it begins.
    const fn whole(self) -> Left {
        Left { time: self.period, count: self.count.get() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    const SECOND: Duration = Duration::from_secs(1);

    fn canadian(main: u64, period: u64, n_stones: u32) -> Times {
        times(main, Overtime::new(Duration::from_secs(period), n_stones, OvertimeKind::Stones))
    }

    fn japanese(main: u64, period: u64, n_periods: u32) -> Times {
        times(main, Overtime::new(Duration::from_secs(period), n_periods, OvertimeKind::Periods))
    }

    fn times(main: u64, overtime: Option<Overtime>) -> Times {
        let mut times = Times::new(Limits { time: Some(5 * SECOND), ..Limits::default() });
        times.set(Some(Settings { main: Duration::from_secs(main), overtime }));
        times
    }

    fn for_a_move(times: &Times) -> Duration {
        times.limits(Color::Black, 81).time.unwrap()
    }

    #[test]
    fn a_move_never_takes_all_that_is_left() {
        assert_eq!(for_a_move(&canadian(0, 1, 1)), Duration::from_millis(850));
        assert!(for_a_move(&canadian(60, 0, 0)) < 4 * SECOND);
        let mut times = canadian(60, 10, 5);
        assert!(for_a_move(&times) > SECOND);
        times.set_left(Color::Black, Left { time: SECOND, count: 5 });
        assert!(for_a_move(&times) < SECOND / 5);
        times.set_left(Color::Black, Left::default());
        assert!(for_a_move(&times) <= 2 * SECOND);
    }

    #[test]
    fn periods_follow_on_main_time() {
        let mut times = canadian(10, 6, 3);
        times.spend(Color::Black, Limits::default(), 11 * SECOND);
        assert_eq!(times.left.black, Left { time: 6 * SECOND, count: 3 });
        for _ in 0..2 {
            times.spend(Color::Black, Limits::default(), SECOND);
        }
        assert_eq!(times.left.black, Left { time: 4 * SECOND, count: 1 });
        times.spend(Color::Black, Limits::default(), SECOND);
        assert_eq!(times.left.black, Left { time: 6 * SECOND, count: 3 });
    }

    #[test]
    fn a_period_of_byo_yomi_is_there_for_every_move() {
        let mut times = japanese(10, 6, 3);
        // A twelfth of ten seconds at least, and half a period.
        assert!((3 * SECOND..4 * SECOND).contains(&for_a_move(&times)));
        times.spend(Color::Black, Limits::default(), 11 * SECOND);
        assert_eq!(for_a_move(&times), Duration::from_millis(5_700));
        for _ in 0..5 {
            times.spend(Color::Black, Limits::default(), SECOND);
            assert_eq!(for_a_move(&times), Duration::from_millis(5_700));
        }
        // What the controller says counts: two seconds are left of this period.
        times.set_left(Color::Black, Left { time: 2 * SECOND, count: 1 });
        assert_eq!(for_a_move(&times), Duration::from_millis(1_850));
        assert_eq!(for_a_move(&japanese(0, 30, 1)), Duration::from_millis(28_500));
    }

    #[test]
    fn the_reserve_follows_the_machine() {
        let mut times = japanese(0, 1, 1);
        for _ in 0..20 {
            let given = times.limits(Color::Black, 81);
            times.spend(Color::Black, given, given.time.unwrap() + Duration::from_millis(1));
        }
        assert_eq!(for_a_move(&times), Duration::from_millis(950));
        let given = times.limits(Color::Black, 81);
        times.spend(Color::Black, given, given.time.unwrap() + Duration::from_millis(100));
        assert_eq!(for_a_move(&times), Duration::from_millis(770));
    }

    #[test]
    fn no_limit_is_the_limit_of_the_level() {
        let mut times = canadian(0, 0, 0);
        assert!(for_a_move(&times) < SECOND);
        times.set(None);
        assert_eq!(for_a_move(&times), 5 * SECOND);
    }
}
