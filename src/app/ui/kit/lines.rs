//! Lines of text: wrapped, cut to their room, read one by one.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Galley, Id, Rect, Vec2, text};

use super::{GAP, Kit, Says, paint, wrap};
use crate::app::theme::Rgb;
use crate::app::ui::fonts::Type;

/// A word as wide as its room is not drawn smaller than this, in points, but torn.
const LEAST: f32 = 10.0;
/// The most that rounding adds to a width.
const ROUNDING: f32 = 0.5;

/// The room around what stands in a box, and the distance of its first line from its left edge.
const SAID_PAD: f32 = 10.0;
const SAID_INDENT: f32 = 20.0;
/// Where the text begins beside a cross.
const WRONG_INDENT: f32 = 24.0;

impl Kit<'_> {
    /// Running text, wrapped.
    pub fn text(&mut self, text: impl Into<String>) {
        self.label(text, Type::Body, self.theme.text);
    }

    /// Less important text, wrapped.
    pub fn muted(&mut self, text: impl Into<String>) {
        self.label(text, Type::Body, self.theme.muted);
    }

    /// The head of a page that draws it itself.
    pub fn named(&mut self, title: &str) {
        self.nav.name(title);
    }

    /// The head of a page.
    pub fn title(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.nav.name(&text);
        self.label(text, Type::Title, self.theme.text);
        self.space(1.0);
    }

    /// A sentence in a box that is high enough for `n_lines`, whatever it says.
    pub fn said(&mut self, text: &str, n_lines: f32) {
        let width = self.ui.available_width();
        let galley = self.wrapped(text, Type::Body, self.theme.text, width - SAID_INDENT - SAID_PAD);
        let line = self.wrapped("0", Type::Body, self.theme.text, width).size().y;
        let height = galley.size().y.max(line * n_lines) + 2.0 * SAID_PAD;
        let rect = self.told_room(text, height);
        self.plate(rect, true);
        self.set_lines(rect.min + Vec2::new(SAID_INDENT, SAID_PAD), [galley]);
    }

    /// A line laid out by its page, which is told as well.
    pub fn line(&mut self, text: &str, galley: Arc<Galley>) {
        let height = galley.size().y;
        self.line_in(text, galley, Align2::LEFT_TOP, height);
    }

    /// The same in a room of a height.
    pub fn line_in(&mut self, text: &str, galley: Arc<Galley>, align: Align2, height: f32) {
        let room = self.told_room(text, height);
        self.set(room, align, galley);
    }

    /// A room of a height that its page fills with what this line tells.
    pub fn told_room(&mut self, text: &str, height: f32) -> Rect {
        let (rect, response) = self.line_room(height);
        self.nav.say(response.id, rect, Says::line(text));
        rect
    }

    /// One line of text that ends in dots where it would not fit.
    pub fn cut(&self, text: impl Into<String>, kind: Type, color: Rgb, width: f32) -> Arc<Galley> {
        let mut job = text::LayoutJob::simple_singleline(text.into(), kind.font(), paint(color));
        job.wrap = text::TextWrapping::truncate_at_width(width);
        self.ui.painter().layout_job(job)
    }

    /// Why something is refused or what is wrong, with a cross before it: told by shape and not by color alone.
    pub fn wrong(&mut self, text: impl Into<String>) {
        let (text, ink) = (text.into(), self.theme.danger);
        let width = self.ui.available_width();
        let galley = self.wrapped(&text, Type::Body, ink, width - WRONG_INDENT);
        let (rect, response) = self.line_room(galley.size().y);
        self.nav.say(response.id, rect, Says::line(text));
        let line = galley.rows.first().map_or(rect.height(), |row| row.height());
        self.cross(rect.min + Vec2::new(8.0, line / 2.0), 6.0, ink);
        self.set(rect.with_min_x(rect.left() + WRONG_INDENT), Align2::LEFT_TOP, galley);
    }

    /// Text of a type and color, wrapped.
    pub fn label(&mut self, text: impl Into<String>, kind: Type, color: Rgb) {
        let text = text.into();
        let galley = self.wrapped(&text, kind, color, self.ui.available_width());
        let response = self.ui.add(egui::Label::new(galley).selectable(false));
        self.nav.say(response.id, response.rect, Says::line(text));
    }

    /// Text in lines of a width; in smaller letters where a word is wider than that.
    pub fn wrapped(&self, text: &str, kind: Type, color: Rgb, width: f32) -> Arc<Galley> {
        wrapped(self.ui.painter(), text, &self.whole(width, text, kind.font()), color, width)
    }

    /// The font in which the longest word of a text stands in a line of a width.
    pub(super) fn whole(&self, width: f32, text: &str, mut font: egui::FontId) -> egui::FontId {
        let width_of = |word: &str| {
            let galley =
                self.ui.painter().layout_no_wrap(word.to_owned(), font.clone(), paint(self.theme.text));
            galley.size().x
        };
        let widest = wrap::words(text).map(str::trim_end).map(width_of).fold(0.0, f32::max) + ROUNDING;
        if widest > width {
            let least = LEAST.min(font.size);
            font.size = (font.size * width / widest * 2.0).floor().max(2.0 * least) / 2.0;
        }
        font
    }

    /// Free room, in steps of [`GAP`].
    pub fn space(&mut self, steps: f32) {
        self.ui.add_space(steps * GAP);
    }

    /// Text that the focus stops at, to be read line by line.
    pub fn reading(&mut self, name: &str, text: &str) {
        let pad = Vec2::new(12.0, 6.0);
        let width = self.ui.available_width() - 2.0 * pad.x;
        let galley = self.wrapped(text, Type::Body, self.theme.text, width);
        let rect = self.room(galley.size().y + 2.0 * pad.y);
        self.reading_in(rect, name, text);
        self.set(rect.shrink2(pad), Align2::LEFT_TOP, galley);
    }

    /// A place that the focus stops at, which its page fills with what this text tells.
    pub fn reading_in(&mut self, rect: Rect, name: &str, text: &str) {
        let (_, focused) = self.control(rect, Id::new(name), false, Says::line(text));
        self.surface(rect, if focused { self.theme.control_focused() } else { self.theme.panel }, focused);
    }

    /// The largest size of letters in which each of the texts of a row of buttons stands in one line; those of running
    /// text at least, which a longer text may have to go below by itself.
    pub(super) fn common_size<'t>(&self, width: f32, texts: impl Iterator<Item = &'t str>) -> f32 {
        let (least, most) = (Type::Body.font().size, Type::Button.font());
        let fitting = |text: &str| {
            let galley = self.shrunk_to(least, width, text, self.theme.text, most.clone());
            galley.job.sections.first().map_or(most.size, |section| section.format.font_id.size)
        };
        texts.map(fitting).fold(most.size, f32::min)
    }

    /// Text in the middle of a room, in letters no larger than this: as a [`block`](Self::block), and in smaller
    /// letters where the room is not as high as that.
    pub(super) fn fitted_in(&self, room: Rect, text: &str, color: Rgb, size: f32) {
        let mut galley = self.block_of(room.width(), text, color, size);
        let mut font = Type::Body.font();
        while galley.size().y > room.height() && font.size > LEAST {
            font.size -= 0.5;
            let whole = self.whole(room.width(), text, font.clone());
            galley = wrapped(self.ui.painter(), text, &whole, color, room.width());
        }
        // Several lines stand in the middle as a whole, and the shorter of them begin where the longest does.
        self.set(room, Align2::CENTER_CENTER, galley);
    }

    /// The words of a control that is as high as they need: in one line, in letters as small as those of running text
    /// where it would not fit, and then in several lines.
    pub(super) fn block(&self, width: f32, text: &str, color: Rgb) -> Arc<Galley> {
        self.block_of(width, text, color, Type::Button.font().size)
    }

    /// The same in letters no larger than this.
    pub(super) fn block_of(&self, width: f32, text: &str, color: Rgb, size: f32) -> Arc<Galley> {
        let font = egui::FontId { size, ..Type::Button.font() };
        let galley = self.shrunk_to(Type::Body.font().size, width, text, color, font);
        if galley.size().x <= width { galley } else { self.wrapped(text, Type::Body, color, width) }
    }

    /// Text in one line, in smaller letters where it would not fit, but not smaller than this.
    pub fn shrunk_to(
        &self,
        least: f32,
        width: f32,
        text: &str,
        color: Rgb,
        mut font: egui::FontId,
    ) -> Arc<Galley> {
        loop {
            let galley = self.ui.painter().layout_no_wrap(text.to_owned(), font.clone(), paint(color));
            if galley.size().x <= width || font.size <= least {
                return galley;
            }
            font.size -= 1.0;
        }
    }
}

/// Text in lines of a width, for what is drawn without a kit.
pub fn wrapped(
    painter: &egui::Painter,
    text: &str,
    font: &egui::FontId,
    color: Rgb,
    width: f32,
) -> Arc<Galley> {
    let in_one = |text: String| painter.layout_no_wrap(text, font.clone(), paint(color));
    in_one(wrap::broken(text, width, |paragraph| edges(&in_one(paragraph.to_owned()))))
}

/// The right edge of each character of a text that is set in one line.
pub(super) fn edges(galley: &Galley) -> Vec<f32> {
    galley.rows.iter().flat_map(|row| &row.glyphs).map(egui::epaint::text::Glyph::max_x).collect()
}
