//! What decided a game: a record is [reviewed](crate::review) by a thread of its own, and what comes of
//! it stands beside the board and is written into the record.
//!
//! - [`ReviewOrder`]: what a player asks for. `work`: the thread. `page` and `moment`: what is seen. `graph`: the value
//!   of the game over its moves.

mod graph;
mod moment;
mod page;
mod work;

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::work::{Job, News, ReviewWork};
use super::problem::ProblemOrder;
use super::replay::{ReplayOrder, Walking};
use crate::app::AppSet;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::screen::{REVIEW, Screen, Screens, Whereabouts};
use crate::app::table::on_table::Tell;
use crate::app::table::session::Session;
use crate::app::text::Language;
use crate::app::theme::LookSettings;
use crate::app::ui::frame::Pages;
use crate::board::Color;
use crate::game::tree::{Coord, Edit, NodeId, Played, RecordResult};
use crate::game::{GameSetup, Match, Walk};
use crate::review::{Problem, Review, annotate};
use crate::search::StopFlag;
use crate::words::review::ReviewWords;
use crate::worker::Worker;

/// One of the moments that decided the game.
pub const MOMENT: Screen = Screen::brief("review-moment");

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
    /// Find something better than this move.
    Try(usize),
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
    /// So many positions are done, of so many.
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
    /// The key moments that are problems.
    problems: Arc<[Problem]>,
    /// The number of the move that is looked at.
    in_view: usize,
}

impl Reviewed {
    /// What decided a game, once that is known.
    pub fn of(&self, game: &Match) -> Option<&Review> {
        match &self.state {
            State::Done(review) if self.is_about(game) => Some(review),
            _ => None,
        }
    }

    /// Whether something better is to be found than a move, by its number.
    fn is_problem(&self, number: usize) -> bool {
        self.problems.iter().any(|problem| problem.number() == number)
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

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    let worker = Reviewing(Worker::start(LoopWaker::of(app.world_mut()).waker(), ReviewWork::new));
    app.insert_resource(worker)
        .init_resource::<Reviewed>()
        .add_message::<ReviewOrder>()
        .add_systems(OnEnter(REVIEW), begin)
        .add_systems(
            Update,
            (obey, stop_outdated, take_news)
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
    app.add_systems(
        EguiPrimaryContextPass,
        (page::draw.run_if(in_state(REVIEW)), moment::draw.run_if(in_state(MOMENT))).in_set(Pages),
    );
}

/// Takes a game up that is not known yet; one that was stopped waits until somebody asks for more.
fn begin(
    reviewing: Res<Reviewing>,
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut reviewed: ResMut<Reviewed>,
    mut write: Write,
) {
    if !reviewed.is_about(session.game()) {
        take_up(&reviewing, &mut reviewed, session.game(), time.elapsed());
    } else if let State::Done(review) = &reviewed.state {
        // It may have been opened anew, as it was before.
        write.write(review, &mut session);
    }
}

/// Looks at a game from its end.
fn take_up(reviewing: &Reviewing, reviewed: &mut Reviewed, game: &Match, now: Duration) {
    reviewed.stop.stop();
    let (number, subject) = (reviewed.number + 1, Some(Subject::of(game)));
    *reviewed = Reviewed { number, subject, state: State::UnderWay { n: 0, of: 0 }, ..Reviewed::default() };
    order(reviewing, reviewed, game, now);
}

/// Has the thread look at the game, or look on.
fn order(reviewing: &Reviewing, reviewed: &mut Reviewed, game: &Match, now: Duration) {
    if let State::UnderWay { n, of } | State::Stopped { n, of } = reviewed.state {
        reviewed.state = State::UnderWay { n, of };
        reviewed.since = (now, n);
    }
    reviewed.stop = StopFlag::new();
    let (number, stop) = (reviewed.number, reviewed.stop.clone());
    if !reviewing.order(Job { number, record: game.record().clone(), stop }) {
        reviewed.state = State::Refused("review-failed");
    }
}

/// The ways on from a review.
#[derive(SystemParam)]
struct Onward<'w> {
    replays: MessageWriter<'w, ReplayOrder>,
    problems: MessageWriter<'w, ProblemOrder>,
    screens: Screens<'w>,
}

fn obey(
    mut orders: MessageReader<ReviewOrder>,
    session: Res<Session>,
    reviewing: Res<Reviewing>,
    time: Res<Time<Real>>,
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
                    order(&reviewing, &mut reviewed, session.game(), time.elapsed());
                }
            }
            ReviewOrder::Again => take_up(&reviewing, &mut reviewed, session.game(), time.elapsed()),
            ReviewOrder::See(number) => {
                let node =
                    reviewed.of(session.game()).and_then(|review| Some(review.move_by_number(number)?.node));
                if let Some(node) = node {
                    reviewed.in_view = number;
                    onward.replays.write(ReplayOrder::Walk(Walk::To(node)));
                    onward.screens.open(MOMENT);
                }
            }
            ReviewOrder::Try(number) => {
                let of = reviewed.problems.iter().position(|problem| problem.number() == number);
                onward
                    .problems
                    .write_batch(of.map(|i| ProblemOrder::Begin(Arc::clone(&reviewed.problems), i)));
            }
        }
    }
}

/// Looks no further at a game that is not on the table any more, or is another one by now.
fn stop_outdated(session: Res<Session>, mut reviewed: ResMut<Reviewed>) {
    if reviewed.is_under_way() && !reviewed.is_about(session.game()) {
        reviewed.stop.stop();
        *reviewed = Reviewed { number: reviewed.number + 1, ..Reviewed::default() };
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
        if number != reviewed.number || !reviewed.is_under_way() {
            continue;
        }
        write.tell.wakefulness.pending();
        reviewed.state = match news {
            News::At { n, of } => State::UnderWay { n, of },
            News::Refused(reason) => State::Refused(reason),
            News::Done(review, problems) => {
                write.write(&review, &mut session);
                reviewed.problems = problems.into();
                if !at.has(REVIEW) {
                    write.tell.notice("review-ready");
                }
                State::Done(review)
            }
        };
    }
}
