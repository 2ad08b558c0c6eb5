//! The controls of the three devices, and the rule in force.

use bevy_egui::egui::{Align2, Pos2, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{Kit, paint};
use super::new_game::{rule_id, rule_sentence_id};
use crate::app::session::Command;
use crate::game::GameSetup;

/// What one can do, and by which keys and buttons.
const CONTROLS: [(&str, &str, &str); 14] = [
    ("help-move", "← ↑ ↓ →  W A S D", "✚ / L"),
    ("help-jump", "Shift + ←", "L1"),
    ("help-place", "Enter, Space", "A"),
    ("help-undo", "U, Ctrl + Z", "X"),
    ("help-redo", "R, Ctrl + Y", "R1"),
    ("help-hint", "H", "Y"),
    ("help-tables", "T", "L2"),
    ("help-move-now", "N", "R2"),
    ("help-type", "/", "–"),
    ("help-pause", "Esc, P", "Start, B"),
    ("help-copy", "Ctrl + C", "–"),
    ("help-help", "F1", "Select"),
    ("help-full-screen", "F11", "–"),
    ("help-mute", "M", "–"),
];

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("help-back", &view.text("help-title")) {
        asked.push(Command::CloseOverlay);
    }
    kit.space(0.5);
    let GameSetup::Gomoku(gomoku) = view.session.game().setup().game;
    kit.label(view.texts.get(rule_id(gomoku.rule)), Type::Strong, kit.theme.accent);
    kit.text(view.texts.get(rule_sentence_id(gomoku.rule)));
    kit.text(view.text("help-rules"));
    kit.space(0.5);
    kit.label(view.text("help-controls"), Type::Strong, kit.theme.accent);
    kit.muted(view.text("help-mouse"));
    for (id, keys, pad) in CONTROLS {
        let width = kit.ui.available_width();
        let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, 46.0), Sense::hover());
        let painter = kit.ui.painter();
        let text = |x: f32, y: f32, align: Align2, text: String, kind: Type, color| {
            painter.text(Pos2::new(x, rect.top() + y), align, text, kind.font(), paint(color));
        };
        text(rect.left(), 0.0, Align2::LEFT_TOP, view.texts.get(id), Type::Body, kit.theme.text);
        text(rect.left() + 12.0, 46.0, Align2::LEFT_BOTTOM, keys.to_owned(), Type::Body, kit.theme.muted);
        text(rect.right(), 46.0, Align2::RIGHT_BOTTOM, pad.to_owned(), Type::Body, kit.theme.muted);
    }
    asked
}
