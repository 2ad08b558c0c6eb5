//! The root of the search: forced moves at once, then iterative deepening.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rand::Rng;
use rand::RngExt as _;

use super::board::SearchBoard;
use super::class::{IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::moves::{best_looking, static_score, useful_moves, wanted};
use super::params::{self, PLY};
use super::skill::Skill;
use super::spot::Spot;
use super::state::{Budget, INFINITE, Memory, Search};
use super::tt::{MATE, MATE_BOUND};
use crate::board::{BoardSize, Point};
use crate::gomoku::{Position, Rule};
use crate::search::{Choice, Clock, Info, Limits, StopFlag, Value};

/// The engine with what it remembers between the moves of a game.
#[derive(Debug)]
pub struct Engine {
    skill: Skill,
    memory: Memory,
    /// The game that the memory belongs to: its board, and its moves when last seen.
    game: Option<(BoardSize, Rule, Vec<Point>)>,
}

/// A move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    spot: Spot,
    /// Added to its value, see [`Skill::spread`].
    bonus: i32,
    /// Its value with the bonus in the last iteration that ranked it, else the worst.
    value: i32,
    /// The line after it.
    pv: Vec<Spot>,
}

impl RootMove {
    /// The value without the bonus; forced wins and losses have none.
    const fn value_alone(&self) -> i32 {
        if self.value.abs() >= MATE_BOUND { self.value } else { self.value - self.bonus }
    }
}

impl Engine {
    /// An engine that thinks like this.
    pub fn new(skill: Skill) -> Self {
        Self { skill, memory: Memory::new(skill.table_bytes), game: None }
    }

    /// Chooses a move within limits; `None` only when the game is over.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        rng: &mut impl Rng,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Choice> {
        if position.outcome().is_some() {
            return None;
        }
        let n_threads = limits.threads.map_or(1, NonZero::get);
        self.remember_game(position, n_threads.into());
        let nodes = limits.nodes.map(|nodes| nodes.div_ceil(n_threads.into()));
        let budget = Budget::new(Limits { nodes, ..limits }, stop, clock);
        let board = SearchBoard::new(position);
        let n_stones = position.size().n_points() - board.n_empty();
        let spread =
            if n_stones < params::OPENING_PLIES { self.skill.opening_spread } else { self.skill.spread };
        let (skill, table) = (self.skill, &self.memory.table);
        let (own, others) = self.memory.locals.split_first_mut()?;
        let mut search = Search::new(board, table, own, budget, skill);
        let helped = AtomicU64::new(0);
        let mut report = |search: &Search<'_>, depth: i32, value: i32, pv: &[Spot]| {
            let info = Info {
                depth: depth as u32,
                nodes: search.nodes() + helped.load(Ordering::Relaxed),
                value: Value::from_raw(value),
                elapsed: search.budget.elapsed(),
                pv: pv.iter().map(|spot| spot.point()).collect(),
            };
            on_info(&info);
            info
        };
        if let Some((spot, value)) = at_once(&mut search) {
            let info = report(&search, 0, value, &[spot]);
            return Some(Choice { point: spot.point(), info });
        }
        let moves = root_moves(&search, spread, rng);
        let max_depth =
            limits.depth.map_or(params::MAX_DEPTH, |depth| depth.min(params::MAX_DEPTH as u32) as i32);
        let halt = StopFlag::new();
        thread::scope(|scope| {
            let _guard = Halt(&halt);
            let n_helpers = if moves.len() > 1 { usize::from(n_threads) - 1 } else { 0 };
            for (number, local) in others.iter_mut().take(n_helpers).enumerate() {
                let (board, moves, halt, helped) = (search.board.clone(), moves.clone(), &halt, &helped);
                let work = move || {
                    let mut search = Search::new(board, table, local, Budget::of_helper(halt, helped), skill);
                    help(&mut search, moves, number as i32);
                };
                // Without a thread there is one helper less.
                let _ = thread::Builder::new().name("five in a row".to_owned()).spawn_scoped(scope, work);
            }
            deepen(&mut search, moves, max_depth, &mut report)
        })
    }

    /// Clears the memory when the position does not continue the game last seen.
    fn remember_game(&mut self, position: &Position, n_threads: usize) {
        let moves = position.moves();
        let continues = self.game.as_ref().is_some_and(|(size, rule, seen)| {
            *size == position.size() && *rule == position.rule() && moves.starts_with(seen)
        });
        if !continues && self.game.is_some() {
            self.memory.clear();
        }
        self.game = Some((position.size(), position.rule(), moves.to_vec()));
        self.memory.next_search(n_threads);
    }
}

/// Has the helpers end when it is dropped.
struct Halt<'a>(&'a StopFlag);

impl Drop for Halt<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Searches deeper and deeper, and returns the best move with the last report.
fn deepen(
    search: &mut Search<'_>,
    mut moves: Vec<RootMove>,
    max_depth: i32,
    report: &mut dyn FnMut(&Search<'_>, i32, i32, &[Spot]) -> Info,
) -> Option<Choice> {
    let mut best = moves.first()?.clone();
    let mut info = Info::default();
    let mut value = 0;
    for depth in 1..=max_depth {
        if moves.len() == 1 && depth > 1 {
            break;
        }
        let found = iterate(search, &mut moves, depth, value);
        // An iteration cut short counts only if it had a move to show.
        if moves[0].value > -INFINITE {
            best = moves[0].clone();
            value = best.value;
            info = report(search, depth, best.value_alone(), &best.pv);
        }
        if !found || value.abs() >= MATE_BOUND {
            break;
        }
    }
    if info.pv.is_empty() {
        info = report(search, 0, 0, &[best.spot]);
    }
    Some(Choice { point: best.spot.point(), info })
}

/// Searches the same until it is halted: what it finds is in the table, where all find it. Every other helper is a move
/// ahead, so that not all look at the same ("lazy SMP").
fn help(search: &mut Search<'_>, mut moves: Vec<RootMove>, number: i32) {
    let mut value = 0;
    for depth in 1 + (number + 1) % 2..=params::MAX_DEPTH {
        if !iterate(search, &mut moves, depth, value) {
            return;
        }
        value = moves[0].value;
    }
}

/// The moves that can matter, those that look best first, at most `n`; none of a game that is over.
pub fn promising(position: &Position, n: usize) -> Vec<Point> {
    let board = SearchBoard::new(position);
    let mut spots: Vec<Spot> = if let Some(five) = board.five(board.to_move()) {
        vec![five]
    } else {
        useful_moves(&board).iter().collect()
    };
    spots.sort_by_key(|spot| (std::cmp::Reverse(static_score(&board, *spot)), *spot));
    spots.truncate(n);
    spots.into_iter().map(Spot::point).collect()
}

/// The move that needs no thought, with its value: a five, the only reply to a four, an open four, a win by fours,
/// or any move where all lose.
fn at_once(search: &mut Search<'_>) -> Option<(Spot, i32)> {
    let board = &search.board;
    let us = board.to_move();
    if let Some(five) = board.five(us) {
        return Some((five, MATE - 1));
    }
    let must_block = board.count(!us, IN_FIVES) > 0;
    if must_block {
        let replies = board.replies();
        match replies.len() {
            0 => return wanted(board, IN_FIVES).map(|spot| (spot, 2 - MATE)),
            1 => return replies.first().map(|spot| (spot, 0)),
            _ => {}
        }
    } else if board.has_winning_open_four() {
        return best_looking(board, board.set(us, IN_OPEN_FOURS).iter()).map(|spot| (spot, MATE - 3));
    }
    if search.skill.vcf_depth > 0 && board.count(us, IN_FOURS) > 0 {
        let nodes = search.budget.root_vcf_nodes();
        if let Some(vcf) = search.vcf(search.skill.vcf_depth, nodes) {
            return Some((vcf.spot, MATE - vcf.plies));
        }
    }
    let board = &search.board;
    if !must_block && board.count(!us, IN_OPEN_FOURS) > 0 && useful_moves(board).is_empty() {
        return wanted(board, IN_OPEN_FOURS).map(|spot| (spot, 4 - MATE));
    }
    None
}

/// The moves of the root, best looking first, with their bonuses.
fn root_moves(search: &Search<'_>, spread: i32, rng: &mut impl Rng) -> Vec<RootMove> {
    let board = &search.board;
    let mut moves: Vec<(i32, RootMove)> = useful_moves(board)
        .iter()
        .map(|spot| {
            let bonus = if spread > 0 { rng.random_range(0..=spread) } else { 0 };
            let root_move = RootMove { spot, bonus, value: -INFINITE, pv: vec![spot] };
            (static_score(board, spot) + bonus, root_move)
        })
        .collect();
    moves.sort_by_key(|(score, root_move)| (std::cmp::Reverse(*score), root_move.spot));
    moves.truncate(search.skill.width.max(1));
    moves.into_iter().map(|(_, root_move)| root_move).collect()
}

/// Searches all moves at a depth, widening the window around the last value until the value lies inside, and
/// sorts the moves by what was found. `false` when it was cut short.
fn iterate(search: &mut Search<'_>, moves: &mut [RootMove], depth: i32, last: i32) -> bool {
    let mut width = params::ASPIRATION;
    let (mut alpha, mut beta) = if depth >= params::ASPIRATION_DEPTH && last.abs() < MATE_BOUND {
        (last - width, last + width)
    } else {
        (-INFINITE, INFINITE)
    };
    loop {
        let value = search_root(search, moves, alpha, beta, depth);
        moves.sort_by_key(|root_move| std::cmp::Reverse(root_move.value));
        if search.budget.spent() {
            return false;
        }
        width *= 4;
        if value <= alpha && alpha > -INFINITE {
            alpha = if width > 1_000 { -INFINITE } else { value - width };
        } else if value >= beta && beta < INFINITE {
            beta = if width > 1_000 { INFINITE } else { value + width };
        } else {
            return true;
        }
    }
}

/// By how much the move with this number at the root is searched less deep at first, in units of a [`PLY`].
fn root_reduction(number: usize) -> i32 {
    let later = params::ROOT_LATER.iter().filter(|(from, _)| number >= *from);
    later.map(|(_, reduction)| reduction).sum()
}

/// One pass over the moves of the root with a window; the best value found.
fn search_root(
    search: &mut Search<'_>,
    moves: &mut [RootMove],
    mut alpha: i32,
    beta: i32,
    depth: i32,
) -> i32 {
    let mut best = -INFINITE;
    let depth = (depth - 1) * PLY;
    for i in 0..moves.len() {
        let RootMove { spot, bonus, .. } = moves[i];
        // A bonus shifts the window of its move, so that values with bonus are compared exactly.
        let (low, high) = (alpha - bonus, beta - bonus);
        search.board.play(spot);
        let mut value = 0;
        if i > 0 {
            let reduction = root_reduction(i).min(depth);
            value = -search.node::<false>(-low - 1, -low, depth - reduction, 1, true);
            if value > low && reduction > 0 {
                value = -search.node::<false>(-low - 1, -low, depth, 1, true);
            }
        }
        if i == 0 || value > low {
            value = -search.node::<true>(-high, -low, depth, 1, false);
        }
        search.board.undo();
        if search.budget.spent() {
            // The first move of an iteration may have been refuted by what is not known yet.
            for rest in &mut moves[i..] {
                rest.value = -INFINITE;
            }
            return best;
        }
        let with_bonus = if value.abs() >= MATE_BOUND { value } else { value + bonus };
        if i == 0 || value > low {
            search.extend_pv(spot, 0);
            moves[i].pv.clone_from(&search.pv[0]);
            moves[i].value = with_bonus;
        } else {
            moves[i].value = -INFINITE;
        }
        best = best.max(with_bonus);
        alpha = alpha.max(with_bonus);
        if with_bonus >= beta {
            for rest in &mut moves[i + 1..] {
                rest.value = -INFINITE;
            }
            return best;
        }
    }
    best
}
