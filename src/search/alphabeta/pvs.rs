//! The nodes of the search: principal variation search over threats first, then over ranked moves.
//!
//! Marsland and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982, for the null windows; the
//! selectivity (late-move reductions, futility, move counts) is that of chess programs with numbers of our own.
//!
//! A node goes through these steps, and most end at the first two:
//! 1. a five, an open four, or a loss that a double threat makes certain: known without looking ahead;
//! 2. a five must be blocked: that is done without spending depth;
//! 3. what the transposition table knows;
//! 4. a win by continuous fours;
//! 5. depth is spent: the evaluation, unless an open three is still to be answered;
//! 6. the evaluation is so far outside the window that a shallow search will not bring it back;
//! 7. the moves, best looking first.

use std::sync::LazyLock;

use super::board::SearchBoard;
use super::class::{Class, IN_FIVES, IN_FOURS, IN_OPEN_FOURS};
use super::eval::evaluate;
use super::moves::{static_score, useful_moves};
use super::params;
use super::spot::Spot;
use super::state::{INFINITE, MAX_PLY, Search};
use super::tt::{Bound, MATE, MATE_BOUND, to_table};

/// What a node knows when it comes to its moves.
struct Node {
    depth: i32,
    ply: i32,
    /// The evaluation for the side to move.
    eval: i32,
    /// Whether the other side threatens an open four.
    under_threat: bool,
}

impl Node {
    /// Whether the evaluation is so far below `alpha`, or above `beta`, that a shallow search will not bring it back.
    const fn is_far_outside(&self, alpha: i32, beta: i32) -> bool {
        if alpha.abs() >= MATE_BOUND || beta.abs() >= MATE_BOUND {
            return false;
        }
        let is_below =
            self.depth <= params::RAZOR_DEPTH && self.eval + params::RAZOR_MARGIN * self.depth < alpha;
        let is_above = self.depth <= params::FUTILE_DEPTH
            && !self.under_threat
            && self.eval - params::FUTILE_MARGIN * self.depth >= beta;
        is_below || is_above
    }

    /// Whether a quiet move is not expected to bring the evaluation up to `alpha`.
    const fn is_futile(&self, alpha: i32) -> bool {
        self.depth <= params::CHILD_DEPTH && self.eval + params::CHILD_MARGIN * (self.depth + 1) < alpha
    }
}

impl Search<'_> {
    /// The value for the side to move, `depth` moves deep, `ply` moves from the root.
    pub(super) fn node<const PV: bool>(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: i32,
    ) -> i32 {
        self.pv[ply as usize].clear();
        if self.enter() {
            return 0;
        }
        if self.board.n_empty() == 0 {
            return 0;
        }
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
            return evaluate(&self.board);
        }
        let us = self.board.to_move();
        // Step 2.
        if self.board.count(!us, IN_FIVES) > 0 {
            return self.best_reply::<PV>(alpha, beta, depth, ply);
        }
        // Step 3.
        let entry = self.memory.table.probe(self.board.hash());
        if !PV && let Some(value) = entry.and_then(|entry| entry.settles(alpha, beta, depth, ply)) {
            return value;
        }
        // Step 4.
        if let Some(value) = self.win_by_fours::<PV>(ply) {
            return value;
        }
        if self.budget.spent() {
            return 0;
        }
        // Step 5.
        let eval = evaluate(&self.board);
        let under_threat = self.board.count(!us, IN_OPEN_FOURS) > 0;
        if depth <= 0 && (!under_threat || depth <= -params::THREAT_PLIES) {
            return eval;
        }
        let node = Node { depth, ply, eval, under_threat };
        // Step 6.
        if !PV && node.is_far_outside(alpha, beta) {
            return eval;
        }
        // Step 7.
        let tt_spot = entry.and_then(|entry| entry.spot).filter(|spot| self.board.empty().contains(*spot));
        let start = self.moves.len();
        self.rank_moves(tt_spot, ply);
        let value = self.search_moves::<PV>(&node, start, alpha, beta);
        self.moves.truncate(start);
        value
    }

    /// The value of a win by continuous fours, if the side to move has one; the table keeps it.
    #[inline]
    fn win_by_fours<const PV: bool>(&mut self, ply: i32) -> Option<i32> {
        if self.skill.vcf_depth <= 0 || self.board.count(self.board.to_move(), IN_FOURS) == 0 {
            return None;
        }
        let vcf = self.vcf(self.skill.vcf_depth, params::VCF_NODES)?;
        let value = MATE - ply - vcf.plies;
        let key = self.board.hash();
        self.memory.table.store(key, Some(vcf.spot), to_table(value, ply), 100, Bound::Lower);
        if PV {
            self.pv[ply as usize + 1].clear();
            self.extend_pv(vcf.spot, ply);
        }
        Some(value)
    }

    /// The value of the best reply to a four; most fours have a single one.
    fn best_reply<const PV: bool>(&mut self, alpha: i32, beta: i32, depth: i32, ply: i32) -> i32 {
        let mut best = -INFINITE;
        for reply in self.board.replies().iter() {
            self.board.play(reply);
            let value = -self.node::<PV>(-beta, -alpha.max(best), depth, ply + 1);
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

    /// Searches the moves listed from `start`, stores what was found and returns its value.
    fn search_moves<const PV: bool>(&mut self, node: &Node, start: usize, mut alpha: i32, beta: i32) -> i32 {
        let us = self.board.to_move();
        let key = self.board.hash();
        let alpha_before = alpha;
        // With no move to meet the threat, the open four and the five follow our move.
        let mut best = if node.under_threat { node.ply + 4 - MATE } else { -INFINITE };
        let mut best_spot = None;
        let mut best_score = i32::MIN;
        let mut n_searched = 0;
        while let Some(spot) = self.next_move(start) {
            let score = static_score(&self.board, spot);
            best_score = best_score.max(score);
            let (own, theirs) = (self.board.class_at(spot, us), self.board.class_at(spot, !us));
            let quiet = own < Class::Three && theirs < Class::Three;
            if n_searched >= self.skill.width {
                break;
            }
            if !PV && best > -MATE_BOUND && !node.under_threat && n_searched > 0 {
                if n_searched >= move_count_limit(node.depth) {
                    break;
                }
                if quiet && node.is_futile(alpha) {
                    continue;
                }
            }
            let reduction = if node.under_threat || own >= Class::Four {
                0
            } else {
                reduction::<PV>(node.depth, n_searched, quiet, best_score - score)
            };
            self.board.play(spot);
            let value = self.search_child::<PV>(node, alpha, beta, n_searched, reduction);
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
                        self.remember_cut(spot, node.depth, node.ply);
                        break;
                    }
                }
            }
        }
        if best == -INFINITE {
            // Nothing was ranked: no candidate is left.
            return node.eval;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if alpha > alpha_before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.memory.table.store(key, best_spot, to_table(best, node.ply), node.depth, bound);
        best
    }

    /// The value of the move just played on the board for the side that played it: the first one with the whole
    /// window, the others with a null window, less deep at first, and again where they surprise.
    fn search_child<const PV: bool>(
        &mut self,
        node: &Node,
        alpha: i32,
        beta: i32,
        n_searched: usize,
        reduction: i32,
    ) -> i32 {
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        if n_searched == 0 {
            return -self.node::<PV>(-beta, -alpha, depth, ply);
        }
        let mut value = -self.node::<false>(-alpha - 1, -alpha, depth - reduction, ply);
        if value > alpha && reduction > 0 {
            value = -self.node::<false>(-alpha - 1, -alpha, depth, ply);
        }
        if PV && value > alpha && value < beta {
            value = -self.node::<PV>(-beta, -alpha, depth, ply);
        }
        value
    }

    /// Lists the useful moves of this node with their scores.
    fn rank_moves(&mut self, tt_spot: Option<Spot>, ply: i32) {
        let us = self.board.to_move();
        let useful = useful_moves(&self.board);
        let [killer, older_killer] = self.killers[ply as usize];
        for spot in useful.iter() {
            let mut score = static_score(&self.board, spot);
            score += self.memory.history[us][spot.index()] / params::HISTORY_DIVISOR;
            if Some(spot) == tt_spot {
                score += params::TT_SCORE;
            } else if Some(spot) == killer {
                score += params::KILLER_SCORE;
            } else if Some(spot) == older_killer {
                score += params::KILLER_SCORE / 2;
            }
            self.push_move(spot, score);
        }
    }

    /// Remembers a move that refuted the other side's last one.
    fn remember_cut(&mut self, spot: Spot, depth: i32, ply: i32) {
        let us = self.board.to_move();
        if self.board.class_at(spot, us) < Class::Four {
            let killers = &mut self.killers[ply as usize];
            if killers[0] != Some(spot) {
                *killers = [Some(spot), killers[0]];
            }
        }
        let history = &mut self.memory.history[us][spot.index()];
        let bonus = (depth * depth).min(params::HISTORY_BONUS_MAX);
        *history += bonus - *history * bonus / params::HISTORY_MAX;
    }
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

/// How many moves a node away from the principal variation looks at.
const fn move_count_limit(depth: i32) -> usize {
    (params::MOVE_COUNT_BASE + depth * depth) as usize
}

/// By how much a late move is searched less deep at first: the more, the deeper the node, the later the move and
/// the less promising beside the best looking one, whose score is `gap` higher.
fn reduction<const PV: bool>(depth: i32, n_searched: usize, quiet: bool, gap: i32) -> i32 {
    if depth < 2 || n_searched < 2 {
        return 0;
    }
    let late = REDUCTIONS[depth.min(63) as usize][n_searched.min(63)];
    let less = i32::from(PV || !quiet);
    ((late + 100 * gap.max(0) / params::REDUCTION_GAP) / 100 - less).clamp(0, depth - 1)
}

/// Reductions by depth and move number, in hundredths of a move.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|n| {
            let product = (depth.max(1) as f64).ln() * (n.max(1) as f64).ln();
            params::REDUCTION_BASE + (100.0 * product / params::REDUCTION_DIVISOR) as i32
        })
    })
});
