//! Where the lines of a board lie in a picture.

use super::Style;
use super::raster::Part;
use crate::game::tree::{Coord, RecordSize};
use crate::theme::shift::{shift, stone_cells};

/// The distance of the last line from the edge of the board, in cells. What whole cells leave of the picture is added.
const EDGE_CELLS: f32 = 1.1;
/// The same without coordinates.
pub(super) const BARE_EDGE_CELLS: f32 = 0.65;
const LINE_CELLS: f32 = 0.028;
const FRAME_CELLS: f32 = 0.05;

/// Where the lines of a board lie, in pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    size: RecordSize,
    cut: Cut,
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

/// The part of a board that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cut {
    /// The first column and row.
    pub(super) first: u8,
    /// How many there are from there.
    pub(super) columns: u8,
    pub(super) rows: u8,
}

impl Cut {
    /// All of a board.
    pub(super) const fn none(size: RecordSize) -> Self {
        Self { first: 0, columns: size.columns(), rows: size.rows() }
    }

    /// Whether a point is shown.
    pub(super) fn shows(self, at: Coord) -> bool {
        let within = |line: u8, n_lines: u8| (self.first..self.first + n_lines).contains(&line);
        within(at.x(), self.columns) && within(at.y(), self.rows)
    }
}

impl Layout {
    pub(super) fn new(size: RecordSize, cut: Cut, style: &Style) -> Self {
        let is_bare = style.coordinates == super::Coordinates::Hidden;
        let edge_cells = if is_bare { BARE_EDGE_CELLS } else { EDGE_CELLS };
        let size_px = style.size_px.clamp(*Style::SIZES_PX.start(), *Style::SIZES_PX.end());
        let n_gaps = cut.columns.max(cut.rows) - 1;
        let n_cells = f32::from(n_gaps) + 2.0 * edge_cells;
        let cell = ((size_px as f32 / n_cells) as u32).max(1);
        let whole = |cells: f32| ((cells * cell as f32).round() as u32).max(1);
        let (line, frame) = (whole(LINE_CELLS), whole(FRAME_CELLS));
        let edges = size_px - u32::from(n_gaps) * cell - line % 2;
        Self { size, cut, cell, edge: edges / 2, edges, line, frame, is_shifted: style.is_shifted }
    }

    pub(super) const fn size(&self) -> RecordSize {
        self.size
    }

    /// The part of the board that is shown.
    pub(super) const fn cut(&self) -> Cut {
        self.cut
    }

    pub(super) fn width(&self) -> u32 {
        self.edges + u32::from(self.cut.columns - 1) * self.cell + self.line % 2
    }

    pub(super) fn height(&self) -> u32 {
        self.edges + u32::from(self.cut.rows - 1) * self.cell + self.line % 2
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
        let line = i32::from(column) - i32::from(self.cut.first);
        self.edge as f32 + line as f32 * self.px(1.0) + (self.line % 2) as f32 / 2.0
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
