//! Stones that no move placed, and whose turn it is.

use super::{Coord, EditError, GameKind, NodeId, Tree};
use crate::board::Color;

/// The properties that set up stones, and what each leaves on the point.
const KINDS: [(&str, Option<Color>); 3] =
    [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)];

impl Tree {
    /// What a node sets up: a stone on a point, or none where one stood (`AB`, `AW`, `AE`).
    pub fn setup(&self, node: NodeId) -> Vec<(Coord, Option<Color>)> {
        // Nearly all nodes set up nothing.
        if KINDS.iter().all(|(ident, _)| self.property(node, ident).is_none()) {
            return Vec::new();
        }
        let of_kind = |(ident, stone)| {
            self.points(node, ident).iter().map(move |coord| (coord, stone)).collect::<Vec<_>>()
        };
        KINDS.into_iter().flat_map(of_kind).collect()
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
        for (ident, kind) in KINDS {
            self.edit_points(node, ident, at, kind == stone);
        }
        Ok(())
    }

    /// Leaves a point as the node before has it.
    pub fn forget_setup(&mut self, node: NodeId, at: Coord) {
        for (ident, _) in KINDS {
            self.edit_points(node, ident, at, false);
        }
    }

    /// Says whose turn it is (`PL`), or leaves it to the moves before.
    ///
    /// # Errors
    /// The [`EditError`] that stands against it.
    pub fn set_to_move(&mut self, node: NodeId, color: Option<Color>) -> Result<(), EditError> {
        self.check_setup(node)?;
        let value = color.map(|color| if color == Color::Black { "B" } else { "W" });
        self.set_values(node, "PL", value.into_iter());
        Ok(())
    }

    /// Whose turn it is behind a node: by what the node says, else by the last move, else by the game: White's
    /// where Black has a handicap at Go or more stones at five in a row, and Black's otherwise.
    pub fn to_move(&self, node: NodeId) -> Color {
        let mut back = std::iter::successors(Some(node), |node| self.parent(*node));
        let said = back.find_map(|node| {
            let said = self.property(node, "PL").and_then(|property| match property.value() {
                "B" => Some(Color::Black),
                "W" => Some(Color::White),
                _ => None,
            });
            said.or_else(|| self.played(node).map(|played| !played.color))
        });
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
