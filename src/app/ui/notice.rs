//! Short notices beside the board: a refusal and its reason, a pad that was lost. They go by themselves, and those
//! about what is on the screen go with it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::fonts::Type;
use super::frame::{window, wood};
use super::kit::{Nav, Says, paint, wrapped};
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::files::FileOutcome;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Screen, Whereabouts};
use crate::app::table::clock::ClockEvent;
use crate::app::table::on_table::Told;
use crate::app::table::place::{OpeningAnswered, Passed, Refusal};
use crate::app::table::records::{FileTrouble, Trouble, Wrong};
use crate::app::table::session::Session;
use crate::app::text::Language;
use crate::app::theme::Theme;
use crate::board::Color;
use crate::files::Why;
use crate::game::Seat;
use crate::game::clock::{Stretch, TimeControl};
use crate::words::Texts;
use crate::words::clock::period_words;
use crate::words::refusal::{answer_text, refused_id};

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(4);
/// The same of one with a path, or with two sentences.
const STAYS_LONG: Duration = Duration::from_secs(9);

/// The notice in view.
#[derive(Resource, Default)]
pub struct NoticeInView {
    words: Option<Words>,
    until: Duration,
    /// The screen that it goes with; none where it is about the program, the disk or a device.
    about: Option<Place>,
}

/// What a player takes for one place, whatever page lies over it: the phase with the page that is a part of it, and the
/// number of the match, whose end is seen on the same board.
type Place = (Phase, Option<Screen>, u64);

/// Where the player is.
#[derive(SystemParam)]
struct Here<'w> {
    at: Whereabouts<'w>,
    session: Res<'w, Session>,
}

impl Here<'_> {
    fn place(&self) -> Place {
        match self.at.phase() {
            Phase::Playing | Phase::GameOver => (Phase::Playing, None, self.session.number()),
            phase => (phase, self.at.home_page(), 0),
        }
    }
}

/// What a notice says.
#[derive(Clone)]
enum Words {
    Plain(Notice),
    /// What is wrong with a file.
    File(Trouble),
    /// What has become of an exported file.
    Export(FileOutcome),
    /// The program's answer to the question of an opening.
    Answer(OpeningAnswered),
    /// A period of a side has begun.
    Period(Color, Stretch, TimeControl),
}

impl NoticeInView {
    /// The words of the notice.
    pub fn text(&self, texts: &Texts) -> Option<String> {
        Some(match self.words.clone()? {
            Words::Plain(notice) => texts.get(notice.id),
            Words::File(trouble) => trouble_text(texts, &trouble),
            Words::Export(FileOutcome::Wrote(path)) => {
                texts.with("notice-wrote", [("path", path.display().to_string().into())])
            }
            Words::Export(FileOutcome::NotWritten { place, why }) => {
                texts.with(why_id(why), [("path", place.display().to_string().into())])
            }
            Words::Period(color, stretch, control) => period_words(texts, color, stretch, control),
            Words::Answer(answered) => answer_text(texts, answered.answer, answered.is_swap),
        })
    }
}

/// The notice, for who puts it into other words.
#[derive(SystemParam)]
pub(crate) struct NoticeShown<'w> {
    shown: Res<'w, NoticeInView>,
    texts: Res<'w, Language>,
}

impl NoticeShown<'_> {
    /// Its words, in the update in which it comes up.
    pub(crate) fn new_text(&self) -> Option<String> {
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
            Self::Plain(notice) => notice.is_local,
            Self::Answer(_) | Self::Period(..) => true,
            Self::File(_) | Self::Export(_) => false,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NoticeInView>().add_systems(Update, (read, expire).chain().in_set(AppSet::Sound));
}

fn read(
    mut notices: MessageReader<Notice>,
    mut told: Told,
    mut answered: MessageReader<OpeningAnswered>,
    mut troubles: MessageReader<FileTrouble>,
    mut exports: MessageReader<FileOutcome>,
    here: Here,
    time: Res<Time<Real>>,
    mut shown: ResMut<NoticeInView>,
) {
    let refused = told.refused.read().last().map(|refusal| match refusal.reason {
        Refusal::NotYourTurn => "refused-not-your-turn",
        Refusal::NoStoneLeft => "refused-no-stone-left",
        Refusal::NoStone => "refused-no-stone",
        Refusal::CannotStand => "refused-cannot-stand",
        Refusal::Illegal(reason) => refused_id(reason),
    });
    let pass = told.passed.read().last().map(|passed| match passed {
        Passed { seat: Seat::Program(_), .. } => "notice-program-passes",
        Passed { seat: Seat::Engine(_), .. } => "notice-engine-passes",
        Passed { color: Color::Black, .. } => "notice-black-passes",
        Passed { color: Color::White, .. } => "notice-white-passes",
    });
    let by_program = answered.read().filter(|answered| !answered.seat.is_person()).last();
    let seen = refused.or(pass).map(Notice::here);
    let plain = notices.read().last().copied().or(seen).map(Words::Plain);
    let file = troubles.read().last().map(|trouble| Words::File(trouble.0.clone()));
    let export = exports.read().last().map(|told| Words::Export(told.clone()));
    let period = told.clocks.read().filter_map(|event| match *event {
        ClockEvent::PeriodBegan { color, stretch } => {
            Some(Words::Period(color, stretch, here.session.game().clocks()?[color].control()))
        }
        _ => None,
    });
    let period = period.last();
    // A path is read more slowly than a word.
    let is_long = matches!(plain, Some(Words::Plain(notice)) if notice.is_long);
    let stays = if export.is_some() || is_long { STAYS_LONG } else { STAYS };
    if let Some(words) = export.or(file).or(plain).or(by_program.copied().map(Words::Answer)).or(period) {
        let about = words.is_local().then(|| here.place());
        *shown = NoticeInView { words: Some(words), until: time.elapsed() + stays, about };
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
fn expire(
    here: Here,
    time: Res<Time<Real>>,
    mut shown: ResMut<NoticeInView>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if shown.words.is_none() {
        return;
    }
    let left = shown.until.saturating_sub(time.elapsed());
    let is_left = shown.about.is_some_and(|about| about != here.place());
    if left.is_zero() || is_left {
        shown.words = None;
        wakefulness.pending();
    } else {
        wakefulness.due_in(left);
    }
}

/// The room around the words of a notice, and between a notice and what it lies beside.
const PAD: Vec2 = Vec2::new(16.0, 7.0);
const APART: f32 = 4.0;
/// A notice is this wide at most, and beside the board no narrower than this.
const WIDEST: f32 = 560.0;
const NARROWEST: f32 = 180.0;

/// Draws the notice where it covers nothing, and tells of it.
pub(crate) fn draw(
    context: &egui::Context,
    layout: &ScreenLayout,
    theme: &Theme,
    text: &str,
    page: Rect,
    nav: &mut Nav,
) {
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::new("notice")));
    let words = |width: f32| wrapped(&painter, text, &Type::Body.font(), theme.text, width - 2.0 * PAD.x);
    let taken: Vec<Rect> = nav.drawn().collect();
    let rect = place(window(layout), wood(layout), page, &taken, |width| words(width).size() + 2.0 * PAD);
    nav.say(Id::new("notice"), rect, Says::line(text));
    painter.rect(rect, 10.0, paint(theme.panel), Stroke::new(1.5, paint(theme.muted)), StrokeKind::Inside);
    let galley = words(rect.width());
    painter.galley(rect.center() - galley.size() / 2.0, galley, paint(theme.text));
}

/// Where a notice lies: below or above the board, at its right or left, or in a free part of the page, the lowest one.
/// Where there is no such room it lies over the edge of the board, and over its points only where it has many lines.
///
/// `taken` are the places of what the page has drawn, and `size_of` is the size of a notice that is no wider than that.
fn place(screen: Rect, wood: Rect, page: Rect, taken: &[Rect], size_of: impl Fn(f32) -> Vec2) -> Rect {
    // The part of the window that the page leaves.
    let beside = page.left() > screen.left() + 1.0;
    let free = match (beside, page.top() > screen.top() + 1.0) {
        (true, _) => screen.with_max_x(page.left()),
        (false, true) => screen.with_max_y(page.top()),
        (false, false) => Rect::NOTHING,
    };
    let bands = [
        (free.with_min_y(wood.bottom()), 0.0),
        (free.with_max_y(wood.top()), 0.0),
        (free.with_min_x(wood.right()), NARROWEST),
        (free.with_max_x(wood.left()), NARROWEST),
    ];
    for (band, least) in bands {
        let band = band.shrink(APART);
        if band.width() < least.max(PAD.x * 3.0) || band.height() <= 0.0 {
            continue;
        }
        let size = size_of(band.width().min(WIDEST));
        if size.x <= band.width() && size.y <= band.height() {
            return Rect::from_center_size(band.center(), size);
        }
    }
    let size = size_of((page.width() - 2.0 * APART).min(WIDEST));
    if let Some(gap) = lowest_gap(page, taken, size.y + 2.0 * APART) {
        let bottom = Pos2::new(page.center().x, gap - APART);
        return Align2::CENTER_BOTTOM.anchor_size(bottom, size);
    }
    let over = if free.is_positive() { free } else { screen };
    let size = size_of((over.width() - 2.0 * APART).min(WIDEST));
    Align2::CENTER_BOTTOM.anchor_size(Pos2::new(over.center().x, over.bottom() - APART), size)
}

/// The lower end of the lowest part of a page that is so high and in which nothing was drawn.
fn lowest_gap(page: Rect, taken: &[Rect], height: f32) -> Option<f32> {
    let mut rows: Vec<Rect> = taken.iter().copied().filter(|rect| page.intersects(*rect)).collect();
    rows.sort_by(|one, other| other.bottom().total_cmp(&one.bottom()));
    // What stands below everything else are the prompts.
    let mut above = rows.first()?.bottom();
    for row in rows {
        if above - row.bottom() >= height {
            return Some(above);
        }
        above = above.min(row.top());
    }
    (above - page.top() >= height).then_some(above)
}

#[cfg(test)]
mod tests {
    use bevy::math::UVec2;

    use super::*;
    use crate::app::layout::Screen;
    use crate::board::BoardSize;

    /// A notice of a short sentence and of a long one, in letters as wide as usual ones.
    const WIDTHS: [f32; 2] = [220.0, 900.0];

    fn size_of(whole: f32) -> impl Fn(f32) -> Vec2 {
        move |width: f32| {
            let inner = (width - 2.0 * PAD.x).max(1.0);
            Vec2::new(whole.min(inner), (whole / inner).ceil() * 26.0) + 2.0 * PAD
        }
    }

    /// A page as in a match: cards above, buttons below, the list of moves between them.
    fn page_of(layout: &ScreenLayout) -> (Rect, Vec<Rect>) {
        let points = |at: bevy::math::Vec2| (at / layout.pixels_per_point()).to_array().into();
        let page = Rect::from_min_max(points(layout.panel.min), points(layout.panel.max));
        let inner = page.shrink(24.0);
        let cards = inner.with_max_y(inner.top() + 190.0);
        let buttons = Rect::from_min_max(Pos2::new(inner.left(), inner.bottom() - 146.0), inner.max);
        (page, vec![cards, buttons])
    }

    #[test]
    fn no_stone_and_no_button_is_covered_in_usual_windows() {
        for (width, height) in [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (900, 1400)] {
            for lines in [9, 15, 19] {
                for whole in WIDTHS {
                    let screen = Screen { physical: UVec2::new(width, height), scale: 1.0, text_scale: 1.0 };
                    let layout = ScreenLayout::new(screen, BoardSize::new(lines).unwrap());
                    let (page, taken) = page_of(&layout);
                    let point = layout.pixels_per_point();
                    let at = |at: bevy::math::Vec2| -> Pos2 { (at / point).to_array().into() };
                    let board = layout.board;
                    let wood = Rect::from_min_max(at(board.corner), at(board.corner + board.wood()));
                    let window = Rect::from_min_max(Pos2::ZERO, at(screen.physical.as_vec2()));
                    let rect = place(window, wood, page, &taken, size_of(whole));
                    let what = format!("{whole} in {width}×{height}, {lines} lines: {rect:?}");
                    assert!(window.contains_rect(rect), "{what}");
                    let stones = wood.shrink((board.margin - board.cell / 2.0) / point);
                    assert!(!stones.intersects(rect), "{what} over {stones:?}");
                    assert!(taken.iter().all(|taken| !taken.intersects(rect)), "{what} over {taken:?}");
                }
            }
        }
    }

    #[test]
    fn a_full_page_has_it_at_the_foot_of_the_window() {
        let screen = Rect::from_min_max(Pos2::ZERO, Pos2::new(500.0, 375.0));
        let page = screen.with_min_x(275.0);
        let wood = Rect::from_min_max(Pos2::new(10.0, 55.0), Pos2::new(265.0, 320.0));
        let rect = place(screen, wood, page, &[page.shrink(12.0)], size_of(2000.0));
        assert!(
            screen.contains_rect(rect) && rect.right() < page.left() && rect.bottom() > 365.0,
            "{rect:?}"
        );
    }
}
