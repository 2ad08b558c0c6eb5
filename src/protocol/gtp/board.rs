//! The board in text, for `showboard`.

use std::fmt::Write as _;

use crate::board::{Color, coord};
use crate::go::Position;

/// The board from the top with coordinates, star points as `+`, and what else is known of the game.
pub(super) fn show(position: &Position) -> String {
    let size = position.size();
    let columns: String = (0..size.lines()).flat_map(|x| [' ', coord::go_column_letter(x)]).collect();
    let mut text = format!("\n  {columns}");
    for y in 0..size.lines() {
        let row = size.lines() - y;
        let mut line = format!("\n{row:>2}");
        for point in (0..size.lines()).filter_map(|x| size.point(x, y)) {
            let cell = match position.stone(point) {
                Some(color) => color.letter(),
                None if size.star_points().any(|star| star == point) => '+',
                None => '.',
            };
            line.extend([' ', cell]);
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "{line} {row}");
    }
    let prisoners = position.prisoners();
    let _ = write!(
        text,
        "\n  {columns}\n{} to move, komi {}, {} {} has taken {} stones, {} {}",
        position.to_move(),
        position.rules().komi,
        Color::Black,
        Color::Black.letter(),
        prisoners.black,
        Color::White,
        format_args!("{} {}", Color::White.letter(), prisoners.white),
    );
    text
}
