//! Files in the folder of the user: written so that no moment leaves half of one and no window loses what another one
//! has written, set aside when damaged.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::ecs::component::Mutable;
use bevy::log::warn;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::notice::Notice;
use super::power::Wakefulness;
use crate::record::shelf;

/// Reads a text file; `None` when there is none.
pub(crate) fn read(folder: &Path, name: &str) -> io::Result<Option<String>> {
    match fs::read_to_string(folder.join(name)) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Keeps a file that could not be read under another name, so that a new one can take its place.
pub(crate) fn set_aside(folder: &Path, name: &str, error: &dyn Display) {
    let kept = folder.join(format!("{name}.damaged"));
    warn!("{name} could not be read and is kept as {}: {error}", kept.display());
    if let Err(error) = fs::rename(folder.join(name), &kept) {
        warn!("it could not be renamed: {error}");
    }
}

/// What a file of the folder holds, by itself where there is no file; and whether the file was damaged, which is set
/// aside then.
pub(crate) fn load<T: Default + DeserializeOwned>(folder: &Path, name: &str) -> (T, bool) {
    let text = read(folder, name).map(Option::unwrap_or_default).map_err(|error| error.to_string());
    match text.and_then(|text| toml::from_str(&text).map_err(|error| error.to_string())) {
        Ok(held) => (held, false),
        Err(error) => {
            set_aside(folder, name, &error);
            (T::default(), true)
        }
    }
}

/// Keeps something in a file of the folder. Another window may have kept something there since it was read: `merge`
/// makes one of what lies there, where that can be read, and what is to be kept.
///
/// # Errors
/// What the file system says; the file is then as it was.
pub(crate) fn keep<T: Serialize + DeserializeOwned>(
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
pub(crate) struct Trouble {
    is_there: bool,
    is_told: bool,
}

impl Trouble {
    /// Notes how it went.
    pub(crate) fn note(&mut self, file: &str, result: io::Result<()>) {
        if let Err(error) = &result {
            warn!("{file} could not be written: {error}");
        }
        self.is_there = result.is_err();
        self.is_told &= self.is_there;
    }

    /// Whether it is to be told now.
    pub(crate) const fn take_untold(&mut self) -> bool {
        let is_untold = self.is_there && !self.is_told;
        self.is_told |= is_untold;
        is_untold
    }
}

/// Something that is kept in a file of the user's folder.
pub(crate) trait KeptFile: Resource<Mutability = Mutable> {
    /// What is told when it cannot be written.
    const NOT_SAVED: Notice;

    /// Whether that is so.
    fn trouble(&mut self) -> &mut Trouble;
}

/// Tells once that a file cannot be written.
pub(crate) fn tell_of_trouble<T: KeptFile>(
    mut kept: ResMut<T>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if kept.bypass_change_detection().trouble().take_untold() {
        notices.write(T::NOT_SAVED);
        wakefulness.pending();
    }
}

/// What has become of a file that was to be written for other programs.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum FileOutcome {
    /// It lies there.
    Wrote(PathBuf),
    /// It could not be written there.
    NotWritten {
        /// The file, or the folder that it was to be in.
        place: PathBuf,
        /// What stood against it.
        why: Why,
    },
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

/// Where it is told that a file of the user's folder cannot be written.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TellTrouble;

/// What is read from the user's folder when the program starts.
#[derive(Resource, Default)]
struct AtStart(Vec<fn(&mut World, &Path)>);

/// Adds files of the user's folder.
pub(crate) trait AddUserFile {
    /// What this reads is there from the first update on.
    fn add_user_file(&mut self, read: fn(&mut World, &Path)) -> &mut Self;
}

impl AddUserFile for App {
    fn add_user_file(&mut self, read: fn(&mut World, &Path)) -> &mut Self {
        self.world_mut().get_resource_or_init::<AtStart>().0.push(read);
        self
    }
}

/// Reads all that was [added](AddUserFile).
pub(crate) fn read_at_start(world: &mut World, folder: &Path) {
    let all = world.get_resource::<AtStart>().map(|all| all.0.clone()).unwrap_or_default();
    for read in all {
        read(world, folder);
    }
}
