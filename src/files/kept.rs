//! Something of the user's that one file keeps from one start to the next.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Trouble, keep, read, set_aside};

/// What a file can keep: TOML, by serde.
pub trait Kept: Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the file.
    const FILE: &'static str;
    /// The id of the words that say that the file was damaged.
    const DAMAGED: &'static str;
    /// The id of the words that say that it cannot be written.
    const NOT_SAVED: &'static str;

    /// This, and what another window has kept since the file was read.
    #[must_use]
    fn with(&self, there: Self) -> Self;
}

/// Something with its file; the default one has no file.
#[derive(Debug, Default)]
pub struct KeptFile<K> {
    pub(crate) held: K,
    folder: Option<PathBuf>,
    trouble: Trouble,
}

impl<K: Kept> KeptFile<K> {
    /// What a file of the folder keeps, the default where there is no file; and whether the file was damaged, which is
    /// set aside then.
    pub fn read(folder: &Path) -> (Self, bool) {
        let text = read(folder, K::FILE).map(Option::unwrap_or_default).map_err(|error| error.to_string());
        let held = text.and_then(|text| toml::from_str(&text).map_err(|error| error.to_string()));
        if let Err(error) = &held {
            set_aside(folder, K::FILE, error);
        }
        let is_damaged = held.is_err();
        let held = held.unwrap_or_default();
        (Self { held, folder: Some(folder.to_owned()), trouble: Trouble::default() }, is_damaged)
    }

    /// Writes it, and what another window has written there.
    pub(crate) fn save(&mut self) {
        let Some(folder) = &self.folder else { return };
        let kept = keep(folder, K::FILE, |there: Option<K>| self.held.with(there.unwrap_or_default()));
        self.trouble.note(K::FILE, kept);
    }

    /// Whether it could not be written.
    pub const fn trouble(&mut self) -> &mut Trouble {
        &mut self.trouble
    }
}
