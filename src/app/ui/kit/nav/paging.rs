//! Long steps of the focus, through a page that is longer than the window.

use super::{Heading, Item, Nav, neighbor};

/// How much of what is seen is stepped over, so that a line of it is still seen after the step.
const STEP: f32 = 0.8;

impl Nav {
    /// The focus steps over as much as is seen.
    pub(super) fn turn_page(&mut self, heading: Heading) {
        let view = self.sight.map_or(0.0, |sight| sight.view.height());
        self.go_on(heading, view * STEP);
    }

    /// The focus goes to the last control, or to the first one; that is where the page begins, and not what stands
    /// above it.
    pub(super) fn go_to_end(&mut self, heading: Heading) {
        self.go_on(heading, f32::INFINITY);
    }

    fn go_on(&mut self, heading: Heading, far: f32) {
        let Some(current) = self.items.iter().find(|item| Some(item.id) == self.focused).copied() else {
            return self.step(heading);
        };
        let items: Vec<Item> =
            self.items.iter().filter(|item| !item.passed_by).map(|item| self.laid(item)).collect();
        let down = heading == Heading::Down;
        let start = self.laid(&current);
        let height = |item: &Item| item.rect.center().y;
        let mut at = start;
        while (height(&at) - height(&start)).abs() < far {
            let next = neighbor(&items, at, heading).filter(|next| (height(next) > height(&at)) == down);
            let Some(next) = next else { break };
            at = next;
        }
        let beginning = items.iter().find(|item| Some(item.id) == self.preferred);
        if let Some(first) = beginning.filter(|first| !down && height(&start) >= height(first)) {
            at = if height(&at) < height(first) { *first } else { at };
        }
        if at.id == start.id
            && let Some(sight) = self.sight.take()
        {
            self.scroll_by = if down { sight.below } else { -sight.above };
            return;
        }
        self.focused = Some(at.id);
        match self.sight.filter(|sight| sight.view.contains(current.rect.center())) {
            // It keeps its place in the window, as far as the page goes on.
            Some(sight) => self.scroll_by = (height(&at) - height(&start)).clamp(-sight.above, sight.below),
            None => self.scroll_to_focus = true,
        }
    }
}
