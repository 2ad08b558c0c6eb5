//! The program as an opponent in Go.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use super::level::GoMind;
use super::mcts::{Decision, GoChoice, GoInfo, Manner};
use super::net::{self, Net};
use super::puct::{Engine, NetGuide};
use super::{Clock, Level, Limits, StopFlag};
use crate::board::Point;
use crate::go::{Handicap, Move, Position};

/// The program as an opponent in Go: a level, a seeded random source, and what it remembers of a game.
#[derive(Debug)]
pub struct GoPlayer {
    level: Level,
    rng: StdRng,
    /// The net, where it is not the built-in one.
    net: Option<Arc<Net>>,
    /// The engine, once it is asked.
    engine: Option<Box<Engine>>,
}

impl GoPlayer {
    /// An opponent of this level; the seed decides everything that is left to chance.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, rng: StdRng::seed_from_u64(seed), net: None, engine: None }
    }

    /// An opponent that uses this net in the place of the [built-in](net::built_in) one; all else is as at its level.
    pub fn with_net(level: Level, seed: u64, net: Arc<Net>) -> Self {
        Self { net: Some(net), ..Self::new(level, seed) }
    }

    /// The level it plays at.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Decides within the limits of the level; `None` only when the game is over.
    ///
    /// Returns at once with a sensible move when `stop` is set. It passes where nothing is left to gain, never fills
    /// an eye of its own, and resigns after some hopeless moves, though not early and not at the lowest levels.
    ///
    /// ```
    /// # use goishi::{board::BoardSize, go::{Position, RuleSet}, search::{Decision, GoPlayer, Level, StopFlag}};
    /// let position = Position::new(BoardSize::new(9).unwrap(), RuleSet::Japanese.rules());
    /// let mut player = GoPlayer::new(Level::Learner, 1);
    /// let clock = std::time::Instant::now();
    /// let choice = player.choose(&position, &StopFlag::new(), &clock, &mut |_| {}).unwrap();
    /// let Decision::Move(mv) = choice.decision else { panic!("nobody resigns the first move") };
    /// assert_eq!(position.check(mv), Ok(()));
    /// ```
    pub fn choose(
        &mut self,
        position: &Position,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&GoInfo),
    ) -> Option<GoChoice> {
        self.choose_within(position, self.level.go_limits(), Manner::Play, stop, clock, on_info)
    }

    /// The same within other limits than the level's, and for another end.
    ///
    /// Nodes are positions that the net judges, at most as many as the level has; a depth means nothing here.
    pub fn choose_within(
        &mut self,
        position: &Position,
        limits: Limits,
        manner: Manner,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&GoInfo),
    ) -> Option<GoChoice> {
        if position.is_over() {
            return None;
        }
        if let Some(point) = handicap_point(position) {
            let (mv, elapsed) = (Move::Place(point), Duration::ZERO);
            let info = GoInfo { win_rate: 0.5, elapsed, pv: vec![mv], ..GoInfo::default() };
            return Some(GoChoice { decision: Decision::Move(mv), info });
        }
        let seed = self.rng.next_u64();
        match self.level.go_mind(position.size()) {
            GoMind::Draw(draw) => {
                let choice = self.engine().draw(position, manner, draw, stop, clock, seed)?;
                on_info(&choice.info);
                Some(choice)
            }
            GoMind::Net { visits } => {
                let nodes = limits.nodes.into_iter().chain(visits).min();
                // Reading the net, once, is a part of the time.
                let start = clock.now();
                let engine = self.engine();
                let time = limits.time.map(|time| (start + time).saturating_sub(clock.now()));
                engine.choose(position, manner, Limits { time, nodes, ..limits }, stop, clock, seed, on_info)
            }
        }
    }

    /// Whose each point will be by a net's first look, row by row: from 1 for the side to move to -1 for the other.
    pub fn ownership(&mut self, position: &Position) -> Vec<f32> {
        self.engine().guess(position).ownership
    }

    fn engine(&mut self) -> &mut Engine {
        let net = &self.net;
        self.engine.get_or_insert_with(|| {
            let net = net.clone().unwrap_or_else(net::built_in);
            Box::new(Engine::new(Box::new(NetGuide::new(net))))
        })
    }

    /// Looks for the best moves within limits, and says what each is worth; see [`Engine::analyze`]. It is the same at
    /// all levels.
    pub fn analyze(
        &mut self,
        position: &Position,
        n_moves: NonZero<u8>,
        limits: Limits,
        stop: &StopFlag,
        clock: &dyn Clock,
        on_infos: &mut dyn FnMut(&[GoInfo]),
    ) {
        self.engine().analyze(position, n_moves, limits, stop, clock, on_infos);
    }
}

/// Where the next handicap stone goes when Black lays them: on the customary places, as far as the board has them.
fn handicap_point(position: &Position) -> Option<Point> {
    if position.n_to_lay() == 0 {
        return None;
    }
    let n_stones = position.n_handicap().min(Handicap::max_fixed(position.size()));
    let places = Handicap::fixed(position.size(), n_stones).ok()?;
    places.points().iter().copied().find(|point| position.check(Move::Place(*point)).is_ok())
}

/// A player thinks on a thread of its own.
const _: () = {
    const fn assert_send<T: Send + 'static>() {}
    assert_send::<GoPlayer>();
};
