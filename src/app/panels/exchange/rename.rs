//! A name for a saved game.

use bevy_egui::egui::{self, Id, Margin};

use crate::app::exchange::{Exchange, Order};
use crate::app::panels::View;
use crate::app::panels::fonts::Type;
use crate::app::panels::kit::{Emphasis, Kit, Says};
use crate::record::shelf::{FileName, NameError};

/// What has been typed so far.
#[derive(Default)]
pub(super) struct Typing {
    text: String,
    is_open: bool,
}

impl Typing {
    /// Forgets it, when the page is closed.
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.is_open = false;
    }
}

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    typing: &mut Typing,
) -> Vec<Order> {
    let mut asked = Vec::new();
    if kit.header("rename-back", &view.text("rename-title")) {
        asked.push(Order::Back);
    }
    let Some(file) = exchange.card() else { return asked };
    kit.muted(view.text("rename-how"));
    let id = Id::new("rename-text");
    if !typing.is_open {
        typing.is_open = true;
        file.name.stem().clone_into(&mut typing.text);
        kit.ui.memory_mut(|memory| memory.request_focus(id));
        // The old name is there to be changed, and goes with the first letter of another one.
        let all = egui::text::CCursorRange::two(
            egui::text::CCursor::new(0),
            egui::text::CCursor::new(typing.text.chars().count()),
        );
        let mut state = egui::text_edit::TextEditState::default();
        state.cursor.set_char_range(Some(all));
        state.store(kit.ui.ctx(), id);
    }
    let field = egui::TextEdit::singleline(&mut typing.text)
        .id(id)
        .font(Type::Button.font())
        .margin(Margin::symmetric(14, 10))
        .char_limit(200)
        .desired_width(f32::INFINITY);
    let field = kit.ui.add(field);
    kit.says_field(&field, Says::text(view.text("rename-how"), typing.text.as_str()));
    kit.hold_keyboard(id);
    let name = FileName::new(&typing.text);
    match &name {
        Ok(_) => kit.text(" "),
        Err(error) => kit.wrong(trouble(view, *error)),
    }
    let pressed = kit.button_if("rename-save", &view.text("rename-save"), Emphasis::Primary, name.is_ok());
    if let (true, Ok(name)) = (pressed, name) {
        asked.push(Order::RenameTo(file.name.clone(), name));
    }
    if kit.button("rename-cancel", &view.text("cancel"), Emphasis::Plain) {
        asked.push(Order::Back);
    }
    asked
}

/// Why a file cannot have this name.
pub(super) fn trouble(view: &View<'_>, error: NameError) -> String {
    match error {
        NameError::Character(c) => view.texts.with("rename-character", [("c", c.to_string().into())]),
        NameError::Dot => view.text("rename-dot"),
        NameError::Reserved => view.text("rename-reserved"),
        NameError::Long => view.text("rename-long"),
        NameError::Empty => view.text("rename-empty"),
    }
}
