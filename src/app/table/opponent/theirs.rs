//! Engines of others at the board: those that are set up, and what was wrong with the one that was to move.

use std::time::Duration;

use bevy::prelude::*;

use super::engine::{self, Asked, Engine, Question, Theirs};
use crate::app::platform::files::Achieved;
use crate::app::screen::{Phase, Screen, Screens};
use crate::app::table::session::{MatchOrder, Session};
use crate::board::Color;
use crate::external::{Attendant, EngineList, Failure, Time};
use crate::game::clock::Clock;
use crate::game::{EngineId, GameSetup, Match};
use crate::gomoku::opening::Opening;
use crate::search::thinker::About;
use crate::search::{Level, Manner};

/// What was wrong with the engine that was to move, and who is to play on.
pub const ENGINE_FAILED: Screen = Screen::brief("engine-failed");

/// The engines that the user has set up.
pub type EngineBook = Achieved<EngineList>;

/// The program that attends engines.
#[derive(Resource, Clone, Debug)]
pub struct Attending(pub Attendant);

/// What was wrong with the engine that was to move.
#[derive(Resource, Debug, Default)]
pub struct EngineTrouble(Option<Trouble>);

/// What was wrong, with whom, and when.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// The engine.
    pub id: EngineId,
    /// Its color.
    pub color: Color,
    /// What was wrong.
    pub failure: Failure,
    revision: u64,
}

impl EngineTrouble {
    /// The trouble in a state of the match, until somebody has said how it goes on.
    pub fn at(&self, revision: u64) -> Option<&Trouble> {
        self.0.as_ref().filter(|trouble| trouble.revision == revision)
    }

    /// The engine is to try again.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// An engine could not move.
    pub(super) fn note(&mut self, session: &Session, revision: u64, id: EngineId, failure: Failure) {
        let color = session.game().color_to_act();
        self.0 = Some(Trouble { id, color, failure, revision });
    }
}

/// The question that an engine of others is asked in a match; or what is wrong before it could be asked. Our own
/// engine answers the questions of openings for it and lays the stones of a handicap: but for Swap2 the protocols have
/// no words for that.
pub(super) fn question(
    id: EngineId,
    game: &Match,
    book: &EngineBook,
    attending: &Attending,
) -> Result<Question, Failure> {
    let is_laying = game.position().as_go().is_some_and(|position| position.n_to_lay() > 0);
    let ours = || About::step(game, Level::Expert, Manner::Play, None);
    let rule = match game.setup().game {
        GameSetup::Gomoku(setup) if game.opening().opening() == Opening::Swap2 => Some(setup.rule),
        _ => None,
    };
    if game.task().is_some() && rule.is_none() || is_laying {
        return Ok(ours().into());
    }
    let spec = book.get(id).ok_or(Failure::NotSetUp)?.clone();
    if spec.protocol.game() != game.setup().game.kind() {
        return Err(Failure::OtherGame);
    }
    let time = match game.clocks().map(|clocks| clocks[game.color_to_act()]) {
        Some(clock) => time_of(&clock, game.position().empty_points().count()),
        None => Time::of_move(spec.time_for_move()),
    };
    let asked = match rule.filter(|_| game.task().is_some()) {
        Some(rule) => Asked::Swap2(game.opening().clone(), rule, ours()),
        None => Asked::Move(game.position().clone()),
    };
    Ok(Question::Theirs(Box::new(Theirs { id, spec, attendant: attending.0.clone(), asked, time })))
}

/// The time of a side with a clock.
fn time_of(clock: &Clock, n_empty: usize) -> Time {
    let (turn, left) = (clock.budget(n_empty), clock.longest());
    let main = clock.control().main();
    Time { turn: turn.max(Duration::from_millis(100)), game: Some(main), left: Some(left), nodes: None }
}

/// Ends the engines of others when no match is on.
pub(super) fn release(engine: Res<Engine>) {
    engine.order(engine::Order::Release);
}

/// Opens the page when an engine fails, and again for a person who would go on.
pub(super) fn open_page(
    mut orders: MessageReader<MatchOrder>,
    trouble: Res<EngineTrouble>,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    mut screens: Screens,
) {
    let is_asked_for = orders.read().filter(|order| **order == MatchOrder::MoveNow).count() > 0;
    let is_due = is_asked_for || trouble.is_changed();
    if is_due && *phase.get() == Phase::Playing && trouble.at(session.revision()).is_some() {
        screens.open(ENGINE_FAILED);
    }
}
