//! The saved games as cards, those that are looked for, and the files that were opened from elsewhere.

mod about;
mod card;
mod deleted;
mod index;
mod rename;
mod sieve;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Rect;

use self::card::small_board;
use self::index::{Card, Index};
use self::sieve::Sieve;
use super::{DELETED, DISCARD, RECORDS, RecordOrder};
use crate::app::AppSet;
use crate::app::features::exchange::{CARD, Exchange, ExchangeOrder, RENAME};
use crate::app::screen::{PageId, ScreenMove, Whereabouts};
use crate::app::table::autosave::Autosave;
use crate::app::table::records::Records;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Ask, Button, CONTROL_HEIGHT, Draft, Field, GAP, Kit};
use crate::app::ui::question::Question;
use crate::app::ui::typing::{PassOn, Paste, Pasted};
use crate::files::name_of;
use crate::record::shelf::Listed;
use crate::words::records::lines;

/// The least width of a card, and its height, in points.
const LEAST_WIDTH: f32 = 480.0;
const HEIGHT: f32 = 146.0;
/// From this width on what is typed stands beside the buttons.
const WIDE_FROM: f32 = 700.0;
/// The width of a file opened lately, and the most of them.
const RECENT_WIDTH: f32 = 260.0;
const MOST_RECENT: usize = 6;
/// The most characters by which games are searched for.
const LONGEST_SEARCH: usize = 100;

/// What the pages keep from one pass to the next.
#[derive(Resource, Default)]
pub(crate) struct Memory {
    search: Draft,
    sieve: Sieve,
    kept: Index,
    deleted: Index,
    /// The name that is typed for a saved game.
    name: Draft,
}

/// What the pages of saved games look at.
#[derive(Clone, Copy, Deref)]
pub(crate) struct ListView<'a> {
    #[deref]
    view: View<'a>,
    records: &'a Records,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        take_pasted.run_if(in_state(RECORDS)).in_set(AppSet::Intend).after(PassOn).before(Paste),
    );
    app.init_resource::<Memory>().add_systems(
        EguiPrimaryContextPass,
        (
            draw_list.run_if(in_state(RECORDS)),
            draw_trash.run_if(in_state(DELETED)),
            discard.run_if(in_state(DISCARD)),
            draw_card.run_if(in_state(CARD)),
            draw_rename.run_if(in_state(RENAME)),
            forget,
        )
            .chain()
            .in_set(Pages),
    );
}

fn draw_list(mut frame: Frame, records: Res<Records>, mut memory: ResMut<Memory>) {
    let list = PageId::of(RECORDS);
    // The first game to be listed takes the focus, also where an older list had none.
    let id = match records.files() {
        None => list.part("waiting"),
        Some([]) => list.part("empty"),
        Some(_) => list,
    };
    let page = Page { place: list, room: Room::Window, ..Page::new(id) };
    frame.show(page, |kit, view| draw(kit, &ListView { view: *view, records: &records }, &mut memory));
}

fn draw_trash(mut frame: Frame, records: Res<Records>, mut memory: ResMut<Memory>) {
    let page = Page { room: Room::Window, ..Page::of(DELETED) };
    frame.show(page, |kit, view| {
        deleted::draw(kit, &ListView { view: *view, records: &records }, &mut memory.deleted);
    });
}

fn draw_card(mut frame: Frame, exchange: Res<Exchange>) {
    frame.show(Page::of(CARD), |kit, view| about::draw(kit, view, &exchange));
}

fn draw_rename(mut frame: Frame, exchange: Res<Exchange>, mut memory: ResMut<Memory>) {
    frame.show(Page::of(RENAME), |kit, view| rename::draw(kit, view, &exchange, &mut memory.name));
}

/// Names the one game, or says how many there are.
fn discard(mut frame: Frame, records: Res<Records>) {
    frame.show(Question::place(DISCARD), |kit, view| {
        let asked_about = records.discarding();
        let listed = records.deleted().iter().find(|(deleted, _)| asked_about == [deleted.clone()]);
        let note = listed.map(|(_, file)| lines(view.texts, file).join("\n"));
        let mut question = Question::new(view.texts, "confirm-discard", Ask::of(RecordOrder::Discard));
        if note.is_none() {
            question.title = view.texts.with("confirm-discard-all", [("n", asked_about.len().into())]);
        }
        Question { note, ..question }.draw(kit);
    });
}

/// What was typed goes with its page; what was looked for is still so after the page of a game that was found.
fn forget(at: Whereabouts, mut memory: ResMut<Memory>) {
    let memory = memory.bypass_change_detection();
    if !at.has(RENAME) {
        memory.name.clear();
    }
    if !at.has(RECORDS) {
        memory.search.clear();
    }
}

/// Takes a game that is pasted among the saved games, before it comes to the field of the search.
fn take_pasted(mut pasted: ResMut<Messages<Pasted>>, autosave: Res<Autosave>) {
    if pasted.is_empty() {
        return;
    }
    let (games, words): (Vec<Pasted>, Vec<Pasted>) = pasted.drain().partition(|text| is_game(&text.0));
    pasted.write_batch(words);
    for Pasted(game) in games {
        autosave.import_text(game);
    }
}

/// Whether a text that is pasted here is a game, and not words to be searched for.
fn is_game(text: &str) -> bool {
    let text = text.trim();
    text.contains("(;") || text.contains('\n') || text.chars().nth(LONGEST_SEARCH).is_some()
}

pub(crate) fn draw(kit: &mut Kit<'_>, view: &ListView<'_>, memory: &mut Memory) {
    kit.header("records-back", &view.text("records-title"), ScreenMove::Close);
    let Some(files) = view.records.files() else {
        kit.muted(view.text("records-waiting"));
        return;
    };
    let Memory { search, sieve, kept, .. } = memory;
    tools(kit, view, search);
    if files.is_empty() {
        kit.space(0.5);
        recent(kit, view, &search.text);
        kit.text(view.text("records-empty"));
        return;
    }
    sieve.draw(kit, view);
    kit.space(0.5);
    if !sieve.is_narrow() {
        recent(kit, view, &search.text);
    }
    let cards = files.iter().zip(kept.of(view, files.iter()));
    let mut found: Vec<(&Listed, &Card)> =
        cards.filter(|(file, card)| sieve.passes(file) && card.has(&search.text)).collect();
    sieve.sort(&mut found);
    if sieve.is_narrow() {
        let n = [("n", found.len().into()), ("of", files.len().into())];
        if kit.button(Button::of("records-all").saying(view.texts.with("records-all", n))) {
            sieve.widen();
        }
    }
    if found.is_empty() {
        kit.text(view.text("records-none"));
    }
    let places = grid(kit, found.len());
    for (i, (found, place)) in found.into_iter().zip(places).enumerate() {
        card::draw(kit, view, i, found, place);
    }
}

/// The places of the cards, in as many columns as have room.
fn grid(kit: &mut Kit<'_>, n_cards: usize) -> Vec<Rect> {
    kit.cells(kit.n_columns(LEAST_WIDTH), HEIGHT, n_cards)
}

/// The field that finds games, the way to a file from elsewhere, and the one to the deleted games.
fn tools(kit: &mut Kit<'_>, view: &ListView<'_>, search: &mut Draft) {
    let first = kit.room(CONTROL_HEIGHT);
    let is_wide = first.width() >= WIDE_FROM;
    // The buttons on the left, where the focus finds them from everywhere.
    let each = if is_wide { (first.width() * 0.28).min(240.0) } else { kit.share(2) };
    let buttons = if is_wide { first } else { kit.room(CONTROL_HEIGHT) };
    let (open, rest) = buttons.split_left_right_at_x(buttons.left() + each);
    let (left, right) = rest.with_min_x(rest.left() + GAP).split_left_right_at_x(rest.left() + GAP + each);
    let place = if is_wide { right.with_min_x(right.left() + GAP) } else { first };
    let label = view.text("records-search");
    let name = "records-search";
    let field = Field { name, label: &label, hint: &label, kind: Type::Button, limit: LONGEST_SEARCH };
    if kit.field_in(place, field, search) {
        kit.nav.focus_anew();
    }
    kit.button_in(open, Button::new("records-open-file", ExchangeOrder::OpenFile));
    let n_deleted = view.records.deleted().len();
    let text = view.texts.with("records-deleted", [("n", n_deleted.into())]);
    let deleted = Button::new("records-deleted", ScreenMove::Open(DELETED)).saying(text);
    kit.button_in(left, deleted.only_if(n_deleted > 0));
}

/// The files that were opened lately from elsewhere, as many as have room in a row.
fn recent(kit: &mut Kit<'_>, view: &ListView<'_>, search: &str) {
    let words = search.to_lowercase();
    let is_found = |name: &str| words.split_whitespace().all(|word| name.to_lowercase().contains(word));
    let n_fit = kit.n_columns(RECENT_WIDTH).min(MOST_RECENT);
    let found = view.records.recent().iter().filter(|path| is_found(&name_of(path))).take(n_fit);
    let files: Vec<_> = found.collect();
    if files.is_empty() {
        return;
    }
    kit.label(view.text("records-recent"), Type::Strong, kit.theme.muted);
    let places = kit.cells(n_fit, CONTROL_HEIGHT, files.len());
    for (i, (path, rect)) in files.into_iter().zip(places).enumerate() {
        if kit.line_button(rect, &format!("records-recent-{i}"), &name_of(path)) {
            kit.ask(ExchangeOrder::Pick(path.clone()));
        }
    }
    kit.space(0.5);
    kit.label(view.text("records-kept"), Type::Strong, kit.theme.muted);
}
