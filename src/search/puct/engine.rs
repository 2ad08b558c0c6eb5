//! The root of the search, with the manners of a player.

use std::num::NonZero;
use std::ops::ControlFlow;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::draw::Draw;
use super::guide::{Guess, Guide, final_lead};
use super::params::{manners, variety};
use super::search::Search;
use super::tree::{NodeId, Tree};
use crate::board::{BoardSize, ByColor, Color, PointSet};
use crate::go::{Move, PassAlive, Played, Position, Rules};
use crate::search::mcts::{self, Budget, Decision, End, GoChoice, GoInfo, Manner, is_endless};
use crate::search::{Clock, Limits, StopFlag};

/// A search tells what it has found after this many visits,
const REPORT_EVERY: u64 = 32;
/// an analysis after this many,
const ANALYSIS_EVERY: u64 = 256;
/// or after this time.
const REPORT_AFTER: Duration = Duration::from_millis(100);

/// A guide with what is kept between moves: the tree, and how long there has been no hope.
pub struct Engine {
    guide: Box<dyn Guide>,
    /// Those of further threads.
    helpers: Vec<Box<dyn Guide>>,
    /// Decides where all is settled.
    playouts: mcts::Engine,
    kept: Option<Kept>,
    hopes: Hopes,
}

/// A tree, and the position that it is for.
struct Kept {
    tree: Tree,
    rules: Rules,
    beginning: u64,
    moves: Vec<Played>,
    /// The stones that were held for dead when games in the tree were counted.
    dead: ByColor<PointSet>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("hopes", &self.hopes).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine for a new game.
    pub fn new(guide: Box<dyn Guide>) -> Self {
        Self {
            guide,
            helpers: Vec::new(),
            playouts: mcts::Engine::new(),
            kept: None,
            hopes: Hopes::default(),
        }
    }

    /// What the guide thinks of a position at once.
    pub fn guess(&mut self, position: &Position) -> Guess {
        self.guide.judge(position)
    }

    /// Whose each point will be, row by row, from 1 for Black to -1 for White: what the guide says of the positions that
    /// a search visits, in the mean.
    pub(in crate::search) fn ownership(&mut self, position: &Position, visits: u64) -> Vec<f32> {
        let mut listener = Listener::new(&mut *self.guide, position.size());
        let guess = listener.judge(position);
        let pointless = pointless(position, Manner::Cleanup);
        let mut search =
            Search::new(position, None, &mut listener, &mut [], &guess, pointless, ByColor::default());
        search.run(Some(visits), |tree| {
            if tree.visits() < visits { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        listener.mean()
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
        let mut guess = self.guide.judge(position);
        if limits.nodes.is_some_and(|visits| visits <= variety::FEW_VISITS) && is_varied(position) {
            vary(&mut guess, seed);
        }
        let end = if stop.is_set() { None } else { self.playouts.end(position, seed) };
        if is_decided(position, end.as_ref(), &guess) {
            let budget = Budget::new(Limits { nodes: Some(manners::PLAYOUTS), ..limits }, stop, clock);
            return self.playouts.choose(position, end.as_ref(), manner, &budget, seed, on_info);
        }
        let mut dead = ByColor::<PointSet>::default();
        if let Some(end) = end {
            let guessed = guess.dead(position);
            for stone in end.judgment.dead.iter().filter(|stone| guessed.contains(*stone)) {
                if let Some(color) = position.stone(stone) {
                    dead[color].insert(stone);
                }
            }
        }
        let mut search = self.search(position, &guess, manner, limits.threads, dead);
        let (before, mut told) = (search.tree.visits(), search.tree.visits());
        search.run(limits.nodes, |tree| {
            let visits = tree.visits();
            if visits / REPORT_EVERY > told / REPORT_EVERY {
                told = visits;
                if let Some(best) = tree.best(Tree::ROOT, |_| true) {
                    on_info(&info(tree, best, &budget));
                }
                // The speed is that of the visits made now.
                let left =
                    budget.visits_left(visits - before).map(|left| left.min(budget.nodes_left(visits)));
                if left.is_some_and(|left| tree.is_decided(left)) {
                    return ControlFlow::Break(());
                }
            }
            go_on(tree, &budget)
        });
        let chosen = chosen(&search, position, manner, &guess, seed);
        let info = info(&search.tree, chosen, &budget);
        on_info(&info);
        let mv = search.tree.node(chosen).mv;
        self.kept = Some(Kept::new(position, search));
        let gives_up = manner == Manner::Play && self.hopes.are_gone(position, info.win_rate);
        let decision = if gives_up { Decision::Resign } else { Decision::Move(mv) };
        Some(GoChoice { decision, info })
    }

    /// Decides without looking ahead; `None` only when the game is over. Who plays by what is near gives no game up.
    pub(in crate::search) fn draw(
        &mut self,
        position: &Position,
        manner: Manner,
        draw: Draw,
        stop: &StopFlag,
        clock: &dyn Clock,
        seed: u64,
    ) -> Option<GoChoice> {
        if position.is_over() {
            return None;
        }
        let budget = Budget::new(Limits::default(), stop, clock);
        let guess = self.guide.judge(position);
        let end = if stop.is_set() { None } else { self.playouts.end(position, seed) };
        if is_decided(position, end.as_ref(), &guess) {
            let limits = Limits { nodes: Some(manners::PLAYOUTS), ..Limits::default() };
            let budget = Budget::new(limits, stop, clock);
            return self.playouts.choose(position, end.as_ref(), manner, &budget, seed, &mut |_| {});
        }
        let mv = draw.choose(position, manner, &guess, &pointless(position, manner), seed);
        let info = info_at_once(&guess, mv, &budget);
        let gives_up = manner == Manner::Play
            && draw.share >= 1.0
            && mv != Move::Pass
            && self.hopes.are_gone(position, info.win_rate);
        let decision = if gives_up { Decision::Resign } else { Decision::Move(mv) };
        Some(GoChoice { decision, info })
    }

    /// Looks for the best moves within limits, as many as wanted where there are as many, the one visited most first.
    /// `on_infos` hears of them every some hundred visits, or about ten times a second where those take longer, and at
    /// the end; of none where the game is over. What was seen of the position before is kept.
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
        let guess = self.guide.judge(position);
        let mut search = self.search(position, &guess, Manner::Play, limits.threads, ByColor::default());
        let infos = |tree: &Tree| {
            let children = tree.most_visited(Tree::ROOT).into_iter().take(n_moves.get().into());
            children.map(|child| info(tree, child, &budget)).collect::<Vec<_>>()
        };
        let (mut visits_told, mut told) = (search.tree.visits(), Duration::ZERO);
        search.run(limits.nodes, |tree| {
            let visits = tree.visits();
            let is_due = visits / ANALYSIS_EVERY > visits_told / ANALYSIS_EVERY
                || budget.elapsed().saturating_sub(told) >= REPORT_AFTER;
            if is_due && tree.has_opinion() {
                (visits_told, told) = (visits, budget.elapsed());
                on_infos(&infos(tree));
            }
            go_on(tree, &budget)
        });
        on_infos(&infos(&search.tree));
        self.kept = Some(Kept::new(position, search));
    }

    /// A search that goes on in the tree kept, as far as that is below the position.
    fn search<'a>(
        &'a mut self,
        position: &'a Position,
        guess: &Guess,
        manner: Manner,
        threads: Option<NonZero<u8>>,
        dead: ByColor<PointSet>,
    ) -> Search<'a> {
        let pointless = pointless(position, manner);
        let kept = self.kept.take().and_then(|kept| kept.after(position, &pointless, &dead));
        let n_helpers = threads.map_or(0, |threads| usize::from(threads.get()) - 1);
        while self.helpers.len() < n_helpers {
            self.helpers.push(self.guide.another());
        }
        let helpers = &mut self.helpers[..n_helpers];
        Search::new(position, kept, &mut *self.guide, helpers, guess, pointless, dead)
    }
}

/// A search goes on while its budget lasts; one that was stopped before its first visit still has an opinion.
fn go_on(tree: &Tree, budget: &Budget<'_>) -> ControlFlow<()> {
    if budget.is_spent(tree.visits()) && tree.has_opinion() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

/// For how long a player has had no hope.
#[derive(Clone, Copy, Debug, Default)]
struct Hopes {
    n_hopeless: u8,
    /// The number of moves when that was last looked at.
    n_moves: usize,
}

impl Hopes {
    /// Whether the game is to be given up: it has been hopeless for some moves, and is not young.
    fn are_gone(&mut self, position: &Position, win_rate: f32) -> bool {
        let n_moves = position.moves().len();
        let continues = n_moves == self.n_moves + 2;
        self.n_moves = n_moves;
        if win_rate > manners::HOPELESS {
            self.n_hopeless = 0;
            return false;
        }
        self.n_hopeless = if continues { self.n_hopeless.saturating_add(1) } else { 1 };
        let n_points = position.size().n_points() as f32;
        self.n_hopeless >= manners::HOPELESS_MOVES && n_moves as f32 >= manners::RESIGN_FROM * n_points
    }
}

/// A guide, and what it has said of who owns what.
struct Listener<'a> {
    guide: &'a mut dyn Guide,
    /// Row by row, for Black.
    sums: Vec<f32>,
    n_heard: f32,
}

impl<'a> Listener<'a> {
    fn new(guide: &'a mut dyn Guide, size: BoardSize) -> Self {
        Self { guide, sums: vec![0.0; size.n_points()], n_heard: 0.0 }
    }

    fn mean(&self) -> Vec<f32> {
        self.sums.iter().map(|sum| sum / self.n_heard).collect()
    }
}

impl Guide for Listener<'_> {
    fn judge(&mut self, position: &Position) -> Guess {
        let guess = self.guide.judge(position);
        let sign = if position.to_move() == Color::Black { 1.0 } else { -1.0 };
        for (sum, share) in self.sums.iter_mut().zip(&guess.ownership) {
            *sum += sign * share;
        }
        self.n_heard += 1.0;
        guess
    }

    fn another(&self) -> Box<dyn Guide> {
        self.guide.another()
    }
}

impl Kept {
    fn new(position: &Position, search: Search<'_>) -> Self {
        let (rules, beginning, moves) = (position.rules(), beginning(position), position.moves().to_vec());
        let dead = *search.dead();
        Self { tree: search.tree, rules, beginning, moves, dead }
    }

    /// What of the tree is below a later position of the same game.
    fn after(self, position: &Position, pointless: &PointSet, dead: &ByColor<PointSet>) -> Option<Tree> {
        if self.rules != position.rules() || self.beginning != beginning(position) || self.dead != *dead {
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

/// Points that no side needs to play on, since whose they are is certain, and eyes of the side to move; where dead
/// stones are to be taken off, not those around them.
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

/// Whether there is nothing left to search for: nothing is open, and playouts and the guess hold the same stones for
/// dead, or the game may never end.
fn is_decided(position: &Position, end: Option<&End>, guess: &Guess) -> bool {
    let is_settled = |end: &End| end.is_settled(position) && end.judgment.dead == guess.dead(position);
    is_endless(position) || end.is_some_and(is_settled)
}

/// The child of the root to be played: what was visited most, but no pass that loses, or that leaves dead stones where
/// they are to be taken off.
fn chosen(search: &Search<'_>, position: &Position, manner: Manner, guess: &Guess, seed: u64) -> NodeId {
    let tree = &search.tree;
    let best = tree.best(Tree::ROOT, |_| true).expect("some move was visited");
    if tree.node(best).mv != Move::Pass {
        return varied(tree, position, best, seed);
    }
    let Some(stone) = tree.best(Tree::ROOT, |node| node.mv != Move::Pass) else { return best };
    let loses = position.n_passes() > 0 && final_lead(position, guess, search.dead()) <= 0.0;
    let is_wanted = manner == Manner::Cleanup || (loses && tree.node(stone).mean.win > manners::HOPELESS);
    if is_wanted { stone } else { best }
}

/// Whether the game is so young that moves vary.
fn is_varied(position: &Position) -> bool {
    (position.moves().len() as f32) < variety::MOVES_PER_LINE * f32::from(position.size().lines())
}

/// Changes by chance what is thought of moves at first: a search that visits next to nothing would always play the same.
fn vary(guess: &mut Guess, seed: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for (_, policy) in &mut guess.moves {
        *policy *= random.random_range(variety::LEAST_POLICY..1.0);
    }
    guess.moves.sort_by(|(_, a), (_, b)| b.total_cmp(a));
}

/// At the beginning of a game, one of the moves that are about as good as the best.
fn varied(tree: &Tree, position: &Position, best: NodeId, seed: u64) -> NodeId {
    if !is_varied(position) {
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

fn info(tree: &Tree, chosen: NodeId, budget: &Budget<'_>) -> GoInfo {
    let node = tree.node(chosen);
    GoInfo {
        visits: tree.visits(),
        move_visits: node.visits.into(),
        prior: node.prior,
        win_rate: node.mean.win,
        lead: node.mean.lead,
        elapsed: budget.elapsed(),
        pv: tree.pv(chosen),
    }
}

/// What is said of a move that was not looked at.
fn info_at_once(guess: &Guess, mv: Move, budget: &Budget<'_>) -> GoInfo {
    let Guess { win, lead, .. } = *guess;
    GoInfo { win_rate: win, lead, elapsed: budget.elapsed(), pv: vec![mv], ..GoInfo::default() }
}
