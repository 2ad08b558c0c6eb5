//! Those who are known.

use bevy::prelude::*;

use super::results::Results;
use super::{PLAYERS, PlayerOrder};
use crate::app::features::lesson::Progress;
use crate::app::features::puzzle::Albums;
use crate::app::screen::ScreenMove;
use crate::app::table::seats::PlayerBook;
use crate::app::ui::frame::{Frame, Page};
use crate::app::ui::kit::{Button, Tile};
use crate::words::history::total_text;
use crate::words::names::player_text;

/// The least width of a tile, and its height.
const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 64.0;

pub(super) fn draw_page(
    mut frame: Frame,
    book: Res<PlayerBook>,
    results: Res<Results>,
    progress: Res<Progress>,
    albums: Res<Albums>,
) {
    frame.show(Page::of(PLAYERS), |kit, view| {
        kit.header("players-back", &view.text("players-title"), ScreenMove::Close);
        kit.text(view.text("players-how"));
        kit.space(0.5);
        let all = book.all();
        let tile = |name: String, text: String, id| {
            let below = results.of(id).map(|history| total_text(view.texts, history)).unwrap_or_default();
            Tile { name: name.into(), text, below, done: false, chosen: false }
        };
        let named = all.iter().map(|(id, player)| {
            tile(format!("player-{id}"), player_text(view.texts, &player.name, &player.rank), Some(*id))
        });
        let nameless = tile("player-nameless".to_owned(), view.text("players-nameless"), None);
        let tiles: Vec<Tile<'_>> = named.chain([nameless]).collect();
        if let Some(i) = kit.tiles(kit.n_columns(WIDTH), HEIGHT, &tiles) {
            match all.get(i) {
                Some((id, _)) => kit.ask(PlayerOrder::See(*id)),
                None => kit.ask(PlayerOrder::Results(None)),
            }
        }
        kit.space(0.5);
        kit.button(Button::new("players-add", PlayerOrder::Add).main_if(all.is_empty()));
        kit.space(0.5);
        let counts = [("lessons", progress.n_all_done().into()), ("solutions", albums.n_kept().into())];
        kit.muted(view.texts.with("players-solved", counts));
    });
}
