//! The themes that can be chosen: ours, and those of the player, every file `themes/NAME.toml` in the folder of the
//! settings.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use tracing::warn;

use super::{Named, ThemeError, ThemeId, built_in, read};

const FOLDER: &str = "themes";
/// No theme needs more than this, and no more themes than these can be looked through.
const MOST_BYTES: u64 = 64 * 1024;
const MOST_FILES: usize = 200;

/// Why a file gives no theme.
#[derive(Debug, thiserror::Error)]
enum FileError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Theme(#[from] ThemeError),
}

/// The themes that can be chosen: ours, then those of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Themes(Vec<Named>);

impl Default for Themes {
    fn default() -> Self {
        Self(built_in().to_vec())
    }
}

impl Themes {
    /// Ours, and those of the player in the folder of the settings; and whether any was left out as it is damaged. The
    /// log says what is wrong.
    pub fn read(folder: &Path) -> (Self, bool) {
        let (mut themes, mut is_damaged) = (Self::default(), false);
        for path in files(&folder.join(FOLDER)) {
            match read_file(&path) {
                Ok(named) => {
                    for pair in named.theme.faint() {
                        let (what, has, needs) = (pair.what, pair.contrast(), pair.least);
                        warn!("{}: {what} has a contrast of {has:.1}, {needs} is needed", path.display());
                    }
                    themes.add(named);
                }
                Err(error) => {
                    warn!("{} is left out: {error}", path.display());
                    is_damaged = true;
                }
            }
        }
        (themes, is_damaged)
    }

    /// All of them, in the order in which they are offered.
    pub fn all(&self) -> &[Named] {
        &self.0
    }

    /// The theme of a name; the first one where there is none of that name, such as one whose file is gone.
    pub fn get(&self, id: &ThemeId) -> &Named {
        self.0.iter().find(|named| named.id == *id).unwrap_or(&self.0[0])
    }

    /// Adds a theme, in the place of one of the same name.
    fn add(&mut self, new: Named) {
        match self.0.iter_mut().find(|named| named.id == new.id) {
            Some(old) => *old = new,
            None => self.0.push(new),
        }
    }
}

/// The theme files of a folder by name; none where there is no folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            if error.kind() != io::ErrorKind::NotFound {
                warn!("{} could not be looked through: {error}", folder.display());
            }
            return Vec::new();
        }
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml")));
    files.sort();
    files.truncate(MOST_FILES);
    files
}

fn read_file(path: &Path) -> Result<Named, FileError> {
    let mut text = String::new();
    fs::File::open(path)?.take(MOST_BYTES).read_to_string(&mut text)?;
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    Ok(read(&text, &id)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOSS: &str = "name = 'Moss'\nboard = '#7f9a6a'\nline = '#10180c'\npanel = '#1a2118'\ntext = '#eee'\naccent = '#e8c15a'\n";

    /// The themes of a folder with these files, and whether any is damaged.
    fn loaded(files: &[(&str, &[u8])]) -> (Themes, bool) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join(FOLDER)).unwrap();
        for (name, bytes) in files {
            fs::write(folder.path().join(FOLDER).join(name), bytes).unwrap();
        }
        Themes::read(folder.path())
    }

    #[test]
    fn a_file_adds_a_theme_or_takes_the_place_of_one() {
        let (themes, is_damaged) = loaded(&[("moss.toml", MOSS.as_bytes()), ("notes.txt", b"no theme")]);
        assert_eq!((themes.all().len(), is_damaged), (built_in().len() + 1, false));
        assert_eq!(themes.get(&ThemeId::new("moss")).name, "Moss");
        let (themes, _) = loaded(&[("night.toml", MOSS.as_bytes())]);
        assert_eq!(themes.all().len(), built_in().len());
        assert_eq!(themes.get(&ThemeId::new("night")).name, "Moss");
    }

    #[test]
    fn a_damaged_file_is_told_and_left_out() {
        let long = format!("{MOSS}{}", "#".repeat(100_000));
        let files: [(&str, &[u8]); 5] = [
            ("a.toml", b"board = 'red'"),
            ("b.toml", &[0xff, 0xfe, 0x00]),
            ("c.toml", b""),
            ("moss.toml", MOSS.as_bytes()),
            ("z.toml", long.as_bytes()),
        ];
        let (themes, is_damaged) = loaded(&files);
        // A comment that is cut off does no harm.
        assert_eq!((themes.all().len(), is_damaged), (built_in().len() + 2, true));
        assert_eq!(themes.get(&ThemeId::new("a")), &built_in()[0]);
    }

    #[test]
    fn without_a_folder_there_are_ours() {
        assert_eq!(Themes::read(Path::new("/nonexistent")), (Themes::default(), false));
    }
}
