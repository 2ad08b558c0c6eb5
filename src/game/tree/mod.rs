//! A game as a tree of variations, with comments, markup and set-up stones: what a record holds.
//!
//! The first child of a node goes on with the main line, the others are variations of it. Both games have the same
//! tree; it knows points and properties, not rules. The vocabulary is that of SGF `FF[4]`
//! (<https://www.red-bean.com/sgf/>), which also says what a node may hold:
//!
//! - the root has no move; it has what is known about the game,
//! - a node has either a move or set-up stones, not both,
//! - properties that we do not know are kept, so that another program finds them again.
//!
//! Nodes lie in one table and name each other by number: nothing here calls itself node by node, so a line of a
//! million moves is built, walked, cloned and dropped on the smallest stack. A node takes [`Tree::NODE_BYTES`] bytes and
//! the text of its properties. Deleted nodes leave their place in the table empty for as long as the tree lives, so
//! that no number ever means another node.

mod arena;
mod coord;
mod edit;
mod info;
mod markup;
mod properties;
mod result;
mod setup;
mod shading;
mod stones;
mod text;
pub(crate) mod vocabulary;
mod walk;

pub use coord::{Coord, RecordSize};
pub use edit::EditError;
pub use info::InfoKey;
pub use markup::{Label, Line, LineEnd, Mark};
pub use properties::Property;
pub(crate) use properties::{Properties, PropertiesWriter};
pub use result::{RecordResult, WinMargin};
pub use shading::{Shading, runs};
pub use stones::Stones;
pub(crate) use text::{normalized, normalized_line};
pub use walk::Preorder;

use crate::board::Color;
use arena::Node;

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
    #[cfg(feature = "gui")]
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
    /// The texts that nodes point into; one is empty where its node has no properties any more.
    properties: Vec<Properties>,
    n_nodes: usize,
    /// The bytes of the texts, for [`Self::heap_bytes`].
    text_bytes: usize,
}

impl Tree {
    /// What a node takes without its properties.
    pub const NODE_BYTES: usize = size_of::<Node>();

    /// A tree with nothing but its root.
    pub fn new(game: GameKind, size: RecordSize) -> Self {
        Self { game, size, nodes: vec![Node::ROOT], properties: Vec::new(), n_nodes: 1, text_bytes: 0 }
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
        self.nodes.capacity() * Self::NODE_BYTES + self.properties.capacity() * OF_TEXT + self.text_bytes
    }

    /// The move of a node; `None` in the root and where stones are set up.
    pub fn played(&self, node: NodeId) -> Option<Played> {
        self.node(node)?.played
    }

    /// All properties of a node but its move, those that `FF[4]` defines first.
    ///
    /// `FF`, `GM`, `CA`, `AP` and `SZ` are not among them: the writer makes them.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_>> {
        self.properties_of(node).into_iter().flat_map(Properties::iter)
    }

    /// The property of a node with this name.
    pub fn property(&self, node: NodeId, ident: &str) -> Option<Property<'_>> {
        self.properties_of(node)?.get(ident)
    }
}

impl PartialEq for Tree {
    /// Whether both hold the same game: the same nodes in the same order with the same properties, however made.
    fn eq(&self, other: &Self) -> bool {
        let shape = |tree: &Self, node| (tree.first_child(node).is_some(), tree.next_sibling(node).is_some());
        let same = |(ours, theirs)| {
            shape(self, ours) == shape(other, theirs)
                && self.played(ours) == other.played(theirs)
                && self.properties(ours).eq(other.properties(theirs))
        };
        (self.game, self.size, self.n_nodes) == (other.game, other.size, other.n_nodes)
            && self.preorder(self.root()).zip(other.preorder(other.root())).all(same)
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests;
