//! The saved games as they were listed last, and what is wrong with a file that was to be opened.

use std::path::PathBuf;

use bevy::prelude::*;

pub use crate::keeper::{Trouble, Wrong};
use crate::record::shelf::{Deleted, Listed};

/// Where news of the saved games is taken.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeNews;

/// What lies in the folder.
#[derive(Resource, Debug, Default)]
pub struct Records {
    pub(crate) files: Option<Vec<Listed>>,
    pub(crate) recent: Vec<PathBuf>,
    pub(crate) deleted: Vec<(Deleted, Listed)>,
    /// What is asked about before it is deleted for good.
    pub(crate) discarding: Vec<Deleted>,
    /// How often the folder has been listed.
    pub(crate) n_listings: u64,
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Records>().add_message::<FileTrouble>();
}
