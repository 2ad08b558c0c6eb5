//! Beside the board while it is being covered, and when it is.

use super::{drawing, supply};
use crate::app::features::puzzle::{Hint, Puzzle, PuzzleOrder};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, CONTROL_HEIGHT, GAP, Kit};
use crate::cover::{Album, Find};
use crate::play::Grid;
use crate::words::puzzle as words;

/// How many lines a sentence may take before the box grows.
const SENTENCE_LINES: f32 = 3.0;
/// An album lower than this is not worth its place.
const LEAST_ALBUM: f32 = 100.0;
/// Nor is a room lower than this enough for how many solutions were found.
const LEAST_WORDS: f32 = 40.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, puzzle: &Puzzle, album: Option<&Album>) {
    let bottom = kit.ui.cursor().top() + view.height;
    head(kit, view, puzzle);
    supply(kit, view, puzzle.cover());
    kit.said(&sentence(view, puzzle), SENTENCE_LINES);
    let (attempt, has_stones) = (puzzle.attempt(), puzzle.cover().n_placed() > 0);
    let rows = [
        [
            Button::new(("puzzle-undo", "action-undo"), PuzzleOrder::Undo).only_if(attempt.can_undo()),
            Button::new(("puzzle-redo", "action-redo"), PuzzleOrder::Redo).only_if(attempt.can_redo()),
        ],
        [
            Button::new(("puzzle-hint", "action-hint"), PuzzleOrder::Hint),
            Button::new("puzzle-clear", PuzzleOrder::Clear).only_if(has_stones),
        ],
        [
            Button::new(("puzzle-watch", "puzzle-watch-short"), PuzzleOrder::Watch),
            Button::new("puzzle-boards", PuzzleOrder::Boards),
        ],
    ];
    let actions: f32 = rows.iter().map(|row| kit.row_height(row)).sum();
    found(kit, view, album, None, bottom - kit.ui.cursor().top() - actions);
    kit.ui.add_space((bottom - kit.ui.cursor().top() - actions).max(0.0));
    for row in rows {
        kit.row(row);
    }
}

pub(super) fn draw_solved(kit: &mut Kit<'_>, view: &View<'_>, puzzle: &Puzzle, album: Option<&Album>) {
    let bottom = kit.ui.cursor().top() + view.height;
    if !view.low {
        kit.title(view.text("puzzle-solved"));
    }
    let is_full = album.is_some_and(Album::is_full);
    let mut text = words::find(view.texts, puzzle.find());
    if is_full && matches!(puzzle.find(), Some(Find::New(_))) {
        text = format!("{text} {}", view.text("puzzle-all-found"));
    }
    kit.said(&text, SENTENCE_LINES);
    let current = match puzzle.find() {
        Some(Find::New(class) | Find::Again(class)) => Some(class.number),
        _ => None,
    };
    let buttons = 4.0 * (CONTROL_HEIGHT + GAP) + 2.0 * GAP;
    found(kit, view, album, current, bottom - kit.ui.cursor().top() - buttons);
    kit.space(1.0);
    let again = Button::new("puzzle-again", PuzzleOrder::Clear);
    let boards = Button::new(("puzzle-boards", "puzzle-other-board"), PuzzleOrder::Boards);
    let (first, second) = if is_full { (boards, again) } else { (again, boards) };
    kit.column([
        first.main(),
        second,
        Button::new(("puzzle-undo", "puzzle-take-back"), PuzzleOrder::Undo),
        Button::new(("puzzle-watch", "puzzle-watch-short"), PuzzleOrder::Watch),
    ]);
}

/// The board, and with how many stones it is to be covered.
fn head(kit: &mut Kit<'_>, view: &View<'_>, puzzle: &Puzzle) {
    if !view.low {
        let board = puzzle.board();
        let values = [("board", words::board(board).into()), ("stones", board.fewest_stones().into())];
        kit.label(view.texts.with("puzzle-board", values), Type::Strong, kit.theme.accent);
    }
}

/// How many solutions were found, and the album, as far as there is room for them.
fn found(kit: &mut Kit<'_>, view: &View<'_>, album: Option<&Album>, current: Option<usize>, height: f32) {
    let Some(album) = album.filter(|_| height > LEAST_WORDS) else { return };
    kit.space(0.5);
    let top = kit.ui.cursor().top();
    kit.muted(words::found(view.texts, album.n_found(), album));
    if height > LEAST_ALBUM {
        let used = kit.ui.cursor().top() - top + GAP;
        drawing::album(kit, album, current, height - used);
    }
}

/// What is to be done, or what the hint says.
fn sentence(view: &View<'_>, puzzle: &Puzzle) -> String {
    let cover = puzzle.cover();
    match puzzle.hint() {
        Some(Hint::Place(point)) => {
            let name = Grid::from(puzzle.board()).name(view.notation, point);
            view.texts.with("puzzle-hint-place", [("point", name.into())])
        }
        Some(Hint::TakeBack) => view.text("puzzle-hint-take-back"),
        None if cover.is_spent() => view.texts.with("puzzle-spent", [("points", cover.n_free().into())]),
        None if cover.n_placed() == 0 => view.text("puzzle-begin"),
        None => view.text("puzzle-go-on"),
    }
}
