//! Where the lines of a board lie in a picture.

use super::Style;
use super::raster::Part;
use crate::game::tree::{Coord, RecordSize};
use crate::theme::shift::{shift, stone_cells};

/// The distance of the last line from the edge of the board, in cells. What whole cells leave of the picture is added.
const EDGE_CELLS: f32 = 1.1;
/// The same without coordinates.
const BARE_EDGE_CELLS: f32 = 0.65;
const LINE_CELLS: f32 = 0.028;
const FRAME_CELLS: f32 = 0.05;

/// Where the lines of a board lie, in pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    size: RecordSize,
    cell: u32,
    /// From the left and from the top to the first line.
    edge: u32,
    /// What is not between the first line and the last one, each way.
    edges: u32,
    /// How wide lines are.
    line: u32,
    frame: u32,
    is_shifted: bool,
}

impl Layout {
    pub(super) fn new(size: RecordSize, style: &Style) -> Self {
        let is_bare = style.coordinates == super::Coordinates::Hidden;
        let edge_cells = if is_bare { BARE_EDGE_CELLS } else { EDGE_CELLS };
        let size_px = style.size_px.clamp(*Style::SIZES_PX.start(), *Style::SIZES_PX.end());
        let n_cells = f32::from(size.columns().max(size.rows()) - 1) + 2.0 * edge_cells;
        let cell = ((size_px as f32 / n_cells) as u32).max(1);
        let whole = |cells: f32| ((cells * cell as f32).round() as u32).max(1);
        let (line, frame) = (whole(LINE_CELLS), whole(FRAME_CELLS));
        let edges = size_px - u32::from(size.columns().max(size.rows()) - 1) * cell - line % 2;
        Self { size, cell, edge: edges / 2, edges, line, frame, is_shifted: style.is_shifted }
    }

    pub(super) const fn size(&self) -> RecordSize {
        self.size
    }

    pub(super) fn width(&self) -> u32 {
        self.edges + u32::from(self.size.columns() - 1) * self.cell + self.line % 2
    }

    pub(super) fn height(&self) -> u32 {
        self.edges + u32::from(self.size.rows() - 1) * self.cell + self.line % 2
    }

    /// This many cells in pixels.
    pub(super) const fn px(&self, cells: f32) -> f32 {
        self.cell as f32 * cells
    }

    /// The same, but a whole pixel at least.
    pub(super) const fn stroke_px(&self, cells: f32) -> f32 {
        self.px(cells).max(1.0)
    }

    pub(super) const fn line_px(&self) -> f32 {
        self.line as f32
    }

    /// The outermost lines; as wide as the others modulo two, so that both lie on whole pixels.
    pub(super) const fn frame_px(&self) -> f32 {
        (self.frame + (self.frame + self.line) % 2) as f32
    }

    /// The middle of a column.
    pub(super) fn x(&self, column: u8) -> f32 {
        (self.edge + u32::from(column) * self.cell) as f32 + (self.line % 2) as f32 / 2.0
    }

    /// The middle of a row.
    pub(super) fn y(&self, row: u8) -> f32 {
        self.x(row)
    }

    /// The part of the picture that what is drawn at a point can reach.
    pub(super) fn around(&self, at: Coord) -> Part {
        let (x, y) = self.center(at);
        let reach = self.px(0.75) + 2.0;
        let (left, top) = ((x - reach).max(0.0) as u32, (y - reach).max(0.0) as u32);
        let right = ((x + reach).ceil() as u32).min(self.width());
        let bottom = ((y + reach).ceil() as u32).min(self.height());
        Part { left, top, width: right - left, height: bottom - top }
    }

    /// The middle of a stone on a point.
    pub(super) fn stone_center(&self, at: Coord) -> (f32, f32) {
        let (x, y) = self.center(at);
        if !self.is_shifted {
            return (x, y);
        }
        let (right, down) = shift(at.x(), at.y());
        (x + self.px(right), y + self.px(down))
    }

    /// Half the width of a stone.
    pub(super) const fn stone_radius_px(&self) -> f32 {
        self.px(stone_cells(self.is_shifted) / 2.0)
    }

    /// The middle of a point.
    pub(super) fn center(&self, at: Coord) -> (f32, f32) {
        (self.x(at.x()), self.y(at.y()))
    }
}
