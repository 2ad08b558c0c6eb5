//! Handicap stones: where they stand, and what White is given for them.

use super::{HalfPoints, HandicapBonus, is_size};
use crate::board::{BoardSize, Point, PointSet};

/// Stones that Black has on the board before White's first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    size: BoardSize,
    points: Vec<Point>,
}

/// Why there is no such handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandicapError {
    /// Fewer than two stones are no handicap; all points of the board are too many.
    #[error("a handicap has at least two stones and leaves at least one point free")]
    Number,
    /// The board has no fixed places for this many stones.
    #[error("this board has fixed places for {max} stones at most")]
    Fixed {
        /// For how many it has; none where this is 0.
        max: u16,
    },
    /// Go is not played on a board of this size.
    #[error("Go is played on 5 to 19 and on 25 lines")]
    Size,
    /// A stone would lie off the board.
    #[error("a stone lies outside the board")]
    Outside(Point),
    /// Two stones would lie on one point.
    #[error("two stones lie on one point")]
    Occupied(Point),
}

impl Handicap {
    /// The largest fixed handicap of a board; 0 where there is none.
    ///
    /// GTP version 2, section 4.1.1: none below 7 lines, four on even boards and on 7 lines, else nine.
    pub const fn max_fixed(size: BoardSize) -> u16 {
        match size.lines() {
            ..7 => 0,
            7 => 4,
            lines if lines % 2 == 0 => 4,
            _ => 9,
        }
    }

    /// The stones on their customary places, in the order of GTP version 2, section 4.1.1.
    ///
    /// They stand on the fourth line, below 13 lines on the third. First come opposite corners, lower left and upper
    /// right, then upper left and lower right, then the middles of the left and right sides, then those of the lower
    /// and upper sides; the center belongs to five, seven and nine.
    ///
    /// # Errors
    /// [`HandicapError::Number`] or [`HandicapError::Fixed`].
    ///
    /// ```
    /// # use goishi::{board::BoardSize, go::Handicap};
    /// let size = BoardSize::new(19).unwrap();
    /// assert_eq!(Handicap::fixed(size, 5).unwrap().points().last(), Some(&size.center()));
    /// ```
    pub fn fixed(size: BoardSize, n_stones: u16) -> Result<Self, HandicapError> {
        if n_stones < 2 {
            return Err(HandicapError::Number);
        }
        let max = Self::max_fixed(size);
        if n_stones > max || !is_size(size) {
            return Err(HandicapError::Fixed { max });
        }
        let near = if size.lines() < 13 { 2 } else { 3 };
        let (far, middle) = (size.lines() - 1 - near, size.lines() / 2);
        let corners = [(near, far), (far, near), (near, near), (far, far)];
        let sides = [(near, middle), (far, middle), (middle, far), (middle, near)];
        let n = usize::from(n_stones);
        let has_center = n >= 5 && n % 2 == 1;
        let n_on_sides = n.saturating_sub(4) - usize::from(has_center);
        let center = has_center.then_some((middle, middle));
        let places = corners.into_iter().take(n).chain(sides.into_iter().take(n_on_sides)).chain(center);
        let points = places.filter_map(|(x, y)| size.point(x, y)).collect();
        Ok(Self { size, points })
    }

    /// Stones where Black wants them.
    ///
    /// # Errors
    /// The [`HandicapError`] that stands against it.
    pub fn free(size: BoardSize, points: &[Point]) -> Result<Self, HandicapError> {
        if !is_size(size) {
            return Err(HandicapError::Size);
        }
        if points.len() < 2 || points.len() >= size.n_points() {
            return Err(HandicapError::Number);
        }
        let mut taken = PointSet::EMPTY;
        for &point in points {
            if !size.contains(point) {
                return Err(HandicapError::Outside(point));
            }
            if taken.contains(point) {
                return Err(HandicapError::Occupied(point));
            }
            taken.insert(point);
        }
        Ok(Self { size, points: points.to_vec() })
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stones, in the order in which they are placed.
    pub fn points(&self) -> &[Point] {
        &self.points
    }
}

impl HandicapBonus {
    /// What White is given for this many stones.
    ///
    /// ```
    /// # use goishi::go::{HalfPoints, HandicapBonus};
    /// assert_eq!(HandicapBonus::EachButFirst.for_stones(4), HalfPoints::from_points(3));
    /// ```
    pub const fn for_stones(self, n_stones: u16) -> HalfPoints {
        HalfPoints::from_points(match self {
            Self::None => 0,
            Self::EachStone => n_stones as i32,
            Self::EachButFirst => n_stones.saturating_sub(1) as i32,
        })
    }
}
