//! The end of a match: who, how, and what next; the board stays in view.

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit};
use super::{cards, side};
use crate::app::exchange;
use crate::app::replay::Order;
use crate::app::session::Command;
use crate::game::{DrawBy, Outcome, WinBy};

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let mut asked = Vec::new();
    let person = view.session.only_person();
    let head = match view.session.game().outcome() {
        Some(Outcome::Win { winner, .. }) if person == Some(winner) => "over-you-won",
        Some(Outcome::Win { .. }) if person.is_some() => "over-program-won",
        Some(Outcome::Win { winner: crate::board::Color::Black, .. }) => "over-black-won",
        Some(Outcome::Win { .. }) => "over-white-won",
        Some(Outcome::Draw(_)) | None => "over-draw",
    };
    if !view.low {
        kit.title(view.texts.get(head));
    }
    kit.label(side::outcome_text(view.texts, view.session), Type::Body, kit.theme.text);
    let n_moves = view.session.game().position().n_moves();
    if !view.low {
        kit.muted(view.texts.with("over-moves", [("n", n_moves.into())]));
        kit.space(0.5);
        match view.session.game().score().filter(|_| is_counted(view)) {
            Some(score) => super::count::table(kit, view.texts, &score),
            None => cards::draw(kit, view),
        }
        kit.space(0.5);
    }
    if kit.button("over-rematch", &view.text("over-rematch"), Emphasis::Primary) {
        asked.push(Command::Rematch);
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
            Some(0) => asked.push(Command::Replay(Order::Review)),
            Some(1) => asked.push(Command::Undo),
            Some(2) => asked.push(Command::Exchange(exchange::Order::Export)),
            Some(_) => asked.push(Command::LeaveMatch),
            None => {}
        }
        return asked;
    }
    if kit.button("over-review", &review, Emphasis::Plain) {
        asked.push(Command::Replay(Order::Review));
    }
    if kit.button("over-undo", &undo, Emphasis::Plain) {
        asked.push(Command::Undo);
    }
    if kit.button("over-export", &export, Emphasis::Plain) {
        asked.push(Command::Exchange(exchange::Order::Export));
    }
    if kit.button("over-menu", &menu, Emphasis::Plain) {
        asked.push(Command::LeaveMatch);
    }
    if kit.button("over-quit", &view.text("title-quit"), Emphasis::Plain) {
        asked.push(Command::Quit);
    }
    asked
}

/// Whether the game was decided by the count.
fn is_counted(view: &View<'_>) -> bool {
    matches!(
        view.session.game().outcome(),
        Some(Outcome::Win { by: WinBy::Score(_), .. } | Outcome::Draw(DrawBy::EqualScore))
    )
}
