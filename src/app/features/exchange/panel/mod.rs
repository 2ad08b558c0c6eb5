//! The pages of files and exports.

mod card;
mod export;
mod files;
mod rename;

use bevy_egui::egui::TextureHandle;

use super::{Exchange, ExchangeOrder};
use crate::app::screen::FilePage;
use crate::app::settings::Settings;
use crate::app::ui::kit::{Draft, Emphasis, Kit};
use crate::app::ui::reads::View;

/// What the pages keep from one pass to the next.
#[derive(Default)]
pub(crate) struct Memory {
    /// The preview as a texture, and its number.
    preview: Option<(u64, TextureHandle)>,
    /// The folder that was shown last.
    folder: Option<std::path::PathBuf>,
    /// The name that is typed for a new file.
    file_name: Draft,
    /// The name that is typed for a saved game.
    name: Draft,
}

impl Memory {
    /// Forgets what was typed, when its page is closed.
    pub(crate) fn leave(&mut self, page: Option<FilePage>) {
        if page != Some(FilePage::Rename) {
            self.name.clear();
        }
        if !matches!(page, Some(FilePage::Files(_))) {
            self.folder = None;
            self.file_name.clear();
        }
    }
}

pub(crate) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    page: FilePage,
    settings: &mut Settings,
    memory: &mut Memory,
) {
    match page {
        FilePage::Export => export::draw(kit, view, exchange, settings, memory),
        FilePage::Files(_) => files::draw(kit, view, exchange, settings, memory),
        FilePage::Waiting => waiting(kit, view),
        FilePage::Card => card::draw(kit, view, exchange),
        FilePage::Rename => rename::draw(kit, view, exchange, &mut memory.name),
    }
}

/// The file window of the desktop is open, or is about to be.
fn waiting(kit: &mut Kit<'_>, view: &View<'_>) {
    if kit.header("waiting-back", &view.text("waiting-title")) {
        kit.ask(ExchangeOrder::Back);
    }
    kit.text(view.text("waiting-how"));
    kit.space(1.0);
    if kit.button("waiting-here", &view.text("waiting-here"), Emphasis::Primary) {
        kit.ask(ExchangeOrder::ChooseHere);
    }
}
