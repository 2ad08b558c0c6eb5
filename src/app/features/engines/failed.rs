//! What was wrong with an engine in a match, and who plays on.

use bevy::prelude::*;

use super::EngineOrder;
use crate::app::screen::ScreenMove;
use crate::app::table::opponent::{ENGINE_FAILED, EngineTrouble};
use crate::app::table::session::{MatchOrder, Session};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::Frame;
use crate::app::ui::kit::Button;
use crate::app::ui::question::Question;
use crate::game::{Level, Seat};
use crate::words::engines::failure_text;
use crate::words::names::seat_text;

pub(super) fn draw_page(mut frame: Frame, trouble: Res<EngineTrouble>, session: Res<Session>) {
    let Some(trouble) = trouble.at(session.revision()) else { return };
    frame.show(Question::place(ENGINE_FAILED), |kit, view| {
        kit.title(view.text("engine-failed"));
        kit.label(seat_text(view.texts, Seat::Engine(trouble.id)), Type::Strong, kit.theme.accent);
        kit.wrong(failure_text(view.texts, &trouble.failure));
        kit.space(1.0);
        let seat = |seat| MatchOrder::SetSeat(trouble.color, seat);
        kit.column([
            Button::new("engine-again", EngineOrder::Again).and(ScreenMove::Close).main(),
            Button::new("engine-program", seat(Seat::Program(Level::Club))).and(ScreenMove::Close),
            Button::new("engine-person", seat(Seat::Human)).and(ScreenMove::Close),
            Button::new(("engine-leave", "confirm-leave-yes"), ScreenMove::Leave),
        ]);
    });
}
