//! What lies on the table, plugged in: a value that [`Play`]s, the phase in which it lies there, and when a touch means
//! it.
//!
//! Whatever is added by [`AddTable`] is touched by the one system that reads touches, and shown by the one that writes
//! [`Shown`](super::shown::Shown). What it means beside the board, a page or a sound, its feature reads out of the
//! value and out of what is told here.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::clock::ClockEvent;
use super::count::CountCorrected;
use super::pending::Pending;
use super::place::{
    FifthOffered, MovePlayed, MoveRefused, MovesTakenBack, Passed, PlaceRequested, PointPressed,
};
use super::result::MatchEnded;
use super::session::{MatchStarted, Session};
use super::settings::TableSettings;
use super::shown::{ShowTable, show};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Whereabouts};
use crate::board::Point;
use crate::play::session::Tried;
use crate::play::{Event, Hand, Placer, Play, Touch};

/// What lies on the table, whether it is in view or not.
#[derive(Resource, Debug, Default, Deref, DerefMut)]
pub struct OnTable<T: Play>(T);

/// A kind of table.
pub trait Table: Play {
    /// Whether it lies on the board in a phase.
    fn is_shown_in(phase: Phase) -> bool;

    /// Whether a touch of the board means it.
    fn is_touched(at: &Whereabouts) -> bool;
}

/// A step was tried in a record.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTried(pub Tried);

/// A record was edited.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordEdited {
    /// A copy was made for it.
    pub is_copied: bool,
}

/// A label is to be typed for a point of a record that is edited.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabelAsked {
    /// The point.
    pub point: Point,
}

/// Where touches meet what lies there.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TouchTable;

/// Adds kinds of tables.
pub trait AddTable {
    /// Lays out a table of another kind.
    fn add_table<T: Table>(&mut self, table: T) -> &mut Self;
}

impl AddTable for App {
    fn add_table<T: Table>(&mut self, table: T) -> &mut Self {
        self.insert_resource(OnTable(table)).add_systems(
            Update,
            (touch::<T>.in_set(TouchTable), (reconsider::<T>, show::<T>).chain().in_set(ShowTable)),
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    // Only one of them lies on the board.
    app.configure_sets(
        Update,
        (
            TouchTable
                .in_set(AppSet::Rules)
                .after(super::session::CarryOut)
                .after(super::place::pass)
                .before(super::result::detect_end)
                .ambiguous_with(TouchTable),
            ShowTable.after(AppSet::Opponent).before(AppSet::Mirror).ambiguous_with(ShowTable),
        ),
    );
    app.add_message::<StepTried>().add_message::<RecordEdited>().add_message::<LabelAsked>();
}

/// Tells what has happened on a table, which wakes the loop.
#[derive(SystemParam)]
pub(crate) struct Tell<'w> {
    notices: MessageWriter<'w, Notice>,
    pub(crate) wakefulness: ResMut<'w, Wakefulness>,
    played: MessageWriter<'w, MovePlayed>,
    passed: MessageWriter<'w, Passed>,
    offered: MessageWriter<'w, FifthOffered>,
    corrected: MessageWriter<'w, CountCorrected>,
    taken_back: MessageWriter<'w, MovesTakenBack>,
    tried: MessageWriter<'w, StepTried>,
    edited: MessageWriter<'w, RecordEdited>,
    labels: MessageWriter<'w, LabelAsked>,
    refused: MessageWriter<'w, MoveRefused>,
}

impl Tell<'_> {
    pub(crate) fn notice(&mut self, id: &'static str) {
        self.notices.write(Notice::here(id));
    }

    pub(crate) fn all(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.wakefulness.pending();
            match event {
                Event::Played { point, color, n_captured } => {
                    self.played.write(MovePlayed { point, color, n_captured });
                }
                Event::Passed { color, seat } => {
                    self.passed.write(Passed { color, seat });
                }
                Event::Offered(point) => {
                    self.offered.write(FifthOffered { point });
                }
                Event::Corrected(point) => {
                    self.corrected.write(CountCorrected { point });
                }
                Event::TakenBack(points) => {
                    self.taken_back.write(MovesTakenBack { points });
                }
                Event::Tried(tried) => {
                    self.tried.write(StepTried(tried));
                }
                Event::Edited { is_copied } => {
                    self.edited.write(RecordEdited { is_copied });
                }
                Event::LabelAsked(point) => {
                    self.labels.write(LabelAsked { point });
                }
                Event::Refused { point, reason } => {
                    self.refused.write(MoveRefused { point, reason });
                }
            }
        }
    }
}

/// What has happened on a table and to the match, as it is heard, felt and read out.
#[derive(SystemParam)]
pub(crate) struct Told<'w, 's> {
    pub(crate) started: MessageReader<'w, 's, MatchStarted>,
    pub(crate) played: MessageReader<'w, 's, MovePlayed>,
    pub(crate) passed: MessageReader<'w, 's, Passed>,
    pub(crate) offered: MessageReader<'w, 's, FifthOffered>,
    pub(crate) corrected: MessageReader<'w, 's, CountCorrected>,
    pub(crate) taken_back: MessageReader<'w, 's, MovesTakenBack>,
    pub(crate) refused: MessageReader<'w, 's, MoveRefused>,
    pub(crate) clocks: MessageReader<'w, 's, ClockEvent>,
    pub(crate) ended: MessageReader<'w, 's, MatchEnded>,
    pub(crate) session: Res<'w, Session>,
}

/// Gives the table the touches that mean it. Where stones are to be confirmed, the first press on a point shows the
/// stone, and the second places it.
fn touch<T: Table>(
    mut presses: MessageReader<PointPressed>,
    mut requests: MessageReader<PlaceRequested>,
    at: Whereabouts,
    time: Res<Time<Real>>,
    settings: Res<TableSettings>,
    mut table: ResMut<OnTable<T>>,
    mut pending: ResMut<Pending>,
    mut tell: Tell,
) {
    if !T::is_touched(&at) {
        presses.clear();
        requests.clear();
        return;
    }
    let now = time.elapsed();
    for &PointPressed { point, hand } in presses.read() {
        tell.wakefulness.pending();
        let turn = table.turn().filter(|_| settings.confirm_stones && table.takes(point));
        if !turn.is_some_and(|turn| pending.shows_first(point, turn)) {
            // One that waits elsewhere goes, though this one be refused.
            pending.withdraw();
            tell.all(table.touch(Touch { point, hand, by: Placer::Person, now }));
        }
    }
    for &PlaceRequested { point, by } in requests.read() {
        tell.wakefulness.pending();
        tell.all(table.touch(Touch { point, hand: Hand::Main, by, now }));
    }
}

/// A stone waits only for the turn that it was shown in.
fn reconsider<T: Table>(
    table: Res<OnTable<T>>,
    at: Whereabouts,
    settings: Res<TableSettings>,
    mut pending: ResMut<Pending>,
) {
    let turn = table.turn().filter(|_| settings.confirm_stones && T::is_touched(&at));
    if T::is_shown_in(at.phase()) && pending.is_stale(turn) {
        pending.withdraw();
    }
}
