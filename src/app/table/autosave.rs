//! The match is saved after every change, by a thread of its own, and is there again at the next start.
//!
//! What is saved is the whole record with all that was taken back. A match without a step is not worth a file. A
//! match that gives way to another one is put away: it stays in the folder, but the start does not offer it any more.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use bevy::prelude::*;
use bevy::window::ExitSystems;

use super::records::Records;
use super::session::Session;
use crate::app::Options;
use crate::app::platform::power::LoopWaker;
use crate::app::screen::Phase;
use crate::app::text::Language;
use crate::game::tree::Tree;
use crate::keeper::{self, Desk, Held, Keeper, MatchNumber, News, Order, Resumed, Save};
use crate::record::shelf::{Moment, Progress};
use crate::words::records::signed;
use crate::worker::Waker;

/// The subfolder of games.
const FOLDER: &str = "records";
/// The title waits so long for the game that was under way.
const LONGEST_RESUME: Duration = Duration::from_secs(2);

/// What is known of the saving.
#[derive(Resource, Debug, Default)]
pub struct Autosave {
    /// Without one nothing is kept.
    keeper: Option<Keeper>,
    folder: Option<PathBuf>,
    /// The number and the revision of the session seen last.
    seen: (MatchNumber, u64),
    /// What was given last to be saved, or was read.
    last: Option<Last>,
    saved_revision: u64,
    is_failing: bool,
    /// How often the time thought so far had been kept.
    kept: u64,
    /// When the match was played on last.
    played_at: Option<SystemTime>,
}

/// The folder is to be listed anew.
pub(crate) fn list_records(autosave: Res<Autosave>, mut records: ResMut<Records>) {
    if !autosave.is_keeping() {
        records.files = Some(Vec::new());
    }
    autosave.order(Order::List);
    autosave.order(Order::ListRecent);
}

/// A match as it was given to be saved.
#[derive(Debug)]
struct Last {
    number: MatchNumber,
    begun: Moment,
    record: Tree,
    /// The record as it is written: with names, date, and where the match stands.
    signed: Tree,
    progress: Progress,
}

impl Autosave {
    /// Games are kept in a folder from now on.
    fn keeping(folder: PathBuf, waker: Waker) -> Self {
        let keeper = Keeper::start(waker, |teller| Desk::new(folder.clone(), teller));
        keeper.order(Order::Resume);
        Self { keeper: Some(keeper), folder: Some(folder), ..Self::default() }
    }

    /// The folder in which games are kept.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether games are kept.
    pub const fn is_keeping(&self) -> bool {
        self.keeper.is_some()
    }

    /// The last revision of the session that lies on the disk.
    pub const fn saved_revision(&self) -> u64 {
        self.saved_revision
    }

    /// When the match was played on last; none where that is not known.
    pub const fn played_at(&self) -> Option<SystemTime> {
        self.played_at
    }

    /// The session now holds a match as it lies in a file. Where that file is not to be changed, a change of the match
    /// will make another one.
    pub(crate) fn adopt(&mut self, session: &Session, file: Option<Held>, held_by: &[MatchNumber]) {
        let number = session.number();
        let seen = self.seen.0;
        if !held_by.contains(&seen) && session.number_aside() != Some(seen) {
            self.put_away();
        }
        if let Some(file) = file {
            self.order(Order::Adopt(number, file));
        }
        self.seen = (number, session.revision());
        let progress = progress(session);
        let (record, signed) = (session.game().record().clone(), session.game().to_tree());
        self.last = Some(Last { number, begun: keeper::now(), record, signed, progress });
        self.played_at = None;
    }

    /// What the thread has done since the last call.
    pub(crate) fn news(&self) -> Vec<News> {
        self.keeper.as_ref().map_or_else(Vec::new, Keeper::news)
    }

    /// Takes a text into the folder, and opens the game in it.
    pub(crate) fn import_text(&self, text: String) {
        self.order(Order::ImportText(text));
    }

    /// The state of this revision lies on the disk.
    pub(crate) fn saved(&mut self, revision: u64) {
        self.saved_revision = self.saved_revision.max(revision);
    }

    /// Whether there is a match that could not be saved. It is tried again and again.
    pub const fn is_failing(&self) -> bool {
        self.is_failing
    }

    /// Saving fails, or goes well again.
    pub(crate) const fn note_failing(&mut self, is_failing: bool) {
        self.is_failing = is_failing;
    }

    /// The match was deleted with its file, and is to be forgotten.
    pub(crate) fn forget(&mut self) {
        self.last = None;
    }

    /// Closes the match that was saved last, where another one takes its place.
    fn put_away(&mut self) {
        if let Some(last) = self.last.take_if(|last| last.progress == Progress::UnderWay) {
            let Last { number, begun, signed: tree, .. } = last;
            let revision = self.seen.1;
            self.order(Order::Save(Save { number, revision, begun, tree, progress: Progress::Closed }));
        }
    }

    /// Passes an order on to the thread that has the folder.
    pub(crate) fn order(&self, order: Order) {
        if let Some(keeper) = &self.keeper {
            keeper.order(order);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Autosave>()
        .add_systems(OnExit(Phase::Loading), wait_for_resume)
        .add_systems(Last, (save_changes, flush.run_if(on_message::<AppExit>)).chain().after(ExitSystems));
}

/// The folder in which games and what was achieved are kept: that of the command line, or else that of this user.
pub fn folder(options: &Options) -> Option<PathBuf> {
    let own = || directories::ProjectDirs::from("", "", "goishi").map(|dirs| dirs.data_dir().to_path_buf());
    options.config.clone().or_else(own)
}

/// Looks in the folder for the game that was under way.
pub fn load(world: &mut World, options: &Options) {
    let Some(folder) = folder(options) else {
        warn!("this user has no folder for games; they last until the program ends");
        return;
    };
    let autosave = Autosave::keeping(folder.join(FOLDER), LoopWaker::of(world).waker());
    if let Some(file) = &options.file {
        autosave.order(Order::Import(file.clone()));
    }
    world.insert_resource(autosave);
}

/// The title is to offer the game that was under way as soon as it is seen.
fn wait_for_resume(mut autosave: ResMut<Autosave>, mut session: ResMut<Session>) {
    let Some(keeper) = &autosave.keeper else { return };
    if let Some(News::Resumed(Some(found))) = keeper.next_news(LONGEST_RESUME) {
        let Resumed { file, game, played_at } = *found;
        session.begin(game);
        autosave.adopt(&session, Some(file), &[]);
        autosave.played_at = played_at;
    }
}

/// Gives every new state of the match to be saved.
pub(crate) fn save_changes(session: Res<Session>, texts: Res<Language>, mut autosave: ResMut<Autosave>) {
    let autosave = autosave.bypass_change_detection();
    let (number, revision) = (session.number(), session.revision());
    let kept = std::mem::replace(&mut autosave.kept, session.n_kept()) != session.n_kept();
    if autosave.seen == (number, revision) && !kept || autosave.keeper.is_none() {
        return;
    }
    // A match that only waits is not put away.
    if autosave.seen.0 != number && session.number_aside() != Some(autosave.seen.0) {
        autosave.put_away();
    }
    autosave.seen = (number, revision);
    if session.is_reviewed() && !session.is_edited() {
        return;
    }
    let game = session.game();
    let progress = progress(&session);
    let last = autosave.last.as_ref().filter(|last| last.number == number);
    // A game that is over and only looked at keeps its place among the others.
    let is_the_same = last.is_some_and(|last| {
        (last.progress, progress) == (Progress::Closed, Progress::Closed) && last.record == *game.record()
    });
    if !session.has_begun() || is_the_same {
        return;
    }
    let begun = last.map_or_else(keeper::now, |last| last.begun);
    let tree = signed(&texts, game, begun);
    let (record, signed) = (game.record().clone(), tree.clone());
    autosave.last = Some(Last { number, begun, record, signed, progress });
    autosave.played_at = Some(SystemTime::now());
    autosave.order(Order::Save(Save { number, revision, begun, tree, progress }));
}

/// Whether the match is to be offered at the next start.
fn progress(session: &Session) -> Progress {
    if session.is_under_way() { Progress::UnderWay } else { Progress::Closed }
}

/// The program ends when all is on the disk.
fn flush(mut autosave: ResMut<Autosave>) {
    if let Some(keeper) = &mut autosave.keeper {
        keeper.end();
    }
}
