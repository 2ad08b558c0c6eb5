//! The page about covering the board.

use super::Part;
use crate::cover::{self, Board, PointSet};

/// The pictures are boards of five lines each way.
const SIDE: u8 = 5;

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-puzzle-intro"),
    Part::Cover(". . . . .\n. . . . .\n. . X . .\n. . . . .\nX . . . ."),
    Part::Text("rules-puzzle-takes"),
    Part::Cover("X . . . X\n. . X . .\nX . . . .\n. . . X X\n. X . . ."),
    Part::Text("rules-puzzle-solved"),
    Part::Text("rules-puzzle-different"),
    Part::Text("rules-puzzle-watch"),
];

/// The board of a picture with its stones.
pub fn cover(drawing: &str) -> (Board, PointSet) {
    let board = Board::new(SIDE, SIDE).expect("five lines each way are a board");
    (board, cover::read(board, drawing).expect("a test holds that every drawing can be read"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_show_what_is_said() {
        let pictures: Vec<(Board, PointSet)> = PAGE
            .iter()
            .filter_map(|part| if let Part::Cover(drawing) = part { Some(cover(drawing)) } else { None })
            .collect();
        let taken: Vec<usize> =
            pictures.iter().map(|(board, stones)| board.taken_by(*stones).len()).collect();
        assert_eq!(taken, [5 + 3, 25], "a stone takes five points, in the corner three");
        let (board, stones) = pictures[1];
        assert_eq!(stones.len(), board.fewest_stones());
    }
}
