//! The program's turns in both games: one thread of its own thinks, and its answers come back as ordinary requests.
//!
//! A question carries the revision of the session it is about. Whatever changes the session stops the search; an
//! answer to another revision is dropped. A panic of the engine is caught on its thread and answered by a plain
//! legal move, so that a match never hangs.

mod engine;
mod estimate;

use std::time::Duration;

use bevy::prelude::*;

use self::engine::{About, Engine, Report, Thought};
pub use self::estimate::Estimated;
use super::AppSet;
use super::count::{Count, CountProposed};
use super::phase::{Phase, Whereabouts};
use super::place::{AnswerRequested, PassRequested, PlaceRequested, Placer, ResignRequested};
use super::power::{LoopWaker, Wakefulness};
use super::session::{Command, Notice, Randomness, Session};
use crate::board::Point;
use crate::game::{Match, Move, Seat, Step};
use crate::gomoku::opening::Answer;
use crate::search::mcts::Estimate;
use crate::search::{Decision, Level, Manner, StopFlag, Value};

/// The program plays at least this many moves before it takes a draw.
const DRAW_FROM_MOVE: usize = 30;

/// The pace of the program.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Pace {
    /// An answer is shown no sooner than this after the question, so that a person can follow.
    pub shortest_turn: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { shortest_turn: Duration::from_millis(400) }
    }
}

/// What the program is doing.
#[derive(Resource, Debug, Default)]
pub struct Thinking {
    turn: Option<Turn>,
    /// What the program thought of its own position when it last moved.
    judgment: Option<Value>,
    n_asked: u64,
}

#[derive(Debug)]
struct Turn {
    /// The number of the question.
    number: u64,
    /// The state of the match that it is about.
    revision: u64,
    purpose: Purpose,
    stop: StopFlag,
    since: Duration,
    /// When the search is stopped at the latest, so that the clock of the program does not run out.
    deadline: Option<Duration>,
    answer: Option<Reply>,
}

/// What the program answers.
#[derive(Debug)]
enum Reply {
    /// It makes a step.
    Step(Step),
    /// It gives up.
    Resign,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// A move of the program.
    Move,
    /// A good move shown to a person.
    Hint,
    /// Who owns what, shown to a person.
    Estimate,
    /// What is dead at the end of a game of Go.
    Proposal,
}

impl Thinking {
    /// How long the program has been thinking about its move, or `None` when it does not.
    pub fn time(&self, now: Duration) -> Option<Duration> {
        let turn = self.turn.as_ref().filter(|turn| turn.purpose == Purpose::Move)?;
        Some(now.saturating_sub(turn.since))
    }

    /// Whether the program looks for a move to show to a person.
    pub fn seeks_hint(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.purpose == Purpose::Hint)
    }

    /// Whether the program takes a draw after this many moves: when it does not think itself ahead.
    pub fn agrees_to_draw(&self, n_moves: usize) -> bool {
        n_moves >= DRAW_FROM_MOVE && self.judgment.is_some_and(|value| value <= Value::DRAW)
    }

    fn stop(&mut self) {
        if let Some(turn) = self.turn.take() {
            turn.stop.stop();
        }
    }
}

/// What a hint shows, as long as the position stands.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct HintAt {
    /// The step, and the revision it is for.
    pub shown: Option<(Step, u64)>,
}

impl HintAt {
    /// The point that is shown.
    pub const fn point(&self) -> Option<Point> {
        match self.shown {
            Some((Step::Point(point), _)) => Some(point),
            _ => None,
        }
    }

    /// The answer to the question of an opening that is shown.
    pub const fn answer(&self) -> Option<Answer> {
        match self.shown {
            Some((Step::Answer(answer), _)) => Some(answer),
            _ => None,
        }
    }

    /// Whether the advice is to pass.
    pub const fn is_pass(&self) -> bool {
        matches!(self.shown, Some((Step::Pass, _)))
    }
}

pub(super) fn plugin(app: &mut App) {
    let engine = Engine::start(LoopWaker::of(app.world_mut()));
    app.init_resource::<Pace>()
        .init_resource::<Thinking>()
        .init_resource::<HintAt>()
        .init_resource::<Estimated>()
        .insert_resource(engine)
        .add_systems(
            Update,
            (stop_outdated, take_reports, estimate::ask, ask, answer, hint, move_now)
                .chain()
                .in_set(AppSet::Opponent),
        );
}

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
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
) {
    if *phase.get() != Phase::Playing || thinking.turn.is_some() {
        return;
    }
    let game = session.game();
    if count.lacks_proposal(game) {
        if let Some(about) = About::estimate(game) {
            thinking.start(Purpose::Proposal, about, &engine, &session, time.elapsed(), randomness.seed());
        }
        return;
    }
    let Some(Seat::Program(level)) = session.seat_to_move() else { return };
    if session.is_running() {
        let clock = game.clocks().map(|clocks| clocks[game.color_to_act()]);
        let budget = clock.map(|clock| clock.budget(game.position().empty_points().count()));
        let about = About::step(game, level, count.manner(game), budget);
        let now = time.elapsed();
        thinking.start(Purpose::Move, about, &engine, &session, now, randomness.seed());
        if let Some(turn) = &mut thinking.turn {
            turn.deadline = clock.map(|clock| now + clock.longest());
        }
    }
}

/// Asks the engine for a hint.
fn hint(
    mut commands_read: MessageReader<Command>,
    engine: Res<Engine>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
    mut notices: MessageWriter<Notice>,
) {
    let asked = commands_read.read().filter(|command| **command == Command::Hint).count() > 0;
    // An estimate gives way and is asked for again.
    if !asked || thinking.turn.as_ref().is_some_and(|turn| turn.purpose != Purpose::Estimate) {
        return;
    }
    if session.person_to_move() {
        let about = About::step(session.game(), Level::Club, Manner::Play, None);
        thinking.start(Purpose::Hint, about, &engine, &session, time.elapsed(), randomness.seed());
    } else {
        notices.write(Notice("notice-hint-not-now"));
    }
}

impl Thinking {
    fn start(
        &mut self,
        purpose: Purpose,
        about: About,
        engine: &Engine,
        session: &Session,
        now: Duration,
        seed: u64,
    ) {
        let (stop, revision) = (StopFlag::new(), session.revision());
        self.n_asked += 1;
        let number = self.n_asked;
        let job = engine::Job { number, seed, about, stop: stop.clone() };
        // The thread is gone only when it could not be started; the match then waits for a person.
        if engine.ask(job) {
            self.turn =
                Some(Turn { number, revision, purpose, stop, since: now, deadline: None, answer: None });
        }
    }
}

/// Takes what the engine has sent.
fn take_reports(
    engine: Res<Engine>,
    session: Res<Session>,
    mut thinking: ResMut<Thinking>,
    mut estimated: ResMut<Estimated>,
    mut proposals: MessageWriter<CountProposed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for report in engine.reports() {
        let thinking = thinking.bypass_change_detection();
        if thinking.turn.as_ref().is_none_or(|turn| turn.number != report.number()) {
            continue;
        }
        let found = match report {
            Report::Answer { thought, .. } => thinking.judged(thought),
            Report::Failed { .. } => {
                notices.write(Notice("notice-engine-failed"));
                Found::Nothing
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

/// What the engine has found, if anything.
enum Found {
    Nothing,
    Reply(Reply),
    Estimate(Box<Estimate>),
}

impl Thinking {
    /// What a thought comes to; what the program thinks of its position in five in a row is remembered.
    fn judged(&mut self, thought: Thought) -> Found {
        let purpose = self.turn.as_ref().map(|turn| turn.purpose);
        let step = match thought {
            Thought::Estimate(estimate) => return Found::Estimate(estimate),
            Thought::Opening(step) => step.map(Step::from),
            Thought::Gomoku(choice) => {
                let step = choice.as_ref().map(|choice| Step::Point(choice.point));
                // A hint is looked for from the person's side, and a forced reply without a search: neither tells
                // what the program thinks of its position.
                let judged = choice.map(|choice| choice.info).filter(|info| {
                    purpose == Some(Purpose::Move) && (info.depth > 0 || info.value.mate_in().is_some())
                });
                self.judgment = judged.map(|info| info.value).or(self.judgment);
                step
            }
            Thought::Go(choice) => match choice.map(|choice| (choice.decision, choice.info)) {
                Some((Decision::Move(made), _)) => Some(Step::from(made)),
                Some((Decision::Resign, _)) if purpose == Some(Purpose::Move) => {
                    return Found::Reply(Reply::Resign);
                }
                // A person who asks for a move is not told to give up.
                Some((Decision::Resign, info)) => info.pv.first().copied().map(Step::from),
                None => None,
            },
        };
        step.map_or(Found::Nothing, |step| Found::Reply(Reply::Step(step)))
    }
}

/// Brings an answer to the board once a person can follow it.
fn answer(
    session: Res<Session>,
    whereabouts: Whereabouts,
    pace: Res<Pace>,
    time: Res<Time<Real>>,
    mut thinking: ResMut<Thinking>,
    mut requests: MessageWriter<PlaceRequested>,
    mut answers: MessageWriter<AnswerRequested>,
    mut passes: MessageWriter<PassRequested>,
    mut resignations: MessageWriter<ResignRequested>,
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
            hint.shown = Some((*step, turn.revision));
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
    } else if whereabouts.is_play() {
        let by = Placer::Program { revision: turn.revision };
        match *reply {
            Reply::Step(Step::Point(point)) => {
                requests.write(PlaceRequested { point, by });
            }
            Reply::Step(Step::Answer(answer)) => {
                answers.write(AnswerRequested { answer, by });
            }
            Reply::Step(Step::Pass) => {
                passes.write(PassRequested { by });
            }
            Reply::Resign => {
                resignations.write(ResignRequested { by });
            }
        }
        thinking.turn = None;
        wakefulness.pending();
    }
}

/// Lets the program answer at once with what it knows.
fn move_now(mut commands_read: MessageReader<Command>, thinking: Res<Thinking>) {
    // All are read: a second press in the same update does not hurry the next move.
    let asked = commands_read.read().filter(|command| **command == Command::MoveNow).count() > 0;
    if asked && let Some(turn) = &thinking.turn {
        turn.stop.stop();
    }
}

/// A legal step without any thought: the first answer, a pass in Go, or the legal point nearest to the last stone.
fn plain_step(game: &Match) -> Option<Step> {
    if let Some(answer) = game.opening().answers().next() {
        return Some(Step::Answer(answer));
    }
    let position = game.position();
    let near = position.last_move().and_then(Move::point).unwrap_or_else(|| position.size().center());
    let distance = |point: &Point| point.x().abs_diff(near.x()).max(point.y().abs_diff(near.y()));
    let legal = position.size().points().filter(|point| {
        let place = Move::Place(*point);
        game.check(*point).is_ok() && (game.task().is_some() || position.check(place).is_ok())
    });
    let pass = position.as_go().map(|_| Step::Pass);
    pass.or_else(|| legal.min_by_key(distance).map(Step::Point))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_late_and_only_when_the_program_is_not_ahead() {
        let check = |judgment, n_moves, expect| {
            let thinking = Thinking { judgment, ..Thinking::default() };
            assert_eq!(thinking.agrees_to_draw(n_moves), expect, "{judgment:?} after {n_moves} moves");
        };
        check(Some(Value::DRAW), DRAW_FROM_MOVE, true);
        check(Some(Value::estimate(-80)), DRAW_FROM_MOVE, true);
        check(Some(Value::estimate(80)), DRAW_FROM_MOVE, false);
        check(Some(Value::win_in_plies(5)), 200, false);
        check(Some(Value::DRAW), DRAW_FROM_MOVE - 1, false);
        check(None, 200, false);
    }
}
