//! Who plays on in a match that waits.

use bevy::prelude::*;

use crate::app::screen::{Screen, ScreenMove};
use crate::app::table::seats::Seats;
use crate::app::table::session::{MatchOrder, Session};
use crate::app::ui::frame::{Frame, Page};
use crate::board::Color;
use crate::words::names::{color_id, seat_text};

/// Who plays on?
pub const SEATS: Screen = Screen::new("seats");

pub(super) fn draw_page(mut frame: Frame, session: Res<Session>, known: Seats) {
    frame.show(Page::of(SEATS), |kit, view| {
        kit.header("seats-back", &view.text("seats-title"), ScreenMove::Close);
        kit.muted(view.text("seats-how"));
        kit.space(0.5);
        let game = session.game();
        for color in Color::BOTH {
            let mut seat = game.seats()[color];
            let mut all = known.of_game(game.setup().game.kind());
            if !all.contains(&seat) {
                // A player or an engine that is not known any more keeps the seat, and is offered no other.
                all.insert(0, seat);
            }
            let name = if color == Color::Black { "seats-black" } else { "seats-white" };
            let text = |seat: &_| seat_text(view.texts, *seat);
            if kit.choice_in_words((name, color_id(color)), &mut seat, &all, text) {
                kit.ask(MatchOrder::SetSeat(color, seat));
            }
        }
    });
}
