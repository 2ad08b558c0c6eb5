//! The end of a match: who, how, and what next; the board stays in view.

use bevy_egui::egui::Vec2;

use super::cards;
use super::reads::MatchView;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::replay::ReplayOrder;
use crate::app::features::review::graph;
use crate::app::screen::ScreenMove;
use crate::app::table::session::{MatchOrder, Session};
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::score;
use crate::board::Color;
use crate::game::{DrawBy, Outcome, Walk, WinBy};
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

/// The winner's stone, at a draw both.
pub(crate) fn stones(session: &Session) -> &'static [Color] {
    match session.game().outcome() {
        Some(Outcome::Win { winner: Color::Black, .. }) => &[Color::Black],
        Some(Outcome::Win { .. }) => &[Color::White],
        Some(Outcome::Draw(_)) | None => &Color::BOTH,
    }
}

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    if view.low {
        kit.text(outcome_text(view.texts, view.session.game()));
    } else {
        head(kit, view);
        kit.space(1.5);
        if let Some(score) = view.session.game().score().filter(|_| is_counted(view)) {
            score::draw(kit, &score);
            kit.space(0.5);
        } else if view.session.game().setup().is_timed() {
            cards::draw(kit, view);
            kit.space(0.5);
        }
        facts(kit, view);
        if let Some(node) = graph::of_game(kit, view.reviewed, view.session.game(), view.review_settings) {
            kit.ask(ReplayOrder::Review);
            kit.ask(ReplayOrder::Walk(Walk::To(node)));
        }
        kit.space(1.5);
    }
    kit.button(Button::new("over-rematch", MatchOrder::Rematch).main());
    let review = Button::new("over-review", ReplayOrder::Review);
    let explain = Button::new(("over-explain", "review-open"), ReplayOrder::Explain);
    let look_back = [explain, review];
    let undo = Button::new("over-undo", MatchOrder::Undo);
    let export = Button::new("over-export", ExchangeOrder::Export);
    let menu = Button::new("over-menu", ScreenMove::Leave);
    if view.low {
        kit.row(look_back);
        kit.row([undo, export, menu]);
    } else {
        kit.row(look_back);
        kit.row([undo, export]);
        kit.row([menu, Button::new(("over-quit", "title-quit"), ScreenMove::Quit)]);
    }
}

/// The stones; who has won, and how.
fn head(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let stones = stones(view.session);
    let rect = kit.room(2.0 * STONE + 4.0);
    for (i, color) in stones.iter().enumerate().rev() {
        kit.stone(rect.min + Vec2::new(STONE * (1.0 + 1.25 * i as f32), STONE), STONE, *color);
    }
    kit.headline(&view.texts.get(headline_id(view.session)));
    kit.text(outcome_text(view.texts, view.session.game()));
}

/// What was played, by whom, and how long.
fn facts(kit: &mut Kit<'_>, view: &MatchView<'_>) {
    let game = view.session.game();
    let lines = [
        (game_line(view.texts, &game.setup()), kit.theme.text),
        (seats_line(view.texts, game.seats()), kit.theme.text),
        (view.texts.with("over-moves", [("n", game.position().n_moves().into())]), kit.theme.muted),
    ];
    let width = kit.ui.available_width() - 2.0 * FACTS_PAD.x;
    let galleys = lines.each_ref().map(|(line, ink)| kit.wrapped(line, Type::Body, *ink, width));
    let height = galleys.iter().map(|galley| galley.size().y).sum::<f32>();
    let room = kit.room(height + 2.0 * FACTS_PAD.y);
    kit.plate(room, false);
    kit.inside(room.shrink2(FACTS_PAD), |kit| {
        kit.ui.spacing_mut().item_spacing.y = 0.0;
        for ((line, _), galley) in lines.iter().zip(galleys) {
            kit.line(line, galley);
        }
    });
}

/// Whether the game was decided by the count.
fn is_counted(view: &MatchView<'_>) -> bool {
    matches!(
        view.session.game().outcome(),
        Some(Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore))
    )
}
