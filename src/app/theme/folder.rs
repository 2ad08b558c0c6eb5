//! The themes of the player: every file `themes/NAME.toml` in the folder of the settings.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::Themes;
use crate::app::platform::notice::Notice;
use crate::theme::{Named, ThemeError, read};

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

/// Reads the themes of the player, where there are any; what is wrong with one is told, and the others are read.
pub(crate) fn load(world: &mut World, folder: &Path) {
    let mut themes = Themes::default();
    let mut is_damaged = false;
    for path in files(&folder.join(FOLDER)) {
        match read_file(&path) {
            Ok(named) => {
                for pair in named.theme.faint() {
                    let (has, needs) = (pair.contrast(), pair.least);
                    warn!("{}: {} has a contrast of {has:.1}, {needs} is needed", path.display(), pair.what);
                }
                themes.add(named);
            }
            Err(error) => {
                warn!("{} is left out: {error}", path.display());
                is_damaged = true;
            }
        }
    }
    if is_damaged {
        world.write_message(Notice::lasting("notice-theme-damaged"));
    }
    world.insert_resource(themes);
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
    use crate::theme::{ThemeId, built_in};

    const MOSS: &str = "name = 'Moss'\nboard = '#7f9a6a'\nline = '#10180c'\npanel = '#1a2118'\ntext = '#eee'\naccent = '#e8c15a'\n";

    /// The themes of a folder with these files, and how many notices there were.
    fn loaded(files: &[(&str, &[u8])]) -> (Themes, usize) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join(FOLDER)).unwrap();
        for (name, bytes) in files {
            fs::write(folder.path().join(FOLDER).join(name), bytes).unwrap();
        }
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        load(&mut world, folder.path());
        (world.resource::<Themes>().clone(), world.resource::<Messages<Notice>>().len())
    }

    #[test]
    fn a_file_adds_a_theme_or_takes_the_place_of_one() {
        let (themes, n_notices) = loaded(&[("moss.toml", MOSS.as_bytes()), ("notes.txt", b"no theme")]);
        assert_eq!((themes.all().len(), n_notices), (built_in().len() + 1, 0));
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
        let (themes, n_notices) = loaded(&files);
        // A comment that is cut off does no harm.
        assert_eq!((themes.all().len(), n_notices), (built_in().len() + 2, 1));
        assert_eq!(themes.get(&ThemeId::new("a")), &built_in()[0]);
    }

    #[test]
    fn without_a_folder_there_are_ours() {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        load(&mut world, Path::new("/nonexistent"));
        assert_eq!(*world.resource::<Themes>(), Themes::default());
        assert_eq!(world.resource::<Messages<Notice>>().len(), 0);
    }
}
