//! What is dead and what is in seki, by who owns the points at the end of playouts.

use super::ownership::{Ownership, play};
use super::params::seki;
use super::policy::Policy;
use crate::board::{Color, Point, PointSet};
use crate::go::{Board, Judgment, PassAlive, Position, neighbors};

/// What is dead, given what is in seki.
pub(super) fn judge(position: &Position, ownership: &Ownership, seki: PointSet) -> Judgment {
    let board = position.board();
    let suicide = position.rules().suicide;
    // What is certain, and what is in seki, is not asked about.
    let mut certain = seki;
    let mut dead = PointSet::EMPTY;
    for color in Color::BOTH {
        let pass_alive = PassAlive::of(board, color, suicide);
        dead.extend(pass_alive.dead_stones(board).iter());
        certain.extend(pass_alive.stones.iter());
    }
    certain.extend(dead.iter());
    for group in groups(board, ownership) {
        let open: Vec<Point> = group.stones.iter().filter(|stone| !certain.contains(*stone)).collect();
        let has_eyes = group.stones.iter().any(|stone| certain.contains(stone) && !dead.contains(stone));
        let sum: f32 = open.iter().map(|stone| ownership.of_side(group.color, *stone)).sum();
        if sum < 0.0 && !has_eyes {
            dead.extend(open);
        }
    }
    Judgment { dead, seki }
}

/// Stones of one side that live or die together.
struct Group {
    color: Color,
    stones: PointSet,
}

/// The chains of each side, those put together that are joined by empty points of the same owner.
fn groups(board: &Board, ownership: &Ownership) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut seen = PointSet::EMPTY;
    for (start, color) in board.size().points().filter_map(|point| Some((point, board.stone(point)?))) {
        if seen.contains(start) {
            continue;
        }
        let is_owned = ownership.of_side(color, start) >= 0.0;
        let mut group = Group { color, stones: PointSet::EMPTY };
        let mut walked = PointSet::EMPTY;
        let mut queue = vec![start];
        walked.insert(start);
        while let Some(point) = queue.pop() {
            if board.stone(point).is_some() {
                group.stones.insert(point);
                seen.insert(point);
            }
            for n in neighbors(point).into_iter().filter(|n| board.size().contains(*n)) {
                let joins = match board.stone(n) {
                    // Stones of one chain stay together whatever they are worth one by one.
                    Some(stone) if board.stone(point).is_some() => stone == color,
                    Some(stone) => stone == color && (ownership.of_side(color, n) >= 0.0) == is_owned,
                    None => {
                        (ownership.of_side(color, n) >= 0.0) == is_owned && ownership.neutral_share(n) < 0.5
                    }
                };
                if joins && !walked.contains(n) {
                    walked.insert(n);
                    queue.push(n);
                }
            }
        }
        groups.push(group);
    }
    groups
}

/// The chains in seki: they live, and have liberties that stay empty, where nobody puts chains into atari.
pub(super) fn find_seki(
    position: &Position,
    ownership: &Ownership,
    n_playouts: u32,
    policy: &mut Policy,
    seed: u64,
) -> PointSet {
    let largest = std::mem::replace(&mut policy.self_atari, seki::SELF_ATARI);
    let careful = play(position, Color::BOTH.as_slice(), n_playouts, policy, seed);
    policy.self_atari = largest;
    let board = position.board();
    let shared =
        board.empty_points().iter().copied().filter(|point| careful.neutral_share(*point) > seki::NEUTRAL);
    let chains = shared.flat_map(neighbors).filter_map(|stone| board.chain_at(stone)).filter(|chain| {
        careful.of_side(chain.color(), chain.head()) > seki::ALIVE
            && ownership.of_side(chain.color(), chain.head()) > seki::DEAD
    });
    chains.flat_map(|chain| chain.stones()).collect()
}
