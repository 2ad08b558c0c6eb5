//! The marks of Go on the board of a figure.

use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::{Board, STONE_CELLS, body_and_rim};
use crate::app::ui::kit::paint;
use crate::board::{Color, Point};

/// How much of a dead stone is left to see.
const DEAD_SHARE: f32 = 0.45;
/// Half the side of the square on a point that belongs to a side.
const SQUARE_CELLS: f32 = 0.17;
/// The radius of the ring on a liberty.
const LIBERTY_CELLS: f32 = 0.15;

impl Board<'_> {
    /// Everything but the dead stones, which lie among the others.
    pub(super) fn go_marks(&self) {
        let marks = &self.scene.go;
        for &(point, color) in &marks.territory {
            self.square(point, color, true);
        }
        for &(point, color) in &marks.seki_eyes {
            self.square(point, color, false);
        }
        for point in &marks.liberties {
            // The lines would make a cross of it.
            self.painter.circle_filled(self.at(*point), self.cell * LIBERTY_CELLS, paint(self.theme.board));
            self.ring(self.at(*point), self.cell * LIBERTY_CELLS, self.theme.accent);
        }
        for &(point, color) in &marks.taken {
            self.taken_stone(point, color);
        }
        for point in marks.dead.iter() {
            self.cross(self.at(point), 0.2);
        }
        if let Some(point) = marks.refused {
            self.cross(self.at(point), 0.24);
        }
    }

    /// A stone that is held for dead: what is left of it when most is taken away.
    pub(super) fn dead_stone(&self, place: Pos2, radius: f32, color: Color) {
        self.kit.stone(place, radius, color);
        let wood = paint(self.theme.board).gamma_multiply(1.0 - DEAD_SHARE);
        self.painter.circle_filled(place, radius + 1.0, wood);
        let (_, rim) = body_and_rim(color);
        self.painter.circle_stroke(place, radius, Stroke::new(1.5, paint(rim)));
    }

    /// A small square in the color of a side; only its outline where the point does not count.
    fn square(&self, point: Point, color: Color, counts: bool) {
        let (body, _) = body_and_rim(color);
        let room = Rect::from_center_size(self.at(point), Vec2::splat(2.0 * SQUARE_CELLS * self.cell));
        let width = (self.cell * 0.05).max(1.2);
        if counts {
            self.painter.rect_filled(room, 0.0, paint(body));
            let outline = Stroke::new(width, paint(body.outline()));
            self.painter.rect_stroke(room, 0.0, outline, StrokeKind::Outside);
        } else {
            let outline = Stroke::new(width * 3.4, paint(body.outline()));
            self.painter.rect_stroke(room, 0.0, outline, StrokeKind::Middle);
            self.painter.rect_stroke(room, 0.0, Stroke::new(width * 1.6, paint(body)), StrokeKind::Middle);
        }
    }

    /// The place of a stone that has just been taken: its rim, broken.
    fn taken_stone(&self, point: Point, color: Color) {
        const N_DASHES: u8 = 8;
        let (body, _) = body_and_rim(color);
        let radius = self.cell * STONE_CELLS * 0.92;
        let turn = std::f32::consts::TAU / f32::from(N_DASHES);
        for i in 0..N_DASHES {
            let along = (0..=6_u8).map(|step| {
                let angle = turn * (f32::from(i) + 0.62 * f32::from(step) / 6.0);
                self.at(point) + Vec2::angled(angle) * radius
            });
            let points: Vec<Pos2> = along.collect();
            let width = (self.cell * 0.06).max(1.2);
            let outline = Stroke::new(width * 2.0, paint(body.outline()));
            self.painter.add(Shape::line(points.clone(), outline));
            self.painter.add(Shape::line(points, Stroke::new(width, paint(body))));
        }
    }

    /// The sign of what is refused, and of what is dead.
    fn cross(&self, place: Pos2, cells: f32) {
        let arm = Vec2::splat(self.cell * cells);
        let aside = Vec2::new(arm.x, -arm.y);
        let color = self.theme.danger_on_board();
        for [from, to] in [[place - arm, place + arm], [place - aside, place + aside]] {
            self.painter.line_segment([from, to], Stroke::new(self.cell * 0.2, paint(color.outline())));
        }
        for [from, to] in [[place - arm, place + arm], [place - aside, place + aside]] {
            self.painter.line_segment([from, to], Stroke::new(self.cell * 0.1, paint(color)));
        }
    }
}
