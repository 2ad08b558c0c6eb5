//! Unconditional life: chains that stay on the board though their side only passes.
//!
//! D. B. Benson, "Life in the Game of Go", Information Sciences 10 (1976). In his words, for one color, Black say:
//!
//! - A *region* is a connected set of points without black stones, as large as possible. The black chains next to
//!   it enclose it.
//! - A region is *vital* to a chain that encloses it when every empty point of it is a liberty of that chain.
//! - Begin with all black chains and all regions. Take away every chain to which fewer than two of the regions are
//!   vital, then every region that one of the chains taken away encloses, and so on, until nothing changes.
//!
//! The chains that remain are pass-alive: to take one, White must fill all its liberties, but the last stone that
//! fills a vital region has no liberty and takes nothing, and of two such regions neither can be filled first.
//!
//! That proof needs suicide to be forbidden. Where it is allowed, White may fill a region and, by suicide, come out of
//! it with room inside that no black chain touches. So there a region counts as vital only when each of its points,
//! white stones included, is next to the chain.

use super::table::neighbors;
use super::{Board, Suicide};
use crate::board::{Color, Point, PointSet};

/// What is unconditionally alive of one color.
///
/// ```
/// # use goishi::{board::{Color, diagram}, go::{PassAlive, RuleSet, Setup, Suicide}};
/// let read = diagram::parse("
///     . X . X .
///     X X X X X
///     . . . . .
///     O O O O .
///     . . . O .
/// ").unwrap();
/// let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
/// let black = PassAlive::of(position.board(), Color::Black, Suicide::Forbidden);
/// assert_eq!((black.stones.len(), black.territory.len()), (7, 3));
/// let white = PassAlive::of(position.board(), Color::White, Suicide::Forbidden);
/// assert!(white.stones.is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassAlive {
    /// The stones of the pass-alive chains.
    pub stones: PointSet,
    /// Points, and stones of the other side on them, that pass-alive chains alone enclose, and in which the other side
    /// cannot make an eye, since each empty point is next to one of these chains.
    pub territory: PointSet,
}

/// A connected set of points without stones of the color.
struct Region {
    points: PointSet,
    /// The heads of the chains around it.
    enclosing: Vec<Point>,
    /// The heads of the chains to which it is vital.
    vital: Vec<Point>,
}

impl PassAlive {
    /// Finds what is pass-alive of a color. Looks at the whole board.
    pub fn of(board: &Board, color: Color, suicide: Suicide) -> Self {
        let mut regions = regions(board, color, suicide);
        let mut alive: Vec<Point> =
            board.chains().filter(|chain| chain.color() == color).map(|chain| chain.head()).collect();
        loop {
            let n_before = alive.len();
            alive.retain(|head| regions.iter().filter(|region| region.vital.contains(head)).count() >= 2);
            regions.retain(|region| region.enclosing.iter().all(|head| alive.contains(head)));
            if alive.len() == n_before {
                break;
            }
        }
        let stones: PointSet =
            alive.iter().filter_map(|head| board.chain_at(*head)).flat_map(|chain| chain.stones()).collect();
        let is_held = |region: &&Region| {
            let mut must_touch = region.points.iter().filter(|point| is_room(board, *point, suicide));
            !region.enclosing.is_empty()
                && must_touch.all(|point| neighbors(point).into_iter().any(|n| stones.contains(n)))
        };
        let held = regions.iter().filter(is_held);
        Self { stones, territory: held.fold(PointSet::EMPTY, |all, region| all.union(&region.points)) }
    }

    /// The stones of the other side in the territory: they are dead.
    pub fn dead_stones(&self, board: &Board) -> PointSet {
        self.territory.iter().filter(|point| board.stone(*point).is_some()).collect()
    }
}

/// Whether the other side could make an eye on a point of a region, were no chain next to it.
fn is_room(board: &Board, point: Point, suicide: Suicide) -> bool {
    board.is_empty(point) || suicide == Suicide::AllowedForChains
}

/// All regions of a color, in the order of their first points.
fn regions(board: &Board, color: Color, suicide: Suicide) -> Vec<Region> {
    let mut seen = PointSet::EMPTY;
    let mut regions = Vec::new();
    for start in board.size().points() {
        if board.stone(start) == Some(color) || seen.contains(start) {
            continue;
        }
        let mut region = Region { points: PointSet::EMPTY, enclosing: Vec::new(), vital: Vec::new() };
        let mut touched_by_all: Option<Vec<Point>> = None;
        let mut queue = vec![start];
        seen.insert(start);
        while let Some(point) = queue.pop() {
            region.points.insert(point);
            let touching: Vec<Point> = board.chains_beside(point, color).map(|chain| chain.head()).collect();
            if is_room(board, point, suicide) {
                match &mut touched_by_all {
                    Some(heads) => heads.retain(|head| touching.contains(head)),
                    None => touched_by_all = Some(touching.clone()),
                }
            }
            for head in touching {
                if !region.enclosing.contains(&head) {
                    region.enclosing.push(head);
                }
            }
            let around = neighbors(point).into_iter();
            for n in around.filter(|n| board.size().contains(*n) && board.stone(*n) != Some(color)) {
                if !seen.contains(n) {
                    seen.insert(n);
                    queue.push(n);
                }
            }
        }
        region.vital = touched_by_all.unwrap_or_default();
        regions.push(region);
    }
    regions
}
