//! Positions that begin with stones which no move placed.

use super::problem::ReplayProblemKind;
use super::setup::GameSetup;
use super::tree::{NodeId, Tree};
use super::{Placement, Position};
use crate::board::{BoardSize, Color, Point};
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
        let said = said_turn(tree, node);
        if moved == HasMoved::No && !changes.is_empty() && said.is_none() {
            self.to_move = tree.to_move(node);
        }
        self.to_move = said.unwrap_or(self.to_move);
        (self, has_outside)
    }

    /// The position with these stones, and the points of those that it cannot have.
    ///
    /// At five in a row stones may hold a won or a full board: one that completes it is then played as a move, so that
    /// the position knows its end.
    pub(super) fn position(mut self, before: &Position) -> (Position, Vec<Point>) {
        let mut left_out = Vec::new();
        loop {
            let refused = match self.try_position(before) {
                Ok(position) => return (position, left_out),
                Err(refused) => refused,
            };
            if let Some(position) = self.completed(before) {
                return (position, left_out);
            }
            let Some(refused) = refused.or_else(|| self.list.last().map(|(point, _)| *point)) else {
                return (before.clone(), left_out);
            };
            self.list.retain(|(point, _)| *point != refused);
            left_out.push(refused);
        }
    }

    /// The position, or a stone that stands against it where one is known.
    fn try_position(&self, before: &Position) -> Result<Position, Option<Point>> {
        match before {
            Position::Gomoku(before) => {
                let setup =
                    gomoku::Setup { size: before.size(), stones: self.list.clone(), to_move: self.to_move };
                let position = setup.position(before.rule());
                position.map(|position| Position::Gomoku(Box::new(position))).map_err(|error| match error {
                    gomoku::SetupError::Outside(point) | gomoku::SetupError::Occupied(point) => Some(point),
                    _ => None,
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
                    | go::SetupError::NoLiberty(point) => Some(point),
                    go::SetupError::Size(_) => None,
                })
            }
        }
    }

    /// The ended position of five in a row in which one of the stones is the last move.
    fn completed(&self, before: &Position) -> Option<Position> {
        let before = before.as_gomoku()?;
        (0..self.list.len()).find_map(|last| {
            let mut stones = self.list.clone();
            let (point, color) = stones.remove(last);
            let setup = gomoku::Setup { size: before.size(), stones, to_move: color };
            let mut position = setup.position(before.rule()).ok()?;
            position.play_tolerant(point).ok()?;
            position.outcome()?;
            Some(Position::Gomoku(Box::new(position)))
        })
    }
}

/// Whether a move was made before stones are set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HasMoved {
    Yes,
    No,
}

/// Whose turn a node says that it is.
pub(super) fn said_turn(tree: &Tree, node: NodeId) -> Option<Color> {
    match tree.property(node, "PL")?.value() {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
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

/// The position behind a node that sets up stones or gives the turn away, and what is wrong with it.
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
