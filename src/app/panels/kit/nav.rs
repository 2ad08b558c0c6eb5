//! The focus: which control has it, how directions move it, and what is pressed.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};

use super::neighbor::neighbor;
use super::{Control, Says, Sight};
use crate::app::input::{Action, Heading};
use crate::app::power::Wakefulness;

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

/// A control in the eyes of the focus.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    /// Its name.
    pub(super) id: Id,
    /// Its place, in points.
    pub(super) rect: Rect,
    /// Whether left and right step its value.
    pub(super) adjustable: bool,
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

    // What the controls tell of themselves while they are drawn, and ask.

    /// The head of the page that is drawn.
    pub(super) fn name(&mut self, title: &str) {
        title.clone_into(&mut self.title);
    }

    /// The control that has the focus to begin with, before all others.
    pub(super) const fn prefer(&mut self, id: Id) {
        self.preferred = Some(id);
    }

    /// The control that has the focus to begin with where none is preferred; the first one counts.
    pub(super) fn begin_at(&mut self, id: Id) {
        self.begins_at.get_or_insert(id);
    }

    /// The pointer has moved over a control.
    pub(super) const fn point_at(&mut self, id: Id) {
        self.focused = Some(id);
    }

    /// A control is drawn; whether it has the focus.
    pub(super) fn register(&mut self, item: Item, says: Says) -> bool {
        self.say(item.id, item.rect, says);
        self.building.push(item);
        self.active && self.focused == Some(item.id)
    }

    /// Something that is drawn says this of itself.
    pub(super) fn say(&mut self, id: Id, rect: Rect, says: Says) {
        self.saying.push(Control { id, rect, says });
    }

    /// What was drawn says something else of itself.
    pub(super) fn say_instead(&mut self, id: Id, says: Says) {
        if let Some(control) = self.saying.iter_mut().rfind(|control| control.id == id) {
            control.says = says;
        }
    }

    /// Whether the page is to be scrolled so that the focus is in view.
    pub(super) const fn scrolls_to_focus(&self) -> bool {
        self.scroll_to_focus
    }

    /// How often a control was pressed since the last pass.
    pub(super) fn n_presses(&self, id: Id) -> i32 {
        self.presses.iter().filter(|pressed| **pressed == id).count() as i32
    }

    /// Whether a control was pressed since the last pass.
    pub(super) fn is_pressed(&self, id: Id) -> bool {
        self.presses.contains(&id)
    }

    /// How its value was stepped since the last pass.
    pub(super) fn steps(&self, id: Id) -> impl Iterator<Item = i32> {
        self.adjusts.iter().filter(move |(at, _)| *at == id).map(|(_, by)| *by)
    }

    /// Something was pressed or changed.
    pub(super) const fn note_press(&mut self) {
        self.pressed_any = true;
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

/// Directions and presses go to the panels while the board does not have them.
pub(super) fn walk(
    mut actions: MessageReader<Action>,
    mut nav: ResMut<Nav>,
    mut wakefulness: ResMut<Wakefulness>,
) {
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
