//! The different solutions found on each board, kept between starts in one file of the user's folder.
//!
//! The file is TOML: for each board the solutions as drawings, a row after the other. It is written at once when a
//! new one is found. Unknown boards and solutions in it are left there and not shown; a
//! file that cannot be read is set aside and reported, as that of the settings is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::cover::{self, Album, Board, Find, PointSet, Solutions};
use crate::files::{Kept, KeptFile};

/// An album for each board, with its file.
pub type Albums = KeptFile<Found>;

/// What was found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Found {
    /// By board, as `5x5`, the solutions found, each as its rows with a slash between.
    found: BTreeMap<String, Vec<String>>,
    /// The albums, once they have been opened.
    #[serde(skip)]
    by_board: BTreeMap<Board, Album>,
}

impl Kept for Found {
    const FILE: &'static str = "puzzle.toml";
    const DAMAGED: &'static str = "notice-puzzle-damaged";
    const NOT_SAVED: &'static str = "notice-progress-not-saved";

    fn with(&self, mut there: Self) -> Self {
        for (board, found) in &self.found {
            let all = there.found.entry(board.clone()).or_default();
            all.extend(found.iter().filter(|drawing| !all.contains(drawing)).cloned().collect::<Vec<_>>());
        }
        there
    }
}

impl Albums {
    /// The album of a board that is offered, once they have been opened.
    pub fn of(&self, board: Board) -> Option<&Album> {
        self.held.by_board.get(&board)
    }

    /// How many solutions were found on all boards.
    pub fn n_kept(&self) -> usize {
        self.held.found.values().map(Vec::len).sum()
    }

    /// Adds a solution to its album and keeps it.
    pub fn add(&mut self, board: Board, stones: PointSet) -> Find {
        let Some(album) = self.held.by_board.get_mut(&board) else { return Find::NoSolution };
        let find = album.add(stones);
        if let Find::New(class) = find {
            self.held.found.entry(key(board)).or_default().push(drawing(board, class.form));
            self.save();
        }
        find
    }

    /// Solves every board, the first time, and puts in what was found before.
    pub fn open(&mut self) {
        let Found { found, by_board } = &mut self.held;
        if !by_board.is_empty() {
            return;
        }
        for board in Board::OFFERED {
            let mut album = Album::new(Solutions::of(board));
            for text in found.get(&key(board)).into_iter().flatten() {
                if let Ok(stones) = cover::read(board, &text.replace('/', "\n")) {
                    album.add(stones);
                }
            }
            by_board.insert(board, album);
        }
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
    use std::path::Path;

    use proptest::prelude::*;

    use super::*;

    fn opened(folder: &Path) -> Albums {
        let (mut albums, is_damaged) = Albums::read(folder);
        assert!(!is_damaged);
        albums.open();
        albums
    }

    fn n_found(albums: &Albums, board: Board) -> usize {
        albums.of(board).unwrap().n_found()
    }

    #[test]
    fn what_is_found_is_found_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        for board in [Board::new(5, 5).unwrap(), Board::new(8, 3).unwrap()] {
            let mut albums = opened(folder.path());
            let solutions = albums.of(board).unwrap().solutions().all().to_vec();
            // Turned and mirrored forms are kept once.
            for stones in solutions {
                albums.add(board, stones);
            }
        }
        let albums = opened(folder.path());
        assert_eq!(
            [(5, 5), (8, 3), (4, 4)].map(|(w, h)| n_found(&albums, Board::new(w, h).unwrap())),
            [4, 15, 0]
        );
        assert_eq!(albums.held.found["5x5"].len(), 4);
    }

    #[test]
    fn what_two_windows_find_is_kept_of_both() {
        let folder = tempfile::tempdir().unwrap();
        let board = Board::new(5, 5).unwrap();
        let (mut one, mut other) = (opened(folder.path()), opened(folder.path()));
        let classes = one.of(board).unwrap().solutions().classes();
        let forms = [classes[0].form, classes[1].form];
        one.add(board, forms[0]);
        other.add(board, forms[1]);
        assert_eq!(n_found(&opened(folder.path()), board), 2);
    }

    #[test]
    fn entries_that_say_nothing_do_no_harm_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let text =
            "[found]\n\"5x5\" = [\"X.X\", \"\", \"..X../X...X/..X../X...X/..X..\"]\n\"12x12\" = [\"?\"]\n";
        std::fs::write(folder.path().join(Found::FILE), text).unwrap();
        let mut albums = opened(folder.path());
        let board = Board::new(5, 5).unwrap();
        assert_eq!(n_found(&albums, board), 1);
        let other = albums.of(board).unwrap().solutions().classes()[0].form;
        assert!(matches!(albums.add(board, other), Find::New(_)));
        assert!(matches!(albums.add(board, board.all_points()), Find::NoSolution));
        let kept = std::fs::read_to_string(folder.path().join(Found::FILE)).unwrap();
        assert!(kept.contains("12x12") && kept.contains("X.X"), "{kept}");
    }

    #[test]
    fn a_damaged_file_is_kept_and_reported() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(Found::FILE), "found = 7").unwrap();
        assert!(Albums::read(folder.path()).1);
        assert!(folder.path().join("puzzle.toml.damaged").exists());
        assert!(!folder.path().join(Found::FILE).exists());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn any_file_is_read_or_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join(Found::FILE), bytes).unwrap();
            Albums::read(folder.path()).0.open();
        }
    }
}
