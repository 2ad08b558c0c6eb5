//! Stones by the painter of the panels: on cards, in lists and on the boards of the pages.

use bevy_egui::egui::{Painter, Pos2, Stroke, Vec2};

use super::kit::paint;
use crate::app::theme::{Rgb, StoneSet, Theme};
use crate::board::Color;

/// Where the light falls, as a share of the radius.
const LIGHT: Vec2 = Vec2::new(-0.30, -0.32);
/// The ring of a flat white stone, as the large ones have it.
const RING: f32 = 0.72;

/// Paints a stone of the set in use.
pub(super) fn paint_stone(painter: &Painter, theme: &Theme, middle: Pos2, radius: f32, color: Color) {
    let body = theme.stones[color];
    let rim = match color {
        Color::Black => body.mixed(Rgb::WHITE, 0.36),
        Color::White => body.mixed(Rgb(0x1e, 0x10, 0x00), 0.50),
    };
    match theme.stone_set {
        StoneSet::Natural => {
            painter.circle(middle, radius, paint(body), Stroke::new(1.5, paint(rim)));
            let light = body.mixed(Rgb::WHITE, if color == Color::Black { 0.27 } else { 1.0 });
            spot(painter, middle, radius, body, light, 0.42);
        }
        StoneSet::Flat => {
            let stroke = Stroke::new((radius * 0.10).max(1.2), paint(rim));
            painter.circle(middle, radius, paint(body), stroke);
            if color == Color::White {
                painter.circle_stroke(middle, radius * RING, stroke);
            }
        }
        StoneSet::Glass => {
            painter.circle(middle, radius, paint(body), Stroke::new(1.5, paint(rim)));
            let gathered = body.mixed(Rgb(0x8c, 0xa4, 0xb4), 0.35);
            spot(painter, middle - LIGHT * radius * 2.2, radius, body, gathered, 0.30);
            painter.circle_filled(middle + LIGHT * radius * 1.2, radius * 0.24, paint(body.mixed(Rgb::WHITE, 0.85)));
        }
    }
}

/// A soft spot of light: a few disks, the smaller the lighter.
fn spot(painter: &Painter, middle: Pos2, radius: f32, body: Rgb, light: Rgb, width: f32) {
    for i in 0..4_u8 {
        let share = f32::from(i) / 4.0;
        let color = paint(body.mixed(light, 0.25 + 0.2 * share));
        painter.circle_filled(middle + LIGHT * radius, radius * width * (1.0 - 0.86 * share), color);
    }
}
