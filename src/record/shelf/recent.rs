//! Files opened lately, wherever they lie.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Shelf, ShelfError, atomic};

const FILE: &str = ".recent";

impl Shelf {
    /// The most files that are remembered.
    pub const N_RECENT: usize = 20;

    /// The files opened lately that are still there, the last one first.
    pub fn recent(&self) -> Vec<PathBuf> {
        let bytes = fs::read(self.folder().join(FILE)).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let paths = text.lines().filter(|line| !line.is_empty()).map(PathBuf::from);
        paths.filter(|path| path.is_file()).take(Self::N_RECENT).collect()
    }

    /// Remembers that a file was opened. A path that is no text, or has line breaks, is not remembered.
    ///
    /// # Errors
    /// [`ShelfError::Io`].
    pub fn add_recent(&self, path: &Path) -> Result<(), ShelfError> {
        let path = std::path::absolute(path).map_err(ShelfError::io(path))?;
        if path.to_str().is_none_or(|path| path.contains(['\n', '\r'])) {
            return Ok(());
        }
        let _turn = super::turn(self.folder());
        let older = self.recent().into_iter().filter(|other| *other != path);
        let mut lines = String::new();
        for path in std::iter::once(path.clone()).chain(older).take(Self::N_RECENT) {
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{}", path.display());
        }
        atomic::write(self.folder(), FILE, lines.as_bytes())
    }
}
