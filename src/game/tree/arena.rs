//! The table of nodes and the links between them.

use super::facts::Facts;
use super::field::{Field, Key};
use super::{NodeId, Played, Properties, Tree};
use crate::board::{ByColor, Color};
use crate::game::clock::Reading;

/// No node.
const NONE: u32 = u32::MAX;
/// Stands in place of the parent of a deleted node.
const DELETED: u32 = u32::MAX - 1;

/// A node as it lies in the table. The siblings form a ring towards the front: the one before the first child is
/// the last child, so that a node is added after a million others at once.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) played: Option<Played>,
    parent: u32,
    first_child: u32,
    next: u32,
    previous: u32,
    rest: Rest,
}

/// Where a node has what it holds besides its move: a table, and the place in it. Nearly all nodes of a large record
/// hold nothing else, or only texts, or only the time that one side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rest(u32);

/// What a [`Rest`] says.
#[derive(Clone, Copy, Debug)]
enum Table {
    None,
    Texts(usize),
    Clocks(usize),
    Facts(usize),
}

impl Rest {
    const NONE: Self = Self(u32::MAX);
    /// The bits below say where in the table.
    const SHIFT: u32 = 30;

    const fn of(self) -> Table {
        let place = (self.0 & ((1 << Self::SHIFT) - 1)) as usize;
        match self.0 >> Self::SHIFT {
            0 => Table::Texts(place),
            1 => Table::Clocks(place),
            2 => Table::Facts(place),
            _ => Table::None,
        }
    }

    /// What is now the last of a table.
    fn last(table: u32, len: usize) -> Self {
        let place = u32::try_from(len - 1).ok().filter(|place| *place < 1 << Self::SHIFT);
        Self(table << Self::SHIFT | place.expect("memory ends before a thousand million texts do"))
    }
}

const _: () = assert!(size_of::<Node>() == 24, "the memory of large records hangs on this");

impl Node {
    pub(super) const ROOT: Self =
        Self { played: None, parent: NONE, first_child: NONE, next: NONE, previous: 0, rest: Rest::NONE };
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

    /// The last variation of a node; its first child where it has no other.
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

    /// Puts a node without a place among the children of `parent`, after one of them or as the first.
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
        // The one that now comes after it, or else the first, which looks back to the last.
        let looks_back = if next == NONE { self.nodes[parent.0 as usize].first_child } else { next };
        self.nodes[looks_back as usize].previous = node.0;
        let node = &mut self.nodes[node.0 as usize];
        (node.parent, node.next) = (parent.0, next);
        node.previous = previous;
    }

    /// Takes a node other than the root, with all below it, out of its place among the children of its parent.
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
        if let Table::Facts(place) = self.nodes[node.0 as usize].rest.of() {
            self.held_bytes -= std::mem::take(&mut self.facts[place]).heap_bytes();
        }
        self.nodes[node.0 as usize] = Node { parent: DELETED, ..Node::ROOT };
        self.n_nodes -= 1;
    }

    pub(super) fn set_played(&mut self, node: NodeId, played: Option<Played>) {
        if self.contains(node) {
            self.nodes[node.0 as usize].played = played;
        }
    }

    fn rest(&self, node: NodeId) -> Table {
        self.node(node).map_or(Table::None, |node| node.rest.of())
    }

    pub(super) fn properties_of(&self, node: NodeId) -> Option<&Properties> {
        match self.rest(node) {
            Table::Texts(place) => self.texts.get(place),
            Table::Facts(place) => self.facts.get(place).map(|facts| &facts.texts),
            Table::Clocks(_) | Table::None => None,
        }
    }

    /// Gives a node all its texts at once; nothing happens where the tree does not have it.
    pub(crate) fn set_properties(&mut self, node: NodeId, properties: Properties) {
        match self.rest(node) {
            Table::Texts(place) => {
                self.held_bytes = self.held_bytes + properties.len() - self.texts[place].len();
                self.texts[place] = properties;
            }
            Table::None if !properties.is_empty() && self.contains(node) => {
                self.held_bytes += properties.len();
                make_room(&mut self.texts);
                self.texts.push(properties);
                self.nodes[node.0 as usize].rest = Rest::last(0, self.texts.len());
            }
            Table::Clocks(_) | Table::Facts(_) if self.properties_of(node) != Some(&properties) => {
                self.edit_facts(node, |facts| facts.texts = properties);
            }
            _ => {}
        }
    }

    /// Takes away what a node says in words about something that it has a value for.
    pub(super) fn forget_texts(&mut self, node: NodeId, fields: &[Field]) {
        for field in fields {
            if self.text(node, Key::Field(*field)).is_some() {
                self.set_texts(node, Key::Field(*field), std::iter::empty());
            }
        }
    }

    /// What a node holds, where that is more than texts or one time.
    pub(super) fn facts(&self, node: NodeId) -> Option<&Facts> {
        match self.rest(node) {
            Table::Facts(place) => self.facts.get(place),
            _ => None,
        }
    }

    /// Changes what a node holds; nothing happens where the tree does not have it. What it held alone until now moves
    /// to the table of all, and its place stays empty for as long as the tree lives.
    pub(super) fn edit_facts(&mut self, node: NodeId, edit: impl FnOnce(&mut Facts)) {
        let place = match self.rest(node) {
            _ if !self.contains(node) => return,
            Table::Facts(place) => place,
            table => {
                let facts = match table {
                    Table::Texts(place) => {
                        Facts { texts: std::mem::take(&mut self.texts[place]), ..Facts::default() }
                    }
                    _ => Facts { clocks: self.clocks(node), ..Facts::default() },
                };
                make_room(&mut self.facts);
                self.facts.push(facts);
                self.nodes[node.0 as usize].rest = Rest::last(2, self.facts.len());
                self.facts.len() - 1
            }
        };
        let facts = &mut self.facts[place];
        let old_bytes = facts.heap_bytes();
        edit(facts);
        self.held_bytes = self.held_bytes + facts.heap_bytes() - old_bytes;
    }

    /// What the sides have left after a node, where the node says it.
    pub(crate) fn clocks(&self, node: NodeId) -> ByColor<Option<Reading>> {
        match self.rest(node) {
            Table::Clocks(place) => {
                let (of, reading) = self.clocks[place];
                ByColor::from_fn(|color| (color == of).then_some(reading))
            }
            Table::Facts(place) => self.facts[place].clocks,
            Table::Texts(_) | Table::None => ByColor::default(),
        }
    }

    /// Notes what a side has left, and leaves what a file says of it.
    pub(crate) fn set_clock_as_read(&mut self, node: NodeId, color: Color, reading: Option<Reading>) {
        match (self.rest(node), reading) {
            (Table::None, Some(reading)) if self.contains(node) => {
                make_room(&mut self.clocks);
                self.clocks.push((color, reading));
                self.nodes[node.0 as usize].rest = Rest::last(1, self.clocks.len());
            }
            (Table::Clocks(place), Some(reading)) if self.clocks[place].0 == color => {
                self.clocks[place].1 = reading;
            }
            _ => self.edit_facts(node, |facts| facts.clocks[color] = reading),
        }
    }
}

/// Grows a table by a quarter where it is full: doubling would waste half of the memory of a large record.
fn make_room<T>(table: &mut Vec<T>) {
    if table.len() == table.capacity() {
        table.reserve_exact((table.len() / 4).max(4));
    }
}
