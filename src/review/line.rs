//! The main line of a record as positions.

use super::prover::turned_to;
use crate::board::{Color, Point};
use crate::game::tree::{Deed, NodeId, RecordResult, Tree};
use crate::game::{Match, NotPlayable, Outcome, Position, ReplayProblem, Walk, WinBy};
use crate::go::Score;
use crate::gomoku;
use crate::gomoku::opening::{Answer, Task};

/// A move with the positions around it, by their places in [`MainLine::positions`].
#[derive(Clone, Copy, Debug)]
pub(super) struct LineMove {
    pub(super) node: NodeId,
    pub(super) color: Color,
    pub(super) point: Point,
    /// The place of the position before it; the one after it follows.
    pub(super) before: usize,
}

/// What was decided in an opening beside the stones.
#[derive(Clone, Debug)]
pub(super) enum Decision {
    /// A color was taken in the position at this place, after this many stones.
    Took { color: Color, place: usize, n_stones: usize },
    /// A fifth move was picked, with which the position at this place came about, and not one of the others.
    Picked { point: Point, place: usize, others: Vec<(Point, gomoku::Position)> },
}

/// The moves of a main line up to the end of the game.
#[derive(Debug)]
pub(super) struct MainLine {
    pub(super) positions: Vec<Position>,
    /// The nodes after which they came about; none for one before a move at the root.
    pub(super) nodes: Vec<Option<NodeId>>,
    pub(super) moves: Vec<LineMove>,
    pub(super) decisions: Vec<Decision>,
    pub(super) winner: Option<Color>,
    pub(super) score: Option<Score>,
    pub(super) problems: Vec<ReplayProblem>,
    pub(super) n_after_end: usize,
}

impl MainLine {
    /// The move of the game in the position at this place.
    pub(super) fn next(&self, place: usize) -> Option<Point> {
        self.moves.iter().find(|played| played.before == place).map(|played| played.point)
    }

    /// The positions that could have been picked in the opening.
    pub(super) fn others(&self) -> impl Iterator<Item = &gomoku::Position> {
        let picked = self.decisions.iter().filter_map(|decision| match decision {
            Decision::Picked { others, .. } => Some(others),
            Decision::Took { .. } => None,
        });
        picked.flatten().map(|(_, position)| position)
    }

    /// The main line of a record. Passes are no moves of it, but the positions after them are others.
    pub(super) fn of(record: &Tree) -> Result<Self, NotPlayable> {
        let mut game = Match::from_tree(record.clone(), record.root())?;
        let (mut positions, mut nodes) = (Vec::new(), Vec::new());
        let (mut moves, mut decisions) = (Vec::new(), Vec::new());
        let mut n_after_end = 0;
        for node in record.main_line() {
            let before = game.position().clone();
            let task = game.task();
            let offers =
                if task == Some(Task::PickFifth) { game.opening().offers().to_vec() } else { Vec::new() };
            game.walk(Walk::To(node));
            if let (Some(Task::Choose(_)), Some(Deed::Answer(Answer::Take(color))), Some(place)) =
                (task, record.deed(node), positions.len().checked_sub(1))
            {
                decisions.push(Decision::Took { color, place, n_stones: before.n_moves() });
            }
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
                nodes.push(record.parent(node));
            }
            let others: Vec<_> = offers
                .into_iter()
                .filter(|offer| *offer != point)
                .filter_map(|offer| Some((offer, with_stone(positions.last()?, offer)?)))
                .collect();
            if !others.is_empty() {
                decisions.push(Decision::Picked { point, place: positions.len(), others });
            }
            moves.push(LineMove { node, color, point, before: positions.len() - 1 });
            positions.push(after.clone());
            nodes.push(Some(node));
        }
        let winner = match (game.outcome(), record.result()) {
            (Some(Outcome::Win { winner, by }), _) if by != WinBy::Unsaid => Some(winner),
            (_, Some(RecordResult::Win { winner, .. })) => Some(winner),
            _ => None,
        };
        let score = game.score().filter(|score| game.outcome() == Some(score.outcome().into()));
        let problems = game.problems().to_vec();
        Ok(Self { positions, nodes, moves, decisions, winner, score, problems, n_after_end })
    }
}

/// The position before the move of a node, with the side to move that has made it.
pub(super) fn before(record: &Tree, node: NodeId) -> Option<Position> {
    let color = record.played(node)?.color;
    let game = Match::from_tree(record.clone(), record.parent(node)?).ok()?;
    turned_to_mover(game.position().clone(), color)
}

/// The position after one more stone.
fn with_stone(position: &Position, point: Point) -> Option<gomoku::Position> {
    let mut after = position.as_gomoku()?.clone();
    after.play(point).ok()?;
    Some(after)
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
