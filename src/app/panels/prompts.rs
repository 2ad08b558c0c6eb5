//! The footer: the two or three presses that matter now, with the caps of the device used last.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::paint;
use crate::app::input::LastDevice;
use crate::app::theme::Theme;

/// The height of the footer in points.
pub(super) const HEIGHT: f32 = 34.0;

pub(super) fn draw(ui: &Ui, rect: Rect, view: &View<'_>, theme: &Theme, on_board: bool) {
    let prompts: &[(&str, &str)] = match (view.device, on_board) {
        (LastDevice::Mouse, true) => &[("F1", "prompt-help"), ("Esc", "prompt-pause")],
        (LastDevice::Mouse, false) => &[("F1", "prompt-help"), ("Esc", "prompt-back")],
        (LastDevice::Keyboard, true) => &[("Enter", "prompt-place"), ("U", "prompt-undo"), ("Esc", "prompt-pause")],
        (LastDevice::Keyboard, false) => &[("↑↓", "prompt-choose"), ("Enter", "prompt-press"), ("Esc", "prompt-back")],
        (LastDevice::Gamepad, true) => &[("A", "prompt-place"), ("X", "prompt-undo"), ("B", "prompt-pause")],
        (LastDevice::Gamepad, false) => &[("✚", "prompt-choose"), ("A", "prompt-press"), ("B", "prompt-back")],
    };
    let painter = ui.painter();
    let mut x = rect.left();
    for (cap, id) in prompts {
        let galley = painter.layout_no_wrap((*cap).to_owned(), Type::Small.font(), paint(theme.text));
        let size = Vec2::new((galley.size().x + 14.0).max(28.0), 28.0);
        let place = Rect::from_min_size(Pos2::new(x, rect.center().y - 14.0), size);
        let corner = if view.device == LastDevice::Gamepad { 14 } else { 6 };
        painter.rect(
            place,
            CornerRadius::same(corner),
            paint(theme.control()),
            Stroke::new(1.0, paint(theme.muted)),
            StrokeKind::Inside,
        );
        painter.galley(place.center() - galley.size() / 2.0, galley, paint(theme.text));
        let words = painter.text(
            Pos2::new(place.right() + 8.0, rect.center().y),
            Align2::LEFT_CENTER,
            view.texts.get(id),
            Type::Small.font(),
            paint(theme.muted),
        );
        x = words.right() + 18.0;
    }
}
