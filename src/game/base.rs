//! Positions that begin with stones which no move placed.

use super::problem::ReplayProblemKind;
use super::setup::GameSetup;
use super::tree::{NodeId, Tree};
use super::{Placement, Position};
use crate::board::{BoardSize, Color, Point, PointSet};
use crate::{go, gomoku};

/// What stands somewhere, before a game makes a position of it.
#[derive(Clone, Debug)]
pub(super) struct Stones {
    list: Vec<(Point, Color)>,
    to_move: Color,
}

impl Stones {
    /// The stones of a position.
    pub(super) fn of(position: &Position) -> Self {
        Self { list: position.stones().collect(), to_move: position.to_move() }
    }

    /// The same with the turn of a side.
    #[must_use]
    pub(super) fn with_turn(self, to_move: Color) -> Self {
        Self { to_move, ..self }
    }

    /// The same with what a node sets up and whose turn it says that it is; points off the board are left out.
    #[must_use]
    fn changed_by(mut self, tree: &Tree, node: NodeId, size: BoardSize, moved: HasMoved) -> (Self, bool) {
        let mut has_outside = false;
        let changes = tree.setup(node);
        for (at, stone) in &changes {
            let Some(point) = at.point(size) else {
                has_outside = true;
                continue;
            };
            self.list.retain(|(other, _)| *other != point);
            self.list.extend(stone.map(|color| (point, color)));
        }
        let said = tree.said_turn(node);
        if moved == HasMoved::No && !changes.is_empty() && said.is_none() {
            self.to_move = tree.to_move(node);
        }
        self.to_move = said.unwrap_or(self.to_move);
        (self, has_outside)
    }

    /// The position with these stones, and the points of those that it cannot have.
    ///
    /// At five in a row stones may hold a won or a full board: one that completes it is then played as a move, so that
    /// the position knows its end. Of a won board that no single stone completes, rows are broken up until one does.
    pub(super) fn position(mut self, before: &Position) -> (Position, Vec<Point>) {
        let mut left_out = Vec::new();
        loop {
            let suspects = match self.try_position(before) {
                Ok(position) => return (position, left_out),
                Err(Refusal::Stone(point)) => vec![point],
                Err(Refusal::Ended(row)) => {
                    let suspects = self.stones_in(row, before.size());
                    if let Some(position) = self.completed(before, &suspects) {
                        return (position, left_out);
                    }
                    suspects
                }
                Err(Refusal::Board) => Vec::new(),
            };
            // In the middle a stone breaks up a row best.
            let Some(&refused) = suspects.get(suspects.len() / 2) else { return (before.clone(), left_out) };
            self.list.retain(|(point, _)| *point != refused);
            left_out.push(refused);
        }
    }

    /// The position, or what stands against it.
    fn try_position(&self, before: &Position) -> Result<Position, Refusal> {
        match before {
            Position::Gomoku(before) => {
                let setup =
                    gomoku::Setup { size: before.size(), stones: self.list.clone(), to_move: self.to_move };
                let position = setup.position(before.rule());
                position.map(|position| Position::Gomoku(Box::new(position))).map_err(|error| match error {
                    gomoku::SetupError::Outside(point) | gomoku::SetupError::Occupied(point) => {
                        Refusal::Stone(point)
                    }
                    gomoku::SetupError::Won(_, row) => Refusal::Ended(Some(row)),
                    gomoku::SetupError::Full => Refusal::Ended(None),
                    gomoku::SetupError::Size(_) => Refusal::Board,
                })
            }
            Position::Go(before) => {
                let setup = go::Setup {
                    stones: self.list.clone(),
                    to_move: self.to_move,
                    ..go::Setup::from_position(before)
                };
                setup.position(before.rules()).map(Position::Go).map_err(|error| match error {
                    go::SetupError::Outside(point)
                    | go::SetupError::Occupied(point)
                    | go::SetupError::NoLiberty(point) => Refusal::Stone(point),
                    go::SetupError::Size(_) => Refusal::Board,
                })
            }
        }
    }

    /// The points of the stones in a row, in the order of the stones; those of all stones without a row.
    fn stones_in(&self, row: Option<gomoku::Row>, size: BoardSize) -> Vec<Point> {
        let row: Option<PointSet> = row.map(|row| row.points(size).collect());
        let points = self.list.iter().map(|(point, _)| *point);
        points.filter(|point| row.is_none_or(|row| row.contains(*point))).collect()
    }

    /// The ended position of five in a row in which one of these stones is the last move.
    fn completed(&self, before: &Position, last: &[Point]) -> Option<Position> {
        let before = before.as_gomoku()?;
        last.iter().find_map(|&last| {
            let color = self.list.iter().find_map(|(point, color)| (*point == last).then_some(*color))?;
            let stones = self.list.iter().copied().filter(|(point, _)| *point != last).collect();
            let setup = gomoku::Setup { size: before.size(), stones, to_move: color };
            let mut position = setup.position(before.rule()).ok()?;
            position.play_tolerant(last).ok()?;
            position.outcome()?;
            Some(Position::Gomoku(Box::new(position)))
        })
    }
}

/// Why stones are not a position.
enum Refusal {
    /// This one stands against it.
    Stone(Point),
    /// They hold a game of five in a row that is over, with this row where it was won. Only a stone of it can be the
    /// one that won.
    Ended(Option<gomoku::Row>),
    /// Nothing would help.
    Board,
}

/// Whether a move was made before stones are set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HasMoved {
    Yes,
    No,
}

/// The position at the root of a record, and what is wrong with it.
pub(super) fn at_root(tree: &Tree, game: GameSetup) -> (Position, Vec<ReplayProblemKind>) {
    let empty = match game {
        GameSetup::Gomoku(gomoku) => {
            Position::Gomoku(Box::new(gomoku::Position::new(gomoku.size, gomoku.rule)))
        }
        GameSetup::Go(go) => {
            let rules = go::Rules { komi: go.komi, ..go.rules.rules() };
            // A handicap of one stone is none.
            let n_handicap = tree.handicap().filter(|stones| *stones >= 2).unwrap_or(0);
            let n_to_lay = if go.placement == Placement::Free { n_handicap } else { 0 };
            let setup = go::Setup { n_handicap, n_to_lay, ..go::Setup::empty(go.size) };
            Position::Go(setup.position(rules).unwrap_or_else(|_| go::Position::new(go.size, rules)))
        }
    };
    let stones = Stones { list: Vec::new(), to_move: tree.to_move(tree.root()) };
    changed(stones, tree, tree.root(), &empty, HasMoved::No)
}

/// The position after a node that sets up stones or gives the turn away, and what is wrong with it.
pub(super) fn behind(tree: &Tree, node: NodeId, before: &Position) -> (Position, Vec<ReplayProblemKind>) {
    let moved = if before.n_moves() == 0 { HasMoved::No } else { HasMoved::Yes };
    changed(Stones::of(before), tree, node, before, moved)
}

fn changed(
    stones: Stones,
    tree: &Tree,
    node: NodeId,
    before: &Position,
    moved: HasMoved,
) -> (Position, Vec<ReplayProblemKind>) {
    let (stones, has_outside) = stones.changed_by(tree, node, before.size(), moved);
    let (position, left_out) = stones.position(before);
    let outside = has_outside.then_some(ReplayProblemKind::Outside);
    (position, left_out.into_iter().map(ReplayProblemKind::Stone).chain(outside).collect())
}
