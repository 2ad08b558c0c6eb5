//! The end of a match: who, how, and what next; the board stays in view.

use bevy_egui::egui::{Rect, Sense, UiBuilder, Vec2};

use super::cards;
use super::reads::MatchView;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::replay::ReplayOrder;
use crate::app::screen::ScreenMove;
use crate::app::table::session::{MatchOrder, Session};
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit, paint};
use crate::app::ui::score;
use crate::board::Color;
use crate::game::{DrawBy, Outcome, WinBy};
use crate::words::names::{game_line, outcome_text, seats_line};

/// The radius of the winner's stone.
const STONE: f32 = 36.0;
/// The room around the facts, and between a fact and the next.
const FACTS_PAD: Vec2 = Vec2::new(16.0, 12.0);

/// The id of the words that say who has won.
pub(crate) fn headline_id(session: &Session) -> &'static str {
    let person = session.only_person();
    match session.game().outcome() {
        Some(Outcome::Win { winner, .. }) if person == Some(winner) => "over-you-won",
        Some(Outcome::Win { .. }) if person.is_some() => "over-program-won",
        Some(Outcome::Win { winner: Color::Black, .. }) => "over-black-won",
        Some(Outcome::Win { .. }) => "over-white-won",
        Some(Outcome::Draw(_)) | None => "over-draw",
    }
}

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    if view.low {
        kit.label(outcome_text(view.texts, view.session.game()), Type::Body, kit.theme.text);
    } else {
        head(kit, view);
        kit.space(1.5);
        if let Some(score) = view.session.game().score().filter(|_| is_counted(view)) {
            score::draw(kit, view.texts, &score);
            kit.space(0.5);
        } else if view.session.game().setup().is_timed() {
            cards::draw(kit, view);
            kit.space(0.5);
        }
        facts(kit, view);
        kit.space(1.5);
    }
    if kit.button("over-rematch", &view.text("over-rematch"), Emphasis::Primary) {
        kit.ask(MatchOrder::Rematch);
    }
    let (review, undo, menu) = (view.text("over-review"), view.text("over-undo"), view.text("over-menu"));
    let export = view.text("over-export");
    if view.low {
        let row = [
            ("over-review", &*review, true),
            ("over-undo", &*undo, true),
            ("over-export", &*export, true),
            ("over-menu", &*menu, true),
        ];
        match kit.buttons(row) {
            Some(0) => kit.ask(ReplayOrder::Review),
            Some(1) => kit.ask(MatchOrder::Undo),
            Some(2) => kit.ask(ExchangeOrder::Export),
            Some(_) => kit.ask(ScreenMove::Leave),
            None => {}
        }
        return;
    }
    if kit.button("over-review", &review, Emphasis::Plain) {
        kit.ask(ReplayOrder::Review);
    }
    match kit.buttons([("over-undo", &undo, true), ("over-export", &export, true)]) {
        Some(0) => kit.ask(MatchOrder::Undo),
        Some(_) => kit.ask(ExchangeOrder::Export),
        None => {}
    }
    match kit.buttons([("over-menu", &menu, true), ("over-quit", &view.text("title-quit"), true)]) {
        Some(0) => kit.ask(ScreenMove::Leave),
        Some(_) => kit.ask(ScreenMove::Quit),
        None => {}
    }
}

/// The winner's stone, at a draw both; who has won, and how.
fn head(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let stones: &[Color] = match view.session.game().outcome() {
        Some(Outcome::Win { winner: Color::Black, .. }) => &[Color::Black],
        Some(Outcome::Win { .. }) => &[Color::White],
        Some(Outcome::Draw(_)) | None => &Color::BOTH,
    };
    let size = Vec2::new(kit.ui.available_width(), 2.0 * STONE + 4.0);
    let (rect, _) = kit.ui.allocate_exact_size(size, Sense::hover());
    for (i, color) in stones.iter().enumerate().rev() {
        kit.stone(rect.min + Vec2::new(STONE * (1.0 + 1.25 * i as f32), STONE), STONE, *color);
    }
    kit.headline(&view.texts.get(headline_id(view.session)));
    kit.label(outcome_text(view.texts, view.session.game()), Type::Body, kit.theme.text);
}

/// What was played, by whom, and how long.
fn facts(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let lines = [
        (game_line(view.texts, &game.setup()), kit.theme.text),
        (seats_line(view.texts, game.seats()), kit.theme.text),
        (view.texts.with("over-moves", [("n", game.position().n_moves().into())]), kit.theme.muted),
    ];
    let width = kit.ui.available_width();
    let galleys =
        lines.each_ref().map(|(line, ink)| kit.wrapped(line, Type::Body, *ink, width - 2.0 * FACTS_PAD.x));
    let height = galleys.iter().map(|galley| galley.size().y).sum::<f32>() + 2.0 * FACTS_PAD.y;
    let room = Rect::from_min_size(kit.ui.cursor().min, Vec2::new(width, height));
    kit.ui.painter().rect_filled(room, 10.0, paint(kit.theme.control()));
    let mut ui = kit.ui.new_child(UiBuilder::new().max_rect(room.shrink2(FACTS_PAD)));
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut inner =
        Kit { ui: &mut ui, nav: &mut *kit.nav, theme: kit.theme, texts: kit.texts, asked: &mut *kit.asked };
    for (line, ink) in lines {
        inner.label(line, Type::Body, ink);
    }
    kit.ui.allocate_exact_size(room.size(), Sense::hover());
}

/// Whether the game was decided by the count.
fn is_counted(view: &MatchView<'_>) -> bool {
    matches!(
        view.session.game().outcome(),
        Some(Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore))
    )
}
