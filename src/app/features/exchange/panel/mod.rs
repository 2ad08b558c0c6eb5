//! The pages of files and exports.

mod export;
mod files;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::TextureHandle;

use super::{Exchange, ExchangeOrder};
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::screen::{FilePage, Overlay};
use crate::app::table::records::Records;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Draft, Emphasis, Kit};

/// What the pages keep from one pass to the next.
#[derive(Resource, Default)]
pub(crate) struct Memory {
    /// The preview as a texture, and its number.
    preview: Option<(u64, TextureHandle)>,
    /// The folder that was shown last.
    folder: Option<std::path::PathBuf>,
    /// The name that is typed for a new file.
    file_name: Draft,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Memory>().add_systems(EguiPrimaryContextPass, (forget, draw).chain().in_set(Pages));
}

/// Forgets what was typed, when its page is closed.
fn forget(overlay: Res<State<Overlay>>, mut memory: ResMut<Memory>) {
    let memory = memory.bypass_change_detection();
    if !matches!(overlay.get(), Overlay::Exchange(FilePage::Files(_))) {
        memory.folder = None;
        memory.file_name.clear();
    }
}

fn draw(
    mut frame: Frame,
    overlay: Res<State<Overlay>>,
    exchange: Res<Exchange>,
    records: Res<Records>,
    choice: Res<ExportChoice>,
    mut memory: ResMut<Memory>,
) {
    let wide = |name| Page { room: Room::Window, ..Page::new(name) };
    match *overlay.get() {
        Overlay::Exchange(FilePage::Export) => {
            frame.show(wide("export"), |kit, view| export::draw(kit, view, &exchange, &choice, &mut memory));
        }
        Overlay::Exchange(FilePage::Files(_)) => frame.show(wide("files"), |kit, view| {
            files::draw(kit, view, &exchange, records.recent(), &choice, &mut memory);
        }),
        Overlay::Exchange(FilePage::Waiting) => frame.show(Page::new("waiting"), waiting),
        _ => {}
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
