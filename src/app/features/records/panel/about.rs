//! What can be done with a saved game.

use bevy_egui::egui::{Sense, Vec2};

use super::{lines, small_board};
use crate::app::features::exchange::{Exchange, ExchangeOrder};
use crate::app::features::records::RecordOrder;
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit};

/// The side of the board in points.
const BOARD: f32 = 240.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange) {
    if kit.header("card-back", &view.text("card-title")) {
        kit.ask(ScreenMove::Close);
    }
    let Some(file) = exchange.card() else { return };
    if let (Ok(summary), false) = (&file.content, view.low) {
        let side = BOARD.min(kit.ui.available_width());
        let (rect, _) = kit.ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        small_board(kit.ui.painter(), rect, &summary.stones, kit.theme);
        kit.space(0.5);
    }
    for (i, line) in lines(view.texts, file).into_iter().enumerate() {
        let (kind, color) =
            if i == 0 { (Type::Strong, kit.theme.text) } else { (Type::Body, kit.theme.muted) };
        kit.label(line, kind, color);
    }
    kit.muted(file.name.as_str());
    kit.space(1.0);
    if kit.button("card-open", &view.text("card-open"), Emphasis::Primary) {
        kit.ask(RecordOrder::Open(file.name.clone()));
    }
    if kit.button_if("card-export", &view.text("over-export"), Emphasis::Plain, file.content.is_ok()) {
        kit.ask(ExchangeOrder::ExportRecord(file.name.clone()));
    }
    if kit.button("card-rename", &view.text("card-rename"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::Rename(file.name.clone()));
    }
    if kit.button("card-delete", &view.text("card-delete"), Emphasis::Plain) {
        kit.ask(ExchangeOrder::Delete(file.name.clone()));
    }
}
