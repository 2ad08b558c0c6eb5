//! Programs that have the same folder change it in turn, and know of one another.
//!
//! Both by locks of the operating system, which go with the program that holds them, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::Duration;

/// Held while a file is looked at and written.
const TURN: &str = ".turn";
/// Held as long as a program has the folder open.
const OPEN: &str = ".open";

/// How long another program is waited for: longer than it takes to write a game, and shorter than anybody waits.
const PATIENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(5);

/// Waits until no other program of ours is changing a folder; as long as what comes back is there, none does. Where
/// locks are unknown, or somebody holds one for too long, nobody is kept waiting.
#[must_use]
pub fn turn(folder: &Path) -> Option<File> {
    let file = file(folder, TURN)?;
    for _ in 0..PATIENCE.as_millis() / STEP.as_millis() {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) => std::thread::sleep(STEP),
            Err(TryLockError::Error(_)) => break,
        }
    }
    None
}

/// Whose a folder is.
#[derive(Debug)]
pub enum Claim {
    /// This program's, as long as it keeps this, or nobody's where locks are unknown.
    Ours(Option<File>),
    /// Another one runs and has it.
    Others,
}

/// Claims a folder for this program.
pub(super) fn claim(folder: &Path) -> Claim {
    let Some(file) = file(folder, OPEN) else { return Claim::Ours(None) };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Claim::Others,
        Ok(()) => Claim::Ours(Some(file)),
        Err(TryLockError::Error(_)) => Claim::Ours(None),
    }
}

fn file(folder: &Path, name: &str) -> Option<File> {
    OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(name)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_claimed_once_and_let_go_with_its_holder() {
        let folder = tempfile::tempdir().unwrap();
        let first = claim(folder.path());
        assert!(matches!(first, Claim::Ours(Some(_))));
        assert!(matches!(claim(folder.path()), Claim::Others));
        drop(first);
        assert!(matches!(claim(folder.path()), Claim::Ours(Some(_))));
    }

    #[test]
    fn turns_follow_one_another_and_nobody_waits_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let first = turn(folder.path());
        assert!(first.is_some());
        let waits = std::thread::spawn({
            let path = folder.path().to_owned();
            move || turn(&path).is_some()
        });
        std::thread::sleep(4 * STEP);
        drop(first);
        assert!(waits.join().unwrap(), "the second one has its turn");
        let _first = turn(folder.path());
        assert!(turn(folder.path()).is_none(), "a program that hangs holds nobody up");
        // A folder that is not there has no locks.
        assert!(turn(&folder.path().join("none")).is_none());
    }
}
