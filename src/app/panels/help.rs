//! The contents of the help: the rule in force, the pages about the game, the controls, and the other game.

use bevy_egui::egui::{Align2, Pos2, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit, paint};
use super::new_game::{go_rules_id, rule_id, rule_sentence_id};
use super::opening::{opening_id, opening_sentence_id};
use super::rules::{self, Lesson, Topic};
use crate::app::session::Command;
use crate::game::GameSetup;
use crate::gomoku::opening::Opening;

/// What one can do, and by which keys and buttons.
const CONTROLS: [(&str, &str, &str); 20] = [
    ("help-move", "← ↑ ↓ →  W A S D", "✚ / L"),
    ("help-jump", "Shift + ←", "R"),
    ("help-place", "Enter, Space", "A"),
    ("help-pass", "G", "R3"),
    ("help-undo", "U, Ctrl + Z", "X"),
    ("help-redo", "R, Ctrl + Y", "R1"),
    ("help-hint", "H", "Y"),
    ("help-tables", "T", "L2"),
    ("help-move-now", "N", "R2"),
    ("help-type", "/", "–"),
    ("help-pause", "Esc, P", "Start, B"),
    ("help-copy", "Ctrl + C", "–"),
    ("help-copy-game", "Ctrl + Shift + C", "–"),
    ("help-copy-picture", "Ctrl + Alt + C", "–"),
    ("help-paste", "Ctrl + V", "–"),
    ("help-export", "Ctrl + S", "–"),
    ("help-open", "Ctrl + O", "–"),
    ("help-help", "F1", "Select"),
    ("help-full-screen", "F11", "–"),
    ("help-mute", "M", "–"),
];

/// The same while a record is looked at.
const REPLAY_CONTROLS: [(&str, &str, &str); 11] = [
    ("help-replay-step", "← →", "✚ / L"),
    ("help-replay-far", "Page ↑ ↓, Shift + ←", "L1, R1"),
    ("help-replay-ends", "Home, End", "L2, R2"),
    ("help-replay-branch", "↑ ↓", "✚ / L"),
    ("help-replay-run", "Space, Enter", "A"),
    ("help-replay-speed", "+ −", "Y"),
    ("help-replay-read", "Shift + ↑ ↓", "R"),
    ("help-replay-play-on", "N", "X"),
    ("help-replay-menu", "P", "Start"),
    ("help-replay-tables", "T", "L3"),
    ("help-replay-back", "Esc", "B"),
];

/// The widths from which short buttons stand side by side, and long ones too, as below the board of a tall window.
const ROWS_FROM: f32 = 280.0;
const WIDE_FROM: f32 = 620.0;
/// The width over which the controls are spread.
const CONTROLS_WIDTH: f32 = 480.0;
/// The height of what one can do and of its keys and buttons, two lines of text.
const ROW_HEIGHT: f32 = 52.0;

/// The id of a head, the pages under it, and how many buttons stand side by side.
type Group = (&'static str, &'static [Topic], usize);

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, in_force: GameSetup) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("help-back", &view.text("help-title")) {
        asked.push(Command::CloseOverlay);
    }
    // What is in force, and the page that the first press opens.
    let topic = match in_force {
        GameSetup::Gomoku(in_force) => {
            let rule = view.text(rule_id(in_force.rule));
            let name = view.texts.with("help-in-force", [("rule", rule.into())]);
            kit.label(name, Type::Strong, kit.theme.accent);
            kit.text(view.text(rule_sentence_id(in_force.rule)));
            if in_force.opening != Opening::Free {
                kit.label(view.text(opening_id(in_force.opening)), Type::Strong, kit.theme.accent);
                kit.text(view.text(opening_sentence_id(in_force.opening)));
            }
            Topic::Rule(in_force.rule)
        }
        GameSetup::Go(in_force) => {
            let rule = view.text(go_rules_id(in_force.rules));
            let name = view.texts.with("help-in-force", [("rule", rule.into())]);
            kit.label(name, Type::Strong, kit.theme.accent);
            kit.text(view.text(rules::counting_id(in_force.rules)));
            Topic::Go(Lesson::Basics)
        }
    };
    kit.space(0.5);
    let (n_long, n_short) = match kit.ui.available_width() {
        WIDE_FROM.. => (3, 4),
        ROWS_FROM.. => (1, 2),
        _ => (1, 1),
    };
    let five: [Group; 2] =
        [("help-rules-head", &Topic::RULES, n_long), ("help-openings-head", &Topic::OPENINGS, n_short)];
    let go: [Group; 2] =
        [("help-go-head", &Topic::GO, n_long), ("help-go-sets-head", &Topic::GO_RULES, n_long)];
    let controls: Group = ("help-controls", &[Topic::Controls], n_long);
    let puzzle: Group = ("help-puzzle", &[Topic::Puzzle], n_long);
    // The game that is played comes first.
    let groups = match in_force {
        GameSetup::Gomoku(_) => [five[0], five[1], controls, go[0], go[1], puzzle],
        GameSetup::Go(_) => [go[0], go[1], controls, five[0], five[1], puzzle],
    };
    for (head, topics, columns) in groups {
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
    rows(kit, view, &CONTROLS);
    kit.space(1.0);
    kit.label(view.text("help-replay"), Type::Strong, kit.theme.accent);
    kit.muted(view.text("help-replay-mouse"));
    rows(kit, view, &REPLAY_CONTROLS);
}

fn rows(kit: &mut Kit<'_>, view: &View<'_>, rows: &[(&str, &str, &str)]) {
    for &(id, keys, pad) in rows {
        let width = kit.ui.available_width().min(CONTROLS_WIDTH);
        let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, ROW_HEIGHT), Sense::hover());
        let painter = kit.ui.painter();
        let text = |x: f32, y: f32, align: Align2, text: String, kind: Type, color| {
            painter.text(Pos2::new(x, rect.top() + y), align, text, kind.font(), paint(color));
        };
        text(rect.left(), 0.0, Align2::LEFT_TOP, view.texts.get(id), Type::Body, kit.theme.text);
        text(
            rect.left() + 12.0,
            ROW_HEIGHT,
            Align2::LEFT_BOTTOM,
            keys.to_owned(),
            Type::Body,
            kit.theme.muted,
        );
        text(rect.right(), ROW_HEIGHT, Align2::RIGHT_BOTTOM, pad.to_owned(), Type::Body, kit.theme.muted);
    }
}
