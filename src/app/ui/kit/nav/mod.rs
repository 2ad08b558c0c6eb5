//! The focus: which control has it, how directions move it, and what is pressed.

mod head;
mod paging;

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Id, Pos2, Rect};

use super::neighbor::neighbor;
use super::{Control, Says, Sight};
use crate::app::intent::{Action, Heading};
use crate::app::platform::power::Wakefulness;
use crate::app::screen::PageId;

/// The focus and what is to happen to it.
#[derive(Resource, Default)]
pub struct Nav {
    leaf: Leaf,
    focused: Option<Id>,
    /// Where the focus was on the pages that one comes back to.
    remembered: HashMap<PageId, Id>,
    /// The places gone through to the one in view, which is the last, each with its pages seen.
    way: Vec<(PageId, Vec<PageId>)>,
    now: Duration,
    clicked: Option<Click>,
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
    /// How much of the page lies above what is seen of it.
    above: f32,
    scroll_by: f32,
    pressed_any: bool,
    /// What is drawn now.
    drawing: Part,
    /// Where the focus is to begin, on a page that it is new to.
    begins_in: Option<Part>,
    /// Whether the panels have the focus, and not the board.
    pub active: bool,
}

/// A page as the focus knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// The page.
    pub page: PageId,
    /// The one that it counts for on the way, as a tab does for the settings.
    pub place: PageId,
    /// What of it is in view, where it goes step by step.
    pub step: u64,
}

/// A click on a control.
#[derive(Clone, Copy, Debug)]
struct Click {
    on: Leaf,
    at: Pos2,
    when: Duration,
}

/// Two clicks are a double one within this time and this distance in points.
const DOUBLE_CLICK: Duration = Duration::from_millis(500);
const DOUBLE_CLICK_NEAR: f32 = 8.0;

/// The parts of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// What stays where it is.
    Head,
    /// What is scrolled below it; pages without tabs are nothing else.
    #[default]
    Body,
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
    /// Whether directions pass it by; the pointer does not.
    pub(super) passed_by: bool,
    /// Whether it stands above the part of the page that is scrolled.
    pub(super) in_head: bool,
}

impl Item {
    /// A control that directions come to.
    pub(super) const fn new(id: Id, rect: Rect) -> Self {
        Self { id, rect, adjustable: false, passed_by: false, in_head: false }
    }
}

impl Nav {
    /// Begins a pass of a page; whether one has come to it anew, and not back.
    ///
    /// Coming back, the focus is found where it was left; a page that is new begins where most want to begin.
    pub fn begin(&mut self, leaf: Leaf, active: bool, now: Duration) -> bool {
        let page = leaf.page;
        let is_turned = self.leaf.page != page;
        if let (true, Some(focused)) = (is_turned, self.focused) {
            self.remembered.insert(self.leaf.page, focused);
        }
        self.go_to(leaf);
        let is_new = is_turned && !self.remembered.contains_key(&page);
        (self.leaf, self.now) = (leaf, now);
        if is_turned {
            self.title.clear();
            self.focused = self.remembered.get(&page).copied();
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

    /// Goes on to a page, or back to it; what came after it is forgotten.
    fn go_to(&mut self, Leaf { page, place, .. }: Leaf) {
        let at = self.way.iter().position(|(seen, _)| *seen == place).unwrap_or_else(|| {
            self.way.push((place, Vec::new()));
            self.way.len() - 1
        });
        for page in self.way.drain(at + 1..).flat_map(|(_, pages)| pages) {
            self.remembered.remove(&page);
        }
        let pages = &mut self.way[at].1;
        if !pages.contains(&page) {
            pages.push(page);
        }
    }

    /// The page of the last pass.
    pub const fn page(&self) -> PageId {
        self.leaf.page
    }

    /// Forgets where the focus was on other pages.
    pub fn forget(&mut self, pages: &[PageId]) {
        self.remembered.retain(|page, _| !pages.contains(page));
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
        self.above = sight.above;
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
            let below = self
                .items
                .iter()
                .find(|item| self.begins_in == Some(Part::Body) && !item.in_head)
                .map(|item| item.id);
            let first = || self.items.first().map(|item| item.id);
            self.focused = self.preferred.or(below).or(self.begins_at).or_else(first);
            return self.focused.is_some();
        }
        self.begins_in = None;
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

    /// The places of what this pass has drawn so far.
    pub fn drawn(&self) -> impl Iterator<Item = Rect> {
        self.saying.iter().map(|control| control.rect)
    }

    /// The highest control drawn so far that something would lie over.
    pub(super) fn control_under(&self, rect: Rect) -> Option<Rect> {
        let under = self.building.iter().map(|item| item.rect).filter(|under| under.intersects(rect));
        under.min_by(|one, other| one.top().total_cmp(&other.top()))
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
        self.building.push(Item { in_head: self.drawing == Part::Head, ..item });
        self.active && self.focused == Some(item.id)
    }

    /// Something that is drawn says this of itself.
    pub fn say(&mut self, id: Id, rect: Rect, says: Says) {
        self.saying.push(Control { id, rect, says });
    }

    /// What was drawn says something else of itself.
    pub(super) fn say_instead(&mut self, id: Id, says: Says) {
        if let Some(control) = self.saying.iter_mut().rfind(|control| control.id == id) {
            control.says = says;
        }
    }

    /// Whether the page is to be scrolled so that the focus is in view; its head always is.
    pub(super) const fn scrolls_to_focus(&self) -> bool {
        self.scroll_to_focus && matches!(self.drawing, Part::Body)
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

    /// Whether a click here is meant for the page in view: the second half of a double click is not, where the first
    /// one has turned the page.
    pub fn takes_click(&mut self, at: Pos2) -> bool {
        let click = Click { on: self.leaf, at, when: self.now };
        let is_late = self.clicked.is_some_and(|first| {
            let is_double = click.when.saturating_sub(first.when) < DOUBLE_CLICK
                && first.at.distance(at) < DOUBLE_CLICK_NEAR;
            is_double && first.on != self.leaf
        });
        if !is_late {
            self.clicked = Some(click);
        }
        !is_late
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
        let current = self.laid(&current);
        let items: Vec<Item> =
            self.items.iter().filter(|item| !item.passed_by).map(|item| self.laid(item)).collect();
        let next = neighbor(&items, current, heading);
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
            Action::PageBack => nav.turn_page(Heading::Up),
            Action::PageOn => nav.turn_page(Heading::Down),
            Action::First => nav.go_to_end(Heading::Up),
            Action::Last => nav.go_to_end(Heading::Down),
            Action::Confirm => {
                let focused = nav.focused;
                nav.presses.extend(focused);
            }
            _ => continue,
        }
        wakefulness.pending();
    }
}
