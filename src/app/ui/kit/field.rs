//! What is typed in.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    Align, Frame, Id, Margin, Rect, RichText, ScrollArea, Stroke, StrokeKind, TextEdit, Vec2,
};

use super::{CONTROL_HEIGHT, CORNER, Kit, Says, paint};
use crate::app::ui::fonts::Type;

/// The room of the text within a field.
const INSET: Margin = Margin::symmetric(14, 0);

/// What is being typed in a field, which a page keeps from one pass to the next.
#[derive(Debug, Default)]
pub struct Draft {
    /// The text so far.
    pub text: String,
    is_open: bool,
}

impl Draft {
    /// Forgets it, when the page is closed.
    pub fn clear(&mut self) {
        self.text.clear();
        self.is_open = false;
    }

    /// Whether the field has been drawn since it was closed.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }
}

/// A line in which something is typed.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The name of the control.
    pub name: &'a str,
    /// What is to be typed, for those who do not see it.
    pub label: &'a str,
    /// What stands there before anything is typed.
    pub hint: &'a str,
    /// How large the letters are.
    pub kind: Type,
    /// The most characters.
    pub limit: usize,
}

impl Kit<'_> {
    /// A field as wide as the panel; whether what is typed there was changed.
    pub fn field(&mut self, field: Field<'_>, draft: &mut Draft) -> bool {
        let row = self.ui.ctx().fonts_mut(|fonts| fonts.row_height(&field.kind.font()));
        let rect = self.room(CONTROL_HEIGHT.max(row + 20.0));
        self.field_in(rect, field, draft)
    }

    /// A field of this height for several lines.
    pub fn text_area(&mut self, height: f32, field: Field<'_>, draft: &mut Draft) {
        let rect = self.room(height);
        let id = self.open_field(rect, field, draft, false);
        let edit = TextEdit::multiline(&mut draft.text)
            .id(id)
            .font(field.kind.font())
            .frame(Frame::new().inner_margin(Margin::symmetric(0, 8)))
            .desired_width(f32::INFINITY)
            .char_limit(field.limit);
        let inner = rect.shrink2(Vec2::new(INSET.leftf(), 2.0));
        self.inside(inner, |kit| {
            let area = ScrollArea::vertical().id_salt(field.name).auto_shrink(false);
            area.show(kit.ui, |ui| ui.add(edit.min_size(inner.size())));
        });
        self.nav.say(id, rect, Says::text(field.label, draft.text.as_str()));
    }

    /// A field at a place. Whatever is typed on the page goes there; the ring of the focus stays with the controls, and
    /// what is typed stands after a caret.
    pub fn field_in(&mut self, rect: Rect, field: Field<'_>, draft: &mut Draft) -> bool {
        let id = self.open_field(rect, field, draft, true);
        let hint = RichText::new(field.hint).font(field.kind.font()).color(paint(self.theme.muted));
        let edit = TextEdit::singleline(&mut draft.text)
            .id(id)
            .font(field.kind.font())
            .hint_text(hint)
            .vertical_align(Align::Center)
            .frame(Frame::new().inner_margin(INSET))
            .min_size(rect.size())
            .char_limit(field.limit);
        let response = self.ui.put(rect, edit);
        self.nav.say(id, rect, Says::text(field.label, draft.text.as_str()));
        response.changed()
    }

    /// The body of a field, which takes what is typed from now on.
    fn open_field(&mut self, rect: Rect, field: Field<'_>, draft: &mut Draft, selects: bool) -> Id {
        let id = Id::new(field.name);
        if !draft.is_open {
            draft.is_open = true;
            // What is there already goes with the first letter, and what was typed the last time is nothing to undo.
            let end = CCursor::new(draft.text.chars().count());
            let start = if selects { CCursor::new(0) } else { end };
            let mut state = TextEditState::default();
            state.cursor.set_char_range(Some(CCursorRange::two(start, end)));
            state.store(self.ui.ctx(), id);
        }
        if !self.ui.memory(|memory| memory.has_focus(id)) {
            self.ui.memory_mut(|memory| memory.request_focus(id));
        }
        let painter = self.ui.painter();
        painter.rect_filled(rect, CORNER, paint(self.theme.control()));
        painter.rect_stroke(rect, CORNER, Stroke::new(1.5, paint(self.theme.muted)), StrokeKind::Inside);
        id
    }
}
