//! The saved games as cards, those that are looked for, and the files that were opened from elsewhere.

mod about;
mod card;
mod deleted;
mod index;
mod rename;
mod sieve;

use std::ops::Deref;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Rect, Sense, Vec2};

use self::card::small_board;
use self::index::{Card, Index};
use self::sieve::Sieve;
use super::{DELETED, DISCARD, RECORDS, RecordOrder};
use crate::app::AppSet;
use crate::app::features::exchange::{CARD, Exchange, ExchangeOrder, RENAME};
use crate::app::screen::{ScreenMove, Whereabouts};
use crate::app::table::autosave::Autosave;
use crate::app::table::records::Records;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Ask, CONTROL_HEIGHT, Draft, Emphasis, Field, GAP, Kit};
use crate::app::ui::question::Question;
use crate::app::ui::typing::{PassOn, Paste, Pasted};
use crate::files::name_of;
use crate::record::shelf::Listed;
use crate::words::records::lines;

/// The least width of a card in points.
const LEAST_WIDTH: f32 = 480.0;
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
#[derive(Clone, Copy)]
pub(crate) struct ListView<'a> {
    view: View<'a>,
    records: &'a Records,
}

impl<'a> Deref for ListView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &Self::Target {
        &self.view
    }
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
    let name = if records.files().is_none() { "records-waiting" } else { "records" };
    let page = Page { place: "records", room: Room::Window, ..Page::new(name) };
    frame.show(page, |kit, view| draw(kit, &ListView { view: *view, records: &records }, &mut memory));
}

fn draw_trash(mut frame: Frame, records: Res<Records>, mut memory: ResMut<Memory>) {
    let page = Page { room: Room::Window, ..Page::new("deleted") };
    frame.show(page, |kit, view| {
        deleted::draw(kit, &ListView { view: *view, records: &records }, &mut memory.deleted);
    });
}

fn draw_card(mut frame: Frame, exchange: Res<Exchange>) {
    frame.show(Page::new("card"), |kit, view| about::draw(kit, view, &exchange));
}

fn draw_rename(mut frame: Frame, exchange: Res<Exchange>, mut memory: ResMut<Memory>) {
    frame.show(Page::new("rename"), |kit, view| rename::draw(kit, view, &exchange, &mut memory.name));
}

/// Names the one game, or says how many there are.
fn discard(mut frame: Frame, records: Res<Records>) {
    frame.show(Question::place(), |kit, view| {
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
    if kit.header("records-back", &view.text("records-title")) {
        kit.ask(ScreenMove::Close);
    }
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
        if kit.button("records-all", &view.texts.with("records-all", n), Emphasis::Plain) {
            sieve.widen();
        }
    }
    if found.is_empty() {
        kit.text(view.text("records-none"));
    }
    grid(kit, found.into_iter(), |kit, i, found, rect| {
        card::draw(kit, view, i, found, rect);
    });
}

/// Cards in as many columns as have room.
fn grid<T>(
    kit: &mut Kit<'_>,
    cards: impl Iterator<Item = T>,
    mut draw: impl FnMut(&mut Kit<'_>, usize, T, Rect),
) {
    let width = kit.ui.available_width();
    let n_columns = ((width + GAP) / (LEAST_WIDTH + GAP)).floor().max(1.0);
    let each = (width - GAP * (n_columns - 1.0)) / n_columns;
    let mut row = Rect::NOTHING;
    for (i, card) in cards.enumerate() {
        let column = i % n_columns as usize;
        if column == 0 {
            row = kit.ui.allocate_exact_size(Vec2::new(width, card::HEIGHT), Sense::hover()).0;
        }
        let place = row.min + Vec2::new(column as f32 * (each + GAP), 0.0);
        draw(kit, i, card, Rect::from_min_size(place, Vec2::new(each, card::HEIGHT)));
    }
}

/// The field that finds games, the way to a file from elsewhere, and the one to the deleted games.
fn tools(kit: &mut Kit<'_>, view: &ListView<'_>, search: &mut Draft) {
    let width = kit.ui.available_width();
    let is_wide = width >= WIDE_FROM;
    let mut row = || kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover()).0;
    let first = row();
    // The buttons on the left, where the focus finds them from everywhere.
    let each = if is_wide { (width * 0.28).min(240.0) } else { (width - GAP) / 2.0 };
    let buttons = if is_wide { first } else { row() };
    let (open, rest) = buttons.split_left_right_at_x(buttons.left() + each);
    let (left, right) = rest.with_min_x(rest.left() + GAP).split_left_right_at_x(rest.left() + GAP + each);
    let place = if is_wide { right.with_min_x(right.left() + GAP) } else { first };
    let label = view.text("records-search");
    let name = "records-search";
    let field = Field { name, label: &label, hint: &label, kind: Type::Button, limit: LONGEST_SEARCH };
    if kit.field_in(place, field, search) {
        kit.nav.focus_anew();
    }
    if kit.button_in(open, "records-open-file", &view.text("records-open-file"), true) {
        kit.ask(ExchangeOrder::OpenFile);
    }
    let n_deleted = view.records.deleted().len();
    let text = view.texts.with("records-deleted", [("n", n_deleted.into())]);
    if kit.button_in(left, "records-deleted", &text, n_deleted > 0) {
        kit.ask(ScreenMove::Open(DELETED));
    }
}

/// The files that were opened lately from elsewhere, as many as have room in a row.
fn recent(kit: &mut Kit<'_>, view: &ListView<'_>, search: &str) {
    let words = search.to_lowercase();
    let is_found = |name: &str| words.split_whitespace().all(|word| name.to_lowercase().contains(word));
    let width = kit.ui.available_width();
    let n_fit = (((width + GAP) / (RECENT_WIDTH + GAP)).floor() as usize).clamp(1, MOST_RECENT);
    let found = view.records.recent().iter().filter(|path| is_found(&name_of(path))).take(n_fit);
    let files: Vec<_> = found.collect();
    if files.is_empty() {
        return;
    }
    kit.label(view.text("records-recent"), Type::Strong, kit.theme.muted);
    let (row, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    let each = (width - GAP * (n_fit as f32 - 1.0)) / n_fit as f32;
    for (i, path) in files.into_iter().enumerate() {
        let place = row.min + Vec2::new(i as f32 * (each + GAP), 0.0);
        let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
        if kit.line_button(rect, &format!("records-recent-{i}"), &name_of(path)) {
            kit.ask(ExchangeOrder::Pick(path.clone()));
        }
    }
    kit.space(0.5);
    kit.label(view.text("records-kept"), Type::Strong, kit.theme.muted);
}
