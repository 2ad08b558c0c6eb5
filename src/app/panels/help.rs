//! The contents of the help: the rule in force, the rules and openings to read about, and the controls.

use bevy_egui::egui::{Align2, Pos2, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit, paint};
use super::new_game::{rule_id, rule_sentence_id};
use super::opening::{opening_id, opening_sentence_id};
use super::rules::Topic;
use crate::app::session::Command;
use crate::game::GameSetup;
use crate::gomoku::opening::Opening;

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

/// The width from which buttons stand side by side.
const TWO_COLUMNS_FROM: f32 = 280.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, in_force: GameSetup) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("help-back", &view.text("help-title")) {
        asked.push(Command::CloseOverlay);
    }
    // What is in force, and the page that the first press opens.
    let GameSetup::Gomoku(in_force) = in_force;
    let topic = Topic::Rule(in_force.rule);
    let name = view.texts.with("help-in-force", [("rule", view.text(rule_id(in_force.rule)).into())]);
    kit.label(name, Type::Strong, kit.theme.accent);
    kit.text(view.text(rule_sentence_id(in_force.rule)));
    if in_force.opening != Opening::Free {
        kit.label(view.text(opening_id(in_force.opening)), Type::Strong, kit.theme.accent);
        kit.text(view.text(opening_sentence_id(in_force.opening)));
    }
    kit.space(0.5);
    let is_wide = kit.ui.available_width() >= TWO_COLUMNS_FROM;
    for (head, topics, columns) in [
        ("help-rules-head", &Topic::RULES[..], 1),
        ("help-openings-head", &Topic::OPENINGS[..], if is_wide { 2 } else { 1 }),
        ("help-controls", &[Topic::Controls][..], 1),
    ] {
        kit.space(0.5);
        kit.label(view.texts.get(head), Type::Strong, kit.theme.muted);
        let buttons: Vec<(&str, String, Emphasis)> = topics
            .iter()
            .map(|entry| {
                let emphasis = if *entry == topic { Emphasis::Primary } else { Emphasis::Plain };
                (entry.name(), entry.title(view.texts), emphasis)
            })
            .collect();
        if let Some(pressed) = kit.grid(columns, &buttons) {
            asked.push(Command::OpenTopic(topics[pressed]));
        }
    }
    asked
}

/// The page of the controls.
pub(super) fn controls(kit: &mut Kit<'_>, view: &View<'_>) {
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
}
