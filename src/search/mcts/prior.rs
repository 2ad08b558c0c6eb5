//! The moves of a node, and what is thought of them before any visit.

use super::params::prior::{
    CAPTURE_MORE, CAPTURE_ONE, CORNER, CORNER_DISTANCE, CORNER_LINES, EARLY_EDGE, EARLY_SHARE, EDGE_DISTANCE,
    EMPTY_DISTANCE, EMPTY_LINE, EVEN, NEAR, PASS, PATTERN, RESCUE, SELF_ATARI,
};
use super::patterns::Patterns;
use super::tactics;
use super::tree::{Belief, Node};
use crate::board::{BoardSize, Color, Point, PointSet};
use crate::go::{Board, Liberties, Move, neighbors};

/// Boards of fewer lines have no opening.
const LEAST_LINES: u8 = 8;

/// Adds the moves of a side to `children`: all points that are legal by simple ko and no eyes of its own, except
/// lonely ones on the first line, those not `allowed`, and a pass.
pub(super) fn moves(
    board: &Board,
    us: Color,
    last: Option<Point>,
    patterns: &Patterns,
    allowed: impl Fn(Point) -> bool,
    children: &mut Vec<Node>,
) {
    let size = board.size();
    let rescues = rescues(board, us);
    let near = near(board, last);
    let n_points = size.n_points() as f32;
    let is_early = (n_points - board.empty_points().len() as f32) < EARLY_SHARE * n_points;
    for point in size.points() {
        if !board.is_legal(us, point) || board.is_eye_like(us, point) || !allowed(point) {
            continue;
        }
        let line = line(size, point);
        if line == 0 && size.lines() >= LEAST_LINES && is_lonely(board, point, EDGE_DISTANCE) {
            continue;
        }
        let mut belief = Belief::default();
        belief.add(EVEN);
        match tactics::n_taken(board, us, point) {
            0 => {}
            1 => belief.add(CAPTURE_ONE),
            _ => belief.add(CAPTURE_MORE),
        }
        if board.liberties_after(us, point) == Liberties::One {
            belief.add(SELF_ATARI);
        } else if rescues.contains(point) {
            belief.add(RESCUE);
        }
        if patterns.matches(board, point) {
            belief.add(PATTERN);
        }
        if let Some(prior) = near.iter().position(|points| points.contains(point)).map(|i| NEAR[i]) {
            belief.add(prior);
        }
        if line == 0 && is_early && size.lines() >= LEAST_LINES {
            belief.add(EARLY_EDGE);
        }
        if let Some(prior) = EMPTY_LINE.get(usize::from(line))
            && size.lines() >= LEAST_LINES
            && is_lonely(board, point, EMPTY_DISTANCE)
        {
            belief.add(*prior);
        }
        if is_early && is_empty_corner(board, point) {
            belief.add(CORNER);
        }
        children.push(Node::new(Move::Place(point), belief));
    }
    let mut belief = Belief::default();
    belief.add(PASS);
    children.push(Node::new(Move::Pass, belief));
}

/// Whether a point is one of those with which a corner is taken, and the corner is empty.
fn is_empty_corner(board: &Board, point: Point) -> bool {
    let far = board.size().lines() - 1;
    let is_near = |at: u8| matches!(at.min(far - at), 2 | 3);
    far >= CORNER_LINES - 1
        && is_near(point.x())
        && is_near(point.y())
        && is_lonely(board, point, CORNER_DISTANCE)
}

/// The points that save a chain in atari.
fn rescues(board: &Board, us: Color) -> PointSet {
    let mut points = Vec::new();
    for chain in board.chains().filter(|chain| chain.color() == us && chain.is_atari()) {
        tactics::rescues(board, chain, &mut points);
    }
    points.into_iter().collect()
}

/// The line of a point, from zero at the edge.
pub(super) fn line(size: BoardSize, point: Point) -> u8 {
    let far = size.lines() - 1;
    point.x().min(point.y()).min(far - point.x()).min(far - point.y())
}

/// Whether no stone stands within this many steps along the lines.
pub(super) fn is_lonely(board: &Board, point: Point, distance: i8) -> bool {
    let size = board.size();
    (-distance..=distance).all(|dy| {
        let width = distance - dy.abs();
        (-width..=width).filter_map(|dx| size.offset(point, dx, dy)).all(|near| board.stone(near).is_none())
    })
}

/// The points by their distance from the last stone, from one to three steps, where steps along a chain are free
/// (the distance in the common fate graph of T. Graepel et al., "Learning on Graphs in the Game of Go", 2001).
fn near(board: &Board, last: Option<Point>) -> [PointSet; NEAR.len()] {
    let mut rings = [PointSet::EMPTY; NEAR.len()];
    let Some(last) = last else { return rings };
    let mut seen = PointSet::EMPTY;
    let mut border = Vec::new();
    reach(board, last, &mut seen, &mut border);
    for ring in &mut rings {
        for from in std::mem::take(&mut border) {
            for n in neighbors(from).into_iter().filter(|n| board.size().contains(*n)) {
                if !seen.contains(n) {
                    ring.insert(n);
                    reach(board, n, &mut seen, &mut border);
                }
            }
        }
    }
    rings
}

/// Adds a point, with its chain if it has one.
fn reach(board: &Board, point: Point, seen: &mut PointSet, border: &mut Vec<Point>) {
    if let Some(chain) = board.chain_at(point) {
        border.extend(chain.stones().inspect(|stone| seen.insert(*stone)));
    } else {
        seen.insert(point);
        border.push(point);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::diagram;
    use crate::go::{RuleSet, Setup};

    #[test]
    fn steps_along_chains_are_free() {
        let read = diagram::parse(
            "a X X X a
             b a a a b
             c b b b c
             . c c c .
             . . . . .",
        )
        .unwrap();
        let position = Setup::from_diagram(&read).position(RuleSet::Chinese.rules()).unwrap();
        let rings = near(position.board(), read.size.point(1, 0));
        for (i, name) in ['a', 'b', 'c'].into_iter().enumerate() {
            let expect: PointSet =
                read.marks.iter().filter(|(_, mark)| *mark == name).map(|(point, _)| *point).collect();
            assert_eq!(rings[i], expect, "{name}");
        }
    }
}
