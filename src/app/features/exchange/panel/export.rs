//! The page of exports: what kind of file, how it looks, where it goes; with the picture of what is exported.

use bevy_egui::egui::{Color32, ColorImage, Pos2, Rect, Sense, TextureOptions};

use super::Memory;
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::features::exchange::{Exchange, ExchangeOrder};
use crate::app::features::settings as settings_page;
use crate::app::screen::ScreenMove;
use crate::app::theme::ThemeId;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, GAP, Kit, Tile};
use crate::export::{Format, Numbered, Speed};
use crate::record::psq::PsqError;

/// From this width on the picture stands beside the choices, which then are as wide as this.
const WIDE_FROM: f32 = 900.0;
const CHOICES_WIDTH: f32 = 520.0;
/// The height of the picture between the choices.
const SMALL_PREVIEW: f32 = 240.0;
const TILE_HEIGHT: f32 = 64.0;
/// The least width of the choices and how many formats then stand side by side.
const COLUMNS: [(f32, usize); 2] = [(700.0, 6), (360.0, 3)];

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    drawn: &ExportChoice,
    memory: &mut Memory,
) {
    kit.header("export-back", &view.text("export-title"), ScreenMove::Close);
    let room = kit.ui.available_rect_before_wrap();
    let mut choice = drawn.clone();
    if room.width() >= WIDE_FROM {
        let (left, right) = room.split_left_right_at_x(room.left() + CHOICES_WIDTH);
        let used = kit.inside(left, |kit| {
            formats_and_actions(kit, view, exchange, &mut choice);
            look(kit, view, exchange, &mut choice);
        });
        kit.ui.allocate_rect(used, Sense::hover());
        // Beside the choices, wherever they are scrolled to.
        let seen = kit.ui.clip_rect().shrink(GAP);
        let corner = Pos2::new(right.left() + 4.0 * GAP, seen.top() + 7.0 * GAP);
        preview(kit, exchange, memory, Rect::from_min_max(corner, seen.max));
    } else {
        formats_and_actions(kit, view, exchange, &mut choice);
        let place = kit.room(SMALL_PREVIEW);
        preview(kit, exchange, memory, place);
        look(kit, view, exchange, &mut choice);
    }
    kit.choose(drawn, choice);
}

/// What kind of file, and what is to become of it.
fn formats_and_actions(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange, choice: &mut ExportChoice) {
    let Some(game) = exchange.game() else { return };
    let offered: Vec<Format> = game.formats().collect();
    if !offered.contains(&choice.format) {
        choice.format = Format::default();
    }
    let tiles: Vec<Tile<'_>> = offered
        .iter()
        .map(|format| Tile {
            name: format.text_id().into(),
            text: view.texts.get(format.text_id()),
            // Two or three words that say what it is for.
            below: view.texts.get(&format.text_id().replace("export-", "export-short-")),
            done: false,
            chosen: choice.format == *format,
        })
        .collect();
    let width = kit.ui.available_width();
    let columns = COLUMNS.into_iter().find(|(from, _)| width >= *from).map_or(2, |(_, columns)| columns);
    if let Some(pressed) = kit.tiles(columns, TILE_HEIGHT, &tiles) {
        choice.format = offered[pressed];
    }
    let refusal = game.refusal(choice.format);
    match refusal {
        Some(reason) => kit.wrong(view.texts.get(refusal_id(reason))),
        None => kit.muted(view.texts.get(choice.format.about_id())),
    }
    kit.space(0.5);
    let is_free = refusal.is_none() && !exchange.is_writing();
    let save_as = if exchange.is_writing() { "export-writing" } else { "export-save-as" };
    kit.button(Button::new(("export-save-as", save_as), ExchangeOrder::SaveAs).main().only_if(is_free));
    let copy = if choice.format.is_picture() {
        Button::new("export-copy", ExchangeOrder::CopyPicture)
    } else {
        Button::new(("export-copy", "export-copy-text"), ExchangeOrder::CopyText)
    };
    let save = Button::new("export-save", ExchangeOrder::Save);
    let has_folder = exchange.exports().is_some();
    kit.row([save.only_if(is_free && has_folder), copy.only_if(refusal.is_none())]);
    let written = exchange.last_written().map(|path| ("export-lies", path));
    if let Some((id, path)) = written.or(exchange.exports().map(|path| ("export-folder", path))) {
        kit.muted(view.texts.with(id, [("path", path.display().to_string().into())]));
    }
    kit.space(1.0);
}

/// How it looks.
fn look(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange, choice: &mut ExportChoice) {
    let format = choice.format;
    let Some(game) = exchange.game().filter(|_| format.is_position() || format.is_picture()) else {
        return;
    };
    let shown = view.texts.with(
        "export-move",
        [("n", game.n_moves(exchange.at()).into()), ("of", game.n_moves(game.end()).into())],
    );
    let label = view.text(if format == Format::Gif { "export-until" } else { "export-position" });
    let steps = kit.stepper("export-position", &label, &shown);
    if steps != 0 {
        kit.ask(ExchangeOrder::Step(steps));
    }
    if !format.is_picture() {
        return;
    }
    let themes: Vec<ThemeId> = view.themes.all().iter().map(|named| named.id.clone()).collect();
    kit.choice_in_words(("export-theme", "settings-theme"), &mut choice.theme, &themes, |theme| {
        settings_page::theme_name(view, view.themes.get(theme))
    });
    let mut size_px = choice.size_px();
    if kit.choice_in_words("export-size", &mut size_px, format.sizes_px(), |size| {
        view.texts.with("export-pixels", [("n", (*size).into())])
    }) {
        choice.size_px = size_px;
    }
    let numbers = ("export-numbers", "settings-numbers");
    kit.choice(numbers, &mut choice.numbers, &Numbered::ALL, Numbered::text_id);
    if format == Format::Gif {
        kit.choice("export-speed", &mut choice.speed, &Speed::ALL, Speed::text_id);
    }
    kit.toggle(("export-coordinates", "settings-coordinates"), &mut choice.coordinates);
    kit.toggle("export-marks", &mut choice.marks);
}

/// The position as it is exported, as large as the room allows, pixel by pixel; or the size of the room, where another
/// one was painted for.
fn preview(kit: &mut Kit<'_>, exchange: &Exchange, memory: &mut Memory, room: Rect) {
    let pixels = kit.ui.ctx().pixels_per_point();
    let room_px = (room.size().min_elem() * pixels).floor().max(1.0) as u32;
    if exchange.preview_px() != Some(room_px) {
        kit.ask(ExchangeOrder::PreviewRoom(room_px));
    }
    let Some((number, image)) = exchange.preview() else { return };
    if memory.preview.as_ref().is_none_or(|(shown, _)| shown != number) {
        let size = [image.width as usize, image.height as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, &image.rgba);
        let texture = kit.ui.ctx().load_texture("export-preview", image, TextureOptions::LINEAR);
        memory.preview = Some((*number, texture));
    }
    let Some((_, texture)) = &memory.preview else { return };
    let size = texture.size_vec2() / pixels;
    // Where the picture cannot be as small as the room, it is drawn smaller.
    let scale = (room.width() / size.x).min(room.height() / size.y).min(1.0);
    let corner = (room.center() - size * scale / 2.0) * pixels;
    let place = Rect::from_min_size(Pos2::new(corner.x.round(), corner.y.round()) / pixels, size * scale);
    // On a surface of its own, so that a board as dark as the page has an edge.
    kit.plate(place.expand(GAP), false);
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    kit.ui.painter().image(texture.id(), place, whole, Color32::WHITE);
}

/// The id of the sentence that says why a format cannot hold the game.
const fn refusal_id(reason: PsqError) -> &'static str {
    match reason {
        PsqError::OtherGame => "export-refused-other-game",
        PsqError::Setup(_) => "export-refused-setup",
        PsqError::Pass(_) => "export-refused-pass",
        PsqError::Turn(_) => "export-refused-turn",
    }
}
