//! Ways through a tree, none of which needs memory for the depth it is at.

use super::{NodeId, Tree};

/// A subtree in the order of a file: each node before its children, the main line first.
#[derive(Clone, Debug)]
pub struct Preorder<'a> {
    tree: &'a Tree,
    top: NodeId,
    next: Option<NodeId>,
}

impl Iterator for Preorder<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = self.next?;
        self.next = self.tree.first_child(node).or_else(|| self.tree.next_outside(node, self.top));
        Some(node)
    }
}

impl Tree {
    /// A node and all below it, each before its children.
    pub fn preorder(&self, top: NodeId) -> Preorder<'_> {
        Preorder { tree: self, top, next: self.contains(top).then_some(top) }
    }

    /// The nodes from the root along the first children to the end.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(self.root())
    }

    /// A node and what goes on from it along the first children.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.contains(node).then_some(node), |node| self.first_child(*node))
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(self.contains(node).then_some(node), |node| self.parent(*node));
        let mut path: Vec<NodeId> = back.collect();
        path.reverse();
        path
    }

    /// Whether a line leads through a node to another one, or ends at the node itself.
    pub fn is_before(&self, node: NodeId, end: NodeId) -> bool {
        let mut back = std::iter::successors(Some(end), |node| self.parent(*node));
        self.contains(end) && back.any(|before| before == node)
    }

    /// Whether a node lies on the main line: it and all before it are first children.
    pub fn is_main(&self, node: NodeId) -> bool {
        let mut back = std::iter::successors(Some(node), |node| self.parent(*node));
        self.contains(node) && back.all(|node| self.previous_sibling(node).is_none())
    }

    /// The number of moves from the root to this node.
    pub fn move_number(&self, node: NodeId) -> usize {
        std::iter::successors(Some(node), |node| self.parent(*node))
            .filter(|node| self.played(*node).is_some())
            .count()
    }

    /// The number of lines of play: of nodes after which nothing comes.
    pub fn n_lines(&self) -> usize {
        self.preorder(self.root()).filter(|node| self.first_child(*node).is_none()).count()
    }

    /// The next node in the order of a file that does not lie below `node`, within the subtree of `top`.
    fn next_outside(&self, node: NodeId, top: NodeId) -> Option<NodeId> {
        std::iter::successors(Some(node), |node| self.parent(*node))
            .take_while(|node| *node != top)
            .find_map(|node| self.next_sibling(node))
    }
}
