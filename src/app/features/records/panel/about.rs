//! What can be done with a saved game.

use bevy_egui::egui::{Rect, Vec2};

use super::{lines, small_board};
use crate::app::features::exchange::{Exchange, ExchangeOrder};
use crate::app::features::records::RecordOrder;
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit};

/// The side of the board in points.
const BOARD: f32 = 240.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange) {
    kit.header("card-back", &view.text("card-title"), ScreenMove::Close);
    let Some(file) = exchange.card() else { return };
    if let (Ok(summary), false) = (&file.content, view.low) {
        let side = BOARD.min(kit.ui.available_width());
        let rect = Rect::from_min_size(kit.room(side).min, Vec2::splat(side));
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
    let name = || file.name.clone();
    let export = Button::new(("card-export", "over-export"), ExchangeOrder::ExportRecord(name()));
    kit.column([
        Button::new("card-open", RecordOrder::Open(name())).main(),
        export.only_if(file.content.is_ok()),
        Button::new("card-rename", ExchangeOrder::Rename(name())),
        Button::new("card-delete", ExchangeOrder::Delete(name())),
    ]);
}
