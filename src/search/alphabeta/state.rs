//! A search under way: what it keeps between the moves of a game, what it may spend, and its lists of moves.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::board::SearchBoard;
use super::moves::Ranked;
use super::params;
use super::skill::Skill;
use super::spot::Spot;
use super::tt::{MATE, Table};
use super::vcf_table::VcfTable;
use crate::board::ByColor;
use crate::search::{Clock, Limits, StopFlag};

/// The longest line followed from the root, in plies.
pub(super) const MAX_PLY: usize = 200;
/// A value beyond all others.
pub(super) const INFINITE: i32 = MATE + 1;

/// What is kept from one move of a game to the next.
#[derive(Debug)]
pub(super) struct Memory {
    /// What all threads share.
    pub(super) table: Table,
    /// What each has for itself.
    pub(super) locals: Vec<Local>,
    /// Bytes of the tables.
    bytes: usize,
}

/// What a thread keeps for itself.
#[derive(Debug)]
pub(super) struct Local {
    pub(super) vcf: VcfTable,
    /// How often each point cut a search short, by color, weighted by depth.
    pub(super) history: ByColor<Vec<i32>>,
}

impl Local {
    /// Tables of about this many bytes.
    fn new(bytes: usize) -> Self {
        Self { vcf: VcfTable::new(bytes), history: ByColor::from_fn(|_| vec![0; Spot::TABLE_LEN]) }
    }
}

impl Memory {
    /// Tables of about this many bytes, and an eighth more for each further thread.
    pub(super) fn new(bytes: usize) -> Self {
        Self { table: Table::new(bytes - bytes / 8), locals: Vec::new(), bytes }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.locals.clear();
    }

    /// Marks what is known as older than what will be, and has a place for each thread.
    pub(super) fn next_search(&mut self, n_threads: usize) {
        self.table.next_search();
        for local in &mut self.locals {
            for n in local.history.black.iter_mut().chain(&mut local.history.white) {
                *n /= 4;
            }
        }
        let n_more = n_threads.saturating_sub(self.locals.len());
        self.locals.extend(std::iter::repeat_with(|| Local::new(self.bytes / 8)).take(n_more));
    }
}

/// What ends a search, and what it has spent.
pub(super) struct Budget<'a> {
    limits: Limits,
    stop: &'a StopFlag,
    clock: &'a dyn Clock,
    start: Duration,
    nodes: u64,
    spent: bool,
    /// Where a helper counts its positions.
    helped: Option<&'a AtomicU64>,
}

/// The clock of those who have no limit of time.
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

impl<'a> Budget<'a> {
    /// A budget that begins to run now.
    pub(super) fn new(limits: Limits, stop: &'a StopFlag, clock: &'a dyn Clock) -> Self {
        Self { limits, stop, clock, start: clock.now(), nodes: 0, spent: stop.is_set(), helped: None }
    }

    /// The budget of a helper, who is halted by another.
    pub(super) fn of_helper(halt: &'a StopFlag, helped: &'a AtomicU64) -> Self {
        Self { helped: Some(helped), ..Self::new(Limits::default(), halt, &Still) }
    }

    /// The time since the start.
    pub(super) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    /// The number of positions visited.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search must end.
    pub(super) const fn spent(&self) -> bool {
        self.spent
    }

    /// How many nodes the search by fours at the root may visit, so that most is left for the search after it.
    pub(super) fn root_vcf_nodes(&self) -> u64 {
        let by_nodes = self.limits.nodes.map_or(u64::MAX, |nodes| nodes / 4);
        let by_time = self.limits.time.map_or(u64::MAX, |time| {
            u64::try_from(time.as_millis()).unwrap_or(u64::MAX).saturating_mul(params::ROOT_VCF_NODES_PER_MS)
        });
        params::ROOT_VCF_NODES.min(by_nodes).min(by_time)
    }

    /// Counts a node; looks at flag and clock now and then.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|limit| self.nodes > limit) {
            self.spent = true;
        } else if self.nodes.is_multiple_of(params::NODES_PER_POLL) {
            self.poll();
        }
        self.spent
    }

    #[cold]
    fn poll(&mut self) {
        if let Some(helped) = self.helped {
            helped.fetch_add(params::NODES_PER_POLL, Ordering::Relaxed);
        }
        self.spent |= self.stop.is_set() || self.limits.time.is_some_and(|time| self.elapsed() >= time);
    }
}

/// A search under way.
pub(super) struct Search<'a> {
    pub(super) board: SearchBoard,
    pub(super) table: &'a Table,
    pub(super) local: &'a mut Local,
    pub(super) budget: Budget<'a>,
    pub(super) skill: Skill,
    /// The moves of all nodes from the root to here, those of the deepest node last.
    pub(super) moves: Vec<Ranked>,
    /// The moves searched in vain in all nodes from the root to here, those of the deepest node last.
    pub(super) vain: Vec<Spot>,
    /// The best line from each ply on.
    pub(super) pv: Vec<Vec<Spot>>,
    /// What is known of each ply from the root to here, and of siblings passed.
    pub(super) stack: Vec<Frame>,
    /// The farthest ply come to.
    pub(super) farthest: i32,
    /// The number of positions visited by searches by fours alone.
    pub(super) vcf_nodes: u64,
}

/// What is known of one ply.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frame {
    /// The evaluation for the side to move, unless a four is to be met.
    pub(super) eval: Option<i32>,
    /// The quiet moves that last cut a search short, the later one first.
    pub(super) killers: [Option<Spot>; 2],
    /// A move that is left out.
    pub(super) excluded: Option<Spot>,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub(super) fn new(
        board: SearchBoard,
        table: &'a Table,
        local: &'a mut Local,
        budget: Budget<'a>,
        skill: Skill,
    ) -> Self {
        Self {
            board,
            table,
            local,
            budget,
            skill,
            moves: Vec::with_capacity(4096),
            vain: Vec::with_capacity(4096),
            pv: vec![Vec::new(); MAX_PLY + 2],
            stack: vec![Frame::default(); MAX_PLY + 2],
            farthest: 0,
            vcf_nodes: 0,
        }
    }

    /// The number of positions visited.
    pub(super) const fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    /// The table of searches by fours alone.
    pub(super) const fn vcf_table(&mut self) -> &mut VcfTable {
        &mut self.local.vcf
    }

    /// Counts a node; `true` when the search must end.
    #[inline]
    pub(super) fn enter(&mut self) -> bool {
        self.budget.count()
    }

    /// Puts a stone of the side to move on the board, of which the table is asked next.
    #[inline]
    pub(super) fn play(&mut self, spot: Spot) {
        self.table.prefetch(self.board.hash_after(spot));
        self.board.play(spot);
    }

    /// Puts a move on the list.
    #[inline]
    pub(super) fn push_move(&mut self, spot: Spot, score: i32) {
        self.moves.push(Ranked::new(spot, score));
    }

    /// Takes the best move off the list that begins at `start`.
    #[inline]
    pub(super) fn next_move(&mut self, start: usize) -> Option<Spot> {
        let best = (start..self.moves.len()).max_by_key(|i| self.moves[*i])?;
        Some(self.moves.swap_remove(best).spot())
    }

    /// Makes `spot` and the best line after it the best line of `ply`.
    pub(super) fn extend_pv(&mut self, spot: Spot, ply: i32) {
        let (line, rest) = self.pv.split_at_mut(ply as usize + 1);
        if let (Some(line), Some(rest)) = (line.last_mut(), rest.first()) {
            line.clear();
            line.push(spot);
            line.extend_from_slice(rest);
        }
    }
}
