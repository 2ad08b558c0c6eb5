//! The board of a figure: wood, lines, stones and marks by the painter of the panels, in the colors of the theme.

mod go;

use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::app::theme::{Rgb, Theme};
use crate::app::ui::fonts;
use crate::app::ui::kit::{Kit, paint};
use crate::board::{Color, Direction, Point};
use crate::gomoku::opening::Zone;
use crate::gomoku::{Cause, ForbiddenKind, Row};
use crate::handbook::Scene;

/// Measures in cells, as those of the large board.
const MARGIN_CELLS: f32 = 0.75;
const STONE_CELLS: f32 = 0.47;
const RING_CELLS: f32 = 0.21;
const LINE_CELLS: f32 = 0.1;
const FRAME_CELLS: f32 = 0.06;

/// Where a board is drawn, and by what.
struct Board<'a> {
    kit: &'a Kit<'a>,
    painter: Painter,
    theme: &'a Theme,
    scene: &'a Scene,
    /// The wood.
    wood: Rect,
    /// The distance of two lines, a whole number of pixels.
    cell: f32,
    /// The distance from the edge of the wood to the first line.
    margin: f32,
    /// The lines run through the middle of pixels.
    half_pixel: f32,
    /// The first column and row shown.
    first: u8,
}

pub(super) fn draw(kit: &Kit<'_>, scene: &Scene, room: Rect) {
    let pixels = kit.ui.ctx().pixels_per_point();
    let gaps = f32::from(scene.lines - 1);
    let cell = (room.width() * pixels / (gaps + 2.0 * MARGIN_CELLS)).floor().max(4.0) / pixels;
    let margin = (cell * MARGIN_CELLS * pixels).round() / pixels;
    let side = cell * gaps + 2.0 * margin;
    let corner = (room.center() - Vec2::splat(side / 2.0)) * pixels;
    let wood = Rect::from_min_size(Pos2::new(corner.x.round(), corner.y.round()) / pixels, Vec2::splat(side));
    let first = (scene.size.lines() - scene.lines) / 2;
    let painter = kit.ui.painter().with_clip_rect(wood.intersect(kit.ui.clip_rect()));
    let board =
        Board { kit, painter, theme: kit.theme, scene, wood, cell, margin, half_pixel: 0.5 / pixels, first };
    board.wood();
    if let Some(zone) = scene.zone {
        board.zone(zone);
    }
    board.lines();
    board.stones();
    for row in &scene.dead {
        board.dead_row(*row);
    }
    if let Some(row) = scene.win {
        board.winning_row(row);
    }
    board.causes();
    for &(point, kind) in &scene.forbidden {
        board.forbidden(point, kind);
    }
    board.go_marks();
    if let Some(point) = scene.allowed {
        board.tick(point);
    }
}

/// The body of a stone and its rim.
const fn body_and_rim(color: Color) -> (Rgb, Rgb) {
    match color {
        Color::Black => (Rgb(0x1c, 0x1d, 0x20), Rgb(0x70, 0x72, 0x78)),
        Color::White => (Rgb(0xf2, 0xec, 0xe0), Rgb(0x8a, 0x7d, 0x68)),
    }
}

impl Board<'_> {
    fn at(&self, point: Point) -> Pos2 {
        let lines = Vec2::new(self.offset(point.x()), self.offset(point.y()));
        self.wood.min + Vec2::splat(self.margin + self.half_pixel) + lines * self.cell
    }

    /// How many cells a line lies from the first one shown.
    fn offset(&self, line: u8) -> f32 {
        f32::from(line) - f32::from(self.first)
    }

    fn shows(&self, point: Point) -> bool {
        let shown = self.first..self.first + self.scene.lines;
        shown.contains(&point.x()) && shown.contains(&point.y())
    }

    /// The wood, with a little of its grain.
    fn wood(&self) {
        self.painter.rect_filled(self.wood, self.cell * 0.12, paint(self.theme.board));
        let mut seed = 7_u32;
        let mut x = self.wood.left() + 3.0;
        while self.theme.grain() > 0.2 && x < self.wood.right() - 6.0 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let depth = f32::from((seed >> 24) as u8) / 255.0;
            let shade = self.theme.board.mixed(Rgb(0x40, 0x22, 0x08), 0.055 * depth * self.theme.grain());
            self.painter.vline(x, self.wood.y_range(), Stroke::new(1.5 + 3.5 * depth, paint(shade)));
            x += 4.0 + 9.0 * depth;
        }
    }

    /// The lines, which run on over the edge where the board does.
    fn lines(&self) {
        let color = paint(self.theme.line);
        let board_lines = self.scene.size.lines();
        let last = self.first + self.scene.lines - 1;
        // The strokes of the frame meet at its corners.
        let corner = self.cell * FRAME_CELLS / 2.0;
        let outermost = self.margin + self.half_pixel;
        let start = |edge: f32| if self.first == 0 { edge + outermost - corner } else { edge };
        let end = |edge: f32, from: f32| {
            let along = outermost + f32::from(last - self.first) * self.cell;
            if last + 1 == board_lines { from + along + corner } else { edge }
        };
        let across = start(self.wood.left())..=end(self.wood.right(), self.wood.left());
        let down = start(self.wood.top())..=end(self.wood.bottom(), self.wood.top());
        for line in self.first..=last {
            let is_frame = line == 0 || line + 1 == board_lines;
            let stroke = Stroke::new(self.cell * if is_frame { FRAME_CELLS } else { 0.03 }, color);
            let stroke =
                Stroke { width: stroke.width.max(1.0 / self.kit.ui.ctx().pixels_per_point()), ..stroke };
            let along = self.margin + self.half_pixel + self.offset(line) * self.cell;
            self.painter.hline(across.clone(), self.wood.top() + along, stroke);
            self.painter.vline(self.wood.left() + along, down.clone(), stroke);
        }
        for star in self.scene.size.star_points().filter(|star| self.shows(*star)) {
            self.painter.circle_filled(self.at(star), self.cell * 0.1, color);
        }
    }

    /// The points of a zone shaded, and a line around them.
    fn zone(&self, zone: Zone) {
        let size = self.scene.size;
        // The accent, or light where it would be lost on the wood. Opaque: blending would turn it grey.
        let is_lost = self.theme.accent.contrast(self.theme.board) < 2.0;
        let tint = if is_lost { Rgb(0xff, 0xf4, 0xdc) } else { self.theme.accent };
        let shade = paint(self.theme.board.mixed(tint, if is_lost { 0.5 } else { 0.25 }));
        let stroke = Stroke::new((self.cell * 0.08).max(1.5), paint(self.theme.line));
        for point in zone.points(size).filter(|point| self.shows(*point)) {
            let place = Rect::from_center_size(self.at(point), Vec2::splat(self.cell));
            self.painter.rect_filled(place, 0.0, shade);
        }
        for point in zone.points(size).filter(|point| self.shows(*point)) {
            let place = Rect::from_center_size(self.at(point), Vec2::splat(self.cell));
            let is_edge = |dx, dy| size.offset(point, dx, dy).is_some_and(|next| !zone.contains(next, size));
            let sides = [
                (is_edge(-1, 0), [place.left_top(), place.left_bottom()]),
                (is_edge(1, 0), [place.right_top(), place.right_bottom()]),
                (is_edge(0, -1), [place.left_top(), place.right_top()]),
                (is_edge(0, 1), [place.left_bottom(), place.right_bottom()]),
            ];
            for (_, side) in sides.into_iter().filter(|(is_edge, _)| *is_edge) {
                self.painter.extend(Shape::dashed_line(&side, stroke, self.cell * 0.3, self.cell * 0.2));
            }
        }
    }

    fn stones(&self) {
        let size = self.scene.size;
        let in_row = |point: Point| self.scene.win.is_none_or(|row| row.points(size).any(|p| p == point));
        let radius = self.cell * STONE_CELLS;
        for &(point, color) in self.scene.stones.iter().filter(|(point, _)| self.shows(*point)) {
            let place = self.at(point);
            let shadow = place + Vec2::new(0.05, 0.08) * self.cell;
            if self.scene.go.dead.contains(point) {
                self.dead_stone(place, radius, color);
                continue;
            }
            self.painter.circle_filled(shadow, radius * 1.03, Color32::from_black_alpha(60));
            self.kit.stone(place, radius, color);
            if !in_row(point) {
                self.painter.circle_filled(place, radius + 1.0, paint(self.theme.board).gamma_multiply(0.4));
            }
        }
        for &(point, color) in &self.scene.ghosts {
            let (body, rim) = body_and_rim(color);
            let stroke = Stroke::new(1.5, paint(rim));
            self.painter.circle(self.at(point), radius, paint(body).gamma_multiply(0.45), stroke);
        }
        for (i, &point) in self.scene.numbered.iter().enumerate() {
            let ink = match self.scene.last {
                Some(last) if last == point => self.theme.accent_on(Color::to_move_after(i)),
                _ if Color::to_move_after(i) == Color::Black => Rgb(0xf3, 0xee, 0xe4),
                _ => Rgb(0x1b, 0x17, 0x12),
            };
            self.digits(self.at(point), &(i + 1).to_string(), 0.56, ink);
        }
        if let (Some(last), true, None) = (self.scene.last, self.scene.numbered.is_empty(), self.scene.win) {
            self.ring(self.at(last), self.cell * RING_CELLS, self.theme.accent);
        }
    }

    fn digits(&self, place: Pos2, text: &str, cells: f32, ink: Rgb) {
        let font = FontId::new(self.cell * cells, fonts::bold());
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, paint(ink));
        self.painter.galley(place - galley.size() / 2.0, galley, paint(ink));
    }

    fn ring(&self, place: Pos2, radius: f32, color: Rgb) {
        let width = self.cell * LINE_CELLS;
        let outline = Stroke::new(width * 1.9, paint(color.outline()));
        self.painter.circle_stroke(place, radius, outline);
        self.painter.circle_stroke(place, radius, Stroke::new(width, paint(color)));
    }

    /// A line with an outline, so that it shows on wood and on both stones.
    fn cased(&self, ends: [Pos2; 2], width: f32, color: Rgb) {
        let along = (ends[1] - ends[0]).normalized() * width * 0.3;
        let outer = [ends[0] - along, ends[1] + along];
        self.painter.line_segment(outer, Stroke::new(width * 1.7, paint(color.outline())));
        self.painter.line_segment(ends, Stroke::new(width, paint(color)));
    }

    fn ends(&self, row: Row) -> Option<[Pos2; 2]> {
        let points: Vec<Point> = row.points(self.scene.size).collect();
        Some([self.at(*points.first()?), self.at(*points.last()?)])
    }

    /// A line of light through the five.
    fn winning_row(&self, row: Row) {
        if let Some(ends) = self.ends(row) {
            self.cased(ends, self.cell * 0.14, self.theme.accent);
        }
    }

    /// A row that does not win: broken, with a bar across either end.
    fn dead_row(&self, row: Row) {
        let Some([start, end]) = self.ends(row) else { return };
        let along = (end - start).normalized() * self.cell;
        let color = self.theme.danger_on_board();
        for i in 0..row.len.saturating_sub(1) {
            let from = start + along * (f32::from(i) + 0.25);
            self.cased([from, from + along * 0.5], self.cell * 0.12, color);
        }
        let across = Vec2::new(-along.y, along.x) * 0.32;
        for bar in [start - along * 0.5, end + along * 0.5] {
            self.cased([bar - across, bar + across], self.cell * 0.12, color);
        }
    }

    /// The lines that make a point forbidden, and the points that would complete them.
    fn causes(&self) {
        for (i, cause) in self.scene.causes.iter().enumerate() {
            let (Some(&first), Some(&last)) = (cause.stones.first(), cause.stones.last()) else { continue };
            let aside = self.aside(i, cause);
            self.cased(
                [self.at(first) + aside, self.at(last) + aside],
                self.cell * 0.13,
                self.theme.danger_on_board(),
            );
        }
        for point in self.scene.causes.iter().flat_map(|cause| &cause.completions) {
            self.ring(self.at(*point), self.cell * 0.17, self.theme.danger_on_board());
        }
    }

    /// Two fours on one line are drawn side by side.
    fn aside(&self, i: usize, cause: &Cause) -> Vec2 {
        let same: Vec<usize> = (0..self.scene.causes.len())
            .filter(|other| self.scene.causes[*other].direction == cause.direction)
            .collect();
        if same.len() < 2 {
            return Vec2::ZERO;
        }
        let across = match cause.direction {
            Direction::Horizontal => Vec2::new(0.0, 1.0),
            Direction::Vertical => Vec2::new(1.0, 0.0),
            Direction::Falling => Vec2::new(0.7, -0.7),
            Direction::Rising => Vec2::new(0.7, 0.7),
        };
        across * self.cell * if same.first() == Some(&i) { -0.26 } else { 0.26 }
    }

    /// A triangle with 3, 4 or 6.
    fn forbidden(&self, point: Point, kind: ForbiddenKind) {
        let middle = self.at(point) + Vec2::new(0.0, self.cell * 0.06);
        let (fill, ink) = (self.theme.danger_on_board(), self.theme.danger_on_board().outline());
        let corner =
            |degrees: f32, radius: f32| middle + Vec2::angled(degrees.to_radians()) * radius * self.cell;
        let corners = |radius: f32| [-90.0, 30.0, 150.0].map(|degrees| corner(degrees, radius)).to_vec();
        let stroke = Stroke::new((self.cell * 0.07).max(1.2), paint(ink));
        self.painter.add(Shape::convex_polygon(corners(0.6), paint(fill), stroke));
        self.digits(middle + Vec2::new(0.0, self.cell * 0.03), &kind.digit().to_string(), 0.52, ink);
    }

    /// The sign that a thought-of stone may be played.
    fn tick(&self, point: Point) {
        let at = |x: f32, y: f32| self.at(point) + Vec2::new(x, y) * self.cell;
        let points = vec![at(-0.22, 0.02), at(-0.06, 0.18), at(0.24, -0.18)];
        let color = self.theme.accent;
        let outline = Stroke::new(self.cell * 0.24, paint(color.outline()));
        self.painter.add(Shape::line(points.clone(), outline));
        self.painter.add(Shape::line(points, Stroke::new(self.cell * 0.13, paint(color))));
    }
}
