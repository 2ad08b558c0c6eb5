//! A line that leaves the game, with what is known of its positions.

use std::collections::HashMap;

use super::graph::Worth;
use crate::board::Point;
use crate::game::tree::{Coord, NodeId, Tree};
use crate::review::{Review, Turn};

/// What analyses have said of nodes.
pub(super) type Seen = HashMap<NodeId, Worth>;

/// A line that leaves the game.
pub(super) struct Branch {
    /// The number of moves of the game before it.
    pub first: usize,
    /// Its moves to the end of the line, with what is known of the positions after them.
    pub moves: Vec<(NodeId, Option<Worth>)>,
}

impl Branch {
    /// The line through a node; none for a node of the game itself.
    pub(super) fn through(node: NodeId, tree: &Tree, review: &Review, seen: &Seen) -> Option<Self> {
        let path = tree.path(node);
        let (game, line) = path.split_at(path.iter().position(|it| tree.previous_sibling(*it).is_some())?);
        let first = review.moves.iter().take_while(|reviewed| game.contains(&reviewed.node)).count();
        let mut points = Vec::new();
        let moves = line.iter().copied().chain(tree.line_from(node).skip(1)).filter_map(|node| {
            points.push(tree.played(node)?.place);
            Some((node, seen.get(&node).copied().or_else(|| known(review, first, &points))))
        });
        Some(Self { first, moves: moves.collect() })
    }
}

/// What the review says of a line that leaves the game after its first `n` moves.
fn known(review: &Review, n: usize, line: &[Option<Coord>]) -> Option<Worth> {
    let is_begun_by = |points: &[Point]| {
        points.len() >= line.len()
            && points.iter().zip(line).all(|(point, place)| Some(Coord::from(*point)) == *place)
    };
    let better = review.moves.get(n).filter(|next| is_begun_by(&next.best)).map(Worth::before);
    let lost = n.checked_sub(1).and_then(|last| review.moves.get(last)).filter(|last| {
        let proved = last.proved.as_ref().filter(|_| matches!(last.turn, Some(Turn::Loses)));
        proved.is_some_and(|proved| is_begun_by(&proved.line))
    });
    better.or_else(|| lost.map(Worth::after))
}
