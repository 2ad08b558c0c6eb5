//! The program's turns: one thread of its own thinks, and its answers come back as ordinary requests.
//!
//! A question carries the revision of the session it is about. Whatever changes the session stops the search; an
//! answer to another revision is dropped. A panic of the engine is caught on its thread and answered by a plain
//! legal move, so that a match never hangs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::AppSet;
use super::phase::{Phase, Whereabouts};
use super::place::{AnswerRequested, PlaceRequested, Placer};
use super::power::Wakefulness;
use super::session::{Command, Notice, Randomness, Session};
use crate::board::Point;
use crate::game::{GameSetup, Match, Move, Position, Seat};
use crate::gomoku::opening::{Answer, OpeningGame, Step};
use crate::gomoku::{self, Rule};
use crate::search::{Choice, Level, Player, StopFlag, Value};

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
}

#[derive(Debug)]
struct Turn {
    revision: u64,
    purpose: Purpose,
    stop: StopFlag,
    since: Duration,
    answer: Option<Step>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// A move of the program.
    Move,
    /// A good move shown to a person.
    Hint,
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
}

/// The engine's end of the bridge.
struct Job {
    revision: u64,
    level: Level,
    seed: u64,
    about: About,
    stop: StopFlag,
}

/// What the engine is asked about.
enum About {
    /// A move in ordinary play.
    Move(Box<gomoku::Position>),
    /// A step of an opening.
    Opening(OpeningGame, Rule),
}

impl About {
    /// None in Go, which the program does not play.
    fn of(game: &Match) -> Option<Self> {
        match (game.position(), game.setup().game) {
            (Position::Gomoku(_), GameSetup::Gomoku(setup)) if game.task().is_some() => {
                Some(Self::Opening(game.opening().clone(), setup.rule))
            }
            (Position::Gomoku(position), _) => Some(Self::Move(position.clone())),
            (Position::Go(_), _) => None,
        }
    }

    /// Whether the tables of an earlier move may be of use.
    fn goes_on(&self) -> bool {
        matches!(self, Self::Move(position) if position.moves().len() > 1)
    }
}

/// What the engine came to.
enum Thought {
    Move(Option<Choice>),
    Opening(Option<Step>),
}

/// What comes back.
enum Report {
    Answer { revision: u64, thought: Thought },
    Failed { revision: u64 },
}

/// Wakes the loop when a report is there.
type Waker = Arc<dyn Fn() + Send + Sync>;

/// The thread that thinks.
#[derive(Resource)]
struct Engine {
    jobs: Sender<Job>,
    reports: Mutex<Receiver<Report>>,
    waker: Arc<Mutex<Option<Waker>>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .init_resource::<Thinking>()
        .init_resource::<HintAt>()
        .insert_resource(Engine::start())
        .add_systems(Startup, connect_waker)
        .add_systems(
            Update,
            (stop_outdated, take_reports, ask, answer, hint, move_now).chain().in_set(AppSet::Opponent),
        );
}

impl Engine {
    fn start() -> Self {
        let (jobs, job_receiver) = channel::<Job>();
        let (report_sender, reports) = channel();
        let waker: Arc<Mutex<Option<Waker>>> = Arc::default();
        let thread_waker = Arc::clone(&waker);
        let spawned = std::thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || think_until_dropped(&job_receiver, &report_sender, &thread_waker));
        if let Err(error) = spawned {
            error!("the engine has no thread to think on: {error}");
        }
        Self { jobs, reports: Mutex::new(reports), waker }
    }
}

/// The life of the engine's thread: it ends when the app drops its end of the channel.
fn think_until_dropped(jobs: &Receiver<Job>, reports: &Sender<Report>, waker: &Mutex<Option<Waker>>) {
    let wake = || {
        if let Ok(waker) = waker.lock()
            && let Some(wake) = waker.as_ref()
        {
            wake();
        }
    };
    let mut player: Option<Player> = None;
    for job in jobs {
        let revision = job.revision;
        let kept = player.take().filter(|player| player.level() == job.level && job.about.goes_on());
        let mut thinker = kept.unwrap_or_else(|| Player::new(job.level, job.seed));
        let clock = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let thought = match &job.about {
                About::Move(position) => {
                    Thought::Move(thinker.choose(position, &job.stop, &clock, &mut |_| {}))
                }
                About::Opening(opening, rule) => {
                    Thought::Opening(thinker.choose_step(opening, *rule, &job.stop, &clock))
                }
            };
            (thought, thinker)
        }));
        let report = match thought {
            Ok((thought, thinker)) => {
                player = Some(thinker);
                Report::Answer { revision, thought }
            }
            Err(_) => Report::Failed { revision },
        };
        if reports.send(report).is_err() {
            return;
        }
        wake();
    }
}

fn connect_waker(engine: Res<Engine>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    if let Ok(mut waker) = engine.waker.lock() {
        // A loop that has ended needs no waking.
        *waker = Some(Arc::new(move || {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
    }
}

/// Stops a search whose position is gone.
fn stop_outdated(session: Res<Session>, phase: Res<State<Phase>>, mut thinking: ResMut<Thinking>) {
    let outdated = thinking.turn.as_ref().is_some_and(|turn| turn.revision != session.revision());
    if outdated || *phase.get() != Phase::Playing && thinking.turn.is_some() {
        thinking.stop();
    }
}

/// Asks the engine when it is the program's turn.
fn ask(
    engine: Res<Engine>,
    session: Res<Session>,
    phase: Res<State<Phase>>,
    time: Res<Time<Real>>,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
) {
    let Some(Seat::Program(level)) = session.game().seat_to_move() else { return };
    if *phase.get() != Phase::Playing || !session.is_running() || thinking.turn.is_some() {
        return;
    }
    thinking.start(Purpose::Move, level, &engine, &session, time.elapsed(), randomness.seed());
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
    if !asked || thinking.turn.is_some() {
        return;
    }
    if session.person_to_move() {
        thinking.start(Purpose::Hint, Level::Club, &engine, &session, time.elapsed(), randomness.seed());
    } else {
        notices.write(Notice("notice-hint-not-now"));
    }
}

impl Thinking {
    fn start(
        &mut self,
        purpose: Purpose,
        level: Level,
        engine: &Engine,
        session: &Session,
        now: Duration,
        seed: u64,
    ) {
        let Some(about) = About::of(session.game()) else { return };
        let stop = StopFlag::new();
        let job = Job { revision: session.revision(), level, seed, about, stop: stop.clone() };
        // The thread is gone only when it could not be started; the match then waits for a person.
        if engine.jobs.send(job).is_ok() {
            let revision = session.revision();
            self.turn = Some(Turn { revision, purpose, stop, since: now, answer: None });
        }
    }
}

/// Takes what the engine has sent.
fn take_reports(
    engine: Res<Engine>,
    session: Res<Session>,
    mut thinking: ResMut<Thinking>,
    mut notices: MessageWriter<Notice>,
) {
    let Ok(reports) = engine.reports.lock() else { return };
    for report in reports.try_iter() {
        let (Report::Answer { revision, .. } | Report::Failed { revision }) = report;
        let thinking = thinking.bypass_change_detection();
        let Some(turn) = thinking.turn.as_mut().filter(|turn| turn.revision == revision) else { continue };
        match report {
            Report::Answer { thought: Thought::Opening(step), .. } => {
                turn.answer = step.or_else(|| plain_step(session.game()));
            }
            Report::Answer { thought: Thought::Move(choice), .. } => {
                let step = choice.as_ref().map(|choice| Step::Point(choice.point));
                turn.answer = step.or_else(|| plain_step(session.game()));
                // A hint is looked for from the person's side, and a forced reply without a search: neither tells
                // what the program thinks of its position.
                let judged = choice.map(|choice| choice.info).filter(|info| {
                    turn.purpose == Purpose::Move && (info.depth > 0 || info.value.mate_in().is_some())
                });
                thinking.judgment = judged.map(|info| info.value).or(thinking.judgment);
            }
            Report::Failed { .. } => {
                notices.write(Notice("notice-engine-failed"));
                turn.answer = plain_step(session.game());
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
    mut requests: MessageWriter<PlaceRequested>,
    mut answers: MessageWriter<AnswerRequested>,
    mut hint: ResMut<HintAt>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if hint.shown.is_some_and(|(_, revision)| revision != session.revision()) {
        hint.shown = None;
    }
    let Some(turn) = &thinking.turn else { return };
    let now = time.elapsed();
    let Some(step) = turn.answer else {
        // The time shown changes every second.
        let into_second = now.saturating_sub(turn.since).subsec_millis();
        wakefulness.due_in(Duration::from_millis(u64::from(1000 - into_second.min(999))));
        return;
    };
    if turn.purpose == Purpose::Hint {
        hint.shown = Some((step, turn.revision));
        thinking.turn = None;
        wakefulness.pending();
        return;
    }
    let shown_at = turn.since + pace.shortest_turn;
    if now < shown_at {
        wakefulness.due_in(shown_at.saturating_sub(now));
    } else if whereabouts.is_play() {
        let by = Placer::Program { revision: turn.revision };
        match step {
            Step::Point(point) => {
                requests.write(PlaceRequested { point, by });
            }
            Step::Answer(answer) => {
                answers.write(AnswerRequested { answer, by });
            }
        }
        thinking.turn = None;
        wakefulness.pending();
    }
}

/// Lets the program answer at once with what it knows.
fn move_now(mut commands_read: MessageReader<Command>, thinking: Res<Thinking>) {
    if commands_read.read().any(|command| *command == Command::MoveNow)
        && let Some(turn) = &thinking.turn
    {
        turn.stop.stop();
    }
}

/// A legal step without any thought: the first answer, or the legal point nearest to the last stone.
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
    legal.min_by_key(distance).map(Step::Point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_late_and_only_when_the_program_is_not_ahead() {
        let check = |judgment, n_moves, expect| {
            let thinking = Thinking { turn: None, judgment };
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
