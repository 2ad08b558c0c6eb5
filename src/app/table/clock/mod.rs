//! The clocks of the match under way: they run while a person or the program is to act, and stop in every pause.
//!
//! The match has the clocks; here time passes for them. What has passed since the last update belongs to whoever was
//! to act at its end, so that a sleep of the loop costs neither more nor less than it lasted, and a move that comes
//! after the flag has fallen is too late. The loop is woken when the figure on the clock changes, once a second.
//!
//! A pause stops the clocks and hides the board. A page that covers the panel, such as the help, makes a pause of a
//! match with clocks: nobody could play, and nobody is to think for free. A match that is taken up again after it was
//! left, or after the program was closed, begins with a pause as well. What has been thought so far is saved then, at
//! the end of the program, and every quarter of a minute.

mod hidden;
mod shown;

use std::time::Duration;

use bevy::prelude::*;

pub(crate) use self::hidden::Sight;
pub use self::shown::ClocksShown;
use self::shown::is_shown;
pub(crate) use self::shown::shown;
use super::session::{MatchOrder, Session};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, PlayStage, Whereabouts};
use crate::app::table::settings::TableSettings;
use crate::board::Color;
use crate::game::Seat;
use crate::game::clock::{Clock, Stretch};

/// What one press on the page of the pause gives.
pub const GIVEN: Duration = Duration::from_mins(1);
/// The last seconds that are heard, each.
const TICKING_S: u64 = 10;
/// At how many seconds left the time is read out; the longest of main time only.
const CALLED_S: [u64; 4] = [300, 60, 30, 10];
/// The time that was thought is saved so often.
const KEPT_EVERY: Duration = Duration::from_secs(15);

/// No more than this passes at once. The loop is woken every second while a clock runs; when it is not, because the
/// machine slept or stood still, nobody could play either.
const LONGEST_STEP: Duration = Duration::from_secs(2);

/// What a clock has come to.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// One of the last seconds of a person has begun.
    Ticked {
        /// Whose.
        color: Color,
        /// How many are left.
        seconds: u64,
    },
    /// A person has no more than this left.
    Called {
        /// Who.
        color: Color,
        /// How many seconds.
        seconds: u64,
    },
    /// Main time or a period is used up, and another period has begun.
    PeriodBegan {
        /// Whose.
        color: Color,
        /// The period.
        stretch: Stretch,
    },
}

/// What keeps the clocks going.
#[derive(Resource, Debug, Default)]
pub struct ClockWork {
    /// The clock of the party to act has run since the last update.
    runs: bool,
    kept_at: Duration,
}

impl ClockWork {
    /// Whether the clock of the party to act runs.
    pub const fn runs(&self) -> bool {
        self.runs
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ClockWork>()
        .add_message::<ClockEvent>()
        .add_systems(Update, (run, give).chain().after(AppSet::Intend).before(AppSet::Rules))
        .add_systems(
            Update,
            (pause_behind_pages, follow)
                .chain()
                .after(AppSet::Rules)
                .after(crate::app::table::session::FollowStage)
                .before(AppSet::Opponent),
        )
        .add_systems(Last, keep_at_end.before(super::autosave::save_changes).run_if(on_message::<AppExit>));
}

/// Lets the time since the last update pass for whoever was to act.
fn run(
    time: Res<Time<Real>>,
    settings: Res<TableSettings>,
    work: Res<ClockWork>,
    mut session: ResMut<Session>,
    mut events: MessageWriter<ClockEvent>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Some(color) = session.game().clock_to_run().filter(|_| work.runs) else { return };
    let clock = |session: &Session| session.game().clocks().map(|clocks| clocks[color]);
    let before = clock(&session);
    // A clock that runs is no change of the match.
    let has_fallen = session.bypass_change_detection().run_clock(time.delta().min(LONGEST_STEP));
    if has_fallen {
        session.set_changed();
        wakefulness.pending();
        return;
    }
    let (Some(before), Some(after)) = (before, clock(&session)) else { return };
    let is_person = session.seat_to_move() == Some(Seat::Human);
    let is_shown = is_shown(settings.clocks, &session, color);
    events.write_batch(heard(color, &before, &after, is_person && is_shown));
}

/// What is told of a clock that has run.
fn heard(color: Color, before: &Clock, after: &Clock, is_told: bool) -> Vec<ClockEvent> {
    let stretch = after.stretch();
    if stretch != before.stretch() {
        return vec![ClockEvent::PeriodBegan { color, stretch }];
    }
    let seconds = after.shown_s();
    if !is_told || seconds == before.shown_s() {
        return Vec::new();
    }
    let passed = |limit: &u64| before.shown_s() > *limit && seconds <= *limit;
    let is_main = stretch == Stretch::Main;
    let called = CALLED_S.into_iter().filter(|limit| is_main || *limit < 300).rev().find(passed);
    let called = called.map(|seconds| ClockEvent::Called { color, seconds });
    let ticks = after.is_pressing() && seconds <= TICKING_S;
    called.into_iter().chain(ticks.then_some(ClockEvent::Ticked { color, seconds })).collect()
}

/// Gives a side more time, as the players have agreed in a pause.
fn give(
    mut commands_read: MessageReader<MatchOrder>,
    mut session: ResMut<Session>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for command in commands_read.read() {
        if let MatchOrder::GiveTime(color) = command {
            session.change(|game| game.give_time(*color, GIVEN));
            notices.write(Notice::here(match color {
                Color::Black => "notice-given-black",
                Color::White => "notice-given-white",
            }));
            wakefulness.pending();
        }
    }
}

/// Stops a match with clocks while a page lies over it on which nobody can play.
fn pause_behind_pages(
    whereabouts: Whereabouts,
    session: Res<Session>,
    mut stage: ResMut<NextState<PlayStage>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if whereabouts.is_covered() && whereabouts.is_play() && session.game().clock_to_run().is_some() {
        stage.set(PlayStage::Paused);
        wakefulness.pending();
    }
}

/// Decides whether time passes from now on, and wakes the loop when a clock shows something else.
pub(crate) fn follow(
    whereabouts: Whereabouts,
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut work: ResMut<ClockWork>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let now = time.elapsed();
    let color = session.game().clock_to_run();
    let waits = !session.is_running() && !session.person_to_move();
    let runs = color.is_some()
        && whereabouts.phase() == Phase::Playing
        && whereabouts.is_play()
        && !session.is_reviewed()
        && !waits;
    if work.runs != runs {
        work.runs = runs;
        wakefulness.pending();
        work.kept_at = now;
        if !runs {
            session.bypass_change_detection().keep_time();
        }
    }
    if !runs {
        return;
    }
    if now >= work.kept_at + KEPT_EVERY {
        work.kept_at = now;
        session.bypass_change_detection().keep_time();
    }
    if let Some(clock) = color.and_then(|color| Some(session.game().clocks()?[color])) {
        wakefulness.due_in(clock.until_shown_changes());
    }
}

fn keep_at_end(mut session: ResMut<Session>) {
    session.bypass_change_detection().keep_time();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::clock::TimeControl;

    const fn s(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn told(control: TimeControl, from: u64, to: u64) -> Vec<ClockEvent> {
        let mut before = Clock::new(control).unwrap();
        before.run(s(from));
        let mut after = before;
        after.run(s(to - from));
        heard(Color::Black, &before, &after, true)
    }

    #[test]
    fn the_last_ten_seconds_are_heard_and_round_numbers_called() {
        let color = Color::Black;
        let absolute = TimeControl::Absolute { main: s(400) };
        assert_eq!(told(absolute, 0, 1), []);
        assert_eq!(told(absolute, 99, 100), [ClockEvent::Called { color, seconds: 300 }]);
        assert_eq!(told(absolute, 100, 101), []);
        // After a long update the shortest time passed is called.
        assert_eq!(told(absolute, 0, 375), [ClockEvent::Called { color, seconds: 30 }]);
        let last = [ClockEvent::Called { color, seconds: 10 }, ClockEvent::Ticked { color, seconds: 10 }];
        assert_eq!(told(absolute, 389, 390), last);
        assert_eq!(told(absolute, 398, 399), [ClockEvent::Ticked { color, seconds: 1 }]);
    }

    #[test]
    fn main_time_with_a_period_behind_it_ends_without_ticks() {
        let color = Color::Black;
        let japanese = TimeControl::Japanese { main: s(60), periods: 2, period: s(30) };
        assert_eq!(told(japanese, 54, 55), []);
        let begun = |left| ClockEvent::PeriodBegan { color, stretch: Stretch::Period { left } };
        assert_eq!(told(japanese, 59, 60), [begun(2)]);
        assert_eq!(told(japanese, 84, 85), [ClockEvent::Ticked { color, seconds: 5 }]);
        assert_eq!(told(japanese, 89, 90), [begun(1)]);
        // A period of half a minute begins with no more than that, which is no news.
        assert_eq!(told(japanese, 90, 91), []);
    }
}
