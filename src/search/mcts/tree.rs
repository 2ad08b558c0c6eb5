//! The nodes of the search tree, and which child to visit next.

use super::counting::Result;
use super::params::RAVE_EQUIVALENCE;
use super::params::prior::Prior;
use crate::board::Point;
use crate::go::Move;

/// The number of a node in its [`Tree`].
pub(super) type NodeId = u32;

/// A move and what is known of it. All wins are those of the side that makes the move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mv: Move,
    pub(super) visits: u32,
    /// Games won, with what the margin counts for.
    rewards: f32,
    /// Games won, and draws by half.
    wins: f32,
    /// The mean lead of the side that makes the move, in points.
    pub(super) lead: f32,
    /// The same for playouts in which the side made the move here or later.
    rave_visits: u32,
    rave_wins: f32,
    /// Visits and wins believed in before there was any.
    prior: Belief,
    first_child: NodeId,
    n_children: u16,
}

/// Sums of [`Prior`]s.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Belief {
    visits: f32,
    wins: f32,
}

impl Belief {
    pub(super) fn add(&mut self, prior: Prior) {
        self.visits += prior.0;
        self.wins += prior.1;
    }
}

const _: () = assert!(size_of::<Node>() <= 44);

impl Node {
    pub(super) const fn new(mv: Move, prior: Belief) -> Self {
        Self {
            mv,
            visits: 0,
            rewards: 0.0,
            wins: 0.0,
            lead: 0.0,
            rave_visits: 0,
            rave_wins: 0.0,
            prior,
            first_child: 0,
            n_children: 0,
        }
    }

    pub(super) const fn has_children(&self) -> bool {
        self.n_children > 0
    }

    /// The share of games won.
    pub(super) fn win_rate(&self) -> f32 {
        if self.visits == 0 { 0.5 } else { self.wins / self.visits as f32 }
    }

    fn add_result(&mut self, result: Result) {
        self.visits += 1;
        self.rewards += result.reward;
        self.wins += result.won;
        self.lead += (result.lead - self.lead) / self.visits as f32;
    }

    /// What the move promises: the wins believed and seen, mixed with those by RAVE as long as there are few.
    ///
    /// There is no term for exploration: RAVE and the priors see to it (Gelly, Silver, 2011, section 4).
    fn urgency(&self) -> f32 {
        let visits = self.prior.visits + self.visits as f32;
        let value = (self.prior.wins + self.rewards) / visits;
        if self.rave_visits == 0 {
            return value;
        }
        let rave_visits = self.rave_visits as f32;
        let share = rave_visits / (rave_visits + visits + rave_visits * visits / RAVE_EQUIVALENCE);
        let rave = self.rave_wins / rave_visits;
        share * rave + (1.0 - share) * value
    }
}

/// Nodes; the children of each lie side by side.
pub(super) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(super) const ROOT: NodeId = 0;

    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new(Move::Pass, Belief::default())] }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Gives a node its children.
    pub(super) fn expand(&mut self, id: NodeId, children: &[Node]) {
        let first_child = self.nodes.len() as NodeId;
        self.nodes.extend_from_slice(children);
        let node = &mut self.nodes[id as usize];
        node.first_child = first_child;
        node.n_children = children.len() as u16;
    }

    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = (NodeId, &Node)> {
        let Node { first_child, n_children, .. } = *self.node(id);
        let range = first_child as usize..first_child as usize + usize::from(n_children);
        (first_child..).zip(&self.nodes[range])
    }

    fn children_mut(&mut self, id: NodeId) -> &mut [Node] {
        let Node { first_child, n_children, .. } = *self.node(id);
        &mut self.nodes[first_child as usize..first_child as usize + usize::from(n_children)]
    }

    /// The child to visit next; of equals the first.
    pub(super) fn select(&self, id: NodeId) -> NodeId {
        let mut best = (f32::NEG_INFINITY, id);
        for (child, node) in self.children(id) {
            let urgency = node.urgency();
            if urgency > best.0 {
                best = (urgency, child);
            }
        }
        best.1
    }

    /// The child visited most, then won most, then first.
    pub(super) fn best(&self, id: NodeId, may_be: impl Fn(&Node) -> bool) -> Option<NodeId> {
        let mut best: Option<(NodeId, &Node)> = None;
        for (child, node) in self.children(id).filter(|(_, node)| node.visits > 0 && may_be(node)) {
            let is_better =
                best.is_none_or(|(_, old)| (node.visits, node.rewards) > (old.visits, old.rewards));
            if is_better {
                best = Some((child, node));
            }
        }
        best.map(|(child, _)| child)
    }

    /// Notes a result, as the side that made the move of the node has it.
    pub(super) fn add_result(&mut self, id: NodeId, result: Result) {
        self.nodes[id as usize].add_result(result);
    }

    /// Notes a result with the children of a node whose points the side to move there was the first to play on.
    pub(super) fn add_rave(&mut self, id: NodeId, reward: f32, was_first_on: impl Fn(Point) -> bool) {
        for child in self.children_mut(id) {
            if let Move::Place(point) = child.mv
                && was_first_on(point)
            {
                child.rave_visits += 1;
                child.rave_wins += reward;
            }
        }
    }

    /// The moves visited most from a node on.
    pub(super) fn pv(&self, mut id: NodeId) -> Vec<Move> {
        let mut pv = vec![self.node(id).mv];
        while let Some(next) = self.best(id, |_| true) {
            pv.push(self.node(next).mv);
            id = next;
        }
        pv
    }
}
