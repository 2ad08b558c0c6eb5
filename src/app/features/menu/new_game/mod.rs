//! The choice of the next match: game, rules, size, seats. The board beside it follows at once.

mod go;
mod gomoku;
mod time;

use crate::app::features::engines::ENGINES;
use crate::app::features::players::PLAYERS;
use crate::app::screen::ScreenMove;
use crate::app::settings::Section as _;
use crate::app::table::next_match::NextMatch;
use crate::app::table::seats::Seats;
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit};
use crate::board::Color;
use crate::game::{GameKind, Level, Seat};
use crate::words::names::{color_id, game_id, level_sentence_id, seat_text};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, drawn: &NextMatch, known: &Seats) {
    kit.header("new-back", &view.text("new-title"), ScreenMove::Close);
    let mut next = *drawn;
    kit.button(Button::new("new-start", MatchOrder::StartMatch(next.setup())).main());
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
    let seats = known.of_game(next.game);
    for color in Color::BOTH {
        if !seats.contains(&next.seats[color]) {
            // An engine of the other game, or one or a player that is not known any more.
            next.seats[color] = match next.seats[color] {
                Seat::Player(_) => Seat::Human,
                _ => Seat::Program(Level::default()),
            };
        }
        let name = if color == Color::Black { "new-black" } else { "new-white" };
        let seat = &mut next.seats[color];
        kit.choice_in_words((name, color_id(color)), seat, &seats, |seat| seat_text(view.texts, *seat));
    }
    let programs = Color::BOTH.map(|color| next.seats[color]);
    if let Some(level) = programs.into_iter().find_map(|seat| match seat {
        Seat::Program(level) => Some(level),
        Seat::Human | Seat::Player(_) | Seat::Engine(_) => None,
    }) {
        kit.label(view.text(level_sentence_id(next.game, level)), Type::Small, kit.theme.muted);
    }
    time::draw(kit, view, &mut next.time);
    kit.column([
        Button::new("new-players", ScreenMove::Open(PLAYERS)),
        Button::new("new-engines", ScreenMove::Open(ENGINES)),
    ]);
    kit.choose(drawn, next.sanitized());
}

/// The name of the control that chooses the game.
const fn game_name(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "new-game-gomoku",
        GameKind::Go => "new-game-go",
    }
}
