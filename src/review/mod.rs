//! Why a game was lost: a record and an engine become findings.
//!
//! Two kinds of statement are kept apart. What is [proved](Proved) rests on the solver's win by continuous threats
//! against every defense, or on a search that has looked at every defense; the rules have played its line to the end
//! before it is shown. What is estimated is the chance that a search of a set number of positions sees. Nothing else is
//! said.
//!
//! A [`Reviewer`] looks at the main line of a record from its end to its beginning, one position a
//! [step](Reviewer::step), so that it can be shown at work, stopped, and gone on with. The [`Review`] that comes of it
//! is a value; [`annotate`] writes it into a record, from which the next [`Reviewer`] takes up what is known. An
//! [`Analyst`] looks at one position of either game while somebody waits; a [`Tutor`] judges a move that was just made,
//! and one that is tried in a [`Problem`].
//!
//! # Terms
//! - A position is *proved lost* for the side to move if each of its moves meets a proved win of the other side.
//! - The *last escape* is the last move of the loser before which the position was not proved lost. All after it is the
//!   *forced corridor*.
//! - A move *keeps the value* if it costs less than [`KEPT`] of the chance to win and changes nothing that is proved.

mod analysis;
mod annotate;
mod fate;
mod findings;
mod line;
mod note;
mod problem;
mod prover;
mod reviewer;
mod tutor;

pub use analysis::{Analysis, Analyst, Candidate, Looked, Scope, Threat, threats, watch_go};
pub use annotate::{Words, annotate};
pub use fate::Fate;
pub use findings::{Decided, MAX_KEY_MOMENTS, Share, Stage, Turn};
pub use problem::{Chances, Fault, Goal, Problem, Verdict};
pub use reviewer::{Effort, Reviewer};
pub use tutor::{Objection, Strictness, Tutor, before_last};

use std::time::Duration;

use crate::board::{BoardSize, ByColor, Color, Point};
use crate::game::ReplayProblem;
use crate::game::tree::{MoveQuality, NodeId};
use crate::go::Score;
use crate::gomoku::{Outcome, Position};
use crate::search::{Made, Proof, Value};

/// A move that costs less than this much of the chance to win keeps the value.
pub const KEPT: f64 = 0.05;

/// A win that no defense prevents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The side that wins.
    pub winner: Color,
    /// What the win consists of.
    pub by: Proof,
    /// The moves of both sides from the position to the winning stone, with a defense that lasts as long as any found.
    pub line: Vec<Point>,
}

impl Proved {
    /// The number of single moves to the winning stone; none where it lies on the board.
    pub const fn plies(&self) -> usize {
        self.line.len()
    }

    /// The same as a value to Black.
    pub fn value(&self) -> Value {
        let plies = i32::try_from(self.plies()).unwrap_or(i32::MAX);
        if self.winner == Color::Black { Value::win_in_plies(plies) } else { Value::loss_in_plies(plies) }
    }

    /// Whether the rules let the line be played, and it ends with the win.
    pub fn holds(&self, position: &Position) -> bool {
        let mut position = position.clone();
        let played = self.line.iter().all(|point| position.play_tolerant(*point).is_ok());
        let winner = match position.outcome() {
            Some(Outcome::Five { winner, .. }) => Some(winner),
            Some(Outcome::Forbidden { .. }) => Some(Color::White),
            _ => None,
        };
        played && winner == Some(self.winner)
    }
}

/// A move of the main line, and what was found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// Its node in the record.
    pub node: NodeId,
    /// Its number, counted from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// Where.
    pub point: Point,
    /// What the stone made.
    pub made: Option<Made>,
    /// The point where Black would have to answer a four, and may not (Renju).
    pub forbidden_answer: Option<Point>,
    /// What the position before it is worth to Black.
    pub before: Value,
    /// What the position after it is worth to Black.
    pub after: Value,
    /// By how many points Black is ahead before it and after it, in Go.
    pub leads: Option<(f32, f32)>,
    /// The chain that a better move would have saved or taken, in Go.
    pub fate: Option<Fate>,
    /// The best moves from the position before it, as far as they were looked at.
    pub best: Vec<Point>,
    /// What is proved of the position after it.
    pub proved: Option<Proved>,
    /// Where its side had lost before it: the other moves that do something about the threat, the longest first. Each
    /// line goes from such a move to the end.
    pub defenses: Vec<Proved>,
    /// What it changed of what is proved.
    pub turn: Option<Turn>,
    /// The threat of the other side that it left open: 1 for a four, 3 where an open four or two fours were to come,
    /// the number of moves in which it wins.
    pub unanswered: Option<usize>,
    /// What it is held for; nothing of most moves.
    pub quality: Option<MoveQuality>,
}

impl ReviewedMove {
    /// How much of its side's chance it cost, from 0 to 1.
    pub fn cost(&self) -> f64 {
        let [before, after] = [self.before, self.after].map(Value::expected_score);
        let cost = if self.color == Color::Black { before - after } else { after - before };
        cost.max(0.0)
    }

    /// How many points it cost its side, in Go.
    pub fn points(&self) -> Option<f32> {
        let (before, after) = self.leads?;
        Some(if self.color == Color::Black { before - after } else { after - before })
    }

    /// Whether the best move that is known was made.
    pub fn is_best(&self) -> bool {
        self.best.first() == Some(&self.point)
    }
}

/// What decided a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The moves of the main line up to the end of the game.
    pub moves: Vec<ReviewedMove>,
    /// The side that won, by the moves or by the record.
    pub winner: Option<Color>,
    /// The number of the last move of the loser before which the position was not proved lost.
    pub last_escape: Option<usize>,
    /// The moves of the winner that carry the proved win to its end, by number, where the game has one.
    pub combination: Vec<usize>,
    /// The numbers of the moves that decided the game, [`MAX_KEY_MOMENTS`] at most, in their order.
    pub key_moments: Vec<usize>,
    /// How many moves of each side kept the value.
    pub kept: ByColor<Share>,
    /// What was decided in the opening beside the stones, in order.
    pub decisions: Vec<Decided>,
    /// The count of a game of Go that was counted.
    pub score: Option<Score>,
    /// What was found out about positions, for their nodes: a review of the record that keeps it begins with it.
    pub notes: Vec<(NodeId, String)>,
    /// What the record holds that is not as the rules have it, up to the end of what was reviewed.
    pub problems: Vec<ReplayProblem>,
    /// The number of moves after the end of the game, which are not looked at.
    pub n_after_end: usize,
    /// How closely positions were looked at.
    pub effort: Effort,
    /// The time that was spent.
    pub elapsed: Duration,
}

impl Review {
    /// The moves after the last escape, where the win is proved from there to the end.
    pub fn forced_win(&self) -> &[ReviewedMove] {
        let is_won = |reviewed: &ReviewedMove| {
            reviewed.proved.as_ref().is_some_and(|proved| Some(proved.winner) == self.winner)
        };
        if self.combination.is_empty() || !self.moves.last().is_some_and(is_won) {
            return &[];
        }
        self.moves.get(self.last_escape.unwrap_or(0)..).unwrap_or(&[])
    }

    /// The move that cost most points in each part of a game of Go that has a poor one.
    pub fn largest_losses(&self, size: BoardSize) -> impl Iterator<Item = (Stage, &ReviewedMove)> {
        Stage::ALL.into_iter().filter_map(move |stage| {
            let is_poor = |reviewed: &&ReviewedMove| {
                Stage::of(reviewed.number, size) == stage
                    && matches!(reviewed.quality, Some(MoveQuality::Bad | MoveQuality::Doubtful))
            };
            let poor = self.moves.iter().filter(is_poor).filter_map(|it| Some((it, it.points()?)));
            Some((stage, poor.max_by(|(_, a), (_, b)| a.total_cmp(b))?.0))
        })
    }

    /// A move by its number, counted from 1.
    pub fn move_by_number(&self, number: usize) -> Option<&ReviewedMove> {
        self.moves.iter().find(|reviewed| reviewed.number == number)
    }
}
