//! Single stones by the painter of the panels: beside names and in lists. Boards are pictures.

use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use super::kit::paint;
use crate::app::theme::{Rgb, StoneSet, Theme};
use crate::board::Color;

/// Where the light falls, and where glass gathers it, as shares of the radius.
const LIGHT: Vec2 = Vec2::new(-0.32, -0.36);
const GATHERED: Vec2 = Vec2::new(0.30, 0.34);
/// The ring of a flat white stone, as the large ones have it.
const RING: f32 = 0.72;
/// The corners of what is drawn as a disk.
const CORNERS: u32 = 40;

/// Paints a stone of the set in use.
pub(crate) fn paint_stone(painter: &Painter, theme: &Theme, middle: Pos2, radius: f32, color: Color) {
    let body = theme.stones[color];
    let rim = match color {
        Color::Black => body.mixed(Rgb::WHITE, 0.36),
        Color::White => body.mixed(Rgb(0x1e, 0x10, 0x00), 0.50),
    };
    let stroke = Stroke::new((radius * 0.06).max(1.2), paint(rim));
    match theme.stone_set {
        StoneSet::Natural => {
            let (light, dark) = match color {
                Color::Black => (body.mixed(Rgb::WHITE, 0.34), body.mixed(Rgb::BLACK, 0.35)),
                Color::White => (Rgb::WHITE, body.mixed(Rgb(0x5a, 0x44, 0x20), 0.18)),
            };
            painter.add(lit_disk(middle, radius, LIGHT, light, dark));
            painter.circle_stroke(middle, radius, stroke);
        }
        StoneSet::Flat => {
            painter.circle(middle, radius, paint(body), stroke);
            if color == Color::White {
                painter.circle_stroke(middle, radius * RING, stroke);
            }
        }
        StoneSet::Glass => {
            let (light, dark) = match color {
                Color::Black => (body.mixed(Rgb(0x8c, 0xa4, 0xb4), 0.45), body.mixed(Rgb::BLACK, 0.5)),
                Color::White => (Rgb::WHITE, body.mixed(Rgb(0x6c, 0x84, 0x90), 0.35)),
            };
            painter.add(lit_disk(middle, radius, GATHERED, light, dark));
            painter.circle_stroke(middle, radius, stroke);
            let gloss = body.mixed(Rgb::WHITE, 0.85);
            painter.circle_filled(middle + LIGHT * radius * 1.1, radius * 0.17, paint(gloss));
        }
    }
}

/// A disk that is lightest at a place in it, and darkens evenly from there to its edge.
fn lit_disk(middle: Pos2, radius: f32, at: Vec2, light: Rgb, dark: Rgb) -> Shape {
    let mut mesh = Mesh::default();
    // The edge of a mesh is not smoothed: a disk lies under it.
    let under = Shape::circle_filled(middle, radius, paint(dark));
    let radius = radius - 0.5;
    let mut corner = |pos: Pos2, color: Color32| mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
    let spot = middle + at * radius;
    corner(spot, paint(light));
    // Half way the light is mostly gone: a broad reflection, and a body of one color.
    for (share, color) in [(0.45, light.mixed(dark, 0.55)), (1.0, dark)] {
        for i in 0..CORNERS {
            let edge = middle + Vec2::angled(i as f32 * std::f32::consts::TAU / CORNERS as f32) * radius;
            corner(spot + (edge - spot) * share, paint(color));
        }
    }
    for i in 0..CORNERS {
        let next = (i + 1) % CORNERS;
        let (inner, outer) = (1 + i, 1 + CORNERS + i);
        let (inner_next, outer_next) = (1 + next, 1 + CORNERS + next);
        mesh.indices.extend([0, inner, inner_next, inner, outer, outer_next, inner, outer_next, inner_next]);
    }
    Shape::Vec(vec![under, Shape::mesh(mesh)])
}
