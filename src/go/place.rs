//! Placing stones on a [`Board`], and taking that back.

use super::Board;
use super::board::Ko;
use super::table::{Cell, WALL, neighbors};
use crate::board::{Color, Point, zobrist};

/// What must be known of a placed stone to take it back, besides the stones that left the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(super) color: Color,
    pub(super) point: Point,
    /// The ko before.
    pub(super) ko: Option<Ko>,
    /// Where the point was in the list of empty points.
    place: u16,
}

impl Board {
    /// Plays a stone on an empty point, takes the chains that lose their last liberty, the other side's first,
    /// and sets the ko.
    ///
    /// Suicide is played as the rules that allow it have it: the own chain goes.
    pub fn play_unchecked(&mut self, color: Color, point: Point) {
        self.place(color, point, |_| {});
    }

    /// The same; `removed` hears of every stone that leaves the board.
    #[inline]
    pub(crate) fn place(&mut self, color: Color, point: Point, mut removed: impl FnMut(Point)) -> Placed {
        debug_assert!(self.is_empty(point), "{point:?} is not empty");
        let is_enclosed = self.around[point].is_enclosed_by(!color);
        let (own, enemy) = (Cell::from(color), Cell::from(!color));
        let ko = self.ko.take();
        let place = self.empties.take(point);
        self.set_cell(point, color);
        self.chains.add_stone(point);

        // 1. The neighbors lose a liberty; own ones join. Empty points and walls have a chain that nobody reads.
        let mut takes = false;
        for n in neighbors(point) {
            self.chains.of_mut(n).lose(point);
            let cell = self.cells[n];
            if cell == Cell::Empty {
                self.chains.of_mut(point).gain(n);
            } else if cell == own {
                self.chains.join(n, point);
            } else if cell == enemy {
                takes |= self.chains.of(n).is_captured();
            }
        }
        // 2. What has no liberty left is taken.
        if takes {
            let mut n_taken = 0;
            for n in neighbors(point) {
                if self.cells[n] == enemy && self.chains.of(n).is_captured() {
                    n_taken += self.chains.of(n).n_stones();
                    if is_enclosed && n_taken == 1 {
                        // Right unless a second chain is taken as well.
                        self.ko = Some(Ko { point: n, barred: !color });
                    }
                    self.remove_chain(n, &mut removed);
                }
            }
            if n_taken != 1 {
                self.ko = None;
            }
        } else if self.chains.of(point).is_captured() {
            // 3. Suicide.
            self.remove_chain(point, &mut removed);
        }
        Placed { color, point, ko, place }
    }

    /// Takes back the last stone placed; `removed` are the stones that left the board then, in their order.
    pub(crate) fn unplace(&mut self, placed: Placed, removed: &[Point]) {
        let Placed { color, point, ko, place } = placed;
        let is_suicide = self.is_empty(point);
        self.ko = ko;
        // 1. The stones as they were.
        for &stone in removed.iter().rev() {
            self.empties.unpush();
            if stone != point {
                self.set_cell(stone, if is_suicide { color } else { !color });
            }
        }
        self.empties.untake(point, place);
        if !is_suicide {
            self.chains.dissolve(point);
            self.clear_cell(point);
        }
        // 2. The chains around them lose the liberties that the removed stones were, and get back this one.
        for &stone in removed.iter().filter(|stone| **stone != point) {
            for n in neighbors(stone) {
                self.chains.of_mut(n).lose(stone);
            }
        }
        if !is_suicide {
            for n in neighbors(point) {
                self.chains.of_mut(n).gain(point);
            }
        }
        // 3. The own chain falls apart, and the removed chains come back.
        for at in neighbors(point).into_iter().chain(removed.iter().copied()) {
            if self.stone(at).is_some() && self.chains.heads[at] == WALL {
                self.chains.gather(&self.cells, at);
            }
        }
    }

    /// Takes a chain off the board.
    fn remove_chain(&mut self, stone: Point, removed: &mut impl FnMut(Point)) {
        let mut at = stone;
        loop {
            let next = self.chains.next[at];
            self.clear_cell(at);
            self.empties.push(at);
            self.chains.heads[at] = WALL;
            for n in neighbors(at) {
                self.chains.of_mut(n).gain(at);
            }
            removed(at);
            at = next;
            if at == stone {
                break;
            }
        }
    }

    /// Puts a stone into the cells, the hash and the patterns, and nowhere else.
    pub(super) fn set_cell(&mut self, point: Point, color: Color) {
        let cell = Cell::from(color);
        self.cells[point] = cell;
        self.around.toggle(point, cell);
        self.hash ^= zobrist::stone(color, point);
    }

    /// Takes a stone out of them.
    fn clear_cell(&mut self, point: Point) {
        let cell = self.cells[point];
        if let Some(color) = cell.color() {
            self.hash ^= zobrist::stone(color, point);
        }
        self.cells[point] = Cell::Empty;
        self.around.toggle(point, cell);
    }
}
