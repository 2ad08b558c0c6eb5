//! What is pressed: buttons one by one, and in rows.

use std::borrow::Cow;

use bevy::prelude::Message;
use bevy_egui::egui::{Align2, Id, Pos2, Rect, Stroke, Vec2};

use super::room::Cells;
use super::{Ask, CONTROL_HEIGHT, GAP, Kit, Says, paint};
use crate::app::ui::fonts::Type;
use crate::words::Texts;

/// The room beside the words of a button.
const PAD: f32 = 10.0;
/// Letters that are smaller than this, in points, are not read.
const LEAST_TYPE: f32 = 13.0;
/// The height of a control with what it is called above what it is.
const LEADING_HEIGHT: f32 = 66.0;

/// The name of a control, and the id of its words: the name itself, unless another one stands beside it.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    pub(super) name: &'a str,
    pub(super) text_id: &'a str,
}

impl<'a> From<&'a str> for Named<'a> {
    fn from(name: &'a str) -> Self {
        Self { name, text_id: name }
    }
}

impl<'a> From<(&'a str, &'a str)> for Named<'a> {
    fn from((name, text_id): (&'a str, &'a str)) -> Self {
        Self { name, text_id }
    }
}

/// A button: its words, whether it can be pressed, and what is asked for then.
pub struct Button<'a> {
    named: Named<'a>,
    /// Words that were put together, in place of those of the id.
    words: Option<String>,
    is_main: bool,
    enabled: bool,
    ask: Option<Ask>,
}

impl<'a> Button<'a> {
    /// A button that asks for something.
    pub fn new(named: impl Into<Named<'a>>, message: impl Message) -> Self {
        Self::of(named).and(message)
    }

    /// A button whose page does what it is there for.
    pub fn of(named: impl Into<Named<'a>>) -> Self {
        Self { named: named.into(), words: None, is_main: false, enabled: true, ask: None }
    }

    /// It asks for this too.
    #[must_use]
    pub fn and(self, message: impl Message) -> Self {
        self.asking(Ask::of(message))
    }

    /// The same of something that was put together before.
    #[must_use]
    pub fn asking(self, ask: Ask) -> Self {
        let ask = match self.ask {
            Some(first) => first.then(ask),
            None => ask,
        };
        Self { ask: Some(ask), ..self }
    }

    /// With words that were put together.
    #[must_use]
    pub fn saying(self, words: String) -> Self {
        Self { words: Some(words), ..self }
    }

    /// The one that most want, which has the focus to begin with.
    #[must_use]
    pub fn main(self) -> Self {
        self.main_if(true)
    }

    /// The same where that is so.
    #[must_use]
    pub fn main_if(self, is_main: bool) -> Self {
        Self { is_main, ..self }
    }

    /// It shows but does nothing where it is not enabled.
    #[must_use]
    pub fn only_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    fn text(&self, texts: &Texts) -> String {
        self.words.clone().unwrap_or_else(|| texts.get(self.named.text_id))
    }
}

/// A button among many, with a second line.
pub struct Tile<'a> {
    /// The name of the control.
    pub name: Cow<'a, str>,
    /// What it is.
    pub text: String,
    /// What is to be said of it.
    pub below: String,
    /// Nothing is left to be done there.
    pub done: bool,
    /// It is the one chosen.
    pub chosen: bool,
}

/// The cells of buttons, and the size of their letters.
struct Rows {
    cells: Cells,
    type_size: f32,
}

impl Kit<'_> {
    /// The head of a page with the way back at its left, at the same place on every page.
    pub fn header(&mut self, name: &str, title: &str, back: impl Message) {
        self.nav.name(title);
        let room = self.ui.available_width() - CONTROL_HEIGHT - 16.0;
        let least = Type::Button.font().size;
        let galley = self.shrunk_to(least, room, title, self.theme.text, Type::Title.font());
        let fits = galley.size().x <= room;
        let galley = if fits { galley } else { self.wrapped(title, Type::Strong, self.theme.text, room) };
        let row = self.room(galley.size().y.max(CONTROL_HEIGHT));
        let place = Rect::from_min_size(row.min, Vec2::splat(CONTROL_HEIGHT));
        let says = Says::button(self.texts.get("say-back"));
        if self.tile(place, name, false, says) {
            self.ask(back);
        }
        let tip = place.center() - Vec2::new(5.0, 0.0);
        self.arrow(tip, Vec2::splat(9.0), Stroke::new(3.0, paint(self.theme.text)));
        self.set(row.with_min_x(place.right() + 16.0), Align2::LEFT_CENTER, galley);
        self.space(1.0);
    }

    /// A button as wide as the panel; true when it is pressed.
    pub fn button(&mut self, button: Button<'_>) -> bool {
        let words = self.block(self.ui.available_width() - 20.0, &button.text(self.texts), self.theme.text);
        let rect = self.room(CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP));
        self.button_in(rect, button)
    }

    /// A button at a place.
    pub fn button_in(&mut self, rect: Rect, button: Button<'_>) -> bool {
        self.button_of(rect, button, Type::Button.font().size)
    }

    /// A button with a line of text that is cut where it would not fit; true when it is pressed.
    pub fn line_button(&mut self, rect: Rect, name: &str, text: &str) -> bool {
        let pressed = self.tile(rect, name, false, Says::button(text));
        let line = self.cut(text, Type::Button, self.theme.text, rect.width() - 24.0);
        self.set(rect, Align2::CENTER_CENTER, line);
        pressed
    }

    /// A control that its page fills with its own picture, and what it says of itself; true when it is pressed.
    pub fn tile(&mut self, rect: Rect, name: &str, is_main: bool, says: Says) -> bool {
        let (pressed, focused) = self.pressable(rect, name, is_main, says);
        self.surface(rect, self.fill(focused), focused);
        pressed
    }

    /// The same through which left and right step as well: whether it is pressed, by how many steps it was moved, and
    /// whether it has the focus.
    pub fn stepped_tile(&mut self, rect: Rect, name: &str, is_main: bool, says: Says) -> (bool, i32, bool) {
        let id = Id::new(name);
        if is_main {
            self.nav.prefer(id);
        }
        let (response, focused) = self.control(rect, id, true, says);
        self.surface(rect, self.fill(focused), focused);
        let pressed = self.click(&response).is_some() || self.nav.is_pressed(id);
        let steps = self.nav.steps(id).sum();
        if pressed || steps != 0 {
            self.nav.note_press();
        }
        (pressed, steps, focused)
    }

    /// A control that leads to where something is chosen or typed, with what it is now.
    pub fn leading(&mut self, name: &str, value: &str, to: impl Message) {
        let label = self.texts.get(name);
        let rect = self.room(LEADING_HEIGHT);
        let says = Says { value: Some(value.to_owned()), ..Says::button(label.clone()) };
        if self.tile(rect, name, false, says) {
            self.ask(to);
        }
        let width = rect.width() - 32.0;
        let lines = [
            self.cut(label, Type::Body, self.theme.muted, width),
            self.cut(value, Type::Button, self.theme.text, width),
        ];
        self.set_lines(rect.min + Vec2::new(16.0, 7.0), lines);
    }

    /// Choices side by side, all in view, one of them chosen: a bar in the accent lies below it.
    /// The index of the one pressed.
    pub fn segments(&mut self, choices: &[(&str, String)], chosen: usize) -> Option<usize> {
        let rows = self.rows(choices.len(), choices.iter().map(|(_, text)| text.as_str()));
        let room = self.room(rows.cells.height());
        let mut pressed = None;
        for (i, ((name, text), rect)) in choices.iter().zip(rows.cells.places(room)).enumerate() {
            if self.button_of(rect, Button::of(*name).saying(text.clone()), rows.type_size) {
                pressed = Some(i);
            }
            self.says(name, Says::choice(text, i == chosen));
            if i == chosen {
                self.underline(rect);
            }
        }
        pressed
    }

    /// The bar in the accent below what is chosen.
    pub(super) fn underline(&self, rect: Rect) {
        let bar = rect.with_min_y(rect.bottom() - 8.0).shrink2(Vec2::new(rect.width().min(96.0) / 6.0, 2.0));
        self.ui.painter().rect_filled(bar, 2.0, paint(self.theme.accent));
    }

    /// One of several choices, each in a row of its own; true when it is pressed.
    pub fn option(&mut self, name: &str, text: &str, is_chosen: bool) -> bool {
        let words = self.block(self.ui.available_width() - 60.0, text, self.theme.text);
        let rect = self.room(CONTROL_HEIGHT.max(words.size().y + 2.0 * GAP));
        let pressed = self.tile(rect, name, false, Says::choice(text, is_chosen));
        let middle = Pos2::new(rect.left() + 28.0, rect.center().y);
        let ink = if is_chosen { self.theme.accent } else { self.theme.muted };
        self.ui.painter().circle_stroke(middle, 9.0, Stroke::new(2.0, paint(ink)));
        if is_chosen {
            self.ui.painter().circle_filled(middle, 5.0, paint(ink));
        }
        self.set(rect.with_min_x(rect.left() + 52.0), Align2::LEFT_CENTER, words);
        pressed
    }

    /// Buttons one below the other.
    pub fn column<'a>(&mut self, buttons: impl IntoIterator<Item = Button<'a>>) {
        for button in buttons {
            self.button(button);
        }
    }

    /// Buttons side by side.
    pub fn row<'a>(&mut self, buttons: impl IntoIterator<Item = Button<'a>>) {
        let buttons: Vec<Button<'_>> = buttons.into_iter().collect();
        self.grid(buttons.len(), buttons);
    }

    /// Buttons in rows of `columns`.
    pub fn grid<'a>(&mut self, columns: usize, buttons: impl IntoIterator<Item = Button<'a>>) {
        let buttons: Vec<Button<'_>> = buttons.into_iter().collect();
        let rows = self.button_rows(columns, &buttons);
        let room = self.room(rows.cells.height());
        for (button, rect) in buttons.into_iter().zip(rows.cells.places(room)) {
            self.button_of(rect, button, rows.type_size);
        }
    }

    /// How high buttons side by side are, with the gap below them.
    pub fn row_height(&self, buttons: &[Button<'_>]) -> f32 {
        self.button_rows(buttons.len(), buttons).cells.height() + GAP
    }

    fn button_rows(&self, columns: usize, buttons: &[Button<'_>]) -> Rows {
        let texts: Vec<String> = buttons.iter().map(|button| button.text(self.texts)).collect();
        self.rows(columns, texts.iter().map(String::as_str))
    }

    /// Buttons with these texts in rows: `columns` side by side, fewer where a word would be too small, and as high as
    /// the texts need.
    fn rows<'t>(&self, columns: usize, texts: impl Iterator<Item = &'t str>) -> Rows {
        let texts: Vec<&str> = texts.collect();
        let fits = |columns: &usize| {
            let width = self.share(*columns) - 2.0 * PAD;
            texts.iter().all(|text| self.whole(width, text, Type::Body.font()).size >= LEAST_TYPE)
        };
        let columns = (1..=columns.max(1)).rev().find(fits).unwrap_or(1);
        let each = self.share(columns);
        let type_size = self.common_size(each - 2.0 * PAD, texts.iter().copied());
        let height = |texts: &[&str]| {
            let of_text = |text: &&str| {
                self.block_of(each - 2.0 * PAD, text, self.theme.text, type_size).size().y + GAP
            };
            texts.iter().map(of_text).fold(CONTROL_HEIGHT, f32::max)
        };
        let heights = texts.chunks(columns).map(height).collect();
        Rows { cells: Cells { columns, each, gap: GAP, heights }, type_size }
    }

    /// Buttons with two lines in rows of `columns`; the index of the one pressed.
    pub fn tiles(&mut self, columns: usize, height: f32, tiles: &[Tile<'_>]) -> Option<usize> {
        let size = self.common_size(self.share(columns) - 20.0, tiles.iter().map(|tile| tile.text.as_str()));
        let places = self.cells(columns, height, tiles.len());
        let mut pressed = None;
        for (i, (tile, rect)) in tiles.iter().zip(places).enumerate() {
            let says = Says::choice(tile.text.as_str(), tile.chosen);
            if self.tile(rect, &tile.name, false, Says { value: Some(tile.below.clone()), ..says }) {
                pressed = Some(i);
            }
            if tile.chosen {
                self.bar(rect, 6.0);
            }
            let ink = if tile.chosen { self.theme.accent } else { self.theme.text };
            let line = Rect::from_center_size(rect.center(), Vec2::new(rect.width() - 8.0, 24.0));
            self.fitted_in(line.translate(Vec2::new(0.0, -12.0)), &tile.text, ink, size);
            let below = if tile.done { format!("✓ {}", tile.below) } else { tile.below.clone() };
            let quiet = self.theme.muted;
            let galley = self.shrunk_to(LEAST_TYPE, line.width(), &below, quiet, Type::Small.font());
            self.set(line.translate(Vec2::new(0.0, 14.0)), Align2::CENTER_CENTER, galley);
        }
        pressed
    }

    /// A button whose text is no larger than this.
    fn button_of(&mut self, rect: Rect, button: Button<'_>, size: f32) -> bool {
        let Button { named: Named { name, .. }, is_main, enabled, .. } = button;
        let text = button.text(self.texts);
        let says = Says { enabled, ..Says::button(text.as_str()) };
        let (pressed, focused) = self.pressable(rect, name, is_main, says);
        let theme = self.theme;
        let (fill, ink) = match (enabled, is_main) {
            (false, _) => (theme.panel, theme.unusable()),
            (true, true) => (theme.accent, theme.on_accent()),
            (true, false) => (self.fill(focused), theme.text),
        };
        self.surface(rect, fill, focused);
        self.fitted_in(rect.shrink2(Vec2::new(PAD, 0.0)), &text, ink, size);
        if let Some(ask) = button.ask.filter(|_| pressed) {
            self.ask_for(ask);
        }
        pressed
    }

    /// Registers what can be pressed; whether it is, and whether it has the focus.
    fn pressable(&mut self, rect: Rect, name: &str, is_main: bool, says: Says) -> (bool, bool) {
        let id = Id::new(name);
        if is_main {
            self.nav.prefer(id);
        }
        let enabled = says.enabled;
        let (response, focused) = self.control(rect, id, false, says);
        let pressed = (self.click(&response).is_some() || self.nav.is_pressed(id)) && enabled;
        if pressed {
            self.nav.note_press();
        }
        (pressed, focused)
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
            let Rows { cells, type_size } = kit.rows(1, [text].into_iter());
            assert!(cells.heights[0] > CONTROL_HEIGHT);
            let galley = kit.block_of(cells.each - 2.0 * PAD, text, kit.theme.text, type_size);
            let sizes = galley.job.sections.iter().map(|section| section.format.font_id.size);
            assert!(sizes.fold(f32::MAX, f32::min) >= Type::Body.font().size);
            assert!(galley.rows.len() > 1 && galley.size().y <= cells.heights[0]);
        });
    }

    #[test]
    fn buttons_with_long_words_stand_one_above_the_other() {
        with_kit("de", 150.0, |kit, _| {
            let columns = |texts: [&str; 2]| kit.rows(2, texts.into_iter()).cells.columns;
            assert_eq!((columns(["Hilfe", "Einstellungen"]), columns(["Ja", "Nein"])), (1, 2));
        });
    }
}
