//! Who a player is.

use bevy::prelude::*;

use super::{FORGET_PLAYER, InView, PLAYER, PLAYER_NAME, PLAYER_RANK, PlayerOrder, START_OVER};
use crate::app::screen::{Screen, ScreenMove, Whereabouts};
use crate::app::table::seats::PlayerBook;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page};
use crate::app::ui::kit::{Ask, Button, Draft, Field};
use crate::app::ui::question::Question;
use crate::board::Color;
use crate::game::Level;
use crate::play::players::Player;
use crate::words::names::{color_id, level_id};

/// The most characters of a name or a rank.
const LONGEST: usize = 40;

/// What is being typed.
#[derive(Resource, Default)]
pub(super) struct Typed(Draft);

pub(super) fn forget_typed(at: Whereabouts, mut typed: ResMut<Typed>) {
    if !at.has(PLAYER_NAME) && !at.has(PLAYER_RANK) {
        typed.bypass_change_detection().0.clear();
    }
}

fn player_in_view(InView(id): InView, book: &PlayerBook) -> Player {
    id.and_then(|id| book.get(id)).cloned().unwrap_or_default()
}

pub(super) fn draw_page(mut frame: Frame, in_view: Res<InView>, book: Res<PlayerBook>) {
    let player = player_in_view(*in_view, &book);
    frame.show(Page::of(PLAYER), |kit, view| {
        kit.header("player-back", &player.name, ScreenMove::Close);
        kit.button(Button::new("player-play", PlayerOrder::Play).main());
        kit.button(Button::new("player-results", PlayerOrder::Results(in_view.0)));
        kit.space(0.5);
        kit.leading("player-name", &player.name, ScreenMove::Open(PLAYER_NAME));
        let none = view.text("player-none");
        let rank = if player.rank.is_empty() { &none } else { &player.rank };
        kit.leading("player-rank", rank, ScreenMove::Open(PLAYER_RANK));
        let mut new = player.clone();
        let colors = [None, Some(Color::Black), Some(Color::White)];
        let any = |id: Option<&str>| view.text(id.unwrap_or("player-any"));
        kit.choice_in_words("player-color", &mut new.color, &colors, |color| any(color.map(color_id)));
        let levels: Vec<Option<Level>> = std::iter::once(None).chain(Level::ALL.map(Some)).collect();
        kit.choice_in_words("player-level", &mut new.level, &levels, |level| any(level.map(level_id)));
        kit.muted(view.text("player-likes-how"));
        kit.space(0.5);
        kit.column([
            Button::new("player-start-over", ScreenMove::Open(START_OVER)),
            Button::new("player-forget", ScreenMove::Open(FORGET_PLAYER)),
        ]);
        if new != player {
            kit.ask(PlayerOrder::Change(new));
        }
    });
}

pub(super) fn draw_typed(
    mut frame: Frame,
    page: Res<State<Screen>>,
    in_view: Res<InView>,
    book: Res<PlayerBook>,
    mut typed: ResMut<Typed>,
) {
    let page = *page.get();
    let player = player_in_view(*in_view, &book);
    let is_name = page == PLAYER_NAME;
    let id = if is_name { "player-name" } else { "player-rank" };
    frame.show(Page::of(page), |kit, view| {
        let label = view.text(id);
        kit.header("player-typed-back", &label, ScreenMove::Close);
        kit.muted(view.text(if is_name { "player-name-how" } else { "player-rank-how" }));
        let draft = &mut typed.bypass_change_detection().0;
        if !draft.is_open() {
            draft.text.clone_from(if is_name { &player.name } else { &player.rank });
        }
        let field =
            Field { name: "player-typed", label: &label, hint: "", kind: Type::Button, limit: LONGEST };
        kit.field(field, draft);
        let text = draft.text.trim().to_owned();
        let is_sound = !is_name || !text.is_empty();
        let new = if is_name { Player { name: text, ..player } } else { Player { rank: text, ..player } };
        kit.button(Button::new("player-typed-save", PlayerOrder::Typed(new)).main().only_if(is_sound));
        kit.button(Button::new(("player-typed-cancel", "cancel"), ScreenMove::Close));
    });
}

pub(super) fn draw_start_over(mut frame: Frame, in_view: Res<InView>, book: Res<PlayerBook>) {
    let player = player_in_view(*in_view, &book);
    frame.show(Question::place(START_OVER), |kit, view| {
        let yes = Ask::of(PlayerOrder::StartOver);
        let note = view.texts.with("player-start-over-note", [("name", player.name.into())]);
        Question { note: Some(note), ..Question::new(view.texts, "player-start-over", yes) }.draw(kit);
    });
}

pub(super) fn draw_forget(mut frame: Frame, in_view: Res<InView>, book: Res<PlayerBook>) {
    let player = player_in_view(*in_view, &book);
    frame.show(Question::place(FORGET_PLAYER), |kit, view| {
        let yes = Ask::of(PlayerOrder::Forget);
        let note = view.texts.with("player-forget-note", [("name", player.name.into())]);
        Question { note: Some(note), ..Question::new(view.texts, "player-forget", yes) }.draw(kit);
    });
}
