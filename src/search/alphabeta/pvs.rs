//! The nodes of the search: principal variation search over threats first, then over ranked moves.
//!
//! Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982, for the null windows; the
//! selectivity (late-move reductions, futility, move counts, singular moves) is that of chess programs with numbers of
//! our own; `params` has them, and what was measured of them.
//!
//! A node goes through these steps, and most end at the first four:
//! 1. a five, an open four, or a loss that a double threat makes certain: known without looking ahead;
//! 2. a five must be blocked: that is done without spending depth;
//! 3. what the transposition table knows, on the principal variation only what it has proved;
//! 4. depth is spent: a win by continuous fours or the evaluation, unless an open three is still to be answered;
//! 5. the evaluation is so far outside the window that a shallow search will not bring it back;
//! 6. the table's move is searched deeper where no other comes near it, less deep where others would refute as well, and
//!    without one the node less deep;
//! 7. the moves, best looking first.

use std::sync::LazyLock;

use super::board::SearchBoard;
use super::class::{Class, IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::eval::evaluate;
use super::moves::{static_score, useful_moves};
use super::params::{self, PLY};
use super::spot::Spot;
use super::state::{INFINITE, MAX_PLY, Search};
use super::tt::{Bound, Entry, MATE, MATE_BOUND, from_table, to_table};

/// What a node knows when it comes to its moves.
struct Node {
    /// In units of a [`PLY`].
    depth: i32,
    ply: i32,
    /// The evaluation for the side to move, as such.
    static_eval: i32,
    /// The same, or what the table knows better.
    eval: i32,
    /// Whether the other side threatens an open four.
    under_threat: bool,
    /// Whether the evaluation is better than two plies ago.
    is_improving: bool,
    /// Whether a move is expected to refute the other side's last one.
    is_cut: bool,
    /// The best move by the table.
    table_spot: Option<Spot>,
    /// How much deeper that one is searched; negative where others do as well.
    extension: i32,
    /// The move that is left out, where it is asked how good the others are.
    excluded: Option<Spot>,
}

impl Node {
    /// Whether a quiet move is not expected to bring the evaluation up to `alpha`.
    const fn is_futile(&self, alpha: i32) -> bool {
        self.depth < (params::CHILD_DEPTH + 1) * PLY
            && self.eval + params::CHILD_MARGIN * (self.depth + PLY) / PLY < alpha
    }

    /// Whether a move is not expected to help: it puts the threat of the other side off and does nothing else, or it is
    /// quiet where the evaluation is far below the window.
    fn is_idle(&self, own: Class, theirs: Class, alpha: i32) -> bool {
        if self.under_threat {
            own == Class::Four && theirs < Class::Three
        } else {
            own.max(theirs) < Class::Three && self.is_futile(alpha)
        }
    }

    /// How many moves are looked at, where one of them does not lose.
    fn move_count_limit<const PV: bool>(&self) -> usize {
        let limit = MOVE_COUNTS[(self.depth.max(0) as usize).min(MOVE_COUNTS.len() - 1)];
        let percent = match (PV, self.is_improving) {
            (true, _) => params::PV_MOVE_COUNT_PERCENT,
            (false, true) => 100,
            (false, false) => params::MOVE_COUNT_PERCENT,
        };
        limit * percent / 100
    }

    /// By how much a late move is searched less deep at first: the more, the deeper the node, the later the move and
    /// the less promising beside the best looking one, whose score is `gap` higher.
    fn reduction<const PV: bool>(&self, n_searched: usize, own: Class, quiet: bool, gap: i32) -> i32 {
        if self.depth < 2 * PLY || n_searched < 2 || own >= Class::Four {
            return 0;
        }
        if self.under_threat {
            return params::THREAT_REDUCTION;
        }
        let mut reduction = REDUCTIONS[(self.depth / PLY).min(63) as usize][n_searched.min(63)]
            + PLY * gap.max(0) / params::REDUCTION_GAP;
        if PV {
            reduction -= params::PV_REDUCTION;
        } else if !quiet {
            reduction -= PLY;
        }
        if self.is_cut {
            reduction += params::CUT_REDUCTION;
        }
        if !self.is_improving {
            reduction += params::WORSE_REDUCTION;
        }
        reduction.clamp(0, self.depth - PLY)
    }
}

impl Search<'_> {
    /// The value for the side to move, `depth` units of a [`PLY`] deep, `ply` moves from the root; `is_cut` where a
    /// move is expected to refute the other side's last one.
    pub(super) fn node<const PV: bool>(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: i32,
        is_cut: bool,
    ) -> i32 {
        self.pv[ply as usize].clear();
        if self.enter() || self.board.n_empty() == 0 {
            return 0;
        }
        self.farthest = self.farthest.max(ply);
        // Step 1.
        if let Some(value) = decided(&self.board, ply) {
            return value;
        }
        alpha = alpha.max(ply - MATE);
        beta = beta.min(MATE - ply - 1);
        if alpha >= beta {
            return alpha;
        }
        if ply as usize >= MAX_PLY {
            return evaluate(&mut self.board);
        }
        // Step 2.
        if self.board.count(!self.board.to_move(), IN_FIVES) > 0 {
            return self.best_reply::<PV>(alpha, beta, depth, ply, is_cut);
        }
        // Step 3.
        let excluded = self.stack[ply as usize].excluded;
        let entry = self.table.probe(self.board.hash()).filter(|_| excluded.is_none());
        let known = entry
            .and_then(|entry| if PV { entry.proof(ply) } else { entry.settles(alpha, beta, depth, ply) });
        if let Some(value) = known {
            if PV
                && let Some(spot) =
                    entry.and_then(|entry| entry.spot).filter(|spot| self.board.may_play(*spot))
            {
                self.pv[ply as usize + 1].clear();
                self.extend_pv(spot, ply);
            }
            return value;
        }
        let mut node = self.look_at(entry, depth, ply, is_cut);
        // Steps 4 and 5.
        let value = if depth <= 0 {
            self.leaf::<PV>(&node, alpha, beta)
        } else if !PV && excluded.is_none() {
            self.far_outside(&node, alpha, beta)
        } else {
            None
        };
        if let Some(value) = value {
            return value;
        }
        // Step 6.
        if let Some(value) = self.weigh_table_move::<PV>(&mut node, entry, beta) {
            return value;
        }
        // Step 7.
        let start = self.moves.len();
        self.rank_moves(node.table_spot, ply);
        let value = self.search_moves::<PV>(&node, start, alpha, beta);
        self.moves.truncate(start);
        value
    }

    /// What is seen of the position on the board without looking ahead.
    fn look_at(&mut self, entry: Option<Entry>, depth: i32, ply: i32, is_cut: bool) -> Node {
        let static_eval =
            entry.and_then(|entry| entry.eval).map_or_else(|| evaluate(&mut self.board), i32::from);
        let (before, here) = self.stack.split_at_mut(ply as usize);
        let two_plies_ago = before.len().checked_sub(2).and_then(|i| before[i].eval);
        here[0].eval = Some(static_eval);
        Node {
            depth,
            ply,
            static_eval,
            eval: entry.and_then(|entry| entry.better_eval(static_eval, ply)).unwrap_or(static_eval),
            under_threat: self.board.count(!self.board.to_move(), IN_OPEN_FOURS) > 0,
            is_improving: two_plies_ago.is_none_or(|before| static_eval > before),
            is_cut,
            table_spot: entry.and_then(|entry| entry.spot).filter(|spot| self.board.may_play(*spot)),
            extension: 0,
            excluded: here[0].excluded,
        }
    }

    /// The value where depth is spent, unless an open three is still to be answered by a side that seems to hold.
    fn leaf<const PV: bool>(&mut self, node: &Node, alpha: i32, beta: i32) -> Option<i32> {
        if !node.under_threat && node.eval >= beta {
            return Some(node.eval);
        }
        let won = self.win_by_fours::<PV>(node);
        if won.is_some() {
            return won;
        }
        let is_answered = !node.under_threat || node.depth <= -params::THREAT_PLIES * PLY;
        let is_hopeless = !PV
            && !is_about_wins(alpha, beta)
            && node.eval + params::THREAT_MARGIN * node.depth / PLY < alpha;
        (is_answered || is_hopeless).then_some(node.eval)
    }

    /// The value where the evaluation is so far from the window that the node need not be searched: razoring below it,
    /// unless continuous fours win, and futility above it.
    fn far_outside(&mut self, node: &Node, alpha: i32, beta: i32) -> Option<i32> {
        if is_about_wins(alpha, beta) {
            return None;
        }
        if node.depth <= params::RAZOR_DEPTH * PLY
            && node.eval + params::RAZOR_MARGIN * node.depth / PLY < alpha
        {
            return Some(self.win_by_fours::<false>(node).unwrap_or(node.eval));
        }
        let plies = (node.depth - PLY * (1 + i32::from(node.is_improving))).max(0);
        let is_above = !node.under_threat && node.eval - params::FUTILE_MARGIN * plies / PLY >= beta;
        is_above.then_some(node.eval)
    }

    /// The value of a win by continuous fours, if the side to move has one; the table keeps it. Zero where the search
    /// must end.
    #[inline]
    fn win_by_fours<const PV: bool>(&mut self, node: &Node) -> Option<i32> {
        if self.skill.vcf_depth <= 0 || self.board.count(self.board.to_move(), IN_FOURS) == 0 {
            return None;
        }
        let Some(vcf) = self.vcf(self.skill.vcf_depth, params::VCF_NODES) else {
            return self.budget.spent().then_some(0);
        };
        let value = MATE - node.ply - vcf.plies;
        self.remember(node, value, Some(vcf.spot), params::MAX_DEPTH * PLY, Bound::Lower);
        if PV {
            self.pv[node.ply as usize + 1].clear();
            self.extend_pv(vcf.spot, node.ply);
        }
        Some(value)
    }

    /// The value of the best reply to a four; most fours have a single one.
    fn best_reply<const PV: bool>(
        &mut self,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: i32,
        is_cut: bool,
    ) -> i32 {
        let at = ply as usize;
        self.stack[at].eval = at.checked_sub(2).and_then(|before| self.stack[before].eval);
        let mut best = -INFINITE;
        for reply in self.board.replies().iter() {
            self.play(reply);
            let value =
                -self.node::<PV>(-beta, -alpha.max(best), depth + params::REPLY_EXTENSION, ply + 1, !is_cut);
            self.board.undo();
            if value > best {
                best = value;
                if PV {
                    self.extend_pv(reply, ply);
                }
            }
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Finds out whether the table's move stands alone: where all others fail by a margin it is searched deeper; where
    /// one of them is good enough too, that is the value; and where one comes near a move that is expected to refute, that
    /// move is searched less deep. Without a move from the table the node is, as it matters less or is come to again.
    fn weigh_table_move<const PV: bool>(
        &mut self,
        node: &mut Node,
        entry: Option<Entry>,
        beta: i32,
    ) -> Option<i32> {
        if node.excluded.is_some() {
            return None;
        }
        let (Some(entry), Some(spot)) = (entry, node.table_spot) else {
            if node.depth >= params::BLIND_DEPTH * PLY && (PV || node.is_cut) {
                node.depth -= PLY;
            }
            return None;
        };
        let value = from_table(entry.value, node.ply);
        if node.depth < params::SINGULAR_DEPTH * PLY
            || i32::from(entry.depth) < node.depth - 3 * PLY
            || entry.bound == Bound::Upper
            || value.abs() >= MATE_BOUND
        {
            return None;
        }
        let bar = value - params::SINGULAR_MARGIN * node.depth / PLY;
        self.stack[node.ply as usize].excluded = Some(spot);
        let others = self.node::<false>(bar - 1, bar, node.depth / 2, node.ply, node.is_cut);
        self.stack[node.ply as usize].excluded = None;
        if self.budget.spent() {
            return Some(0);
        }
        if others < bar {
            node.extension = PLY;
            return None;
        }
        if !PV && bar >= beta {
            return Some(bar);
        }
        if node.is_cut || value >= beta {
            node.extension = -PLY;
        }
        None
    }

    /// Searches the moves listed from `start`, stores what was found and returns its value.
    fn search_moves<const PV: bool>(&mut self, node: &Node, start: usize, mut alpha: i32, beta: i32) -> i32 {
        let us = self.board.to_move();
        let alpha_before = alpha;
        // With no move to meet the threat, the open four and the five follow our move.
        let mut best = if node.under_threat { node.ply + 4 - MATE } else { -INFINITE };
        let (mut best_spot, mut best_score, mut n_searched) = (None, i32::MIN, 0);
        let vain = self.vain.len();
        let limit = node.move_count_limit::<PV>();
        while let Some(spot) = self.next_move(start).filter(|_| n_searched < self.skill.width) {
            if Some(spot) == node.excluded {
                continue;
            }
            let score = static_score(&self.board, spot);
            best_score = best_score.max(score);
            let (own, theirs) = (self.board.class_at(spot, us), self.board.class_at(spot, !us));
            let quiet = own < Class::Three && theirs < Class::Three;
            // On the principal variation all that answers a threat is looked at.
            if best > -MATE_BOUND && n_searched > 0 && !(PV && node.under_threat) {
                if n_searched >= limit {
                    break;
                }
                if node.is_idle(own, theirs, alpha) {
                    continue;
                }
            }
            let reduction = node.reduction::<PV>(n_searched, own, quiet, best_score - score);
            let extension = if Some(spot) == node.table_spot { node.extension } else { 0 };
            self.play(spot);
            let value = if n_searched == 0 {
                let (depth, is_cut) = (node.depth - PLY + extension, !PV && !node.is_cut);
                -self.node::<PV>(-beta, -alpha, depth, node.ply + 1, is_cut)
            } else {
                self.search_late::<PV>(node, alpha, beta, reduction)
            };
            self.board.undo();
            if self.budget.spent() {
                return 0;
            }
            n_searched += 1;
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_spot = Some(spot);
                    if PV {
                        self.extend_pv(spot, node.ply);
                    }
                    if value >= beta {
                        self.remember_cut(spot, node, vain);
                        break;
                    }
                }
            }
            if own < Class::Four {
                self.vain.push(spot);
            }
        }
        self.vain.truncate(vain);
        if best == -INFINITE {
            // No candidate was left.
            return if node.excluded.is_some() { alpha } else { node.eval };
        }
        self.remember(node, best, best_spot, node.depth, Bound::of(best, alpha_before, beta));
        best
    }

    /// The value of a move after the first, just played on the board, for the side that played it: with a null window,
    /// less deep at first, and again where it surprises.
    fn search_late<const PV: bool>(&mut self, node: &Node, alpha: i32, beta: i32, reduction: i32) -> i32 {
        let (depth, ply) = (node.depth - PLY, node.ply + 1);
        let is_cut = reduction > 0 || !node.is_cut;
        let mut value = -self.node::<false>(-alpha - 1, -alpha, depth - reduction, ply, is_cut);
        if value > alpha && reduction > 0 {
            value = -self.node::<false>(-alpha - 1, -alpha, depth, ply, !node.is_cut);
        }
        if PV && value > alpha && value < beta {
            value = -self.node::<PV>(-beta, -alpha, depth, ply, false);
        }
        value
    }

    /// Lists the useful moves of this node with their scores.
    fn rank_moves(&mut self, table_spot: Option<Spot>, ply: i32) {
        let us = self.board.to_move();
        let useful = useful_moves(&self.board);
        let [killer, older_killer] = self.stack[ply as usize].killers;
        for spot in useful.iter() {
            let mut score = static_score(&self.board, spot);
            score += self.local.history[us][spot.index()] / params::HISTORY_DIVISOR;
            if Some(spot) == table_spot {
                score += params::TT_SCORE;
            } else if Some(spot) == killer {
                score += params::KILLER_SCORE;
            } else if Some(spot) == older_killer {
                score += params::KILLER_SCORE / 2;
            }
            self.push_move(spot, score);
        }
    }

    /// Keeps what was found about the position of a node, which has no move left out.
    fn remember(&mut self, node: &Node, value: i32, spot: Option<Spot>, depth: i32, bound: Bound) {
        if node.excluded.is_none() {
            let (value, eval) = (to_table(value, node.ply), Some(node.static_eval as i16));
            let entry = Entry { value, spot, depth: depth as i16, eval, bound };
            self.table.store(self.board.hash(), entry);
        }
    }

    /// Remembers a move that refuted the other side's last one, and those from `vain` on that did not.
    fn remember_cut(&mut self, spot: Spot, node: &Node, vain: usize) {
        let us = self.board.to_move();
        if self.board.class_at(spot, us) < Class::Four {
            let killers = &mut self.stack[node.ply as usize].killers;
            if killers[0] != Some(spot) {
                *killers = [Some(spot), killers[0]];
            }
        }
        let plies = node.depth / PLY;
        let bonus = (plies * plies).min(params::HISTORY_BONUS_MAX);
        let history = &mut self.local.history[us];
        let mut add = |spot: Spot, bonus: i32| {
            let count = &mut history[spot.index()];
            *count += bonus - *count * bonus.abs() / params::HISTORY_MAX;
        };
        add(spot, bonus);
        for other in &self.vain[vain..] {
            add(*other, -bonus * params::HISTORY_VAIN);
        }
    }
}

/// Whether a window reaches to forced wins or losses, of which an evaluation says nothing.
const fn is_about_wins(alpha: i32, beta: i32) -> bool {
    alpha.abs() >= MATE_BOUND || beta.abs() >= MATE_BOUND
}

/// The value where it is certain without looking ahead.
///
/// A five wins at once; a five of the other side that no reply meets loses; an open four wins unless a five is to
/// be blocked. Who has no legal point draws.
pub(super) fn decided(board: &SearchBoard, ply: i32) -> Option<i32> {
    let us = board.to_move();
    if board.count(us, IN_FIVES) > 0 {
        return Some(MATE - ply - 1);
    }
    if board.is_stuck() {
        return Some(0);
    }
    if board.count(!us, IN_FIVES) > 0 {
        return board.replies().is_empty().then_some(ply + 2 - MATE);
    }
    board.has_winning_open_four().then_some(MATE - ply - 3)
}

/// How many moves a node of a depth looks at.
static MOVE_COUNTS: LazyLock<[usize; 1024]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        let more = (depth as f64 / f64::from(PLY)).powf(params::MOVE_COUNT_POWER);
        (params::MOVE_COUNT_BASE + more) as usize
    })
});

/// Reductions by depth in moves and move number, in units of a [`PLY`].
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|n| {
            let product = (depth.max(1) as f64).ln() * (n.max(1) as f64).ln();
            ((params::REDUCTION_BASE + product / params::REDUCTION_DIVISOR) * f64::from(PLY)) as i32
        })
    })
});
