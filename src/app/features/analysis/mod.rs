//! The position in view analyzed: the best moves stand on the board with what they are worth, each with the line that
//! it leads to, and the panel says who is ahead and what is threatened.
//!
//! It goes on while it is looked at, until the answer is proved or stands still; then nothing is done any more.
//!
//! - [`Analyzed`]: what is known. [`AnalysisOrder`]: what a player asks for. `work`: the thread.
//! - `marks`: what is drawn on the board. `panel`: what is said beside it. `page`: the moves one by one.

pub mod marks;
mod page;
pub(crate) mod panel;
mod work;

use std::num::NonZero;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use serde::{Deserialize, Serialize};

use self::work::{AnalysisWork, Job, News, Order, Theirs};
use crate::app::AppSet;
use crate::app::intent::{Action, Interpret};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::screen::{Phase, Screen, Whereabouts};
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::next_match::NextMatch;
use crate::app::table::opponent::{Attending, EngineBook, TakeTurns};
use crate::app::table::session::{MatchStarted, Session};
use crate::app::ui::frame::Pages;
use crate::board::Color;
use crate::external::EngineSpec;
use crate::game::{EngineId, Match, Position};
use crate::review::{Analysis, Scope};
use crate::search::StopFlag;
use crate::worker::Worker;

/// The moves that are shown.
const N_MOVES: NonZero<u8> = NonZero::new(5).expect("five");

/// The page of the moves one by one.
pub const LINES: Screen = Screen::brief("lines");

/// How positions are analyzed, as the player chose it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AnalysisSettings {
    /// Also while a match is played.
    pub in_matches: bool,
    /// After how much time it ends at the latest.
    pub time: Longest,
    /// Whether all processors take part.
    pub all_processors: bool,
    /// The engine of others that looks at games of Go; ours where there is none.
    pub go_engine: Option<EngineId>,
}

impl Default for AnalysisSettings {
    fn default() -> Self {
        Self { in_matches: true, time: Longest::default(), all_processors: false, go_engine: None }
    }
}

impl AnalysisSettings {
    /// The threads that take part; those of a level where nothing is said.
    pub(super) fn threads(self) -> Option<NonZero<u8>> {
        let all = std::thread::available_parallelism().ok().and_then(|n| NonZero::<u8>::try_from(n).ok());
        all.filter(|_| self.all_processors)
    }
}

impl Section for AnalysisSettings {
    const NAME: &'static str = "analysis";
}

/// How long one position is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Longest {
    /// Ten seconds.
    Short,
    /// Half a minute.
    #[default]
    Medium,
    /// Two minutes.
    Long,
}

impl Longest {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// The id of its words.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Short => "analysis-time-short",
            Self::Medium => "analysis-time-medium",
            Self::Long => "analysis-time-long",
        }
    }

    const fn time(self) -> Duration {
        Duration::from_secs(match self {
            Self::Short => 10,
            Self::Medium => 30,
            Self::Long => 120,
        })
    }
}

/// What a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisOrder {
    /// Show it, or hide it.
    Toggle,
    /// See the line of a candidate, by its number, up to a number of moves.
    See(usize, usize),
}

/// What is known of the position in view.
#[derive(Resource, Debug, Default)]
pub struct Analyzed {
    is_shown: bool,
    /// By which news is known.
    number: u64,
    /// The state of the session that is looked at, or was.
    about: Option<u64>,
    stop: StopFlag,
    latest: Option<Analysis>,
    /// The engine of others that is asked.
    engine: Option<String>,
    /// The candidate whose line is looked at on the page of lines, and how many of its moves.
    seen: (usize, usize),
}

impl Analyzed {
    /// Whether a player wants to see it.
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// What is known of a state of the session, once something is.
    pub fn of(&self, revision: u64) -> Option<&Analysis> {
        self.latest.as_ref().filter(|_| self.is_shown && self.about == Some(revision))
    }

    /// Whether it is looked at still.
    pub fn is_under_way(&self) -> bool {
        self.about.is_some() && self.latest.as_ref().is_none_or(|latest| !latest.is_last)
    }

    fn hide(&mut self) {
        self.is_shown = false;
        self.leave();
    }

    fn leave(&mut self) {
        self.stop.stop();
        (self.about, self.latest, self.seen) = (None, None, (0, usize::MAX));
    }
}

/// The thread that looks at positions.
#[derive(Resource, Deref)]
struct Analyzing(Worker<AnalysisWork>);

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    let worker = Analyzing(Worker::start(LoopWaker::of(app.world_mut()).waker(), AnalysisWork::new));
    app.insert_resource(worker)
        .init_resource::<Analyzed>()
        .init_resource::<marks::LineInView>()
        .add_section::<AnalysisSettings>()
        .add_message::<AnalysisOrder>()
        .add_systems(OnEnter(Phase::Menu), |mut analyzed: ResMut<Analyzed>| analyzed.hide())
        .add_systems(Update, interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_systems(Update, (obey, follow, take_news).chain().in_set(AppSet::Opponent).after(TakeTurns));
}

/// Everything that draws it.
pub(super) fn view(app: &mut App) {
    marks::plugin(app);
    app.add_systems(EguiPrimaryContextPass, page::draw.run_if(in_state(LINES)).in_set(Pages));
}

/// What the keys and buttons ask for.
fn interpret(mut actions: MessageReader<Action>, at: Whereabouts, mut orders: MessageWriter<AnalysisOrder>) {
    let in_view = at.is_play() || at.phase() == Phase::Replay;
    let is_here = in_view && (at.is_open() || at.page() == Some(LINES));
    for action in actions.read() {
        let is_asked = match action {
            Action::Analyze => true,
            // The hint of a record that is walked through.
            Action::Hint => at.walks() && at.phase() == Phase::Replay,
            _ => false,
        };
        if is_asked && is_here {
            orders.write(AnalysisOrder::Toggle);
        }
    }
}

/// Why a match is not to be analyzed while it is played.
fn barred(game: &Match, settings: AnalysisSettings, next: &NextMatch) -> Option<&'static str> {
    let seats = game.seats();
    let are_people = Color::BOTH.into_iter().all(|color| seats[color].is_person());
    if !settings.in_matches {
        Some("notice-analysis-off")
    } else if are_people && game.setup().is_timed() {
        Some("notice-analysis-clocks")
    } else if next.follows.is_some() && !are_people && game.outcome().is_none() {
        Some("notice-analysis-rated")
    } else {
        None
    }
}

/// Shows the analysis and hides it; in a match the record says so.
fn obey(
    mut orders: MessageReader<AnalysisOrder>,
    mut started: MessageReader<MatchStarted>,
    at: Whereabouts,
    settings: Res<AnalysisSettings>,
    next: Res<NextMatch>,
    mut session: ResMut<Session>,
    mut analyzed: ResMut<Analyzed>,
    (mut notices, mut wakefulness): (MessageWriter<Notice>, ResMut<Wakefulness>),
) {
    if started.read().count() > 0 {
        analyzed.hide();
    }
    for order in orders.read() {
        wakefulness.pending();
        match *order {
            AnalysisOrder::Toggle if analyzed.is_shown => analyzed.hide(),
            AnalysisOrder::Toggle if !at.shows_match() => {}
            AnalysisOrder::Toggle => {
                if at.phase() == Phase::Playing {
                    if let Some(reason) = barred(session.game(), *settings, &next) {
                        notices.write(Notice::here(reason));
                        continue;
                    }
                    if !session.game().is_analyzed() {
                        session.change(Match::note_analysis);
                    }
                }
                analyzed.is_shown = true;
            }
            AnalysisOrder::See(candidate, n_moves) => analyzed.seen = (candidate, n_moves),
        }
    }
}

/// What of a match can be looked at: the position, while it is to be played on.
fn subject(game: &Match) -> Option<&Position> {
    let is_laying = game.position().as_go().is_some_and(|position| position.n_to_lay() > 0);
    let is_open = game.outcome().is_none() && game.task().is_none() && game.counting().is_none();
    (is_open && !is_laying).then(|| game.position())
}

/// Has the thread look at the position in view, and at no other.
fn follow(
    analyzing: Res<Analyzing>,
    session: Res<Session>,
    settings: Res<AnalysisSettings>,
    at: Whereabouts,
    (book, attending): (Res<EngineBook>, Res<Attending>),
    mut analyzed: ResMut<Analyzed>,
) {
    let in_view = at.is_play() || at.phase() == Phase::Replay;
    if !analyzed.is_shown || !in_view || at.is_covered() {
        if analyzed.about.is_some() {
            analyzed.leave();
        }
        if !analyzed.is_shown && analyzed.bypass_change_detection().engine.take().is_some() {
            analyzing.order(Order::Release);
        }
        return;
    }
    let revision = session.revision();
    if analyzed.about == Some(revision) && !settings.is_changed() {
        return;
    }
    analyzed.leave();
    analyzed.about = Some(revision);
    analyzed.number += 1;
    let Some(position) = subject(session.game()) else {
        analyzed.latest = Some(Analysis::nothing());
        return;
    };
    analyzed.stop = StopFlag::new();
    let scope = Scope { n_moves: N_MOVES, time: settings.time.time(), threads: settings.threads() };
    let (number, stop) = (analyzed.number, analyzed.stop.clone());
    let spec = settings.go_engine.filter(|_| position.as_go().is_some()).and_then(|id| book.get(id));
    let theirs = spec.map(|spec| Theirs { spec: spec.clone(), attendant: attending.0.clone() });
    analyzed.engine = spec.map(EngineSpec::title);
    analyzing.order(Order::Look(Box::new(Job { number, position: position.clone(), scope, stop, theirs })));
}

/// What the thread has found out.
fn take_news(
    analyzing: Res<Analyzing>,
    mut analyzed: ResMut<Analyzed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for (number, news) in analyzing.news() {
        if number != analyzed.number || analyzed.about.is_none() {
            continue;
        }
        wakefulness.pending();
        match news {
            News::Known(analysis) => analyzed.latest = Some(analysis),
            News::Nothing => analyzed.latest = Some(Analysis::nothing()),
            News::EngineFailed => {
                analyzed.engine = None;
                notices.write(Notice::here("notice-analyst-failed"));
            }
        }
    }
}
