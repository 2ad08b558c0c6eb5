//! The games that were deleted, the last one first: each can be had back, or be deleted for good.

use super::ListView;
use super::card::{self, OnDeleted};
use super::index::Index;
use crate::app::features::records::{DISCARD, RecordOrder};
use crate::app::screen::ScreenMove;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::record::shelf::Deleted;

pub(super) fn draw(kit: &mut Kit<'_>, view: &ListView<'_>, index: &mut Index) {
    if kit.header("deleted-back", &view.text("deleted-title")) {
        kit.ask(ScreenMove::Close);
    }
    let games = view.records.deleted();
    if games.is_empty() {
        kit.text(view.text("deleted-empty"));
        return;
    }
    kit.muted(view.text("deleted-how"));
    kit.space(0.5);
    let cards = index.of(view, games.iter().map(|(_, file)| file));
    super::grid(kit, games.iter().zip(cards), |kit, i, ((deleted, file), card), rect| {
        let when = view.texts.with("deleted-when", [("date", deleted.when.date().into())]);
        match card::draw_deleted(kit, view, i, (file, card, &when), rect) {
            Some(OnDeleted::Restore) => kit.ask(RecordOrder::Restore(deleted.clone())),
            Some(OnDeleted::Discard) => ask_to_discard(kit, vec![deleted.clone()]),
            None => {}
        }
    });
    kit.space(0.5);
    if kit.button("deleted-all", &view.text("deleted-all"), Emphasis::Plain) {
        let all: Vec<Deleted> = games.iter().map(|(deleted, _)| deleted.clone()).collect();
        ask_to_discard(kit, all);
    }
}

/// Asks first: what is discarded is gone for good.
fn ask_to_discard(kit: &mut Kit<'_>, deleted: Vec<Deleted>) {
    kit.ask(RecordOrder::AskToDiscard(deleted));
    kit.ask(ScreenMove::Open(DISCARD));
}
