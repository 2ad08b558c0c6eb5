//! The words of a button that shows a sign only, while the pointer or the focus is on it.

use bevy_egui::egui::{Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::{CORNER, GAP, Kit, paint};
use crate::app::ui::fonts::Type;

const PAD: Vec2 = Vec2::new(12.0, 6.0);

impl Kit<'_> {
    /// Says what the button of this name and place does, above it and over no other button.
    pub fn tip(&self, rect: Rect, name: &str, text: &str) {
        let has_focus = self.nav.focused() == Some(Id::new(name));
        if !has_focus && !self.ui.rect_contains_pointer(rect) {
            return;
        }
        let layer = LayerId::new(Order::Tooltip, Id::new("tip"));
        let painter = self.ui.ctx().layer_painter(layer);
        let screen = self.ui.ctx().content_rect();
        let most = screen.width() - 2.0 * (GAP + PAD.x);
        let galley = self.wrapped(text, Type::Small, self.theme.text, most);
        let size = galley.size() + 2.0 * PAD;
        let left = (rect.center().x - size.x / 2.0)
            .clamp(screen.left() + GAP, (screen.right() - GAP - size.x).max(screen.left() + GAP));
        let above = |rect: Rect| Rect::from_min_size(Pos2::new(left, rect.top() - GAP - size.y), size);
        // Over none of the rows of buttons above.
        let mut room = above(rect);
        while let Some(under) = self.nav.control_under(room) {
            room = above(under);
        }
        if room.top() <= screen.top() {
            room = Rect::from_min_size(Pos2::new(left, rect.bottom() + GAP), size);
        }
        painter.rect_filled(room, CORNER, paint(self.theme.control_focused()));
        painter.rect_stroke(room, CORNER, Stroke::new(1.5, paint(self.theme.muted)), StrokeKind::Inside);
        painter.galley(room.min + PAD, galley, paint(self.theme.text));
    }
}
