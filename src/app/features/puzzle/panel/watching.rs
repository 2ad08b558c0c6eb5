//! Beside the board while the recursion is watched: its rules, the one in force lit, and the step in words.

use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Sense, Vec2};

use super::{PAD, supply};
use crate::app::features::puzzle::{Puzzle, PuzzleOrder};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit, paint};
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
    if kit.header("watch-back", &head) {
        kit.ask(PuzzleOrder::StopWatching);
    }
    kit.said(&words::step(view.texts, view.notation, watch, album), SENTENCE_LINES);
    supply(kit, view, watch.cover());
    if !view.low {
        rules(kit, view, watch);
    }
    let found = album.map(|album| words::found(view.texts, watch.n_found(), album)).unwrap_or_default();
    let values = [("n", watch.n_steps().into()), ("found", found.into())];
    kit.label(view.texts.with("watch-count", values), Type::Body, kit.theme.muted);
    let run = match watch.running() {
        _ if watch.is_over() => "watch-again",
        Running::Paused if watch.n_steps() == 0 => "watch-start",
        Running::Paused => "watch-run",
        Running::ByTime | Running::ToSolution => "watch-pause",
    };
    if kit.button("watch-run", &view.texts.get(run), Emphasis::Primary) {
        kit.ask(PuzzleOrder::RunOrPause);
    }
    let goes_on = !watch.is_over();
    let [step, next] = ["watch-step", "watch-next"].map(|id| view.texts.get(id));
    match kit.buttons([("watch-step", &step, goes_on), ("watch-next", &next, goes_on)]) {
        Some(0) => kit.ask(PuzzleOrder::Step),
        Some(_) => kit.ask(PuzzleOrder::NextSolution),
        None => {}
    }
    let mut speed = puzzle.speed();
    let label = view.text("watch-speed");
    if kit.choice("watch-speed", &label, &mut speed, &Speed::ALL, |speed| view.texts.get(speed.text_id())) {
        kit.ask(PuzzleOrder::Speed(speed));
    }
    if kit.button("watch-rewind", &view.text("watch-rewind"), Emphasis::Plain) {
        kit.ask(PuzzleOrder::Rewind);
    }
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
        let ink = if lit { kit.theme.text } else { kit.theme.muted };
        let galley = kit.wrapped(&view.texts.get(id), Type::Body, ink, width - RULE_INDENT - PAD);
        let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, galley.size().y + 4.0), Sense::hover());
        let painter = kit.ui.painter();
        if lit {
            painter.rect_filled(rect, CornerRadius::same(6), paint(kit.theme.control_focused()));
            let bar = Rect::from_min_size(rect.min, Vec2::new(4.0, rect.height()));
            painter.rect_filled(bar, CornerRadius::same(2), paint(kit.theme.accent));
        }
        let number = Pos2::new(rect.left() + 14.0, rect.top() + 2.0);
        let font = if lit { Type::Strong } else { Type::Body }.font();
        painter.text(number, Align2::LEFT_TOP, (i + 1).to_string(), font, paint(ink));
        painter.galley(rect.min + Vec2::new(RULE_INDENT, 2.0), galley, paint(ink));
    }
}
