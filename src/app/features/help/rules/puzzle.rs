//! The page about covering the board.

use super::Part;
use crate::app::features::puzzle::panel::drawing;
use crate::app::ui::kit::Kit;
use crate::cover::{self, Board};

/// The pictures are boards of five lines each way.
const SIDE: u8 = 5;
/// How wide a picture is at most.
const WIDTH: f32 = 220.0;

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-puzzle-intro"),
    Part::Cover(". . . . .\n. . . . .\n. . X . .\n. . . . .\nX . . . ."),
    Part::Text("rules-puzzle-takes"),
    Part::Cover("X . . . X\n. . X . .\nX . . . .\n. . . X X\n. X . . ."),
    Part::Text("rules-puzzle-solved"),
    Part::Text("rules-puzzle-different"),
    Part::Text("rules-puzzle-watch"),
];

/// A picture by its drawing.
pub(super) fn picture(kit: &mut Kit<'_>, text: &str) {
    let Ok(board) = Board::new(SIDE, SIDE) else { return };
    if let Ok(stones) = cover::read(board, text) {
        drawing::picture(kit, WIDTH, board, stones);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cover::PointSet;

    #[test]
    fn the_pictures_show_what_is_said() {
        let board = Board::new(SIDE, SIDE).unwrap();
        let pictures: Vec<PointSet> = PAGE
            .iter()
            .filter_map(|part| if let Part::Cover(text) = part { Some(*text) } else { None })
            .map(|text| cover::read(board, text).unwrap())
            .collect();
        let taken: Vec<usize> = pictures.iter().map(|stones| board.taken_by(*stones).len()).collect();
        assert_eq!(taken, [5 + 3, 25], "a stone takes five points, in the corner three");
        assert_eq!(pictures[1].len(), board.fewest_stones());
    }
}
