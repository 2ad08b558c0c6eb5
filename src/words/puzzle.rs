//! Steps, finds and albums of the puzzle.

use super::{Texts, size_text};
use crate::board::coord::Notation;
use crate::cover::recursion::{Cut, Step};
use crate::cover::{Album, Board, Find};
use crate::play::Grid;
use crate::play::puzzle::watch::Watch;

/// How many of the different solutions of an album's board have been found.
pub fn found(texts: &Texts, n_found: usize, album: &Album) -> String {
    let all = album.solutions().classes().len();
    texts.with("puzzle-found", [("found", n_found.into()), ("all", all.into())])
}

/// The size of a board.
pub fn board(board: Board) -> String {
    size_text(board.width(), board.height())
}

/// What the album says to a solution.
pub fn find(texts: &Texts, find: Option<Find>) -> String {
    match find {
        Some(Find::New(class)) => texts.with("puzzle-find-new", [("number", class.number.into())]),
        Some(Find::Again(class)) => texts.with("puzzle-find-again", [("number", class.number.into())]),
        Some(Find::NoSolution) | None => texts.get("puzzle-find-plain"),
    }
}

/// The last step of a search.
pub fn step(texts: &Texts, notation: Notation, watch: &Watch, album: Option<&Album>) -> String {
    let grid = Grid::from(watch.cover().board());
    let name = |point| grid.name(notation, point);
    match watch.step() {
        None if watch.is_over() => texts.with("watch-over", [("n", watch.n_found().into())]),
        None => texts.get("watch-begin"),
        Some(Step::Place { point, takes, attempt, n_attempts }) => texts.with(
            "watch-place",
            [
                ("stone", if point == takes { "same".into() } else { name(point).into() }),
                ("takes", name(takes).into()),
                ("attempt", attempt.into()),
                ("attempts", n_attempts.into()),
            ],
        ),
        Some(Step::Cut(Cut::TooFewStones { n_left, n_free })) => texts.with(
            "watch-too-few",
            [("left", n_left.into()), ("free", n_free.into()), ("most", (5 * n_left).into())],
        ),
        Some(Step::Cut(Cut::AllTried { free })) => {
            texts.with("watch-all-tried", [("takes", name(free).into())])
        }
        Some(Step::Complete) => {
            let class = album.and_then(|album| album.solutions().class_of(watch.cover().stones()));
            let n = class.map_or(watch.n_found(), |class| class.number);
            texts.with(if watch.is_new() { "watch-complete" } else { "watch-again-found" }, [("n", n.into())])
        }
        Some(Step::TakeBack { point }) => texts.with("watch-take-back", [("stone", name(point).into())]),
    }
}
