//! The pages of files and exports.

mod export;
mod files;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::TextureHandle;

use self::files::FilesView;
use super::{EXPORT, Exchange, ExchangeOrder, OPEN_FILE, SAVE_FILE, WAITING};
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::screen::ScreenMove;
use crate::app::table::records::Records;
use crate::app::ui::frame::{Frame, Page, Pages, Room};
use crate::app::ui::kit::{Button, Draft};

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

/// The buttons that take a game elsewhere, for the pages about one.
pub(crate) fn copies() -> [Button<'static>; 4] {
    [
        Button::new("pause-export", ExchangeOrder::Export),
        Button::new("pause-copy-picture", ExchangeOrder::CopyPicture),
        Button::new("pause-copy", ExchangeOrder::CopyBoard),
        Button::new("pause-copy-game", ExchangeOrder::CopyGame),
    ]
}

pub(super) fn plugin(app: &mut App) {
    let files = in_state(OPEN_FILE).or_else(in_state(SAVE_FILE));
    app.init_resource::<Memory>().add_systems(
        EguiPrimaryContextPass,
        (
            forget.run_if(not(files.clone())),
            draw_export.run_if(in_state(EXPORT)),
            draw_files.run_if(files),
            draw_waiting.run_if(in_state(WAITING)),
        )
            .chain()
            .in_set(Pages),
    );
}

/// Forgets what was typed, when its page is closed.
fn forget(mut memory: ResMut<Memory>) {
    let memory = memory.bypass_change_detection();
    memory.folder = None;
    memory.file_name.clear();
}

fn draw_export(
    mut frame: Frame,
    exchange: Res<Exchange>,
    choice: Res<ExportChoice>,
    mut memory: ResMut<Memory>,
) {
    let page = Page { room: Room::Window, ..Page::of(EXPORT) };
    frame.show(page, |kit, view| export::draw(kit, view, &exchange, &choice, &mut memory));
}

fn draw_files(
    mut frame: Frame,
    exchange: Res<Exchange>,
    records: Res<Records>,
    choice: Res<ExportChoice>,
    mut memory: ResMut<Memory>,
) {
    let page = Page { room: Room::Window, ..Page::of(exchange.purpose().screen()) };
    let recent = records.recent();
    frame.show(page, |kit, view| {
        files::draw(kit, &FilesView { view, exchange: &exchange, recent, choice: &choice }, &mut memory);
    });
}

/// The file window of the desktop is open, or is about to be.
fn draw_waiting(mut frame: Frame) {
    frame.show(Page::of(WAITING), |kit, view| {
        kit.header("waiting-back", &view.text("waiting-title"), ScreenMove::Close);
        kit.text(view.text("waiting-how"));
        kit.space(1.0);
        kit.button(Button::new("waiting-here", ExchangeOrder::ChooseHere).main());
    });
}
