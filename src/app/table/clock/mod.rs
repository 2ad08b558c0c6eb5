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
use super::opponent::Pace;
use super::session::{MatchOrder, Session};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, PlayStage, Whereabouts};
use crate::app::table::settings::TableSettings;
use crate::board::Color;
pub use crate::game::clock::ClockEvent;

/// What one press on the page of the pause gives.
pub const GIVEN: Duration = Duration::from_mins(1);
/// The time that was thought is saved so often.
const KEPT_EVERY: Duration = Duration::from_secs(15);

/// No more than this passes at once. The loop is woken every second while a clock runs; when it is not, because the
/// machine slept or stood still, nobody could play either.
const LONGEST_STEP: Duration = Duration::from_secs(2);

impl Message for ClockEvent {}

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
    let is_person = session.person_to_move();
    let is_shown = is_shown(settings.clocks, &session, color);
    events.write_batch(ClockEvent::between(color, &before, &after, is_person && is_shown));
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
    pace: Res<Pace>,
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
        && !pace.is_held
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
