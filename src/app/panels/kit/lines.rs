//! Lines of text: wrapped, cut to their room, read one by one.

use std::sync::Arc;

use bevy_egui::egui::{self, Galley, Id, Pos2, Rect, Sense, Vec2};

use super::super::fonts::Type;
use super::{GAP, Kit, Says, paint};
use crate::app::theme::Rgb;

/// The marks that no line of Chinese begins with and that egui would put there.
const NOT_AT_START: &str = "，：；！？）…";

impl Kit<'_> {
    /// Running text, wrapped.
    pub fn text(&mut self, text: impl Into<String>) {
        self.label(text, Type::Body, self.theme.text);
    }

    /// Less important text, wrapped.
    pub fn muted(&mut self, text: impl Into<String>) {
        self.label(text, Type::Body, self.theme.muted);
    }

    /// The head of a page.
    pub fn title(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.nav.name(&text);
        self.label(text, Type::Title, self.theme.text);
        self.space(1.0);
    }

    /// Text of a type and color, wrapped.
    pub fn label(&mut self, text: impl Into<String>, kind: Type, color: Rgb) {
        let text = text.into();
        let galley = self.wrapped(&text, kind, color, self.ui.available_width());
        let response = self.ui.add(egui::Label::new(galley).selectable(false));
        self.nav.say(response.id, response.rect, Says::line(text));
    }

    /// Text in lines of a width, none of which begins with a Chinese punctuation mark.
    pub fn wrapped(&self, text: &str, kind: Type, color: Rgb, width: f32) -> Arc<Galley> {
        let mut text = text.to_owned();
        loop {
            let galley = self.ui.painter().layout(text.clone(), kind.font(), paint(color), width);
            let mut n_chars = 0;
            let torn = galley.rows.iter().find_map(|row| {
                let start = n_chars;
                n_chars += row.glyphs.len() + usize::from(row.ends_with_newline);
                let mark = row.glyphs.first().is_some_and(|glyph| NOT_AT_START.contains(glyph.chr));
                (mark && start > 1).then_some(start)
            });
            // The character before the mark goes to the next line with it, unless it is there already.
            let Some((at, before)) = torn.and_then(|start| text.char_indices().nth(start - 1)) else {
                return galley;
            };
            if before == '\n' {
                return galley;
            }
            text.insert(at, '\n');
        }
    }

    /// Free room, in steps of [`GAP`].
    pub fn space(&mut self, steps: f32) {
        self.ui.add_space(steps * GAP);
    }

    /// Text that the focus stops at, to be read line by line.
    pub fn reading(&mut self, name: &str, text: &str) {
        let pad = Vec2::new(12.0, 6.0);
        let width = self.ui.available_width();
        let galley = self.wrapped(text, Type::Body, self.theme.text, width - 2.0 * pad.x);
        let size = Vec2::new(width, galley.size().y + 2.0 * pad.y);
        let (rect, _) = self.ui.allocate_exact_size(size, Sense::hover());
        let (_, focused) = self.control(rect, Id::new(name), false, Says::line(text));
        self.surface(rect, if focused { self.theme.control_focused() } else { self.theme.panel }, focused);
        self.ui.painter().galley(rect.min + pad, galley, paint(self.theme.text));
    }

    /// Text in the middle of a room, smaller where it would not fit.
    pub(super) fn fitted(&self, room: Rect, text: &str, color: Rgb) {
        let galley = self.shrunk(room.width(), text, color, Type::Button.font());
        let place = room.center() - galley.size() / 2.0;
        self.ui.painter().galley(place, galley, paint(color));
    }

    /// Text at the left of a room, smaller where it would not fit.
    pub(super) fn fitted_left(&self, room: Rect, text: &str, color: Rgb) {
        let galley = self.shrunk(room.width(), text, color, Type::Button.font());
        let place = Pos2::new(room.left(), room.center().y - galley.size().y / 2.0);
        self.ui.painter().galley(place, galley, paint(color));
    }

    pub(super) fn shrunk(&self, width: f32, text: &str, color: Rgb, mut font: egui::FontId) -> Arc<Galley> {
        loop {
            let galley = self.ui.painter().layout_no_wrap(text.to_owned(), font.clone(), paint(color));
            if galley.size().x <= width || font.size <= 15.0 {
                return galley;
            }
            font.size -= 1.0;
        }
    }
}
