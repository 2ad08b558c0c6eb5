//! The program's own page of files, for gamepads and for desktops without a file window.

use std::path::{Path, PathBuf};

use bevy::prelude::Deref;
use bevy_egui::egui::{Align2, Pos2, Sense, Stroke, Vec2};

use super::Memory;
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::features::exchange::{Exchange, ExchangeOrder, Purpose};
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, CONTROL_HEIGHT, Draft, Field, GAP, Kit, Says, paint};
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
    Program,
}

/// What the page of files looks at.
#[derive(Deref)]
pub(super) struct FilesView<'a> {
    #[deref]
    pub(super) view: &'a View<'a>,
    pub(super) exchange: &'a Exchange,
    /// The files opened lately.
    pub(super) recent: &'a [PathBuf],
    pub(super) choice: &'a ExportChoice,
}

impl FilesView<'_> {
    fn saves(&self) -> bool {
        self.exchange.purpose() == Purpose::Save
    }
}

pub(super) fn draw(kit: &mut Kit<'_>, view: &FilesView<'_>, memory: &mut Memory) {
    let title = view.text(view.exchange.purpose().title_id());
    kit.header("files-back", &title, ScreenMove::Close);
    let Some(folder) = view.exchange.folder() else { return };
    if memory.folder.as_ref() != Some(&folder.path) {
        memory.folder = Some(folder.path.clone());
        kit.nav.focus_anew();
    }
    let places = view.exchange.places().iter();
    let places = places.map(|place| Button::new(place.text_id, ExchangeOrder::Enter(place.path.clone())));
    let room = kit.ui.available_rect_before_wrap();
    if room.width() < WIDE_FROM {
        kit.grid(2, places);
        kit.space(1.0);
        entries(kit, view, folder, &mut memory.file_name);
    } else {
        // Both begin at the top, and the page is as long as the right one.
        let (left, right) = room.split_left_right_at_x(room.left() + PLACES_WIDTH);
        kit.inside(left, |kit| kit.grid(1, places));
        let right = right.with_min_x(right.left() + 3.0 * GAP);
        let used = kit.inside(right, |kit| entries(kit, view, folder, &mut memory.file_name));
        kit.ui.allocate_rect(used, Sense::hover());
    }
}

/// A name that may be typed, at any time, and the button that saves.
fn save(kit: &mut Kit<'_>, view: &FilesView<'_>, folder: &Folder, draft: &mut Draft) {
    let usual = view.exchange.stem();
    let label = view.text("files-name");
    let field = Field { name: "files-name", label: &label, hint: &label, kind: Type::Button, limit: 200 };
    kit.field(field, draft);
    let typed = draft.text.trim();
    let name = if typed.is_empty() { Ok(None) } else { FileName::new(typed).map(Some) };
    if let Err(error) = &name {
        kit.wrong(name_trouble(view.texts, *error));
    }
    let stem = name.as_ref().ok().and_then(Option::as_ref).map_or(usual.as_str(), FileName::stem);
    let file = format!("{stem}.{}", view.choice.format.ending());
    let text = view.texts.with("files-save-here", [("name", file.into())]);
    let save = Button::of("files-save-here").saying(text).main();
    kit.button(match name {
        Ok(name) if folder.trouble.is_none() => save.and(ExchangeOrder::SaveHere(name)),
        _ => save.only_if(false),
    });
}

/// What lies in the folder.
fn entries(kit: &mut Kit<'_>, view: &FilesView<'_>, folder: &Folder, draft: &mut Draft) {
    let (saves, purpose) = (view.saves(), view.exchange.purpose());
    if saves {
        save(kit, view, folder, draft);
    } else if purpose == Purpose::Folder {
        let here = Button::new("files-choose-here", ExchangeOrder::Pick(folder.path.clone())).main();
        kit.button(here.only_if(folder.trouble.is_none()));
    } else if purpose == Purpose::Open && !view.recent.is_empty() {
        kit.label(view.text("records-recent"), Type::Strong, kit.theme.accent);
        for (i, path) in view.recent.iter().take(MOST_RECENT).enumerate() {
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
        && row(
            kit,
            "files-up",
            Kind::Folder,
            "..",
            &view.text("files-up"),
            !saves && purpose != Purpose::Folder && is_empty,
        )
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
        let is_first = !saves && purpose != Purpose::Folder && i == 0 && folder.files.is_empty();
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
            let kind = if purpose == Purpose::Program { Kind::Program } else { Kind::Record };
            if row(kit, &format!("files-file-{i}"), kind, &name_of(path), "", i == 0) {
                kit.ask(ExchangeOrder::Pick(path.clone()));
            }
        }
    }
    if folder.n_more > 0 {
        kit.muted(view.texts.with("files-more", [("n", folder.n_more.into())]));
    }
    if folder.files.is_empty() && !saves {
        kit.muted(view.text(match purpose {
            Purpose::Program => "files-no-programs",
            Purpose::Folder => return,
            _ if has_folders => "files-no-records",
            _ => "files-empty",
        }));
    }
}

/// An entry that can be pressed: its picture, its name, and where it lies.
fn row(kit: &mut Kit<'_>, name: &str, kind: Kind, text: &str, aside: &str, is_first: bool) -> bool {
    let rect = kit.room(CONTROL_HEIGHT);
    let says = Says { value: Some(aside.to_owned()), ..Says::button(text) };
    let pressed = kit.tile(rect, name, is_first, says);
    if kit.ui.is_rect_visible(rect) {
        icon(kit, rect.left_center() + Vec2::new(28.0, 0.0), kind);
        let room = rect.with_min_x(rect.left() + 56.0).with_max_x(rect.right() - 16.0);
        let label = kit.cut(text, Type::Button, kit.theme.text, room.width());
        let beyond = room.with_min_x(kit.set(room, Align2::LEFT_CENTER, label).right());
        if beyond.width() > 80.0 {
            let label = kit.cut(aside, Type::Small, kit.theme.muted, beyond.width() - 24.0);
            kit.set(beyond.with_min_x(beyond.left() + 24.0), Align2::LEFT_CENTER, label);
        }
    }
    pressed
}

/// A file that is there already.
fn file_line(kit: &mut Kit<'_>, path: &Path) {
    let rect = kit.room(30.0);
    icon(kit, rect.left_center() + Vec2::new(28.0, 0.0), Kind::Record);
    let label = kit.cut(name_of(path), Type::Body, kit.theme.muted, rect.width() - 72.0);
    kit.set(rect.with_min_x(rect.left() + 56.0), Align2::LEFT_CENTER, label);
}

/// A folder with its tab, a sheet with a stone on it, or a window with its bar.
fn icon(kit: &Kit<'_>, middle: Pos2, kind: Kind) {
    const FOLDER: [(i8, i8); 7] = [(-11, 8), (-11, -8), (-3, -8), (0, -5), (11, -5), (11, 8), (-11, 8)];
    const SHEET: [(i8, i8); 5] = [(-8, 10), (-8, -10), (8, -10), (8, 10), (-8, 10)];
    const WINDOW: [(i8, i8); 7] = [(-10, -4), (-10, 9), (10, 9), (10, -9), (-10, -9), (-10, -4), (10, -4)];
    let (outline, ink) = match kind {
        Kind::Folder => (&FOLDER[..], paint(kit.theme.accent)),
        Kind::Record => (&SHEET[..], paint(kit.theme.muted)),
        Kind::Program => (&WINDOW[..], paint(kit.theme.accent)),
    };
    let corners = outline.iter().map(|(x, y)| middle + Vec2::new((*x).into(), (*y).into()));
    kit.ui.painter().line(corners.collect(), Stroke::new(2.0, ink));
    if kind == Kind::Record {
        kit.ui.painter().circle_filled(middle, 4.5, ink);
    }
}
