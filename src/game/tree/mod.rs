//! A game as a tree of variations, with comments, markup and set-up stones: what a record holds.
//!
//! The first child of a node goes on with the main line, the others are variations of it. Both games have the same
//! tree; it knows points and values, not rules, and not how a file writes them. SGF `FF[4]`
//! (<https://www.red-bean.com/sgf/>) says what a node may hold:
//!
//! - the root has no move; it has what is known about the game,
//! - a node has either a move or set-up stones, not both,
//! - what we do not know is kept, so that another program finds it again.
//!
//! # What a node holds
//! - **A step**: a move ([`Played`]), or what is done without a stone (`Deed`): the answer to a question of an
//!   opening, a point offered, play resumed.
//! - **Stones set up** (`Area`) and **a turn**.
//! - **An end** that no stone brought about (`End`), and **a count**: what the sides hold of the stones.
//! - **Clocks** (`Reading`): what each side has left, and what the party to act has left after thinking.
//! - The root besides: seats, levels, opening and the like (`RootFacts`), and what is known about the game
//!   ([`InfoKey`]).
//! - **Remarks**: comments, names, marks, labels, lines, areas. They are the one thing that large records are full
//!   of, so they lie in one piece of text for each node (`Properties`), and the values are made when they are asked
//!   for.
//! - **What is foreign**: names and values as they stand in a file, in the same piece of text.
//!
//! A file may have other words for a value than we do, such as `600.00` for a time, or words that mean nothing. Those
//! words are kept among the texts (`Field`) and written again, until the value is set. A value that
//! cannot be read is none.
//!
//! # Memory
//! Nodes lie in one table and name each other by number: nothing here calls itself node by node, so a line of a
//! million moves is built, walked, cloned and dropped on the smallest stack. A node takes [`Tree::NODE_BYTES`] bytes;
//! its texts, or a clock alone, a place in a table of their own; anything else one in the table of all that a node
//! may hold. Deleted nodes leave their place in the tables empty for as long as the tree lives, so that no number
//! ever means another node.

mod arena;
mod coord;
mod edit;
mod facts;
mod field;
mod info;
mod log;
mod markup;
pub mod plan;
mod properties;
mod result;
mod root;
mod setup;
mod shading;
mod stones;
mod text;
mod turned;
mod walk;

use arena::Node;
pub use coord::{Coord, RecordSize};
pub use edit::EditError;
use facts::Facts;
pub(crate) use facts::{Area, Deed, End};
pub(crate) use field::{Field, Key};
pub use info::InfoKey;
pub(in crate::game) use log::StepKind;
pub use log::{Edit, EditLog, TreeStep};
pub use markup::{Label, Line, LineEnd, Mark};
pub(crate) use properties::{Properties, PropertiesWriter, Property};
pub use result::{RecordResult, WinMargin};
pub(crate) use root::{EarlierLevel, RootFacts, Seated, Understood};
pub use shading::{Shading, runs};
pub use stones::Stones;
pub use text::MoveQuality;
pub(crate) use text::{normalized, normalized_line};
pub use walk::Preorder;

use crate::board::Color;
use crate::game::clock::Reading;

/// Which game a record is of (`GM`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Go, `GM[1]`.
    Go,
    /// Five in a row by any rule, `GM[4]`.
    FiveInARow,
    /// Another game, by its number: its moves are kept as text, for they are no points.
    Other(u8),
}

impl GameKind {
    /// The number that `FF[4]` gives the game.
    pub const fn number(self) -> u8 {
        match self {
            Self::Go => 1,
            Self::FiveInARow => 4,
            Self::Other(number) => number,
        }
    }

    /// The game with a number of `FF[4]`.
    pub const fn from_number(number: u8) -> Self {
        match number {
            1 => Self::Go,
            4 => Self::FiveInARow,
            other => Self::Other(other),
        }
    }

    /// The board of a record that does not say its size.
    pub const fn default_size(self) -> RecordSize {
        let lines = match self {
            Self::FiveInARow => 15,
            Self::Go | Self::Other(_) => 19,
        };
        match RecordSize::new(lines, lines) {
            Some(size) => size,
            None => unreachable!(),
        }
    }
}

/// A stone on a point, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// Whose move it is.
    pub color: Color,
    /// Where; `None` for a pass.
    pub place: Option<Coord>,
}

impl Played {
    /// A stone on a point.
    pub const fn stone(color: Color, coord: Coord) -> Self {
        Self { color, place: Some(coord) }
    }

    /// A pass.
    pub const fn pass(color: Color) -> Self {
        Self { color, place: None }
    }
}

/// A node of one tree; of another tree it names some other node or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub(crate) const ROOT: Self = Self(0);

    /// The place of the node in a table of all nodes that the tree ever had.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game with its variations.
///
/// What is asked about a node that the tree does not have, because it was deleted, is answered with nothing.
///
/// ```
/// # use goishi::{board::Color, game::tree::{Coord, GameKind, Played, Tree}};
/// let mut tree = Tree::new(GameKind::FiveInARow, GameKind::FiveInARow.default_size());
/// let black = |letters| Played::stone(Color::Black, Coord::from_letters(letters).unwrap());
/// let first = tree.add_move(tree.root(), black("hh"))?;
/// let other = tree.add_move(tree.root(), black("gg"))?;
/// assert_eq!(tree.add_move(tree.root(), black("hh")), Ok(first));
/// tree.set_comment(other, "Rare.");
/// tree.promote(other);
/// assert_eq!(tree.main_line().nth(1), Some(other));
/// assert_eq!(tree.children(tree.root()).collect::<Vec<_>>(), [other, first]);
/// # Ok::<(), goishi::game::tree::EditError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    game: GameKind,
    size: RecordSize,
    nodes: Vec<Node>,
    /// What nodes point into, each into one of the three; a place is empty where its node has nothing there any more.
    texts: Vec<Properties>,
    clocks: Vec<(Color, Reading)>,
    facts: Vec<Facts>,
    root_facts: Option<Box<RootFacts>>,
    n_nodes: usize,
    /// The bytes that the tables point to, for [`Self::heap_bytes`].
    held_bytes: usize,
}

impl Tree {
    /// What a node takes without its properties.
    pub const NODE_BYTES: usize = size_of::<Node>();

    /// A tree with nothing but its root.
    pub fn new(game: GameKind, size: RecordSize) -> Self {
        Self {
            game,
            size,
            nodes: vec![Node::ROOT],
            texts: Vec::new(),
            clocks: Vec::new(),
            facts: Vec::new(),
            root_facts: None,
            n_nodes: 1,
            held_bytes: 0,
        }
    }

    /// Which game it is.
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// Changes which game it is; nothing else is changed.
    pub const fn set_game(&mut self, game: GameKind) {
        self.game = game;
    }

    /// The size of the board.
    pub const fn size(&self) -> RecordSize {
        self.size
    }

    /// Changes the size of the board; points that it does not have stay in the record.
    pub const fn set_size(&mut self, size: RecordSize) {
        self.size = size;
    }

    /// The number of nodes, the root included.
    pub const fn n_nodes(&self) -> usize {
        self.n_nodes
    }

    /// About how many bytes the tree takes on the heap; kept up to date, so cheap to ask.
    pub const fn heap_bytes(&self) -> usize {
        // What an allocator adds to each text: its length rounded up, and a word of its own.
        const OF_TEXT: usize = size_of::<Properties>() + 16;
        const OF_CLOCK: usize = size_of::<(Color, Reading)>();
        let root = if self.root_facts.is_some() { size_of::<RootFacts>() } else { 0 };
        self.nodes.capacity() * Self::NODE_BYTES
            + self.texts.capacity() * OF_TEXT
            + self.clocks.capacity() * OF_CLOCK
            + self.facts.capacity() * size_of::<Facts>()
            + self.held_bytes
            + root
    }

    /// The move of a node; `None` in the root and where stones are set up.
    pub fn played(&self, node: NodeId) -> Option<Played> {
        self.node(node)?.played
    }

    /// The texts of a node, in the order of their keys.
    pub(crate) fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_>> {
        self.properties_of(node).into_iter().flat_map(Properties::iter)
    }

    /// A text of a node.
    pub(crate) fn text(&self, node: NodeId, key: Key<'_>) -> Option<Property<'_>> {
        self.properties_of(node)?.get(key)
    }

    /// Whether a node may hold other values than its move and the time that one side has left.
    pub(crate) fn has_facts(&self, node: NodeId) -> bool {
        self.facts(node).is_some()
    }
}

impl PartialEq for Tree {
    /// Whether both hold the same game: the same nodes in the same order with the same values and texts, however made.
    fn eq(&self, other: &Self) -> bool {
        let shape = |tree: &Self, node| (tree.first_child(node).is_some(), tree.next_sibling(node).is_some());
        let same = |(ours, theirs)| {
            shape(self, ours) == shape(other, theirs)
                && self.played(ours) == other.played(theirs)
                && self.clocks(ours) == other.clocks(theirs)
                && Facts::is_like(self.facts(ours), other.facts(theirs))
                && self.properties(ours).eq(other.properties(theirs))
        };
        (self.game, self.size, self.n_nodes) == (other.game, other.size, other.n_nodes)
            && self.root_facts().is_like(other.root_facts())
            && self.preorder(self.root()).zip(other.preorder(other.root())).all(same)
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests;
