//! Small drawings of boards: solutions found, frames for those that are not, and a picture for the help.
//!
//! The frames are drawn by hand: at a few pixels a cell, stones need a disk as plain as can be.

use bevy_egui::egui::{Align2, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Vec2};

use crate::app::theme::Rgb;
use crate::app::ui::boards;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Kit, paint};
use crate::board::{Color, Point};
use crate::cover::{Album, Board, PointSet};
use crate::picture::{self, Subject};

/// The widths of a frame of the album, the distance of two, and the width from which it has its number.
const WIDEST: f32 = 160.0;
const NARROWEST: f32 = 24.0;
const APART: f32 = 6.0;
const NUMBERED_FROM: f32 = 36.0;

/// A frame for each different solution, those found with a drawing in it, as large as fits the height; the frame of
/// the solution on the board stands out.
pub(super) fn album(kit: &mut Kit<'_>, album: &Album, current: Option<usize>, height: f32) {
    let board = album.solutions().board();
    let classes = album.solutions().classes();
    let room = kit.ui.available_width();
    let shape = f32::from(board.height()) / f32::from(board.width());
    // As many in a row as fill it, more and smaller ones until all are in view.
    let width_of = |a_row: usize| (room + APART) / a_row as f32 - APART;
    let height_of = |a_row: usize| {
        let n_rows = classes.len().div_ceil(a_row);
        n_rows as f32 * ((width_of(a_row) * shape).round() + APART) - APART
    };
    let mut a_row = ((room + APART) / (WIDEST + APART)).ceil() as usize;
    while width_of(a_row + 1) > NARROWEST && height_of(a_row) > height {
        a_row += 1;
    }
    let width = width_of(a_row);
    let size = Vec2::new(width, (width * shape).round());
    let rect = kit.room(height_of(a_row));
    for (i, class) in classes.iter().enumerate() {
        let place = Vec2::new((i % a_row) as f32, (i / a_row) as f32) * (size + Vec2::splat(APART));
        let frame = Rect::from_min_size(rect.min + place, size);
        if album.has(class) {
            solution(kit, frame, board, class.form);
        } else {
            empty_frame(kit, frame, class.number);
        }
        if current == Some(class.number) {
            let (ring, stroke) = (frame.expand(3.0), Stroke::new(3.0, paint(kit.theme.accent)));
            kit.ui.painter().rect_stroke(ring, CornerRadius::same(6), stroke, StrokeKind::Inside);
        }
    }
}

/// What is not found yet: a frame and its number.
fn empty_frame(kit: &Kit<'_>, frame: Rect, number: usize) {
    let painter = kit.ui.painter();
    let muted = paint(kit.theme.muted);
    let (fill, edge) = (paint(kit.theme.control()), Stroke::new(1.0, muted));
    painter.rect(frame, CornerRadius::same(4), fill, edge, StrokeKind::Inside);
    if frame.width() >= NUMBERED_FROM {
        let size = (frame.height() * 0.4).min(Type::Body.font().size);
        let font = FontId { size, ..Type::Body.font() };
        painter.text(frame.center(), Align2::CENTER_CENTER, number.to_string(), font, muted);
    }
}

/// A board with its stones.
fn solution(kit: &Kit<'_>, frame: Rect, board: Board, stones: PointSet) {
    let places = lay(kit, frame, board);
    for point in stones.iter() {
        stone(kit, places.of(point), places.cell * 0.42);
    }
}

/// A board with its stones and the tiles of what they take, as large as `width` allows.
pub(crate) fn picture(kit: &mut Kit<'_>, width: f32, board: Board, stones: PointSet) {
    let Some(subject) = Subject::of_cover(board, stones, board.taken_by(stones) - stones) else { return };
    let width = width.min(kit.ui.available_width());
    let row = kit.room(width * picture::shape(subject.size()));
    boards::draw(kit, &subject, boards::style(kit.theme), row.with_max_x(row.left() + width));
}

/// A black stone; on a dark board, where so small a one would be lost, a disk in the color of the lines.
fn stone(kit: &Kit<'_>, middle: Pos2, radius: f32) {
    if kit.theme.board.contrast(Rgb(0, 0, 0)) < 3.0 {
        kit.ui.painter().circle_filled(middle, radius, paint(kit.theme.line));
    } else {
        kit.stone(middle, radius, Color::Black);
    }
}

/// Where the points of a drawing lie.
struct Places {
    corner: Pos2,
    cell: f32,
}

impl Places {
    fn of(&self, point: Point) -> Pos2 {
        self.corner + Vec2::new(f32::from(point.x()) + 0.5, f32::from(point.y()) + 0.5) * self.cell
    }
}

/// Draws the wood and the lines.
fn lay(kit: &Kit<'_>, frame: Rect, board: Board) -> Places {
    let painter = kit.ui.painter();
    let places = Places { corner: frame.min, cell: frame.width() / f32::from(board.width()) };
    let edge = Stroke::new(1.0, paint(kit.theme.board.mixed(kit.theme.line, 0.5)));
    painter.rect(frame, CornerRadius::same(4), paint(kit.theme.board), edge, StrokeKind::Inside);
    let ink = Stroke::new(1.0, paint(kit.theme.board.mixed(kit.theme.line, 0.45)));
    let at = |x: u8, y: u8| places.corner + Vec2::new(f32::from(x) + 0.5, f32::from(y) + 0.5) * places.cell;
    let (right, bottom) = (board.width() - 1, board.height() - 1);
    for x in 0..=right {
        painter.line_segment([at(x, 0), at(x, bottom)], ink);
    }
    for y in 0..=bottom {
        painter.line_segment([at(0, y), at(right, y)], ink);
    }
    places
}
