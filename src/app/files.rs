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

/// What a file of the folder holds, by itself where there is no file; and whether the file was damaged, which is set
/// aside then.
pub(super) fn load<T: Default + serde::de::DeserializeOwned>(folder: &Path, name: &str) -> (T, bool) {
    let text = read(folder, name).map(Option::unwrap_or_default).map_err(|error| error.to_string());
    match text.and_then(|text| toml::from_str(&text).map_err(|error| error.to_string())) {
        Ok(held) => (held, false),
        Err(error) => {
            set_aside(folder, name, &error);
            (T::default(), true)
        }
    }
}

/// Keeps something in a file of the folder.
///
/// # Errors
/// What the file system says.
pub(super) fn keep<T: serde::Serialize>(folder: &Path, name: &str, held: &T) -> io::Result<()> {
    let text = toml::to_string(held).map_err(io::Error::other)?;
    write(folder, name, &text)
}
