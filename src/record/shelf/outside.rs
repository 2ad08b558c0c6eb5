//! Files outside the folder of games, for other programs: written in one step as well.

use std::fs;
use std::path::{Path, PathBuf};

use super::{ShelfError, atomic};

/// Writes a file at a place, over the one that may be there.
///
/// # Errors
/// [`ShelfError::Io`]; what was there is then as it was.
pub fn write_over(path: &Path, bytes: &[u8]) -> Result<(), ShelfError> {
    // A link goes on leading to its file.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    atomic::write(folder, &name, bytes)
}

/// Writes a file into a folder, which is made where it is missing, under the name that is asked for or, where that is
/// given away, the first one like it with a number: `game.png`, `game 2.png`.
///
/// # Errors
/// [`ShelfError::Io`].
///
/// ```
/// # use goishi::record::shelf;
/// # let folder = tempfile::tempdir()?;
/// let first = shelf::write_new(folder.path(), "game", "txt", b"one")?;
/// let second = shelf::write_new(folder.path(), "game", "txt", b"two")?;
/// assert_eq!(std::fs::read(first)?, b"one");
/// assert!(second.ends_with("game 2.txt"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_new(folder: &Path, stem: &str, ending: &str, bytes: &[u8]) -> Result<PathBuf, ShelfError> {
    fs::create_dir_all(folder).map_err(ShelfError::io(folder))?;
    let numbered = (2..10_000).map(|number| format!("{stem} {number}.{ending}"));
    atomic::write_first_unused(folder, std::iter::once(format!("{stem}.{ending}")).chain(numbered), bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_or_stays_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        write_over(&path, b"one").unwrap();
        write_over(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(write_over(&folder.path().join("none/a.png"), b"three").is_err());
        assert!(write_new(&path, "a", "png", b"three").is_err(), "a file is no folder");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_goes_on_leading_to_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.sgf"), folder.path().join("link.sgf"));
        fs::write(&path, "one").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write_over(&link, b"two").unwrap();
        assert_eq!((fs::read(&path).unwrap(), link.is_symlink()), (b"two".to_vec(), true));
    }
}
