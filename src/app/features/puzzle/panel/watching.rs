//! Beside the board while the recursion is watched: its rules, the one in force lit, and the step in words.

use bevy_egui::egui::{Align2, CornerRadius, Vec2};

use super::{PAD, supply};
use crate::app::features::puzzle::{Puzzle, PuzzleOrder};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit, paint};
use crate::cover::Album;
use crate::cover::recursion::Step;
use crate::play::puzzle::watch::{Running, Speed, Watch};
use crate::words::puzzle as words;

/// How many lines the sentence of a step may take before its box grows.
const SENTENCE_LINES: f32 = 3.0;
/// Where the text of a rule begins, after its number.
const RULE_INDENT: f32 = 34.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, puzzle: &Puzzle, album: Option<&Album>) {
    let Some(watch) = puzzle.watch() else { return };
    let head = view.texts.with("watch-title", [("board", words::board(puzzle.board()).into())]);
    kit.header("watch-back", &head, PuzzleOrder::StopWatching);
    kit.said(&words::step(view.texts, view.notation, watch, album), SENTENCE_LINES);
    supply(kit, view, watch.cover());
    if !view.low {
        rules(kit, view, watch);
    }
    let found = album.map(|album| words::found(view.texts, watch.n_found(), album)).unwrap_or_default();
    let values = [("n", watch.n_steps().into()), ("found", found.into())];
    kit.muted(view.texts.with("watch-count", values));
    let run = match watch.running() {
        _ if watch.is_over() => "watch-again",
        Running::Paused if watch.n_steps() == 0 => "watch-start",
        Running::Paused => "watch-run",
        Running::ByTime | Running::ToSolution => "watch-pause",
    };
    kit.button(Button::new(("watch-run", run), PuzzleOrder::RunOrPause).main());
    kit.row([
        Button::new("watch-step", PuzzleOrder::Step).only_if(!watch.is_over()),
        Button::new("watch-next", PuzzleOrder::NextSolution).only_if(!watch.is_over()),
    ]);
    let mut speed = puzzle.speed();
    if kit.choice("watch-speed", &mut speed, &Speed::ALL, Speed::text_id) {
        kit.ask(PuzzleOrder::Speed(speed));
    }
    kit.button(Button::new("watch-rewind", PuzzleOrder::Rewind));
}

/// The four rules of the recursion; the one that has led to the last step is lit.
fn rules(kit: &mut Kit<'_>, view: &View<'_>, watch: &Watch) {
    let in_force = watch.step().map(|step| match step {
        Step::Complete => 0,
        Step::Cut(_) => 1,
        Step::Place { .. } => 2,
        Step::TakeBack { .. } => 3,
    });
    let width = kit.ui.available_width();
    for (i, id) in ["watch-rule-1", "watch-rule-2", "watch-rule-3", "watch-rule-4"].into_iter().enumerate() {
        let lit = in_force == Some(i);
        let (kind, ink) = if lit { (Type::Strong, kit.theme.text) } else { (Type::Body, kit.theme.muted) };
        let galley = kit.wrapped(&view.texts.get(id), Type::Body, ink, width - RULE_INDENT - PAD);
        let rect = kit.room(galley.size().y + 4.0);
        let painter = kit.ui.painter();
        if lit {
            painter.rect_filled(rect, CornerRadius::same(6), paint(kit.theme.control_focused()));
            kit.bar(rect, 4.0);
        }
        let (number, at) = ((i + 1).to_string(), rect.min + Vec2::new(14.0, 2.0));
        painter.text(at, Align2::LEFT_TOP, number, kind.font(), paint(ink));
        kit.set_lines(rect.min + Vec2::new(RULE_INDENT, 2.0), [galley]);
    }
}
