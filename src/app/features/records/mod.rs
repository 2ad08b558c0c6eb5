//! The saved games, as the program lists, opens and deletes them. What waits for the disk is done by the
//! `keeper`; this file asks for it and takes what comes back.

pub(crate) mod panel;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::replay::{Origin, Replay, ReplayStage};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{MenuPage, Overlay, Phase, PlayStage};
use crate::app::table::autosave::Autosave;
use crate::app::table::keeper::{News, Opened, Order, TakeNews};
pub use crate::app::table::keeper::{Trouble, Wrong};
use crate::app::table::place::Asked;
use crate::app::table::session::{MatchStarted, Session};
use crate::game::Match;
use crate::record::shelf::{Deleted, FileName, Listed};

/// What lies in the folder.
#[derive(Resource, Debug, Default)]
pub struct Records {
    files: Option<Vec<Listed>>,
    recent: Vec<PathBuf>,
    deleted: Vec<(Deleted, Listed)>,
    /// What is asked about before it is deleted for good.
    discarding: Vec<Deleted>,
    /// How often the folder has been listed.
    n_listings: u64,
}

impl Records {
    /// The files, the newest first; none before they have been listed.
    pub fn files(&self) -> Option<&[Listed]> {
        self.files.as_deref()
    }

    /// The files that were opened from elsewhere, the last one first.
    pub fn recent(&self) -> &[PathBuf] {
        &self.recent
    }

    /// What was deleted and can be had back, the last one first.
    pub fn deleted(&self) -> &[(Deleted, Listed)] {
        &self.deleted
    }

    /// What is asked about before it is deleted for good.
    pub fn discarding(&self) -> &[Deleted] {
        &self.discarding
    }

    /// A number that grows with every listing.
    pub const fn n_listings(&self) -> u64 {
        self.n_listings
    }
}

/// A file could not be read, or not as it stands.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct FileTrouble(pub Trouble);

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

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RecordOrder>()
        .init_resource::<Records>()
        .add_message::<FileTrouble>()
        // Without a window system nothing is dropped, and nothing is missed.
        .add_message::<FileDragAndDrop>()
        .add_systems(OnEnter(MenuPage::Records), list)
        .add_systems(OnEnter(MenuPage::Deleted), list)
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

fn list(autosave: Res<Autosave>, mut records: ResMut<Records>) {
    if !autosave.is_keeping() {
        records.files = Some(Vec::new());
    }
    autosave.order(Order::List);
    autosave.order(Order::ListRecent);
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

/// Takes what the thread has done.
pub(crate) fn take_news(
    mut autosave: ResMut<Autosave>,
    mut records: ResMut<Records>,
    mut session: ResMut<Session>,
    mut replay: ResMut<Replay>,
    page: Option<Res<State<MenuPage>>>,
    mut phase: ResMut<NextState<Phase>>,
    mut stage: ResMut<NextState<PlayStage>>,
    mut replay_stage: ResMut<NextState<ReplayStage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut started: MessageWriter<MatchStarted>,
    mut troubles: MessageWriter<FileTrouble>,
    mut notices: MessageWriter<Notice>,
    mut asked: Asked,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for news in autosave.news() {
        match news {
            // One that comes after its time is in the records.
            News::Resumed(_) => continue,
            News::Saved { revision } => {
                autosave.saved(revision);
                continue;
            }
            News::OpenTwice => {
                notices.write(Notice("notice-open-twice"));
            }
            News::Parted => {
                notices.write(Notice("notice-parted"));
            }
            News::NotSaved => {
                autosave.note_failing(true);
                notices.write(Notice("notice-not-saved"));
            }
            News::SavedAgain => {
                autosave.note_failing(false);
                notices.write(Notice("notice-saved-again"));
            }
            News::NotChanged => {
                notices.write(Notice("notice-not-changed"));
            }
            News::Listed { files, deleted } => {
                records.n_listings += 1;
                records.files = Some(files);
                records.deleted = deleted;
            }
            News::Recent(paths) => records.recent = paths,
            News::Renamed => {
                notices.write(Notice("notice-renamed"));
            }
            News::NameTaken => {
                notices.write(Notice("notice-name-taken"));
            }
            News::Restored => {
                notices.write(Notice("notice-restored"));
            }
            News::Deleted { numbers } => {
                notices.write(Notice("notice-deleted"));
                if numbers.contains(&session.number()) {
                    let setup = session.game().setup();
                    session.begin(Match::new(setup));
                    autosave.forget();
                }
            }
            News::NotOpened(trouble) => {
                troubles.write(FileTrouble(trouble));
            }
            News::Opened(opened) => {
                let Opened { game, is_looked_at, is_foreign, file, held_by, trouble } = *opened;
                session.open(game, &held_by);
                // A press of this update was meant for the board that lay there.
                asked.forget();
                if is_looked_at {
                    if is_foreign {
                        session.review_foreign();
                    } else {
                        session.review();
                    }
                    let origin = origin(page.as_deref(), &replay);
                    replay.open(origin);
                    phase.set(Phase::Replay);
                    (*replay_stage).set_if_neq(ReplayStage::Walk);
                } else {
                    phase.set(Phase::Playing);
                    (*stage).set_if_neq(PlayStage::Play);
                }
                autosave.adopt(&session, file, &held_by);
                (*overlay).set_if_neq(Overlay::Closed);
                started.write(MatchStarted);
                troubles.write_batch(trouble.map(FileTrouble));
            }
        }
        wakefulness.pending();
    }
}

/// Where the way back leads from a record that is opened now.
fn origin(page: Option<&State<MenuPage>>, replay: &Replay) -> Origin {
    match (page.map(State::get), replay.origin()) {
        // Without a page the record takes the place of another one.
        (Some(MenuPage::Records), _) | (None, Origin::Records) => Origin::Records,
        _ => Origin::Elsewhere,
    }
}

/// Everything that shows them.
pub(super) fn view(app: &mut App) {
    app.add_plugins(panel::plugin);
}
