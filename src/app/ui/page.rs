//! The pages: their names, where they lie, and which of them begin anew.

use bevy_egui::egui::{Pos2, Rect};

use super::kit::Nav;
use crate::app::features::help::Topic;
use crate::app::features::lesson::LessonStage;
use crate::app::features::puzzle::PuzzleStage;
use crate::app::features::replay::ReplayStage;
use crate::app::features::settings::Tab;
use crate::app::intent::Action;
use crate::app::intent::Slot;
use crate::app::layout::ScreenLayout;
use crate::app::screen::FilePage;
use crate::app::screen::Question;

/// A page: its name for the focus, and what lies under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Title,
    NewGame,
    Records,
    RecordsWaiting,
    Deleted,
    Side,
    Answer,
    Pause,
    Moment,
    GameOver,
    Puzzle(PuzzleStage),
    Lesson(LessonStage),
    Replay(ReplayStage),
    Welcome,
    Settings(Tab),
    Help,
    Topic(Topic),
    Controls,
    Control(Action),
    Capture(Slot),
    Confirm(Question),
    Entry,
    Exchange(FilePage),
}

impl Page {
    /// Its name for the focus.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::NewGame => "new-game",
            Self::Records => "records",
            Self::RecordsWaiting => "records-waiting",
            Self::Deleted => "deleted",
            // The panel stays as it is.
            Self::Side | Self::Moment => "side",
            Self::Answer => "answer",
            Self::Pause => "pause",
            Self::GameOver => "game-over",
            Self::Puzzle(PuzzleStage::Choosing) => "puzzle-boards",
            Self::Puzzle(PuzzleStage::Solving) => "puzzle",
            Self::Puzzle(PuzzleStage::Solved) => "puzzle-solved",
            Self::Puzzle(PuzzleStage::Watching) => "puzzle-watch",
            Self::Lesson(LessonStage::Contents) => "lessons",
            Self::Lesson(LessonStage::Doing) => "lesson",
            Self::Lesson(LessonStage::Asked) => "lesson-asked",
            Self::Lesson(LessonStage::Done) => "lesson-done",
            Self::Replay(ReplayStage::Walk | ReplayStage::Try) => "replay",
            Self::Replay(ReplayStage::Menu) => "replay-menu",
            Self::Replay(ReplayStage::Seats) => "replay-seats",
            Self::Welcome => "welcome",
            Self::Settings(tab) => tab.page(),
            Self::Help => "help",
            Self::Topic(topic) => topic.name(),
            Self::Controls => "controls",
            Self::Control(_) => "control",
            Self::Capture(_) => "capture",
            Self::Confirm(_) => "confirm",
            Self::Entry => "entry",
            Self::Exchange(FilePage::Export) => "export",
            Self::Exchange(FilePage::Files(_)) => "files",
            Self::Exchange(FilePage::Waiting) => "waiting",
            Self::Exchange(FilePage::Card) => "card",
            Self::Exchange(FilePage::Rename) => "rename",
        }
    }

    /// The pages before this one whose focus is forgotten while it is in view.
    pub(crate) fn forget_others(self, nav: &mut Nav) {
        match self {
            // A match that waits is offered first, and the next one is another one.
            Self::Side | Self::Replay(_) => {
                nav.forget(|page| [Self::Title.name(), Self::NewGame.name()].contains(&page));
            }
            // What comes next begins with what is most wanted there.
            Self::Puzzle(PuzzleStage::Solving) => nav.forget(|page| page == "puzzle-boards"),
            Self::Lesson(LessonStage::Doing) => nav.forget(|page| page == "lessons"),
            _ => {}
        }
    }

    /// The place that it is a part of, for the way back.
    pub(crate) const fn place(self) -> &'static str {
        match self {
            Self::Settings(_) => "settings",
            Self::RecordsWaiting => Self::Records.name(),
            _ => self.name(),
        }
    }

    /// Where a page lies, in points: in the panel, and in a tall window higher up over the board that it dims.
    pub(crate) fn room(self, layout: &ScreenLayout) -> Rect {
        let points = |pixels: bevy::math::Vec2| {
            let p = pixels / layout.pixels_per_point();
            Pos2::new(p.x, p.y)
        };
        let panel = Rect::from_min_max(points(layout.panel.min), points(layout.panel.max));
        let is_wide = matches!(self, Self::Records | Self::RecordsWaiting | Self::Deleted | Self::Controls);
        if is_wide || matches!(self, Self::Exchange(FilePage::Export | FilePage::Files(_))) {
            return Rect::from_min_max(Pos2::ZERO, points(layout.screen.physical.as_vec2()));
        }
        let below = layout.panel.min.x == 0.0;
        let stays = match self {
            Self::Puzzle(stage) => stage != PuzzleStage::Choosing,
            Self::Lesson(stage) => stage != LessonStage::Contents,
            Self::Replay(stage) => matches!(stage, ReplayStage::Walk | ReplayStage::Try),
            Self::Side | Self::Answer | Self::Moment | Self::GameOver | Self::Confirm(_) | Self::Entry => {
                true
            }
            _ => false,
        };
        if below && !stays {
            let window = points(layout.screen.physical.as_vec2());
            let top = panel.top().min(window.y - 620.0).max(0.0);
            return Rect::from_min_max(Pos2::new(panel.left(), top), panel.max);
        }
        panel
    }
}
