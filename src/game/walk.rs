//! Walking through the record of a match.

use super::tree::{NodeId, Tree};
use super::{GameSetup, Match, MatchSetup, Seat};
use crate::board::ByColor;

/// A way through a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// To the beginning.
    First,
    /// This many nodes back, or to the beginning.
    Back(usize),
    /// This many nodes on along the branches visited last, or to the end.
    Forward(usize),
    /// To the end along the branches visited last.
    Last,
    /// To the next variation of the node where the match stands.
    NextBranch,
    /// To the variation before it.
    PreviousBranch,
    /// To any node.
    To(NodeId),
}

impl Match {
    /// Walks through the record; whether that led anywhere. What is played after that is a variation.
    ///
    /// It costs the nodes walked over; where stones are set up between moves, the nodes back to the root.
    pub fn walk(&mut self, walk: Walk) -> bool {
        self.keep_thought();
        let (from, game) = (self.node(), self.setup.game);
        match walk {
            Walk::First => self.standing.go_back(&self.record, game, usize::MAX),
            Walk::Back(n_nodes) => self.standing.go_back(&self.record, game, n_nodes),
            Walk::Forward(n_nodes) => self.walk_on(n_nodes),
            Walk::Last => self.walk_on(usize::MAX),
            Walk::NextBranch => self.walk_to(self.record.next_sibling(from)),
            Walk::PreviousBranch => self.walk_to(self.record.previous_sibling(from)),
            Walk::To(node) => self.walk_to(Some(node)),
        }
        if self.node() == from {
            return false;
        }
        self.is_taking_back = false;
        (self.taken_back, self.replaced) = (None, None);
        self.arrive();
        true
    }

    /// The nodes after the one where the match stands, along the branches visited last.
    pub fn nodes_ahead(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next_node(), |node| self.next_of(*node))
    }

    fn walk_on(&mut self, n_nodes: usize) {
        for _ in 0..n_nodes {
            let Some(next) = self.next_node() else { break };
            self.enter(next);
        }
    }

    fn walk_to(&mut self, node: Option<NodeId>) {
        let Some(node) = node.filter(|node| self.record.contains(*node)) else { return };
        for node in self.record.path(node) {
            self.remember(node);
        }
        self.standing.go_to(&self.record, self.setup.game, node);
    }

    /// Marks the record as a copy of another one, in which variations are tried.
    pub fn note_study(&mut self) {
        self.record.set_study(true);
    }

    /// Notes that an analysis was looked at while the match was played.
    pub fn note_analysis(&mut self) {
        self.record.set_analyzed(true);
    }

    /// Whether one was.
    pub fn is_analyzed(&self) -> bool {
        self.record.is_analyzed()
    }

    /// Whether the record is no match that was played, but one in which variations are tried and positions set up.
    pub fn is_study(&self) -> bool {
        self.record.is_study()
    }

    /// Changes the record otherwise than by playing: comments, names, marks, players, stones set up, branches added,
    /// deleted or put first.
    ///
    /// The match then stands where it stood, or at the last node before it that is left. Game, board, rules and seats
    /// stay what they are; [`set_seats`](Self::set_seats) changes the latter. Stones set up at the root leave no
    /// opening.
    pub fn edit_record<R>(&mut self, edit: impl FnOnce(&mut Tree) -> R) -> R {
        self.keep_thought();
        let (kind, size) = (self.record.game(), self.record.size());
        let result = edit(&mut self.record);
        if (self.record.game(), self.record.size()) != (kind, size) {
            self.record.set_game(kind);
            self.record.set_size(size);
        }
        let read = MatchSetup::of_tree(&self.record);
        if let (Ok(MatchSetup { game: GameSetup::Gomoku(read), .. }), GameSetup::Gomoku(own)) =
            (read, &mut self.setup.game)
        {
            own.opening = read.opening;
        }
        if read != Ok(self.setup) {
            self.setup.note_in(&mut self.record);
        }
        if !self.record.root_facts().is_result_given && self.record.result().is_some() {
            let result = self.main_line_result();
            self.record.set_result(result);
        }
        let left = self.standing.path().rev().find(|node| self.record.contains(*node));
        let node = left.unwrap_or(self.record.root());
        self.standing.rebuild(&self.record, self.setup.game, node);
        self.arrive();
        result
    }

    /// Lets others play on, such as the program from a position of an old game. In an opening the seats are those
    /// before any exchange of colors, as in the [setup](Self::setup).
    pub fn set_seats(&mut self, seats: ByColor<Seat>) {
        self.setup = MatchSetup { seats, ..self.setup };
        self.record.set_seats(seats);
    }
}
