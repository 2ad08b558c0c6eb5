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
use crate::search::limits::Halt;
use crate::search::{Choice, Clock, Info, Limits, Line, StopFlag};

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
    /// A move whose value is known.
    fn known(spot: Spot, value: i32) -> Self {
        Self { spot, bonus: 0, value, pv: vec![spot] }
    }

    /// Whether it wins or loses by force.
    const fn is_proved(&self) -> bool {
        self.value.abs() >= MATE_BOUND && self.value.abs() <= MATE
    }

    /// The value without the bonus; forced wins and losses have none.
    const fn value_alone(&self) -> i32 {
        if self.value.abs() >= MATE_BOUND { self.value } else { self.value - self.bonus }
    }
}

/// What is asked of a search.
enum Wanted<'a> {
    /// A move to be played, each with a bonus that is drawn; these only where no other is to be considered.
    Move { bonus: &'a mut dyn FnMut() -> i32, avoided: &'a [Point] },
    /// This many moves, and what they are worth.
    Lines(NonZero<u8>),
}

impl Wanted<'_> {
    fn n_lines(&self) -> usize {
        match self {
            Self::Move { .. } => 1,
            Self::Lines(n) => n.get().into(),
        }
    }

    /// Whether a move found at once leaves nothing to be searched.
    fn is_met_by(&self, found: &RootMove) -> bool {
        match self {
            Self::Move { .. } => true,
            Self::Lines(n) => {
                let is_end = found.value <= -MATE_BOUND || found.value >= MATE - 3;
                is_end || n.get() == 1 && found.value >= MATE_BOUND
            }
        }
    }
}

impl Engine {
    /// An engine that thinks like this.
    pub fn new(skill: Skill) -> Self {
        Self { skill, memory: Memory::new(skill.table_bytes), game: None }
    }

    /// Chooses a move within limits, and one of those that are avoided only where any other is found to lose; `None` only
    /// when the game is over.
    pub fn choose(
        &mut self,
        position: &Position,
        avoided: &[Point],
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        rng: &mut impl Rng,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Choice> {
        let n_stones = position.size().n_points() - position.empty_points().count();
        let spread =
            if n_stones < params::OPENING_PLIES { self.skill.opening_spread } else { self.skill.spread };
        let mut bonus = || if spread > 0 { rng.random_range(0..=spread) } else { 0 };
        let wanted = Wanted::Move { bonus: &mut bonus, avoided };
        let mut info = self.search(position, wanted, limits, stop, clock, on_info)?;
        if !avoided.is_empty() && info.value.mate_in().is_some_and(|plies| plies <= 0) {
            let time = limits.time.map(|time| time.saturating_sub(info.elapsed));
            let wanted = Wanted::Move { bonus: &mut bonus, avoided: &[] };
            info = self.search(position, wanted, Limits { time, ..limits }, stop, clock, on_info)?;
        }
        Some(Choice { point: *info.pv.first()?, info })
    }

    /// Looks for the best moves within limits, as many as wanted where as many can matter, and says what
    /// each is worth; `None` only when the game is over.
    ///
    /// A five or an open four stands alone, and so does a move where all lose.
    pub fn analyze(
        &mut self,
        position: &Position,
        n_lines: NonZero<u8>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        self.search(position, Wanted::Lines(n_lines), limits, stop, clock, on_info)
    }

    fn search(
        &mut self,
        position: &Position,
        wanted: Wanted<'_>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        if position.outcome().is_some() {
            return None;
        }
        let n_threads = limits.threads.map_or(1, NonZero::get);
        self.remember_game(position, n_threads.into());
        let nodes = limits.nodes.map(|nodes| nodes.div_ceil(n_threads.into()));
        let budget = Budget::new(Limits { nodes, ..limits }, stop, clock);
        let (skill, table) = (self.skill, &self.memory.table);
        let (own, others) = self.memory.locals.split_first_mut()?;
        let mut search = Search::new(SearchBoard::new(position), table, own, budget, skill);
        let helped = AtomicU64::new(0);
        let mut report = |search: &mut Search<'_>, depth: i32, lines: &[RootMove]| {
            let mut lines = lines.iter().map(|root_move| search.line(root_move.value_alone(), &root_move.pv));
            let Line { value, proof, pv } = lines.next().expect("there is a move to report");
            let others = lines.collect();
            let info = Info {
                depth: depth as u32,
                selective_depth: search.farthest as u32,
                nodes: search.nodes() + helped.load(Ordering::Relaxed),
                vcf_nodes: search.vcf_nodes,
                elapsed: search.budget.elapsed(),
                value,
                proof,
                pv,
                others,
            };
            on_info(&info);
            info
        };
        let n_lines = wanted.n_lines();
        let at_once = at_once(&mut search).map(|(spot, value)| RootMove::known(spot, value));
        if let Some(root_move) = &at_once
            && wanted.is_met_by(root_move)
        {
            return Some(report(&mut search, 0, std::slice::from_ref(root_move)));
        }
        let is_move_wanted = matches!(wanted, Wanted::Move { .. });
        let mut moves = root_moves(&search, wanted);
        if let Some(won) = at_once.filter(|root_move| root_move.value >= MATE_BOUND) {
            moves.retain(|root_move| root_move.spot != won.spot);
            moves.insert(0, won);
        }
        let mut max_depth =
            limits.depth.map_or(params::MAX_DEPTH, |depth| depth.min(params::MAX_DEPTH as u32) as i32);
        if is_move_wanted && moves.len() == 1 {
            // The reply is forced; what it is worth is another question.
            max_depth = max_depth.min(1);
        }
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
            deepen(&mut search, moves, n_lines, max_depth, &mut report)
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

/// Searches deeper and deeper for `n_lines` moves, and returns the last report.
fn deepen(
    search: &mut Search<'_>,
    mut moves: Vec<RootMove>,
    n_lines: usize,
    max_depth: i32,
    report: &mut dyn FnMut(&mut Search<'_>, i32, &[RootMove]) -> Info,
) -> Option<Info> {
    let n_lines = n_lines.min(moves.len());
    // Those that are known to win stand first from the start.
    let mut lines: Vec<RootMove> =
        moves.iter().take_while(|root_move| root_move.is_proved()).cloned().collect();
    let mut info = None;
    for depth in 1..=max_depth {
        let n_won = lines.iter().take_while(|line| line.value >= MATE_BOUND).count();
        let mut n_found = n_won;
        while n_found < n_lines {
            let last = lines.get(n_found).map_or(0, |line| line.value);
            let rest = &mut moves[n_found..];
            let is_whole = iterate(search, rest, depth, last);
            // An iteration cut short counts only if it had a move to show.
            n_found += usize::from(is_whole || rest[0].value > -INFINITE);
            if !is_whole {
                break;
            }
        }
        let is_whole = n_found == n_lines && !search.budget.spent();
        let before = std::mem::take(&mut lines);
        lines.extend_from_slice(&moves[..n_found]);
        let is_new = |line: &RootMove| moves[..n_found].iter().all(|root_move| root_move.spot != line.spot);
        lines.extend(before.into_iter().filter(is_new).take(n_lines - n_found));
        lines.sort_by_key(|line| std::cmp::Reverse(line.value));
        if n_found > n_won {
            info = Some(report(search, depth, &lines));
        }
        if !is_whole || lines.iter().all(RootMove::is_proved) || lines[0].value <= -MATE_BOUND {
            break;
        }
        moves[..n_lines].clone_from_slice(&lines);
    }
    info.or_else(|| Some(report(search, 0, &[RootMove::known(moves.first()?.spot, 0)])))
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
fn root_moves(search: &Search<'_>, mut wanted: Wanted<'_>) -> Vec<RootMove> {
    let board = &search.board;
    let mut moves: Vec<(i32, RootMove)> = useful_moves(board)
        .iter()
        .map(|spot| {
            let bonus = if let Wanted::Move { bonus, .. } = &mut wanted { bonus() } else { 0 };
            let root_move = RootMove { spot, bonus, value: -INFINITE, pv: vec![spot] };
            (static_score(board, spot) + bonus, root_move)
        })
        .collect();
    if let Wanted::Move { avoided, .. } = wanted {
        let is_avoided = |(_, root_move): &(i32, RootMove)| avoided.contains(&root_move.spot.point());
        if !moves.iter().all(is_avoided) {
            moves.retain(|root_move| !is_avoided(root_move));
        }
    }
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
            alpha = (value - width).max(-INFINITE);
        } else if value >= beta && beta < INFINITE {
            beta = (value + width).min(INFINITE);
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
        search.play(spot);
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
