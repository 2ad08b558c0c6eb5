//! The choice of the next match: game, rules, size, seats. The board beside it follows at once.

mod go;
mod gomoku;
mod time;

use crate::app::screen::ScreenMove;
use crate::app::settings::Section as _;
use crate::app::table::next_match::NextMatch;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::board::Color;
use crate::game::{GameKind, Seat};
use crate::words::names::{every_seat, game_id, level_sentence_id, seat_text};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, drawn: &NextMatch) {
    if kit.header("new-back", &view.text("new-title")) {
        kit.ask(ScreenMove::Close);
    }
    let mut next = *drawn;
    if kit.button("new-start", &view.text("new-start"), Emphasis::Primary) {
        kit.ask(MatchOrder::StartMatch(next.setup()));
    }
    kit.space(0.5);
    let kinds = GameKind::ALL.map(|kind| (game_name(kind), view.text(game_id(kind))));
    let at = GameKind::ALL.iter().position(|kind| *kind == next.game).unwrap_or(0);
    if let Some(pressed) = kit.segments(&kinds, at) {
        next.game = GameKind::ALL[pressed];
    }
    match next.game {
        GameKind::Gomoku => gomoku::draw(kit, view, &mut next.gomoku),
        GameKind::Go => go::draw(kit, view, &mut next.go),
    }
    let seats = every_seat();
    for color in Color::BOTH {
        let label = view.text(if color == Color::Black { "color-black" } else { "color-white" });
        let name = if color == Color::Black { "new-black" } else { "new-white" };
        kit.choice(name, &label, &mut next.seats[color], &seats, |seat| seat_text(view.texts, *seat));
    }
    let programs = Color::BOTH.map(|color| next.seats[color]);
    if let Some(level) = programs.into_iter().find_map(|seat| match seat {
        Seat::Program(level) => Some(level),
        Seat::Human => None,
    }) {
        kit.label(view.text(level_sentence_id(next.game, level)), Type::Small, kit.theme.muted);
    }
    time::draw(kit, view, &mut next.time);
    kit.choose(drawn, next.sanitized());
}

/// The name of the control that chooses the game.
const fn game_name(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "new-game-gomoku",
        GameKind::Go => "new-game-go",
    }
}
