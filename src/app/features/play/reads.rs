//! What the pages about a match look at.

use std::time::SystemTime;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::features::analysis::Analyzed;
use crate::app::features::review::{ReviewSettings, Reviewed};
use crate::app::table::autosave::Autosave;
use crate::app::table::clock::{self, ClockWork};
use crate::app::table::count::Count;
use crate::app::table::opponent::{EngineTrouble, Estimated, HintAt, Thinking};
use crate::app::table::session::Session;
use crate::app::table::settings::TableSettings;
use crate::app::ui::frame::View;
use crate::app::view::marks::TablesShown;
use crate::app::view::marks::explain::{Explained, ExplainedAt};
use crate::board::ByColor;
use crate::game::clock::Clock;

/// What the pages about a match look at.
#[derive(SystemParam)]
pub(crate) struct MatchReads<'w> {
    pub(crate) session: Res<'w, Session>,
    clock_work: Res<'w, ClockWork>,
    thinking: Res<'w, Thinking>,
    hint: Res<'w, HintAt>,
    estimated: Res<'w, Estimated>,
    analyzed: Res<'w, Analyzed>,
    reviewed: Res<'w, Reviewed>,
    review_settings: Res<'w, ReviewSettings>,
    count: Res<'w, Count>,
    autosave: Res<'w, Autosave>,
    explained: Res<'w, ExplainedAt>,
    tables: Res<'w, TablesShown>,
    trouble: Res<'w, EngineTrouble>,
    settings: Res<'w, TableSettings>,
}

/// The match, beside what every page looks at.
#[derive(Clone, Copy, Deref)]
pub(crate) struct MatchView<'a> {
    #[deref]
    view: View<'a>,
    pub(crate) session: &'a Session,
    /// The clocks that are shown, and whether that of the party to act runs.
    pub(crate) clocks: Option<ByColor<Option<Clock>>>,
    pub(crate) clock_runs: bool,
    pub(crate) thinking: &'a Thinking,
    pub(crate) hint: &'a HintAt,
    pub(crate) estimated: &'a Estimated,
    pub(crate) analyzed: &'a Analyzed,
    pub(crate) reviewed: &'a Reviewed,
    pub(crate) review_settings: ReviewSettings,
    pub(crate) count: &'a Count,
    /// There is a match that could not be saved.
    pub(crate) is_unsaved: bool,
    /// When the match was played on last.
    pub(crate) played_at: Option<SystemTime>,
    pub(crate) explained: Option<&'a Explained>,
    pub(crate) tables: bool,
    trouble: &'a EngineTrouble,
}

impl MatchView<'_> {
    /// Whether the engine of others that is to move cannot.
    pub(crate) fn has_failed(&self) -> bool {
        self.trouble.at(self.session.revision()).is_some()
    }
}

impl MatchReads<'_> {
    /// What the pages are told of it.
    pub(crate) fn view<'a>(&'a self, view: &View<'a>) -> MatchView<'a> {
        MatchView {
            view: *view,
            session: &self.session,
            clocks: clock::shown(self.settings.clocks, &self.session),
            clock_runs: self.clock_work.runs(),
            thinking: &self.thinking,
            hint: &self.hint,
            estimated: &self.estimated,
            analyzed: &self.analyzed,
            reviewed: &self.reviewed,
            review_settings: *self.review_settings,
            count: &self.count,
            is_unsaved: self.autosave.is_failing(),
            played_at: self.autosave.played_at(),
            explained: self.explained.0.as_ref(),
            tables: self.tables.0,
            trouble: &self.trouble,
        }
    }
}
