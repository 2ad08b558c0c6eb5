//! Deleting, and taking it back.

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use super::{FileName, Shelf, ShelfError, move_file};

/// A game that was deleted and can be had back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// The name that it had.
    pub name: FileName,
    /// The name that it has among what was deleted.
    trashed: FileName,
}

impl Shelf {
    fn trash(&self) -> PathBuf {
        self.folder().join(".trash")
    }

    /// Deletes a file, so that it can be had back until the folder is [tidied](Self::tidy).
    ///
    /// # Errors
    /// [`ShelfError::Io`]; the file is then still there.
    pub fn delete(&self, name: &FileName, now: SystemTime) -> Result<Deleted, ShelfError> {
        let trash = Self::open(self.trash())?;
        // A file keeps the time of its last change, so when it was deleted stands in its name.
        let trashed = trash.first_unused(&name.behind(&unix_s(now).to_string()))?;
        move_file(&self.path(name), &trash.path(&trashed), &trashed)?;
        Ok(Deleted { name: name.clone(), trashed })
    }

    /// Takes a deletion back, under a name like the old one where that has been given away since.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn restore(&self, deleted: &Deleted) -> Result<FileName, ShelfError> {
        let name = self.first_unused(&deleted.name)?;
        move_file(&self.trash().join(deleted.trashed.as_str()), &self.path(&name), &name)?;
        Ok(name)
    }

    /// What was deleted and can be had back, the last one first.
    pub fn deleted(&self) -> Vec<Deleted> {
        let mut deleted: Vec<(u64, Deleted)> =
            self.trashed().into_iter().map(|(when, it, _)| (when, it)).collect();
        deleted.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.trashed.cmp(&b.trashed)));
        deleted.into_iter().map(|(_, deleted)| deleted).collect()
    }

    /// What was deleted before a time.
    pub(super) fn trashed_before(&self, time: SystemTime) -> impl Iterator<Item = PathBuf> {
        self.trashed().into_iter().filter(move |(when, ..)| *when < unix_s(time)).map(|(.., path)| path)
    }

    /// What was deleted, with the second of it.
    fn trashed(&self) -> Vec<(u64, Deleted, PathBuf)> {
        let entries = fs::read_dir(self.trash()).into_iter().flatten().flatten();
        let read = |path: PathBuf| {
            let trashed = FileName::of_listed(path.file_name()?.to_str()?)?;
            let (when, name) = trashed.as_str().split_once(' ')?;
            let (when, name) = (when.parse().ok()?, FileName::of_listed(name)?);
            Some((when, Deleted { name, trashed }, path))
        };
        entries.filter_map(|entry| read(entry.path())).collect()
    }
}

/// The seconds since 1970, none for a time before.
fn unix_s(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}
