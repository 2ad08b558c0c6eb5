//! The empty points in a list from which one can be drawn at random.

use super::table::Table;
use crate::board::Point;

/// The empty points in no order, and the place of each in the list.
///
/// Taking back is exact when it happens in the reverse order of the changes.
#[derive(Clone)]
pub(super) struct Empties {
    list: [Point; Point::TABLE_LEN],
    places: Table<u16>,
    len: usize,
}

impl Empties {
    pub(super) fn new() -> Self {
        Self { list: [Point::from_index(0); Point::TABLE_LEN], places: Table::new(0), len: 0 }
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    pub(super) fn points(&self) -> &[Point] {
        &self.list[..self.len]
    }

    /// The point in a place, which is taken modulo the length of the table.
    pub(super) const fn get(&self, place: usize) -> Point {
        self.list[place % Point::TABLE_LEN]
    }

    pub(super) fn swap(&mut self, a: usize, b: usize) {
        let (at_a, at_b) = (self.get(a), self.get(b));
        self.put(a, at_b);
        self.put(b, at_a);
    }

    pub(super) fn push(&mut self, point: Point) {
        self.put(self.len, point);
        self.len += 1;
    }

    /// Takes the last point off again.
    pub(super) fn unpush(&mut self) {
        self.len -= 1;
    }

    /// Takes a point out and tells the place where it was; the last one moves there.
    pub(super) fn take(&mut self, point: Point) -> u16 {
        let place = self.places[point];
        self.len -= 1;
        let last = self.get(self.len);
        self.put(place.into(), last);
        place
    }

    /// Puts a point back to the place where it was.
    pub(super) fn untake(&mut self, point: Point, place: u16) {
        if usize::from(place) != self.len {
            let moved = self.get(place.into());
            self.put(self.len, moved);
        }
        self.put(place.into(), point);
        self.len += 1;
    }

    /// Whether the points are those of the iterator and each place is right.
    pub(super) fn is_consistent(&self, points: impl Iterator<Item = Point>) -> bool {
        let mut n = 0;
        for point in points {
            n += 1;
            let place = usize::from(self.places[point]);
            if place >= self.len || self.get(place) != point {
                return false;
            }
        }
        n == self.len
    }

    pub(super) fn copy_rows(&mut self, other: &Self, n_rows: usize) {
        self.len = other.len;
        // What lies beyond the end is never read.
        self.list[..other.len].copy_from_slice(&other.list[..other.len]);
        self.places.copy_rows(&other.places, n_rows);
    }

    fn put(&mut self, place: usize, point: Point) {
        self.list[place % Point::TABLE_LEN] = point;
        self.places[point] = place as u16;
    }
}
