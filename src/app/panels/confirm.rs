//! A question before a step that is not taken back by one press.

use super::View;
use super::kit::{Emphasis, Kit};
use crate::app::phase::Question;
use crate::app::session::Command;
use crate::board::Color;
use crate::game::Seat;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, question: Question) -> Vec<Command> {
    let (text, yes) = match question {
        Question::Resign => ("confirm-resign", Command::Resign),
        Question::Draw => return draw_offer(kit, view),
        Question::Restart => ("confirm-restart", Command::Restart),
        Question::Leave => ("confirm-leave", Command::LeaveMatch),
        Question::Quit => ("confirm-quit", Command::Quit),
    };
    ask(kit, view, &view.texts.get(text), vec![yes, Command::CloseOverlay])
}

/// A person is asked; the program answers by what it thinks of its position.
fn draw_offer(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let game = view.session.game();
    let offering = view.session.only_person().unwrap_or_else(|| game.color_to_act());
    if matches!(game.seats()[!offering], Seat::Human) {
        let id = if offering == Color::Black { "confirm-draw-white" } else { "confirm-draw-black" };
        return ask(kit, view, &view.texts.get(id), vec![Command::AgreeDraw, Command::CloseOverlay]);
    }
    if view.thinking.agrees_to_draw(game.position().n_moves()) {
        return vec![Command::AgreeDraw, Command::CloseOverlay];
    }
    kit.title(view.text("confirm-title"));
    kit.text(view.text("confirm-draw-refused"));
    kit.space(1.0);
    let mut asked = Vec::new();
    if kit.button("confirm-no", &view.text("confirm-play-on"), Emphasis::Primary) {
        asked.push(Command::CloseOverlay);
    }
    asked
}

/// No has the focus, so that a stray press does nothing.
fn ask(kit: &mut Kit<'_>, view: &View<'_>, question: &str, yes: Vec<Command>) -> Vec<Command> {
    kit.title(view.text("confirm-title"));
    kit.text(question);
    kit.space(1.0);
    if kit.button("confirm-no", &view.text("confirm-no"), Emphasis::Primary) {
        return vec![Command::CloseOverlay];
    }
    if kit.button("confirm-yes", &view.text("confirm-yes"), Emphasis::Plain) {
        return yes;
    }
    Vec::new()
}
