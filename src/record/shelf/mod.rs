//! A folder of games: saved move by move so that nothing is ever lost, listed, searched, renamed, deleted and taken
//! back.
//!
//! A file is written beside its place, made durable and then put there in one step, so that whatever happens, and be
//! it that the program is killed or the power goes, either the game as it was or the game as it is now is there.
//! Nothing is ever overwritten but by a later state of the same game, and what cannot be read is listed with what is
//! wrong with it. The folder holds:
//!
//! - games, each a file of any [`Format`](super::Format), in which other programs may put theirs,
//! - `.trash`: games that were deleted, until they are [deleted for good](Shelf::discard), which nothing does by
//!   itself,
//! - `.recent`: files opened lately, one path a line,
//! - `.*.part`: files being written,
//! - `.turn`, `.open`: what programs that have the same folder lock.
//!
//! Two programs may have it. A game that both play on is never written over: [`Shelf::save_over`] finds that
//! the file is not as it was seen last, and the game goes on in a file of its own.
//!
//! No time is asked for here: the caller passes it. All calls wait for the disk.

mod atomic;
mod listing;
mod moment;
mod name;
mod outside;
mod recent;
mod trash;
mod turn;
mod version;

pub use listing::{Damage, Listed, Summary};
pub use moment::Moment;
pub use name::{FileName, NameError};
pub use outside::{write_new, write_over};
pub use trash::Deleted;
pub use turn::{Claim, turn};
pub use version::Version;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::sgf;
use crate::game::tree::{RecordResult, Tree};

/// A folder of games.
///
/// ```
/// # use goishi::{board::ByColor, game::{Match, MatchSetup}};
/// # use goishi::record::{sgf, shelf::{Moment, Progress, Shelf}};
/// # let folder = tempfile::tempdir()?;
/// let shelf = Shelf::open(folder.path())?;
/// let mut game = Match::new(MatchSetup::default());
/// let file = shelf.unused_name(Moment::from_unix_s(1_795_279_000))?;
/// game.play(game.size().center())?;
/// let names = ByColor { black: "Ann".to_owned(), white: "Bo".to_owned() };
/// shelf.save(&file, sgf::tree_of(&game, &names), Progress::UnderWay)?;
/// assert_eq!(shelf.under_way().map(|(name, _)| name), Some(file));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// Whether a game is to be offered for playing on when the program starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// It is being played.
    UnderWay,
    /// It has ended, or was put away.
    Closed,
}

/// Why something could not be done with a file.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// The system says no.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file of that name is there already.
    #[error("there is a file named {0} already")]
    Exists(FileName),
    /// Somebody else has changed the file since it was seen last.
    #[error("{0} has been changed by another program")]
    Changed(FileName),
}

impl ShelfError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        |source| Self::Io { path: path.to_owned(), source }
    }
}

impl Shelf {
    /// The number of files, newest first, among which a game is looked for.
    const N_NEWEST: usize = 50;

    /// Opens a folder, which is made where it is missing.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, ShelfError> {
        let folder = folder.into();
        fs::create_dir_all(&folder).map_err(ShelfError::io(&folder))?;
        Ok(Self { folder })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a file lies.
    pub fn path(&self, name: &FileName) -> PathBuf {
        self.folder.join(name.as_str())
    }

    /// A name that no file has, for a game begun at this time.
    ///
    /// # Errors
    /// [`ShelfError::Io`] where the folder cannot be read.
    pub fn unused_name(&self, begun: Moment) -> Result<FileName, ShelfError> {
        let base = FileName::of_moment(begun);
        self.first_unused(&base)
    }

    /// The name, or the first of those like it with a number that no file has.
    fn first_unused(&self, base: &FileName) -> Result<FileName, ShelfError> {
        let numbered = (2..).map(|number| base.numbered(number));
        for name in std::iter::once(base.clone()).chain(numbered) {
            let path = self.path(&name);
            if !path.try_exists().map_err(ShelfError::io(&path))? {
                return Ok(name);
            }
        }
        Ok(base.clone())
    }

    /// Saves a game as SGF, in place of whatever the file held; when this returns, it lies on the disk.
    ///
    /// # Errors
    /// [`ShelfError::Io`]; the file is then what it was before.
    pub fn save(&self, name: &FileName, game: Tree, progress: Progress) -> Result<Version, ShelfError> {
        let text = text_of(game, progress);
        atomic::write(&self.folder, name.as_str(), text.as_bytes())?;
        Ok(Version::of(text.as_bytes()))
    }

    /// The same in place of a state of the game that was read or written before; one that is gone is written anew.
    ///
    /// # Errors
    /// [`ShelfError::Changed`] where the file is another one by now, [`ShelfError::Io`]; it then stays as it is.
    pub fn save_over(
        &self,
        name: &FileName,
        seen: Version,
        game: Tree,
        progress: Progress,
    ) -> Result<Version, ShelfError> {
        let _turn = turn(&self.folder);
        match fs::read(self.path(name)) {
            Ok(bytes) if Version::of(&bytes) != seen => Err(ShelfError::Changed(name.clone())),
            _ => self.save(name, game, progress),
        }
    }

    /// Saves a game in a file of this name, or the first one like it with a number that no file has.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn save_new(
        &self,
        name: &FileName,
        game: Tree,
        progress: Progress,
    ) -> Result<(FileName, Version), ShelfError> {
        let _turn = turn(&self.folder);
        let name = self.first_unused(name)?;
        let version = self.save(&name, game, progress)?;
        Ok((name, version))
    }

    /// Claims the folder for this program, so that another one knows of it.
    pub fn claim(&self) -> Claim {
        turn::claim(&self.folder)
    }

    /// Copies a file from elsewhere into the folder, byte by byte, under its own name or one like it.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn import(&self, from: &Path) -> Result<FileName, ShelfError> {
        let bytes = fs::read(from).map_err(ShelfError::io(from))?;
        let name = from.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        self.import_bytes(name, &bytes)
    }

    /// Puts bytes into the folder as a file of the name that comes nearest to this one and that no file has.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn import_bytes(&self, name: &str, bytes: &[u8]) -> Result<FileName, ShelfError> {
        let name = self.first_unused(&FileName::nearest(name))?;
        atomic::write(&self.folder, name.as_str(), bytes)?;
        Ok(name)
    }

    /// The game that was under way when the program ended, and its file: of the newest files the first that holds one.
    pub fn under_way(&self) -> Option<(FileName, Tree)> {
        self.newest(Tree::is_under_way)
    }

    /// The game played here that ended last, and its file, where that is among the newest.
    pub fn ended_last(&self) -> Option<(FileName, Tree)> {
        let has_ended = |game: &Tree| game.result().is_some_and(|result| result != RecordResult::Unknown);
        self.newest(|game| game.is_own() && !game.is_study() && has_ended(game))
    }

    fn newest(&self, is_wanted: impl Fn(&Tree) -> bool) -> Option<(FileName, Tree)> {
        let newest = self.files().ok()?.into_iter().take(Self::N_NEWEST);
        newest.into_iter().find_map(|file| {
            let mut games = self.read(&file.name).ok()?.games;
            let game = (!games.is_empty()).then(|| games.swap_remove(0))?;
            is_wanted(&game).then_some((file.name, game))
        })
    }

    /// The games of a file, with what is wrong with it.
    ///
    /// # Errors
    /// What is wrong where no game can be read.
    pub fn read(&self, name: &FileName) -> Result<super::Reading, Damage> {
        self.read_seen(name).map(|(reading, _)| reading)
    }

    /// The same, with the version of the file that was read.
    ///
    /// # Errors
    /// What is wrong where no game can be read.
    pub fn read_seen(&self, name: &FileName) -> Result<(super::Reading, Version), Damage> {
        listing::read(&self.path(name))
    }

    /// Gives a file another name; its ending stays.
    ///
    /// # Errors
    /// [`ShelfError::Exists`], [`ShelfError::Io`]; nothing is changed then.
    pub fn rename(&self, from: &FileName, to: &FileName) -> Result<FileName, ShelfError> {
        let to = to.with_ending_of(from);
        if to != *from {
            move_file(&self.path(from), &self.path(&to), &to)?;
        }
        Ok(to)
    }

    /// Throws away what was left half written longer ago than this.
    ///
    /// # Errors
    /// The first [`ShelfError::Io`]; the rest is thrown away all the same.
    pub fn tidy(&self, now: SystemTime, age: Duration) -> Result<(), ShelfError> {
        let Some(before) = now.checked_sub(age) else { return Ok(()) };
        let is_old = |path: &PathBuf| {
            let modified = fs::metadata(path).and_then(|data| data.modified());
            modified.is_ok_and(|modified| modified < before)
        };
        // All of them are thrown away before one error is told.
        let parts = atomic::parts(&self.folder).into_iter().filter(is_old);
        let results: Vec<_> =
            parts.map(|path| fs::remove_file(&path).map_err(ShelfError::io(&path))).collect();
        results.into_iter().collect()
    }
}

/// A game as its file has it.
fn text_of(mut game: Tree, progress: Progress) -> String {
    game.set_under_way(progress == Progress::UnderWay);
    sgf::write_tree(&game)
}

/// Moves a file to where none is.
fn move_file(from: &Path, to: &Path, name: &FileName) -> Result<(), ShelfError> {
    match atomic::move_new(from, to) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(ShelfError::Exists(name.clone())),
        result => result.map_err(ShelfError::io(from)),
    }
}
