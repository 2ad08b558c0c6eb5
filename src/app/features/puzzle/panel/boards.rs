//! The boards that can be covered, what was found on each, and the album of the one in view.

use super::drawing;
use crate::app::features::puzzle::{Albums, Puzzle, PuzzleOrder};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit, Tile};
use crate::cover::{Album, Board};
use crate::words::puzzle as words;

/// The least width of a board among the others, and its height.
const WIDTH: f32 = 68.0;
const HEIGHT: f32 = 58.0;
/// The height of the album, which leaves it in view on a usual screen.
const ALBUM_HEIGHT: f32 = 200.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, puzzle: &Puzzle, albums: &Albums) {
    kit.header("puzzle-back", &view.text("puzzle-title"), PuzzleOrder::Leave);
    kit.muted(view.text("puzzle-what"));
    kit.space(0.5);
    let board = puzzle.board();
    let is_under_way = puzzle.cover().n_placed() > 0 && !puzzle.cover().is_complete();
    let id = if is_under_way { "puzzle-continue" } else { "puzzle-start" };
    let start = view.texts.with(id, [("board", words::board(board).into())]);
    kit.button(Button::new("puzzle-start", PuzzleOrder::Begin(board)).saying(start).main());
    kit.button(Button::new("puzzle-watch", PuzzleOrder::Watch));
    kit.space(0.5);
    let tiles = Board::OFFERED.map(|board| {
        let counts = |album: &Album| (album.n_found(), album.solutions().classes().len());
        let (found, all) = albums.of(board).map_or((0, 0), counts);
        Tile {
            name: format!("puzzle-{}x{}", board.width(), board.height()).into(),
            text: words::board(board),
            below: format!("{found}/{all}"),
            done: found == all,
            chosen: board == puzzle.board(),
        }
    });
    let n_squares = Board::OFFERED.iter().filter(|board| board.is_square()).count();
    let columns = kit.n_columns(WIDTH);
    let pressed_square = kit.tiles(columns, HEIGHT, &tiles[..n_squares]);
    let pressed_other = kit.tiles(columns, HEIGHT, &tiles[n_squares..]).map(|pressed| pressed + n_squares);
    if let Some(pressed) = pressed_square.or(pressed_other) {
        let pressed = Board::OFFERED[pressed];
        // What is chosen already is begun by a second press.
        kit.ask(if pressed == board { PuzzleOrder::Begin(board) } else { PuzzleOrder::Choose(pressed) });
    }
    kit.space(0.5);
    if let Some(album) = albums.of(board) {
        let head = view.texts.with(
            "puzzle-board",
            [("board", words::board(board).into()), ("stones", board.fewest_stones().into())],
        );
        kit.label(head, Type::Strong, kit.theme.accent);
        kit.text(words::found(view.texts, album.n_found(), album));
        drawing::album(kit, album, None, ALBUM_HEIGHT);
    }
}
