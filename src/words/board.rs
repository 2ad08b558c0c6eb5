//! The board row by row, for who reads it, or has it read, rather than looks.

use super::Texts;
use crate::board::coord::Notation;
use crate::board::{ByColor, Color};
use crate::game::Position;
use crate::play::Grid;

/// What stands in each row from the top; rows without a stone that follow one another are one sentence.
pub fn rows(texts: &Texts, position: &Position, notation: Notation) -> Vec<String> {
    let grid = Grid::from(position.size());
    let mut sentences = Vec::new();
    let mut first_empty = None;
    for y in 0..grid.rows() {
        let row =
            ByColor::from_fn(|color| columns(position, notation, y, color).join(&texts.get("words-comma")));
        let is_empty = row.black.is_empty() && row.white.is_empty();
        if is_empty {
            first_empty.get_or_insert(y);
        }
        if (!is_empty || y + 1 == grid.rows())
            && let Some(first) = first_empty.take()
        {
            let last = if is_empty { y } else { y - 1 };
            let id = if first == last { "words-empty" } else { "words-empty-rows" };
            let names = [first, last].map(|y| grid.row_name(notation, y));
            let [first, last] = names;
            sentences.push(texts.with(id, [("first", first.into()), ("last", last.into())]));
        }
        if !is_empty {
            let id = match (row.black.is_empty(), row.white.is_empty()) {
                (false, true) => "words-black",
                (true, false) => "words-white",
                _ => "words-both",
            };
            let name = grid.row_name(notation, y);
            let values = [("row", name.into()), ("black", row.black.into()), ("white", row.white.into())];
            sentences.push(texts.with(id, values));
        }
    }
    sentences
}

/// The columns of a color's stones in a row, from the left.
fn columns(position: &Position, notation: Notation, y: u8, color: Color) -> Vec<String> {
    let grid = Grid::from(position.size());
    let stones = (0..grid.columns())
        .filter(|x| grid.point(*x, y).and_then(|point| position.stone(point)) == Some(color))
        .map(|x| notation.column(x));
    stones.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::gomoku::{self, Rule};

    #[test]
    fn every_stone_is_named_in_its_row_and_empty_rows_in_one_sentence() {
        let size = BoardSize::new(9).unwrap();
        let mut position = gomoku::Position::new(size, Rule::Freestyle);
        for (x, y) in [(4, 4), (4, 3), (5, 4), (0, 8)] {
            position.play(size.point(x, y).unwrap()).unwrap();
        }
        let texts = Texts::new("en");
        let rows = rows(&texts, &Position::Gomoku(Box::new(position)), Notation::Renju);
        assert_eq!(
            rows,
            [
                "Rows 9 to 7: empty.",
                "Row 6. White: E.",
                "Row 5. Black: E, F.",
                "Rows 4 to 2: empty.",
                "Row 1. White: A.",
            ]
        );
    }
}
