//! What is pressed: buttons one by one, and in rows.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Stroke, Vec2};

use super::super::fonts::Type;
use super::super::trim::cut;
use super::{CONTROL_HEIGHT, CORNER_LEFT, GAP, Kit, Says, paint};

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The one that most want.
    Primary,
    /// Any other.
    Plain,
}

/// A button among many, with a second line.
pub struct Tile<'a> {
    /// The name of the control.
    pub name: &'a str,
    /// What it is.
    pub text: String,
    /// What is to be said of it.
    pub below: String,
    /// Nothing is left to be done there.
    pub done: bool,
    /// It is the one chosen.
    pub chosen: bool,
}

impl Kit<'_> {
    /// The head of a page with the way back at its left, at the same place on every page; true when that is pressed.
    pub fn header(&mut self, name: &str, title: &str) -> bool {
        self.nav.name(title);
        let width = self.ui.available_width();
        let room = width - CONTROL_HEIGHT - 16.0;
        let galley = self.shrunk(room, title, self.theme.text, Type::Title.font());
        let fits = galley.size().x <= room;
        let galley = if fits { galley } else { self.wrapped(title, Type::Strong, self.theme.text, room) };
        let height = galley.size().y.max(CONTROL_HEIGHT);
        let (row, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let back = Rect::from_min_size(row.min, Vec2::splat(CONTROL_HEIGHT));
        let pressed = self.button_at(back, name, "", Emphasis::Plain, true);
        self.says(name, Says::button(self.texts.get("say-back")));
        let stroke = Stroke::new(3.0, paint(self.theme.text));
        let tip = back.center() - Vec2::new(5.0, 0.0);
        for dy in [-9.0, 9.0] {
            self.ui.painter().line_segment([tip, tip + Vec2::new(9.0, dy)], stroke);
        }
        let place = Pos2::new(back.right() + 16.0, row.center().y - galley.size().y / 2.0);
        self.ui.painter().galley(place, galley, paint(self.theme.text));
        self.space(1.0);
        pressed
    }

    /// A button as wide as the panel; true when it is pressed.
    pub fn button(&mut self, name: &str, text: &str, emphasis: Emphasis) -> bool {
        self.button_if(name, text, emphasis, true)
    }

    /// The same, which shows but does nothing where it is not enabled.
    pub fn button_if(&mut self, name: &str, text: &str, emphasis: Emphasis, enabled: bool) -> bool {
        let width = self.ui.available_width();
        let words = self.block(width - 20.0, text, self.theme.text);
        let height = CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP);
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        self.button_at(rect, name, text, emphasis, enabled)
    }

    /// A button at a place.
    pub fn button_in(&mut self, rect: Rect, name: &str, text: &str, enabled: bool) -> bool {
        self.button_at(rect, name, text, Emphasis::Plain, enabled)
    }

    /// A button with a line of text that is cut where it would not fit; true when it is pressed.
    pub fn line_button(&mut self, rect: Rect, name: &str, text: &str) -> bool {
        let pressed = self.tile(rect, name, false);
        let painter = self.ui.painter();
        let line = cut(painter, text.to_owned(), Type::Button, self.theme.text, rect.width() - 24.0);
        painter.galley(rect.center() - line.size() / 2.0, line, paint(self.theme.text));
        pressed
    }

    /// A control that its page fills with its own picture; true when it is pressed.
    pub fn tile(&mut self, rect: Rect, name: &str, preferred: bool) -> bool {
        let id = Id::new(name);
        if preferred {
            self.nav.prefer(id);
        }
        let (response, focused) = self.control(rect, id, false, Says::button(""));
        let fill = if focused { self.theme.control_focused() } else { self.theme.control() };
        self.surface(rect, fill, focused);
        let pressed = response.clicked() || self.nav.is_pressed(id);
        if pressed {
            self.nav.note_press();
        }
        pressed
    }

    /// Choices side by side, all in view, one of them chosen: a bar in the accent lies below it.
    /// The index of the one pressed.
    pub fn segments(&mut self, choices: &[(&str, String)], chosen: usize) -> Option<usize> {
        let width = self.ui.available_width();
        let (row, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
        let each = (width - GAP * (choices.len() as f32 - 1.0)) / choices.len().max(1) as f32;
        let size = self.common_size(each - 20.0, choices.iter().map(|(_, text)| text.as_str()));
        let mut pressed = None;
        for (i, (name, text)) in choices.iter().enumerate() {
            let place = row.min + Vec2::new(i as f32 * (each + GAP), 0.0);
            let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
            if self.button_of(rect, name, text, Emphasis::Plain, true, size) {
                pressed = Some(i);
            }
            self.says(name, Says::choice(text, i == chosen));
            if i == chosen {
                let accent = paint(self.theme.accent);
                let painter = self.ui.painter();
                let bar = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - 8.0), rect.max);
                painter.rect_filled(bar.shrink2(Vec2::new(16.0, 2.0)), 2.0, accent);
            }
        }
        pressed
    }

    /// One of several choices, each in a row of its own; true when it is pressed.
    pub fn option(&mut self, name: &str, text: &str, is_chosen: bool) -> bool {
        let width = self.ui.available_width();
        let words = self.block(width - 60.0, text, self.theme.text);
        let height = CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP);
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let pressed = self.tile(rect, name, false);
        self.says(name, Says::choice(text, is_chosen));
        let middle = Pos2::new(rect.left() + 28.0, rect.center().y);
        let ink = if is_chosen { self.theme.accent } else { self.theme.muted };
        self.ui.painter().circle_stroke(middle, 9.0, Stroke::new(2.0, paint(ink)));
        if is_chosen {
            self.ui.painter().circle_filled(middle, 5.0, paint(ink));
        }
        let place = Pos2::new(rect.left() + 52.0, rect.center().y - words.size().y / 2.0);
        self.ui.painter().galley(place, words, paint(self.theme.text));
        pressed
    }

    /// Buttons side by side; the index of the one pressed. What is not enabled shows but does nothing.
    pub fn buttons<const N: usize>(&mut self, buttons: [(&str, &str, bool); N]) -> Option<usize> {
        let width = self.ui.available_width();
        let (row, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
        let each = (width - GAP * (N as f32 - 1.0)) / N as f32;
        let size = self.common_size(each - 20.0, buttons.iter().map(|(_, text, _)| *text));
        let mut pressed = None;
        for (i, (name, text, enabled)) in buttons.into_iter().enumerate() {
            let left = row.left() + i as f32 * (each + GAP);
            let rect = Rect::from_min_size(Pos2::new(left, row.top()), Vec2::new(each, CONTROL_HEIGHT));
            if self.button_of(rect, name, text, Emphasis::Plain, enabled, size) {
                pressed = Some(i);
            }
        }
        pressed
    }

    /// Buttons in rows of so many; the index of the one pressed.
    pub fn grid(&mut self, columns: usize, buttons: &[(&str, String, Emphasis)]) -> Option<usize> {
        let width = self.ui.available_width();
        let each = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        let size = self.common_size(each - 20.0, buttons.iter().map(|(_, text, _)| text.as_str()));
        let mut pressed = None;
        for (row, chunk) in buttons.chunks(columns).enumerate() {
            let (room, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
            for (i, (name, text, emphasis)) in chunk.iter().enumerate() {
                let place = room.min + Vec2::new(i as f32 * (each + GAP), 0.0);
                let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
                if self.button_of(rect, name, text, *emphasis, true, size) {
                    pressed = Some(row * columns + i);
                }
            }
        }
        pressed
    }

    /// Buttons with two lines, as many in a row as have this width at least; the index of the one pressed.
    pub fn tiles(&mut self, size: Vec2, tiles: &[Tile<'_>]) -> Option<usize> {
        let width = self.ui.available_width();
        let columns = (((width + GAP) / (size.x + GAP)).floor() as usize).max(1);
        let each = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        let n_rows = tiles.len().div_ceil(columns) as f32;
        let height = n_rows * (size.y + GAP) - GAP;
        let (room, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let size_of_text = self.common_size(each - 20.0, tiles.iter().map(|tile| tile.text.as_str()));
        let mut pressed = None;
        for (i, tile) in tiles.iter().enumerate() {
            let place = Vec2::new((i % columns) as f32 * (each + GAP), (i / columns) as f32 * (size.y + GAP));
            let rect = Rect::from_min_size(room.min + place, Vec2::new(each, size.y));
            if self.button_at(rect, tile.name, "", Emphasis::Plain, true) {
                pressed = Some(i);
            }
            let says = Says::choice(tile.text.as_str(), tile.chosen);
            self.says(tile.name, Says { value: Some(tile.below.clone()), ..says });
            let (ink, quiet) = (self.theme.text, self.theme.muted);
            if tile.chosen {
                let bar = Rect::from_min_size(rect.min, Vec2::new(6.0, rect.height()));
                self.ui.painter().rect_filled(bar, CORNER_LEFT, paint(self.theme.accent));
            }
            let ink = if tile.chosen { self.theme.accent } else { ink };
            let middle = rect.center();
            let line = Vec2::new(rect.width() - 8.0, 24.0);
            let room = Rect::from_center_size(middle - Vec2::new(0.0, 12.0), line);
            self.fitted_in(room, &tile.text, ink, size_of_text);
            let below = if tile.done { format!("✓ {}", tile.below) } else { tile.below.clone() };
            let galley = self.shrunk(line.x, &below, quiet, Type::Small.font());
            let place = middle + Vec2::new(0.0, 14.0) - galley.size() / 2.0;
            self.ui.painter().galley(place, galley, paint(quiet));
        }
        pressed
    }

    fn button_at(&mut self, rect: Rect, name: &str, text: &str, emphasis: Emphasis, enabled: bool) -> bool {
        self.button_of(rect, name, text, emphasis, enabled, Type::Button.font().size)
    }

    /// A button whose text is no larger than this.
    fn button_of(
        &mut self,
        rect: Rect,
        name: &str,
        text: &str,
        emphasis: Emphasis,
        enabled: bool,
        size: f32,
    ) -> bool {
        let id = Id::new(name);
        if emphasis == Emphasis::Primary {
            self.nav.prefer(id);
        }
        let says = Says { enabled, ..Says::button(text) };
        let (response, focused) = self.control(rect, id, false, says);
        let pressed = (response.clicked() || self.nav.is_pressed(id)) && enabled;
        let theme = self.theme;
        let held = response.is_pointer_button_down_on() && response.hovered();
        let (fill, ink) = match emphasis {
            _ if !enabled => (theme.panel, theme.unusable()),
            Emphasis::Primary => (theme.accent, theme.on_accent()),
            Emphasis::Plain if focused || held => (theme.control_focused(), theme.text),
            Emphasis::Plain => (theme.control(), theme.text),
        };
        self.surface(rect, fill, focused);
        self.fitted_in(rect.shrink2(Vec2::new(10.0, 0.0)), text, ink, size);
        if pressed {
            self.nav.note_press();
        }
        pressed
    }
}
