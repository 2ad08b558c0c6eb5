//! Wins by force, proved or refuted: by continuous fours, or by continuous threes and fours.
//!
//! Depth-first proof-number search (Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002).
//! The attacker plays fours, and threes where they are asked for; the defender every move that meets the threat: the
//! replies to a five, or the points that spoil each open four to come and fours of its own. So a win is one against any
//! defense; and where the tree is exhausted, there is none by such threats alone.
//!
//! The two numbers of a node say how many positions have yet to be decided at least: `phi` until the side to move gets
//! what it wants (the attacker the win, the defender an end of the threats), `delta` until the other side does. Stones
//! are never taken off the board, so positions are met again but never in a circle; the largest number of the children
//! counts instead of their sum, as the same positions stand below several of them (Ueda, Hashimoto, Hashimoto and Iida,
//! "Weak Proof-Number Search", 2008).

use super::board::SearchBoard;
use super::class::{IN_FIVES, IN_FOURS, IN_OPEN_FOURS, IN_THREES};
use super::moves::{Ranked, static_score, useful_moves, wanted};
use super::params;
use super::solver_table::Table;
use super::spot::Spot;
use super::state::Budget;
use crate::board::{Color, Point, zobrist};
use crate::gomoku::Position;
use crate::search::{Clock, Limits, StopFlag};

/// The threats of which each move of the attacker makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Fours: the solver asks for a VCF, a victory by continuous fours.
    Fours,
    /// Fours, and threes, which threaten an open four: a VCT, a victory by continuous threats.
    FoursAndThrees,
}

/// What the solver has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Whether the side to move wins.
    pub verdict: Verdict,
    /// The number of positions visited.
    pub nodes: u64,
}

/// Whether the side to move wins by continuous threats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins. The line holds the moves of both sides up to the winning stone, with a defense that lasts as long as
    /// any in the tree of the proof.
    Win(Vec<Point>),
    /// It is proved that there is no such win.
    None,
    /// The limits came before the answer.
    Unknown,
}

/// A number that says "never".
const NEVER: u32 = u32::MAX / 4;

/// How many positions have yet to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Until the side to move gets what it wants.
    pub(super) phi: u32,
    /// Until the other side does.
    pub(super) delta: u32,
}

impl Numbers {
    /// The side to move has got what it wants.
    const REACHED: Self = Self { phi: 0, delta: NEVER };
    /// The other side has.
    const LOST: Self = Self { phi: NEVER, delta: 0 };
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) numbers: Numbers,
    /// The best move, where one was tried.
    pub(super) spot: Option<Spot>,
    /// Where the attacker's win is proved, the number of moves of both sides up to and with the winning stone.
    pub(super) plies: u16,
}

impl Known {
    const fn new(numbers: Numbers, plies: u16) -> Self {
        Self { numbers, spot: None, plies }
    }
}

/// The solver with its table, which serves one position after another.
#[derive(Debug)]
pub struct Solver {
    table: Table,
}

impl Default for Solver {
    fn default() -> Self {
        Self { table: Table::new(params::SOLVER_BYTES) }
    }
}

impl Solver {
    /// Looks for a win of the side to move by continuous threats, within limits; their depth means nothing here.
    pub fn solve(
        &mut self,
        position: &Position,
        threats: Threats,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Solution {
        if position.outcome().is_some() {
            return Solution { verdict: Verdict::None, nodes: 0 };
        }
        self.table.next_problem();
        let mut proof = Proof {
            board: SearchBoard::new(position),
            attacker: position.to_move(),
            threats,
            table: &mut self.table,
            budget: Budget::new(limits, stop, clock),
            moves: Vec::with_capacity(1024),
            is_in_doubt: false,
        };
        let numbers = proof.visit(NEVER, NEVER).numbers;
        let nodes = proof.budget.nodes();
        let verdict = match numbers {
            Numbers { phi: 0, .. } => {
                // What is not in the table any more is proved again, in the time that it takes.
                proof.budget = Budget::new(Limits::default(), stop, clock);
                Verdict::Win(proof.line())
            }
            Numbers { delta: 0, .. } if !proof.is_in_doubt => Verdict::None,
            Numbers { .. } => Verdict::Unknown,
        };
        Solution { verdict, nodes }
    }
}

/// A proof under way.
struct Proof<'a> {
    board: SearchBoard,
    attacker: Color,
    threats: Threats,
    table: &'a mut Table,
    budget: Budget<'a>,
    /// The moves of all nodes from the root to here, those of the deepest node last.
    moves: Vec<Ranked>,
    /// Whether a threat did not count because the game might have ended before it came true.
    is_in_doubt: bool,
}

/// The children of a node as they stand.
struct Children {
    numbers: Numbers,
    /// The most promising one.
    best: Spot,
    /// The plies of that, where it is won for the attacker.
    best_plies: u16,
    /// The `delta` of the next.
    second: u32,
    /// How many are not decided for their side to move.
    n_open: u32,
    /// The most plies of those that are.
    longest: u16,
}

impl Proof<'_> {
    /// Looks into the position on the board until its numbers reach one of these.
    fn visit(&mut self, phi: u32, delta: u32) -> Known {
        if self.budget.count() {
            return Known::new(Numbers { phi: 1, delta: 1 }, 0);
        }
        let (key, before) = (self.board.hash(), self.budget.nodes());
        if let Some(known) = self.decided() {
            self.table.store(key, known, 1);
            return known;
        }
        let start = self.moves.len();
        self.push_moves();
        let known = loop {
            let known = self.sum_up(start);
            let Some(children) = known else { break Known::new(Numbers::LOST, self.plies_without_answer()) };
            let Children { numbers, best, n_open, second, .. } = children;
            if numbers.phi >= phi || numbers.delta >= delta || self.budget.spent() {
                let is_attack = self.board.to_move() == self.attacker;
                let plies = 1 + if is_attack { children.best_plies } else { children.longest };
                break Known { numbers, spot: Some(best), plies };
            }
            self.board.play(best);
            self.visit(delta.saturating_sub(n_open - 1), phi.min(second + 1 + second / 4));
            self.board.undo();
        };
        self.moves.truncate(start);
        if !self.budget.spent() {
            self.table.store(key, known, 1 + self.budget.nodes() - before);
        }
        known
    }

    /// What is certain about the position without looking ahead.
    fn decided(&mut self) -> Option<Known> {
        let board = &self.board;
        let (us, is_attack) = (board.to_move(), board.to_move() == self.attacker);
        let reached = |plies| Some(Known::new(Numbers::REACHED, plies));
        if board.count(us, IN_FIVES) > 0 {
            return reached(1);
        }
        if board.is_stuck() {
            // A draw is what the defender wants.
            let numbers = if is_attack { Numbers::LOST } else { Numbers::REACHED };
            return Some(Known::new(numbers, 0));
        }
        if board.count(!us, IN_FIVES) == 0 {
            if board.has_winning_open_four() {
                return reached(3);
            }
            if !is_attack && !self.threatens_open_four() {
                return reached(0);
            }
        }
        None
    }

    /// Whether the attacker, who is not to move, will win by an open four where nothing is done against it.
    fn threatens_open_four(&mut self) -> bool {
        if self.threats == Threats::Fours || self.board.count(self.attacker, IN_OPEN_FOURS) == 0 {
            return false;
        }
        let may_end_before = self.attacker == Color::White && self.board.is_nearly_stuck();
        self.is_in_doubt |= may_end_before;
        !may_end_before
    }

    /// How many plies after a position to move in which no answer to the threats is left the winning stone is laid.
    fn plies_without_answer(&self) -> u16 {
        match self.board.to_move() == self.attacker {
            true => 0,
            false if self.board.count(self.attacker, IN_FIVES) > 0 => 2,
            false => 4,
        }
    }

    /// Lists the moves that count.
    fn push_moves(&mut self) {
        let board = &self.board;
        let us = board.to_move();
        let (fours, threes) = (board.set(us, IN_FOURS), board.set(us, IN_THREES));
        let must_block = board.count(!us, IN_FIVES) > 0;
        let points = match self.threats {
            // What blocks may keep up a threat that stood before.
            Threats::FoursAndThrees if us == self.attacker && !must_block => {
                useful_moves(board).and(&fours.or(threes))
            }
            Threats::Fours if us == self.attacker && !must_block => board.allowed(*fours),
            Threats::Fours if us == self.attacker => board.replies().and(fours),
            _ => useful_moves(board),
        };
        self.moves.extend(points.iter().map(|spot| Ranked::new(spot, static_score(board, spot))));
    }

    /// What is known of the position after a move.
    fn child(&self, spot: Spot) -> Known {
        let us = self.board.to_move();
        let key = self.board.hash() ^ zobrist::stone(us, spot.point()) ^ zobrist::WHITE_TO_MOVE;
        self.table.probe(key).unwrap_or_else(|| {
            let is_three = us == self.attacker && !self.board.set(us, IN_FOURS).contains(spot);
            Known::new(Numbers { phi: 1, delta: if is_three { params::SOLVER_THREE } else { 1 } }, 0)
        })
    }

    /// The moves of a proved win up to the winning stone; they are played on the board.
    fn line(&mut self) -> Vec<Point> {
        let mut line = Vec::new();
        loop {
            let us = self.board.to_move();
            let spot = if us == self.attacker { self.winning_move() } else { self.longest_defense() };
            let Some(spot) = spot else { return line };
            line.push(spot.point());
            if self.board.set(us, IN_FIVES).contains(spot) {
                return line;
            }
            self.board.play(spot);
        }
    }

    fn winning_move(&mut self) -> Option<Spot> {
        let us = self.board.to_move();
        match self.decided() {
            Some(_) => self.board.five(us).or_else(|| self.board.set(us, IN_OPEN_FOURS).first()),
            None => self.visit(NEVER, NEVER).spot,
        }
    }

    fn longest_defense(&mut self) -> Option<Spot> {
        self.visit(NEVER, NEVER);
        let start = self.moves.len();
        self.push_moves();
        let longest =
            self.moves[start..].iter().max_by_key(|ranked| (self.child(ranked.spot()).plies, **ranked));
        let longest = longest.map(|ranked| ranked.spot());
        self.moves.truncate(start);
        let threats = if self.board.count(self.attacker, IN_FIVES) > 0 { IN_FIVES } else { IN_OPEN_FOURS };
        longest.or_else(|| wanted(&self.board, threats))
    }

    /// Sums the moves from `start` up; nothing where there is none.
    fn sum_up(&self, start: usize) -> Option<Children> {
        let mut best: Option<(Ranked, Numbers, u16)> = None;
        let (mut second, mut largest, mut n_open, mut longest) = (NEVER, 0, 0_u32, 0);
        for &ranked in &self.moves[start..] {
            let known = self.child(ranked.spot());
            let Numbers { phi, delta } = known.numbers;
            if phi == 0 {
                longest = longest.max(known.plies);
            } else {
                n_open += 1;
                largest = largest.max(phi);
            }
            let is_better = best.is_none_or(|(before, numbers, _)| {
                delta < numbers.delta || delta == numbers.delta && ranked > before
            });
            if is_better {
                second = best.map_or(NEVER, |(_, numbers, _)| numbers.delta);
                best = Some((ranked, known.numbers, known.plies));
            } else {
                second = second.min(delta);
            }
        }
        let (ranked, its, best_plies) = best?;
        let delta = if largest >= NEVER { NEVER } else { largest + n_open.saturating_sub(1) };
        let numbers = Numbers { phi: its.delta, delta };
        Some(Children { numbers, best: ranked.spot(), best_plies, second, n_open, longest })
    }
}
