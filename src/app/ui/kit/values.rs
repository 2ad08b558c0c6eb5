//! What has a value: steppers, choices, switches.

use bevy_egui::egui::{CornerRadius, Galley, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Vec2};

use super::{CONTROL_HEIGHT, GAP, Kit, Says, paint};
use crate::app::ui::fonts::Type;

impl Kit<'_> {
    /// A value that is stepped through: by its two arrows, by left and right, or by a press for the next one.
    /// The number of steps that it was moved.
    pub fn stepper(&mut self, name: &str, label: &str, value: &str) -> i32 {
        self.stepper_within(name, label, value, [true; 2])
    }

    /// The same for a value that ends at both ends: whether it can be stepped back and on from here.
    pub fn stepper_within(&mut self, name: &str, label: &str, value: &str, can: [bool; 2]) -> i32 {
        let width = self.ui.available_width();
        let above = self.wrapped(label, Type::Body, self.theme.muted, width - 32.0);
        let shown = self.block(width - 88.0, value, self.theme.text);
        let more = more_rows(&above);
        let height = CONTROL_HEIGHT + 22.0 + more + (shown.size().y - 40.0).max(0.0);
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, Says::value(label, value));
        let theme = self.theme;
        self.surface(rect, if focused { theme.control_focused() } else { theme.control() }, focused);
        let painter = self.ui.painter();
        painter.galley(rect.left_top() + Vec2::new(16.0, 8.0), above, paint(theme.muted));
        let middle = rect.bottom() - 4.0 - shown.size().y.max(40.0) / 2.0;
        for (x, sign, can) in [(rect.left() + 24.0, -1.0, can[0]), (rect.right() - 24.0, 1.0, can[1])] {
            if !can {
                continue;
            }
            let tip = Pos2::new(x + 5.0 * sign, middle);
            let stroke = Stroke::new(2.5, paint(if focused { theme.accent } else { theme.muted }));
            for dy in [-8.0, 8.0] {
                painter.line_segment([tip, Pos2::new(x - 3.0 * sign, middle + dy)], stroke);
            }
        }
        let place = Pos2::new(rect.center().x, middle) - shown.size() / 2.0;
        painter.galley(place, shown, paint(theme.text));
        self.moved(id, &response, |pos| pos.x < rect.center().x)
    }

    /// A control that its page draws itself, stepped through as a [`stepper`](Self::stepper) is; a click goes back
    /// where `is_back` holds, forward anywhere else. Where it lies, and the number of steps that it was moved.
    ///
    /// On a page without a [`Primary`](super::Emphasis::Primary) button the first one that is seen has the focus to
    /// begin with.
    pub fn canvas(&mut self, name: &str, size: Vec2, is_back: impl Fn(Rect, Pos2) -> bool) -> (Rect, i32) {
        let (rect, _) = self.ui.allocate_exact_size(size, Sense::hover());
        let id = Id::new(name);
        if rect.top() + CONTROL_HEIGHT < self.ui.clip_rect().bottom() {
            self.nav.begin_at(id);
        }
        let (response, focused) = self.control(rect, id, true, Says::value("", ""));
        self.surface(rect, self.theme.control(), focused);
        (rect, self.moved(id, &response, |pos| is_back(rect, pos)))
    }

    /// The number of steps that a control was moved: by a direction, by a press, or by a click.
    fn moved(&mut self, id: Id, response: &Response, is_back: impl Fn(Pos2) -> bool) -> i32 {
        let mut moved = self.nav.steps(id).sum::<i32>() + self.nav.n_presses(id);
        if let Some(at) = self.click(response) {
            moved = if is_back(at) { -1 } else { 1 };
        }
        if moved != 0 {
            self.nav.note_press();
        }
        moved
    }

    /// A stepper through the entries of a list; wraps at both ends. True when the value changed.
    pub fn choice<T: PartialEq + Clone>(
        &mut self,
        name: &str,
        label: &str,
        value: &mut T,
        all: &[T],
        text_of: impl Fn(&T) -> String,
    ) -> bool {
        let shown = text_of(value);
        let moved = self.stepper(name, label, &shown);
        if moved == 0 || all.is_empty() {
            return false;
        }
        let at = all.iter().position(|entry| entry == value).unwrap_or(0) as i32;
        *value = all[(at + moved).rem_euclid(all.len() as i32) as usize].clone();
        true
    }

    /// A switch; true when it was turned.
    pub fn toggle(&mut self, name: &str, label: &str, on: &mut bool) -> bool {
        let width = self.ui.available_width();
        let words = self.block(width - 84.0, label, self.theme.text);
        let height = CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP);
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, Says::switch(label, *on));
        let theme = self.theme;
        self.surface(rect, if focused { theme.control_focused() } else { theme.control() }, focused);
        let knob_room =
            Rect::from_center_size(rect.right_center() - Vec2::new(38.0, 0.0), Vec2::new(44.0, 24.0));
        let painter = self.ui.painter();
        let track = if *on { theme.accent } else { theme.panel };
        painter.rect(
            knob_room,
            CornerRadius::same(12),
            paint(track),
            Stroke::new(1.5, paint(if *on { theme.accent } else { theme.muted })),
            StrokeKind::Inside,
        );
        let x = if *on { knob_room.right() - 12.0 } else { knob_room.left() + 12.0 };
        let knob = if *on { theme.on_accent() } else { theme.muted };
        painter.circle_filled(Pos2::new(x, knob_room.center().y), 8.0, paint(knob));
        let place = Pos2::new(rect.left() + 16.0, rect.center().y - words.size().y / 2.0);
        painter.galley(place, words, paint(theme.text));
        let turned = self.click(&response).is_some()
            || self.nav.is_pressed(id)
            || self.nav.steps(id).any(|by| (by > 0) != *on);
        if turned {
            *on = !*on;
            self.nav.note_press();
        }
        turned
    }
}

/// How much higher lines of text are than the first one alone.
fn more_rows(galley: &Galley) -> f32 {
    galley.rows.first().map_or(0.0, |row| galley.size().y - row.height())
}
