//! Files of the user: written so that no moment leaves half of one and no window loses what another one has written,
//! set aside when damaged.

mod catalog;
mod folder;
pub mod handover;
mod kept;

use std::fmt::Display;
use std::path::Path;
use std::{fs, io};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::warn;

pub use self::catalog::{Catalog, Entry};
pub use self::folder::{Folder, RECORDS, Shown, name_of};
pub use self::kept::{Kept, KeptFile};
use crate::record::shelf;

/// Reads a text file; `None` when there is none.
///
/// # Errors
/// What the file system says, and a text that is not UTF-8.
pub fn read(folder: &Path, name: &str) -> io::Result<Option<String>> {
    match fs::read_to_string(folder.join(name)) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Keeps a file that could not be read under another name, so that a new one can take its place.
pub fn set_aside(folder: &Path, name: &str, error: &dyn Display) {
    let kept = folder.join(format!("{name}.damaged"));
    warn!("{name} could not be read and is kept as {}: {error}", kept.display());
    if let Err(error) = fs::rename(folder.join(name), &kept) {
        warn!("it could not be renamed: {error}");
    }
}

/// Keeps something in a file of the folder. Another window may have kept something there since it was read: `merge`
/// makes one of what lies there, where that can be read, and what is to be kept.
///
/// # Errors
/// What the file system says; the file is then as it was.
pub fn keep<T: Serialize + DeserializeOwned>(
    folder: &Path,
    name: &str,
    merge: impl FnOnce(Option<T>) -> T,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let _turn = shelf::turn(folder);
    let lies_there = read(folder, name).ok().flatten().and_then(|text| toml::from_str(&text).ok());
    let text = toml::to_string(&merge(lies_there)).map_err(io::Error::other)?;
    shelf::write_over(&folder.join(name), text.as_bytes()).map_err(io::Error::other)
}

/// Whether something could not be kept, which is told once until it goes well again.
#[derive(Debug, Default)]
pub struct Trouble {
    is_there: bool,
    is_told: bool,
}

impl Trouble {
    /// Notes how it went.
    pub fn note(&mut self, file: &str, result: io::Result<()>) {
        if let Err(error) = &result {
            warn!("{file} could not be written: {error}");
        }
        self.is_there = result.is_err();
        self.is_told &= self.is_there;
    }

    /// Whether it is to be told now.
    pub const fn take_untold(&mut self) -> bool {
        let is_untold = self.is_there && !self.is_told;
        self.is_told |= is_untold;
        is_untold
    }
}

/// Why a file could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The system does not let us.
    Denied,
    /// The disk is full.
    Full,
    /// The folder is not there.
    Missing,
    /// The format has no place for something in the game.
    NotHeld,
    /// An animation of this many positions would be too long.
    TooLong,
    /// Anything else; the log says it.
    Other,
}

impl Why {
    /// What the system's word means to a person.
    pub const fn of(kind: io::ErrorKind) -> Self {
        match kind {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Denied,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Missing,
            _ => Self::Other,
        }
    }
}
