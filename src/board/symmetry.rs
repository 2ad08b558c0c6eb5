//! The eight ways to turn and mirror a square board.

use super::{BoardSize, Point};

/// A turn or mirror image of the board; the eight of them form a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    mirror: bool,
    quarter_turns: u8,
}

impl Symmetry {
    /// All eight symmetries, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { mirror: false, quarter_turns: 0 }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self { mirror: i >= 4, quarter_turns: i as u8 % 4 };
            i += 1;
        }
        all
    };

    /// Where the symmetry carries a point of a board of this size.
    ///
    /// # Panics
    /// When the point is not on a board of this size.
    pub const fn apply(self, point: Point, size: BoardSize) -> Point {
        assert!(size.contains(point), "only a point of the board has an image on it");
        let last = size.lines() - 1;
        let (mut x, mut y) = (point.x(), point.y());
        if self.mirror {
            x = last - x;
        }
        let mut turn = 0;
        while turn < self.quarter_turns {
            (x, y) = (last - y, x);
            turn += 1;
        }
        Point::new(x, y)
    }

    /// The symmetry that takes the first one back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.mirror { self } else { Self { mirror: false, quarter_turns: (4 - self.quarter_turns) % 4 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverse_takes_back() {
        let size = BoardSize::new(7).unwrap();
        for symmetry in Symmetry::ALL {
            for point in size.points() {
                assert_eq!(symmetry.inverse().apply(symmetry.apply(point, size), size), point);
            }
        }
    }

    #[test]
    fn the_eight_differ() {
        let size = BoardSize::new(5).unwrap();
        let probe = size.point(1, 0).unwrap();
        let mut images: Vec<Point> = Symmetry::ALL.iter().map(|s| s.apply(probe, size)).collect();
        images.sort();
        images.dedup();
        assert_eq!(images.len(), 8);
    }
}
