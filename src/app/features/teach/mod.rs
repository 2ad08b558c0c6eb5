//! Teaching while a match is played: after a move of a person that throws the game away, or overlooks a four, it is
//! asked once whether to take it back, before the program answers. Where to look a
//! [hint](crate::app::table::opponent::HintAt) shows, in three steps.
//!
//! - [`TeachSettings`]: off, gentle or strict. `work`: the thread that judges. [`TAKE_BACK`]: the page that asks.

mod work;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use serde::{Deserialize, Serialize};

use self::work::{Job, TeachWork};
use crate::app::AppSet;
use crate::app::platform::power::{LoopWaker, Wakefulness};
use crate::app::screen::{Screen, ScreenMove, Screens, Whereabouts};
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::opponent::{Pace, TakeTurns};
use crate::app::table::place::MovePlayed;
use crate::app::table::session::{MatchOrder, Session};
use crate::app::ui::frame::{Frame, Pages};
use crate::app::ui::kit::Button;
use crate::app::ui::question::Question;
use crate::board::{Color, Point};
use crate::game::tree::NodeId;
use crate::game::{Match, Move};
use crate::review::{Objection, Strictness, before_last};
use crate::search::StopFlag;
use crate::words::review::ReviewWords;
use crate::worker::Worker;

/// Take the move back?
pub const TAKE_BACK: Screen = Question::page("take-back");

/// How moves are judged, as the player chose it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeachSettings {
    /// How much is objected to.
    pub teaching: Teaching,
}

impl Section for TeachSettings {
    const NAME: &'static str = "teaching";
}

/// How much is objected to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teaching {
    /// Nothing is.
    #[default]
    Off,
    /// What throws the game away.
    Gentle,
    /// Missed wins and costly moves as well.
    Strict,
}

impl Teaching {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::Off, Self::Gentle, Self::Strict];

    /// The id of its words.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Off => "teaching-off",
            Self::Gentle => "teaching-gentle",
            Self::Strict => "teaching-strict",
        }
    }

    const fn strictness(self) -> Option<Strictness> {
        match self {
            Self::Off => None,
            Self::Gentle => Some(Strictness::Gentle),
            Self::Strict => Some(Strictness::Strict),
        }
    }
}

/// A move that is judged.
#[derive(Debug)]
struct Judged {
    /// The state of the match after it.
    revision: u64,
    color: Color,
    /// What there is to object, once that is known.
    objection: Option<Objection>,
    stop: StopFlag,
}

/// What is being taught.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    judged: Option<Judged>,
    /// By which news is known.
    number: u64,
    /// The moves of this match that were asked about: each once.
    asked: Vec<(NodeId, Point)>,
    /// The match that they are of.
    of_match: u64,
}

impl Lessons {
    /// Whether a move is judged, or it is asked whether to take it back.
    pub const fn is_on(&self) -> bool {
        self.judged.is_some()
    }

    fn leave(&mut self) {
        if let Some(judged) = self.judged.take() {
            judged.stop.stop();
        }
    }
}

/// Whether a match may be taught: not against a person by the clock.
pub(crate) fn may_teach(game: &Match) -> bool {
    let are_people = Color::BOTH.into_iter().all(|color| game.seats()[color].is_person());
    !(are_people && game.setup().is_timed())
}

/// The thread that judges.
#[derive(Resource, Deref)]
struct Tutoring(Worker<TeachWork>);

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    let worker = Tutoring(Worker::start(LoopWaker::of(app.world_mut()).waker(), TeachWork::new));
    app.insert_resource(worker)
        .init_resource::<Lessons>()
        .add_section::<TeachSettings>()
        .add_systems(Update, (judge, take_news, hold).chain().in_set(AppSet::Opponent).before(TakeTurns));
}

/// Everything that draws it.
pub(super) fn view(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(in_state(TAKE_BACK)).in_set(Pages));
}

/// Has a stone judged that a person has just placed in a match.
fn judge(
    mut played: MessageReader<MovePlayed>,
    tutoring: Res<Tutoring>,
    settings: Res<TeachSettings>,
    session: Res<Session>,
    at: Whereabouts,
    mut lessons: ResMut<Lessons>,
) {
    let n_played = played.read().count();
    let game = session.game();
    let Some(strictness) = settings.teaching.strictness().filter(|_| n_played > 0) else { return };
    let is_open = game.outcome().is_none() && game.task().is_none() && game.counting().is_none();
    if !at.is_play() || !is_open || !may_teach(game) {
        return;
    }
    let Some((before, point, color)) = before_last(game.position()) else { return };
    if !game.seats()[color].is_person() {
        return;
    }
    if lessons.of_match != session.number() {
        (lessons.of_match, lessons.asked) = (session.number(), Vec::new());
    }
    let Some(parent) = game.record().parent(game.node()) else { return };
    if lessons.asked.contains(&(parent, point)) {
        return;
    }
    lessons.leave();
    lessons.number += 1;
    let stop = StopFlag::new();
    let job = Job { number: lessons.number, before, point, strictness, stop: stop.clone() };
    if tutoring.order(job) {
        lessons.judged = Some(Judged { revision: session.revision(), color, objection: None, stop });
    }
}

/// Asks where there is something to object.
fn take_news(
    tutoring: Res<Tutoring>,
    session: Res<Session>,
    at: Whereabouts,
    mut lessons: ResMut<Lessons>,
    mut screens: Screens,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let revision = session.revision();
    for (number, objection) in tutoring.news() {
        wakefulness.pending();
        if number != lessons.number || lessons.judged.as_ref().is_none_or(|it| it.revision != revision) {
            continue;
        }
        let game = session.game();
        let parent = game.record().parent(game.node()).zip(game.position().last_move().and_then(Move::point));
        match (&mut lessons.judged, objection, parent) {
            (Some(judged), Some(objection), Some(parent)) if at.is_play() && at.is_open() => {
                judged.objection = Some(objection);
                lessons.asked.push(parent);
                screens.open(TAKE_BACK);
            }
            _ => lessons.leave(),
        }
    }
    // The match has gone on, or the page was left.
    let is_outdated = lessons.judged.as_ref().is_some_and(|judged| judged.revision != revision);
    let is_answered = lessons.judged.as_ref().is_some_and(|judged| judged.objection.is_some())
        && !at.has(TAKE_BACK)
        && !lessons.is_changed();
    if is_outdated || is_answered {
        lessons.leave();
        if is_outdated {
            screens.replace(TAKE_BACK, None);
        }
        wakefulness.pending();
    }
}

/// The program does not answer, and no clock runs, before that is decided.
fn hold(lessons: Res<Lessons>, mut pace: ResMut<Pace>) {
    let is_held = lessons.is_on();
    if pace.is_held != is_held {
        pace.is_held = is_held;
    }
}

/// What there is to object, and the ways to go on.
fn draw(mut frame: Frame, session: Res<Session>, lessons: Res<Lessons>) {
    frame.show(Question::place(TAKE_BACK), |kit, view| {
        let Some(Judged { color, objection: Some(objection), .. }) = &lessons.judged else { return };
        let game = session.game();
        let words = ReviewWords { texts: view.texts, notation: view.notation, size: game.size() };
        kit.title(view.text("teach-title"));
        kit.text(words.objection(objection, *color));
        kit.space(1.0);
        kit.column([
            Button::new("teach-take-back", MatchOrder::Undo).and(ScreenMove::Close).main(),
            Button::new("teach-show", MatchOrder::Undo).and(MatchOrder::Hint).and(ScreenMove::Close),
            Button::new("teach-keep", ScreenMove::Close),
        ]);
        kit.muted(view.text("teach-how"));
    });
}
