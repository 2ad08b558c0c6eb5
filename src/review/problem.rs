//! A moment of a game as a problem: something better is to be found than what was played, and whatever is as good as
//! the best is right.

use std::num::NonZero;

use super::line::before;
use super::prover::{Prover, searched};
use super::reviewer::{CONFIRMING, best_of_go};
use super::tutor::{Objection, Tutor, overlooked};
use super::{Effort, KEPT, Proved, Review, Turn};
use crate::board::{Color, Point};
use crate::game::tree::Tree;
use crate::game::{Move, Position};
use crate::search::{Clock, Info, Limits, StopFlag, Value};
use crate::{go, gomoku};

/// In Go a move that costs fewer points than this, and less of the chance than that, is as good as the best.
const KEPT_POINTS: f32 = 2.0;
const KEPT_IN_GO: f64 = 0.15;

/// The moves of an estimated line that are shown after a wrong move.
const SHOWN: usize = 5;

/// What is to be found.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// A forced win, which is proved to be there: move by move to its end.
    Win(Proved),
    /// A move after which the other side has no forced win that is found.
    Escape,
    /// A move that keeps what the position is worth to its side.
    Keep(Chances),
}

/// A position in which a move is to be found.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The number of the move of the game.
    number: usize,
    position: Position,
    goal: Goal,
    /// The best moves that are known, of both sides.
    best: Vec<Point>,
    /// The move of the game, and what is known of the position after it, where it was not right.
    played: Option<(Point, Chances, Option<Proved>)>,
    /// How closely moves are looked at: as the review looked at those of the game.
    effort: Effort,
}

/// What a position is worth to a side, as far as a search sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The chance to win, from 0 to 1.
    pub chance: f64,
    /// In Go by how many points the side is ahead.
    pub lead: Option<f32>,
}

impl Chances {
    fn of(side: Color, value: Value, lead: Option<f32>) -> Self {
        let (black, is_black) = (value.expected_score(), side == Color::Black);
        let lead = lead.map(|lead| if is_black { lead } else { -lead });
        Self { chance: if is_black { black } else { 1.0 - black }, lead }
    }
}

/// What there is to say to a move.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Nothing more is to be found.
    Solved,
    /// It is right, the other side answers so, and the rest is to be found.
    GoesOn(Point, Box<Problem>),
    /// Something stands against it.
    Wrong(Fault),
}

/// What is wrong with a move, and how it would go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What stands against it.
    pub objection: Objection,
    /// The moves that are expected after it.
    pub line: Vec<Move>,
}

impl Problem {
    /// The moment of a game that was reviewed, by the number of the move; none where nothing better is known than what
    /// was played, and that was no win.
    pub fn of(record: &Tree, review: &Review, number: usize) -> Option<Self> {
        let reviewed = review.move_by_number(number)?;
        let position = before(record, reviewed.node)?;
        let side = reviewed.color;
        let mut best = reviewed.best.clone();
        let worth = |value, lead| Chances::of(side, value, lead);
        let goal = match (&reviewed.turn, &reviewed.proved) {
            (Some(Turn::MissedWin(had)), _) => Goal::Win(had.clone()),
            (_, Some(proved)) if proved.winner == side => {
                best = [vec![reviewed.point], proved.line.clone()].concat();
                Goal::Win(Proved { line: best.clone(), ..*proved })
            }
            (Some(Turn::Loses), _) => Goal::Escape,
            _ if reviewed.is_best() || best.is_empty() => return None,
            _ => Goal::Keep(worth(reviewed.before, reviewed.leads.map(|(before, _)| before))),
        };
        let after = worth(reviewed.after, reviewed.leads.map(|(_, after)| after));
        let is_fault = matches!(goal, Goal::Keep(_) | Goal::Escape);
        let played = is_fault.then(|| (reviewed.point, after, reviewed.proved.clone()));
        if let (Goal::Win(win), Some(position)) = (&goal, position.as_gomoku())
            && !win.holds(position)
        {
            return None;
        }
        Some(Self { number, position, goal, best, played, effort: review.effort })
    }

    /// The number of the move of the game in whose place something is to be found, from 1.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// What lies on the board; its side to move is the one that is to find something.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What is to be found.
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// A move that is known to be right.
    pub fn solution(&self) -> Option<Point> {
        self.best.first().copied()
    }

    /// What a review has found of the move of the game.
    fn known(&self, point: Point) -> Option<(Chances, Option<&Proved>)> {
        let (_, worth, proved) = self.played.as_ref().filter(|(played, ..)| *played == point)?;
        Some((*worth, proved.as_ref()))
    }

    /// What is left to be found of a win after a move, whose proof is known.
    fn goes_on(&self, after: &gomoku::Position, win: Proved) -> Verdict {
        let Some((reply, rest)) = win.line.split_first() else { return Verdict::Solved };
        let mut position = after.clone();
        if position.play_tolerant(*reply).is_err() || position.outcome().is_some() {
            return Verdict::Solved;
        }
        let goal = Goal::Win(Proved { line: rest.to_vec(), ..win });
        let position = Position::Gomoku(Box::new(position));
        let next = Self { position, goal, best: rest.to_vec(), played: None, ..*self };
        Verdict::GoesOn(*reply, Box::new(next))
    }
}

impl Tutor {
    /// The key moments of a game that are problems, in their order; those are left out whose best move that is known is
    /// refuted when it is looked at closely.
    pub fn problems(
        &mut self,
        record: &Tree,
        review: &Review,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Vec<Problem> {
        let all = review.key_moments.iter().filter_map(|number| Problem::of(record, review, *number));
        let mut holds = |problem: &Problem| {
            let verdict = problem.solution().and_then(|best| self.examine(problem, best, stop, clock));
            matches!(verdict, Some(Verdict::Solved | Verdict::GoesOn(..)))
        };
        all.filter(|problem| holds(problem)).collect()
    }

    /// What there is to say to a stone of the side to move; none where the rules refuse it, or once `stop` is set.
    pub fn examine(
        &mut self,
        problem: &Problem,
        point: Point,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Verdict> {
        let verdict = match &problem.position {
            Position::Gomoku(position) => self.examine_gomoku(problem, position, point, stop, clock),
            Position::Go(position) => self.examine_go(problem, position, point, stop, clock),
        };
        verdict.filter(|_| !stop.is_set())
    }

    fn examine_gomoku(
        &mut self,
        problem: &Problem,
        before: &gomoku::Position,
        point: Point,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Verdict> {
        let mut after = before.clone();
        after.play(point).ok()?;
        match (&problem.goal, after.outcome()) {
            (_, Some(gomoku::Outcome::Five { .. })) => Some(Verdict::Solved),
            (Goal::Win(had), Some(_)) => Some(wrong(Objection::MissedWin(had.clone()), &[])),
            (_, Some(_)) => Some(Verdict::Solved),
            (Goal::Win(had), None) => self.examine_win(problem, had, before, &after, point, stop, clock),
            (_, None) => self.examine_other(problem, before, &after, point, stop, clock),
        }
    }

    /// A stone where there is a forced win, which must still be there after it.
    fn examine_win(
        &mut self,
        problem: &Problem,
        had: &Proved,
        before: &gomoku::Position,
        after: &gomoku::Position,
        point: Point,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Verdict> {
        let is_win = |win: &Proved| win.winner == had.winner && win.holds(after);
        let led_on = had.line.split_first().filter(|(first, _)| **first == point);
        let led_on = led_on.map(|(_, rest)| Proved { line: rest.to_vec(), ..*had });
        let found =
            led_on.or_else(|| Some(self.prover(problem.effort, stop, clock).loss(after, None)?.proved));
        if let Some(win) = found.filter(is_win) {
            return Some(problem.goes_on(after, win));
        }
        let info = self.look_ahead(after, problem.effort, stop, clock)?;
        if let Some(win) = searched(&info, after).filter(is_win) {
            return Some(problem.goes_on(after, win));
        }
        if had.plies() == 1 {
            return Some(wrong(Objection::MissedFive, &[]));
        }
        Some(match self.prover(problem.effort, stop, clock).win(after) {
            Some(theirs) => wrong(overlooked(before, theirs.clone()), &theirs.line),
            None => wrong(Objection::MissedWin(had.clone()), shown(&info.pv)),
        })
    }

    /// A stone after which the other side is to have no forced win, and which is to cost little.
    fn examine_other(
        &mut self,
        problem: &Problem,
        before: &gomoku::Position,
        after: &gomoku::Position,
        point: Point,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Verdict> {
        let known = problem.known(point);
        let theirs = known.and_then(|(_, proved)| proved.cloned());
        if let Some(theirs) = theirs.or_else(|| self.prover(problem.effort, stop, clock).win(after)) {
            return Some(wrong(overlooked(before, theirs.clone()), &theirs.line));
        }
        // As closely as a review looks at a last escape.
        let times = if problem.goal == Goal::Escape { CONFIRMING } else { 1 };
        let effort = Effort { nodes: problem.effort.nodes * times };
        let info = self.look_ahead(after, effort, stop, clock)?;
        let theirs = searched(&info, after).filter(|theirs| theirs.winner == after.to_move());
        if let Some(theirs) = theirs {
            return Some(wrong(Objection::Loses(theirs.clone()), &theirs.line));
        }
        let Goal::Keep(Chances { chance, .. }) = problem.goal else { return Some(Verdict::Solved) };
        let now = known.map_or(1.0 - info.value.expected_score(), |(worth, _)| worth.chance);
        if chance - now < KEPT || problem.solution() == Some(point) {
            return Some(Verdict::Solved);
        }
        Some(wrong(Objection::CostsChance(chance, now), shown(&info.pv)))
    }

    /// What a search sees.
    fn look_ahead(
        &mut self,
        position: &gomoku::Position,
        effort: Effort,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Info> {
        let limits = Limits { nodes: Some(effort.nodes), ..Limits::default() };
        self.gomoku.analyze(position, NonZero::<u8>::MIN, limits, stop, clock, &mut |_| {})
    }

    fn examine_go(
        &mut self,
        problem: &Problem,
        before: &go::Position,
        point: Point,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Option<Verdict> {
        let mut after = before.clone();
        after.play(Move::Place(point)).ok()?;
        let Goal::Keep(Chances { chance, lead: Some(lead) }) = problem.goal else { return None };
        if problem.solution() == Some(point) {
            return Some(Verdict::Solved);
        }
        let best = best_of_go(&mut self.go, &after, problem.effort.visits(), stop, clock)?;
        let seen = Chances { chance: 1.0 - f64::from(best.win_rate), lead: Some(-best.lead) };
        let now = problem.known(point).map_or(seen, |(worth, _)| worth);
        let lost_points = lead - now.lead.unwrap_or(lead);
        let objection = if lost_points >= KEPT_POINTS {
            Objection::CostsPoints(lost_points)
        } else if chance - now.chance >= KEPT_IN_GO {
            Objection::CostsChance(chance, now.chance)
        } else {
            return Some(Verdict::Solved);
        };
        let line = best.pv.iter().take(SHOWN).copied().collect();
        Some(Verdict::Wrong(Fault { objection, line }))
    }

    fn prover<'a>(&'a mut self, effort: Effort, stop: &'a StopFlag, clock: &'a dyn Clock) -> Prover<'a> {
        Prover { solver: &mut self.solver, cost: effort.cost(), stop, clock }
    }
}

fn wrong(objection: Objection, line: &[Point]) -> Verdict {
    Verdict::Wrong(Fault { objection, line: line.iter().copied().map(Move::Place).collect() })
}

/// The part of an estimated line that is shown.
fn shown(line: &[Point]) -> &[Point] {
    &line[..line.len().min(SHOWN)]
}
