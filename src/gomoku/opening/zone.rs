//! The parts of the board to which early stones are bound.

use crate::board::{BoardSize, Point};

/// Where a stone of an opening may lie: a square around the middle, or all but such a square.
///
/// A square of n lines reaches (n − 1) / 2 points from [`BoardSize::center`] to every side and ends at the
/// edge of the board; n is odd. On boards with an even number of lines it lies around that same point, and so
/// is not in the middle of the board either. No [`Opening`](super::Opening) has a square that does not lie
/// wholly on the boards that it [fits](super::Opening::fits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// The whole board.
    Anywhere,
    /// The middle point alone.
    Center,
    /// The central square of this many lines.
    Within(u8),
    /// Everything but the central square of this many lines.
    Outside(u8),
}

impl Zone {
    /// Whether the zone of a board of this size holds the point; never one off the board.
    ///
    /// ```
    /// # use goishi::gomoku::{DEFAULT_SIZE, opening::Zone};
    /// let k8 = DEFAULT_SIZE.point(10, 7).unwrap();
    /// assert!(Zone::Outside(5).contains(k8, DEFAULT_SIZE));
    /// assert!(Zone::Within(7).contains(k8, DEFAULT_SIZE));
    /// ```
    pub const fn contains(self, point: Point, size: BoardSize) -> bool {
        let center = size.center();
        let (dx, dy) = (point.x().abs_diff(center.x()), point.y().abs_diff(center.y()));
        let distance = if dx > dy { dx } else { dy };
        size.contains(point)
            && match self {
                Self::Anywhere => true,
                Self::Center => distance == 0,
                Self::Within(lines) => distance <= lines / 2,
                Self::Outside(lines) => distance > lines / 2,
            }
    }

    /// The points of the zone, row by row.
    pub fn points(self, size: BoardSize) -> impl Iterator<Item = Point> {
        size.points().filter(move |&point| self.contains(point, size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Symmetry;

    /// Draws the points of a zone as `X`.
    fn check(zone: Zone, lines: u8, expected: &str) {
        let size = BoardSize::new(lines).unwrap();
        let drawn: Vec<String> = (0..lines)
            .map(|y| {
                let row = (0..lines).map(|x| size.point(x, y).unwrap());
                row.map(|point| if zone.contains(point, size) { 'X' } else { '.' }).collect()
            })
            .collect();
        assert_eq!(drawn, expected.split_whitespace().collect::<Vec<_>>(), "{zone:?} on {lines} lines");
        let listed: Vec<Point> = zone.points(size).collect();
        let drawn: Vec<Point> = size.points().filter(|&point| zone.contains(point, size)).collect();
        assert_eq!(listed, drawn);
    }

    #[test]
    fn zones_as_drawn() {
        check(Zone::Center, 5, "..... ..... ..X.. ..... .....");
        check(Zone::Within(3), 5, "..... .XXX. .XXX. .XXX. .....");
        check(Zone::Outside(3), 5, "XXXXX X...X X...X X...X XXXXX");
        check(Zone::Within(1), 5, "..... ..... ..X.. ..... .....");
        check(Zone::Anywhere, 5, "XXXXX XXXXX XXXXX XXXXX XXXXX");
    }

    /// The middle of an even board is the point right of and below the middle, and the squares lie around it.
    #[test]
    fn zones_of_even_boards_lie_around_their_center() {
        check(Zone::Center, 6, "...... ...... ...... ...X.. ...... ......");
        check(Zone::Within(3), 6, "...... ...... ..XXX. ..XXX. ..XXX. ......");
        check(Zone::Within(5), 6, "...... .XXXXX .XXXXX .XXXXX .XXXXX .XXXXX");
        check(Zone::Outside(5), 6, "XXXXXX X..... X..... X..... X..... X.....");
    }

    #[test]
    fn squares_end_at_the_edge() {
        check(Zone::Within(9), 5, "XXXXX XXXXX XXXXX XXXXX XXXXX");
        check(Zone::Outside(9), 5, "..... ..... ..... ..... .....");
    }

    #[test]
    fn a_point_off_the_board_is_in_no_zone() {
        let far = BoardSize::MAX.point(20, 20).unwrap();
        for zone in [Zone::Anywhere, Zone::Center, Zone::Within(99), Zone::Outside(5)] {
            assert!(!zone.contains(far, BoardSize::new(15).unwrap()), "{zone:?}");
        }
    }

    #[test]
    fn a_square_has_as_many_points_as_its_name_says_and_is_symmetric_on_odd_boards() {
        for lines in 9..=25 {
            let size = BoardSize::new(lines).unwrap();
            for n in [1, 3, 5, 7, 9] {
                let inside: Vec<Point> = Zone::Within(n).points(size).collect();
                assert_eq!(inside.len(), usize::from(n) * usize::from(n), "{n} of {lines}");
                assert_eq!(inside.len() + Zone::Outside(n).points(size).count(), size.n_points());
                if lines % 2 == 1 {
                    for symmetry in Symmetry::ALL {
                        assert!(inside.iter().all(|&point| inside.contains(&symmetry.apply(point, size))));
                    }
                }
            }
        }
    }
}
