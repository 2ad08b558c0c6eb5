//! Files written in one step.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::ShelfError;

/// How the names of files being written end.
const PART: &str = ".part";

/// Writes a file so that at any moment either what it held before or all of the new is there; when this returns, the
/// new is on the disk.
pub(super) fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ShelfError> {
    let (part, result) = write_part(folder, name, bytes);
    let result =
        result.and_then(|()| fs::rename(&part, folder.join(name))).and_then(|()| sync_folder(folder));
    result.map_err(|source| {
        // What is left of it would only confuse; that it cannot be removed is no other failure.
        let _ = fs::remove_file(&part);
        ShelfError::Io { path: folder.join(name), source }
    })
}

fn write_part(folder: &Path, name: &str, bytes: &[u8]) -> (PathBuf, io::Result<()>) {
    // Two programs, and two threads of one, write different files.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let part = folder.join(format!(".{}-{number}-{}{PART}", std::process::id(), shortened(name)));
    let written =
        OpenOptions::new().write(true).create(true).truncate(true).open(&part).and_then(|mut file| {
            file.write_all(bytes)?;
            file.sync_all()
        });
    (part, written)
}

/// Writes a file of the first name among these that nothing has, in one step, and gives its path.
pub(super) fn write_first_unused(
    folder: &Path,
    names: impl IntoIterator<Item = String>,
    bytes: &[u8],
) -> Result<PathBuf, ShelfError> {
    let mut names = names.into_iter().peekable();
    let (part, written) = write_part(folder, names.peek().map_or("", |name| name), bytes);
    let placed = written.and_then(|()| {
        for name in names {
            let path = folder.join(name);
            match move_new(&part, &path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                result => return result.map(|()| path),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    });
    placed.map_err(|source| {
        // What is left of it would only confuse; that it cannot be removed is no other failure.
        let _ = fs::remove_file(&part);
        ShelfError::Io { path: folder.to_owned(), source }
    })
}

/// As much of a name that with what comes around it the name is no longer than systems allow.
fn shortened(name: &str) -> &str {
    name.char_indices().nth(40).map_or(name, |(end, _)| &name[..end])
}

/// Makes durable what a folder says about its files.
fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows knows no such thing, and has no need of it.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Moves a file within the file system to a name that nothing has.
pub(super) fn move_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from)?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
        // Where there are no links, somebody who takes the name between these two steps loses a file.
        Err(_) if to.try_exists()? => return Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to)?,
    }
    for folder in [from.parent(), to.parent()].into_iter().flatten() {
        sync_folder(folder)?;
    }
    Ok(())
}

/// What was left half written.
pub(super) fn parts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_part = |name: &str| name.starts_with('.') && name.ends_with(PART);
    entries
        .filter(|entry| entry.file_name().to_str().is_some_and(is_part))
        .map(|entry| entry.path())
        .collect()
}
