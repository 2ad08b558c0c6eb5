//! A player that looks one move ahead: it takes, saves, threatens and extends.

use rand::{Rng, RngExt as _};

use super::judge;
use super::ownership;
use super::params::manners;
use super::policy::Policy;
use super::prior::{is_lonely, line};
use super::tactics;
use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Liberties, Move, Position, neighbors};

/// A region of empty points up to this share of the board that one side surrounds is held for its territory.
const TERRITORY_SHARE: usize = 4;

/// The chances that somebody who is new to the game sees what a move does, for each move anew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Sight {
    /// That it takes stones.
    pub taking: f64,
    /// That it saves stones which could be taken.
    pub saving: f64,
    /// That its own stones could be taken, or those of the other side next.
    pub threat: f64,
}

impl Sight {
    /// Of one who sees all of it.
    pub(in super::super) const FULL: Self = Self { taking: 1.0, saving: 1.0, threat: 1.0 };
}

/// The move with the largest sum of reasons that are seen, by chance where several have it; a pass where every point
/// left is somebody's territory and no stone can be taken or saved.
pub(in super::super) fn choose(position: &Position, sight: Sight, random: &mut impl Rng) -> Move {
    let (board, us) = (position.board(), position.to_move());
    let territory = territory(board, &dead(position, random));
    let rescues = rescues(board, us);
    let last = position.moves().last().and_then(|played| played.mv.point());
    let mut best = (i32::MIN, Vec::new());
    for point in position.legal_points().filter(|point| !board.is_eye_like(us, *point)) {
        let mut sees = |chance: f64| chance >= 1.0 || random.random_bool(chance);
        let (taking, saving, threats) = (sees(sight.taking), sees(sight.saving), sees(sight.threat));
        let n_taken = if taking { tactics::n_taken(board, us, point) as i32 } else { 0 };
        let saved = rescues.iter().filter(|(at, _)| *at == point && saving);
        let n_saved = saved.map(|(_, n)| *n).max().unwrap_or(0) as i32;
        let urgent = 40 * i32::from(n_taken > 0) + 12 * n_taken + 30 * i32::from(n_saved > 0) + 10 * n_saved;
        if territory.contains(point) && (urgent == 0 || is_done(board, us, point, &territory)) {
            continue;
        }
        let liberties = board.liberties_after(us, point);
        let exposed = if liberties == Liberties::More || !threats { 0 } else { 60 };
        let threat = if threats { threat(board, us, point) } else { 0 };
        let sum = urgent - exposed + threat + shape(board, us, point, last);
        if sum > best.0 {
            best = (sum, vec![point]);
        } else if sum == best.0 {
            best.1.push(point);
        }
    }
    match best.1.len() {
        0 => Move::Pass,
        n => Move::Place(best.1[random.random_range(0..n)]),
    }
}

/// Whether a move takes and saves nothing but what is settled: stones in territory, be they dead or not.
fn is_done(board: &Board, us: Color, point: Point, territory: &PointSet) -> bool {
    let is_settled = |chain: crate::go::Chain<'_>| chain.stones().all(|stone| territory.contains(stone));
    let in_atari = board.chains_beside(point, us).filter(crate::go::Chain::is_atari);
    board.captured_by(us, point).chain(in_atari).all(is_settled)
}

/// The points that save chains in atari, with the number of stones saved.
fn rescues(board: &Board, us: Color) -> Vec<(Point, usize)> {
    let mut rescues = Vec::new();
    for chain in board.chains().filter(|chain| chain.color() == us && chain.is_atari()) {
        let mut points = Vec::new();
        tactics::rescues(board, chain, &mut points);
        rescues.extend(points.into_iter().map(|point| (point, chain.n_stones())));
    }
    rescues
}

/// What putting chains in atari is worth.
fn threat(board: &Board, us: Color, point: Point) -> i32 {
    let chains = board.chains_beside(point, !us).filter(|chain| chain.n_liberties_up_to(3) == 2);
    chains.map(|chain| 6 + chain.n_stones().min(6) as i32).sum()
}

/// What the place is worth: the third and fourth lines while there is room, else contact and nearness.
fn shape(board: &Board, us: Color, point: Point, last: Option<Point>) -> i32 {
    let is_alone = is_lonely(board, point, 3);
    let by_line = match (line(board.size(), point), is_alone) {
        (0, true) => -40,
        (0, false) => -8,
        (1, true) => -20,
        (1, false) => -2,
        (2 | 3, true) => 14,
        (_, true) => 8,
        (_, false) => 2,
    };
    let count =
        |color| neighbors(point).into_iter().filter(|n| board.stone(*n) == Some(color)).count() as i32;
    let contact = if count(us) > 0 && count(!us) > 0 { 6 } else { 0 } - 3 * (count(us) - 1).max(0);
    let distance = last.map_or(8, |last| last.x().abs_diff(point.x()).max(last.y().abs_diff(point.y())));
    by_line + contact + (6 - i32::from(distance)).max(0)
}

/// Stones that look dead, once there are stones enough to tell.
fn dead(position: &Position, random: &mut impl Rng) -> PointSet {
    if 3 * position.stones().count() < position.size().n_points() {
        return PointSet::EMPTY;
    }
    let mut policy = Policy::new();
    let ownership =
        ownership::play(position, &Color::BOTH, manners::PLAYOUTS, &mut policy, random.next_u64());
    judge::judge(position, &ownership, PointSet::EMPTY).dead
}

/// Regions without living stones that touch living stones of one side only, unless they are large.
fn territory(board: &Board, dead: &PointSet) -> PointSet {
    let living = |point: Point| board.stone(point).filter(|_| !dead.contains(point));
    let is_free = |point: Point| board.is_empty(point) || dead.contains(point);
    let n_largest = board.size().n_points() / TERRITORY_SHARE;
    let mut seen = PointSet::EMPTY;
    let mut territory = PointSet::EMPTY;
    for start in board.size().points().filter(|point| is_free(*point)) {
        if seen.contains(start) {
            continue;
        }
        let mut region = vec![start];
        let mut touches = [false; 2];
        seen.insert(start);
        let mut i = 0;
        while i < region.len() {
            for n in neighbors(region[i]) {
                match living(n) {
                    Some(color) => touches[usize::from(color == Color::White)] = true,
                    None if is_free(n) && !seen.contains(n) => {
                        seen.insert(n);
                        region.push(n);
                    }
                    None => {}
                }
            }
            i += 1;
        }
        if touches[0] != touches[1] && region.len() <= n_largest {
            territory.extend(region);
        }
    }
    territory
}
