//! Files in the folder of the user: written so that no moment leaves half of one, set aside when damaged.

use std::fmt::Display;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use bevy::log::warn;

/// Reads a text file; `None` when there is none.
pub(super) fn read(folder: &Path, name: &str) -> io::Result<Option<String>> {
    match fs::read_to_string(folder.join(name)) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file beside the old one and moves it over: every moment leaves either the old file or the new one.
pub(super) fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let draft = folder.join(format!("{name}.new"));
    let mut file = fs::File::create(&draft)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(draft, folder.join(name))
}

/// Keeps a file that could not be read under another name, so that a new one can take its place.
pub(super) fn set_aside(folder: &Path, name: &str, error: &dyn Display) {
    let kept = folder.join(format!("{name}.damaged"));
    warn!("{name} could not be read and is kept as {}: {error}", kept.display());
    if let Err(error) = fs::rename(folder.join(name), &kept) {
        warn!("it could not be renamed: {error}");
    }
}
