//! The title: the name and the ways into the program.

use bevy_egui::egui::{Align2, Pos2, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit, paint};
use crate::app::lesson;
use crate::app::puzzle::Order;
use crate::app::session::Command;
use crate::app::settings::Settings;
use crate::board::Color;

/// `offers_lessons` is whether the first steps are new to the player.
pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    settings: &Settings,
    offers_lessons: bool,
) -> Vec<Command> {
    let mut asked = Vec::new();
    kit.named("Goishi");
    name(kit, view);
    let goes_on = view.session.is_under_way();
    if goes_on {
        if kit.button("title-continue", &view.text("title-continue"), Emphasis::Primary) {
            asked.push(Command::Continue);
        }
        let game = view.session.game();
        kit.label(super::new_game::game_line(view.texts, &game.setup()), Type::Small, kit.theme.text);
        kit.label(super::side::seats_line(view.texts, game.seats()), Type::Small, kit.theme.muted);
        let n_moves = game.position().n_moves();
        kit.label(view.texts.with("over-moves", [("n", n_moves.into())]), Type::Small, kit.theme.muted);
        kit.space(0.5);
    }
    let next = settings.next_match.setup();
    let what = super::new_game::game_line(view.texts, &next);
    let who = super::side::seats_line(view.texts, next.seats);
    if kit.button(
        "title-play",
        &view.text("title-play"),
        if goes_on { Emphasis::Plain } else { Emphasis::Primary },
    ) {
        asked.push(Command::StartMatch(next));
    }
    kit.label(what, Type::Small, kit.theme.text);
    kit.label(who, Type::Small, kit.theme.muted);
    kit.space(1.5);
    if kit.button("title-new", &view.text("title-new"), Emphasis::Plain) {
        asked.push(Command::OpenNewGame);
    }
    if kit.button("title-records", &view.text("title-records"), Emphasis::Plain) {
        asked.push(Command::OpenRecords);
    }
    if kit.button("title-puzzle", &view.text("title-puzzle"), Emphasis::Plain) {
        asked.push(Command::Puzzle(Order::Open));
    }
    // Once they have been looked at, the help leads there.
    if offers_lessons && kit.button("title-lessons", &view.text("lessons-title"), Emphasis::Plain) {
        asked.push(Command::Lesson(lesson::Order::Open));
    }
    if kit.button("title-settings", &view.text("title-settings"), Emphasis::Plain) {
        asked.push(Command::OpenSettings);
    }
    if kit.button("title-help", &view.text("title-help"), Emphasis::Plain) {
        asked.push(Command::OpenHelp);
    }
    if kit.button("title-quit", &view.text("title-quit"), Emphasis::Plain) {
        asked.push(Command::Quit);
    }
    asked
}

/// Two stones, the name in its own script and in ours, and what it is.
fn name(kit: &mut Kit<'_>, view: &View<'_>) {
    let width = kit.ui.available_width();
    let height = if view.low { 84.0 } else { 216.0 };
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    let painter = kit.ui.painter();
    let baseline = rect.bottom() - 50.0;
    let name = painter.text(
        Pos2::new(rect.left(), baseline),
        Align2::LEFT_BOTTOM,
        "Goishi",
        Type::Display.font(),
        paint(kit.theme.text),
    );
    painter.text(
        Pos2::new(name.right() + 14.0, baseline - 8.0),
        Align2::LEFT_BOTTOM,
        "碁石",
        Type::Title.font(),
        paint(kit.theme.accent),
    );
    painter.text(
        Pos2::new(rect.left(), baseline - 2.0),
        Align2::LEFT_TOP,
        view.text("title-what"),
        Type::Body.font(),
        paint(kit.theme.muted),
    );
    if !view.low {
        let y = rect.top() + 46.0;
        kit.stone(Pos2::new(rect.left() + 84.0, y + 8.0), 36.0, Color::White);
        kit.stone(Pos2::new(rect.left() + 38.0, y), 36.0, Color::Black);
    }
}
