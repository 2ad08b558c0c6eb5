//! The different solutions found on each board, kept between starts in one file of the user's folder.
//!
//! The file is TOML: for each board the solutions as drawings, a row after the other. It is written at once when a
//! new one is found. Unknown boards and solutions in it are left there and not shown; a
//! file that cannot be read is set aside and reported, as that of the settings is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::platform::files::{self, KeptFile};
use crate::app::platform::notice::Notice;
use crate::cover::{self, Album, Board, Find, PointSet, Solutions};

/// The file in the folder of the user.
pub const FILE: &str = "puzzle.toml";

/// An album for each board.
#[derive(Resource, Default)]
pub struct Albums {
    by_board: BTreeMap<Board, Album>,
    kept: Kept,
    folder: Option<PathBuf>,
    trouble: files::Trouble,
}

/// What stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// By board, as `5x5`, the solutions found, each as its rows with a slash between.
    found: BTreeMap<String, Vec<String>>,
}

impl Albums {
    /// The album of a board that is offered, once the puzzle has been entered.
    pub fn of(&self, board: Board) -> Option<&Album> {
        self.by_board.get(&board)
    }

    /// Adds a solution to its album and keeps it.
    pub(super) fn add(&mut self, board: Board, stones: PointSet) -> Find {
        let Some(album) = self.by_board.get_mut(&board) else { return Find::NoSolution };
        let find = album.add(stones);
        if let Find::New(class) = find {
            self.kept.found.entry(key(board)).or_default().push(drawing(board, class.form));
            self.save();
        }
        find
    }

    fn save(&mut self) {
        let Some(folder) = &self.folder else { return };
        let kept = files::keep(folder, FILE, |there: Option<Kept>| self.kept.with(there.unwrap_or_default()));
        self.trouble.note(FILE, kept);
    }
}

impl KeptFile for Albums {
    const NOT_SAVED: Notice = Notice::lasting("notice-progress-not-saved");

    fn trouble(&mut self) -> &mut files::Trouble {
        &mut self.trouble
    }
}

impl Kept {
    /// All that either of them has.
    fn with(&self, mut other: Self) -> Self {
        for (board, found) in &self.found {
            let there = other.found.entry(board.clone()).or_default();
            for drawing in found {
                if !there.contains(drawing) {
                    there.push(drawing.clone());
                }
            }
        }
        other
    }
}

/// Reads what was found before.
pub(crate) fn load(world: &mut World, folder: &Path) {
    let (kept, is_damaged) = files::load(folder, FILE);
    if is_damaged {
        world.write_message(Notice::lasting("notice-puzzle-damaged"));
    }
    world.insert_resource(Albums { kept, folder: Some(folder.to_path_buf()), ..Albums::default() });
}

/// Solves every board when the puzzle is entered for the first time, and puts in what was found before.
pub(super) fn open(mut albums: ResMut<Albums>) {
    if !albums.by_board.is_empty() {
        return;
    }
    for board in Board::OFFERED {
        let mut album = Album::new(Solutions::of(board));
        for text in albums.kept.found.get(&key(board)).into_iter().flatten() {
            if let Ok(stones) = cover::read(board, &text.replace('/', "\n")) {
                album.add(stones);
            }
        }
        albums.by_board.insert(board, album);
    }
}

fn key(board: Board) -> String {
    format!("{}x{}", board.width(), board.height())
}

fn drawing(board: Board, stones: PointSet) -> String {
    cover::draw(board, stones).trim_end().replace(' ', "").replace('\n', "/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn loaded(folder: &Path) -> World {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        load(&mut world, folder);
        world.run_system_cached(open).unwrap();
        world
    }

    fn n_found(world: &World, board: Board) -> usize {
        world.resource::<Albums>().of(board).unwrap().n_found()
    }

    #[test]
    fn what_is_found_is_found_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        for board in [Board::new(5, 5).unwrap(), Board::new(8, 3).unwrap()] {
            let mut world = loaded(folder.path());
            let mut albums = world.resource_mut::<Albums>();
            let solutions = albums.of(board).unwrap().solutions().all().to_vec();
            // Turned and mirrored forms are kept once.
            for stones in solutions {
                albums.add(board, stones);
            }
        }
        let world = loaded(folder.path());
        assert_eq!(
            [(5, 5), (8, 3), (4, 4)].map(|(w, h)| n_found(&world, Board::new(w, h).unwrap())),
            [4, 15, 0]
        );
        assert_eq!(world.resource::<Albums>().kept.found["5x5"].len(), 4);
    }

    #[test]
    fn what_two_windows_find_is_kept_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let board = Board::new(5, 5).unwrap();
        let (mut one, mut other) = (loaded(folder.path()), loaded(folder.path()));
        let classes = one.resource::<Albums>().of(board).unwrap().solutions().classes();
        let forms = [classes[0].form, classes[1].form];
        one.resource_mut::<Albums>().add(board, forms[0]);
        other.resource_mut::<Albums>().add(board, forms[1]);
        assert_eq!(n_found(&loaded(folder.path()), board), 2);
    }

    #[test]
    fn entries_that_say_nothing_do_no_harm_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let text =
            "[found]\n\"5x5\" = [\"X.X\", \"\", \"..X../X...X/..X../X...X/..X..\"]\n\"12x12\" = [\"?\"]\n";
        std::fs::write(folder.path().join(FILE), text).unwrap();
        let mut world = loaded(folder.path());
        let board = Board::new(5, 5).unwrap();
        assert_eq!(n_found(&world, board), 1);
        let mut albums = world.resource_mut::<Albums>();
        let other = albums.of(board).unwrap().solutions().classes()[0].form;
        assert!(matches!(albums.add(board, other), Find::New(_)));
        assert!(matches!(albums.add(board, board.all_points()), Find::NoSolution));
        let kept = std::fs::read_to_string(folder.path().join(FILE)).unwrap();
        assert!(kept.contains("12x12") && kept.contains("X.X"), "{kept}");
    }

    #[test]
    fn a_damaged_file_is_kept_and_reported() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), "found = 7").unwrap();
        let world = loaded(folder.path());
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(folder.path().join("puzzle.toml.damaged").exists());
        assert!(!folder.path().join(FILE).exists());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn any_file_is_read_or_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join(FILE), bytes).unwrap();
            loaded(folder.path());
        }
    }
}
