//! The program's own page of files, for gamepads and for desktops without a file window.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{Painter, Pos2, Rect, Sense, Stroke, UiBuilder, Vec2};

use super::Memory;
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::features::exchange::{Exchange, ExchangeOrder, Purpose};
use crate::app::screen::ScreenMove;
use crate::app::theme::Rgb;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{CONTROL_HEIGHT, Draft, Emphasis, Field, GAP, Kit, Says, paint};
use crate::app::ui::trim::cut;
use crate::files::{Folder, Why, name_of};
use crate::record::shelf::FileName;
use crate::words::records::name_trouble;

/// From this width on the folders that one starts from stand at the left, in a column of this width.
const WIDE_FROM: f32 = 800.0;
const PLACES_WIDTH: f32 = 280.0;
/// The most files opened lately that are shown.
const MOST_RECENT: usize = 5;

/// What a row stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Folder,
    Record,
}

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    recent: &[PathBuf],
    choice: &ExportChoice,
    memory: &mut Memory,
) {
    let saves = exchange.purpose() == Purpose::Save;
    if kit.header("files-back", &view.text(if saves { "files-save" } else { "files-open" })) {
        kit.ask(ScreenMove::Close);
    }
    let Some(folder) = exchange.folder() else { return };
    if memory.folder.as_ref() != Some(&folder.path) {
        memory.folder = Some(folder.path.clone());
        kit.nav.focus_anew();
    }
    let room = kit.ui.available_rect_before_wrap();
    if room.width() < WIDE_FROM {
        places(kit, view, exchange, 2);
        kit.space(1.0);
        entries(kit, view, exchange, recent, choice, folder, &mut memory.file_name);
        return;
    }
    let (nav, theme, texts, asked) = (&mut *kit.nav, kit.theme, kit.texts, &mut *kit.asked);
    let left = Rect::from_min_size(room.min, Vec2::new(PLACES_WIDTH, room.height()));
    let right = Rect::from_min_max(Pos2::new(left.right() + 3.0 * GAP, room.top()), room.max);
    // The left column leaves the cursor where it was, so that both begin at the top.
    let mut places_ui = kit.ui.new_child(UiBuilder::new().max_rect(left));
    places(
        &mut Kit { ui: &mut places_ui, nav: &mut *nav, theme, texts, asked: &mut *asked },
        view,
        exchange,
        1,
    );
    kit.ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        entries(
            &mut Kit { ui, nav, theme, texts, asked },
            view,
            exchange,
            recent,
            choice,
            folder,
            &mut memory.file_name,
        );
    });
}

/// The folders that one starts from.
fn places(kit: &mut Kit<'_>, view: &View<'_>, exchange: &Exchange, columns: usize) {
    let places = exchange.places();
    let buttons: Vec<(&str, String, Emphasis)> =
        places.iter().map(|place| (place.text_id, view.texts.get(place.text_id), Emphasis::Plain)).collect();
    if let Some(pressed) = kit.grid(columns, &buttons) {
        kit.ask(ExchangeOrder::Enter(places[pressed].path.clone()));
    }
}

/// A name that may be typed, at any time, and the button that saves.
fn save(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    choice: &ExportChoice,
    folder: &Folder,
    draft: &mut Draft,
) {
    let usual = exchange.stem();
    let label = view.text("files-name");
    let field = Field { name: "files-name", label: &label, hint: &label, kind: Type::Button, limit: 200 };
    kit.field(field, draft);
    let typed = draft.text.trim();
    let name = if typed.is_empty() { Ok(None) } else { FileName::new(typed).map(Some) };
    if let Err(error) = &name {
        kit.wrong(name_trouble(view.texts, *error));
    }
    let stem = name.as_ref().ok().and_then(Option::as_ref).map_or(usual.as_str(), FileName::stem);
    let file = format!("{stem}.{}", choice.format.ending());
    let text = view.texts.with("files-save-here", [("name", file.into())]);
    let can_save = folder.trouble.is_none() && name.is_ok();
    let pressed = kit.button_if("files-save-here", &text, Emphasis::Primary, can_save);
    if let (true, Ok(name)) = (pressed && can_save, name) {
        kit.ask(ExchangeOrder::SaveHere(name));
    }
}

/// What lies in the folder.
fn entries(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    exchange: &Exchange,
    recent: &[PathBuf],
    choice: &ExportChoice,
    folder: &Folder,
    draft: &mut Draft,
) {
    let saves = exchange.purpose() == Purpose::Save;
    if saves {
        save(kit, view, exchange, choice, folder, draft);
    } else if !recent.is_empty() {
        kit.label(view.text("records-recent"), Type::Strong, kit.theme.accent);
        for (i, path) in recent.iter().take(MOST_RECENT).enumerate() {
            let from = path.parent().map_or_else(String::new, |folder| folder.display().to_string());
            if row(kit, &format!("files-recent-{i}"), Kind::Record, &name_of(path), &from, false) {
                kit.ask(ExchangeOrder::Pick(path.clone()));
            }
        }
        kit.space(0.5);
    }
    kit.label(folder.path.display().to_string(), Type::Strong, kit.theme.accent);
    let is_empty = folder.folders.is_empty() && folder.files.is_empty();
    if let Some(parent) = folder.path.parent()
        && row(kit, "files-up", Kind::Folder, "..", &view.text("files-up"), !saves && is_empty)
    {
        kit.ask(ExchangeOrder::Enter(parent.to_owned()));
    }
    if let Some(trouble) = folder.trouble {
        let id = if Why::of(trouble) == Why::Denied { "files-denied" } else { "files-unreadable" };
        kit.wrong(view.texts.get(id));
        return;
    }
    let has_folders = !folder.folders.is_empty();
    for (i, path) in folder.folders.iter().enumerate() {
        let is_first = !saves && i == 0 && folder.files.is_empty();
        if row(kit, &format!("files-folder-{i}"), Kind::Folder, &name_of(path), "", is_first) {
            kit.ask(ExchangeOrder::Enter(path.clone()));
        }
    }
    if saves {
        for path in &folder.files {
            file_line(kit, path);
        }
    } else {
        for (i, path) in folder.files.iter().enumerate() {
            if row(kit, &format!("files-file-{i}"), Kind::Record, &name_of(path), "", i == 0) {
                kit.ask(ExchangeOrder::Pick(path.clone()));
            }
        }
    }
    if folder.n_more > 0 {
        kit.muted(view.texts.with("files-more", [("n", folder.n_more.into())]));
    }
    if folder.files.is_empty() && !saves {
        kit.muted(view.text(if has_folders { "files-no-records" } else { "files-empty" }));
    }
}

/// An entry that can be pressed: its picture, its name, and where it lies.
fn row(kit: &mut Kit<'_>, name: &str, kind: Kind, text: &str, aside: &str, is_first: bool) -> bool {
    let width = kit.ui.available_width();
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    let pressed = kit.tile(rect, name, is_first);
    kit.says(name, Says { value: Some(aside.to_owned()), ..Says::button(text) });
    if kit.ui.is_rect_visible(rect) {
        let painter = kit.ui.painter();
        icon(
            painter,
            Pos2::new(rect.left() + 28.0, rect.center().y),
            kind,
            kit.theme.muted,
            kit.theme.accent,
        );
        let room = width - 72.0;
        let label = cut(painter, text.to_owned(), Type::Button, kit.theme.text, room);
        let left = rect.left() + 56.0;
        let used = label.size().x;
        painter.galley(Pos2::new(left, rect.center().y - label.size().y / 2.0), label, paint(kit.theme.text));
        if room - used > 80.0 {
            let label = cut(painter, aside.to_owned(), Type::Small, kit.theme.muted, room - used - 24.0);
            let place = Pos2::new(left + used + 24.0, rect.center().y - label.size().y / 2.0);
            painter.galley(place, label, paint(kit.theme.muted));
        }
    }
    pressed
}

/// A file that is there already.
fn file_line(kit: &mut Kit<'_>, path: &Path) {
    let width = kit.ui.available_width();
    let (rect, _) = kit.ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
    let painter = kit.ui.painter();
    icon(
        painter,
        Pos2::new(rect.left() + 28.0, rect.center().y),
        Kind::Record,
        kit.theme.muted,
        kit.theme.muted,
    );
    let label = cut(painter, name_of(path), Type::Body, kit.theme.muted, width - 72.0);
    let place = Pos2::new(rect.left() + 56.0, rect.center().y - label.size().y / 2.0);
    painter.galley(place, label, paint(kit.theme.muted));
}

/// A folder with its tab, or a sheet with a stone on it.
fn icon(painter: &Painter, middle: Pos2, kind: Kind, line: Rgb, accent: Rgb) {
    let stroke = Stroke::new(2.0, paint(if kind == Kind::Folder { accent } else { line }));
    let at = |x: f32, y: f32| middle + Vec2::new(x, y);
    let outline = match kind {
        Kind::Folder => vec![
            at(-11.0, 8.0),
            at(-11.0, -8.0),
            at(-3.0, -8.0),
            at(0.0, -5.0),
            at(11.0, -5.0),
            at(11.0, 8.0),
            at(-11.0, 8.0),
        ],
        Kind::Record => {
            vec![at(-8.0, 10.0), at(-8.0, -10.0), at(8.0, -10.0), at(8.0, 10.0), at(-8.0, 10.0)]
        }
    };
    painter.line(outline, stroke);
    if kind == Kind::Record {
        painter.circle_filled(at(0.0, 0.0), 4.5, paint(line));
    }
}
