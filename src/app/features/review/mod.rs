//! What decided a game: a record is [reviewed](crate::review) by a thread of its own, and what comes of
//! it stands beside the board and is written into the record.
//!
//! - [`ReviewOrder`]: what a player asks for. `work`: the thread. `page`, `moment` and `win`: what is seen, `told` what
//!   is said. `graph`: the value of the game over its moves, and of a `branch` that leaves it.

mod branch;
pub(crate) mod graph;
mod moment;
mod page;
mod told;
mod win;
mod work;

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use serde::{Deserialize, Serialize};

use self::branch::Seen;
pub use self::graph::Graph;
use self::graph::Worth;
use self::work::{Job, News, ReviewWork};
use super::analysis::marks::LineInView;
use super::analysis::{AnalysisSettings, Analyzed};
use super::problem::ProblemOrder;
use super::replay::{ReplayOrder, Walking};
use crate::app::AppSet;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::screen::{REVIEW, Screen, Screens, Whereabouts};
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::on_table::Tell;
use crate::app::table::session::Session;
use crate::app::text::Language;
use crate::app::theme::LookSettings;
use crate::app::ui::frame::Pages;
use crate::app::view::Feedback;
use crate::board::Color;
use crate::game::tree::{Coord, Edit, NodeId, Played, RecordResult};
use crate::game::{GameSetup, Match, Move, Walk};
use crate::review::{Effort, Problem, Review, ReviewedMove, annotate};
use crate::search::StopFlag;
use crate::words::review::ReviewWords;
use crate::worker::Worker;

/// One of the moments that decided the game.
pub const MOMENT: Screen = Screen::brief("review-moment");

/// The forced win, move by move.
pub const WIN: Screen = Screen::brief("review-win");

/// What a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewOrder {
    /// Look no further for now.
    Stop,
    /// Look on.
    GoOn,
    /// Look at the game anew, which has gone on or is another one by now.
    Again,
    /// See the move with this number.
    See(usize),
    /// See the move with this number in the forced win.
    SeeStep(usize),
    /// See a defense in place of that move, by its place in [`ReviewedMove::defenses`], and this many moves of its
    /// line.
    SeeDefense(usize, usize),
    /// Find something better than this move.
    Try(usize),
}

/// How closely games are looked at.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Closeness(pub Effort);

/// What is shown of a review, as the player chose it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReviewSettings {
    /// What the graph shows.
    pub graph: Graph,
}

impl Section for ReviewSettings {
    const NAME: &'static str = "review";
}

/// What a review is about.
#[derive(Clone, Debug, PartialEq)]
struct Subject {
    game: GameSetup,
    result: Option<RecordResult>,
    nodes: Vec<(NodeId, Option<Played>, Vec<(Coord, Option<Color>)>)>,
}

impl Subject {
    fn of(game: &Match) -> Self {
        let tree = game.record();
        let node = |node| (node, tree.played(node), tree.setup(node));
        Self { game: game.setup().game, result: tree.result(), nodes: tree.main_line().map(node).collect() }
    }

    /// Whether what was found out holds for a game: it is the same, or goes on from there.
    fn is_in(&self, game: &Match) -> bool {
        let now = Self::of(game);
        (now.game, now.result) == (self.game, self.result) && now.nodes.starts_with(&self.nodes)
    }
}

/// How far a review is.
#[derive(Clone, Debug, Default, PartialEq)]
enum State {
    /// Nothing is known yet.
    #[default]
    None,
    /// This many positions are done, of all.
    UnderWay { n: usize, of: usize },
    /// The same, and it was stopped.
    Stopped { n: usize, of: usize },
    /// It is done.
    Done(Box<Review>),
    /// There is none, for this reason.
    Refused(&'static str),
}

/// The review of the game on the table.
#[derive(Resource, Debug, Default)]
pub struct Reviewed {
    state: State,
    /// What it is about.
    subject: Option<Subject>,
    /// By which its news is known.
    number: u64,
    stop: StopFlag,
    /// When the work was taken up, and how many positions were done then.
    since: (Duration, usize),
    /// The key moments that are problems, once they are known.
    problems: Option<Arc<[Problem]>>,
    /// The number of the move that is looked at.
    in_view: usize,
    /// The defense in its place that is looked at, and how many of its moves.
    defense: Option<(usize, usize)>,
    /// What analyses have said of positions that are not in the game.
    seen: Seen,
}

impl Reviewed {
    /// What decided a game, once that is known.
    pub fn of(&self, game: &Match) -> Option<&Review> {
        match &self.state {
            State::Done(review) if self.is_about(game) => Some(review),
            _ => None,
        }
    }

    /// A move of the game by its number.
    fn step(&self, game: &Match, number: usize) -> Option<&ReviewedMove> {
        self.of(game)?.move_by_number(number)
    }

    /// The moments of the game that was looked at that are problems, once that is known.
    pub fn problems(&self) -> Option<&[Problem]> {
        self.problems.as_deref()
    }

    /// Whether something better is to be found than a move, by its number.
    fn is_problem(&self, number: usize) -> bool {
        self.problems().is_some_and(|problems| problems.iter().any(|problem| problem.number() == number))
    }

    fn is_about(&self, game: &Match) -> bool {
        self.subject.as_ref().is_some_and(|subject| subject.is_in(game))
    }

    /// Whether a game has moves that it had not when it was looked at.
    fn is_outgrown_by(&self, game: &Match) -> bool {
        let n_nodes = game.record().main_line().count();
        self.subject.as_ref().is_some_and(|subject| subject.nodes.len() < n_nodes)
    }

    /// Whether a game is being looked at.
    pub const fn is_under_way(&self) -> bool {
        matches!(self.state, State::UnderWay { .. })
    }

    const fn is_done(&self) -> bool {
        matches!(self.state, State::Done(_))
    }

    /// The time that is left, as far as it can be foretold.
    fn left(&self, now: Duration) -> Option<Duration> {
        let State::UnderWay { n, of } = self.state else { return None };
        let (since, n_before) = self.since;
        let n_done = u32::try_from(n.checked_sub(n_before)?).ok().filter(|n_done| *n_done > 2)?;
        Some(now.saturating_sub(since) / n_done * u32::try_from(of - n).ok()?)
    }
}

/// Where reviews are taken up and written into their records.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Explaining;

/// The thread that looks at games.
#[derive(Resource, Deref)]
struct Reviewing(Worker<ReviewWork>);

/// What a review takes.
#[derive(SystemParam)]
struct Means<'w> {
    reviewing: Res<'w, Reviewing>,
    closeness: Res<'w, Closeness>,
    settings: Res<'w, AnalysisSettings>,
    time: Res<'w, Time<Real>>,
}

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    let worker = Reviewing(Worker::start(LoopWaker::of(app.world_mut()).waker(), ReviewWork::new));
    app.insert_resource(worker)
        .init_resource::<Reviewed>()
        .init_resource::<Closeness>()
        .add_section::<ReviewSettings>()
        .add_message::<ReviewOrder>()
        .add_systems(OnEnter(REVIEW), begin)
        .add_systems(OnExit(WIN), |mut line: ResMut<LineInView>| line.0.clear())
        .add_systems(
            Update,
            (obey, stop_outdated, take_news, keep_analysis)
                .chain()
                .in_set(AppSet::Rules)
                .in_set(Explaining)
                .after(Walking)
                .before(super::exchange::Exchanging)
                .before(crate::app::table::place::answer)
                .before(crate::app::table::result::detect_end),
        );
}

/// Everything that draws it.
pub(super) fn view(app: &mut App) {
    app.add_systems(Update, told::speak.in_set(Feedback)).add_systems(
        EguiPrimaryContextPass,
        (
            page::draw.run_if(in_state(REVIEW)),
            moment::draw.run_if(in_state(MOMENT)),
            win::draw.run_if(in_state(WIN)),
        )
            .in_set(Pages),
    );
}

/// Takes a game up that is not known yet; one that was stopped waits until somebody asks for more.
fn begin(means: Means, mut session: ResMut<Session>, mut reviewed: ResMut<Reviewed>, mut write: Write) {
    if !reviewed.is_about(session.game()) {
        take_up(&means, &mut reviewed, session.game());
    } else if let State::Done(review) = &reviewed.state {
        // It may have been opened anew, as it was before.
        write.write(review, &mut session);
    }
}

/// Looks at a game from its end.
fn take_up(means: &Means<'_>, reviewed: &mut Reviewed, game: &Match) {
    reviewed.stop.stop();
    let (number, subject) = (reviewed.number + 1, Some(Subject::of(game)));
    *reviewed = Reviewed { number, subject, state: State::UnderWay { n: 0, of: 0 }, ..Reviewed::default() };
    order(means, reviewed, game);
}

/// Has the thread look at the game, or look on.
fn order(means: &Means<'_>, reviewed: &mut Reviewed, game: &Match) {
    if let State::UnderWay { n, of } | State::Stopped { n, of } = reviewed.state {
        reviewed.state = State::UnderWay { n, of };
        reviewed.since = (means.time.elapsed(), n);
    }
    reviewed.stop = StopFlag::new();
    let (number, stop) = (reviewed.number, reviewed.stop.clone());
    let threads = means.settings.threads().unwrap_or(NonZero::<u8>::MIN);
    let (record, effort) = (game.record().clone(), means.closeness.0);
    if !means.reviewing.order(Job { number, record, effort, threads, stop }) {
        reviewed.state = State::Refused("review-failed");
    }
}

/// The ways on from a review.
#[derive(SystemParam)]
struct Onward<'w> {
    line: ResMut<'w, LineInView>,
    replays: MessageWriter<'w, ReplayOrder>,
    problems: MessageWriter<'w, ProblemOrder>,
    screens: Screens<'w>,
}

fn obey(
    mut orders: MessageReader<ReviewOrder>,
    session: Res<Session>,
    means: Means,
    mut reviewed: ResMut<Reviewed>,
    mut onward: Onward,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for asked in orders.read() {
        wakefulness.pending();
        match *asked {
            ReviewOrder::Stop => {
                if let State::UnderWay { n, of } = reviewed.state {
                    reviewed.stop.stop();
                    reviewed.state = State::Stopped { n, of };
                }
            }
            ReviewOrder::GoOn => {
                if matches!(reviewed.state, State::Stopped { .. }) {
                    order(&means, &mut reviewed, session.game());
                }
            }
            ReviewOrder::Again => take_up(&means, &mut reviewed, session.game()),
            ReviewOrder::See(number) => {
                if let Some(node) = reviewed.step(session.game(), number).map(|step| step.node) {
                    reviewed.in_view = number;
                    onward.replays.write(ReplayOrder::Walk(Walk::To(node)));
                    onward.screens.open(MOMENT);
                }
            }
            ReviewOrder::SeeStep(number) => {
                if let Some(node) = reviewed.step(session.game(), number).map(|step| step.node) {
                    (reviewed.in_view, reviewed.defense) = (number, None);
                    onward.line.0.clear();
                    onward.replays.write(ReplayOrder::Walk(Walk::To(node)));
                    onward.screens.open(WIN);
                }
            }
            ReviewOrder::SeeDefense(defense, n_moves) => {
                let step = reviewed.step(session.game(), reviewed.in_view);
                let line = step.and_then(|step| Some((step.node, &step.defenses.get(defense)?.line)));
                if let Some((node, line)) = line {
                    onward.line.0 = line.iter().take(n_moves).copied().map(Move::Place).collect();
                    let before = session.game().record().parent(node);
                    onward.replays.write_batch(before.map(|before| ReplayOrder::Walk(Walk::To(before))));
                    reviewed.defense = Some((defense, n_moves));
                }
            }
            ReviewOrder::Try(number) => {
                if let Some(problems) = &reviewed.problems
                    && let Some(i) = problems.iter().position(|problem| problem.number() == number)
                {
                    onward.problems.write(ProblemOrder::Begin(Arc::clone(problems), i));
                }
            }
        }
    }
}

/// Looks no further at a game that is not on the table any more, or is another one by now.
fn stop_outdated(session: Res<Session>, mut reviewed: ResMut<Reviewed>) {
    let seeks_problems = reviewed.is_done() && reviewed.problems.is_none();
    if (reviewed.is_under_way() || seeks_problems) && !reviewed.is_about(session.game()) {
        reviewed.stop.stop();
        *reviewed = Reviewed { number: reviewed.number + 1, ..Reviewed::default() };
    }
}

/// Keeps what an analysis says of the position in view, for the graph.
fn keep_analysis(session: Res<Session>, analyzed: Res<Analyzed>, mut reviewed: ResMut<Reviewed>) {
    let game = session.game();
    let best = analyzed.of(session.revision()).and_then(|analysis| analysis.candidates.first());
    let Some(worth) = best.map(|best| Worth { chance: best.chance, lead: best.lead }) else { return };
    if reviewed.seen.get(&game.node()) != Some(&worth) && reviewed.of(game).is_some() {
        reviewed.seen.insert(game.node(), worth);
    }
}

/// Writes reviews into their records.
#[derive(SystemParam)]
struct Write<'w> {
    texts: Res<'w, Language>,
    look: Res<'w, LookSettings>,
    tell: Tell<'w>,
}

impl Write<'_> {
    fn write(&mut self, review: &Review, session: &mut Session) {
        let game = session.game();
        let mut record = game.record().clone();
        let (texts, size) = (&*self.texts, game.size());
        let notation = self.look.coordinates.notation(game.setup().game.kind());
        annotate(&mut record, review, &ReviewWords { texts, notation, size });
        if record != *game.record() {
            self.tell.all(session.edit(Edit::Annotate(Arc::new(record))).unwrap_or_default());
        }
    }
}

/// What the thread has found out; a review that is done is written into its record.
fn take_news(
    reviewing: Res<Reviewing>,
    at: Whereabouts,
    mut session: ResMut<Session>,
    mut reviewed: ResMut<Reviewed>,
    mut write: Write,
) {
    for (number, news) in reviewing.news() {
        if number != reviewed.number {
            continue;
        }
        write.tell.wakefulness.pending();
        reviewed.state = match news {
            News::Problems(problems) => {
                reviewed.problems = Some(problems.into());
                continue;
            }
            News::Refused(_) if reviewed.is_done() => {
                // The review stands; nothing more is sought.
                reviewed.problems = Some([].into());
                continue;
            }
            _ if !reviewed.is_under_way() => continue,
            News::At { n, of } => State::UnderWay { n, of },
            News::Refused(reason) => State::Refused(reason),
            News::Done(review) => {
                write.write(&review, &mut session);
                if !at.has(REVIEW) {
                    write.tell.notice("review-ready");
                }
                State::Done(review)
            }
        };
    }
}
