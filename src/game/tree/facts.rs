//! What a node holds besides its move, as typed values: stones that are set up, a turn, what is done without a stone,
//! an end, a count, clocks.

use super::field::Field;
use super::{Coord, NodeId, Properties, Tree};
use crate::board::{ByColor, Color};
use crate::game::Counting;
use crate::game::clock::Reading;
use crate::gomoku::opening::Answer;

/// What a node without a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Answers the question of the opening.
    Answer(Answer),
    /// Offers a point for the fifth stone.
    Offer(Coord),
    /// Goes on with play instead of counting, because this side wants to.
    Resume(Color),
}

/// An end that no stone brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// This side gave up.
    Resignation(Color),
    /// This side ran out of time.
    Time(Color),
    /// Both sides agreed to a draw.
    Draw,
    /// Both sides agreed to the count.
    Count,
    /// As the record was given it by another program, whose moves do not say so.
    Given,
}

/// Points that a node sets up alike: all between two opposite corners, which may be one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    /// What stands there then.
    pub(crate) stone: Option<Color>,
    pub(crate) from: Coord,
    pub(crate) to: Coord,
}

/// All that a node holds besides its move.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub(super) texts: Properties,
    /// Black's stones, then White's, then the points that are cleared.
    pub(super) setup: Box<[Area]>,
    pub(super) turn: Option<Color>,
    pub(super) clocks: ByColor<Option<Reading>>,
    pub(super) thought: Option<Reading>,
    pub(super) deed: Option<Deed>,
    pub(super) end: Option<End>,
    pub(super) count: Option<Box<Counting>>,
    pub(super) is_here: bool,
    pub(super) is_visited: bool,
}

const _: () = assert!(size_of::<Facts>() <= 80, "the memory of large records hangs on this");

impl Facts {
    /// The bytes that it takes besides its place in the table.
    pub(super) fn heap_bytes(&self) -> usize {
        self.texts.len() + size_of_val(&*self.setup) + self.count.as_deref().map_or(0, size_of_val)
    }

    /// Whether two nodes hold the same besides their moves, texts and the times that the sides had left.
    pub(super) fn is_like(ours: Option<&Self>, theirs: Option<&Self>) -> bool {
        let values = |facts: Option<&Self>| {
            facts.map(|facts| {
                let Self { turn, thought, deed, end, is_here, is_visited, .. } = *facts;
                (turn, thought, deed, end, is_here, is_visited)
            })
        };
        let count = |facts: Option<&Self>| facts.and_then(|facts| facts.count.clone());
        let setup = |facts: Option<&Self>| facts.map(|facts| facts.setup.clone()).unwrap_or_default();
        match (ours, theirs) {
            (None, None) => true,
            _ => {
                values(ours).unwrap_or_default() == values(theirs).unwrap_or_default()
                    && count(ours) == count(theirs)
                    && setup(ours) == setup(theirs)
            }
        }
    }
}

/// The fields of the time that a side has left, and of the number of periods or stones that goes with it.
const fn clock_fields(color: Color) -> [Field; 2] {
    match color {
        Color::Black => [Field::BlackLeft, Field::BlackCount],
        Color::White => [Field::WhiteLeft, Field::WhiteCount],
    }
}

/// The values of a node. Whoever sets one puts it in the place of whatever other words a file had for it.
impl Tree {
    /// What a node without a move does.
    pub(crate) fn deed(&self, node: NodeId) -> Option<Deed> {
        self.facts(node)?.deed
    }

    pub(crate) fn set_deed(&mut self, node: NodeId, deed: Option<Deed>) {
        self.forget_texts(node, &[Field::Answer, Field::Offer, Field::Resumption]);
        if self.deed(node) != deed {
            self.edit_facts(node, |facts| facts.deed = deed);
        }
    }

    /// The end that is declared at a node.
    pub(crate) fn end(&self, node: NodeId) -> Option<End> {
        self.facts(node)?.end
    }

    pub(crate) fn set_end(&mut self, node: NodeId, end: Option<End>) {
        self.forget_texts(node, &[Field::End]);
        if self.end(node) != end {
            self.edit_facts(node, |facts| facts.end = end);
        }
    }

    /// What was held of the stones at a node after two passes.
    pub(crate) fn count(&self, node: NodeId) -> Option<&Counting> {
        self.facts(node)?.count.as_deref()
    }

    /// A count of which there is nothing to say is none.
    pub(crate) fn set_count(&mut self, node: NodeId, count: &Counting) {
        self.forget_texts(node, &[Field::Dead, Field::Seki, Field::Proposed, Field::Agreed]);
        let count = Some(count).filter(|count| **count != Counting::default());
        if self.count(node) != count {
            self.edit_facts(node, |facts| facts.count = count.cloned().map(Box::new));
        }
    }

    /// What a side has left after a node, where the node says it.
    pub(crate) fn clock(&self, node: NodeId, color: Color) -> Option<Reading> {
        self.clocks(node)[color]
    }

    pub(crate) fn set_clock(&mut self, node: NodeId, color: Color, reading: Option<Reading>) {
        self.forget_texts(node, &clock_fields(color));
        if self.clock(node, color) != reading {
            self.set_clock_as_read(node, color, reading);
        }
    }

    /// What the party to act has left of that, where time was thought at the node without a step.
    pub(crate) fn thought(&self, node: NodeId) -> Option<Reading> {
        self.facts(node)?.thought
    }

    pub(crate) fn set_thought(&mut self, node: NodeId, reading: Option<Reading>) {
        self.forget_texts(node, &[Field::Thought]);
        if self.thought(node) != reading {
            self.edit_facts(node, |facts| facts.thought = reading);
        }
    }

    /// Where a match in a file stood when it was written.
    pub(crate) fn here(&self) -> Option<NodeId> {
        self.preorder(self.root()).find(|node| self.is_here(*node))
    }

    /// Whether a match that was written stood here.
    pub(crate) fn is_here(&self, node: NodeId) -> bool {
        self.facts(node).is_some_and(|facts| facts.is_here)
    }

    pub(crate) fn mark_here(&mut self, node: NodeId, is_here: bool) {
        self.forget_texts(node, &[Field::Here]);
        if self.is_here(node) != is_here {
            self.edit_facts(node, |facts| facts.is_here = is_here);
        }
    }

    /// Whether this is the branch that a match that was written had visited last.
    pub(crate) fn is_visited(&self, node: NodeId) -> bool {
        self.facts(node).is_some_and(|facts| facts.is_visited)
    }

    pub(crate) fn mark_visited(&mut self, node: NodeId, is_visited: bool) {
        self.forget_texts(node, &[Field::Visited]);
        if self.is_visited(node) != is_visited {
            self.edit_facts(node, |facts| facts.is_visited = is_visited);
        }
    }

    /// What a node sets up, in the order in which it is written.
    pub(crate) fn areas(&self, node: NodeId) -> &[Area] {
        self.facts(node).map_or(&[], |facts| &facts.setup)
    }

    pub(crate) fn set_areas(&mut self, node: NodeId, areas: Box<[Area]>) {
        self.edit_facts(node, |facts| facts.setup = areas);
    }

    /// Whose turn a node says that it is.
    pub(crate) fn said_turn(&self, node: NodeId) -> Option<Color> {
        self.facts(node)?.turn
    }

    pub(crate) fn set_said_turn(&mut self, node: NodeId, turn: Option<Color>) {
        self.forget_texts(node, &[Field::Turn]);
        if self.said_turn(node) != turn {
            self.edit_facts(node, |facts| facts.turn = turn);
        }
    }
}
