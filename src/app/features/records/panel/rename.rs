//! A name for a saved game.

use crate::app::features::exchange::{Exchange, ExchangeOrder};
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Draft, Emphasis, Field, Kit};
use crate::record::shelf::FileName;
use crate::words::records::name_trouble;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange, draft: &mut Draft) {
    if kit.header("rename-back", &view.text("rename-title")) {
        kit.ask(ScreenMove::Close);
    }
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
    let pressed = kit.button_if("rename-save", &view.text("rename-save"), Emphasis::Primary, name.is_ok());
    if let (true, Ok(name)) = (pressed, name) {
        kit.ask(ExchangeOrder::RenameTo(file.name.clone(), name));
    }
    if kit.button("rename-cancel", &view.text("cancel"), Emphasis::Plain) {
        kit.ask(ScreenMove::Close);
    }
}
