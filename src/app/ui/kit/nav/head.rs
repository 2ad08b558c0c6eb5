//! The head of a page, which stays where it is while what lies below is scrolled: the way back, and tabs.

use bevy_egui::egui::{Id, Vec2};

use super::{Item, Nav, Part};
use crate::app::screen::PageId;

impl Nav {
    /// Another tab of a page is opened: the focus stays in the head, there on `tab`, or goes to where it was below, at
    /// first to the first control there.
    pub fn turn_tab(&mut self, page: PageId, tab: &str) {
        let (tab, focused) = (Id::new(tab), self.focused);
        let head = self.items.iter().find(|item| item.in_head && Some(item.id) == focused);
        match head {
            // The way back is there on every tab.
            Some(item) if !item.adjustable => {
                self.remembered.insert(page, item.id);
            }
            Some(_) => {
                self.remembered.insert(page, tab);
            }
            None if self.remembered.contains_key(&page) => {}
            None => self.begins_in = Some(Part::Body),
        }
    }

    /// From here on the head of the page is drawn, or from here on what is scrolled below it.
    pub const fn draw_head(&mut self, is_head: bool) {
        self.drawing = if is_head { Part::Head } else { Part::Body };
    }

    /// Whether a control stands above the part of the page that is scrolled.
    pub fn is_in_head(&self, name: &str) -> bool {
        let id = Id::new(name);
        self.items.iter().any(|item| item.id == id && item.in_head)
    }

    /// A control where it lies on the whole page: the head above all that is scrolled, also above what lies behind it
    /// now.
    pub(super) fn laid(&self, item: &Item) -> Item {
        let up = if item.in_head { self.above } else { 0.0 };
        Item { rect: item.rect.translate(Vec2::new(0.0, -up)), ..*item }
    }
}
