//! What has a value: steppers, choices, switches.

use bevy_egui::egui::{Align2, CornerRadius, Galley, Id, Pos2, Rect, Response, Stroke, StrokeKind, Vec2};

use super::{CONTROL_HEIGHT, GAP, Kit, Named, Says, paint};
use crate::app::ui::fonts::Type;

/// Where a picture of places is asked to go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ToPlace {
    /// This many places on, or back when negative.
    By(i32),
    /// To the place there, in points.
    At(Pos2),
}

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
        let rect = self.room(CONTROL_HEIGHT + 22.0 + more + (shown.size().y - 40.0).max(0.0));
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, Says::value(label, value));
        self.surface(rect, self.fill(focused), focused);
        self.set_lines(rect.min + Vec2::new(16.0, 8.0), [above]);
        let bottom = rect.bottom() - 4.0;
        let room = rect.with_max_y(bottom).with_min_y(bottom - shown.size().y.max(40.0));
        let stroke = Stroke::new(2.5, paint(if focused { self.theme.accent } else { self.theme.muted }));
        self.arrows(room, can.map(|can| can.then_some(stroke)));
        self.set(room, Align2::CENTER_CENTER, shown);
        self.moved(id, &response, |pos| pos.x < rect.center().x)
    }

    /// A control that its page draws itself, stepped through as a [`stepper`](Self::stepper) is; a click goes back
    /// where `is_back` holds, forward anywhere else. The number of steps that it was moved.
    ///
    /// On a page without a [main](super::Button::main) button the first one that is seen has the focus to
    /// begin with.
    pub fn canvas(&mut self, name: &str, height: f32, is_back: impl Fn(Pos2) -> bool) -> i32 {
        let rect = self.room(height);
        let id = Id::new(name);
        if rect.top() + CONTROL_HEIGHT < self.ui.clip_rect().bottom() {
            self.nav.begin_at(id);
        }
        let (response, focused) = self.control(rect, id, true, Says::value("", ""));
        self.surface(rect, self.theme.control(), focused);
        self.moved(id, &response, is_back)
    }

    /// A picture of places in a row, of which one is chosen: by left and right, or by a click there.
    pub fn places(&mut self, rect: Rect, name: &str, says: Says) -> Option<ToPlace> {
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, says);
        self.surface(rect, self.theme.control(), focused);
        let to = match self.click(&response) {
            Some(at) => ToPlace::At(at),
            None => ToPlace::By(self.nav.steps(id).sum()),
        };
        let to = (to != ToPlace::By(0)).then_some(to);
        if to.is_some() {
            self.nav.note_press();
        }
        to
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

    /// A stepper through the entries of a list, each with the id of its words; wraps at both ends. True when the value
    /// changed.
    pub fn choice<'a, T: PartialEq + Copy>(
        &mut self,
        named: impl Into<Named<'a>>,
        value: &mut T,
        all: &[T],
        text_id: impl Fn(T) -> &'static str,
    ) -> bool {
        let texts = self.texts;
        self.choice_in_words(named, value, all, |value| texts.get(text_id(*value)))
    }

    /// The same of entries whose words are put together.
    pub fn choice_in_words<'a, T: PartialEq + Clone>(
        &mut self,
        named: impl Into<Named<'a>>,
        value: &mut T,
        all: &[T],
        text_of: impl Fn(&T) -> String,
    ) -> bool {
        let Named { name, text_id } = named.into();
        let moved = self.stepper(name, &self.texts.get(text_id), &text_of(value));
        if moved == 0 || all.is_empty() {
            return false;
        }
        let at = all.iter().position(|entry| entry == value).unwrap_or(0) as i32;
        *value = all[(at + moved).rem_euclid(all.len() as i32) as usize].clone();
        true
    }

    /// A switch; true when it was turned.
    pub fn toggle<'a>(&mut self, named: impl Into<Named<'a>>, on: &mut bool) -> bool {
        let Named { name, text_id } = named.into();
        let label = self.texts.get(text_id);
        let words = self.block(self.ui.available_width() - 84.0, &label, self.theme.text);
        let rect = self.room(CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP));
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, Says::switch(label, *on));
        let theme = self.theme;
        self.surface(rect, self.fill(focused), focused);
        let middle = rect.right_center() - Vec2::new(38.0, 0.0);
        let (fill, edge, knob, x) = if *on {
            (theme.accent, theme.accent, theme.on_accent(), 10.0)
        } else {
            (theme.panel, theme.muted, theme.muted, -10.0)
        };
        let (track, edge) =
            (Rect::from_center_size(middle, Vec2::new(44.0, 24.0)), Stroke::new(1.5, paint(edge)));
        let painter = self.ui.painter();
        painter.rect(track, CornerRadius::same(12), paint(fill), edge, StrokeKind::Inside);
        painter.circle_filled(middle + Vec2::new(x, 0.0), 8.0, paint(knob));
        self.set(rect.with_min_x(rect.left() + 16.0), Align2::LEFT_CENTER, words);
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
