//! What tells that a page goes on above or below: it fades out there, and an arrow points on.

use bevy_egui::egui::epaint::Mesh;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2};

use super::kit::{Sight, paint};
use crate::app::theme::Theme;

/// How high the fade is, in points; the focus is kept clear of it.
pub(crate) const FADE: f32 = 22.0;
/// Less than this beyond the edge is nothing to be read.
const NOTHING: f32 = 2.0;
/// The arrow: half its width, and its height.
const ARROW: Vec2 = Vec2::new(10.0, 5.0);

/// Fades the edges where a page goes on.
pub(crate) fn draw(painter: &Painter, theme: &Theme, sight: Sight) {
    let view = sight.view;
    if sight.above > NOTHING {
        fade(painter, theme, view, view.top(), 1.0);
    }
    if sight.below > NOTHING {
        fade(painter, theme, view, view.bottom(), -1.0);
    }
}

/// From the color of the panel at the edge to nothing, inward; with an arrow that points outward.
fn fade(painter: &Painter, theme: &Theme, view: Rect, edge: f32, inward: f32) {
    let panel = paint(theme.panel);
    let inner = edge + FADE * inward;
    let mut mesh = Mesh::default();
    // What is focused has a ring around it that reaches beyond the view.
    for x in [view.left() - 4.0, view.right() + 4.0] {
        mesh.colored_vertex(Pos2::new(x, edge), panel);
        mesh.colored_vertex(Pos2::new(x, inner), Color32::TRANSPARENT);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    painter.add(mesh);
    // It stands in the gap beyond the edge, and covers nothing.
    let tip = Pos2::new(view.center().x, edge - (1.0 + ARROW.y) * inward);
    let mut painter = painter.clone();
    painter.set_clip_rect(painter.clip_rect().expand(2.0 * ARROW.y));
    for x in [-ARROW.x, ARROW.x] {
        let end = tip + Vec2::new(x, ARROW.y * inward);
        painter.line_segment([tip, end], Stroke::new(2.5, paint(theme.muted)));
    }
}
