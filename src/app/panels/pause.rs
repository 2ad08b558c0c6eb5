//! The pause: go on, or do what is rarer than a stone.

use super::kit::{Emphasis, Kit};
use super::{View, cards};
use crate::app::exchange;
use crate::app::phase::Question;
use crate::app::session::Command;
use crate::board::Color;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>) -> Vec<Command> {
    let mut asked = Vec::new();
    kit.title(view.text("pause-title"));
    if view.session.game().setup().is_timed() {
        cards::draw(kit, view);
    }
    let entries = [
        ("pause-resume", Command::Resume, Emphasis::Primary),
        ("pause-settings", Command::OpenSettings, Emphasis::Plain),
        ("pause-help", Command::OpenHelp, Emphasis::Plain),
        ("pause-draw", Command::Ask(Question::Draw), Emphasis::Plain),
        ("pause-resign", Command::Ask(Question::Resign), Emphasis::Plain),
        ("pause-restart", Command::Ask(Question::Restart), Emphasis::Plain),
        ("pause-leave", Command::Ask(Question::Leave), Emphasis::Plain),
    ];
    for (name, command, emphasis) in entries {
        if kit.button(name, &view.texts.get(name), emphasis) {
            asked.push(command);
        }
    }
    if view.session.game().setup().is_timed() {
        for (name, color) in [("pause-give-black", Color::Black), ("pause-give-white", Color::White)] {
            if kit.button(name, &view.texts.get(name), Emphasis::Plain) {
                asked.push(Command::GiveTime(color));
            }
        }
    }
    if view.session.game().setup().go().is_some() {
        let pass = view.session.person_to_move();
        if kit.button_if("pause-pass", &view.text("action-pass"), Emphasis::Plain, pass) {
            asked.extend([Command::Pass, Command::Resume]);
        }
        let id = if view.estimated.is_shown() { "pause-estimate-hide" } else { "pause-estimate-show" };
        if kit.button("pause-estimate", &view.text(id), Emphasis::Plain) {
            asked.extend([Command::ToggleEstimate, Command::Resume]);
        }
    }
    let tables = view.text(if view.tables { "pause-tables-hide" } else { "pause-tables-show" });
    let has_tables = view.session.game().setup().gomoku().is_some();
    if has_tables && kit.button("pause-tables", &tables, Emphasis::Plain) {
        asked.extend([Command::ToggleTables, Command::Resume]);
    }
    if kit.button("pause-export", &view.text("pause-export"), Emphasis::Plain) {
        asked.push(Command::Exchange(exchange::Order::Export));
    }
    if kit.button("pause-copy-picture", &view.text("pause-copy-picture"), Emphasis::Plain) {
        asked.push(Command::Exchange(exchange::Order::CopyPicture));
    }
    if kit.button("pause-copy", &view.text("pause-copy"), Emphasis::Plain) {
        asked.push(Command::CopyBoard);
    }
    if kit.button("pause-copy-game", &view.text("pause-copy-game"), Emphasis::Plain) {
        asked.push(Command::CopyGame);
    }
    asked
}
