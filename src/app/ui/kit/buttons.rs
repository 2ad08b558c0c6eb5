//! What is pressed: buttons one by one, and in rows.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Stroke, Vec2};

use super::{CONTROL_HEIGHT, CORNER_LEFT, GAP, Kit, Says, paint};
use crate::app::ui::fonts::Type;
use crate::app::ui::trim::cut;

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The one that most want.
    Primary,
    /// Any other.
    Plain,
}

/// The room beside the words of a button.
const PAD: f32 = 10.0;
/// Letters that are smaller than this, in points, are not read.
const LEAST_TYPE: f32 = 13.0;

/// Buttons in rows: how many side by side, how wide each is, in letters of which size, and how high each row is.
struct Rows {
    columns: usize,
    each: f32,
    type_size: f32,
    heights: Vec<f32>,
}

impl Rows {
    fn size(&self) -> Vec2 {
        let n = self.columns as f32;
        let height: f32 = self.heights.iter().map(|height| height + GAP).sum();
        Vec2::new(n * (self.each + GAP) - GAP, (height - GAP).max(0.0))
    }

    /// The place of a button in their room.
    fn place(&self, room: Rect, i: usize) -> Rect {
        let (row, column) = (i / self.columns, i % self.columns);
        let above: f32 = self.heights.iter().take(row).map(|height| height + GAP).sum();
        let height = self.heights.get(row).copied().unwrap_or(CONTROL_HEIGHT);
        let corner = room.min + Vec2::new(column as f32 * (self.each + GAP), above);
        Rect::from_min_size(corner, Vec2::new(self.each, height))
    }
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
        let least = Type::Button.font().size;
        let galley = self.shrunk_to(least, room, title, self.theme.text, Type::Title.font());
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
        let pressed = self.click(&response).is_some() || self.nav.is_pressed(id);
        if pressed {
            self.nav.note_press();
        }
        pressed
    }

    /// Choices side by side, all in view, one of them chosen: a bar in the accent lies below it.
    /// The index of the one pressed.
    pub fn segments(&mut self, choices: &[(&str, String)], chosen: usize) -> Option<usize> {
        let texts: Vec<&str> = choices.iter().map(|(_, text)| text.as_str()).collect();
        let rows = self.rows(choices.len(), &texts);
        let (room, _) = self.ui.allocate_exact_size(rows.size(), Sense::hover());
        let mut pressed = None;
        for (i, (name, text)) in choices.iter().enumerate() {
            let rect = rows.place(room, i);
            if self.button_of(rect, name, text, Emphasis::Plain, true, rows.type_size) {
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
        let rows = self.rows(N, &buttons.map(|(_, text, _)| text));
        let (room, _) = self.ui.allocate_exact_size(rows.size(), Sense::hover());
        let mut pressed = None;
        for (i, (name, text, enabled)) in buttons.into_iter().enumerate() {
            if self.button_of(rows.place(room, i), name, text, Emphasis::Plain, enabled, rows.type_size) {
                pressed = Some(i);
            }
        }
        pressed
    }

    /// How high rows of buttons with these texts are, with the gap below each row.
    pub fn rows_height(&self, rows: &[&[&str]]) -> f32 {
        rows.iter().map(|texts| self.rows(texts.len(), texts).size().y + GAP).sum()
    }

    /// Buttons in rows of so many; the index of the one pressed.
    pub fn grid(&mut self, columns: usize, buttons: &[(&str, String, Emphasis)]) -> Option<usize> {
        let texts: Vec<&str> = buttons.iter().map(|(_, text, _)| text.as_str()).collect();
        let rows = self.rows(columns, &texts);
        let (room, _) = self.ui.allocate_exact_size(rows.size(), Sense::hover());
        let mut pressed = None;
        for (i, (name, text, emphasis)) in buttons.iter().enumerate() {
            if self.button_of(rows.place(room, i), name, text, *emphasis, true, rows.type_size) {
                pressed = Some(i);
            }
        }
        pressed
    }

    /// Buttons with these texts in rows: so many side by side, fewer where a word would be too small, and as high as
    /// the texts need.
    fn rows(&self, columns: usize, texts: &[&str]) -> Rows {
        let width = self.ui.available_width();
        let width_of = |columns: usize| (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        let fits = |columns: &usize| {
            let least =
                |text: &&str| self.whole(width_of(*columns) - 2.0 * PAD, text, Type::Body.font()).size;
            texts.iter().map(least).fold(f32::MAX, f32::min) >= LEAST_TYPE
        };
        let columns = (1..=columns.max(1)).rev().find(fits).unwrap_or(1);
        let each = width_of(columns);
        let type_size = self.common_size(each - 2.0 * PAD, texts.iter().copied());
        let height = |texts: &[&str]| {
            let of_text = |text: &&str| {
                self.block_of(each - 2.0 * PAD, text, self.theme.text, type_size).size().y + GAP
            };
            texts.iter().map(of_text).fold(CONTROL_HEIGHT, f32::max)
        };
        Rows { columns, each, type_size, heights: texts.chunks(columns).map(height).collect() }
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
            let galley = self.shrunk_to(LEAST_TYPE, line.x, &below, quiet, Type::Small.font());
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
        let pressed = (self.click(&response).is_some() || self.nav.is_pressed(id)) && enabled;
        let theme = self.theme;
        let held = response.is_pointer_button_down_on() && response.hovered();
        let (fill, ink) = match emphasis {
            _ if !enabled => (theme.panel, theme.unusable()),
            Emphasis::Primary => (theme.accent, theme.on_accent()),
            Emphasis::Plain if focused || held => (theme.control_focused(), theme.text),
            Emphasis::Plain => (theme.control(), theme.text),
        };
        self.surface(rect, fill, focused);
        self.fitted_in(rect.shrink2(Vec2::new(PAD, 0.0)), text, ink, size);
        if pressed {
            self.nav.note_press();
        }
        pressed
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{self, Context, RawInput};

    use bevy::ecs::world::CommandQueue;

    use super::*;
    use crate::app::theme::Theme;
    use crate::app::ui::fonts;
    use crate::app::ui::kit::Nav;
    use crate::words::{LANGUAGES, Texts};

    /// Lets a kit of this width and language draw.
    fn with_kit(tag: &str, width: f32, mut check: impl FnMut(&mut Kit<'_>, &Texts)) {
        let context = Context::default();
        context.set_fonts(fonts::definitions(tag));
        let (theme, texts) = (Theme::default(), Texts::new(tag));
        let mut nav = Nav::default();
        let output = context.run_ui(RawInput::default(), |ui| {
            ui.set_max_width(width);
            let asked = &mut CommandQueue::default();
            check(&mut Kit { ui, nav: &mut nav, theme: &theme, texts: &texts, asked }, &texts);
        });
        output.drop_without_applying_deltas();
    }

    /// The lines of what is laid out.
    fn lines(galley: &egui::Galley) -> Vec<String> {
        galley.rows.iter().map(|row| row.text().trim().to_owned()).collect()
    }

    const WORDS: [&str; 6] =
        ["action-undo", "action-redo", "action-hint", "action-pause", "puzzle-other-board", "title-settings"];

    #[test]
    fn words_are_not_torn_where_smaller_letters_fit() {
        for (tag, ..) in LANGUAGES.into_iter().filter(|(tag, ..)| ["en", "de"].contains(tag)) {
            for width in [64.0, 84.0, 120.0] {
                with_kit(tag, width, |kit, texts| {
                    for id in WORDS {
                        let text = texts.get(id);
                        let galley = kit.block(width, &text, kit.theme.text);
                        assert!(galley.size().x <= width + 0.5, "{tag}: {text}");
                        let whole: Vec<&str> = text.split_whitespace().collect();
                        let written = lines(&galley).join(" ");
                        assert_eq!(written.split_whitespace().collect::<Vec<_>>(), whole, "{tag} at {width}");
                    }
                });
            }
        }
    }

    #[test]
    fn sentences_on_buttons_are_wrapped_and_not_shrunk() {
        with_kit("de", 200.0, |kit, _| {
            let text = "Noch eine Partie mit vertauschten Farben";
            let rows = kit.rows(1, &[text]);
            assert!(rows.heights[0] > CONTROL_HEIGHT);
            let galley = kit.block_of(rows.each - 2.0 * PAD, text, kit.theme.text, rows.type_size);
            let sizes = galley.job.sections.iter().map(|section| section.format.font_id.size);
            assert!(sizes.fold(f32::MAX, f32::min) >= Type::Body.font().size);
            assert!(galley.rows.len() > 1 && galley.size().y <= rows.heights[0]);
        });
    }

    #[test]
    fn buttons_with_long_words_stand_one_above_the_other() {
        with_kit("de", 150.0, |kit, _| {
            assert_eq!(kit.rows(2, &["Hilfe", "Einstellungen"]).columns, 1);
            assert_eq!(kit.rows(2, &["Ja", "Nein"]).columns, 2);
        });
    }
}
