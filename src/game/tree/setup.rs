//! Stones that no move placed, and whose turn it is.

use super::markup::PointSet;
use super::{Area, Coord, EditError, Field, GameKind, NodeId, Tree};
use crate::board::Color;

/// What may be set up, in the order in which a node has it, and where other words for it are kept.
const KINDS: [(Option<Color>, Field); 3] = [
    (Some(Color::Black), Field::BlackStones),
    (Some(Color::White), Field::WhiteStones),
    (None, Field::Cleared),
];

impl Tree {
    /// What a node sets up: a stone on a point, or none where one stood; Black's stones first, row by row.
    pub fn setup(&self, node: NodeId) -> Vec<(Coord, Option<Color>)> {
        // Nearly all nodes set up nothing.
        if self.areas(node).is_empty() {
            return Vec::new();
        }
        let of_kind = |(stone, _)| {
            self.points_set_up(node, stone).iter().map(move |coord| (coord, stone)).collect::<Vec<_>>()
        };
        KINDS.into_iter().flat_map(of_kind).collect()
    }

    fn points_set_up(&self, node: NodeId, stone: Option<Color>) -> PointSet {
        let mut points = PointSet::default();
        for area in self.areas(node).iter().filter(|area| area.stone == stone) {
            points.add(area.from, area.to);
        }
        points
    }

    /// Sets up a point so or not; what already is right is not touched.
    fn edit_setup(&mut self, node: NodeId, (stone, field): (Option<Color>, Field), at: Coord, wanted: bool) {
        let mut points = self.points_set_up(node, stone);
        if points.contains(at) == wanted {
            return;
        }
        points.set(at, wanted);
        let areas = KINDS.into_iter().flat_map(|(kind, _)| {
            let kept =
                self.areas(node).iter().copied().filter(move |area| area.stone == kind && kind != stone);
            let new = points.iter().map(move |at| Area { stone, from: at, to: at });
            kept.chain(new.filter(move |_| kind == stone))
        });
        let areas = areas.collect();
        self.forget_texts(node, &[field]);
        self.set_areas(node, areas);
    }

    /// Sets up a stone on a point, or clears it.
    ///
    /// # Errors
    /// The [`EditError`] that stands against it.
    pub fn set_up(&mut self, node: NodeId, at: Coord, stone: Option<Color>) -> Result<(), EditError> {
        self.check_setup(node)?;
        if !self.size().contains(at) {
            return Err(EditError::Outside);
        }
        for kind in KINDS {
            self.edit_setup(node, kind, at, kind.0 == stone);
        }
        Ok(())
    }

    /// Leaves a point as the node before has it.
    pub fn forget_setup(&mut self, node: NodeId, at: Coord) {
        for kind in KINDS {
            self.edit_setup(node, kind, at, false);
        }
    }

    /// Says whose turn it is, or leaves it to the moves before.
    ///
    /// # Errors
    /// The [`EditError`] that stands against it.
    pub fn set_to_move(&mut self, node: NodeId, color: Option<Color>) -> Result<(), EditError> {
        self.check_setup(node)?;
        self.set_said_turn(node, color);
        Ok(())
    }

    /// Whose turn it is after a node: by what the node says, else by the last move, else by the game: White's
    /// where Black has a handicap at Go or more stones at five in a row, and Black's otherwise.
    pub fn to_move(&self, node: NodeId) -> Color {
        let mut back = std::iter::successors(Some(node), |node| self.parent(*node));
        let said = back
            .find_map(|node| self.said_turn(node).or_else(|| self.played(node).map(|played| !played.color)));
        said.unwrap_or_else(|| if self.black_is_ahead(node) { Color::White } else { Color::Black })
    }

    /// Whether the stones set up before the first move leave the turn to White.
    fn black_is_ahead(&self, node: NodeId) -> bool {
        match self.game() {
            GameKind::Go => self.handicap().is_some_and(|stones| stones >= 2),
            GameKind::FiveInARow => {
                let stones = self.stones_at(node);
                stones.count(Color::Black) > stones.count(Color::White)
            }
            GameKind::Other(_) => false,
        }
    }

    fn check_setup(&self, node: NodeId) -> Result<(), EditError> {
        match self.node(node) {
            None => Err(EditError::NoNode),
            Some(node) if node.played.is_some() => Err(EditError::HasMove),
            Some(_) => Ok(()),
        }
    }
}
