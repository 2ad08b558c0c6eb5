//! What an editor has changed in a tree, one change after the other, so that each can be undone.

use std::sync::Arc;

use super::{Coord, Deed, EditError, Line, Mark, NodeId, Played, Tree};
use crate::board::{Color, Symmetry};

/// A change of a tree, seen from the node where one stands.
///
/// Stones are set up, and turns given, in the node itself where nothing is lost by that; where it has a move, or sets
/// up nothing and is gone on from, in a new child.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// These stones, and no stones, are to be seen on these points.
    SetUp(Vec<(Coord, Option<Color>)>),
    /// It is this side's turn; without a side the moves say whose it is.
    Turn(Option<Color>),
    /// A mark on a point in place of the one it has, or none.
    Mark(Coord, Option<Mark>),
    /// A label on a point in place of the one it has; none without text.
    Label(Coord, String),
    /// These lines and no others.
    Lines(Vec<Line>),
    /// No mark, label or line on a point.
    Erase(Coord),
    /// The comment; none without text.
    Comment(String),
    /// The name of the node; none without text.
    Name(String),
    /// Goes to the child that makes this step, which is added where there is none.
    Step(TreeStep),
    /// Deletes the node and all below it.
    Delete,
    /// The line to the node is the main line from now on.
    Promote,
    /// The variation changes places with the one before it.
    MoveUp,
    /// The variation changes places with the one after it.
    MoveDown,
    /// The whole record is turned or mirrored.
    Symmetry(Symmetry),
    /// The record becomes this one, which was made of it by adding to it.
    Annotate(Arc<Tree>),
}

/// What a node does in a game: a move, or a step of an opening that lays no stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeStep(pub(in crate::game) StepKind);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) enum StepKind {
    Played(Played),
    Deed(Deed),
}

impl Tree {
    /// Changes the tree, and returns the node where one stands then.
    ///
    /// # Errors
    /// The [`EditError`] that stands against it; the tree is then as it was.
    pub fn apply(&mut self, node: NodeId, edit: &Edit) -> Result<NodeId, EditError> {
        if !self.contains(node) {
            return Err(EditError::NoNode);
        }
        match edit {
            Edit::SetUp(stones) => return self.set_up_all(node, stones),
            Edit::Turn(color) => {
                let node = self.setup_node(node);
                self.set_to_move(node, *color)?;
                return Ok(node);
            }
            Edit::Mark(at, mark) => self.set_mark(node, *at, *mark),
            Edit::Label(at, text) => self.set_label(node, *at, text),
            Edit::Lines(lines) => self.set_lines(node, lines),
            Edit::Erase(at) => {
                self.set_mark(node, *at, None);
                self.set_label(node, *at, "");
                let left = self.lines(node).into_iter().filter(|line| line.from != *at && line.to != *at);
                self.set_lines(node, &left.collect::<Vec<_>>());
            }
            Edit::Comment(text) => self.set_comment(node, text),
            Edit::Name(text) => self.set_name(node, text),
            Edit::Step(step) => return self.step_from(node, *step),
            Edit::Delete => return self.delete(node).ok_or(EditError::Root),
            Edit::Promote => self.promote_to_main(node),
            Edit::MoveUp => self.move_up(node),
            Edit::MoveDown => self.move_down(node),
            Edit::Symmetry(symmetry) => self.turn(*symmetry),
            Edit::Annotate(annotated) if annotated.contains(node) => self.clone_from(annotated),
            Edit::Annotate(_) => return Err(EditError::NoNode),
        }
        Ok(node)
    }

    /// The node itself where stones are set up in it, or else a new child.
    fn setup_node(&mut self, node: NodeId) -> NodeId {
        let is_step = self.played(node).is_some() || self.deed(node).is_some();
        let is_gone_on_from = self.areas(node).is_empty() && self.first_child(node).is_some();
        if is_step || is_gone_on_from { self.add_as_read(node, None) } else { node }
    }

    /// What a node does not change it does not set up.
    fn set_up_all(&mut self, node: NodeId, stones: &[(Coord, Option<Color>)]) -> Result<NodeId, EditError> {
        if !stones.iter().all(|(at, _)| self.size().contains(*at)) {
            return Err(EditError::Outside);
        }
        let node = self.setup_node(node);
        let before = self.parent(node).map(|parent| self.stones_at(parent));
        for &(at, stone) in stones {
            if before.as_ref().and_then(|before| before.stone(at)) == stone {
                self.forget_setup(node, at);
            } else {
                self.set_up(node, at, stone)?;
            }
        }
        Ok(node)
    }

    /// The child of a node that makes a step, if there is one.
    pub fn find_step(&self, node: NodeId, TreeStep(step): TreeStep) -> Option<NodeId> {
        match step {
            StepKind::Played(played) => self.find_move(node, played),
            StepKind::Deed(deed) => self
                .children(node)
                .find(|child| self.played(*child).is_none() && self.deed(*child) == Some(deed)),
        }
    }

    /// The same child, added where there is none.
    pub(in crate::game) fn step_from(&mut self, node: NodeId, step: TreeStep) -> Result<NodeId, EditError> {
        match (self.find_step(node, step), step.0) {
            (Some(found), _) => Ok(found),
            (None, StepKind::Played(played)) => self.add_move(node, played),
            (None, StepKind::Deed(deed)) => {
                let child = self.add_as_read(node, None);
                self.set_deed(child, Some(deed));
                Ok(child)
            }
        }
    }
}

/// The changes of a tree since it was taken up, in their order: undone without limit, and made again.
///
/// A change is undone by making all those before it anew, so nothing has to know how it is taken back.
///
/// ```
/// # use goishi::game::tree::{Edit, EditLog, GameKind, Tree};
/// let mut tree = Tree::new(GameKind::Go, GameKind::Go.default_size());
/// let root = tree.root();
/// let mut log = EditLog::new(tree.clone());
/// for text in ["One.", "Two."] {
///     log.edit(&mut tree, root, Edit::Comment(text.to_owned()))?;
/// }
/// assert_eq!(log.undo(&mut tree), Some(root));
/// assert_eq!(tree.comment(root), Some("One."));
/// log.redo(&mut tree);
/// assert_eq!(tree.comment(root), Some("Two."));
/// # Ok::<(), goishi::game::tree::EditError>(())
/// ```
#[derive(Clone, Debug)]
pub struct EditLog {
    /// The tree before the first of them.
    base: Tree,
    /// All of them, with the node that each was made from; those that were undone last.
    edits: Vec<(NodeId, Edit)>,
    /// How many are not undone.
    n_done: usize,
}

impl EditLog {
    /// No changes of a tree.
    pub const fn new(base: Tree) -> Self {
        Self { base, edits: Vec::new(), n_done: 0 }
    }

    /// Changes the tree, and returns the node where one stands then. What was undone cannot be made again after that.
    ///
    /// # Errors
    /// The [`EditError`] that stands against it; nothing is changed then.
    pub fn edit(&mut self, tree: &mut Tree, node: NodeId, edit: Edit) -> Result<NodeId, EditError> {
        let to = tree.apply(node, &edit)?;
        self.edits.truncate(self.n_done);
        self.edits.push((node, edit));
        self.n_done += 1;
        Ok(to)
    }

    /// Undoes the last change; the node that it was made from.
    pub fn undo(&mut self, tree: &mut Tree) -> Option<NodeId> {
        self.n_done = self.n_done.checked_sub(1)?;
        let mut undone = self.base.clone();
        for (node, edit) in &self.edits[..self.n_done] {
            undone.apply(*node, edit).expect("what was done once can be done again");
        }
        *tree = undone;
        self.edits.get(self.n_done).map(|(node, _)| *node)
    }

    /// Makes the change again that was undone last; the node where one stands then.
    pub fn redo(&mut self, tree: &mut Tree) -> Option<NodeId> {
        let (node, edit) = self.edits.get(self.n_done)?;
        let to = tree.apply(*node, edit).expect("what was done once can be done again");
        self.n_done += 1;
        Some(to)
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        self.n_done > 0
    }

    /// Whether there is one to make again.
    pub fn can_redo(&self) -> bool {
        self.n_done < self.edits.len()
    }
}
