//! An attempt at the puzzle: stones are placed and taken back anywhere, and every change can be undone and redone.

use super::{Board, Cover, IllegalStone};
use crate::board::Point;

/// A board being covered, with all that was on it before.
///
/// ```
/// # use goishi::cover::{Attempt, Board, Change};
/// let board = Board::new(5, 5)?;
/// let (a, b) = (board.point(1, 1).unwrap(), board.point(3, 2).unwrap());
/// let mut attempt = Attempt::new(board);
/// assert_eq!(attempt.touch(a), Ok(Change::Placed(a)));
/// assert_eq!(attempt.touch(b), Ok(Change::Placed(b)));
/// assert_eq!(attempt.touch(a), Ok(Change::Taken(a)));
/// assert_eq!(attempt.cover().order(), [b]);
/// assert!(attempt.undo());
/// assert_eq!(attempt.cover().order(), [a, b]);
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Every state of the board since the beginning, the undone ones last; never empty.
    states: Vec<Cover>,
    /// Which of them stands.
    at: usize,
}

/// What has become of a point that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A stone was placed.
    Placed(Point),
    /// The stone there was taken back.
    Taken(Point),
}

impl Attempt {
    /// An empty board with as many stones as are needed and no more.
    pub fn new(board: Board) -> Self {
        Self { states: vec![Cover::new(board)], at: 0 }
    }

    /// The board as it stands.
    pub fn cover(&self) -> &Cover {
        &self.states[self.at]
    }

    /// Places a stone on the point, or takes back the one there, whenever it was placed.
    ///
    /// # Errors
    /// The [`IllegalStone`] that stands against it; the attempt is then untouched.
    pub fn touch(&mut self, point: Point) -> Result<Change, IllegalStone> {
        let (next, change) = if let Some(without) = self.cover().without(point) {
            (without, Change::Taken(point))
        } else {
            let mut next = self.cover().clone();
            next.place(point)?;
            (next, Change::Placed(point))
        };
        self.go_on(next);
        Ok(change)
    }

    /// Takes back all stones; whether there were any.
    pub fn clear(&mut self) -> bool {
        let any = self.cover().n_placed() > 0;
        if any {
            self.go_on(Cover::new(self.cover().board()));
        }
        any
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.states.len()
    }

    /// Undoes the last change; whether there was one.
    pub const fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.at -= can as usize;
        can
    }

    /// Makes the change undone last again; whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.at += usize::from(can);
        can
    }

    fn go_on(&mut self, next: Cover) {
        self.states.truncate(self.at + 1);
        self.states.push(next);
        self.at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_refusal_leaves_the_attempt_as_it_was() {
        let board = Board::new(3, 3).unwrap();
        let points: Vec<Point> = board.points().collect();
        let mut attempt = Attempt::new(board);
        for &point in &points[..3] {
            attempt.touch(point).unwrap();
        }
        attempt.undo();
        attempt.touch(points[8]).unwrap();
        let before = attempt.cover().clone();
        assert_eq!(attempt.touch(points[4]), Err(IllegalStone::NoneLeft));
        let outside = Board::new(9, 9).unwrap().point(7, 7).unwrap();
        assert_eq!(attempt.touch(outside), Err(IllegalStone::Outside));
        assert_eq!(*attempt.cover(), before);
        assert!(attempt.can_undo() && !attempt.can_redo());
    }

    #[test]
    fn clearing_is_a_change_like_any_other() {
        let board = Board::new(4, 4).unwrap();
        let mut attempt = Attempt::new(board);
        assert!(!attempt.clear() && !attempt.can_undo());
        let point = board.point(2, 1).unwrap();
        attempt.touch(point).unwrap();
        assert!(attempt.clear());
        assert_eq!(attempt.cover().n_placed(), 0);
        assert!(attempt.undo());
        assert_eq!(attempt.cover().order(), [point]);
        assert!(attempt.redo() && !attempt.redo());
        assert_eq!(attempt.cover().n_placed(), 0);
    }

    proptest! {
        /// Whatever is done, undoing all of it leads through the same states back to the empty board.
        #[test]
        fn undo_is_the_way_back(touches in prop::collection::vec((0_u8..5, 0_u8..4), 0..40)) {
            let board = Board::new(5, 4).unwrap();
            let mut attempt = Attempt::new(board);
            let mut stones = vec![attempt.cover().stones()];
            for (x, y) in touches {
                let point = board.point(x, y).unwrap();
                let had = attempt.cover().has_stone(point);
                if let Ok(change) = attempt.touch(point) {
                    prop_assert_eq!(change, if had { Change::Taken(point) } else { Change::Placed(point) });
                    stones.push(attempt.cover().stones());
                } else {
                    prop_assert_eq!(attempt.cover().n_left(), 0);
                }
                prop_assert!(attempt.cover().is_consistent());
            }
            while let Some(expect) = stones.pop() {
                prop_assert_eq!(attempt.cover().stones(), expect);
                prop_assert_eq!(attempt.undo(), !stones.is_empty());
            }
        }
    }
}
