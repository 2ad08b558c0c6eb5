//! A clock on the card of its seat, so that it cannot be misread: figures that keep their places, a triangle before
//! those that run and two bars while they are stopped, a frame around a period of overtime, and a heavy ring around
//! the last seconds.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
};

use super::reads::MatchView;
use crate::app::ui::fonts::{Type, bold};
use crate::app::ui::kit::{Kit, paint};
use crate::board::Color;
use crate::game::clock::{Clock, Stretch};
use crate::words::clock::{beside, figures};

/// The size of the figures.
const SIZE: f32 = 32.0;
/// How far the clock stays away from the edges of its card.
const EDGE: f32 = 14.0;
/// Time is short from here on.
const LOW_S: u64 = 10;
/// The height of the ring around the last seconds.
const RING: f32 = 34.0;

/// What a card has room for besides the clock: the width that this takes above, and below.
type Taken = (f32, f32);

/// Draws the clock of a color at the right of its card.
pub(crate) fn draw(kit: &Kit<'_>, view: &MatchView<'_>, card: Rect, color: Color) -> Taken {
    let Some(clock) = view.clocks.and_then(|clocks| clocks[color]) else { return (0.0, 0.0) };
    let theme = kit.theme;
    let painter = kit.ui.painter().with_clip_rect(card);
    let is_next = view.session.game().clock_to_run() == Some(color);
    let runs = is_next && view.clock_runs;
    let is_low = clock.is_pressing() && clock.shown_s() <= LOW_S;
    let ink = paint(match (is_low, is_next) {
        (true, _) => theme.danger,
        (false, true) => theme.accent,
        (false, false) => theme.text,
    });
    let family = if is_low || is_next { bold() } else { FontFamily::Proportional };
    let right = Pos2::new(card.right() - EDGE - 4.0, card.top() + 27.0);
    let text = figures(clock.left());
    let rect = paint_figures(&painter, right, &text, &FontId::new(SIZE, family), ink);
    if is_low {
        let middle = rect.center() + Vec2::new(0.0, 1.0);
        let ring = Rect::from_center_size(middle, Vec2::new(rect.width() + 14.0, RING));
        painter.rect_stroke(ring, CornerRadius::same(10), Stroke::new(3.0, ink), StrokeKind::Middle);
    }
    let sign = Pos2::new(rect.left() - 22.0, rect.center().y);
    if runs {
        painter.add(triangle(sign, ink));
    } else if is_next {
        for x in [-4.0, 4.0] {
            let bar = Rect::from_center_size(sign + Vec2::new(x, 0.0), Vec2::new(4.0, 16.0));
            painter.rect_filled(bar, 1.0, ink);
        }
    }
    let above = card.right() - rect.left() - EDGE + 40.0;
    let below = below(kit, view, &painter, card, &clock);
    (above, below)
}

/// What follows on the main time, or the period that runs; the width that this takes.
fn below(kit: &Kit<'_>, view: &MatchView<'_>, painter: &Painter, card: Rect, clock: &Clock) -> f32 {
    let Some(text) = beside(view.texts, clock) else { return 0.0 };
    let is_main = clock.stretch() == Stretch::Main;
    let ink = if is_main { kit.theme.muted } else { kit.theme.text };
    let kind = if is_main { Type::Body } else { Type::Strong };
    let right = Pos2::new(card.right() - EDGE - 4.0, card.bottom() - 9.0);
    let rect = painter.text(right, Align2::RIGHT_BOTTOM, text, kind.font(), paint(ink));
    if !is_main {
        let frame = rect.expand2(Vec2::new(7.0, 1.0));
        painter.rect_stroke(frame, CornerRadius::same(6), Stroke::new(1.5, paint(ink)), StrokeKind::Middle);
    }
    rect.width() + 24.0
}

/// Draws figures that end at a point, each in a place of its own, so that none moves when another one changes.
fn paint_figures(painter: &Painter, right: Pos2, text: &str, font: &FontId, ink: Color32) -> Rect {
    let width = |c: char| painter.layout_no_wrap(c.to_string(), font.clone(), ink).size().x;
    let figure = ('0'..='9').map(width).fold(0.0, f32::max);
    let colon = width(':') + 2.0;
    let mut x = right.x;
    let mut rect = Rect::from_min_max(right, right);
    for c in text.chars().rev() {
        let room = if c == ':' { colon } else { figure };
        let place = Pos2::new(x - room / 2.0, right.y);
        let drawn = painter.text(place, Align2::CENTER_CENTER, c, font.clone(), ink);
        rect = rect.union(drawn.with_min_x(x - room).with_max_x(x));
        x -= room;
    }
    rect
}

fn triangle(middle: Pos2, ink: Color32) -> Shape {
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y);
    let corners = vec![corner(-6.0, -9.0), corner(8.0, 0.0), corner(-6.0, 9.0)];
    Shape::convex_polygon(corners, ink, Stroke::NONE)
}
