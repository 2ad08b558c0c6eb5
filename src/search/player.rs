//! The program as an opponent.

use std::num::NonZero;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::alphabeta::Engine;
use super::{Choice, Clock, Info, Level, Limits, StopFlag, textbook};
use crate::board::Point;
use crate::gomoku::Position;

/// The program as an opponent: a level, a seeded random source, and tables kept between moves.
#[derive(Debug)]
pub struct Player {
    level: Level,
    pub(super) rng: StdRng,
    /// Made when first needed; the essay's player never needs it.
    engine: Option<Engine>,
}

impl Player {
    /// An opponent of this level; the seed decides among moves it holds for equal.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, rng: StdRng::seed_from_u64(seed), engine: None }
    }

    /// The level it plays at.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Chooses a move within the limits of the level; `None` only when the game is over.
    ///
    /// Returns at once with a sensible move when `stop` is set.
    pub fn choose(
        &mut self,
        position: &Position,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Choice> {
        self.choose_within(position, self.level.limits(), stop, clock, on_info)
    }

    /// The same as [`choose`](Self::choose) within other limits than the level's.
    pub fn choose_within(
        &mut self,
        position: &Position,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Choice> {
        self.choose_another(position, &[], limits, stop, clock, on_info)
    }

    /// The same; one of those that are avoided only where any other is found to lose. The essay's player avoids nothing.
    pub fn choose_another(
        &mut self,
        position: &Position,
        avoided: &[Point],
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Choice> {
        if position.outcome().is_some() {
            return None;
        }
        if let Some(skill) = self.level.skill() {
            let engine = self.engine.get_or_insert_with(|| Engine::new(skill));
            return engine.choose(position, avoided, limits, stop, clock, &mut self.rng, on_info);
        }
        let start = clock.now();
        let point = textbook::choose(position, self.level.eye(), &mut self.rng)?;
        let elapsed = clock.now().saturating_sub(start);
        let info = Info { depth: 1, nodes: 1, elapsed, pv: vec![point], ..Info::default() };
        on_info(&info);
        Some(Choice { point, info })
    }

    /// Looks for the best moves within limits, and says what each is worth; `None` only when the game is over.
    ///
    /// As [`Engine::analyze`]; the essay's player, who does not search, names its move alone.
    pub fn analyze(
        &mut self,
        position: &Position,
        n_lines: NonZero<u8>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        if let Some(skill) = self.level.skill() {
            let engine = self.engine.get_or_insert_with(|| Engine::new(skill));
            return engine.analyze(position, n_lines, limits, stop, clock, on_info);
        }
        self.choose_within(position, limits, stop, clock, on_info).map(|choice| choice.info)
    }
}

/// A player thinks on a thread of its own.
const _: () = {
    const fn assert_send<T: Send + 'static>() {}
    assert_send::<Player>();
};
