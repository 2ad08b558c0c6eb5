//! Deleting, taking it back, and deleting for good.

use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use super::{FileName, Listed, Moment, Shelf, ShelfError, move_file};

/// A game that was deleted and can be had back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// The name that it had.
    pub name: FileName,
    /// When it was deleted.
    pub when: Moment,
    /// The name that it has among what was deleted.
    trashed: FileName,
}

impl Shelf {
    fn trash(&self) -> PathBuf {
        self.folder().join(".trash")
    }

    /// Deletes a file, so that it can be had back until it is [deleted for good](Self::discard).
    ///
    /// # Errors
    /// [`ShelfError::Io`]; the file is then still there.
    pub fn delete(&self, name: &FileName, now: SystemTime) -> Result<Deleted, ShelfError> {
        let trash = Self::open(self.trash())?;
        // A file keeps the time of its last change, so when it was deleted stands in its name.
        let when = Moment::from(now);
        let trashed = trash.first_unused(&name.behind(&when.unix_s().to_string()))?;
        move_file(&self.path(name), &trash.path(&trashed), &trashed)?;
        Ok(Deleted { name: name.clone(), when, trashed })
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

    /// Deletes for good what was deleted. Nothing else ever does.
    ///
    /// # Errors
    /// [`ShelfError::Io`]; it can then still be had back.
    pub fn discard(&self, deleted: &Deleted) -> Result<(), ShelfError> {
        let path = self.trash().join(deleted.trashed.as_str());
        fs::remove_file(&path).map_err(ShelfError::io(&path))
    }

    /// What was deleted and can be had back, each with what it holds, the last one first.
    ///
    /// `known` is what an earlier call gave, see [`list`](Self::list).
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn list_deleted(&self, known: Vec<(Deleted, Listed)>) -> Result<Vec<(Deleted, Listed)>, ShelfError> {
        let trash = Self { folder: self.trash() };
        if !trash.folder.is_dir() {
            return Ok(Vec::new());
        }
        let trashed = |(deleted, listed): (Deleted, Listed)| Listed { name: deleted.trashed, ..listed };
        let listed = trash.list(known.into_iter().map(trashed).collect())?;
        let mut deleted: Vec<(Deleted, Listed)> = listed
            .into_iter()
            .filter_map(|listed| {
                let (when, name) = listed.name.as_str().split_once(' ')?;
                let (when, name) = (Moment::from_unix_s(when.parse().ok()?), FileName::of_listed(name)?);
                let deleted = Deleted { name: name.clone(), when, trashed: listed.name.clone() };
                Some((deleted, Listed { name, ..listed }))
            })
            .collect();
        deleted.sort_by(|(one, _), (other, _)| {
            other.when.cmp(&one.when).then_with(|| one.trashed.cmp(&other.trashed))
        });
        Ok(deleted)
    }
}
