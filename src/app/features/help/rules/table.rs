//! Numbers in columns beside their names, as sums are written.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Pos2, Rect, Stroke, Vec2};

use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Kit, paint};
use crate::handbook::{Cell, Row};

/// The room between columns, and above and below a line of text.
const APART: f32 = 14.0;
const AROUND: f32 = 3.0;

/// A table laid out for a width.
pub(super) struct Table {
    rows: Vec<Line>,
    column: f32,
    width: f32,
    height: f32,
}

/// A row laid out.
struct Line {
    name: Arc<Galley>,
    cells: Vec<Arc<Galley>>,
    is_total: bool,
    /// Where its name and its numbers begin; below each other where both do not fit side by side.
    tops: [f32; 2],
}

impl Table {
    pub(super) fn new(kit: &Kit<'_>, rows: &[Row], width: f32) -> Self {
        let n_columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0) as f32;
        let mut lines: Vec<Line> = rows
            .iter()
            .map(|row| {
                let kind = if row.is_total { Type::Strong } else { Type::Body };
                let lay_out = |text: &str, width| kit.wrapped(text, kind, kit.theme.text, width);
                let cell = |cell: &Cell| match cell {
                    Cell::Head(head) => kit.texts.say(head),
                    Cell::Points(points) => kit.texts.points(*points),
                    Cell::Nothing => "–".to_owned(),
                };
                let cells = row.cells.iter().map(|part| lay_out(&cell(part), f32::INFINITY)).collect();
                let name = row.name.as_ref().map_or(String::new(), |name| kit.texts.say(name));
                let name = lay_out(&name, width);
                Line { name, cells, is_total: row.is_total, tops: [0.0; 2] }
            })
            .collect();
        let widest = lines.iter().flat_map(|line| &line.cells).map(|cell| cell.size().x).fold(0.0, f32::max);
        let column = widest + APART;
        let room = width - n_columns * column;
        let mut height = 0.0;
        for line in &mut lines {
            let (name, cells) = (line.name.size(), line.cells.first().map_or(0.0, |cell| cell.size().y));
            let is_beside = name.x <= room;
            let first = height + AROUND + if line.is_total { AROUND } else { 0.0 };
            line.tops = [first, if is_beside || name.x == 0.0 { first } else { first + name.y }];
            height = line.tops[1] + if is_beside { name.y.max(cells) } else { cells } + AROUND;
        }
        Self { rows: lines, column, width, height }
    }

    pub(super) const fn height(&self) -> f32 {
        self.height
    }

    /// Draws the table at a place.
    pub(super) fn draw(&self, kit: &Kit<'_>, place: Pos2) {
        let painter = kit.ui.painter();
        let ink = paint(kit.theme.text);
        let rect = Rect::from_min_size(place, Vec2::new(self.width, self.height));
        for row in &self.rows {
            let [name, cells] = row.tops.map(|top| rect.top() + top);
            if row.is_total {
                painter.hline(rect.x_range(), name - AROUND, Stroke::new(1.5, paint(kit.theme.muted)));
            }
            painter.galley(Pos2::new(rect.left(), name), row.name.clone(), ink);
            for (i, cell) in row.cells.iter().rev().enumerate() {
                let right = rect.right() - i as f32 * self.column;
                painter.galley(Pos2::new(right - cell.size().x, cells), cell.clone(), ink);
            }
        }
    }
}
