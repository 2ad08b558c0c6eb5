//! The games that were deleted, the last one first: each can be had back, or be deleted for good.

use super::card;
use super::index::Index;
use super::{ListView, grid};
use crate::app::features::records::{DISCARD, RecordOrder};
use crate::app::screen::ScreenMove;
use crate::app::ui::kit::{Button, Kit};
use crate::record::shelf::Deleted;

pub(super) fn draw(kit: &mut Kit<'_>, view: &ListView<'_>, index: &mut Index) {
    kit.header("deleted-back", &view.text("deleted-title"), ScreenMove::Close);
    let games = view.records.deleted();
    if games.is_empty() {
        kit.text(view.text("deleted-empty"));
        return;
    }
    kit.muted(view.text("deleted-how"));
    kit.space(0.5);
    let cards = index.of(view, games.iter().map(|(_, file)| file));
    for (i, ((game, card), rect)) in games.iter().zip(cards).zip(grid(kit, games.len())).enumerate() {
        card::draw_deleted(kit, view, i, (game, card), rect);
    }
    kit.space(0.5);
    if kit.button(Button::of("deleted-all")) {
        ask_to_discard(kit, games.iter().map(|(deleted, _)| deleted.clone()).collect());
    }
}

/// Asks first: what is discarded is gone for good.
pub(super) fn ask_to_discard(kit: &mut Kit<'_>, deleted: Vec<Deleted>) {
    kit.ask(RecordOrder::AskToDiscard(deleted));
    kit.ask(ScreenMove::Open(DISCARD));
}
