//! A board being covered: the stones placed, what they take, what is left.

use std::fmt;

use super::{Board, PointSet, ProfileTable, draw};
use crate::board::Point;

/// Why a stone is refused; the board is left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalStone {
    /// The point is not on this board.
    #[error("the point is outside the board")]
    Outside,
    /// A stone stands there.
    #[error("a stone stands there")]
    Occupied,
    /// All stones are placed.
    #[error("no stone is left")]
    NoneLeft,
}

/// A board with the stones placed so far and a number of stones left.
///
/// ```
/// # use goishi::cover::{Board, Cover};
/// let board = Board::new(4, 4)?;
/// let mut cover = Cover::new(board);
/// assert_eq!((cover.n_left(), cover.n_free()), (4, 16));
/// let corner = board.point(0, 0).unwrap();
/// cover.place(corner).unwrap();
/// // 13 points for three stones: they take 15 at most, but however they are placed it does not do.
/// assert_eq!((cover.n_left(), cover.n_free(), cover.hint()), (3, 13, None));
/// assert_eq!(cover.undo(), Some(corner));
/// assert_eq!(cover.hint(), board.point(1, 0));
/// # Ok::<(), goishi::cover::BoardError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Cover {
    board: Board,
    /// How many stones may be placed in all.
    n_stones: usize,
    /// The stones in the order in which they were placed.
    order: Vec<Point>,
    stones: PointSet,
    /// What was free before each stone, and at the end what is free now.
    free: Vec<PointSet>,
}

impl Cover {
    /// An empty board, with as many stones as are needed and no more.
    pub fn new(board: Board) -> Self {
        Self::with_stones(board, board.fewest_stones())
    }

    /// An empty board with another number of stones: fewer cannot do, which [`super::recursion::Search`] can
    /// show; with more it is easier.
    pub fn with_stones(board: Board, n_stones: usize) -> Self {
        Self { board, n_stones, order: Vec::new(), stones: PointSet::EMPTY, free: vec![board.all_points()] }
    }

    /// Places a stone.
    ///
    /// # Errors
    /// The [`IllegalStone`] that stands against it; the board is then untouched.
    pub fn place(&mut self, point: Point) -> Result<(), IllegalStone> {
        self.check(point)?;
        self.place_unchecked(point);
        Ok(())
    }

    /// Whether a stone may be placed there, and if not why.
    ///
    /// A stone that takes no free point is a waste and allowed.
    ///
    /// # Errors
    /// The [`IllegalStone`] that stands against it.
    pub fn check(&self, point: Point) -> Result<(), IllegalStone> {
        if !self.board.contains(point) {
            Err(IllegalStone::Outside)
        } else if self.has_stone(point) {
            Err(IllegalStone::Occupied)
        } else if self.n_left() == 0 {
            Err(IllegalStone::NoneLeft)
        } else {
            Ok(())
        }
    }

    /// Places a stone where one is known to be allowed.
    pub fn place_unchecked(&mut self, point: Point) {
        debug_assert_eq!(self.check(point), Ok(()));
        self.free.push(self.free_points() - self.board.plus(point));
        self.stones.insert(point);
        self.order.push(point);
        debug_assert!(self.is_consistent());
    }

    /// Takes back the last stone and returns its point; `None` when none is placed.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.order.pop()?;
        self.free.pop();
        self.stones.remove(point);
        debug_assert!(self.is_consistent());
        Some(point)
    }

    /// The same board without the stone on this point; `None` where none stands.
    pub fn without(&self, point: Point) -> Option<Self> {
        self.has_stone(point).then(|| {
            let mut rest = Self::with_stones(self.board, self.n_stones);
            for &other in self.order.iter().filter(|other| **other != point) {
                rest.place_unchecked(other);
            }
            rest
        })
    }

    /// The board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The stones in the order in which they were placed.
    pub fn order(&self) -> &[Point] {
        &self.order
    }

    /// The points with a stone.
    pub const fn stones(&self) -> PointSet {
        self.stones
    }

    /// Whether a stone stands on the point.
    pub const fn has_stone(&self, point: Point) -> bool {
        self.stones.contains(point)
    }

    /// The stones that take a point, none where it is free or off the board.
    pub fn takers(&self, point: Point) -> PointSet {
        if self.board.contains(point) { self.board.plus(point) & self.stones } else { PointSet::EMPTY }
    }

    /// By how many stones a point is taken: 0 where it is free, at most 5.
    pub fn n_takers(&self, point: Point) -> usize {
        self.takers(point).len()
    }

    /// The points that no stone takes yet.
    pub fn free_points(&self) -> PointSet {
        self.free.last().copied().unwrap_or_default()
    }

    /// The number of free points.
    pub fn n_free(&self) -> usize {
        self.free_points().len()
    }

    /// The number of stones placed.
    pub fn n_placed(&self) -> usize {
        self.order.len()
    }

    /// The number of stones left.
    pub fn n_left(&self) -> usize {
        self.n_stones - self.n_placed()
    }

    /// Whether every point is taken: the board is solved.
    pub fn is_complete(&self) -> bool {
        self.free_points().is_empty()
    }

    /// Whether the last stone is placed and points are still free: something must be taken back.
    pub fn is_spent(&self) -> bool {
        self.n_left() == 0 && !self.is_complete()
    }

    /// Where the stones left can be placed so that every point is taken; `None` when that cannot be done any
    /// more. The empty set when every point is taken already.
    ///
    /// As few stones as possible. Costs one pass over the board: some hundredths of a second on 9×9.
    pub fn completion(&self) -> Option<PointSet> {
        let solution = ProfileTable::with_stones(self.board, self.stones).first_solution() - self.stones;
        (solution.len() <= self.n_left()).then_some(solution)
    }

    /// A point from which a stone completes the board together with others: of a [`completion`](Self::completion)
    /// the first that takes the first free point. `None` when every point is taken or no completion is left.
    pub fn hint(&self) -> Option<Point> {
        let first_free = self.free_points().first()?;
        (self.completion()? & self.board.plus(first_free)).first()
    }

    /// Recomputes everything that is kept incrementally and compares.
    pub fn is_consistent(&self) -> bool {
        self.free_points() == self.board.all_points() - self.board.taken_by(self.stones)
            && self.free.len() == self.order.len() + 1
            && self.order.iter().copied().collect::<PointSet>() == self.stones
            && self.order.len() == self.stones.len()
            && self.order.len() <= self.n_stones
    }
}

impl fmt::Debug for Cover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {} stones left, {} points free", self.board, self.n_left(), self.n_free())?;
        f.write_str(&draw(self.board, self.stones))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(board: &str, stones: &str, expect: &str) {
        let board: Board = board.parse().unwrap();
        let mut cover = Cover::new(board);
        for point in super::super::read(board, stones).unwrap().iter() {
            cover.place(point).unwrap();
        }
        let digits: Vec<String> = board.points().map(|point| cover.n_takers(point).to_string()).collect();
        let rows: Vec<String> = digits.chunks(board.width().into()).map(<[String]>::concat).collect();
        assert_eq!(rows.join(" "), expect);
        assert_eq!(cover.n_free(), expect.matches('0').count());
    }

    #[test]
    fn stones_take_a_plus() {
        check("3x3", "X.. ... ...".replace(' ', "\n").as_str(), "110 100 000");
        check("3x3", "... .X. ...".replace(' ', "\n").as_str(), "010 111 010");
        check("3x3", "XX. ... ..X".replace(' ', "\n").as_str(), "221 111 011");
        check("1x1", "X", "1");
        check("5x1", "X...X", "11011");
    }

    #[test]
    fn refusals_leave_the_board_untouched() {
        let board = Board::new(2, 2).unwrap();
        let mut cover = Cover::new(board);
        let points: Vec<Point> = board.points().collect();
        let outside = Board::new(3, 3).unwrap().point(2, 0).unwrap();
        assert_eq!(cover.place(outside), Err(IllegalStone::Outside));
        cover.place(points[0]).unwrap();
        let before = cover.clone();
        assert_eq!(cover.place(points[0]), Err(IllegalStone::Occupied));
        assert_eq!(cover, before);
        cover.place(points[1]).unwrap();
        assert!(cover.is_complete() && !cover.is_spent());
        assert_eq!(cover.place(points[2]), Err(IllegalStone::NoneLeft));
        assert_eq!(cover.completion(), Some(PointSet::EMPTY));
        assert_eq!(cover.hint(), None);
    }

    #[test]
    fn a_wrong_stone_leaves_no_completion() {
        // 4×4 has one solution and its mirror image; neither has a corner.
        let board = Board::new(4, 4).unwrap();
        let mut cover = Cover::new(board);
        cover.place(board.point(0, 0).unwrap()).unwrap();
        assert_eq!((cover.completion(), cover.hint()), (None, None));
        let mut generous = Cover::with_stones(board, 5);
        generous.place(board.point(0, 0).unwrap()).unwrap();
        assert!(generous.hint().is_some());
    }
}
