//! The nodes of the tree, and which child to visit next.

use super::params::exploration;
use crate::go::Move;

/// The number of a node in its [`Tree`].
pub(super) type NodeId = u32;

/// What a visit found, as the side to move at its end has it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// From -1 to 1 for the game, and something for the score.
    pub(super) utility: f32,
    /// The chance to win, from 0 to 1.
    pub(super) win: f32,
    /// The lead in points.
    pub(super) lead: f32,
}

impl Found {
    /// The same for the other side.
    pub(super) const fn swapped(self) -> Self {
        Self { utility: -self.utility, win: 1.0 - self.win, lead: -self.lead }
    }
}

/// A move and what is known of it: means of the side that makes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mv: Move,
    pub(super) prior: f32,
    pub(super) visits: u32,
    pub(super) mean: Found,
    first_child: NodeId,
    n_children: u16,
    /// Visits under way.
    pending: u16,
}

const _: () = assert!(size_of::<Node>() <= 40);

impl Node {
    pub(super) const fn new(mv: Move, prior: f32) -> Self {
        let mean = Found { utility: 0.0, win: 0.5, lead: 0.0 };
        Self { mv, prior, visits: 0, mean, first_child: 0, n_children: 0, pending: 0 }
    }

    /// The visits made and under way.
    pub(super) const fn n_visits(&self) -> u32 {
        self.visits + self.pending as u32
    }

    /// What it is worth to who chooses it, else this much where it was never visited. A visit under way counts as lost,
    /// so that others go elsewhere.
    fn value(&self, unvisited: f32) -> f32 {
        match (self.visits, self.pending) {
            (0, 0) => unvisited,
            (_, 0) => self.mean.utility,
            (visits, pending) => {
                (visits as f32 * self.mean.utility - f32::from(pending)) / self.n_visits() as f32
            }
        }
    }

    pub(super) const fn has_children(&self) -> bool {
        self.n_children > 0
    }
}

/// Nodes; the children of each lie side by side, by falling prior.
pub(super) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(super) const ROOT: NodeId = 0;

    pub(super) fn new() -> Self {
        Self { nodes: vec![Node::new(Move::Pass, 1.0)] }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The visits of the root, made and under way.
    pub(super) fn visits(&self) -> u64 {
        self.node(Self::ROOT).n_visits().into()
    }

    /// Whether any move at the root was visited.
    pub(super) fn has_opinion(&self) -> bool {
        self.best(Self::ROOT, |_| true).is_some()
    }

    /// Whether the move visited most at the root will stay so: the others cannot catch up with the visits left.
    pub(super) fn is_decided(&self, left: u64) -> bool {
        let mut visits: Vec<u32> = self.children(Self::ROOT).map(|(_, node)| node.visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let second = visits.get(1).copied().unwrap_or(0);
        u64::from(visits.first().copied().unwrap_or(0)) > u64::from(second) + left
    }

    /// Gives a node its children.
    pub(super) fn expand(&mut self, id: NodeId, children: impl Iterator<Item = Node>) {
        let first_child = self.nodes.len();
        self.nodes.extend(children);
        let n_children = (self.nodes.len() - first_child) as u16;
        let node = &mut self.nodes[id as usize];
        (node.first_child, node.n_children) = (first_child as NodeId, n_children);
    }

    pub(super) fn children(&self, id: NodeId) -> impl Iterator<Item = (NodeId, &Node)> {
        let Node { first_child, n_children, .. } = *self.node(id);
        let range = first_child as usize..first_child as usize + usize::from(n_children);
        (first_child..).zip(&self.nodes[range])
    }

    /// The child to visit next, by PUCT; of equals the first.
    ///
    /// C. D. Rosin, "Multi-armed Bandits with Episode Context" (2011); D. Silver et al., "Mastering the game of Go
    /// without human knowledge", Nature 550 (2017).
    pub(super) fn select(&self, id: NodeId) -> NodeId {
        let parent = self.node(id);
        let (mut n, mut visited) = (0.0_f32, 0.0_f32);
        for (_, child) in self.children(id).filter(|(_, child)| child.n_visits() > 0) {
            n += child.n_visits() as f32;
            visited += child.prior;
        }
        let growth = exploration::GROWTH * (n / exploration::GROWTH_FROM).ln_1p();
        let exploration = (exploration::FIRST + growth) * (n + 0.01).sqrt();
        let reduction =
            if id == Self::ROOT { exploration::ROOT_REDUCTION } else { exploration::FIRST_PLAY_REDUCTION };
        let unvisited = -parent.mean.utility - reduction * visited.sqrt();
        let mut best = (f32::NEG_INFINITY, id);
        for (child_id, child) in self.children(id) {
            let value = child.value(unvisited);
            let urgency = value + exploration * child.prior / (1.0 + child.n_visits() as f32);
            if urgency > best.0 {
                best = (urgency, child_id);
            }
        }
        best.1
    }

    /// The child visited most, then of the highest utility, then first.
    pub(super) fn best(&self, id: NodeId, may_be: impl Fn(&Node) -> bool) -> Option<NodeId> {
        let mut best: Option<(NodeId, &Node)> = None;
        for (child, node) in self.children(id).filter(|(_, node)| node.visits > 0 && may_be(node)) {
            let is_better =
                best.is_none_or(|(_, old)| (node.visits, node.mean.utility) > (old.visits, old.mean.utility));
            if is_better {
                best = Some((child, node));
            }
        }
        best.map(|(child, _)| child)
    }

    /// The children that were visited, in the order of [`best`](Self::best).
    pub(super) fn most_visited(&self, id: NodeId) -> Vec<NodeId> {
        let mut visited: Vec<(NodeId, &Node)> =
            self.children(id).filter(|(_, node)| node.visits > 0).collect();
        visited.sort_by(|(_, a), (_, b)| {
            b.visits.cmp(&a.visits).then(b.mean.utility.total_cmp(&a.mean.utility))
        });
        visited.into_iter().map(|(child, _)| child).collect()
    }

    /// A visit comes to a node.
    pub(super) fn enter(&mut self, id: NodeId) {
        self.nodes[id as usize].pending += 1;
    }

    /// A visit that has come to a node is over; see [`add`](Self::add).
    pub(super) fn leave(&mut self, id: NodeId, found: Found) {
        self.nodes[id as usize].pending -= 1;
        self.add(id, found);
    }

    /// Notes what a visit found, as the side that made the move of the node has it.
    pub(super) fn add(&mut self, id: NodeId, found: Found) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        let share = 1.0 / node.visits as f32;
        node.mean.utility += share * (found.utility - node.mean.utility);
        node.mean.win += share * (found.win - node.mean.win);
        node.mean.lead += share * (found.lead - node.mean.lead);
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

    /// The child with a move.
    pub(super) fn child(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.children(id).find(|(_, child)| child.mv == mv).map(|(child, _)| child)
    }

    /// The tree below a node, which becomes the root, without those of its children that are not to be kept.
    pub(super) fn below(&self, id: NodeId, keep: impl Fn(&Node) -> bool) -> Self {
        let mut below = Self { nodes: vec![*self.node(id)] };
        let mut at = 0;
        while at < below.nodes.len() {
            // The copy of a node still says where its children are in the old tree.
            let Node { first_child, n_children, .. } = below.nodes[at];
            let old = &self.nodes[first_child as usize..first_child as usize + usize::from(n_children)];
            let kept = old.iter().filter(|node| at > 0 || keep(node)).copied();
            below.expand(at as NodeId, kept);
            at += 1;
        }
        below
    }
}
