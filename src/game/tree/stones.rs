//! The stones that stand after the moves of a record, on a board of any size that a record may have.
//!
//! A record is not judged: a stone goes where the record puts it, on another stone too, and what has no liberty
//! left is taken, as `FF[4]` lays down for `B` and `W` ("execute the move", legal or not).

use super::{Coord, GameKind, NodeId, Played, RecordSize, Tree};
use crate::board::Color;

/// Stones on the board of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stones {
    size: RecordSize,
    /// Row by row.
    cells: Vec<Option<Color>>,
}

impl Stones {
    /// An empty board.
    pub fn new(size: RecordSize) -> Self {
        let n_points = usize::from(size.columns()) * usize::from(size.rows());
        Self { size, cells: vec![None; n_points] }
    }

    /// The size of the board.
    pub const fn size(&self) -> RecordSize {
        self.size
    }

    /// The stone on a point; none off the board.
    pub fn stone(&self, at: Coord) -> Option<Color> {
        self.cells[self.cell(at)?]
    }

    /// Puts a stone on a point or takes it away; nothing happens off the board.
    pub fn set(&mut self, at: Coord, stone: Option<Color>) {
        if let Some(cell) = self.cell(at) {
            self.cells[cell] = stone;
        }
    }

    /// The number of stones of a side.
    pub fn count(&self, color: Color) -> usize {
        self.cells.iter().filter(|cell| **cell == Some(color)).count()
    }

    /// All stones, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Coord, Color)> + '_ {
        let columns = usize::from(self.size.columns());
        self.cells.iter().enumerate().filter_map(move |(cell, stone)| {
            Some((Coord::new((cell % columns) as u8, (cell / columns) as u8)?, (*stone)?))
        })
    }

    /// Makes a move of a game; at Go takes what it leaves without liberties, its own stones last.
    pub fn play(&mut self, game: GameKind, played: Played) {
        let Some(at) = played.place.filter(|at| self.size.contains(*at)) else { return };
        self.set(at, Some(played.color));
        if game == GameKind::Go {
            for near in self.near(at) {
                if self.stone(near) == Some(!played.color) {
                    self.take_if_dead(near);
                }
            }
            self.take_if_dead(at);
        }
    }

    /// Takes the chain on a point off the board where it has no liberty.
    fn take_if_dead(&mut self, at: Coord) {
        let Some(color) = self.stone(at) else { return };
        let mut is_seen = vec![false; self.cells.len()];
        let mut chain = vec![at];
        let mut n_looked_at = 0;
        while let Some(&stone) = chain.get(n_looked_at) {
            n_looked_at += 1;
            for near in self.near(stone) {
                let Some(cell) = self.cell(near) else { continue };
                match self.cells[cell] {
                    None => return,
                    Some(other) if other == color && near != at && !is_seen[cell] => {
                        is_seen[cell] = true;
                        chain.push(near);
                    }
                    Some(_) => {}
                }
            }
        }
        for stone in chain {
            self.set(stone, None);
        }
    }

    /// The points next to one, on the board.
    fn near(&self, at: Coord) -> Vec<Coord> {
        let steps = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        let step = |(dx, dy)| Coord::new(at.x().checked_add_signed(dx)?, at.y().checked_add_signed(dy)?);
        steps.into_iter().filter_map(step).filter(|near| self.size.contains(*near)).collect()
    }

    fn cell(&self, at: Coord) -> Option<usize> {
        let row = usize::from(at.y()) * usize::from(self.size.columns());
        self.size.contains(at).then_some(row + usize::from(at.x()))
    }
}

impl Tree {
    /// The stones on the board after a node: those set up and those of the moves up to it.
    pub fn stones_at(&self, node: NodeId) -> Stones {
        let mut stones = Stones::new(self.size());
        for node in self.path(node) {
            for (at, stone) in self.setup(node) {
                stones.set(at, stone);
            }
            if let Some(played) = self.played(node) {
                stones.play(self.game(), played);
            }
        }
        stones
    }
}
