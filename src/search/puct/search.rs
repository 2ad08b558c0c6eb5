//! Visits: select, judge, expand, backup.

use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use super::guide::{Guess, Guide, final_lead};
use super::params::{LEAST_MOVES, LEAST_POLICY, MAX_NODES, score};
use super::tree::{Found, Node, NodeId, Tree};
use crate::board::{ByColor, Color, PointSet};
use crate::go::{Move, Position};
use crate::search::StopFlag;
use crate::search::limits::Halt;

/// A tree above a position, and the guides of those who visit it.
pub(super) struct Search<'a> {
    root: &'a Position,
    pub(super) tree: Tree,
    guide: &'a mut dyn Guide,
    /// Those of further threads.
    helpers: &'a mut [Box<dyn Guide>],
    aims: Aims,
}

/// What all visits go by.
struct Aims {
    /// Points on which nobody plays at the root.
    pointless: PointSet,
    /// Stones that both sides hold for dead.
    dead: ByColor<PointSet>,
    /// The side to move at the root, and the score that it can expect.
    us: Color,
    center: f32,
}

impl<'a> Search<'a> {
    /// A search that goes on in a tree, or begins one; the root's own judgment is known.
    pub(super) fn new(
        root: &'a Position,
        tree: Option<Tree>,
        guide: &'a mut dyn Guide,
        helpers: &'a mut [Box<dyn Guide>],
        guess: &Guess,
        pointless: PointSet,
        dead: ByColor<PointSet>,
    ) -> Self {
        let aims = Aims { pointless, dead, us: root.to_move(), center: guess.lead };
        let tree = tree.filter(|tree| tree.node(Tree::ROOT).has_children()).unwrap_or_else(|| {
            let mut tree = Tree::new();
            aims.expand(&mut tree, Tree::ROOT, guess);
            tree.add(Tree::ROOT, aims.found(root, guess).swapped());
            tree
        });
        Self { root, tree, guide, helpers, aims }
    }

    /// Stones that both sides hold for dead.
    pub(super) const fn dead(&self) -> &ByColor<PointSet> {
        &self.aims.dead
    }

    /// Visits until `on_visit` breaks, which is asked before each that this thread makes; the others make none beyond
    /// `most`.
    pub(super) fn run(&mut self, most: Option<u64>, mut on_visit: impl FnMut(&Tree) -> ControlFlow<()>) {
        let (root, aims) = (self.root, &self.aims);
        let tree = Mutex::new(&mut self.tree);
        let halt = StopFlag::new();
        thread::scope(|scope| {
            let _guard = Halt(&halt);
            for guide in &mut *self.helpers {
                let (tree, halt) = (&tree, &halt);
                let work = move || {
                    let mut visitor = Visitor::new(root, aims, guide.as_mut());
                    let may_visit = |tree: &Tree| most.is_none_or(|most| tree.visits() < most);
                    while !halt.is_set() && visitor.visit(tree, may_visit) {}
                };
                // Without a thread there is one helper less.
                let _ = thread::Builder::new().name("go".to_owned()).spawn_scoped(scope, work);
            }
            let mut visitor = Visitor::new(root, aims, self.guide);
            while visitor.visit(&tree, |tree| on_visit(tree).is_continue()) {}
        });
    }
}

/// The tree, whatever became of who had it before.
fn lock<'t, 'a>(tree: &'t Mutex<&'a mut Tree>) -> MutexGuard<'t, &'a mut Tree> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One who visits.
struct Visitor<'a> {
    aims: &'a Aims,
    guide: &'a mut dyn Guide,
    /// The root; while a visit is under way, the position that it has come to.
    position: Position,
}

impl<'a> Visitor<'a> {
    fn new(root: &Position, aims: &'a Aims, guide: &'a mut dyn Guide) -> Self {
        Self { aims, guide, position: root.clone() }
    }

    /// One visit, where that may be; whether it was made. Others have the tree while the guide thinks.
    fn visit(&mut self, tree: &Mutex<&mut Tree>, may_visit: impl FnOnce(&Tree) -> bool) -> bool {
        // 1. Select.
        let path = {
            let mut tree = lock(tree);
            if !may_visit(&tree) {
                return false;
            }
            self.select(&mut tree)
        };
        // 2. Judge.
        let guess = self.guide.judge(&self.position);
        let mut tree = lock(tree);
        let mut found = if self.position.is_over() {
            let lead = final_lead(&self.position, &guess, &self.aims.dead);
            let win = if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) };
            Found { utility: self.aims.utility(&self.position, win, lead, 0.0), win, lead }
        } else {
            // 3. Expand, unless somebody was here meanwhile.
            let id = path.last().copied().unwrap_or(Tree::ROOT);
            if tree.len() < MAX_NODES && !tree.node(id).has_children() {
                self.aims.expand(&mut tree, id, &guess);
            }
            self.aims.found(&self.position, &guess)
        };
        // 4. Backup.
        for id in path.into_iter().rev() {
            found = found.swapped();
            tree.leave(id, found);
            if id != Tree::ROOT {
                self.position.undo();
            }
        }
        true
    }

    /// Walks to a position that has no moves in the tree yet; the nodes on the way there.
    fn select(&mut self, tree: &mut Tree) -> Vec<NodeId> {
        let mut path = vec![Tree::ROOT];
        let mut id = Tree::ROOT;
        tree.enter(id);
        while tree.node(id).has_children() {
            id = tree.select(id);
            tree.enter(id);
            self.position.play_unchecked(tree.node(id).mv);
            path.push(id);
        }
        path
    }
}

impl Aims {
    /// Gives a node the moves that the policy thinks something of.
    fn expand(&self, tree: &mut Tree, id: NodeId, guess: &Guess) {
        let is_root = id == Tree::ROOT;
        let may_be = |mv: Move| !is_root || mv.point().is_none_or(|point| !self.pointless.contains(point));
        let moves = guess.moves.iter().filter(|(mv, _)| may_be(*mv)).enumerate();
        let some = moves.filter(|(i, (mv, policy))| {
            *i < LEAST_MOVES || *policy >= LEAST_POLICY || (is_root && *mv == Move::Pass)
        });
        tree.expand(id, some.map(|(_, (mv, policy))| Node::new(*mv, *policy)));
    }

    fn found(&self, position: &Position, guess: &Guess) -> Found {
        let utility = self.utility(position, guess.win, guess.score, guess.score_stdev);
        Found { utility, win: guess.win, lead: guess.lead }
    }

    /// From a chance to win and a score, both for the side to move: mostly the chance, and a little for the score
    /// itself and for what it is beyond the one expected at the root.
    fn utility(&self, position: &Position, win: f32, mean: f32, stdev: f32) -> f32 {
        let center = if position.to_move() == self.us { self.center } else { -self.center };
        let scale = score::SCALE_PER_LINE * f32::from(position.size().lines());
        let value = |score: f32| {
            (score / (scale * scale + stdev * stdev).sqrt()).atan() / std::f32::consts::FRAC_PI_2
        };
        2.0 * win - 1.0 + score::STATIC * value(mean) + score::DYNAMIC * value(mean - center)
    }
}
