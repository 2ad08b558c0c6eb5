//! From what was found out about positions to what decided the game.

use std::time::Duration;

use super::line::{Decision, LineMove, MainLine};
use super::prover::{threat_of, turned_to};
use super::reviewer::Found;
use super::{Effort, KEPT, Proved, Review, ReviewedMove};
use crate::board::{BoardSize, ByColor, Color, Point};
use crate::game::tree::MoveQuality;
use crate::gomoku::{Outcome, Position};
use crate::search::{Value, made_by};

/// No more moments than this are key ones.
pub const MAX_KEY_MOMENTS: usize = 7;

/// A move that costs as much of the chance to win is doubtful.
const DOUBTFUL: f64 = 0.15;
/// And a bad one at this.
const BAD: f64 = 0.3;
/// The points in Go that make a move doubtful, and bad, whatever the chance; a few are needed in any case.
const DOUBTFUL_POINTS: f32 = 5.0;
const BAD_POINTS: f32 = 10.0;
pub(super) const FELT_POINTS: f32 = 2.5;
/// The moves of a win that is worth praise, at least.
const PRAISED_PLIES: usize = 5;

/// What a move changed of what is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The side had this win, and it is not proved any more.
    MissedWin(Proved),
    /// The other side wins by force from here on, which was not proved before.
    Loses,
    /// The side wins by force from here on, after a move of the other side that lost.
    Punishes,
}

/// What was decided in an opening beside the stones. Chances are estimated, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Decided {
    /// A side was taken.
    Took {
        /// Which.
        color: Color,
        /// The number of stones on the board.
        n_stones: usize,
        /// The chance of that side to win.
        chance: f64,
    },
    /// White picked the fifth move of Black from several.
    Picked {
        /// The one that was picked, with White's chance after it.
        picked: (Point, f64),
        /// The one of the others that is best for White, with White's chance after it.
        best: Option<(Point, f64)>,
        /// The number of moves offered.
        n_offers: usize,
    },
}

/// A part of a game of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The first moves, one for each seven points of the board: 51 of 19 lines.
    Opening,
    /// Those until two fifths of the points: 144 of 19 lines.
    MiddleGame,
    /// All others.
    Endgame,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::MiddleGame, Self::Endgame];

    /// The part of the game that a move belongs to, by its number from 1.
    pub const fn of(number: usize, size: BoardSize) -> Self {
        let n_points = size.n_points();
        if number <= n_points / 7 {
            Self::Opening
        } else if number <= n_points * 2 / 5 {
            Self::MiddleGame
        } else {
            Self::Endgame
        }
    }
}

/// How many of the moves of a side kept the value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those that did.
    pub kept: usize,
    /// All of them.
    pub moves: usize,
}

/// What the positions of a line say about its moves.
pub(super) fn review(
    line: &MainLine,
    found: &[Option<Found>],
    others: &[Option<Found>],
    effort: Effort,
    elapsed: Duration,
) -> Review {
    let mut moves: Vec<ReviewedMove> = Vec::with_capacity(line.moves.len());
    for (number, played) in (1..).zip(&line.moves) {
        let last = moves.last();
        moves.push(reviewed(line, found, number, played, last));
    }
    let mut kept = ByColor { black: Share::default(), white: Share::default() };
    for reviewed in &moves {
        let share = &mut kept[reviewed.color];
        share.moves += 1;
        let keeps =
            reviewed.cost() < KEPT && !matches!(reviewed.turn, Some(Turn::Loses | Turn::MissedWin(_)));
        share.kept += usize::from(keeps);
    }
    let (last_escape, combination) = end(line, found);
    Review {
        winner: line.winner,
        last_escape,
        combination,
        key_moments: key_moments(&moves),
        kept,
        moves,
        decisions: decisions(line, found, others),
        score: line.score.clone(),
        notes: Vec::new(),
        problems: line.problems.clone(),
        n_after_end: line.n_after_end,
        effort,
        elapsed,
    }
}

/// What the decisions of the opening were worth to those who made them.
fn decisions(line: &MainLine, found: &[Option<Found>], others: &[Option<Found>]) -> Vec<Decided> {
    let mut others = others.iter();
    let chance = |found: Option<&Found>, color: Color| {
        let black = found.map_or(Value::DRAW, |found| found.value).expected_score();
        if color == Color::Black { black } else { 1.0 - black }
    };
    let decided = line.decisions.iter().map(|decision| match decision {
        Decision::Took { color, place, n_stones } => Decided::Took {
            color: *color,
            n_stones: *n_stones,
            chance: chance(found.get(*place).and_then(Option::as_ref), *color),
        },
        Decision::Picked { point, place, others: offered } => {
            let worth = |(point, found): (Point, Option<&Found>)| (point, chance(found, Color::White));
            let of_others =
                offered.iter().zip(&mut others).map(|((point, _), found)| worth((*point, found.as_ref())));
            Decided::Picked {
                best: of_others.max_by(|(_, a), (_, b)| a.total_cmp(b)),
                picked: worth((*point, found.get(*place).and_then(Option::as_ref))),
                n_offers: offered.len() + 1,
            }
        }
    });
    decided.collect()
}

fn reviewed(
    line: &MainLine,
    found: &[Option<Found>],
    number: usize,
    played: &LineMove,
    last: Option<&ReviewedMove>,
) -> ReviewedMove {
    let LineMove { node, color, point, before } = *played;
    let at = |place: usize| found.get(place).and_then(Option::as_ref);
    let value = |place| at(place).map_or(Value::DRAW, |found| found.value);
    let proved = |place| at(place).and_then(|found| found.proved.as_ref());
    let lead = |place| at(place).and_then(|found| found.lead);
    let best = at(before).map_or_else(Vec::new, |found| found.best.clone());
    let is_best = best.first() == Some(&point);
    let after = value(before + 1);
    let wins = |proved: Option<&Proved>, side: Color| proved.is_some_and(|proved| proved.winner == side);
    let turn = match proved(before) {
        Some(had) if had.winner == color && !wins(proved(before + 1), color) => {
            Some(Turn::MissedWin(had.clone()))
        }
        had if !wins(had, !color) && wins(proved(before + 1), !color) => Some(Turn::Loses),
        Some(had)
            if had.winner == color
                && had.plies() >= PRAISED_PLIES
                && last.is_some_and(|last| last.turn == Some(Turn::Loses)) =>
        {
            Some(Turn::Punishes)
        }
        _ => None,
    };
    let gomoku = line.positions[before].as_gomoku();
    let made = gomoku.and_then(|gomoku| made_by(gomoku, point));
    let unanswered = gomoku.and_then(|gomoku| threat_of(gomoku, !color)).filter(|plies| {
        proved(before + 1).is_some_and(|proved| proved.winner != color && proved.plies() == *plies)
    });
    let is_free = is_best && !matches!(turn, Some(Turn::Loses));
    let mut reviewed = ReviewedMove {
        node,
        number,
        color,
        point,
        made,
        forbidden_answer: made
            .filter(|made| made.is_four())
            .and(gomoku)
            .and_then(|it| forbidden_answer(it, point)),
        // Two searches may differ about one line: the best move costs nothing.
        before: if is_free { after } else { value(before) },
        after,
        leads: lead(if is_free { before + 1 } else { before }).zip(lead(before + 1)),
        fate: at(before).and_then(|found| found.fate),
        best,
        proved: proved(before + 1).cloned(),
        defenses: at(before).map_or_else(Vec::new, |found| found.defenses.clone()),
        turn,
        unanswered,
        quality: None,
    };
    reviewed.quality = quality(&reviewed);
    reviewed
}

/// The point where Black would have to answer White's four on `point`, where it is forbidden.
fn forbidden_answer(position: &Position, point: Point) -> Option<Point> {
    let mut after = position.clone();
    after.play(point).ok()?;
    let fives = turned_to(&after, position.to_move())?;
    after.forbidden_points().map(|(point, _)| point).find(|five| {
        let mut won = fives.clone();
        won.play(*five).is_ok() && matches!(won.outcome(), Some(Outcome::Five { .. }))
    })
}

fn quality(reviewed: &ReviewedMove) -> Option<MoveQuality> {
    match reviewed.turn {
        Some(Turn::Loses) => return Some(MoveQuality::Bad),
        Some(Turn::Punishes) => return Some(MoveQuality::Good),
        _ if reviewed.is_best() => return None,
        _ => {}
    }
    if let Some(points) = reviewed.points() {
        let is_felt = |chance| reviewed.cost() >= chance && points >= FELT_POINTS;
        return if points >= BAD_POINTS || is_felt(BAD) {
            Some(MoveQuality::Bad)
        } else if points >= DOUBTFUL_POINTS || is_felt(DOUBTFUL) {
            Some(MoveQuality::Doubtful)
        } else {
            None
        };
    }
    if reviewed.cost() >= BAD {
        Some(MoveQuality::Bad)
    } else if reviewed.cost() >= DOUBTFUL || matches!(reviewed.turn, Some(Turn::MissedWin(_))) {
        Some(MoveQuality::Doubtful)
    } else {
        None
    }
}

/// The loser's last escape, and the winner's moves from there to the end.
pub(super) fn end(line: &MainLine, found: &[Option<Found>]) -> (Option<usize>, Vec<usize>) {
    let is_go = line.positions.first().is_some_and(|position| position.as_go().is_some());
    let Some(winner) = line.winner.filter(|_| !is_go) else { return (None, Vec::new()) };
    let is_won = |place: usize| {
        let proved = found.get(place).and_then(Option::as_ref).and_then(|found| found.proved.as_ref());
        proved.is_some_and(|proved| proved.winner == winner)
    };
    let of = |color: Color| (1..).zip(&line.moves).filter(move |(_, played)| played.color == color);
    let last_escape =
        of(!winner).filter(|(_, played)| !is_won(played.before)).map(|(number, _)| number).last();
    let combination = of(winner)
        .filter(|(number, played)| {
            last_escape.is_none_or(|escape| *number > escape)
                && is_won(played.before)
                && is_won(played.before + 1)
        })
        .map(|(number, _)| number)
        .collect();
    (last_escape, combination)
}

/// The moves that decided the game: first those that changed what is proved, then those that cost most.
fn key_moments(moves: &[ReviewedMove]) -> Vec<usize> {
    let mut moments: Vec<&ReviewedMove> = moves.iter().filter(|reviewed| is_key(reviewed)).collect();
    let lost = |reviewed: &ReviewedMove| reviewed.points().map_or_else(|| reviewed.cost(), f64::from);
    moments.sort_by(|a, b| rank(a).cmp(&rank(b)).then(lost(b).total_cmp(&lost(a))));
    moments.truncate(MAX_KEY_MOMENTS);
    let mut numbers: Vec<usize> = moments.iter().map(|reviewed| reviewed.number).collect();
    numbers.sort_unstable();
    numbers
}

/// Whether a move changed what is proved, or cost much; in Go, where it was held for doubtful or bad.
fn is_key(reviewed: &ReviewedMove) -> bool {
    match reviewed.points() {
        Some(_) => reviewed.quality.is_some(),
        None => reviewed.turn.is_some() || reviewed.cost() >= DOUBTFUL,
    }
}

const fn rank(reviewed: &ReviewedMove) -> u8 {
    match reviewed.turn {
        Some(Turn::Loses) => 0,
        Some(Turn::MissedWin(_)) => 1,
        None => 2,
        Some(Turn::Punishes) => 3,
    }
}
