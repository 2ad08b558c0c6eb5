//! The main line of a record as positions.

use super::prover::turned_to;
use crate::board::{Color, Point};
use crate::game::tree::{NodeId, RecordResult, Tree};
use crate::game::{Match, NotPlayable, Outcome, Position, ReplayProblem, Walk, WinBy};

/// A move with the positions around it, by their places in [`MainLine::positions`].
#[derive(Clone, Copy, Debug)]
pub(super) struct LineMove {
    pub(super) node: NodeId,
    pub(super) color: Color,
    pub(super) point: Point,
    /// The place of the position before it; the one after it follows.
    pub(super) before: usize,
}

/// The moves of a main line up to the end of the game.
#[derive(Debug)]
pub(super) struct MainLine {
    pub(super) positions: Vec<Position>,
    pub(super) moves: Vec<LineMove>,
    pub(super) winner: Option<Color>,
    pub(super) problems: Vec<ReplayProblem>,
    pub(super) n_after_end: usize,
}

impl MainLine {
    /// The main line of a record. Passes are no moves of it, but the positions after them are others.
    pub(super) fn of(record: &Tree) -> Result<Self, NotPlayable> {
        let mut game = Match::from_tree(record.clone(), record.root())?;
        let (mut positions, mut moves) = (Vec::new(), Vec::new());
        let mut n_after_end = 0;
        for node in record.main_line() {
            let before = game.position().clone();
            game.walk(Walk::To(node));
            let played = record.played(node).and_then(|played| Some((played.color, played.place?)));
            let Some((color, coord)) = played else { continue };
            let (Some(point), after) = (coord.point(game.size()), game.position()) else { continue };
            if is_over(&before) {
                n_after_end += 1;
                continue;
            }
            let is_new = before.stone(point).is_none() && after.stone(point) == Some(color);
            let Some(before) = turned_to_mover(before, color).filter(|_| is_new) else { continue };
            if positions.last().is_none_or(|last| !is_same(last, &before)) {
                positions.push(before);
            }
            moves.push(LineMove { node, color, point, before: positions.len() - 1 });
            positions.push(after.clone());
        }
        let winner = match (game.outcome(), record.result()) {
            (Some(Outcome::Win { winner, by }), _) if by != WinBy::Unsaid => Some(winner),
            (_, Some(RecordResult::Win { winner, .. })) => Some(winner),
            _ => None,
        };
        Ok(Self { positions, moves, winner, problems: game.problems().to_vec(), n_after_end })
    }
}

/// The position before the move of a node, with the side to move that has made it.
pub(super) fn before(record: &Tree, node: NodeId) -> Option<Position> {
    let color = record.played(node)?.color;
    let game = Match::from_tree(record.clone(), record.parent(node)?).ok()?;
    turned_to_mover(game.position().clone(), color)
}

fn is_over(position: &Position) -> bool {
    match position {
        Position::Gomoku(position) => position.outcome().is_some(),
        Position::Go(position) => position.is_over(),
    }
}

/// The position as it is for a move that was made out of turn; `None` where it cannot be.
fn turned_to_mover(position: Position, color: Color) -> Option<Position> {
    if position.to_move() == color {
        return Some(position);
    }
    Some(Position::Gomoku(Box::new(turned_to(position.as_gomoku()?, color)?)))
}

fn is_same(a: &Position, b: &Position) -> bool {
    a.to_move() == b.to_move() && a.stones().eq(b.stones())
}
