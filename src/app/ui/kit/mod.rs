//! The controls of all panels, and the one focus that mouse, keys and gamepad share.
//!
//! The focus is ours and not egui's: every control registers its rectangle while it is drawn, directions move the
//! focus among the rectangles of the last pass, and a press is delivered to the control in the next one. So the
//! three devices walk every page alike, the focus wraps, and a page that is left is found again as it was.

mod buttons;
mod field;
mod lines;
mod nav;
mod neighbor;
mod room;
mod says;
mod sight;
mod signs;
mod tabs;
mod tip;
mod values;
mod wrap;

use bevy::ecs::world::CommandQueue;
use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, FontId, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
};

pub use self::buttons::{Button, Named, Tile};
pub use self::field::{Draft, Field};
pub use self::lines::wrapped;
use self::nav::Item;
pub use self::nav::{Leaf, Nav};
pub use self::says::{Control, Nature, Says};
pub use self::sight::Sight;
pub use self::signs::{Icon, Sign};
pub use self::values::ToPlace;
use super::edges;
use super::fonts::Type;
use crate::app::settings::{Choose, Section};
use crate::app::theme::{Rgb, Theme};
use crate::words::Texts;

/// A control was pressed or changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Pressed;

/// The height of a control, and the corner of everything rounded, in points.
pub const CONTROL_HEIGHT: f32 = 48.0;
const CORNER: CornerRadius = CornerRadius::same(10);
/// The corners of a bar at the left of a control.
const CORNER_LEFT: CornerRadius = CornerRadius { nw: 10, sw: 10, ne: 0, se: 0 };
/// The largest size of a headline, in points.
const HEADLINE: f32 = 46.0;
/// The step of all spacing.
pub const GAP: f32 = 8.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Nav>()
        .add_message::<Pressed>()
        .add_systems(Update, nav::walk.in_set(crate::app::AppSet::Intend));
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
    /// What was asked for.
    pub asked: &'a mut CommandQueue,
}

/// A color for the panels.
pub const fn paint(color: Rgb) -> Color32 {
    Color32::from_rgb(color.0, color.1, color.2)
}

/// What a control asks for when it is pressed.
pub struct Ask(Box<dyn FnOnce(&mut World) + Send>);

impl Ask {
    /// This message is sent.
    pub fn of(message: impl Message) -> Self {
        Self(Box::new(move |world| {
            world.write_message(message);
        }))
    }

    /// This is asked for first, and then the other.
    fn then(self, Self(other): Self) -> Self {
        Self(Box::new(move |world| {
            self.0(world);
            other(world);
        }))
    }
}

impl Kit<'_> {
    /// The player asks for this; it is heard in the next update.
    pub fn ask(&mut self, message: impl Message) {
        self.ask_for(Ask::of(message));
    }

    /// The player chooses this instead of what the section of the settings was drawn with.
    pub fn choose<S: Section>(&mut self, drawn: &S, chosen: S) {
        if chosen != *drawn {
            self.ask(Choose(chosen));
        }
    }

    /// The same of something that was put together before.
    pub fn ask_for(&mut self, Ask(ask): Ask) {
        self.asked.push(ask);
    }

    /// What a control that was drawn says of itself, where its page has drawn its words.
    pub fn says(&mut self, name: &str, says: Says) {
        self.nav.say_instead(Id::new(name), says);
    }

    /// Registers a control, lets the pointer move the focus to it, and draws nothing.
    fn control(&mut self, rect: Rect, id: Id, adjustable: bool, says: Says) -> (Response, bool) {
        self.item(Item { adjustable, ..Item::new(id, rect) }, says)
    }

    /// Where a control was clicked, if the click was meant for it.
    fn click(&mut self, response: &Response) -> Option<Pos2> {
        let at = response.interact_pointer_pos().unwrap_or(response.rect.center());
        (response.clicked() && self.nav.takes_click(at)).then_some(at)
    }

    fn item(&mut self, item: Item, says: Says) -> (Response, bool) {
        let Item { id, rect, .. } = item;
        // Not `Sense::click()`: egui would give it a focus of its own, and Enter would press two controls.
        let response = self.ui.interact(rect, id, Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
        let moving =
            self.ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed());
        if response.hovered() && moving && self.nav.active {
            self.nav.point_at(id);
        }
        let focused = self.nav.register(item, says);
        if focused && self.nav.scrolls_to_focus() {
            self.ui.scroll_to_rect(rect.expand(edges::FADE), None);
        }
        (response, focused || (!self.nav.active && self.ui.rect_contains_pointer(rect)))
    }

    /// The head of a page whose words are all that matters: as large as they fit in a line, or in lines of a title.
    pub fn headline(&mut self, text: &str) {
        self.nav.name(text);
        let width = self.ui.available_width();
        let font = FontId::new(HEADLINE, Type::Title.font().family);
        let mut galley = self.shrunk_to(Type::Title.font().size, width, text, self.theme.text, font);
        if galley.size().x > width {
            galley = self.wrapped(text, Type::Title, self.theme.text, width);
        }
        self.line(text, galley);
    }

    /// The color of the body of a control.
    fn fill(&self, focused: bool) -> Rgb {
        if focused { self.theme.control_focused() } else { self.theme.control() }
    }

    /// The body of a control, and the ring of the focus around it.
    fn surface(&self, rect: Rect, fill: Rgb, focused: bool) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, CORNER, paint(fill));
        let is_body = fill == self.theme.control() || fill == self.theme.control_focused();
        if let Some(edge) = self.theme.control_edge().filter(|_| is_body) {
            painter.rect_stroke(rect, CORNER, Stroke::new(1.5, paint(edge)), StrokeKind::Inside);
        }
        if focused && self.nav.active {
            let ring = rect.expand(1.0);
            // The corners of all three have one middle.
            let [outer, inner] = [11, 8].map(CornerRadius::same);
            painter.rect_stroke(ring, outer, Stroke::new(3.0, paint(self.theme.text)), StrokeKind::Inside);
            let gap = Stroke::new(1.5, paint(self.theme.panel));
            painter.rect_stroke(ring.shrink(3.0), inner, gap, StrokeKind::Inside);
        }
    }

    /// A stone as it lies in a bowl, for lists and cards.
    pub fn stone(&self, middle: Pos2, radius: f32, color: crate::board::Color) {
        super::stones::paint_stone(self.ui.painter(), self.theme, middle, radius, color);
    }
}
