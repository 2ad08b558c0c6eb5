//! A name for a saved game.

use crate::app::features::exchange::{Exchange, ExchangeOrder};
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Draft, Field, Kit};
use crate::record::shelf::FileName;
use crate::words::records::name_trouble;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange, draft: &mut Draft) {
    kit.header("rename-back", &view.text("rename-title"), ScreenMove::Close);
    let Some(file) = exchange.card() else { return };
    let label = view.text("rename-how");
    kit.muted(label.as_str());
    if !draft.is_open() {
        // The old name is there to be changed.
        file.name.stem().clone_into(&mut draft.text);
    }
    kit.field(Field { name: "rename-text", label: &label, hint: "", kind: Type::Button, limit: 200 }, draft);
    let name = FileName::new(&draft.text);
    match &name {
        Ok(_) => kit.text(" "),
        Err(error) => kit.wrong(name_trouble(view.texts, *error)),
    }
    let save = Button::of("rename-save").main();
    kit.button(match name {
        Ok(name) => save.and(ExchangeOrder::RenameTo(file.name.clone(), name)),
        Err(_) => save.only_if(false),
    });
    kit.button(Button::new(("rename-cancel", "cancel"), ScreenMove::Close));
}
