//! Changes of a tree.

use super::{Key, NodeId, Played, Tree};

/// Why a tree is not changed; it is then left as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The tree does not have the node, because it was deleted.
    #[error("the node is not in the tree")]
    NoNode,
    /// A node has either a move or set-up stones.
    #[error("stones are set up in a node without a move only")]
    HasMove,
    /// The root is not deleted.
    #[error("a record has a root")]
    Root,
    /// The point is not on the board of the record.
    #[error("the point is outside the board")]
    Outside,
}

impl Tree {
    /// The child of a node with this move, if there is one.
    pub fn find_move(&self, parent: NodeId, played: Played) -> Option<NodeId> {
        self.children(parent).find(|child| self.played(*child) == Some(played))
    }

    /// The child of a node with this move, added as its last one where it has none.
    ///
    /// # Errors
    /// [`EditError::NoNode`], or [`EditError::Outside`] for a point that the board does not have.
    pub fn add_move(&mut self, parent: NodeId, played: Played) -> Result<NodeId, EditError> {
        if !self.contains(parent) {
            return Err(EditError::NoNode);
        }
        if !played.place.is_none_or(|coord| self.size().contains(coord)) {
            return Err(EditError::Outside);
        }
        let found = self.find_move(parent, played);
        Ok(found.unwrap_or_else(|| self.push_node(parent, Some(played))))
    }

    /// Adds a node without a move as the last child: for stones to be set up, or for words.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn add_node(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        if self.contains(parent) { Ok(self.push_node(parent, None)) } else { Err(EditError::NoNode) }
    }

    /// Adds a node as a file has it, twice the same move and points off the board included.
    pub(crate) fn add_as_read(&mut self, parent: NodeId, played: Option<Played>) -> NodeId {
        self.push_node(parent, played)
    }

    /// Gives a node read from a file its move.
    pub(crate) fn set_played_as_read(&mut self, node: NodeId, played: Option<Played>) {
        debug_assert!(node != self.root() || played.is_none(), "the root has no move");
        self.set_played(node, played);
    }

    /// Deletes a node and all below it, and returns the node before it; the root cannot be deleted.
    pub fn delete(&mut self, top: NodeId) -> Option<NodeId> {
        let parent = self.parent(top)?;
        self.unlink(top);
        // Down along first children, which are taken away one by one, and up where there are none left.
        let mut at = top;
        loop {
            if let Some(child) = self.first_child(at) {
                at = child;
                continue;
            }
            let above = self.parent(at);
            if at != top {
                self.unlink(at);
            }
            self.erase(at);
            match above {
                Some(above) if at != top => at = above,
                _ => return Some(parent),
            }
        }
    }

    /// Makes a variation the first of its parent; does nothing for the root.
    pub fn promote(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node) {
            self.unlink(node);
            self.link(node, parent, None);
        }
    }

    /// Makes the line to a node, and so all before it, the main line.
    pub fn promote_to_main(&mut self, node: NodeId) {
        let mut at = Some(node);
        while let Some(node) = at {
            self.promote(node);
            at = self.parent(node);
        }
    }

    /// Exchanges a variation with the one before it; does nothing for the first.
    pub fn move_up(&mut self, node: NodeId) {
        if let (Some(parent), Some(before)) = (self.parent(node), self.previous_sibling(node)) {
            let behind = self.previous_sibling(before);
            self.unlink(node);
            self.link(node, parent, behind);
        }
    }

    /// Exchanges a variation with the one after it; does nothing for the last.
    pub fn move_down(&mut self, node: NodeId) {
        if let Some(next) = self.next_sibling(node) {
            self.move_up(next);
        }
    }

    /// Gives a node a value under a name that we do not know, as it stands in a file.
    pub(crate) fn set_foreign(&mut self, node: NodeId, name: &str, value: &str) {
        debug_assert!(!value.contains([']', '\\']));
        self.set_texts(node, Key::Foreign(name), std::iter::once(value));
    }

    /// Changes one text; without values it is taken away.
    pub(crate) fn set_texts<'v>(
        &mut self,
        node: NodeId,
        key: Key<'_>,
        values: impl Iterator<Item = &'v str>,
    ) {
        let properties = match self.properties_of(node) {
            Some(old) => old.with(key, values),
            None => super::Properties::default().with(key, values),
        };
        self.set_properties(node, properties);
    }
}
