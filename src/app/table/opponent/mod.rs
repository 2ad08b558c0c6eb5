//! The program's turns in both games: one thread of its own thinks, and its answers come back as ordinary requests.
//!
//! A question carries the revision of the session it is about. Whatever changes the session stops the search; an
//! answer to another revision is dropped. A panic of the engine is caught on its thread and answered by a plain
//! legal move, so that a match never hangs.

mod engine;
mod estimate;
mod hint;
mod theirs;
mod thinking;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use self::engine::{Engine, EngineWork, Report};
pub use self::estimate::Estimated;
pub use self::hint::{HintAt, Told};
pub use self::theirs::{Attending, ENGINE_FAILED, EngineBook, EngineTrouble, Trouble};
use self::thinking::Purpose;
pub use self::thinking::Thinking;
use super::count::{Count, CountProposed};
use super::place::{Ask, Placer};
use super::result::MatchEnded;
use super::session::{MatchOrder, Session};
use crate::app::AppSet;
use crate::app::platform::files::{Achieved, AddUserFile as _};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::platform::randomness::Randomness;
use crate::app::screen::{Phase, Whereabouts};
use crate::external::{Attendant, EngineList, Failure};
use crate::game::Seat;
use crate::search::experience::Lost;
use crate::search::thinker::{About, Found, Reply, plain_step};
use crate::worker::Worker;

/// The pace of the program.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Pace {
    /// An answer is shown no sooner than this after the question, so that a person can follow.
    pub shortest_turn: Duration,
    /// It waits with its answer, and clocks stand still: a person is asked about the last move.
    pub is_held: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Self { shortest_turn: Duration::from_millis(400), is_held: false }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let engine = Engine(Worker::start(LoopWaker::of(app.world_mut()).waker(), EngineWork::new));
    // Where the system does not know where we lie, engines are not found, and say so.
    let attendant = Attendant::this_program().unwrap_or_else(|_| Attendant::at("goishi".into()));
    app.init_resource::<Pace>()
        .init_resource::<EngineTrouble>()
        .insert_resource(Attending(attendant))
        .add_achieved::<EngineList>()
        .add_achieved::<Lost>()
        .add_systems(OnEnter(Phase::Menu), theirs::release)
        .init_resource::<Thinking>()
        .init_resource::<HintAt>()
        .init_resource::<Estimated>()
        .insert_resource(engine)
        .add_systems(
            Update,
            (
                learn.run_if(on_message::<MatchEnded>),
                stop_outdated,
                take_reports,
                theirs::open_page,
                estimate::ask,
                ask,
                answer,
                hint::ask,
                move_now,
            )
                .chain()
                .in_set(AppSet::Opponent)
                .in_set(TakeTurns),
        );
}

/// Where the program is asked, and its answers are taken.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeTurns;

/// Stops a search whose position is gone.
fn stop_outdated(session: Res<Session>, phase: Res<State<Phase>>, mut thinking: ResMut<Thinking>) {
    let Some(turn) = &thinking.turn else { return };
    let plays_on = *phase.get() == Phase::Playing || turn.purpose == Purpose::Estimate;
    if turn.revision != session.revision() || !plays_on {
        thinking.stop();
    }
}

/// Asks the engine when it is the program's turn.
fn ask(
    engine: Res<Engine>,
    session: Res<Session>,
    count: Res<Count>,
    phase: Res<State<Phase>>,
    time: Res<Time<Real>>,
    mut opponents: Opponents,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
) {
    if *phase.get() != Phase::Playing || thinking.turn.is_some() {
        return;
    }
    let (game, now) = (session.game(), time.elapsed());
    if count.lacks_proposal(game) {
        if let Some(about) = About::estimate(game) {
            thinking.start(Purpose::Proposal, about, &engine, &session, now, randomness.seed());
        }
        return;
    }
    if !session.is_running() {
        return;
    }
    match session.seat_to_move() {
        Some(Seat::Program(level)) => {
            let clock = game.clocks().map(|clocks| clocks[game.color_to_act()]);
            let budget = clock.map(|clock| clock.budget(game.position().empty_points().count()));
            let about = About::step(game, level, count.manner(game), budget).learned(&opponents.experience);
            thinking.start(Purpose::Move, about, &engine, &session, now, randomness.seed());
            if let Some(turn) = &mut thinking.turn {
                turn.deadline = clock.map(|clock| now + clock.longest());
            }
        }
        Some(Seat::Engine(id)) if opponents.trouble.at(session.revision()).is_none() => {
            match theirs::question(id, game, &opponents.book, &opponents.attending) {
                Ok(question) => {
                    thinking.start(Purpose::Move, question, &engine, &session, now, randomness.seed());
                }
                Err(failure) => opponents.trouble.note(&session, session.revision(), id, failure),
            }
        }
        _ => {}
    }
}

/// What the program lost is not to be repeated.
fn learn(session: Res<Session>, thinking: Res<Thinking>, mut experience: ResMut<Achieved<Lost>>) {
    experience.learn_from(session.game(), &thinking.hopes);
}

/// What the program has learned, and the engines of others.
#[derive(SystemParam)]
struct Opponents<'w> {
    experience: Res<'w, Achieved<Lost>>,
    book: Res<'w, EngineBook>,
    attending: Res<'w, Attending>,
    trouble: ResMut<'w, EngineTrouble>,
}

/// Takes what the engine has sent.
fn take_reports(
    engine: Res<Engine>,
    session: Res<Session>,
    mut thinking: ResMut<Thinking>,
    mut estimated: ResMut<Estimated>,
    mut trouble: ResMut<EngineTrouble>,
    mut proposals: MessageWriter<CountProposed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for (number, report) in engine.news() {
        let thinking = thinking.bypass_change_detection();
        let Some(turn) = thinking.turn.as_mut().filter(|turn| turn.number == number) else { continue };
        let found = match report {
            Report::Ours(Some(thought)) => {
                turn.line = thought.line();
                thinking.judged(thought, session.game().position())
            }
            Report::Ours(None) => {
                notices.write(Notice::here("notice-engine-failed"));
                Found::Nothing
            }
            Report::Said(said) => {
                turn.said = Some(said);
                wakefulness.pending();
                continue;
            }
            Report::Theirs(Ok(reply)) => Found::Reply(reply),
            Report::Theirs(Err(failure)) => {
                if let Some(Seat::Engine(id)) = session.seat_to_move().filter(|_| failure != Failure::Stopped)
                {
                    trouble.note(&session, turn.revision, id, failure);
                }
                thinking.turn = None;
                wakefulness.pending();
                continue;
            }
        };
        let Some(turn) = thinking.turn.as_mut() else { continue };
        let revision = turn.revision;
        match (turn.purpose, found) {
            (Purpose::Move | Purpose::Hint, Found::Reply(reply)) => turn.answer = Some(reply),
            (Purpose::Move | Purpose::Hint, _) => turn.answer = plain_step(session.game()).map(Reply::Step),
            (purpose, found) => {
                let estimate = if let Found::Estimate(estimate) = found { Some(estimate) } else { None };
                if purpose == Purpose::Proposal {
                    let judgment = estimate.map(|estimate| estimate.judgment).unwrap_or_default();
                    proposals.write(CountProposed { judgment, revision });
                } else {
                    estimated.take(revision, estimate);
                }
                thinking.turn = None;
                wakefulness.pending();
            }
        }
    }
}

/// Brings an answer to the board once a person can follow it.
fn answer(
    session: Res<Session>,
    whereabouts: Whereabouts,
    pace: Res<Pace>,
    time: Res<Time<Real>>,
    mut thinking: ResMut<Thinking>,
    mut ask: Ask,
    mut hint: ResMut<HintAt>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if hint.shown.is_some_and(|(_, revision)| revision != session.revision()) {
        hint.shown = None;
    }
    let Some(turn) = &thinking.turn else { return };
    let now = time.elapsed();
    let Some(reply) = &turn.answer else {
        if turn.deadline.is_some_and(|deadline| now >= deadline) {
            turn.stop.stop();
        } else if let Some(deadline) = turn.deadline {
            wakefulness.due_in(deadline.saturating_sub(now));
        }
        if session.game().clock_to_run().is_none() {
            // The time shown changes every second; with a clock, when that changes.
            let into_second = now.saturating_sub(turn.since).subsec_millis();
            wakefulness.due_in(Duration::from_millis(u64::from(1000 - into_second.min(999))));
        }
        return;
    };
    if turn.purpose == Purpose::Hint {
        if let Reply::Step(step) = reply {
            hint.take(*step, turn.line.clone(), turn.revision);
        }
        thinking.turn = None;
        wakefulness.pending();
        return;
    }
    // A person can follow; but where time is short nobody waits.
    let spare = turn.deadline.map_or(Duration::MAX, |deadline| deadline.saturating_sub(turn.since) / 20);
    let shown_at = turn.since + pace.shortest_turn.min(spare);
    if now < shown_at {
        wakefulness.due_in(shown_at.saturating_sub(now));
    } else if whereabouts.is_play() && !pace.is_held {
        let by = Placer::Program { revision: turn.revision };
        match *reply {
            Reply::Step(step) => ask.step(step, by),
            Reply::Resign => ask.resign(by),
        }
        thinking.turn = None;
        wakefulness.pending();
    }
}

/// Lets the program answer at once with what it knows.
fn move_now(
    mut commands_read: MessageReader<MatchOrder>,
    thinking: Res<Thinking>,
    mut notices: MessageWriter<Notice>,
) {
    // All are read: a second press in the same update does not hurry the next move.
    let asked = commands_read.read().filter(|command| **command == MatchOrder::MoveNow).count() > 0;
    match thinking.turn.as_ref().filter(|_| asked) {
        Some(turn) if turn.is_ours => turn.stop.stop(),
        Some(_) => _ = notices.write(Notice::here("notice-engine-not-hurried")),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;
    use crate::app::table::on_table::AddTable as _;
    use crate::board::{ByColor, coord};
    use crate::game::{GomokuSetup, Match, MatchSetup};
    use crate::gomoku::DEFAULT_SIZE;
    use crate::play;
    use crate::search::Level;

    #[test]
    fn the_program_learns_from_the_match_that_it_lost() {
        let seats = ByColor { black: Seat::Human, white: Seat::Program(Level::Master) };
        let mut game = Match::new(MatchSetup::new(GomokuSetup::default(), seats));
        let mut thinking = Thinking::default();
        for name in "h8 i9 i8 i7 j8 a15 k8 c15 l8".split(' ') {
            thinking.hopes.extend((name == "i7").then(|| game.position().hash()));
            game.play(coord::parse(name, DEFAULT_SIZE).unwrap()).unwrap();
        }
        let mut before = game.position().as_gomoku().unwrap().clone();
        while before.moves().len() > 3 {
            before.undo();
        }
        let mut session = play::Session::new(MatchSetup::default());
        session.begin(game);
        let mut app = App::new();
        app.add_table(session).add_achieved::<Lost>().insert_resource(thinking);
        app.world_mut().run_system_once(learn).unwrap();
        let experience = app.world().resource::<Achieved<Lost>>();
        assert_eq!(experience.avoided(&before), [coord::parse("i7", DEFAULT_SIZE).unwrap()]);
    }
}
