//! The table of nodes and the links between them.

use super::{NodeId, Played, Properties, Tree};

/// No node, or no properties.
const NONE: u32 = u32::MAX;
/// Stands in place of the parent of a deleted node.
const DELETED: u32 = u32::MAX - 1;

/// A node as it lies in the table. The siblings form a ring towards the front: the one before the first child is
/// the last child, so that a node is added behind a million others at once.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) played: Option<Played>,
    parent: u32,
    first_child: u32,
    next: u32,
    previous: u32,
    properties: u32,
}

const _: () = assert!(size_of::<Node>() == 24, "the memory of large records hangs on this");

impl Node {
    pub(super) const ROOT: Self =
        Self { played: None, parent: NONE, first_child: NONE, next: NONE, previous: 0, properties: NONE };
}

const fn some(id: u32) -> Option<NodeId> {
    if id == NONE { None } else { Some(NodeId(id)) }
}

impl Tree {
    /// The node that all others follow.
    pub const fn root(&self) -> NodeId {
        // The tables are never empty, and the root is made first.
        debug_assert!(self.n_nodes > 0);
        NodeId::ROOT
    }

    /// Whether the tree has the node; not so once it is deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        self.node(node).is_some()
    }

    /// The node before, `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        some(self.node(node)?.parent)
    }

    /// The node that goes on with the line.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        some(self.node(node)?.first_child)
    }

    /// The last variation behind a node; its first child where it has no other.
    pub fn last_child(&self, node: NodeId) -> Option<NodeId> {
        let first = self.node(node)?.first_child;
        some(self.nodes.get(first as usize)?.previous)
    }

    /// The next variation of the same parent.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        some(self.node(node)?.next)
    }

    /// The variation before of the same parent.
    pub fn previous_sibling(&self, node: NodeId) -> Option<NodeId> {
        let previous = self.node(node)?.previous;
        // In the first child the ring goes on to the last one.
        let is_first = self.nodes[previous as usize].next == NONE;
        if is_first { None } else { some(previous) }
    }

    /// The children of a node in their order.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(node), |child| self.next_sibling(*child))
    }

    pub(super) fn node(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node.0 as usize).filter(|node| node.parent != DELETED)
    }

    /// Makes a node and adds it as the last child of one that the tree has.
    pub(super) fn push_node(&mut self, parent: NodeId, played: Option<Played>) -> NodeId {
        debug_assert!(self.contains(parent));
        let id = u32::try_from(self.nodes.len()).ok().filter(|id| *id < DELETED);
        let id = NodeId(id.expect("memory ends before four thousand million nodes do"));
        make_room(&mut self.nodes);
        self.nodes.push(Node { played, ..Node::ROOT });
        self.n_nodes += 1;
        self.link(id, parent, self.last_child(parent));
        id
    }

    /// Puts a node without a place among the children of `parent`, behind one of them or as the first.
    pub(super) fn link(&mut self, node: NodeId, parent: NodeId, behind: Option<NodeId>) {
        let first = self.nodes[parent.0 as usize].first_child;
        let next = match behind {
            Some(behind) => std::mem::replace(&mut self.nodes[behind.0 as usize].next, node.0),
            None => std::mem::replace(&mut self.nodes[parent.0 as usize].first_child, node.0),
        };
        let previous = match behind {
            Some(behind) => behind.0,
            None if first == NONE => node.0,
            None => self.nodes[first as usize].previous,
        };
        // The one that now comes behind, or else the first, which looks back to the last.
        let looks_back = if next == NONE { self.nodes[parent.0 as usize].first_child } else { next };
        self.nodes[looks_back as usize].previous = node.0;
        let node = &mut self.nodes[node.0 as usize];
        (node.parent, node.next) = (parent.0, next);
        node.previous = previous;
    }

    /// Takes a node other than the root, with all behind it, out of its place among the children of its parent.
    pub(super) fn unlink(&mut self, node: NodeId) {
        let Node { parent, next, previous, .. } = self.nodes[node.0 as usize];
        let first = self.nodes[parent as usize].first_child;
        if first == node.0 {
            self.nodes[parent as usize].first_child = next;
        } else {
            self.nodes[previous as usize].next = next;
        }
        let looks_back = match (next, first == node.0) {
            (NONE, true) => return,
            (NONE, false) => first,
            (next, _) => next,
        };
        self.nodes[looks_back as usize].previous = previous;
    }

    /// Empties the place of a node in the table.
    pub(super) fn erase(&mut self, node: NodeId) {
        self.set_properties(node, Properties::default());
        self.nodes[node.0 as usize] = Node { parent: DELETED, ..Node::ROOT };
        self.n_nodes -= 1;
    }

    pub(super) fn set_played(&mut self, node: NodeId, played: Option<Played>) {
        if self.contains(node) {
            self.nodes[node.0 as usize].played = played;
        }
    }

    pub(super) fn properties_of(&self, node: NodeId) -> Option<&Properties> {
        self.properties.get(self.node(node)?.properties as usize)
    }

    /// Gives a node all its properties at once; nothing happens where the tree does not have it.
    pub(crate) fn set_properties(&mut self, node: NodeId, properties: Properties) {
        let Some(old_slot) = self.node(node).map(|node| node.properties) else { return };
        let new_bytes = properties.len();
        if let Some(old) = self.properties.get_mut(old_slot as usize) {
            self.text_bytes -= old.len();
            *old = properties;
        } else if !properties.is_empty() {
            // There are never more slots than nodes, so the number fits.
            self.nodes[node.0 as usize].properties = self.properties.len() as u32;
            make_room(&mut self.properties);
            self.properties.push(properties);
        }
        self.text_bytes += new_bytes;
    }
}

/// Grows a table by a quarter where it is full: doubling would waste half of the memory of a large record.
fn make_room<T>(table: &mut Vec<T>) {
    if table.len() == table.capacity() {
        table.reserve_exact((table.len() / 4).max(4));
    }
}
