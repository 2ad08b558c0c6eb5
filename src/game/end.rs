//! How a match ends without a stone: by resignation, by agreement, by the count; and what its record says of it.

use super::tree::{Deed, End, RecordResult, StepKind, TreeStep, WinMargin};
use super::{Counting, DrawBy, Match, Outcome, WinBy};
use crate::board::{Color, Point};
use crate::go::{self, Judgment, PointStatus};

impl Match {
    /// Ends the match: `loser` gives up. Does nothing when it has ended already.
    pub fn resign(&mut self, loser: Color) {
        self.declare(End::Resignation(loser));
    }

    /// Ends the match as drawn because both sides agree. Does nothing when it has ended already.
    pub fn agree_draw(&mut self) {
        self.declare(End::Draw);
    }

    /// How the match has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position().outcome())
    }

    /// The count of a game of Go that two passes have ended, until both sides agree to it.
    pub fn counting(&self) -> Option<&Counting> {
        (self.is_past_two_passes() && self.declared.is_none()).then_some(&self.counting)
    }

    fn is_past_two_passes(&self) -> bool {
        self.position().as_go().is_some_and(go::Position::is_over)
    }

    /// Proposes what is dead, while the game is counted; who had agreed must agree again.
    pub fn propose(&mut self, judgment: Judgment) {
        if self.counting().is_some() {
            self.counting.propose(judgment);
            self.note_counting();
        }
    }

    /// Calls the group on a point dead or alive again, while the game is counted; false where there is none.
    pub fn toggle_dead(&mut self, point: Point) -> bool {
        if self.counting().is_none() {
            return false;
        }
        let Some(position) = self.standing.position.as_go() else { return false };
        let is_stone = self.counting.toggle(position, point);
        self.note_counting();
        is_stone
    }

    /// A side agrees to the count; once both have, the match has ended.
    pub fn agree_to_count(&mut self, color: Color) {
        if self.counting().is_none() {
            return;
        }
        let Some(position) = self.standing.position.as_go() else { return };
        let is_agreed = self.counting.agree(position, color).is_some();
        self.note_counting();
        if is_agreed {
            self.declare(End::Count);
        }
    }

    /// A side would rather play on than count.
    pub fn resume(&mut self, requester: Color) {
        if self.counting().is_none() {
            return;
        }
        self.counting.withdraw();
        self.note_counting();
        let node = self.branch_of(TreeStep(StepKind::Deed(Deed::Resume(requester))));
        self.go_on_with(node);
        let to_move = self.to_move();
        // Other programs understand whose turn it is. The node has no move, so it may say so.
        let _ = self.record.set_to_move(node, Some(to_move));
    }

    /// Looks at what hangs on the node where the match has come to stand.
    pub(super) fn arrive(&mut self) {
        self.declared = None;
        self.counting = if self.is_past_two_passes() {
            self.record.count(self.node()).cloned().unwrap_or_default()
        } else {
            Counting::default()
        };
        self.declared = self.declared_here();
        self.read_clocks();
    }

    /// The end that the record declares at the node where the match stands.
    fn declared_here(&self) -> Option<Outcome> {
        if self.position().outcome().is_some() {
            return None;
        }
        match self.record.end(self.node()) {
            Some(End::Resignation(loser)) => Some(Outcome::Win { winner: !loser, by: WinBy::Resignation }),
            Some(End::Time(loser)) => Some(Outcome::Win { winner: !loser, by: WinBy::Time }),
            Some(End::Draw) => Some(Outcome::Draw(DrawBy::Agreement)),
            Some(End::Count) => self.score().map(|score| score.outcome().into()),
            Some(End::Given) => self.given_outcome(),
            None => None,
        }
    }

    /// The outcome that the record gives for the end of a line; none where it was played on.
    fn given_outcome(&self) -> Option<Outcome> {
        let is_end = self.record.first_child(self.node()).is_none();
        match self.record.result().filter(|_| is_end)? {
            RecordResult::Win { winner, by } => {
                let by = match by {
                    WinMargin::Points(margin) if self.setup.is_go() => WinBy::Score(margin),
                    // There are no points at five in a row.
                    WinMargin::Points(_) | WinMargin::Unsaid => WinBy::Unsaid,
                    WinMargin::Resignation => WinBy::Resignation,
                    WinMargin::Time => WinBy::Time,
                    WinMargin::Forfeit => WinBy::Forfeit,
                };
                Some(Outcome::Win { winner, by })
            }
            RecordResult::Draw if self.setup.is_go() => Some(Outcome::Draw(DrawBy::EqualScore)),
            RecordResult::Draw => Some(Outcome::Draw(DrawBy::Agreement)),
            RecordResult::Void | RecordResult::Unknown => None,
        }
    }

    pub(super) fn declare(&mut self, end: End) {
        if self.outcome().is_some() {
            return;
        }
        let node = self.node();
        self.record.set_end(node, Some(end));
        self.declared = self.declared_here();
        if end == End::Count {
            self.note_territory();
        }
        self.settle_result();
    }

    /// Takes back an end that no stone brought about.
    pub(super) fn withdraw(&mut self) {
        let node = self.node();
        self.declared = None;
        if self.counting().is_some() {
            self.counting.withdraw();
            self.note_counting();
        }
        let end = self.record.end(node);
        if end == Some(End::Count) {
            for (at, _) in self.record.territory(node) {
                self.record.set_territory(node, at, None);
            }
        }
        self.record.set_end(node, None);
        if matches!(end, Some(End::Time(_))) {
            self.forget_thought();
        }
        // What another program said of the whole game stays said.
        if !self.record.root_facts().is_result_given && self.record.is_main(node) {
            self.record.set_result(None);
        }
    }

    /// Writes how the game ended into a record that has no other word for it.
    pub(super) fn settle_result(&mut self) {
        let is_end = self.declared.is_some() || self.record.first_child(self.node()).is_none();
        if self.record.root_facts().is_result_given || !is_end || !self.record.is_main(self.node()) {
            return;
        }
        let result = self.outcome().map(RecordResult::from);
        if self.record.result() != result {
            self.record.set_result(result);
        }
    }

    /// How the main line ends by its moves and by what was declared on it.
    pub(super) fn main_line_result(&self) -> Option<RecordResult> {
        let mut game = Self::at_root(self.record.clone(), self.setup);
        let main_line: Vec<_> = self.record.main_line().skip(1).collect();
        let mut result = None;
        for node in main_line {
            game.standing.enter(&self.record, node);
            if self.record.end(node).is_some() || self.record.first_child(node).is_none() {
                game.arrive();
                result = game.outcome().map(RecordResult::from).or(result);
            }
        }
        result
    }

    fn note_counting(&mut self) {
        let node = self.node();
        self.record.set_count(node, &self.counting);
    }

    /// Marks the territory agreed to as other programs know it.
    fn note_territory(&mut self) {
        let (node, Some(score)) = (self.node(), self.score()) else { return };
        for &(point, status) in score.statuses() {
            if let PointStatus::Territory(owner) = status {
                self.record.set_territory(node, point.into(), Some(owner));
            }
        }
    }
}

impl From<Outcome> for RecordResult {
    fn from(outcome: Outcome) -> Self {
        let (winner, by) = match outcome {
            Outcome::Draw(_) => return Self::Draw,
            Outcome::Win { winner, by } => (winner, by),
        };
        let by = match by {
            WinBy::Score(margin) => WinMargin::Points(margin),
            WinBy::Resignation => WinMargin::Resignation,
            WinBy::Time => WinMargin::Time,
            WinBy::Forbidden { .. } | WinBy::Forfeit => WinMargin::Forfeit,
            WinBy::Five(_) | WinBy::Unsaid => WinMargin::Unsaid,
        };
        Self::Win { winner, by }
    }
}
