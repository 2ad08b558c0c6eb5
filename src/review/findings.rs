//! From what was found out about positions to what decided the game.

use std::time::Duration;

use super::line::{LineMove, MainLine};
use super::prover::threat_of;
use super::reviewer::Found;
use super::{KEPT, Proved, Review, ReviewedMove};
use crate::board::{ByColor, Color};
use crate::game::tree::MoveQuality;
use crate::search::{Value, made_by};

/// No more moments than this are key ones.
pub const MAX_KEY_MOMENTS: usize = 7;

/// A move that costs as much of the chance to win is doubtful.
const DOUBTFUL: f64 = 0.15;
/// And a bad one at this.
const BAD: f64 = 0.3;
/// In Go so many points make a move doubtful, and bad, whatever the chance; half of the first are needed in any case.
const DOUBTFUL_POINTS: f32 = 5.0;
const BAD_POINTS: f32 = 10.0;
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

/// How many of the moves of a side kept the value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those that did.
    pub kept: usize,
    /// All of them.
    pub moves: usize,
}

/// What the positions of a line say about its moves.
pub(super) fn review(line: &MainLine, found: &[Option<Found>], elapsed: Duration) -> Review {
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
        problems: line.problems.clone(),
        n_after_end: line.n_after_end,
        elapsed,
    }
}

fn reviewed(
    line: &MainLine,
    found: &[Option<Found>],
    number: usize,
    played: &LineMove,
    last: Option<&ReviewedMove>,
) -> ReviewedMove {
    let LineMove { node, color, point, before } = *played;
    let position = &line.positions[before];
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
    let unanswered = position.as_gomoku().and_then(|gomoku| threat_of(gomoku, !color)).filter(|plies| {
        proved(before + 1).is_some_and(|proved| proved.winner != color && proved.plies() == *plies)
    });
    let is_free = is_best && !matches!(turn, Some(Turn::Loses));
    let mut reviewed = ReviewedMove {
        node,
        number,
        color,
        point,
        made: position.as_gomoku().and_then(|gomoku| made_by(gomoku, point)),
        // Two searches may differ about one line: the best move costs nothing.
        before: if is_free { after } else { value(before) },
        after,
        leads: lead(if is_free { before + 1 } else { before }).zip(lead(before + 1)),
        best,
        proved: proved(before + 1).cloned(),
        turn,
        unanswered,
        quality: None,
    };
    reviewed.quality = quality(&reviewed);
    reviewed
}

fn quality(reviewed: &ReviewedMove) -> Option<MoveQuality> {
    match reviewed.turn {
        Some(Turn::Loses) => return Some(MoveQuality::Bad),
        Some(Turn::Punishes) => return Some(MoveQuality::Good),
        _ if reviewed.is_best() => return None,
        _ => {}
    }
    if let Some(points) = reviewed.points() {
        let is_felt = |chance, least| reviewed.cost() >= chance && points >= least;
        return if points >= BAD_POINTS || is_felt(BAD, DOUBTFUL_POINTS / 2.0) {
            Some(MoveQuality::Bad)
        } else if points >= DOUBTFUL_POINTS || is_felt(DOUBTFUL, DOUBTFUL_POINTS / 2.0) {
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
