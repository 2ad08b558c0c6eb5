//! The thread that has the folder of saved games: whatever waits for the disk waits there.
//!
//! Orders are carried out one after the other, in the order in which they came; of several states of one match that
//! wait to be saved, the newest alone is written.

mod desk;
mod opened;

use std::path::PathBuf;
use std::time::SystemTime;

pub use self::desk::Desk;
pub use self::opened::{Opened, Trouble, Wrong};
use crate::game::Match;
use crate::game::tree::Tree;
use crate::record::shelf::{Deleted, FileName, Listed, Moment, Progress, Version};
use crate::worker::Worker;

/// A match of this run of the program, by the number that its session had.
pub type MatchNumber = u64;

/// What is to be done.
pub enum Order {
    /// Look for the game that was under way when the program ended, or for the last one.
    Resume,
    /// From now on the file holds this match.
    Adopt(MatchNumber, Held),
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
    Rename(FileName, FileName),
    /// List the files that were opened from elsewhere.
    ListRecent,
}

/// A file that holds a match, as it was seen last.
#[derive(Clone, Debug)]
pub struct Held {
    /// Its name.
    pub name: FileName,
    /// What it held.
    pub seen: Version,
}

/// A state of a match.
#[derive(Clone)]
pub struct Save {
    /// The match.
    pub number: MatchNumber,
    /// The revision of the session that it is the state of.
    pub revision: u64,
    /// When the match was begun, after which a new file is named.
    pub begun: Moment,
    /// Its record as it is to be written.
    pub tree: Tree,
    /// Whether it is to be offered at the next start.
    pub progress: Progress,
}

/// The game played last before the program was started.
pub struct Resumed {
    /// The file that later states of it are saved to.
    pub file: Held,
    /// The game, where it stood; at its end where it is over.
    pub game: Match,
    /// When that was.
    pub played_at: Option<SystemTime>,
}

/// What has been done.
pub enum News {
    /// The game that was under way, or the one that ended last, if there is one.
    Resumed(Option<Box<Resumed>>),
    /// Another window has the folder open.
    OpenTwice,
    /// Another window has changed the file of a match, which goes on in a file of its own.
    Parted,
    /// The state of a match with this revision lies on the disk.
    Saved(u64),
    /// A match could not be saved, and all before it could.
    NotSaved,
    /// All matches that could not be saved are saved now.
    SavedAgain,
    /// What lies in the folder, and what was deleted from it.
    Listed(Vec<Listed>, Vec<(Deleted, Listed)>),
    /// A game was read.
    Opened(Box<Opened>),
    /// No game could be read.
    NotOpened(Trouble),
    /// A file was deleted that held these matches.
    Deleted(Vec<MatchNumber>),
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
pub type Keeper = Worker<Desk>;

/// Now, as files are named and games are dated.
pub fn now() -> Moment {
    Moment::from(SystemTime::now())
}
