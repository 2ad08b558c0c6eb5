//! The controls of all panels, and the one focus that mouse, keys and gamepad share.
//!
//! The focus is ours and not egui's: every control registers its rectangle while it is drawn, directions move the
//! focus among the rectangles of the last pass, and a press is delivered to the control in the next one. So the
//! three devices walk every page alike, the focus wraps, and a page that is left is found again as it was.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, CursorIcon, Galley, Id, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, Vec2,
};

use super::fonts::Type;
pub use super::says::{Control, Nature, Says};
pub use super::sight::Sight;
use super::trim::cut;
use crate::app::input::{Action, Heading};
use crate::app::power::Wakefulness;
use crate::app::text::Texts;
use crate::app::theme::{Rgb, Theme};

/// A control was pressed or changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pressed;

/// The height of a control, and the corner of everything rounded, in points.
pub const CONTROL_HEIGHT: f32 = 48.0;
const CORNER: CornerRadius = CornerRadius::same(10);
/// The corners of a bar at the left of a control.
const CORNER_LEFT: CornerRadius = CornerRadius { nw: 10, sw: 10, ne: 0, se: 0 };
/// The step of all spacing.
pub const GAP: f32 = 8.0;

/// The marks that no line of Chinese begins with and that egui would put there.
const NOT_AT_START: &str = "，：；！？）…";

/// The focus and what is to happen to it.
#[derive(Resource, Default)]
pub struct Nav {
    page: &'static str,
    focused: Option<Id>,
    remembered: HashMap<&'static str, Id>,
    items: Vec<Item>,
    building: Vec<Item>,
    /// What is drawn says of itself, and the head of the page.
    said: Vec<Control>,
    saying: Vec<Control>,
    title: String,
    preferred: Option<Id>,
    begins_at: Option<Id>,
    /// What was pressed and moved since the last pass, each in order: a slow pass finds more than one.
    presses: Vec<Id>,
    adjusts: Vec<(Id, i32)>,
    scroll_to_focus: bool,
    sight: Option<Sight>,
    scroll_by: f32,
    pressed_any: bool,
    /// Whether the panels have the focus, and not the board.
    pub active: bool,
}

#[derive(Clone, Copy, Debug)]
struct Item {
    id: Id,
    rect: Rect,
    adjustable: bool,
}

impl Nav {
    /// Begins a pass of a page; whether it is seen for the first time, or again after it was forgotten.
    pub fn begin(&mut self, page: &'static str, active: bool) -> bool {
        let is_new = self.page != page && !self.remembered.contains_key(page);
        if self.page != page {
            if let Some(focused) = self.focused {
                self.remembered.insert(self.page, focused);
            }
            self.page = page;
            self.title.clear();
            self.focused = self.remembered.get(page).copied();
            self.items.clear();
            self.presses.clear();
            self.adjusts.clear();
            self.sight = None;
        }
        self.active = active;
        self.preferred = None;
        self.begins_at = None;
        self.building.clear();
        self.saying.clear();
        is_new
    }

    /// The page of the last pass.
    pub const fn page(&self) -> &'static str {
        self.page
    }

    /// Forgets where the focus was on other pages that match.
    pub fn forget(&mut self, matches: impl Fn(&str) -> bool) {
        self.remembered.retain(|page, _| !matches(page));
    }

    /// The focus goes to where the page begins.
    pub const fn focus_anew(&mut self) {
        self.focused = None;
    }

    /// What is seen of the page, once a pass has drawn it.
    pub const fn sight(&self) -> Option<Sight> {
        self.sight
    }

    /// What the pass has shown of the page.
    pub const fn saw(&mut self, sight: Sight) {
        self.sight = Some(sight);
    }

    /// How far the page is to be scrolled, down when positive.
    pub const fn take_scroll(&mut self) -> f32 {
        std::mem::replace(&mut self.scroll_by, 0.0)
    }

    /// Ends a pass; whether another pass must be drawn because the focus has found its place only now.
    pub fn end(&mut self) -> bool {
        self.items = std::mem::take(&mut self.building);
        self.said = std::mem::take(&mut self.saying);
        self.presses.clear();
        self.adjusts.clear();
        self.scroll_to_focus = false;
        let known = self.focused.is_some_and(|focused| self.items.iter().any(|item| item.id == focused));
        if !known && self.active {
            self.scroll_to_focus = self.preferred.is_some();
            self.focused =
                self.preferred.or(self.begins_at).or_else(|| self.items.first().map(|item| item.id));
            return self.focused.is_some();
        }
        false
    }

    /// Whether anything was pressed since the last question.
    pub fn take_pressed(&mut self) -> bool {
        std::mem::take(&mut self.pressed_any)
    }

    /// The place of a control of the last pass in points, by the name it was drawn under; tests click there.
    pub fn rect_of(&self, name: &str) -> Option<Rect> {
        let id = Id::new(name);
        self.items.iter().find(|item| item.id == id).map(|item| item.rect)
    }

    /// The place of the control with the focus in points.
    pub fn focused_rect(&self) -> Option<Rect> {
        self.items.iter().find(|item| Some(item.id) == self.focused).map(|item| item.rect)
    }

    /// Whether the control of this name has the focus.
    pub fn is_focused(&self, name: &str) -> bool {
        self.focused == Some(Id::new(name))
    }

    /// What the last pass has drawn says of itself, in the order in which it was drawn.
    pub fn controls(&self) -> &[Control] {
        &self.said
    }

    /// The head of the page.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The control with the focus, while the panels have it.
    pub const fn focused(&self) -> Option<Id> {
        if self.active { self.focused } else { None }
    }

    /// Presses a control in the next pass.
    pub fn press(&mut self, id: Id) {
        self.presses.push(id);
    }

    /// Steps the value of a control in the next pass.
    pub fn adjust(&mut self, id: Id, by: i32) {
        self.adjusts.push((id, by));
    }

    /// Moves the focus to a control.
    pub const fn focus(&mut self, id: Id) {
        self.focused = Some(id);
        self.scroll_to_focus = true;
    }

    fn say(&mut self, id: Id, rect: Rect, says: Says) {
        self.saying.push(Control { id, rect, says });
    }

    fn step(&mut self, heading: Heading) {
        let Some(current) = self.items.iter().copied().find(|item| Some(item.id) == self.focused) else {
            self.focused = self.items.first().map(|item| item.id);
            return;
        };
        if let (true, Heading::Left | Heading::Right) = (current.adjustable, heading) {
            self.adjusts.push((current.id, if heading == Heading::Right { 1 } else { -1 }));
            self.scroll_to_focus = true;
            return;
        }
        let next = neighbor(&self.items, current, heading);
        // A second step before the next pass finds no sight, and moves the focus only: the places are out of date.
        if let (Some(sight), Heading::Up | Heading::Down) = (self.sight.take(), heading) {
            let (by, goes_on) = sight.reading_step(current.rect, next.map(|item| item.rect), heading);
            self.scroll_by = by;
            if by != 0.0 {
                self.focused = next.filter(|_| goes_on).map(|item| item.id).or(self.focused);
                return;
            }
        }
        self.focused = next.map(|item| item.id).or(self.focused);
        self.scroll_to_focus = true;
    }
}

/// The control next to `current` in a heading; past the last one comes the first again.
fn neighbor(items: &[Item], current: Item, heading: Heading) -> Option<Item> {
    let (along, across): (fn(Rect) -> f32, fn(Rect) -> f32) = match heading {
        Heading::Up | Heading::Down => (|rect| rect.center().y, |rect| rect.center().x),
        Heading::Left | Heading::Right => (|rect| rect.center().x, |rect| rect.center().y),
    };
    let sign = if matches!(heading, Heading::Down | Heading::Right) { 1.0 } else { -1.0 };
    let vertical = matches!(heading, Heading::Up | Heading::Down);
    let ahead = |item: &Item| (along(item.rect) - along(current.rect)) * sign;
    let aside = |item: &Item| (across(item.rect) - across(current.rect)).abs();
    // Beside one another are those whose heights overlap; above and below are the others.
    let beside = |item: &Item| {
        let apart = (item.rect.center().y - current.rect.center().y).abs();
        apart < (current.rect.height() + item.rect.height()) * 0.5 - 2.0
    };
    let in_line = |item: &Item| beside(item) != vertical;
    let others = || items.iter().copied().filter(|item| item.id != current.id && in_line(item));
    // The nearest row comes first, even where it is too short to have a control right there.
    let far = |item: &Item| ahead(item) + 0.1 * aside(item);
    let near = |a: &Item, b: &Item| far(a).total_cmp(&far(b));
    others()
        .filter(|item| ahead(item) > 2.0)
        .min_by(near)
        .or_else(|| others().filter(|item| ahead(item) < -2.0).min_by(near))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Nav>()
        .add_message::<Pressed>()
        .add_systems(Update, walk.in_set(crate::app::AppSet::Intend));
}

/// Directions and presses go to the panels while the board does not have them.
fn walk(mut actions: MessageReader<Action>, mut nav: ResMut<Nav>, mut wakefulness: ResMut<Wakefulness>) {
    if !nav.active {
        actions.clear();
        return;
    }
    for action in actions.read() {
        match action {
            Action::Step(heading) | Action::Jump(heading) => nav.step(*heading),
            Action::Confirm => {
                let focused = nav.focused;
                nav.presses.extend(focused);
            }
            _ => continue,
        }
        wakefulness.pending();
    }
}

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

/// What draws controls: where, in which colors, and with which focus.
pub struct Kit<'a> {
    /// Where.
    pub ui: &'a mut Ui,
    /// The focus.
    pub nav: &'a mut Nav,
    /// The colors.
    pub theme: &'a Theme,
    /// The words for what has no words on the screen.
    pub texts: &'a Texts,
}

/// A color for the panels.
pub const fn paint(color: Rgb) -> Color32 {
    Color32::from_rgb(color.0, color.1, color.2)
}

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
        self.nav.title.clone_from(&text);
        self.label(text, Type::Title, self.theme.text);
        self.space(1.0);
    }

    /// The head of a page with the way back at its left, at the same place on every page; true when that is pressed.
    pub fn header(&mut self, name: &str, title: &str) -> bool {
        title.clone_into(&mut self.nav.title);
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

    /// A button as wide as the panel; true when it is pressed.
    pub fn button(&mut self, name: &str, text: &str, emphasis: Emphasis) -> bool {
        self.button_if(name, text, emphasis, true)
    }

    /// The same, which shows but does nothing where it is not enabled.
    pub fn button_if(&mut self, name: &str, text: &str, emphasis: Emphasis, enabled: bool) -> bool {
        let width = self.ui.available_width();
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
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
            self.nav.preferred = Some(id);
        }
        let (response, focused) = self.control(rect, id, false, Says::button(""));
        let fill = if focused { self.theme.control_focused() } else { self.theme.control() };
        self.surface(rect, fill, focused);
        let pressed = response.clicked() || self.nav.presses.contains(&id);
        self.nav.pressed_any |= pressed;
        pressed
    }

    /// What a control that was drawn says of itself, where its page has drawn its words.
    pub fn says(&mut self, name: &str, says: Says) {
        let id = Id::new(name);
        if let Some(control) = self.nav.saying.iter_mut().rfind(|control| control.id == id) {
            control.says = says;
        }
    }

    /// What a text field of a page says of itself.
    pub fn says_field(&mut self, field: &Response, says: Says) {
        self.nav.say(field.id, field.rect, says);
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

    /// Choices side by side, all in view, one of them chosen: a bar in the accent lies below it.
    /// The index of the one pressed.
    pub fn segments(&mut self, choices: &[(&str, String)], chosen: usize) -> Option<usize> {
        let width = self.ui.available_width();
        let (row, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
        let each = (width - GAP * (choices.len() as f32 - 1.0)) / choices.len().max(1) as f32;
        let mut pressed = None;
        for (i, (name, text)) in choices.iter().enumerate() {
            let place = row.min + Vec2::new(i as f32 * (each + GAP), 0.0);
            let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
            if self.button_at(rect, name, text, Emphasis::Plain, true) {
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

    /// Buttons side by side; the index of the one pressed. What is not enabled shows but does nothing.
    pub fn buttons<const N: usize>(&mut self, buttons: [(&str, &str, bool); N]) -> Option<usize> {
        let width = self.ui.available_width();
        let (row, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
        let each = (width - GAP * (N as f32 - 1.0)) / N as f32;
        let mut pressed = None;
        for (i, (name, text, enabled)) in buttons.into_iter().enumerate() {
            let left = row.left() + i as f32 * (each + GAP);
            let rect = Rect::from_min_size(Pos2::new(left, row.top()), Vec2::new(each, CONTROL_HEIGHT));
            if self.button_at(rect, name, text, Emphasis::Plain, enabled) {
                pressed = Some(i);
            }
        }
        pressed
    }

    /// Buttons in rows of so many; the index of the one pressed.
    pub fn grid(&mut self, columns: usize, buttons: &[(&str, String, Emphasis)]) -> Option<usize> {
        let width = self.ui.available_width();
        let each = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
        let mut pressed = None;
        for (row, chunk) in buttons.chunks(columns).enumerate() {
            let (room, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
            for (i, (name, text, emphasis)) in chunk.iter().enumerate() {
                let place = room.min + Vec2::new(i as f32 * (each + GAP), 0.0);
                let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
                if self.button_at(rect, name, text, *emphasis, true) {
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
            self.fitted(Rect::from_center_size(middle - Vec2::new(0.0, 12.0), line), &tile.text, ink);
            let below = if tile.done { format!("✓ {}", tile.below) } else { tile.below.clone() };
            let galley = self.shrunk(line.x, &below, quiet, Type::Small.font());
            let place = middle + Vec2::new(0.0, 14.0) - galley.size() / 2.0;
            self.ui.painter().galley(place, galley, paint(quiet));
        }
        pressed
    }

    fn button_at(&mut self, rect: Rect, name: &str, text: &str, emphasis: Emphasis, enabled: bool) -> bool {
        let id = Id::new(name);
        if emphasis == Emphasis::Primary {
            self.nav.preferred = Some(id);
        }
        let says = Says { enabled, ..Says::button(text) };
        let (response, focused) = self.control(rect, id, false, says);
        let pressed = (response.clicked() || self.nav.presses.contains(&id)) && enabled;
        let theme = self.theme;
        let held = response.is_pointer_button_down_on() && response.hovered();
        let (fill, ink) = match emphasis {
            _ if !enabled => (theme.panel, theme.muted),
            Emphasis::Primary => (theme.accent, theme.on_accent()),
            Emphasis::Plain if focused || held => (theme.control_focused(), theme.text),
            Emphasis::Plain => (theme.control(), theme.text),
        };
        self.surface(rect, fill, focused);
        self.fitted(rect.shrink2(Vec2::new(10.0, 0.0)), text, ink);
        if pressed {
            self.nav.pressed_any = true;
        }
        pressed
    }

    /// A value that is stepped through: by its two arrows, by left and right, or by a press for the next one.
    /// The number of steps that it was moved.
    pub fn stepper(&mut self, name: &str, label: &str, value: &str) -> i32 {
        let width = self.ui.available_width();
        let height = CONTROL_HEIGHT + 22.0;
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let id = Id::new(name);
        let (response, focused) = self.control(rect, id, true, Says::value(label, value));
        let theme = self.theme;
        self.surface(rect, if focused { theme.control_focused() } else { theme.control() }, focused);
        let painter = self.ui.painter();
        painter.text(
            rect.left_top() + Vec2::new(16.0, 8.0),
            Align2::LEFT_TOP,
            label,
            Type::Body.font(),
            paint(theme.muted),
        );
        let middle = rect.bottom() - 24.0;
        let value_room = Rect::from_min_max(
            Pos2::new(rect.left() + 44.0, middle - 20.0),
            Pos2::new(rect.right() - 44.0, middle + 20.0),
        );
        for (x, sign) in [(rect.left() + 24.0, -1.0), (rect.right() - 24.0, 1.0)] {
            let tip = Pos2::new(x + 5.0 * sign, middle);
            let stroke = Stroke::new(2.5, paint(if focused { theme.accent } else { theme.muted }));
            for dy in [-8.0, 8.0] {
                painter.line_segment([tip, Pos2::new(x - 3.0 * sign, middle + dy)], stroke);
            }
        }
        self.fitted(value_room, value, theme.text);
        self.moved(id, &response, |pos| pos.x < rect.center().x)
    }

    /// A control that its page draws itself, stepped through as a [`stepper`](Self::stepper) is; a click goes back
    /// where `is_back` holds, forward anywhere else. Where it lies, and the number of steps that it was moved.
    ///
    /// On a page without a [`Primary`](Emphasis::Primary) button the first one that is seen has the focus to begin
    /// with.
    pub fn canvas(&mut self, name: &str, size: Vec2, is_back: impl Fn(Rect, Pos2) -> bool) -> (Rect, i32) {
        let (rect, _) = self.ui.allocate_exact_size(size, Sense::hover());
        let id = Id::new(name);
        if rect.top() + CONTROL_HEIGHT < self.ui.clip_rect().bottom() {
            self.nav.begins_at.get_or_insert(id);
        }
        let (response, focused) = self.control(rect, id, true, Says::value("", ""));
        self.surface(rect, self.theme.control(), focused);
        (rect, self.moved(id, &response, |pos| is_back(rect, pos)))
    }

    /// The number of steps that a control was moved: by a direction, by a press, or by a click.
    fn moved(&mut self, id: Id, response: &Response, is_back: impl Fn(Pos2) -> bool) -> i32 {
        let mut moved: i32 = self.nav.adjusts.iter().filter(|(at, _)| *at == id).map(|(_, by)| by).sum();
        moved += self.nav.presses.iter().filter(|pressed| **pressed == id).count() as i32;
        if response.clicked() {
            moved = if response.interact_pointer_pos().is_some_and(is_back) { -1 } else { 1 };
        }
        if moved != 0 {
            self.nav.pressed_any = true;
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
        let (rect, _) = self.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
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
        let text_room = Rect::from_min_max(
            rect.min + Vec2::new(16.0, 0.0),
            Pos2::new(knob_room.left() - 8.0, rect.bottom()),
        );
        self.fitted_left(text_room, label, theme.text);
        let turned = response.clicked()
            || self.nav.presses.contains(&id)
            || self.nav.adjusts.iter().any(|(at, by)| *at == id && (*by > 0) != *on);
        if turned {
            *on = !*on;
            self.nav.pressed_any = true;
        }
        turned
    }

    /// Registers a control, lets the pointer move the focus to it, and draws nothing.
    fn control(&mut self, rect: Rect, id: Id, adjustable: bool, says: Says) -> (Response, bool) {
        // Not `Sense::click()`: egui would give it a focus of its own, and Enter would press two controls.
        let response = self.ui.interact(rect, id, Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
        let moving =
            self.ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed());
        if response.hovered() && moving && self.nav.active {
            self.nav.focused = Some(id);
        }
        self.nav.building.push(Item { id, rect, adjustable });
        self.nav.say(id, rect, says);
        let focused = self.nav.active && self.nav.focused == Some(id);
        if focused && self.nav.scroll_to_focus {
            self.ui.scroll_to_rect(rect.expand(GAP), None);
        }
        (response, focused || (!self.nav.active && self.ui.rect_contains_pointer(rect)))
    }

    /// The body of a control, and the ring of the focus around it.
    fn surface(&self, rect: Rect, fill: Rgb, focused: bool) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, CORNER, paint(fill));
        if focused && self.nav.active {
            let ring = rect.expand(1.0);
            painter.rect_stroke(ring, CORNER, Stroke::new(3.0, paint(self.theme.text)), StrokeKind::Inside);
            painter.rect_stroke(
                ring.shrink(3.0),
                CORNER,
                Stroke::new(1.5, paint(self.theme.panel)),
                StrokeKind::Inside,
            );
        }
    }

    /// Text in the middle of a room, smaller where it would not fit.
    fn fitted(&self, room: Rect, text: &str, color: Rgb) {
        let galley = self.shrunk(room.width(), text, color, Type::Button.font());
        let place = room.center() - galley.size() / 2.0;
        self.ui.painter().galley(place, galley, paint(color));
    }

    /// Text at the left of a room, smaller where it would not fit.
    fn fitted_left(&self, room: Rect, text: &str, color: Rgb) {
        let galley = self.shrunk(room.width(), text, color, Type::Button.font());
        let place = Pos2::new(room.left(), room.center().y - galley.size().y / 2.0);
        self.ui.painter().galley(place, galley, paint(color));
    }

    fn shrunk(&self, width: f32, text: &str, color: Rgb, mut font: egui::FontId) -> Arc<Galley> {
        loop {
            let galley = self.ui.painter().layout_no_wrap(text.to_owned(), font.clone(), paint(color));
            if galley.size().x <= width || font.size <= 15.0 {
                return galley;
            }
            font.size -= 1.0;
        }
    }

    /// A stone as it lies in a bowl, for lists and cards.
    pub fn stone(&self, middle: Pos2, radius: f32, color: crate::board::Color) {
        super::stones::paint_stone(self.ui.painter(), self.theme, middle, radius, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(name: &str, x: f32, y: f32) -> Item {
        let rect = Rect::from_center_size(Pos2::new(x, y), Vec2::new(80.0, 40.0));
        Item { id: Id::new(name), rect, adjustable: false }
    }

    fn check(items: &[Item], from: usize, heading: Heading, expect: Option<usize>) {
        let found = neighbor(items, items[from], heading).map(|found| found.id);
        assert_eq!(found, expect.map(|i| items[i].id), "{heading:?} from {from}");
    }

    #[test]
    fn the_focus_goes_to_the_next_control_and_wraps() {
        let items =
            [item("a", 200.0, 0.0), item("b", 150.0, 50.0), item("c", 250.0, 50.0), item("d", 200.0, 100.0)];
        check(&items, 0, Heading::Down, Some(1));
        check(&items, 1, Heading::Right, Some(2));
        check(&items, 2, Heading::Right, Some(1));
        check(&items, 1, Heading::Down, Some(3));
        check(&items, 3, Heading::Down, Some(0));
        check(&items, 0, Heading::Up, Some(3));
        check(&items, 0, Heading::Left, None);
    }

    #[test]
    fn what_is_beside_is_not_below() {
        let tall = |name: &str, x: f32| Item {
            rect: Rect::from_center_size(Pos2::new(x, 50.0), Vec2::new(80.0, 100.0)),
            ..item(name, x, 50.0)
        };
        // Two cards, each with two buttons at its right.
        let items = [
            tall("card", 0.0),
            item("more", 100.0, 24.0),
            item("delete", 100.0, 76.0),
            tall("next", 200.0),
            item("under", 0.0, 150.0),
        ];
        check(&items, 0, Heading::Right, Some(1));
        check(&items, 1, Heading::Down, Some(2));
        check(&items, 1, Heading::Right, Some(3));
        check(&items, 2, Heading::Right, Some(3));
        check(&items, 2, Heading::Left, Some(0));
        check(&items, 0, Heading::Down, Some(4));
    }

    #[test]
    fn no_row_is_jumped_over_because_it_is_short() {
        let items = [
            item("a", 0.0, 0.0),
            item("b", 220.0, 0.0),
            item("c", 440.0, 0.0),
            item("alone", 0.0, 56.0),
            item("d", 0.0, 150.0),
            item("e", 440.0, 150.0),
        ];
        check(&items, 2, Heading::Down, Some(3));
        check(&items, 5, Heading::Up, Some(3));
        check(&items, 3, Heading::Down, Some(4));
    }
}
