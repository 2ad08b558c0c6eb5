//! Stones, chains and liberties, without history: what playouts run on.

use std::fmt;

use super::around::Around;
use super::chain::{Chain, Chains};
use super::empties::Empties;
use super::table::{Cell, Table, WALL};
use crate::board::coord::Notation;
use crate::board::{BoardSize, Color, Point, diagram, zobrist};

/// The stones on a board and the point that a ko bars for one move.
///
/// It knows no side to move, no passes and no earlier boards: [`Position`](super::Position) does. Two boards are
/// equal when they hold the same stones and the same ko.
///
/// ```
/// # use goishi::{board::{BoardSize, Color}, go::Board};
/// let size = BoardSize::new(9).unwrap();
/// let at = |x, y| size.point(x, y).unwrap();
/// let mut board = Board::new(size);
/// board.play_unchecked(Color::White, at(0, 0));
/// board.play_unchecked(Color::Black, at(1, 0));
/// assert!(board.chain_at(at(0, 0)).unwrap().is_atari());
/// board.play_unchecked(Color::Black, at(0, 1));
/// assert_eq!(board.stone(at(0, 0)), None);
/// ```
#[derive(Clone)]
pub struct Board {
    pub(super) size: BoardSize,
    pub(super) ko: Option<Ko>,
    pub(super) hash: u64,
    pub(super) cells: Table<Cell>,
    pub(super) around: Table<Around>,
    pub(super) chains: Chains,
    pub(super) empties: Empties,
}

/// A point on which one side may not take back a stone at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ko {
    /// Where the stone was taken.
    pub point: Point,
    /// The side that may not play there.
    pub barred: Color,
}

impl Board {
    /// An empty board.
    pub fn new(size: BoardSize) -> Self {
        Self::with_inner_lines(size, size.lines())
    }

    /// A board on which only the points in the first `lines` rows and columns are not wall.
    pub(super) fn with_inner_lines(size: BoardSize, lines: u8) -> Self {
        let mut board = Self {
            size,
            ko: None,
            hash: 0,
            cells: Table::new(Cell::Wall),
            around: Table::new(Around::default()),
            chains: Chains::new(),
            empties: Empties::new(),
        };
        for point in size.points().filter(|point| point.x() < lines && point.y() < lines) {
            board.cells[point] = Cell::Empty;
            board.empties.push(point);
        }
        for point in size.points() {
            board.around[point] = Table::<Around>::computed(&board.cells, point);
        }
        board
    }

    /// A board with stones on it, each on a point of its own. Chains without liberties stay where they are.
    pub(super) fn with_stones(size: BoardSize, stones: impl Iterator<Item = (Point, Color)>) -> Self {
        let mut board = Self::new(size);
        for (point, color) in stones {
            board.set_cell(point, color);
            board.empties.take(point);
        }
        board.gather_chains();
        board
    }

    /// Makes all chains from the cells.
    pub(super) fn gather_chains(&mut self) {
        self.chains.heads = Table::new(WALL);
        for point in self.size.points() {
            if self.stone(point).is_some() && self.chains.heads[point] == WALL {
                self.chains.gather(&self.cells, point);
            }
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on a point; none off the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.cells[point].color()
    }

    /// Whether the point is on the board and free.
    pub fn is_empty(&self, point: Point) -> bool {
        self.cells[point] == Cell::Empty
    }

    /// The chain of the stone on a point.
    pub fn chain_at(&self, point: Point) -> Option<Chain<'_>> {
        Chain::at(self, point)
    }

    /// Every chain once, in the order of its first stone.
    pub fn chains(&self) -> impl Iterator<Item = Chain<'_>> {
        let mut seen = crate::board::PointSet::EMPTY;
        self.size.points().filter_map(|point| self.chain_at(point)).filter(move |chain| {
            let is_new = !seen.contains(chain.head());
            seen.insert(chain.head());
            is_new
        })
    }

    /// The empty points, in the order of a list from which one can be drawn at random.
    ///
    /// The order depends on the moves by which the board came about, taking back included in exact reverse.
    pub fn empty_points(&self) -> &[Point] {
        self.empties.points()
    }

    /// The point barred by simple ko.
    ///
    /// There is one only after a move that took exactly one stone, and whose own stone then stands alone with
    /// exactly one liberty. A capture of two stones, or by a stone that joins a chain, bars nothing.
    pub const fn ko(&self) -> Option<Ko> {
        self.ko
    }

    /// Brings back the ko that a pass ended.
    pub(crate) const fn set_ko(&mut self, ko: Option<Ko>) {
        self.ko = ko;
    }

    /// Forgets the ko, as a pass does.
    pub const fn clear_ko(&mut self) {
        self.ko = None;
    }

    /// The Zobrist hash of the stones, without the side to move or the ko.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether an empty point is an eye of the color by its looks, so that playouts leave it alone.
    ///
    /// All four neighbors are own stones, or wall, and of the diagonal points the other side holds at most one in
    /// the middle of the board and none at its edge. Some such points are false eyes in the end, some true eyes
    /// look different; what is right for playouts is that hardly any life is thrown away.
    #[inline]
    pub fn is_eye_like(&self, color: Color, point: Point) -> bool {
        self.around[point].is_eye_like(color)
    }

    /// Whether the four neighbors are stones of the color or wall.
    pub(crate) fn is_enclosed(&self, color: Color, point: Point) -> bool {
        self.around[point].is_enclosed_by(color)
    }

    /// What stands around a point, as the index of a 3×3 pattern.
    pub(crate) fn around(&self, point: Point) -> Around {
        self.around[point]
    }

    /// Recomputes everything that is kept incrementally and compares.
    pub fn is_consistent(&self) -> bool {
        let stones = || self.size.points().filter_map(|point| Some((point, self.stone(point)?)));
        let mut fresh = self.clone();
        fresh.gather_chains();
        self.hash == stones().fold(0, |hash, (point, color)| hash ^ zobrist::stone(color, point))
            && self.empties.is_consistent(self.size.points().filter(|point| self.is_empty(*point)))
            && self.size.points().all(|point| {
                self.around[point] == Table::<Around>::computed(&self.cells, point)
                    && (self.stone(point).is_some() || self.chains.heads[point] == WALL)
            })
            && stones().all(|(point, _)| {
                let next = self.chains.next[point];
                !self.chains.of(point).is_captured()
                    && self.chains.of(point) == fresh.chains.of(point)
                    && self.chains.heads[self.chains.heads[point]] == self.chains.heads[point]
                    && self.chains.heads[next] == self.chains.heads[point]
                    && self.chain_at(point).is_some_and(|chain| chain.stones().count() == chain.n_stones())
            })
    }

    /// Becomes a copy of another board, touching no more memory than a board of that size needs.
    pub fn copy_from(&mut self, other: &Self) {
        if self.size != other.size {
            self.clone_from(other);
            return;
        }
        let n_rows = usize::from(self.size.lines());
        (self.ko, self.hash) = (other.ko, other.hash);
        self.cells.copy_rows(&other.cells, n_rows);
        self.around.copy_rows(&other.around, n_rows);
        self.chains.copy_rows(&other.chains, n_rows);
        self.empties.copy_rows(&other.empties, n_rows);
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.ko == other.ko && self.cells == other.cells
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&diagram::framed(self.size, Notation::Go, |point| self.stone(point)))
    }
}
