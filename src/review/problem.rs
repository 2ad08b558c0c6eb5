//! A moment of a game as a problem: something better is to be found than what was played, and whatever is as good as the
//! best is right.

use std::num::NonZero;

use super::line::before;
use super::prover::{Cost, Prover, searched};
use super::reviewer::best_of_go;
use super::tutor::{Objection, Tutor, overlooked};
use super::{Effort, KEPT, Proved, Review, Turn};
use crate::board::{Color, Point};
use crate::game::tree::Tree;
use crate::game::{Move, Position};
use crate::search::{Clock, Limits, StopFlag, Value};
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
    position: Position,
    goal: Goal,
    /// The best moves that are known, of both sides.
    best: Vec<Point>,
    /// The move of the game, and what is known of the position after it, where it was not right.
    played: Option<(Point, Chances, Option<Proved>)>,
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
        Some(Self { position, goal, best, played })
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
    fn goes_on(after: &gomoku::Position, win: Proved) -> Verdict {
        let Some((reply, rest)) = win.line.split_first() else { return Verdict::Solved };
        let mut position = after.clone();
        if position.play_tolerant(*reply).is_err() || position.outcome().is_some() {
            return Verdict::Solved;
        }
        let goal = Goal::Win(Proved { line: rest.to_vec(), ..win });
        let position = Position::Gomoku(Box::new(position));
        Verdict::GoesOn(*reply, Box::new(Self { position, goal, best: rest.to_vec(), played: None }))
    }
}

impl Tutor {
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
        let side = before.to_move();
        let mut after = before.clone();
        after.play(point).ok()?;
        let has_won = matches!(after.outcome(), Some(gomoku::Outcome::Five { winner, .. }) if winner == side);
        if has_won {
            return Some(Verdict::Solved);
        }
        let wrong = |objection, line: &[Point]| {
            let line = line.iter().copied().map(Move::Place).collect();
            Verdict::Wrong(Fault { objection, line })
        };
        let is_over = after.outcome().is_some();
        let Effort { nodes } = Effort::default();
        let info = |tutor: &mut Self| {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            tutor.gomoku.analyze(&after, NonZero::<u8>::MIN, limits, stop, clock, &mut |_| {})
        };
        if let Goal::Win(had) = &problem.goal {
            if is_over {
                return Some(wrong(Objection::MissedWin(had.clone()), &[]));
            }
            let led_on = had.line.split_first().filter(|(first, _)| **first == point);
            let led_on = led_on.map(|(_, rest)| Proved { line: rest.to_vec(), ..*had });
            let cost = Effort::default().cost();
            let found = led_on.or_else(|| self.prover(cost, stop, clock).loss(&after, None));
            if let Some(win) = found.filter(|win| win.winner == side && win.holds(&after)) {
                return Some(Problem::goes_on(&after, win));
            }
            let info = info(self)?;
            if let Some(win) = searched(&info, &after).filter(|win| win.winner == side) {
                return Some(Problem::goes_on(&after, win));
            }
            let theirs = self.prover(cost, stop, clock).win(&after);
            return Some(match theirs {
                _ if had.plies() == 1 => wrong(Objection::MissedFive, &[]),
                Some(theirs) => wrong(overlooked(before, theirs.clone()), &theirs.line),
                None => wrong(Objection::MissedWin(had.clone()), &info.pv[..info.pv.len().min(SHOWN)]),
            });
        }
        if is_over {
            return Some(Verdict::Solved);
        }
        let known = problem.known(point);
        let theirs = known.and_then(|(_, proved)| proved.cloned());
        let theirs = theirs.or_else(|| self.prover(Effort::default().cost(), stop, clock).win(&after));
        if let Some(theirs) = theirs {
            return Some(wrong(overlooked(before, theirs.clone()), &theirs.line));
        }
        let info = info(self)?;
        if let Some(theirs) = searched(&info, &after).filter(|theirs| theirs.winner != side) {
            return Some(wrong(Objection::Loses(theirs.clone()), &theirs.line));
        }
        let Goal::Keep(Chances { chance, .. }) = problem.goal else { return Some(Verdict::Solved) };
        let now = known.map_or(1.0 - info.value.expected_score(), |(worth, _)| worth.chance);
        if chance - now < KEPT || problem.solution() == Some(point) {
            return Some(Verdict::Solved);
        }
        Some(wrong(Objection::CostsChance(chance, now), &info.pv[..info.pv.len().min(SHOWN)]))
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
        let best = best_of_go(&mut self.go, &after, Effort::default().visits(), stop, clock)?;
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

    fn prover<'a>(&'a mut self, cost: Cost, stop: &'a StopFlag, clock: &'a dyn Clock) -> Prover<'a> {
        Prover { solver: &mut self.solver, cost, stop, clock }
    }
}
