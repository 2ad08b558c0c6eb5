//! Where things stand: rooms one below the other, cells side by side, signs and lines of text in them.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Galley, Pos2, Rect, Response, Sense, Stroke, UiBuilder, Vec2};

use super::{CORNER, CORNER_LEFT, GAP, Kit, paint};
use crate::app::theme::Rgb;

/// Cells in rows: how many side by side, how wide each is, how far apart, and how high each row is.
pub(super) struct Cells {
    pub(super) columns: usize,
    pub(super) each: f32,
    pub(super) gap: f32,
    pub(super) heights: Vec<f32>,
}

impl Cells {
    /// How high all rows are.
    pub(super) fn height(&self) -> f32 {
        let height: f32 = self.heights.iter().map(|height| height + self.gap).sum();
        (height - self.gap).max(0.0)
    }

    /// The cells in their room, row by row.
    pub(super) fn places(&self, room: Rect) -> impl Iterator<Item = Rect> {
        let tops = self.heights.iter().scan(room.top(), |top, height| {
            let this = (*top, *height);
            *top += height + self.gap;
            Some(this)
        });
        tops.flat_map(move |(top, height)| {
            let left = move |column: usize| room.left() + column as f32 * (self.each + self.gap);
            let size = Vec2::new(self.each, height);
            (0..self.columns).map(move |column| Rect::from_min_size(Pos2::new(left(column), top), size))
        })
    }
}

impl Kit<'_> {
    /// A room of this height over the whole width.
    pub fn room(&mut self, height: f32) -> Rect {
        self.line_room(height).0
    }

    /// The same for a line that is told as well.
    pub(super) fn line_room(&mut self, height: f32) -> (Rect, Response) {
        self.ui.allocate_exact_size(Vec2::new(self.ui.available_width(), height), Sense::hover())
    }

    /// How many cells of this width at least stand side by side.
    pub fn n_columns(&self, least: f32) -> usize {
        let width = self.ui.available_width();
        (((width + GAP) / (least + GAP)).floor() as usize).max(1)
    }

    /// The width of each of `columns` cells side by side.
    pub fn share(&self, columns: usize) -> f32 {
        (self.ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32
    }

    /// Rooms for things of one height, in rows of `columns`.
    pub fn cells(&mut self, columns: usize, height: f32, n_cells: usize) -> Vec<Rect> {
        let heights = vec![height; n_cells.div_ceil(columns)];
        let cells = Cells { columns, each: self.share(columns), gap: GAP, heights };
        cells.places(self.room(cells.height())).take(n_cells).collect()
    }

    /// Draws what stands in a room that was taken, and takes none itself; the part of the room that it fills.
    pub fn inside(&mut self, room: Rect, draw: impl FnOnce(&mut Kit<'_>)) -> Rect {
        let Self { nav, theme, texts, asked, .. } = self;
        let ui = &mut self.ui.new_child(UiBuilder::new().max_rect(room));
        draw(&mut Kit { ui, nav, theme, texts, asked });
        ui.min_rect()
    }

    /// A box that something is said in; what stands out has a bar in the accent at its left.
    pub fn plate(&self, room: Rect, has_bar: bool) {
        self.ui.painter().rect_filled(room, CORNER, paint(self.theme.control()));
        if has_bar {
            self.bar(room, 6.0);
        }
    }

    /// The bar at the left of what stands out.
    pub fn bar(&self, room: Rect, width: f32) {
        let bar = room.with_max_x(room.left() + width);
        self.ui.painter().rect_filled(bar, CORNER_LEFT, paint(self.theme.accent));
    }

    /// Draws text that was laid out in a place of a room; where it lies then.
    pub fn set(&self, room: Rect, align: Align2, text: Arc<Galley>) -> Rect {
        let place = align.align_size_within_rect(text.size(), room);
        self.ui.painter().galley(place.min, text, Color32::PLACEHOLDER);
        place
    }

    /// Draws lines of text one below the other from a corner on.
    pub fn set_lines(&self, mut corner: Pos2, lines: impl IntoIterator<Item = Arc<Galley>>) {
        for line in lines {
            let height = line.size().y;
            self.ui.painter().galley(corner, line, Color32::PLACEHOLDER);
            corner.y += height;
        }
    }

    /// Arrows that point outward at both ends of a room, where there is one.
    pub fn arrows(&self, room: Rect, strokes: [Option<Stroke>; 2]) {
        let ends = [(room.left() + 19.0, 8.0), (room.right() - 19.0, -8.0)];
        for ((x, back), stroke) in ends.into_iter().zip(strokes) {
            let Some(stroke) = stroke else { continue };
            self.arrow(Pos2::new(x, room.center().y), Vec2::new(back, 8.0), stroke);
        }
    }

    /// Two strokes from the tip of an arrow on: one as `wing` is, and that one mirrored.
    pub(super) fn arrow(&self, tip: Pos2, wing: Vec2, stroke: Stroke) {
        for y in [-wing.y, wing.y] {
            self.ui.painter().line_segment([tip, tip + Vec2::new(wing.x, y)], stroke);
        }
    }

    /// A cross: what is wrong, or what takes something away.
    pub fn cross(&self, middle: Pos2, reach: f32, ink: Rgb) {
        for sign in [-1.0, 1.0] {
            let arm = Vec2::new(reach, reach * sign);
            self.ui.painter().line_segment([middle - arm, middle + arm], Stroke::new(2.5, paint(ink)));
        }
    }

    /// Three dots: there is more that can be done.
    pub fn dots(&self, middle: Pos2, ink: Rgb) {
        for x in [-9.0, 0.0, 9.0] {
            self.ui.painter().circle_filled(middle + Vec2::new(x, 0.0), 2.5, paint(ink));
        }
    }
}
