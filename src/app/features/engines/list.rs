//! The engines that are set up.

use bevy::prelude::*;

use super::{ENGINES, EngineOrder};
use crate::app::screen::ScreenMove;
use crate::app::table::opponent::EngineBook;
use crate::app::ui::frame::{Frame, Page};
use crate::app::ui::kit::{Button, Tile};
use crate::words::engines::protocol_id;

/// The least width of a tile, and its height.
const WIDTH: f32 = 260.0;
const HEIGHT: f32 = 64.0;

pub(super) fn draw_page(mut frame: Frame, book: Res<EngineBook>) {
    frame.show(Page::of(ENGINES), |kit, view| {
        kit.header("engines-back", &view.text("engines-title"), ScreenMove::Close);
        let all = book.all();
        kit.text(view.text(if all.is_empty() { "engines-none" } else { "engines-how" }));
        kit.space(0.5);
        let tiles: Vec<Tile<'_>> = all
            .iter()
            .map(|(id, spec)| Tile {
                name: format!("engine-{id}").into(),
                text: spec.title(),
                below: view.text(protocol_id(spec.protocol)),
                done: false,
                chosen: false,
            })
            .collect();
        if let Some(i) = kit.tiles(kit.n_columns(WIDTH), HEIGHT, &tiles) {
            kit.ask(EngineOrder::See(all[i].0));
        }
        kit.space(0.5);
        kit.button(Button::new("engines-add", EngineOrder::Add).main_if(all.is_empty()));
    });
}
