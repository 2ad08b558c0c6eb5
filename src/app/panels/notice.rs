//! Short notices over the board: a refusal and its reason, a pad that was lost. They go by themselves, and those
//! about what is on the screen go with it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Pos2, Stroke, StrokeKind};

use super::View;
use super::clock;
use super::fonts::Type;
use super::kit::paint;
use crate::app::AppSet;
use crate::app::clock::ClockEvent;
use crate::app::exchange::{Told, Why};
use crate::app::layout::ScreenLayout;
use crate::app::phase::{MenuPage, Phase};
use crate::app::place::{MoveRefused, OpeningAnswered, Passed, Refusal};
use crate::app::power::Wakefulness;
use crate::app::records::{FileTrouble, Trouble, Wrong};
use crate::app::session::{Notice, Session};
use crate::app::text::Texts;
use crate::app::theme::Theme;
use crate::board::Color;
use crate::game::clock::{Stretch, TimeControl};
use crate::game::{Illegal, Seat};
use crate::go;
use crate::gomoku::opening::{Answer, IllegalStep, Zone};
use crate::gomoku::{ForbiddenKind, IllegalMove};

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(4);
/// The same of one with a path.
const STAYS_LONG: Duration = Duration::from_secs(9);

/// The notice in view.
#[derive(Resource, Default)]
pub struct Shown {
    words: Option<Words>,
    until: Duration,
    /// The screen that it goes with; none where it is about the program, the disk or a device.
    about: Option<Screen>,
}

/// What a player takes for one place, whatever page lies over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Menu(Option<MenuPage>),
    /// A match, by its number; its end is seen on the same board.
    Match(u64),
    Replay,
    Puzzle,
    Lesson,
}

/// Where the player is.
#[derive(SystemParam)]
struct Here<'w> {
    phase: Res<'w, State<Phase>>,
    page: Option<Res<'w, State<MenuPage>>>,
    session: Res<'w, Session>,
}

impl Here<'_> {
    fn screen(&self) -> Screen {
        match self.phase.get() {
            Phase::Loading | Phase::Menu => Screen::Menu(self.page.as_ref().map(|page| *page.get())),
            Phase::Playing | Phase::GameOver => Screen::Match(self.session.number()),
            Phase::Replay => Screen::Replay,
            Phase::Puzzle => Screen::Puzzle,
            Phase::Lesson => Screen::Lesson,
        }
    }
}

/// The plain notices that are true on every screen: of pads, and of what lies on the disk.
const ANYWHERE: [&str; 8] = [
    "notice-pad-connected",
    "notice-pad-lost",
    "notice-not-saved",
    "notice-not-changed",
    "notice-settings-damaged",
    "notice-theme-damaged",
    "notice-puzzle-damaged",
    "notice-lessons-damaged",
];

/// What a notice says.
#[derive(Clone)]
enum Words {
    Plain(&'static str),
    /// What is wrong with a file.
    File(Trouble),
    /// What has become of an exported file.
    Export(Told),
    /// The program's answer to the question of an opening.
    Answer(Answer),
    /// A period of a side has begun.
    Period(Color, Stretch, TimeControl),
}

impl Shown {
    /// The words of the notice.
    pub fn text(&self, texts: &Texts) -> Option<String> {
        Some(match self.words.clone()? {
            Words::Plain(id) => texts.get(id),
            Words::File(trouble) => trouble_text(texts, &trouble),
            Words::Export(Told::Wrote(path)) => {
                texts.with("notice-wrote", [("path", path.display().to_string().into())])
            }
            Words::Export(Told::NotWritten { place, why }) => {
                texts.with(why_id(why), [("path", place.display().to_string().into())])
            }
            Words::Period(color, stretch, control) => clock::period_words(texts, color, stretch, control),
            Words::Answer(Answer::Take(Color::Black)) => texts.get("notice-took-black"),
            Words::Answer(Answer::Take(Color::White)) => texts.get("notice-took-white"),
            Words::Answer(Answer::PlaceTwo) => texts.get("notice-places-two"),
            Words::Answer(Answer::Number(n)) => texts.with("notice-fifths", [("n", n.into())]),
        })
    }
}

/// The notice, for who puts it into other words.
#[derive(SystemParam)]
pub(in crate::app) struct NoticeShown<'w> {
    shown: Res<'w, Shown>,
    texts: Res<'w, Texts>,
}

impl NoticeShown<'_> {
    /// Its words, in the update in which it comes up.
    pub(in crate::app) fn new_text(&self) -> Option<String> {
        self.shown.text(&self.texts).filter(|_| self.shown.is_changed())
    }
}

impl Words {
    /// Whether it goes with the screen that it came up on.
    ///
    /// What is wrong with a file is told as that file is opened, which turns the page; where an exported file lies
    /// may be read after the page was closed.
    fn is_local(&self) -> bool {
        match self {
            Self::Plain(id) => !ANYWHERE.contains(id),
            Self::Answer(_) | Self::Period(..) => true,
            Self::File(_) | Self::Export(_) => false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(Update, (read, expire).chain().in_set(AppSet::Sound));
}

fn read(
    mut notices: MessageReader<Notice>,
    mut refusals: MessageReader<MoveRefused>,
    mut answered: MessageReader<OpeningAnswered>,
    mut passed: MessageReader<Passed>,
    mut troubles: MessageReader<FileTrouble>,
    mut exports: MessageReader<Told>,
    mut clocks: MessageReader<ClockEvent>,
    here: Here,
    time: Res<Time<Real>>,
    mut shown: ResMut<Shown>,
) {
    let refused = refusals.read().last().map(|refusal| match refusal.reason {
        Refusal::NotYourTurn => "refused-not-your-turn",
        Refusal::NoStoneLeft => "refused-no-stone-left",
        Refusal::NoStone => "refused-no-stone",
        Refusal::Illegal(reason) => refused_id(reason),
    });
    let pass = passed.read().last().map(|passed| match passed {
        Passed { seat: Seat::Program(_), .. } => "notice-program-passes",
        Passed { color: Color::Black, .. } => "notice-black-passes",
        Passed { color: Color::White, .. } => "notice-white-passes",
    });
    let by_program = answered.read().filter(|answered| answered.seat.is_program()).last();
    let plain = notices.read().last().map(|notice| notice.0).or(refused).or(pass).map(Words::Plain);
    let file = troubles.read().last().map(|trouble| Words::File(trouble.0.clone()));
    let export = exports.read().last().map(|told| Words::Export(told.clone()));
    let period = clocks.read().filter_map(|event| match *event {
        ClockEvent::PeriodBegan { color, stretch } => {
            Some(Words::Period(color, stretch, here.session.game().clocks()?[color].control()))
        }
        _ => None,
    });
    let period = period.last();
    // A path is read more slowly than a word.
    let stays = if export.is_some() { STAYS_LONG } else { STAYS };
    if let Some(words) =
        export.or(file).or(plain).or(by_program.map(|answered| Words::Answer(answered.answer))).or(period)
    {
        let about = words.is_local().then(|| here.screen());
        *shown = Shown { words: Some(words), until: time.elapsed() + stays, about };
    }
}

/// The id of the sentence that says why a file could not be written.
const fn why_id(why: Why) -> &'static str {
    match why {
        Why::Denied => "notice-not-written-denied",
        Why::Full => "notice-not-written-full",
        Why::Missing => "notice-not-written-missing",
        Why::TooLong => "notice-not-written-long",
        Why::NotHeld | Why::Other => "notice-not-written",
    }
}

/// What is wrong with a file, in a sentence.
fn trouble_text(texts: &Texts, trouble: &Trouble) -> String {
    let file = || if trouble.file.is_empty() { texts.get("file-pasted") } else { trouble.file.clone() };
    let (id, line) = match trouble.what {
        Wrong::Unreadable => ("file-unreadable", None),
        Wrong::NotPlayed => ("file-not-played", None),
        Wrong::NoGame(None) => ("file-no-game", None),
        Wrong::NoGame(line) => ("file-no-game-line", line),
        Wrong::Repaired(_, None) => ("file-repaired", None),
        Wrong::Repaired(_, line) => ("file-repaired-line", line),
    };
    let n = if let Wrong::Repaired(n, _) = trouble.what { n } else { 0 };
    texts.with(id, [("file", file().into()), ("line", line.unwrap_or(1).into()), ("n", n.into())])
}

/// Takes a notice away when it has been read, or when the player is somewhere else.
fn expire(here: Here, time: Res<Time<Real>>, mut shown: ResMut<Shown>, mut wakefulness: ResMut<Wakefulness>) {
    if shown.words.is_none() {
        return;
    }
    let left = shown.until.saturating_sub(time.elapsed());
    let is_left = shown.about.is_some_and(|about| about != here.screen());
    if left.is_zero() || is_left {
        shown.words = None;
        wakefulness.pending();
    } else {
        wakefulness.due_in(left);
    }
}

/// The id of the sentence that says why a point cannot be played.
pub(super) const fn refused_id(reason: Illegal) -> &'static str {
    match reason {
        Illegal::Move(IllegalMove::Occupied)
        | Illegal::Opening(IllegalStep::Occupied)
        | Illegal::Go(go::IllegalMove::Occupied) => "refused-occupied",
        Illegal::Move(IllegalMove::Outside)
        | Illegal::Opening(IllegalStep::Outside)
        | Illegal::Go(go::IllegalMove::Outside) => "refused-outside",
        Illegal::Move(IllegalMove::GameOver)
        | Illegal::Opening(IllegalStep::Finished)
        | Illegal::Go(go::IllegalMove::GameOver) => "refused-over",
        Illegal::Go(go::IllegalMove::Suicide) => "refused-suicide",
        Illegal::Go(go::IllegalMove::Ko) => "refused-ko",
        Illegal::Go(go::IllegalMove::Handicap) => "refused-handicap",
        Illegal::Go(go::IllegalMove::Superko) => "refused-superko",
        Illegal::Move(IllegalMove::Forbidden(kind)) => refused_forbidden_id(kind),
        Illegal::Opening(IllegalStep::Zone(Zone::Center)) => "refused-zone-center",
        Illegal::Opening(IllegalStep::Zone(Zone::Outside(_))) => "refused-zone-inside",
        Illegal::Opening(IllegalStep::Zone(Zone::Anywhere | Zone::Within(_))) => "refused-zone-outside",
        Illegal::Opening(IllegalStep::AlreadyOffered) => "refused-offered",
        Illegal::Opening(IllegalStep::Symmetrical(_)) => "refused-symmetrical",
        Illegal::Opening(IllegalStep::NotOffered) => "refused-not-offered",
        Illegal::Opening(
            IllegalStep::AnswerExpected
            | IllegalStep::PointExpected
            | IllegalStep::NotAnAnswer
            | IllegalStep::NumberOutOfRange { .. },
        ) => "refused-answer-first",
    }
}

/// The id of the sentence that says what is forbidden.
pub(super) const fn refused_forbidden_id(kind: ForbiddenKind) -> &'static str {
    match kind {
        ForbiddenKind::DoubleThree => "refused-double-three",
        ForbiddenKind::DoubleFour => "refused-double-four",
        ForbiddenKind::Overline => "refused-overline",
    }
}

/// Draws the notice at the foot of the board.
pub(super) fn draw(context: &egui::Context, layout: &ScreenLayout, theme: &Theme, view: &View<'_>) {
    let Some(text) = view.notice else { return };
    let board = &layout.board;
    let foot = (board.corner
        + bevy::math::Vec2::new(board.wood().x / 2.0, board.wood().y - board.margin * 0.6))
        / layout.pixels_per_point();
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::new("notice")));
    let screen = layout.screen.physical.as_vec2() / layout.pixels_per_point();
    let width = (screen.x * 0.9 - 40.0).max(200.0);
    let galley = painter.layout(text.to_owned(), Type::Body.font(), paint(theme.text), width);
    let size = galley.size() + egui::vec2(40.0, 24.0);
    let rect = Align2::CENTER_BOTTOM.anchor_size(Pos2::new(foot.x, foot.y), size);
    // A long one does not leave the window for being in the middle of the board.
    let least = size.x / 2.0 + 8.0;
    let x = rect.center().x.clamp(least, (screen.x - least).max(least));
    let rect = rect.translate(egui::vec2(x - rect.center().x, 0.0));
    painter.rect(rect, 10.0, paint(theme.panel), Stroke::new(1.5, paint(theme.muted)), StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, paint(theme.text));
}
