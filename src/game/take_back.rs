//! Taking back and playing again.

use super::Match;
use super::clock::Clock;
use super::tree::NodeId;
use crate::board::{ByColor, Color, Point};
use crate::gomoku::opening::Party;

/// A step that was taken back.
#[derive(Clone, Copy, Debug)]
struct UndoneStep {
    actor: Party,
    /// The stone that it had laid.
    stone: Option<Point>,
    /// What was noted of the clocks after it.
    clocks: ByColor<Option<Clock>>,
}

impl Match {
    /// Takes back what [`n_to_undo`](Self::n_to_undo) counts and returns the points from which stones were taken,
    /// last move first. What is played next takes the place of what was taken back in the main line.
    ///
    /// An end by resignation or agreement is taken back alone: the stones stay, and whoever was to move is to
    /// move again, even if that is the program.
    pub fn undo(&mut self) -> Vec<Point> {
        if self.declared.is_some() {
            self.withdraw();
            return Vec::new();
        }
        let n_steps = self.n_to_undo();
        let from = self.node();
        let mut stones = Vec::new();
        let mut last = None;
        self.keep_thought();
        for _ in 0..n_steps {
            let Some(undone) = self.undo_step() else { break };
            stones.extend(undone.stone);
            last = Some(undone);
        }
        if n_steps > 0 {
            self.is_taking_back = true;
            let goes_further = |end: &NodeId| self.record.is_before(from, *end);
            self.taken_back = self.taken_back.filter(goes_further).or(Some(from));
            self.replaced = None;
            self.arrive();
        }
        if let Some(undone) = last {
            self.take_back_time(undone.actor, undone.clocks);
        }
        stones
    }

    /// Goes back over one step, with the nodes after it that are none.
    fn undo_step(&mut self) -> Option<UndoneStep> {
        loop {
            let clocks = self.noted_here();
            let left = self.standing.leave(&self.record, self.setup.game)?;
            if let Some(actor) = left.actor {
                return Some(UndoneStep { actor, stone: left.stone, clocks });
            }
        }
    }

    /// Makes again what the last [`undo`](Self::undo) took back, up to a step of the side that can decide next,
    /// and returns the points of the stones in the order played. Where the game branches it follows the branch visited
    /// last.
    pub fn redo(&mut self) -> Vec<Point> {
        let mut stones = Vec::new();
        self.keep_thought();
        let mut before = self.clocks_before_step();
        while self.declared.is_none() {
            let Some(next) = self.next_node() else { break };
            let is_step = self.enter(next);
            self.arrive();
            if is_step {
                // Only the first step is made anew.
                self.stop_clock(before.take());
            }
            let stone = self.record.played(next).and_then(|played| played.place?.point(self.size()));
            stones
                .extend(stone.filter(|stone| {
                    self.position().last_move().and_then(super::Move::point) == Some(*stone)
                }));
            if is_step && self.person_decides() {
                break;
            }
        }
        stones
    }

    /// How many steps [`undo`](Self::undo) takes back: down to one of a person when the program plays the other
    /// side, otherwise one. Zero when there is no such step.
    pub fn n_to_undo(&self) -> usize {
        let n_programs = Color::BOTH.into_iter().filter(|c| !self.setup.seats[*c].is_person()).count();
        let mut actors = self.standing.actors();
        if n_programs != 1 {
            return actors.take(1).count();
        }
        let by_person = |party: Party| self.seat_of(party).is_person();
        actors.position(by_person).map_or(0, |n| n + 1)
    }

    /// Whether [`undo`](Self::undo) would change anything.
    pub fn can_undo(&self) -> bool {
        self.declared.is_some() || self.n_to_undo() > 0
    }

    /// Whether [`redo`](Self::redo) would change anything.
    pub fn can_redo(&self) -> bool {
        self.declared.is_none() && self.next_node().is_some()
    }

    /// Whether nothing has been done yet, or all of it was taken back.
    pub fn is_fresh(&self) -> bool {
        self.standing.actors().next().is_none()
    }

    /// Where [`redo`](Self::redo) goes next: the branch visited last, or else the first.
    pub fn next_node(&self) -> Option<NodeId> {
        self.next_of(self.node())
    }

    /// The child of a node that was visited last, or else the first.
    pub(super) fn next_of(&self, node: NodeId) -> Option<NodeId> {
        let visited = self.last_visited.get(&node).copied();
        visited
            .filter(|child| self.record.parent(*child) == Some(node))
            .or_else(|| self.record.first_child(node))
    }

    /// Deletes what was taken back before the last step and was not played again; whether there was anything of
    /// the kind. Branches that begin on the way stay, with all that leads to them.
    pub fn forget_taken_back(&mut self) -> bool {
        let Some(mut end) = self.replaced.take().filter(|end| self.record.first_child(*end).is_none()) else {
            return false;
        };
        while self.record.first_child(end).is_none() {
            let Some(before) = self.record.delete(end) else { break };
            end = before;
        }
        true
    }

    /// Whether [`forget_taken_back`](Self::forget_taken_back) would delete anything.
    pub fn has_replaced(&self) -> bool {
        self.replaced.is_some_and(|end| self.record.contains(end) && self.record.first_child(end).is_none())
    }

    /// Remembers that a node was visited, where it is one of several.
    pub(super) fn remember(&mut self, child: NodeId) {
        let Some(parent) = self.record.parent(child) else { return };
        if self.record.first_child(parent) != self.record.last_child(parent) {
            self.last_visited.insert(parent, child);
        }
    }
}
