//! Unconditional life within an arena: D. B. Benson's theorem for the chains and regions of a few points.

use super::arena::Arena;
use crate::board::{Point, PointSet};
use crate::go::{Board, neighbors};

/// More chains or regions than these are not looked at; then nothing is proved.
const MOST: usize = 32;

/// A region of an arena: which chains enclose it, and to which of those it is vital, one bit each.
#[derive(Clone, Copy, Default)]
struct Region {
    enclosing: u32,
    vital: u32,
}

/// Memory for the look at an arena.
#[derive(Default)]
pub(super) struct Eyes {
    heads: Vec<Point>,
    regions: Vec<Region>,
    queue: Vec<Point>,
}

impl Eyes {
    /// Whether the chain of a stone is alive though its side only passes, by the regions that lie wholly in the arena;
    /// see [`PassAlive`](crate::go::PassAlive) for the theorem.
    pub(super) fn is_alive(&mut self, board: &Board, arena: &Arena, stone: Point) -> bool {
        self.heads.clear();
        self.regions.clear();
        let mut seen = PointSet::EMPTY;
        for &start in &arena.points {
            if !seen.contains(start) && board.stone(start) != Some(arena.defender) {
                if let Some(region) = self.region(board, arena, start, &mut seen) {
                    self.regions.push(region);
                }
                if self.heads.len() > MOST || self.regions.len() > MOST {
                    return false;
                }
            }
        }
        let Some(target) = board.chain_at(stone).and_then(|chain| self.index(chain.head())) else {
            return false;
        };
        let mut alive = u32::MAX;
        loop {
            let twice = self
                .regions
                .iter()
                .fold((0, 0), |(once, twice), region| (once | region.vital, twice | once & region.vital));
            let remaining = alive & twice.1;
            let n_regions = self.regions.len();
            self.regions.retain(|region| region.enclosing & !remaining == 0);
            if remaining == alive && n_regions == self.regions.len() {
                return alive >> target & 1 == 1;
            }
            if remaining >> target & 1 == 0 {
                return false;
            }
            alive = remaining;
        }
    }

    /// The region of a point, unless it leads out of the arena.
    fn region(&mut self, board: &Board, arena: &Arena, start: Point, seen: &mut PointSet) -> Option<Region> {
        let mut region = Region { enclosing: 0, vital: u32::MAX };
        let mut is_shut = true;
        self.queue.clear();
        self.queue.push(start);
        seen.insert(start);
        while let Some(point) = self.queue.pop() {
            let mut touching = 0;
            for n in neighbors(point) {
                if board.stone(n) == Some(arena.defender) {
                    let head = board.chain_at(n).map_or(n, |chain| chain.head());
                    touching |= 1_u32.checked_shl(self.add(head) as u32).unwrap_or(0);
                } else if board.size().contains(n) && !seen.contains(n) {
                    if arena.set.contains(n) {
                        seen.insert(n);
                        self.queue.push(n);
                    } else {
                        is_shut = false;
                    }
                }
            }
            region.enclosing |= touching;
            if board.is_empty(point) {
                region.vital &= touching;
            }
        }
        region.vital &= region.enclosing;
        is_shut.then_some(region)
    }

    fn index(&self, head: Point) -> Option<usize> {
        self.heads.iter().position(|known| *known == head)
    }

    fn add(&mut self, head: Point) -> usize {
        self.index(head).unwrap_or_else(|| {
            self.heads.push(head);
            self.heads.len() - 1
        })
    }
}
