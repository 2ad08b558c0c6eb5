//! The games that were deleted, the last one first: each can be had back, or be deleted for good.

use super::card::{self, OnDeleted};
use super::index::Index;
use crate::app::table::session::Command;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::ui::reads::View;
use crate::record::shelf::Deleted;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, index: &mut Index) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("deleted-back", &view.text("deleted-title")) {
        asked.push(Command::OpenRecords);
    }
    let games = view.records.deleted();
    if games.is_empty() {
        kit.text(view.text("deleted-empty"));
        return asked;
    }
    kit.muted(view.text("deleted-how"));
    kit.space(0.5);
    let cards = index.of(view, games.iter().map(|(_, file)| file));
    super::grid(kit, games.iter().zip(cards), |kit, i, ((deleted, file), card), rect| {
        let when = view.texts.with("deleted-when", [("date", deleted.when.date().into())]);
        match card::draw_deleted(kit, view, i, (file, card, &when), rect) {
            Some(OnDeleted::Restore) => asked.push(Command::Restore(deleted.clone())),
            Some(OnDeleted::Discard) => asked.push(Command::AskToDiscard(vec![deleted.clone()])),
            None => {}
        }
    });
    kit.space(0.5);
    if kit.button("deleted-all", &view.text("deleted-all"), Emphasis::Plain) {
        let all: Vec<Deleted> = games.iter().map(|(deleted, _)| deleted.clone()).collect();
        asked.push(Command::AskToDiscard(all));
    }
    asked
}
