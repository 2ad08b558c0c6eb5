//! Visits: select, expand, simulate, backup.

use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::counting::{Counting, Result};
use super::params::{EXPAND_VISITS, MAX_NODES, Margin};
use super::policy::{Policy, Stone};
use super::prior;
use super::tree::{Node, NodeId, Tree};
use crate::board::{Color, Point};
use crate::go::{Board, Move, PASSES_TO_END, Position, Table};
use crate::search::{Clock, Limits, StopFlag};

/// The limits of a search, looked at before every visit.
pub(in crate::search) struct Budget<'a> {
    limits: Limits,
    stop: &'a StopFlag,
    clock: &'a dyn Clock,
    start: Duration,
}

impl<'a> Budget<'a> {
    /// The time begins to run now.
    pub(in crate::search) fn new(limits: Limits, stop: &'a StopFlag, clock: &'a dyn Clock) -> Self {
        Self { limits, stop, clock, start: clock.now() }
    }

    pub(in crate::search) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    pub(in crate::search) fn is_spent(&self, visits: u64) -> bool {
        self.stop.is_set()
            || self.limits.nodes.is_some_and(|nodes| visits >= nodes)
            || self.limits.time.is_some_and(|time| self.elapsed() >= time)
    }

    /// How many visits are left of those that are allowed.
    pub(in crate::search) fn nodes_left(&self, visits: u64) -> u64 {
        self.limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(visits))
    }

    /// How many visits are left at the present speed; `None` without limit.
    pub(in crate::search) fn visits_left(&self, visits: u64) -> Option<u64> {
        let by_nodes = self.limits.nodes.map(|nodes| nodes.saturating_sub(visits));
        let by_time = self.limits.time.map(|time| {
            let elapsed = self.elapsed();
            let share = time.saturating_sub(elapsed).as_secs_f64() / elapsed.as_secs_f64().max(1e-6);
            (visits as f64 * share) as u64
        });
        by_nodes.into_iter().chain(by_time).min()
    }
}

/// What to visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// What promises most.
    Best,
    /// What follows on this child of the root.
    Child(NodeId),
}

/// A tree above a position.
pub(super) struct Search<'a> {
    root: &'a Position,
    pub(super) tree: Tree,
    policy: &'a mut Policy,
    random: Xoshiro256PlusPlus,
    counting: Counting,
    board: Box<Board>,
    /// The nodes of the visit under way, each with the number of stones placed above it.
    path: Vec<(NodeId, usize)>,
    stones: Vec<Stone>,
    children: Vec<Node>,
    visits: u64,
}

impl<'a> Search<'a> {
    /// A tree with the moves of the position that are `allowed`; they are checked against all rules.
    pub(super) fn new(
        root: &'a Position,
        policy: &'a mut Policy,
        margin: Margin,
        seed: u64,
        allowed: impl Fn(Point) -> bool,
    ) -> Self {
        let mut children = Vec::new();
        let is_allowed = |point| allowed(point) && root.check(Move::Place(point)).is_ok();
        let last = root.moves().last().and_then(|played| played.mv.point());
        prior::moves(root.board(), root.to_move(), last, &policy.patterns, is_allowed, &mut children);
        let mut tree = Tree::new();
        tree.expand(Tree::ROOT, &children);
        Self {
            root,
            tree,
            policy,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            counting: Counting::of(root, margin),
            board: Box::new(root.board().clone()),
            path: Vec::new(),
            stones: Vec::new(),
            children,
            visits: 0,
        }
    }

    pub(super) const fn root(&self) -> &'a Position {
        self.root
    }

    pub(super) const fn visits(&self) -> u64 {
        self.visits
    }

    /// The board at the end of the last visit.
    pub(super) fn end(&self) -> &Board {
        &self.board
    }

    /// One visit.
    pub(super) fn visit(&mut self, focus: Focus) {
        self.visits += 1;
        self.board.copy_from(self.root.board());
        self.stones.clear();
        self.path.clear();
        self.path.push((Tree::ROOT, 0));
        let mut to_move = self.root.to_move();
        let mut last = self.root.moves().last().and_then(|played| played.mv.point());
        let mut n_passes = self.root.n_passes();
        let mut n_more_black = 0;
        let mut id = Tree::ROOT;
        // 1. Select, and 2. expand.
        while n_passes < PASSES_TO_END {
            if !self.tree.node(id).has_children() && !self.expand(id, to_move, last) {
                break;
            }
            id = match focus {
                Focus::Child(child) if id == Tree::ROOT => child,
                _ => self.tree.select(id),
            };
            let mv = self.tree.node(id).mv;
            last = mv.point();
            if let Some(point) = last {
                self.board.play_unchecked(to_move, point);
                self.stones.push(Stone { color: to_move, point });
                n_more_black += if to_move == Color::Black { 1 } else { -1 };
                n_passes = 0;
            } else {
                self.board.clear_ko();
                n_passes += 1;
            }
            to_move = !to_move;
            self.path.push((id, self.stones.len()));
        }
        // 3. Simulate.
        self.policy.play_out(&mut self.board, to_move, last, &mut self.random, &mut self.stones);
        let result = self.counting.result(&self.board, n_more_black);
        // 4. Backup.
        self.backup(result);
    }

    /// Gives a node children once it has been visited often enough; whether it has some now.
    fn expand(&mut self, id: NodeId, to_move: Color, last: Option<Point>) -> bool {
        if self.tree.node(id).visits < EXPAND_VISITS || self.tree.len() >= MAX_NODES {
            return false;
        }
        self.children.clear();
        prior::moves(&self.board, to_move, last, &self.policy.patterns, |_| true, &mut self.children);
        self.tree.expand(id, &self.children);
        true
    }

    /// Notes a result for Black in all nodes of the path, and with all children of theirs whose move was made later
    /// by the side to move there.
    fn backup(&mut self, black: Result) {
        let mut first: Table<Option<Color>> = Table::new(None);
        let mut n_seen = self.stones.len();
        for (depth, (id, n_stones)) in self.path.iter().copied().enumerate().rev() {
            for stone in self.stones[n_stones..n_seen].iter().rev() {
                first[stone.point] = Some(stone.color);
            }
            n_seen = n_stones;
            let to_move = if depth.is_multiple_of(2) { self.root.to_move() } else { !self.root.to_move() };
            let ours = if to_move == Color::Black { black } else { black.swapped() };
            self.tree.add_result(id, ours.swapped());
            if self.tree.node(id).has_children() {
                self.tree.add_rave(id, ours.reward, |point| first[point] == Some(to_move));
            }
        }
    }

    /// Visits until the budget is spent; `focus` is asked what each visit is for, and `on_progress` hears of
    /// every [`REPORT_EVERY`](Self::REPORT_EVERY)th.
    pub(super) fn run(
        &mut self,
        budget: &Budget<'_>,
        focus: impl Fn(u64) -> Focus,
        mut on_progress: impl FnMut(&Self),
    ) {
        while !budget.is_spent(self.visits) {
            self.visit(focus(self.visits));
            if self.visits.is_multiple_of(Self::REPORT_EVERY) {
                on_progress(self);
                if self.is_decided(budget) {
                    break;
                }
            }
        }
    }

    /// Visits between two reports.
    const REPORT_EVERY: u64 = 256;

    /// Whether the move visited most will stay so: the others cannot catch up with the visits left.
    fn is_decided(&self, budget: &Budget<'_>) -> bool {
        let Some(left) = budget.visits_left(self.visits) else { return false };
        let mut visits: Vec<u32> = self.tree.children(Tree::ROOT).map(|(_, node)| node.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let second = visits.get(1).copied().unwrap_or(0);
        u64::from(visits.first().copied().unwrap_or(0)) > u64::from(second) + left
    }
}
