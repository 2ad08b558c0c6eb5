//! Visits: select, expand, judge, backup.

use super::guide::{Guess, Guide, final_lead};
use super::params::{LEAST_MOVES, LEAST_POLICY, MAX_NODES, score};
use super::tree::{Found, Node, NodeId, Tree};
use crate::board::{ByColor, Color, PointSet};
use crate::go::{Move, Position};
use crate::search::mcts::Budget;

/// A tree above a position.
pub(super) struct Search<'a> {
    /// The root; while a visit is under way, the position that it has come to.
    position: Position,
    pub(super) tree: Tree,
    guide: &'a mut dyn Guide,
    /// Points on which nobody plays at the root.
    pointless: PointSet,
    /// Stones that both sides hold for dead.
    pub(super) dead: ByColor<PointSet>,
    /// The side to move at the root, and the score that it can expect.
    us: Color,
    center: f32,
}

impl<'a> Search<'a> {
    /// A search that goes on in a tree, or begins one; the root's own judgment is known.
    pub(super) fn new(
        root: &Position,
        tree: Option<Tree>,
        guide: &'a mut dyn Guide,
        guess: &Guess,
        pointless: PointSet,
        dead: ByColor<PointSet>,
    ) -> Self {
        let mut search = Self {
            position: root.clone(),
            tree: Tree::new(),
            guide,
            pointless,
            dead,
            us: root.to_move(),
            center: guess.lead,
        };
        match tree {
            Some(tree) if tree.node(Tree::ROOT).has_children() => search.tree = tree,
            _ => {
                search.expand(Tree::ROOT, guess);
                let found = search.found(guess);
                search.tree.add(Tree::ROOT, found.swapped());
            }
        }
        search
    }

    pub(super) fn visits(&self) -> u64 {
        u64::from(self.tree.node(Tree::ROOT).visits)
    }

    /// One visit.
    pub(super) fn visit(&mut self) {
        let mut path = vec![Tree::ROOT];
        let mut id = Tree::ROOT;
        // 1. Select.
        while self.tree.node(id).has_children() {
            id = self.tree.select(id);
            self.position.play_unchecked(self.tree.node(id).mv);
            path.push(id);
        }
        // 2. Judge, and 3. expand.
        let guess = self.guide.judge(&self.position);
        let mut found = if self.position.is_over() {
            let lead = final_lead(&self.position, &guess, &self.dead);
            let win = if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) };
            Found { utility: self.utility(win, lead, 0.0), win, lead }
        } else {
            if self.tree.len() < MAX_NODES {
                self.expand(id, &guess);
            }
            self.found(&guess)
        };
        // 4. Backup.
        for id in path.into_iter().rev() {
            found = found.swapped();
            self.tree.add(id, found);
            if id != Tree::ROOT {
                self.position.undo();
            }
        }
    }

    /// Gives a node the moves that the policy thinks something of.
    fn expand(&mut self, id: NodeId, guess: &Guess) {
        let is_root = id == Tree::ROOT;
        let may_be = |mv: Move| !is_root || mv.point().is_none_or(|point| !self.pointless.contains(point));
        let moves = guess.moves.iter().filter(|(mv, _)| may_be(*mv)).enumerate();
        let some = moves.filter(|(i, (mv, policy))| {
            *i < LEAST_MOVES || *policy >= LEAST_POLICY || (is_root && *mv == Move::Pass)
        });
        self.tree.expand(id, some.map(|(_, (mv, policy))| Node::new(*mv, *policy)));
    }

    fn found(&self, guess: &Guess) -> Found {
        let utility = self.utility(guess.win, guess.score, guess.score_stdev);
        Found { utility, win: guess.win, lead: guess.lead }
    }

    /// From a chance to win and a score, both for the side to move: mostly the chance, and a little for the score
    /// itself and for what it is beyond the one expected at the root.
    fn utility(&self, win: f32, mean: f32, stdev: f32) -> f32 {
        let center = if self.position.to_move() == self.us { self.center } else { -self.center };
        let scale = score::SCALE_PER_LINE * f32::from(self.position.size().lines());
        let value = |score: f32| {
            (score / (scale * scale + stdev * stdev).sqrt()).atan() / std::f32::consts::FRAC_PI_2
        };
        2.0 * win - 1.0 + score::STATIC * value(mean) + score::DYNAMIC * value(mean - center)
    }

    /// Visits until the budget is spent; `on_progress` hears of every [`REPORT_EVERY`](Self::REPORT_EVERY)th.
    pub(super) fn run(&mut self, budget: &Budget<'_>, mut on_progress: impl FnMut(&Self)) {
        let before = self.visits();
        while !budget.is_spent(self.visits()) {
            self.visit();
            let visits = self.visits();
            if visits.is_multiple_of(Self::REPORT_EVERY) {
                on_progress(self);
                // The speed is that of the visits made now.
                let left =
                    budget.visits_left(visits - before).map(|left| left.min(budget.nodes_left(visits)));
                if left.is_some_and(|left| self.is_decided(left)) {
                    break;
                }
            }
        }
    }

    /// Visits between two reports.
    const REPORT_EVERY: u64 = 32;

    /// Whether the move visited most will stay so: the others cannot catch up with the visits left.
    fn is_decided(&self, left: u64) -> bool {
        let mut visits: Vec<u32> = self.tree.children(Tree::ROOT).map(|(_, node)| node.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let second = visits.get(1).copied().unwrap_or(0);
        u64::from(visits.first().copied().unwrap_or(0)) > u64::from(second) + left
    }
}
