//! The thread that has the folder of saved games: whatever waits for the disk waits there.
//!
//! Orders are carried out one after the other, in the order in which they came; of several states of one match that
//! wait to be saved, the newest alone is written.

mod desk;
mod opened;

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;

pub(crate) use self::desk::Desk;
pub(crate) use self::opened::Opened;
pub use self::opened::{Trouble, Wrong};
use crate::app::platform::worker::Worker;
use crate::game::Match;
use crate::game::tree::Tree;
use crate::record::shelf::{Deleted, FileName, Listed, Moment, Progress, Version};

/// Where news of the files is taken.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeNews;

/// A match of this run of the program, by the number that its session had.
pub(crate) type MatchNumber = u64;

/// What is to be done.
pub(crate) enum Order {
    /// Look for the game that was under way when the program ended, or for the last one.
    Resume,
    /// From now on the file holds this match.
    Adopt { number: MatchNumber, file: Held },
    /// Save a match; one that has no file yet gets one.
    Save(Save),
    /// List the folder.
    List,
    /// Read the game in a file of the folder.
    Open(FileName),
    /// Take a file from elsewhere into the folder, and read it.
    Import(PathBuf),
    /// Take a text into the folder, and read it.
    ImportText(String),
    /// Delete a file.
    Delete(FileName),
    /// Have a deleted file back.
    Restore(Deleted),
    /// Delete for good what was deleted.
    Discard(Vec<Deleted>),
    /// Give a file another name.
    Rename { from: FileName, to: FileName },
    /// List the files that were opened from elsewhere.
    ListRecent,
}

/// A file that holds a match, as it was seen last.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) name: FileName,
    pub(crate) seen: Version,
}

/// A state of a match.
#[derive(Clone)]
pub(crate) struct Save {
    pub(crate) number: MatchNumber,
    /// The revision of the session that it is the state of.
    pub(crate) revision: u64,
    pub(crate) begun: Moment,
    pub(crate) tree: Tree,
    pub(crate) progress: Progress,
}

/// The game played last before the program was started.
pub(crate) struct Resumed {
    pub(crate) file: Held,
    pub(crate) game: Match,
    /// When that was.
    pub(crate) played_at: Option<SystemTime>,
}

/// What has been done.
pub(crate) enum News {
    /// The game that was under way, or the one that ended last, if there is one.
    Resumed(Option<Box<Resumed>>),
    /// Another window has the folder open.
    OpenTwice,
    /// Another window has changed the file of a match, which goes on in a file of its own.
    Parted,
    /// This state of a match lies on the disk.
    Saved { revision: u64 },
    /// A match could not be saved, and all before it could.
    NotSaved,
    /// All matches that could not be saved are saved now.
    SavedAgain,
    /// What lies in the folder, and what was deleted from it.
    Listed { files: Vec<Listed>, deleted: Vec<(Deleted, Listed)> },
    /// A game was read.
    Opened(Box<Opened>),
    /// No game could be read.
    NotOpened(Trouble),
    /// A file was deleted; with the matches that it held.
    Deleted { numbers: Vec<MatchNumber> },
    /// A deleted file is back.
    Restored,
    /// The files that were opened from elsewhere, the last one first.
    Recent(Vec<PathBuf>),
    /// A file has another name.
    Renamed,
    /// Another file has the name already.
    NameTaken,
    /// The folder could not be changed as was asked.
    NotChanged,
}

/// The thread.
pub(crate) type Keeper = Worker<Desk>;

/// Now, as files are named and games are dated.
pub(crate) fn now() -> Moment {
    Moment::from(SystemTime::now())
}
