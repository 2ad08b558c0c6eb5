//! Where the life of a chain is decided.

use super::params::{ARENA_OPEN, ARENA_POINTS, RING_EYES};
use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Chain, neighbors};

/// What is held for true of a board outside an arena.
pub(crate) trait Beliefs {
    /// Whether a chain lives whatever becomes of the defender's beside it.
    fn is_safe(&self, chain: &Chain<'_>, defender: Color) -> bool;

    /// Whether a chain lives by what it is alone.
    fn is_unconditional(&self, chain: &Chain<'_>) -> bool;

    /// Whether an empty point is so surely the color's that the other side gets nothing beyond it.
    fn is_held(&self, color: Color, point: Point) -> bool;
}

/// The points on which the life of a chain is decided: its stones and its liberties, the room that these lead to, and
/// the chains that may live or die with it or by it, up to stones that are held for safe.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    /// Whose life it is about.
    pub(crate) defender: Color,
    /// All points on which there may be play, row by row.
    pub(super) points: Vec<Point>,
    pub(super) set: PointSet,
    /// The chains of the defender in it, by their heads.
    pub(crate) own: Vec<Point>,
    /// The other side's chains in it that are not held for safe, by their heads.
    pub(crate) inner: Vec<Point>,
    /// Whether nothing leads out of it. In an open arena a chain may be taken, but not be proved to live.
    pub(crate) is_closed: bool,
    /// Safe chains of the other side without a liberty elsewhere, by their heads: were one taken, it was not safe.
    pub(super) ring: Vec<Point>,
}

impl Arena {
    /// The arena of the chain of a stone; `None` where it would be too large to be searched.
    pub(crate) fn around(board: &Board, stone: Point, beliefs: &impl Beliefs) -> Option<Self> {
        let defender = board.stone(stone)?;
        let mut set = PointSet::EMPTY;
        let mut ring: Vec<Point> = Vec::new();
        let mut queue: Vec<Point> = board.chain_at(stone)?.stones().collect();
        set.extend(queue.iter().copied());
        let (mut n_open, mut n_points, mut is_closed) = (0, queue.len(), true);
        while let Some(point) = queue.pop() {
            let is_end = board.is_empty(point) && beliefs.is_held(!defender, point);
            for n in neighbors(point) {
                if set.contains(n) || !board.size().contains(n) {
                    continue;
                }
                let Some(chain) = board.chain_at(n) else {
                    if is_end {
                        is_closed = false;
                    } else {
                        set.insert(n);
                        queue.push(n);
                        (n_open, n_points) = (n_open + 1, n_points + 1);
                    }
                    continue;
                };
                if chain.color() != defender && beliefs.is_safe(&chain, defender) {
                    ring.push(chain.head());
                } else if !is_end || chain.color() == defender {
                    set.extend(chain.stones());
                    queue.extend(chain.stones());
                    n_open += if chain.color() == defender { 0 } else { chain.n_stones() };
                    n_points += chain.n_stones();
                } else {
                    is_closed = false;
                }
            }
            if n_open > ARENA_OPEN || n_points > ARENA_POINTS {
                return None;
            }
        }
        let heads = |color, set: &PointSet| {
            let chains = board.chains().filter(move |chain| chain.color() == color);
            chains.map(|chain| chain.head()).filter(|head| set.contains(*head)).collect::<Vec<_>>()
        };
        let (own, inner) = (heads(defender, &set), heads(!defender, &set));
        ring.sort_unstable();
        ring.dedup();
        ring.retain(|head| {
            board.chain_at(*head).is_some_and(|chain| is_shut(board, &chain, &mut set, beliefs))
        });
        let points = set.iter().collect();
        Some(Self { defender, points, set, own, inner, is_closed, ring })
    }
}

/// Whether a safe chain has no liberty outside of an arena but eyes of a point or two, which are then added to it: such
/// a chain may be taken after all once its other liberties are filled, as in a seki of chains with an eye each.
fn is_shut(board: &Board, chain: &Chain<'_>, set: &mut PointSet, beliefs: &impl Beliefs) -> bool {
    if beliefs.is_unconditional(chain) {
        return false;
    }
    let mut outside = PointSet::EMPTY;
    for liberty in chain.liberties().iter().filter(|liberty| !set.contains(*liberty)) {
        let mut queue = vec![liberty];
        outside.insert(liberty);
        while let Some(point) = queue.pop() {
            for n in neighbors(point).into_iter().filter(|n| board.is_empty(*n)) {
                if !outside.contains(n) && !set.contains(n) {
                    outside.insert(n);
                    queue.push(n);
                }
            }
            if outside.len() > RING_EYES {
                return false;
            }
        }
    }
    *set = set.union(&outside);
    true
}
