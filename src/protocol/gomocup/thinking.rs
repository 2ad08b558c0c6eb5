//! What is thought about, and what comes of it.

use std::num::NonZero;

use crate::board::{Color, Point};
use crate::gomoku::opening::{Answer, OpeningGame, Step};
use crate::gomoku::{Position, Rule};
use crate::search::{Choice, Clock, Info, Limits, Player, StopFlag};

/// A question that takes a search.
#[derive(Debug)]
pub(super) enum Task {
    /// Which move?
    Move(Box<Position>),
    /// Which this many moves are best?
    Best(Box<Position>, NonZero<u8>),
    /// What do we do in this opening, which is [`Opening::Swap2`](crate::gomoku::opening::Opening::Swap2)?
    Swap2(OpeningGame, Rule),
}

/// The answer to a [`Task`].
#[derive(Debug)]
pub(super) enum Found {
    /// There is nothing to do.
    Nothing,
    Move(Choice),
    /// The best moves, the best first.
    Best(Info),
    /// Stones to be put on the board, Black's or White's, while nobody has chosen a color.
    Stones(Vec<Point>),
    /// We take Black, with these stones on the board.
    Swap(Vec<Point>),
    /// We take White, with these stones on the board, and make this move.
    Stay(Vec<Point>, Choice),
}

impl Task {
    /// Thinks within limits; with an answer at once when `stop` is set.
    pub(super) fn solve(
        &self,
        player: &mut Player,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
    ) -> Found {
        let found = match self {
            Self::Move(position) => {
                player.choose_within(position, limits, stop, clock, &mut |_| {}).map(Found::Move)
            }
            Self::Best(position, n) => {
                player.analyze(position, *n, limits, stop, clock, &mut |_| {}).map(Found::Best)
            }
            Self::Swap2(opening, rule) => swap2(opening, *rule, player, limits, stop, clock),
        };
        found.unwrap_or(Found::Nothing)
    }
}

impl Found {
    /// This, unless an earlier search for the same saw farther.
    pub(super) fn unless_shallower(self, before: Self) -> Self {
        match (&self, &before) {
            (Self::Move(now), Self::Move(then)) if now.info.depth < then.info.depth => before,
            (Self::Best(now), Self::Best(then)) if now.depth < then.depth => before,
            _ => self,
        }
    }
}

/// Does what is ours to do in an opening: lays stones, or takes a color.
fn swap2(
    opening: &OpeningGame,
    rule: Rule,
    player: &mut Player,
    limits: Limits,
    stop: &StopFlag,
    clock: &dyn Clock,
) -> Option<Found> {
    let start = clock.now();
    let mut opening = opening.clone();
    let (us, n_given) = (opening.actor(), opening.stones().len());
    while opening.actor() == us {
        let chosen = player.choose_step(&opening, rule, stop, clock)?;
        opening.apply(chosen).ok()?;
        let stones = || opening.stones().to_vec();
        match chosen {
            Step::Answer(Answer::Take(Color::Black)) => return Some(Found::Swap(stones())),
            // White is to move after three stones and after five.
            Step::Answer(Answer::Take(Color::White)) => {
                let spent = clock.now().saturating_sub(start);
                let time = limits.time.map(|time| time.saturating_sub(spent));
                let limits = Limits { time, ..limits };
                let choice =
                    player.choose_within(&opening.position(rule), limits, stop, clock, &mut |_| {})?;
                return Some(Found::Stay(stones(), choice));
            }
            Step::Answer(_) | Step::Point(_) => {}
        }
    }
    Some(Found::Stones(opening.stones()[n_given..].to_vec()))
}
