//! The turns and mirror images of a board, square or not.

use super::{Board, PointSet};
use crate::board::Point;

/// A turn or mirror image that carries a board onto itself.
///
/// [`crate::board::Symmetry`] does the same for square boards only; a rectangle must not be turned a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Columns become rows, before the mirrors.
    transpose: bool,
    mirror_x: bool,
    mirror_y: bool,
}

impl Symmetry {
    /// Those of a board, the identity first: eight for a square, four for any other rectangle.
    pub fn of(board: Board) -> impl Iterator<Item = Self> {
        let all = (0..8).map(|i| Self { transpose: i & 4 != 0, mirror_x: i & 1 != 0, mirror_y: i & 2 != 0 });
        all.take(if board.is_square() { 8 } else { 4 })
    }

    /// Where the symmetry carries a point of a board that it belongs to.
    ///
    /// # Panics
    /// When the point is not on the board.
    pub fn apply(self, point: Point, board: Board) -> Point {
        let (x, y) = if self.transpose { (point.y(), point.x()) } else { (point.x(), point.y()) };
        let mirrored = |at: u8, side: u8, mirror: bool| if mirror { (side - 1).wrapping_sub(at) } else { at };
        board
            .point(mirrored(x, board.width(), self.mirror_x), mirrored(y, board.height(), self.mirror_y))
            .expect("only a point of the board has an image on it")
    }

    /// The set that it makes of a set of points of the board.
    ///
    /// # Panics
    /// When a point is not on the board.
    pub fn apply_to_all(self, points: PointSet, board: Board) -> PointSet {
        points.iter().map(|point| self.apply(point, board)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_differ_and_keep_the_board() {
        for board in Board::all() {
            let all = board.all_points();
            let mut images: Vec<Vec<Point>> = Vec::new();
            for symmetry in Symmetry::of(board) {
                assert_eq!(symmetry.apply_to_all(all, board), all);
                images.push(board.points().map(|point| symmetry.apply(point, board)).collect());
            }
            assert!(images[0].iter().copied().eq(board.points()), "the first is the identity");
            images.sort();
            images.dedup();
            let n = match (board.width(), board.height()) {
                (1, 1) => 1,
                (1, _) | (_, 1) => 2,
                _ if board.is_square() => 8,
                _ => 4,
            };
            assert_eq!(images.len(), n, "{board}");
        }
    }

    #[test]
    fn what_is_next_to_each_other_stays_so() {
        for board in Board::all() {
            for symmetry in Symmetry::of(board) {
                for point in board.points() {
                    let image = symmetry.apply_to_all(board.plus(point), board);
                    assert_eq!(image, board.plus(symmetry.apply(point, board)));
                }
            }
        }
    }
}
