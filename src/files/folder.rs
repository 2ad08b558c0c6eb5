//! What lies in a folder, as a page shows it.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The endings of files that can be opened.
pub const RECORDS: &[&str] = &["sgf", "psq", "lib", "txt"];

/// Which files of a folder are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Those with one of these endings.
    Endings(&'static [&'static str]),
    /// Those that can be started.
    Programs,
    /// None: a folder is chosen.
    Nothing,
}

impl Shown {
    fn has(self, path: &Path) -> bool {
        match self {
            Self::Endings(endings) => has_ending(path, endings),
            Self::Programs => is_program(path),
            Self::Nothing => false,
        }
    }
}

/// How many folders or files a page shows at most.
const MOST: usize = 1_000;

/// A folder as a page shows it.
#[derive(Clone, Debug, Default)]
pub struct Folder {
    /// Where it lies.
    pub path: PathBuf,
    /// The folders in it, by name.
    pub folders: Vec<PathBuf>,
    /// The files in it that are asked for, by name.
    pub files: Vec<PathBuf>,
    /// How many entries there are past those.
    pub n_more: usize,
    /// Why it cannot be read, where it cannot.
    pub trouble: Option<io::ErrorKind>,
}

impl Folder {
    /// Looks into a folder for other folders and for the files that are shown; hidden ones are left out.
    pub fn look(path: &Path, shown: Shown) -> Self {
        let mut found = Self { path: path.to_owned(), ..Self::default() };
        let entries = match fs::read_dir(path) {
            Ok(entries) => entries,
            Err(error) => return Self { trouble: Some(error.kind()), ..found },
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            // Through links, as a person sees them.
            if path.is_dir() {
                found.folders.push(path);
            } else if shown.has(&path) {
                found.files.push(path);
            }
        }
        for list in [&mut found.folders, &mut found.files] {
            list.sort_by_cached_key(|path| (name_of(path).to_lowercase(), path.clone()));
            found.n_more += list.len().saturating_sub(MOST);
            list.truncate(MOST);
        }
        found
    }
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    endings.iter().any(|known| known.eq_ignore_ascii_case(ending))
}

/// Whether a file can be started.
#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|about| about.permissions().mode() & 0o111 != 0)
}

/// Whether a file can be started.
#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    has_ending(path, &["exe", "bat", "cmd", "com"])
}

/// The last part of a path, as it is shown.
pub fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_shows_what_is_asked_for_in_order() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.SGF", "a.sgf", "C.psq", "note.md", ".hidden.sgf"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        for name in ["Zen", "apple", ".git"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let found = Folder::look(folder.path(), Shown::Endings(RECORDS));
        let names = |paths: &[PathBuf]| paths.iter().map(|path| name_of(path)).collect::<Vec<_>>();
        assert_eq!(names(&found.folders), ["apple", "Zen"]);
        assert_eq!(names(&found.files), ["a.sgf", "b.SGF", "C.psq"]);
        assert_eq!(found.trouble, None);
        assert!(Folder::look(folder.path(), Shown::Nothing).files.is_empty());
        let none = Folder::look(&folder.path().join("none"), Shown::Programs);
        assert_eq!(none.trouble, Some(io::ErrorKind::NotFound));
    }
}
