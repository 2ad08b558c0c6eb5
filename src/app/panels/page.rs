//! The pages: their names, where they lie, and which of them begin anew.

use bevy_egui::egui::{Pos2, Rect};

use super::kit::Nav;
use super::rules::Topic;
use crate::app::exchange::Page as ExchangePage;
use crate::app::input::Action;
use crate::app::input::capture::Slot;
use crate::app::layout::ScreenLayout;
use crate::app::phase::Question;
use crate::app::puzzle::PuzzleStage;
use crate::app::replay::ReplayStage;

/// A page: its name for the focus, and what lies under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Title,
    NewGame,
    Records,
    RecordsWaiting,
    Side,
    Answer,
    Pause,
    GameOver,
    Puzzle(PuzzleStage),
    Replay(ReplayStage),
    Settings,
    Help,
    Topic(Topic),
    Controls,
    Control(Action),
    Capture(Slot),
    Confirm(Question),
    Entry,
    Exchange(ExchangePage),
}

impl Page {
    /// Its name for the focus.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::NewGame => "new-game",
            Self::Records => "records",
            Self::RecordsWaiting => "records-waiting",
            Self::Side => "side",
            Self::Answer => "answer",
            Self::Pause => "pause",
            Self::GameOver => "game-over",
            Self::Puzzle(PuzzleStage::Choosing) => "puzzle-boards",
            Self::Puzzle(PuzzleStage::Solving) => "puzzle",
            Self::Puzzle(PuzzleStage::Solved) => "puzzle-solved",
            Self::Puzzle(PuzzleStage::Watching) => "puzzle-watch",
            Self::Replay(ReplayStage::Walk) => "replay",
            Self::Replay(ReplayStage::Menu) => "replay-menu",
            Self::Replay(ReplayStage::Seats) => "replay-seats",
            Self::Settings => "settings",
            Self::Help => "help",
            Self::Topic(topic) => topic.name(),
            Self::Controls => "controls",
            Self::Control(_) => "control",
            Self::Capture(_) => "capture",
            Self::Confirm(_) => "confirm",
            Self::Entry => "entry",
            Self::Exchange(ExchangePage::Export) => "export",
            Self::Exchange(ExchangePage::Files) => "files",
            Self::Exchange(ExchangePage::Waiting) => "waiting",
            Self::Exchange(ExchangePage::Card) => "card",
            Self::Exchange(ExchangePage::Rename) => "rename",
        }
    }

    /// The pages whose focus is forgotten while this one is in view.
    pub(super) fn forget_others(self, nav: &mut Nav) {
        match self {
            Self::GameOver => nav.forget(|page| page == Self::Title.name()),
            Self::Side => {
                // The next question is another one, and begins with its own first answer.
                // A match that is left is offered first.
                // And so does every question, with the answer that does nothing.
                let asks = Self::Confirm(Question::Leave).name();
                nav.forget(|page| [Self::Answer.name(), Self::Title.name(), asks].contains(&page));
            }
            // What comes next begins with what is most wanted there.
            Self::Puzzle(PuzzleStage::Choosing) => {
                nav.forget(|page| ["puzzle-solved", "puzzle-watch"].contains(&page));
            }
            Self::Puzzle(PuzzleStage::Solving) => {
                nav.forget(|page| ["puzzle-solved", "puzzle-watch", "puzzle-boards"].contains(&page));
            }
            Self::Controls => nav.forget(|page| page == "control"),
            // And the title offers a match that waits first.
            Self::Replay(ReplayStage::Walk) => {
                nav.forget(|page| page.starts_with("replay-") || page == Self::Title.name());
            }
            _ => {}
        }
    }

    /// Whether the focus begins anew each time the page is opened.
    pub(super) fn begins_anew(self) -> bool {
        ["export", "files", "card", "rename"].contains(&self.name())
    }

    /// Whether a page of files and exports is come back to from one that it leads to.
    pub(super) fn leads_back(self, from: &str) -> bool {
        match self {
            Self::Exchange(ExchangePage::Export) => ["files", "waiting"].contains(&from),
            Self::Exchange(ExchangePage::Card) => ["export", "rename"].contains(&from),
            _ => false,
        }
    }

    /// Where a page lies, in points: in the panel, and in a tall window higher up over the board that it dims.
    pub(super) fn room(self, layout: &ScreenLayout) -> Rect {
        let points = |pixels: bevy::math::Vec2| {
            let p = pixels / layout.pixels_per_point();
            Pos2::new(p.x, p.y)
        };
        let panel = Rect::from_min_max(points(layout.panel.min), points(layout.panel.max));
        let wide = [ExchangePage::Export, ExchangePage::Files].map(Self::Exchange);
        if matches!(self, Self::Records | Self::RecordsWaiting | Self::Controls) || wide.contains(&self) {
            return Rect::from_min_max(Pos2::ZERO, points(layout.screen.physical.as_vec2()));
        }
        let below = layout.panel.min.x == 0.0;
        let stays = match self {
            Self::Puzzle(stage) => stage != PuzzleStage::Choosing,
            Self::Replay(stage) => stage == ReplayStage::Walk,
            Self::Side | Self::Answer | Self::GameOver | Self::Confirm(_) | Self::Entry => true,
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
