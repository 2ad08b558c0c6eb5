//! Which points are the same fifth move: what two offers may not be.
//!
//! The rules say "symmetrical moves not allowed" (Yamaguchi, Soosõrv, Taraguchi) or "the proposals have to be
//! unequal in all respects" (the International Rules of Renju, 1996). Two fifth moves are taken to be equal when
//! a symmetry of the board keeps every stone on stones of its color and carries one move to the other. A pattern
//! that is symmetrical about a line off the middle of the board does not count: the two moves then lie at
//! different distances from the edge, and so are not equal in all respects.
//!
//! Nothing is lost by asking that the four stones be kept, rather than that the two boards with five stones look
//! alike. Where a mirror image or a half turn makes them alike, done twice it does nothing, and so it must have
//! exchanged the two moves and kept the rest; and a quarter turn never makes them alike, as no two white stones
//! lie so that it keeps them.

use crate::board::{BoardSize, Color, Point, Symmetry};

/// The symmetries of the board that carry the stones, which alternate from Black, onto stones of their color.
pub(super) fn kept_by(stones: &[Point], size: BoardSize) -> impl Iterator<Item = Symmetry> {
    let colored = |(n, &point): (usize, &Point)| (point, Color::to_move_after(n));
    Symmetry::ALL.into_iter().filter(move |symmetry| {
        stones.iter().enumerate().map(colored).all(|(point, color)| {
            let image = symmetry.apply(point, size);
            stones.iter().enumerate().map(colored).any(|stone| stone == (image, color))
        })
    })
}

/// Whether two points of the board are the same move once these stones lie.
pub(super) fn are_equal(one: Point, other: Point, stones: &[Point], size: BoardSize) -> bool {
    kept_by(stones, size).any(|symmetry| symmetry.apply(one, size) == other)
}

/// How many free points there are when equal ones count once.
pub(super) fn n_different(stones: &[Point], size: BoardSize) -> usize {
    let kept: Vec<Symmetry> = kept_by(stones, size).collect();
    // Of equal points the first in the order of points is counted.
    let is_first = |&point: &Point| kept.iter().all(|symmetry| symmetry.apply(point, size) >= point);
    size.points().filter(|point| !stones.contains(point)).filter(is_first).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::coord;

    fn check(lines: u8, stones: &str, n_kept_by: usize, n_points: usize) {
        let size = BoardSize::new(lines).unwrap();
        let stones: Vec<Point> = stones.split(' ').map(|name| coord::parse(name, size).unwrap()).collect();
        assert_eq!(kept_by(&stones, size).count(), n_kept_by);
        assert_eq!(n_different(&stones, size), n_points);
    }

    #[test]
    fn symmetries_keep_color_as_well_as_place() {
        check(15, "h8 h9 h10 h7", 2, 105 + 11); // All on one line: mirrored by it.
        check(15, "h8 i9 j10 g7", 2, 105 + 11); // The same on a diagonal.
        check(15, "h8 g9 h10 i9", 2, 13 + 104); // White left and right of the line.
        check(15, "h8 h9 i9 g9", 1, 221); // As before, but the two sides differ in color.
        check(15, "h8 h9 i10 a1", 1, 221);
    }

    #[test]
    fn on_small_boards_few_points_differ() {
        check(5, "c3 c4 c5 c2", 2, 1 + 10);
        check(5, "c3 b4 c5 d4", 2, 3 + 9);
    }

    /// The middle of an even board lies between points: the first stone is no longer kept by every symmetry, but
    /// can change places with the third.
    #[test]
    fn on_even_boards_the_symmetries_are_those_of_the_board() {
        check(6, "d3 d4 c3 c4", 2, 16); // Left and right: d3 is the first stone, c3 its image.
        check(6, "d3 c3 c4 d4", 4, 6 + 4); // On crossing diagonals.
        check(6, "d3 d4 d2 d5", 1, 32); // Symmetrical about a line off the middle: not of the board.
    }
}
