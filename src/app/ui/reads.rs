//! What the pages look at.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::page::Page;
use super::{notice, prompts};
use crate::app::features::exchange::Exchange;
use crate::app::features::help::Topic;
use crate::app::features::lesson;
use crate::app::features::lesson::LessonStage;
use crate::app::features::puzzle;
use crate::app::features::puzzle::PuzzleStage;
use crate::app::features::records::Records;
use crate::app::features::replay::{Replay, ReplayStage};
use crate::app::features::settings::Tab;
use crate::app::input::capture::Capture;
use crate::app::input::letters::Letters;
use crate::app::input::pads::{Make, PadInUse};
use crate::app::intent::LastDevice;
use crate::app::layout::ScreenLayout;
use crate::app::screen::{MenuPage, Overlay, Phase, Whereabouts};
use crate::app::settings::Settings;
use crate::app::table::autosave::Autosave;
use crate::app::table::clock::ClockWork;
use crate::app::table::count::Count;
use crate::app::table::opponent::{Estimated, HintAt, Thinking};
use crate::app::table::pending::Pending;
use crate::app::table::result::MomentBegan;
use crate::app::table::session::Session;
use crate::app::text::Texts;
use crate::app::theme::{Theme, Themes};
use crate::app::view::marks::TablesShown;
use crate::app::view::marks::explain::{Explained, ExplainedAt};
use crate::board::ByColor;
use crate::board::coord::Notation;
use crate::game::clock::Clock;
use crate::game::{GameKind, GameSetup};
use crate::gomoku::opening::Task;

/// What the pages look at.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct View<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) themes: &'a Themes,
    pub(crate) session: &'a Session,
    /// The clocks that are shown, and whether that of the party to act runs.
    pub(crate) clocks: Option<ByColor<Option<Clock>>>,
    pub(crate) clock_runs: bool,
    pub(crate) thinking: &'a Thinking,
    pub(crate) hint: &'a HintAt,
    pub(crate) estimated: &'a Estimated,
    pub(crate) count: &'a Count,
    pub(crate) records: &'a Records,
    /// There is a match that could not be saved.
    pub(crate) is_unsaved: bool,
    /// When the match was played on last.
    pub(crate) played_at: Option<std::time::SystemTime>,
    pub(crate) explained: Option<&'a Explained>,
    pub(crate) tables: bool,
    pub(crate) notation: Notation,
    pub(crate) device: LastDevice,
    pub(crate) letters: &'a Letters,
    pub(crate) make: Make,
    pub(crate) now: std::time::Duration,
    pub(crate) notice: Option<&'a str>,
    /// The panel has little height, as below the board of a tall window.
    pub(crate) low: bool,
}

impl View<'_> {
    pub(crate) fn text(&self, id: &str) -> String {
        self.texts.get(id)
    }
}

/// Everything that [`draw`] reads.
#[derive(SystemParam)]
pub(crate) struct Reads<'w> {
    pub(crate) texts: Res<'w, Texts>,
    pub(crate) theme: Res<'w, Theme>,
    pub(crate) themes: Res<'w, Themes>,
    pub(crate) layout: Res<'w, ScreenLayout>,
    pub(crate) session: Res<'w, Session>,
    pub(crate) clock_work: Res<'w, ClockWork>,
    pub(crate) thinking: Res<'w, Thinking>,
    pub(crate) hint: Res<'w, HintAt>,
    pub(crate) estimated: Res<'w, Estimated>,
    pub(crate) count: Res<'w, Count>,
    pub(crate) records: Res<'w, Records>,
    pub(crate) autosave: Res<'w, Autosave>,
    pub(crate) replay: Res<'w, Replay>,
    pub(crate) moment: Res<'w, MomentBegan>,
    pub(crate) exchange: Res<'w, Exchange>,
    pub(crate) explained: Res<'w, ExplainedAt>,
    pub(crate) tables: Res<'w, TablesShown>,
    pub(crate) device: Res<'w, LastDevice>,
    pub(crate) letters: Res<'w, Letters>,
    pub(crate) pad: Res<'w, PadInUse>,
    pub(crate) capture: Res<'w, Capture>,
    pub(crate) pending: Res<'w, Pending>,
    pub(crate) time: Res<'w, Time<Real>>,
    pub(crate) notice: Res<'w, notice::NoticeInView>,
    pub(crate) whereabouts: Whereabouts<'w>,
    pub(crate) replay_stage: Option<Res<'w, State<ReplayStage>>>,
    pub(crate) lesson_stage: Option<Res<'w, State<LessonStage>>>,
    pub(crate) puzzle: puzzle::panel::Reads<'w>,
    pub(crate) lesson: lesson::panel::Reads<'w>,
    pub(crate) menu_page: Option<Res<'w, State<MenuPage>>>,
}

impl Reads<'_> {
    /// The page of the moment, where this tab of the settings is open.
    pub(crate) fn page(&self, open_tab: Tab) -> Option<Page> {
        Some(match (self.whereabouts.overlay(), self.whereabouts.phase()) {
            (Overlay::Welcome, _) => Page::Welcome,
            (Overlay::Settings, _) => Page::Settings(open_tab),
            (Overlay::Help, _) => Page::Help,
            (Overlay::Topic(topic), _) => Page::Topic(topic),
            (Overlay::Controls, _) => Page::Controls,
            (Overlay::Control(action), _) => Page::Control(action),
            (Overlay::Capture(slot), _) => Page::Capture(slot),
            (Overlay::Confirm(question), _) => Page::Confirm(question),
            (Overlay::Entry, _) => Page::Entry,
            (Overlay::Exchange(page), _) => Page::Exchange(page),
            (Overlay::Closed, Phase::Loading) => return None,
            (Overlay::Closed, Phase::Menu) => match self.menu_page.as_ref()?.get() {
                MenuPage::Title => Page::Title,
                MenuPage::NewGame => Page::NewGame,
                MenuPage::Records if self.records.files().is_none() => Page::RecordsWaiting,
                MenuPage::Records => Page::Records,
                MenuPage::Deleted => Page::Deleted,
            },
            (Overlay::Closed, Phase::Playing) if self.whereabouts.is_paused() => Page::Pause,
            (Overlay::Closed, Phase::Playing) if self.asks() => Page::Answer,
            (Overlay::Closed, Phase::Playing) => Page::Side,
            (Overlay::Closed, Phase::GameOver) if self.whereabouts.is_moment() => Page::Moment,
            (Overlay::Closed, Phase::GameOver) => Page::GameOver,
            (Overlay::Closed, Phase::Replay) => Page::Replay(*self.replay_stage.as_ref()?.get()),
            (Overlay::Closed, Phase::Puzzle) => Page::Puzzle(self.puzzle.stage()?),
            (Overlay::Closed, Phase::Lesson) => Page::Lesson(*self.lesson_stage.as_ref()?.get()),
        })
    }

    /// Whether a question of an opening waits for an answer; not any more in the update that follows the answer.
    fn asks(&self) -> bool {
        self.whereabouts.is_answering() && matches!(self.session.game().task(), Some(Task::Choose(_)))
    }

    /// The game that decides how points are named; those of the puzzle are named as in five in a row.
    pub(crate) fn kind(&self, settings: &Settings) -> GameKind {
        match self.whereabouts.phase() {
            Phase::Puzzle => GameKind::Gomoku,
            Phase::Lesson => self.kind_of_lesson(),
            _ => self.in_force(settings).kind(),
        }
    }

    /// The game of the lesson.
    fn kind_of_lesson(&self) -> GameKind {
        self.lesson.teaching().attempt().course().kind()
    }

    /// Whether a match or a record lies on the board.
    pub(crate) fn has_match(&self) -> bool {
        self.whereabouts.shows_match()
    }

    /// The game under way, in the menu the next one.
    pub(crate) fn in_force(&self, settings: &Settings) -> GameSetup {
        match self.whereabouts.phase() {
            Phase::Loading | Phase::Menu | Phase::Puzzle | Phase::Lesson => settings.next_match.setup().game,
            Phase::Playing | Phase::GameOver | Phase::Replay => self.session.game().setup().game,
        }
    }

    /// What of a page is in view, where the same page shows one thing after another.
    pub(crate) fn step_of(&self, page: Page) -> u64 {
        match page {
            Page::Lesson(_) => {
                let attempt = self.lesson.teaching().attempt();
                (attempt.course() as u64) << 32 | attempt.number() as u64
            }
            Page::Answer => self.session.revision(),
            // Both sides agree by the same button.
            Page::Side if self.session.game().counting().is_some() => self.session.revision(),
            _ => 0,
        }
    }

    /// What the presses of a page are about.
    pub(crate) fn prompts_of(&self, page: Page) -> prompts::Place {
        match page {
            Page::Side if self.session.game().counting().is_some() => prompts::Place::Count,
            Page::Side | Page::Lesson(LessonStage::Doing) if self.pending.point().is_some() => {
                prompts::Place::Pending
            }
            Page::Side if self.session.game().setup().go().is_some() => prompts::Place::GoBoard,
            Page::Side => prompts::Place::Board,
            Page::Moment => prompts::Place::Moment,
            Page::Capture(_) => prompts::Place::Capture,
            Page::Answer => prompts::Place::Question,
            Page::Title => prompts::Place::Title,
            Page::Settings(_) => prompts::Place::Tabs,
            Page::Replay(ReplayStage::Walk) => prompts::Place::Replay,
            Page::Replay(ReplayStage::Try) => prompts::Place::Try,
            Page::Puzzle(PuzzleStage::Solving) => prompts::Place::Puzzle,
            Page::Lesson(LessonStage::Doing) if self.kind_of_lesson() == GameKind::Go => {
                prompts::Place::GoLesson
            }
            Page::Lesson(LessonStage::Doing) => prompts::Place::Lesson,
            Page::Topic(topic) if !matches!(topic, Topic::Controls | Topic::Puzzle | Topic::Board) => {
                prompts::Place::Reading
            }
            _ => prompts::Place::Page,
        }
    }

    /// What the pages are told of it.
    pub(crate) fn view<'a>(&'a self, settings: &Settings, notice: Option<&'a str>, room: Rect) -> View<'a> {
        View {
            texts: &self.texts,
            themes: &self.themes,
            session: &self.session,
            clocks: crate::app::table::clock::shown(settings.clocks, &self.session),
            clock_runs: self.clock_work.runs(),
            thinking: &self.thinking,
            hint: &self.hint,
            estimated: &self.estimated,
            count: &self.count,
            records: &self.records,
            is_unsaved: self.autosave.is_failing(),
            played_at: self.autosave.played_at(),
            explained: self.explained.0.as_ref(),
            tables: self.tables.0,
            notation: settings.coordinates.notation(self.kind(settings)),
            device: *self.device,
            letters: &self.letters,
            make: self.pad.make,
            now: self.time.elapsed(),
            notice,
            low: room.height() < 420.0,
        }
    }
}
