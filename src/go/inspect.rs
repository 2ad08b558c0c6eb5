//! What there is to know about a [`Position`].

use std::fmt;

use super::position::{Step, situation};
use super::{Board, Ko, Move, PASSES_TO_END, Played, Position, Rules};
use crate::board::coord::Notation;
use crate::board::{BoardSize, ByColor, Color, Point, PointSet, diagram};

impl Position {
    /// The last liberties of the chains of either color that are in atari, row by row.
    pub fn last_liberties(&self) -> Vec<Point> {
        let mut liberties: Vec<Point> =
            self.board().chains().filter_map(|chain| chain.last_liberty()).collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// The first stone of every chain, row by row.
    pub fn first_stones(&self) -> Vec<Point> {
        let mut firsts: Vec<Point> = self.board().chains().filter_map(|chain| chain.stones().min()).collect();
        firsts.sort_unstable();
        firsts
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The stones, for playouts and for questions about chains.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The stone on a point; none off the board.
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.board.stone(point)
    }

    /// The stones on the board, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size().points().filter_map(|point| Some((point, self.stone(point)?)))
    }

    /// The side whose move it is, or would be had the game not ended.
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The moves played, in order.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The stones that the last move took, or that it lost by suicide.
    pub fn captures_of_last_move(&self) -> &[Point] {
        let from = self.steps.last().map_or(0, |step| step.n_removed as usize);
        &self.removed[from..]
    }

    /// The points from which a stone has ever been taken.
    pub(crate) fn removed_points(&self) -> PointSet {
        self.removed.iter().copied().collect()
    }

    /// The board before the last `n` moves, with the ko that there was.
    pub(crate) fn board_before(&self, n: usize) -> Box<Board> {
        let mut board = self.board.clone();
        let mut end = self.removed.len();
        for step in self.steps.iter().rev().take(n) {
            let start = step.n_removed as usize;
            step.undo_on(&mut board, &self.removed[start..end]);
            end = start;
        }
        board
    }

    /// How many stones each side has taken from the other.
    pub const fn prisoners(&self) -> ByColor<u32> {
        self.prisoners
    }

    /// How many passes in a row were the last moves, since play was last resumed.
    pub const fn n_passes(&self) -> u8 {
        self.n_passes
    }

    /// Whether passes have ended the play.
    pub const fn is_over(&self) -> bool {
        self.n_passes >= PASSES_TO_END
    }

    /// The legal moves of the side to move on points, row by row; one may also pass.
    pub fn legal_points(&self) -> impl Iterator<Item = Point> {
        self.size().points().filter(|point| self.check(Move::Place(*point)).is_ok())
    }

    /// The Zobrist hash of the stones and the side to move, without the ko.
    pub const fn hash(&self) -> u64 {
        situation(self.board.hash(), self.to_move)
    }

    /// After how many moves the board was last the same with the same side to move, if it ever was.
    ///
    /// Under simple ko such a cycle may be repeated for ever: triple ko, eternal life. By Japanese and Korean rules
    /// the players may then agree on no result. A pass alone makes no cycle.
    pub fn repeats(&self) -> Option<usize> {
        let (now, before) = self.situations.split_last()?;
        let since = before.iter().rposition(|situation| situation == now)?;
        self.moves[since..].iter().any(|played| played.mv != Move::Pass).then_some(since)
    }

    /// Recomputes everything that is kept incrementally and compares; that costs the points of the board, and no
    /// more after many moves.
    pub fn is_consistent(&self) -> bool {
        let n_stones = self.stones().count();
        let n_placed = self.steps.last().map_or(0, Step::n_placed);
        let taken = self.prisoners.black + self.prisoners.white;
        let taken_before = self.start.prisoners.black + self.start.prisoners.white;
        self.board.is_consistent()
            && self.start.stones.len() + n_placed == n_stones + self.removed.len()
            && (taken - taken_before) as usize == self.removed.len()
            && self.moves.len() == self.steps.len()
            && self.situations.len() == self.moves.len() + 1
            && self.situations.last() == Some(&self.hash())
            && self.board.ko().is_none_or(|ko| self.is_ko(ko))
    }

    /// Whether a ko is one by its looks: after a capture of one stone by a stone that stands alone in atari.
    fn is_ko(&self, ko: Ko) -> bool {
        let Some(Played { color, mv: Move::Place(last) }) = self.moves.last().copied() else { return false };
        color != ko.barred
            && self.captures_of_last_move() == [ko.point]
            && self
                .board
                .chain_at(last)
                .is_some_and(|chain| chain.n_stones() == 1 && chain.last_liberty() == Some(ko.point))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}, {} to move, {} moves", self.rules, self.to_move, self.moves.len())?;
        f.write_str(&diagram::framed(self.size(), Notation::Go, |point| self.stone(point)))
    }
}
