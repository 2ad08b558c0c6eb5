//! The root of the search, with the manners of a player.

use std::num::NonZero;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::guide::{Guess, Guide, final_lead};
use super::params::{manners, variety};
use super::search::Search;
use super::tree::{NodeId, Tree};
use crate::board::{Color, Point, PointSet};
use crate::go::{Liberties, Move, PassAlive, Played, Position, Rules, Scoring};
use crate::search::mcts::{Budget, Decision, GoChoice, GoInfo, Manner};
use crate::search::{Clock, Limits, StopFlag};

/// An analysis tells what it has found after so many visits,
const REPORT_EVERY: u64 = 256;
/// or after this time.
const REPORT_AFTER: Duration = Duration::from_millis(100);

/// A guide with what is kept between moves: the tree, and how long there has been no hope.
pub struct Engine {
    guide: Box<dyn Guide>,
    kept: Option<Kept>,
    n_hopeless: u8,
    /// The number of moves when that was last looked at.
    n_moves: usize,
}

/// A tree, and the position that it is for.
struct Kept {
    tree: Tree,
    rules: Rules,
    beginning: u64,
    moves: Vec<Played>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("n_hopeless", &self.n_hopeless).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine for a new game.
    pub fn new(guide: Box<dyn Guide>) -> Self {
        Self { guide, kept: None, n_hopeless: 0, n_moves: 0 }
    }

    /// Decides within limits; `None` only when the game is over.
    pub fn choose(
        &mut self,
        position: &Position,
        manner: Manner,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        seed: u64,
        on_info: &mut dyn FnMut(&GoInfo),
    ) -> Option<GoChoice> {
        if position.is_over() {
            return None;
        }
        let budget = Budget::new(limits, stop, clock);
        let guess = self.guide.judge(position);
        if passes_at_once(position, manner, &guess) {
            let info = info_at_once(&guess, Move::Pass, &budget);
            on_info(&info);
            return Some(GoChoice { decision: Decision::Move(Move::Pass), info });
        }
        let pointless = pointless(position, manner);
        let kept = self.kept.take().and_then(|kept| kept.after(position, &pointless));
        let mut search = Search::new(position, kept, &mut *self.guide, &guess, pointless);
        search.run(&budget, |search| {
            if let Some(best) = search.tree.best(Tree::ROOT, |_| true) {
                on_info(&info(search, best, &budget));
            }
        });
        while search.tree.best(Tree::ROOT, |_| true).is_none() {
            search.visit();
        }
        let chosen = chosen(&search, position, manner, &guess, seed);
        let info = info(&search, chosen, &budget);
        on_info(&info);
        let mv = search.tree.node(chosen).mv;
        self.kept = Some(Kept::new(position, search.tree));
        let gives_up = manner == Manner::Play && self.gives_up(position, &info);
        let decision = if gives_up { Decision::Resign } else { Decision::Move(mv) };
        Some(GoChoice { decision, info })
    }

    /// Looks for the best moves within limits, as many as wanted where there are so many, the one visited most first.
    /// `on_infos` hears of them every some hundred visits, or about ten times a second where those take longer, and at the
    /// end; of none where the game is over. What was seen of the position before is kept.
    pub fn analyze(
        &mut self,
        position: &Position,
        n_moves: NonZero<u8>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_infos: &mut dyn FnMut(&[GoInfo]),
    ) {
        if position.is_over() {
            return;
        }
        let budget = Budget::new(limits, stop, clock);
        let pointless = pointless(position, Manner::Play);
        let guess = self.guide.judge(position);
        let kept = self.kept.take().and_then(|kept| kept.after(position, &pointless));
        let mut search = Search::new(position, kept, &mut *self.guide, &guess, pointless);
        let infos = |search: &Search<'_>| {
            let children = search.tree.most_visited(Tree::ROOT).into_iter().take(n_moves.get().into());
            children.map(|child| info(search, child, &budget)).collect::<Vec<_>>()
        };
        let mut told = Duration::ZERO;
        while !budget.is_spent(search.visits()) {
            search.visit();
            let is_due = search.visits().is_multiple_of(REPORT_EVERY)
                || budget.elapsed().saturating_sub(told) >= REPORT_AFTER;
            if is_due {
                told = budget.elapsed();
                on_infos(&infos(&search));
            }
        }
        // A search that was stopped before its first visit still has an opinion.
        while search.tree.best(Tree::ROOT, |_| true).is_none() {
            search.visit();
        }
        on_infos(&infos(&search));
        self.kept = Some(Kept::new(position, search.tree));
    }

    /// Whether the position has been hopeless for some moves.
    fn gives_up(&mut self, position: &Position, info: &GoInfo) -> bool {
        let n_moves = position.moves().len();
        let continues = n_moves == self.n_moves + 2;
        self.n_moves = n_moves;
        if info.win_rate > manners::HOPELESS {
            self.n_hopeless = 0;
            return false;
        }
        self.n_hopeless = if continues { self.n_hopeless.saturating_add(1) } else { 1 };
        let n_points = position.size().n_points() as f32;
        self.n_hopeless >= manners::HOPELESS_MOVES && n_moves as f32 >= manners::RESIGN_FROM * n_points
    }
}

impl Kept {
    fn new(position: &Position, tree: Tree) -> Self {
        let beginning = beginning(position);
        Self { tree, rules: position.rules(), beginning, moves: position.moves().to_vec() }
    }

    /// What of the tree is below a later position of the same game.
    fn after(self, position: &Position, pointless: &PointSet) -> Option<Tree> {
        if self.rules != position.rules() || self.beginning != beginning(position) {
            return None;
        }
        let since = position.moves().strip_prefix(self.moves.as_slice())?;
        let mut id = Tree::ROOT;
        for played in since {
            id = self.tree.child(id, played.mv)?;
        }
        let may_be = |mv: Move| mv.point().is_none_or(|point| !pointless.contains(point));
        let tree = self.tree.below(id, |node| may_be(node.mv));
        // A child that the root must have may have been too unlikely deeper in the tree.
        tree.child(Tree::ROOT, Move::Pass).map(|_| tree)
    }
}

/// What tells games apart that begin differently.
fn beginning(position: &Position) -> u64 {
    let start = position.beginning();
    let stones = start.stones.iter();
    let hash = stones.fold(0, |hash, (point, color)| hash ^ crate::board::zobrist::stone(*color, *point));
    hash ^ u64::from(position.size().lines()) << 32
}

/// Whether a pass needs no search.
///
/// The other side has passed, all is settled, and the count says that we have won: by the stones as they stand, or with
/// the dead off as players agree on them.
fn passes_at_once(position: &Position, manner: Manner, guess: &Guess) -> bool {
    let n_moves = position.moves().len();
    if n_moves >= manners::MOVES_PER_POINT * position.size().n_points() {
        return true;
    }
    let dead = guess.dead(position).dead;
    if manner == Manner::Cleanup {
        return dead.is_empty() && is_settled(position, guess);
    }
    position.n_passes() > 0 && is_settled(position, guess) && final_lead(position, guess) > 0.0
}

/// Whether all stones have a sure fate, and the empty points beside dame a sure owner.
fn is_settled(position: &Position, guess: &Guess) -> bool {
    position.size().points().all(|point| {
        let share = guess.ownership[position.size().ordinal(point)].abs();
        share >= manners::SETTLED || (position.stone(point).is_none() && share < 1.0 - manners::SETTLED)
    })
}

/// Points that no side needs to play on, since whose they are is certain, and eyes of the side to move; where dead stones are to be taken off, not those
/// around them.
fn pointless(position: &Position, manner: Manner) -> PointSet {
    let (board, suicide) = (position.board(), position.rules().suicide);
    let us = position.to_move();
    let mut pointless: PointSet =
        board.empty_points().iter().copied().filter(|at| board.is_eye_like(us, *at)).collect();
    for color in Color::BOTH {
        let alive = PassAlive::of(board, color, suicide);
        if manner == Manner::Play || alive.dead_stones(board).is_empty() {
            pointless.extend(alive.territory.iter());
        }
    }
    pointless
}

/// The child of the root to be played.
fn chosen(search: &Search<'_>, position: &Position, manner: Manner, guess: &Guess, seed: u64) -> NodeId {
    let tree = &search.tree;
    let best = tree.best(Tree::ROOT, |_| true).expect("some move was visited");
    let stone = tree.best(Tree::ROOT, |node| node.mv != Move::Pass);
    let Some(stone) = stone else { return best };
    if tree.node(best).mv == Move::Pass {
        let loses = position.n_passes() > 0 && final_lead(position, guess) <= 0.0;
        let is_wanted = manner == Manner::Cleanup || (loses && tree.node(stone).mean.win > manners::HOPELESS);
        return if is_wanted { stone } else { dame(search, position, guess).unwrap_or(best) };
    }
    if manner == Manner::Play && is_pass_as_good(search, position, stone, guess) {
        return tree.child(Tree::ROOT, Move::Pass).unwrap_or(best);
    }
    varied(tree, position, best, seed)
}

/// Whether nothing is gained by a stone where stones cost points: all is settled, and a pass wins by as much.
fn is_pass_as_good(search: &Search<'_>, position: &Position, stone: NodeId, guess: &Guess) -> bool {
    if position.rules().scoring == Scoring::Area || !is_settled(position, guess) {
        return false;
    }
    let Some(pass) = search.tree.child(Tree::ROOT, Move::Pass).map(|id| search.tree.node(id)) else {
        return false;
    };
    let stone = search.tree.node(stone);
    pass.visits > 0
        && stone.mean.lead - pass.mean.lead < manners::LEAST_GAIN
        && stone.mean.win - pass.mean.win < manners::HOPELESS
}

/// A neutral point that can be taken without harm, where such points count: a pass would give it away.
fn dame(search: &Search<'_>, position: &Position, guess: &Guess) -> Option<NodeId> {
    if position.rules().scoring == Scoring::Territory {
        return None;
    }
    let us = position.to_move();
    let is_dame = |point: Point| {
        guess.ownership[position.size().ordinal(point)].abs() < 1.0 - manners::SETTLED
            && position.board().liberties_after(us, point) == Liberties::More
    };
    let children = search.tree.children(Tree::ROOT);
    let dame = children.filter(|(_, node)| node.visits > 0 && node.mv.point().is_some_and(is_dame));
    dame.max_by_key(|(id, node)| (node.visits, std::cmp::Reverse(*id))).map(|(id, _)| id)
}

/// At the beginning of a game, one of the moves that are about as good as the best.
fn varied(tree: &Tree, position: &Position, best: NodeId, seed: u64) -> NodeId {
    let most = variety::MOVES_PER_LINE * f32::from(position.size().lines());
    if position.moves().len() as f32 >= most {
        return best;
    }
    let top = tree.node(best);
    let equals: Vec<(NodeId, u32)> = tree
        .children(Tree::ROOT)
        .filter(|(_, node)| {
            node.visits as f32 >= variety::LEAST_VISITS * top.visits as f32
                && node.mean.utility >= top.mean.utility - variety::MOST_LOSS
        })
        .map(|(id, node)| (id, node.visits))
        .collect();
    let mut left = Xoshiro256PlusPlus::seed_from_u64(seed)
        .random_range(0..equals.iter().map(|(_, visits)| visits).sum::<u32>().max(1));
    for (id, visits) in equals {
        if left < visits {
            return id;
        }
        left -= visits;
    }
    best
}

fn info(search: &Search<'_>, chosen: NodeId, budget: &Budget<'_>) -> GoInfo {
    let node = search.tree.node(chosen);
    GoInfo {
        visits: search.visits(),
        win_rate: node.mean.win,
        lead: node.mean.lead,
        elapsed: budget.elapsed(),
        pv: search.tree.pv(chosen),
    }
}

/// What is said of a move that was not looked at.
fn info_at_once(guess: &Guess, mv: Move, budget: &Budget<'_>) -> GoInfo {
    GoInfo { visits: 0, win_rate: guess.win, lead: guess.lead, elapsed: budget.elapsed(), pv: vec![mv] }
}
