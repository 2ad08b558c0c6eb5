//! What is proved of a position of five in a row: who wins, in how many moves, and how.

use std::collections::HashSet;

use super::Proved;
use crate::board::{Color, Point};
use crate::gomoku::{Outcome, Position, Setup};
use crate::search::alphabeta::{Solver, Threats, Verdict, promising};
use crate::search::{Clock, Info, Limits, Made, Proof, StopFlag, made_by};

/// How many of the most promising moves are tried first as a way out.
const N_PROMISING: usize = 16;

/// How many fours in a row of a side that loses are looked through.
const N_FOURS: u32 = 4;

/// What a proof may cost, in positions visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cost {
    /// Of a win by fours.
    pub(super) fours: u64,
    /// Of a win by fours and threes.
    pub(super) threats: u64,
    /// Of all answers to the moves of a side that may be lost.
    pub(super) lost: u64,
}

/// A position that is lost for the side to move.
#[derive(Clone, Debug)]
pub(super) struct Loss {
    /// The win of the other side against the move that lasts longest of those tried.
    pub(super) proved: Proved,
    /// The wins against the other moves that do something about the threat, each from such a move on, the longest
    /// first.
    pub(super) defenses: Vec<Proved>,
}

/// The solver, asked for both sides.
pub(super) struct Prover<'a> {
    pub(super) solver: &'a mut Solver,
    pub(super) cost: Cost,
    pub(super) stop: &'a StopFlag,
    pub(super) clock: &'a dyn Clock,
}

impl Prover<'_> {
    /// The win of the side to move by continuous threats, if one is found.
    pub(super) fn win(&mut self, position: &Position) -> Option<Proved> {
        let mut unlimited = u64::MAX;
        self.win_counted(position, &mut unlimited)
    }

    /// The same out of a budget of positions, which is what is left of it afterwards.
    fn win_counted(&mut self, position: &Position, budget: &mut u64) -> Option<Proved> {
        let kinds = [
            (Threats::Fours, self.cost.fours, Proof::Fours),
            (Threats::FoursAndThrees, self.cost.threats, Proof::Threats),
        ];
        for (threats, nodes, by) in kinds {
            let limits = Limits { nodes: Some(nodes.min(*budget)), ..Limits::default() };
            let solution = self.solver.solve(position, threats, limits, self.stop, self.clock);
            *budget = budget.saturating_sub(solution.nodes);
            if self.stop.is_set() || *budget == 0 {
                return None;
            }
            if let Verdict::Win(line) = solution.verdict {
                let proved = Proved { winner: position.to_move(), by, line };
                return proved.holds(position).then_some(proved);
            }
        }
        None
    }

    /// The loss of the side to move, if each of its moves meets a win of the other side by continuous threats. Fours of
    /// its own put that off.
    ///
    /// `played` is the move of the game with what is proved after it.
    pub(super) fn loss(
        &mut self,
        position: &Position,
        played: Option<(Point, Option<&Proved>)>,
    ) -> Option<Loss> {
        let mut budget = self.cost.lost;
        self.loss_counted(position, played, &mut budget, N_FOURS)
    }

    /// The same out of a budget of positions, with at most `n_fours` of the losing side in a row.
    fn loss_counted(
        &mut self,
        position: &Position,
        played: Option<(Point, Option<&Proved>)>,
        budget: &mut u64,
        n_fours: u32,
    ) -> Option<Loss> {
        let winner = !position.to_move();
        if let Some((_, None)) = played {
            return None;
        }
        // Where the other side wins against a pass, moves may have to be refuted one by one; elsewhere none is.
        let passed = passed(position)?;
        let threat = self.win(&passed)?;
        let mut longest: Option<Proved> = None;
        let mut defenses = Vec::new();
        let mut seen = HashSet::new();
        let ways_out = threat.line.iter().copied().chain(promising(position, N_PROMISING));
        let mut after = position.clone();
        for point in played.map(|(point, _)| point).into_iter().chain(ways_out).chain(position.empty_points())
        {
            if !seen.insert(point) || position.check(point).is_err() {
                continue;
            }
            let known = played.filter(|(at, _)| *at == point).and_then(|(_, proved)| proved);
            after.play(point).ok()?;
            let refuted = match (known, after.outcome()) {
                (Some(proved), _) => (proved.winner == winner).then(|| proved.clone()),
                (None, Some(_)) => None,
                (None, None) => self.refutation(&after, budget, n_fours),
            };
            let defends = !threat.holds(&after)
                || (threat.plies() > 1 && made_by(position, point).is_some_and(Made::is_four))
                || made_by(&passed, point) == Some(Made::Five);
            after.undo();
            let refuted = refuted?;
            let line = [vec![point], refuted.line].concat();
            let refuted = Proved { winner, by: refuted.by, line };
            let by = longest.as_ref().map_or(refuted.by, |longest| longest.by.max(refuted.by));
            if longest.as_ref().is_none_or(|longest| longest.plies() <= refuted.plies()) {
                longest = Some(Proved { by, ..refuted.clone() });
            } else if let Some(longest) = &mut longest {
                longest.by = by;
            }
            if defends && known.is_none() {
                defenses.push(refuted);
            }
        }
        defenses.sort_by_key(|refuted| std::cmp::Reverse(refuted.plies()));
        Some(Loss { proved: longest?, defenses })
    }

    /// The win against the move that was just made; where that made a four, it may begin after the answer.
    fn refutation(&mut self, after: &Position, budget: &mut u64, n_fours: u32) -> Option<Proved> {
        let won = self.win_counted(after, budget);
        if won.is_some() || n_fours == 0 {
            return won;
        }
        let mut fives = fives(after, !after.to_move())?;
        let (Some(answer), None) = (fives.next(), fives.next()) else { return None };
        let mut answered = after.clone();
        answered.play(answer).ok()?;
        let loss = self.loss_counted(&answered, None, budget, n_fours - 1)?;
        let line = [vec![answer], loss.proved.line].concat();
        Some(Proved { line, ..loss.proved }).filter(|proved| proved.holds(after))
    }
}

/// Where a side would make five if it were to move; none where it cannot be.
fn fives(position: &Position, side: Color) -> Option<impl Iterator<Item = Point>> {
    let mine = turned_to(position, side)?;
    let points: Vec<Point> = mine.empty_points().collect();
    Some(points.into_iter().filter(move |point| {
        let mut after = mine.clone();
        let played = after.play(*point).is_ok();
        played && matches!(after.outcome(), Some(Outcome::Five { winner, .. }) if winner == side)
    }))
}

/// What the winner needs for a win of which it has made the first move already.
pub(super) fn led_on(before: &Position, point: Point, after: &Proved) -> Proved {
    let mut position = before.clone();
    let mut by = Proof::Search;
    if position.play(point).is_ok() {
        by = match threat_of(&position, before.to_move()) {
            Some(1) => Proof::Fours,
            Some(3) => Proof::Threats,
            _ => Proof::Search,
        };
    }
    let line = [vec![point], after.line.clone()].concat();
    Proved { winner: after.winner, by: by.max(after.by), line }
}

/// The forced win that a search has proved, if it has.
pub(super) fn searched(info: &Info, position: &Position) -> Option<Proved> {
    let (plies, by) = info.value.mate_in().zip(info.proof)?;
    let winner = if plies > 0 { position.to_move() } else { !position.to_move() };
    Some(Proved { winner, by, line: info.pv.clone() }).filter(|proved| proved.holds(position))
}

/// In how many moves a side would win if the other one passed: 1 with a four, 3 where an open four or two fours are to
/// come, `None` where it is not so near.
pub(super) fn threat_of(position: &Position, side: Color) -> Option<usize> {
    let mine = turned_to(position, side)?;
    if fives(position, side)?.next().is_some() {
        return Some(1);
    }
    // `threats` says where either side makes two fives; those of this side are left with two where it may play.
    let n_fives_after = |point: Point| {
        let mut after = mine.clone();
        after.play(point).ok()?;
        Some(fives(&after, side)?.count())
    };
    mine.threats().into_iter().any(|point| n_fives_after(point).is_some_and(|n| n > 1)).then_some(3)
}

/// The position with the other side to move; `None` where that is the end of the game.
fn passed(position: &Position) -> Option<Position> {
    turned_to(position, !position.to_move())
}

/// The same stones with a side to move.
pub(super) fn turned_to(position: &Position, to_move: Color) -> Option<Position> {
    let setup = Setup { size: position.size(), stones: position.stones().collect(), to_move };
    setup.position(position.rule()).ok()
}
