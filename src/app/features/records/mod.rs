//! The saved games, as the program lists, opens and deletes them. What waits for the disk is done by the
//! `keeper`; this file asks for it and takes what comes back.

pub(crate) mod panel;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::replay::{Replay, ReplayStage};
use crate::app::AppSet;
use crate::app::intent::{Scope, Typing};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, PlayStage, Screen, Screens};
use crate::app::table::autosave::{Autosave, list_records};
use crate::app::table::place::Asked;
use crate::app::table::records::TakeNews;
use crate::app::table::records::{FileTrouble, Records};
use crate::app::table::session::{MatchStarted, Session};
use crate::app::ui::question::Question;
use crate::game::Match;
use crate::keeper::{News, Opened, Order};
use crate::record::shelf::{Deleted, FileName};

/// The saved games.
pub const RECORDS: Screen = Screen {
    home: Some(Phase::Menu),
    scope: Some(Scope::List),
    typing: Typing::Words,
    ..Screen::new("records")
};
/// Those that were deleted.
pub const DELETED: Screen =
    Screen { home: Some(Phase::Menu), scope: Some(Scope::List), ..Screen::new("deleted") };
/// Delete them for good?
pub const DISCARD: Screen = Question::page("discard");

/// What a player asks for among the saved games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum RecordOrder {
    /// Open a saved game.
    Open(FileName),
    /// Delete it.
    Delete(FileName),
    /// Have a deleted game back.
    Restore(Deleted),
    /// These are to be deleted for good, if the answer is yes.
    AskToDiscard(Vec<Deleted>),
    /// Delete for good what was asked about.
    Discard,
}

pub(super) fn logic(app: &mut App) {
    app.add_message::<RecordOrder>()
        // Without a window system nothing is dropped, and nothing is missed.
        .add_message::<FileDragAndDrop>()
        .add_systems(OnEnter(RECORDS), list_records)
        .add_systems(OnEnter(DELETED), list_records)
        .add_systems(
            Update,
            (order, take_news.run_if(not(in_state(Phase::Loading))).in_set(TakeNews))
                .chain()
                .in_set(AppSet::Rules)
                .after(crate::app::table::session::CarryOut)
                .before(crate::app::table::place::answer)
                .before(crate::app::table::result::detect_end),
        );
}

/// Passes on what a player asks for.
fn order(
    mut orders: MessageReader<RecordOrder>,
    mut dropped: MessageReader<FileDragAndDrop>,
    autosave: Res<Autosave>,
    mut records: ResMut<Records>,
) {
    for command in orders.read() {
        match command {
            RecordOrder::Open(name) => autosave.order(Order::Open(name.clone())),
            RecordOrder::Delete(name) => autosave.order(Order::Delete(name.clone())),
            RecordOrder::Restore(deleted) => autosave.order(Order::Restore(deleted.clone())),
            RecordOrder::AskToDiscard(deleted) => records.discarding.clone_from(deleted),
            RecordOrder::Discard => {
                autosave.order(Order::Discard(std::mem::take(&mut records.discarding)));
            }
        }
    }
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            autosave.order(Order::Import(path_buf.clone()));
        }
    }
}

/// What a game that is opened comes on.
#[derive(SystemParam)]
pub(crate) struct Opener<'w> {
    session: ResMut<'w, Session>,
    replay: ResMut<'w, Replay>,
    phase: Res<'w, State<Phase>>,
    screens: Screens<'w>,
    stage: ResMut<'w, NextState<PlayStage>>,
    replay_stage: ResMut<'w, NextState<ReplayStage>>,
    started: MessageWriter<'w, MatchStarted>,
    asked: Asked<'w>,
}

impl Opener<'_> {
    /// The game in the session is looked at.
    fn look_at(&mut self, is_foreign: bool) {
        if is_foreign {
            self.session.review_foreign();
        } else {
            self.session.review();
        }
        *self.replay = Replay::default();
        match self.phase.get() {
            Phase::Menu | Phase::Replay => self.screens.lay(Phase::Replay),
            // The match that was looked at is not there any more.
            _ => self.screens.enter(Phase::Replay),
        }
        (*self.replay_stage).set_if_neq(ReplayStage::Walk);
        self.begin();
    }

    /// The game in the session is played on.
    fn play(&mut self) {
        self.screens.enter(Phase::Playing);
        (*self.stage).set_if_neq(PlayStage::Play);
        self.begin();
    }

    fn begin(&mut self) {
        // A press of this update was meant for the board that lay there.
        self.asked.forget();
        self.started.write(MatchStarted);
    }
}

/// Takes what the thread has done.
pub(crate) fn take_news(
    mut autosave: ResMut<Autosave>,
    mut records: ResMut<Records>,
    mut ways: Opener,
    mut troubles: MessageWriter<FileTrouble>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for news in autosave.news() {
        notices.write_batch(notice_of(&news));
        match news {
            // One that comes after its time is in the records.
            News::Resumed(_) => continue,
            News::Saved(revision) => {
                autosave.saved(revision);
                continue;
            }
            News::NotSaved => autosave.note_failing(true),
            News::SavedAgain => autosave.note_failing(false),
            News::Listed(files, deleted) => {
                records.n_listings += 1;
                records.files = Some(files);
                records.deleted = deleted;
            }
            News::Recent(paths) => records.recent = paths,
            News::OpenTwice
            | News::Parted
            | News::NotChanged
            | News::Renamed
            | News::NameTaken
            | News::Restored => {}
            News::Deleted(numbers) => {
                if numbers.contains(&ways.session.number()) {
                    let setup = ways.session.game().setup();
                    ways.session.begin(Match::new(setup));
                    autosave.forget();
                }
            }
            News::NotOpened(trouble) => {
                troubles.write(FileTrouble(trouble));
            }
            News::Opened(opened) => {
                let Opened { game, is_looked_at, is_foreign, file, held_by, trouble } = *opened;
                ways.session.open(game, &held_by);
                if is_looked_at {
                    ways.look_at(is_foreign);
                } else {
                    ways.play();
                }
                autosave.adopt(&ways.session, file, &held_by);
                troubles.write_batch(trouble.map(FileTrouble));
            }
        }
        wakefulness.pending();
    }
}

/// What is told of it in words.
const fn notice_of(news: &News) -> Option<Notice> {
    Some(match news {
        News::OpenTwice => Notice::long("notice-open-twice"),
        News::Parted => Notice::long("notice-parted"),
        News::NotSaved => Notice::lasting("notice-not-saved"),
        News::SavedAgain => Notice::lasting("notice-saved-again"),
        News::NotChanged => Notice::lasting("notice-not-changed"),
        News::Renamed => Notice::here("notice-renamed"),
        News::NameTaken => Notice::here("notice-name-taken"),
        News::Restored => Notice::here("notice-restored"),
        News::Deleted(_) => Notice::here("notice-deleted"),
        _ => return None,
    })
}

/// Everything that shows them.
pub(super) fn view(app: &mut App) {
    app.add_plugins(panel::plugin);
}
