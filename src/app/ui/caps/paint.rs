//! How caps are drawn.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::{Cap, SIZE, Side, Sign};
use crate::app::intent::Heading;
use crate::app::theme::Theme;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::paint;

/// The room between two, in points.
const GAP: f32 = 6.0;

/// The width of a cap.
fn width(painter: &Painter, cap: &Cap) -> f32 {
    match cap {
        Cap::Key(text) => padded(painter, text),
        Cap::Button(text) => padded(painter, text),
        Cap::Shape(_) | Cap::Cross(_) | Cap::Stick(_) => SIZE,
    }
}

fn padded(painter: &Painter, text: &str) -> f32 {
    let galley = painter.layout_no_wrap(text.to_owned(), Type::Small.font(), Color32::WHITE);
    (galley.size().x + 12.0).max(SIZE)
}

/// The width of caps side by side.
pub(crate) fn row_width(painter: &Painter, caps: &[Cap]) -> f32 {
    let widths: f32 = caps.iter().map(|cap| width(painter, cap) + GAP).sum();
    (widths - GAP).max(0.0)
}

/// Draws caps side by side from a place in the middle of their left edge; where not all have room, points follow those
/// that have.
pub(crate) fn row(painter: &Painter, theme: &Theme, from: Pos2, caps: &[Cap], room: f32) {
    let mut x = from.x;
    for (i, cap) in caps.iter().enumerate() {
        let rest = if i + 1 < caps.len() { GAP + 14.0 } else { 0.0 };
        let width = width(painter, cap);
        if i > 0 && x + width + rest > from.x + room {
            let place = Pos2::new(x, from.y);
            painter.text(place, Align2::LEFT_CENTER, "…", Type::Body.font(), paint(theme.muted));
            return;
        }
        draw(
            painter,
            theme,
            Rect::from_min_size(Pos2::new(x, from.y - SIZE / 2.0), Vec2::new(width, SIZE)),
            cap,
        );
        x += width + GAP;
    }
}

/// Draws a cap in its place.
fn draw(painter: &Painter, theme: &Theme, place: Rect, cap: &Cap) {
    let (ink, edge) = (paint(theme.text), Stroke::new(1.0, paint(theme.muted)));
    let fill = paint(theme.panel);
    let body = |corner: u8| painter.rect(place, CornerRadius::same(corner), fill, edge, StrokeKind::Inside);
    let text = |text: &str| {
        painter.text(place.center(), Align2::CENTER_CENTER, text, Type::Small.font(), ink);
    };
    match cap {
        Cap::Key(sign) => {
            body(6);
            text(sign);
        }
        Cap::Button(sign) => {
            body(14);
            text(sign);
        }
        Cap::Shape(sign) => {
            body(14);
            draw_sign(painter, place.center(), *sign, Stroke::new(2.0, ink));
        }
        Cap::Cross(arm) => draw_cross(painter, theme, place.center(), *arm),
        Cap::Stick(side) => {
            body(14);
            painter.circle_stroke(place.center(), SIZE / 2.0 - 3.5, edge);
            text(if *side == Side::Left { "L" } else { "R" });
        }
    }
}

fn draw_sign(painter: &Painter, middle: Pos2, sign: Sign, stroke: Stroke) {
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y);
    match sign {
        Sign::Cross => {
            painter.line_segment([corner(-5.5, -5.5), corner(5.5, 5.5)], stroke);
            painter.line_segment([corner(-5.5, 5.5), corner(5.5, -5.5)], stroke);
        }
        Sign::Circle => {
            painter.circle_stroke(middle, 6.5, stroke);
        }
        Sign::Square => {
            let square = Rect::from_center_size(middle, Vec2::splat(11.0));
            painter.rect_stroke(square, CornerRadius::ZERO, stroke, StrokeKind::Middle);
        }
        Sign::Triangle => {
            let corners = vec![corner(0.0, -7.0), corner(6.5, 4.5), corner(-6.5, 4.5)];
            painter.add(Shape::closed_line(corners, stroke));
        }
    }
}

/// The cross of directions, the arm that is meant filled.
fn draw_cross(painter: &Painter, theme: &Theme, middle: Pos2, arm: Option<Heading>) {
    const ARM: f32 = 4.5;
    const REACH: f32 = 12.5;
    let at = |x: f32, y: f32| middle + Vec2::new(x, y);
    let outline = [
        (-ARM, -REACH),
        (ARM, -REACH),
        (ARM, -ARM),
        (REACH, -ARM),
        (REACH, ARM),
        (ARM, ARM),
        (ARM, REACH),
        (-ARM, REACH),
        (-ARM, ARM),
        (-REACH, ARM),
        (-REACH, -ARM),
        (-ARM, -ARM),
    ];
    if let Some(heading) = arm {
        let (dx, dy) = heading.step();
        let toward = Vec2::new(dx.into(), dy.into());
        let room = Rect::from_center_size(middle + toward * (REACH + ARM) / 2.0, Vec2::splat(2.0 * ARM));
        painter.rect_filled(room, 1.0, paint(theme.text));
    }
    let corners = outline.map(|(x, y)| at(x, y)).to_vec();
    painter.add(Shape::closed_line(corners, Stroke::new(1.5, paint(theme.text))));
}
