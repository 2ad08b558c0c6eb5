//! The saved games as cards, the newest first, and the files that were opened from elsewhere.

mod card;
mod words;

use bevy_egui::egui::{self, Id, Margin, Rect, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{CONTROL_HEIGHT, GAP, Kit, Says};
use crate::app::exchange::Order;
use crate::app::exchange::browse::name_of;
use crate::app::session::Command;
use crate::record::shelf::Listed;

pub(super) use card::small_board;
pub(super) use words::lines;

/// The least width of a card in points.
const LEAST_WIDTH: f32 = 480.0;
/// The width of a file opened lately, and the most of them.
const RECENT_WIDTH: f32 = 260.0;
const MOST_RECENT: usize = 6;

/// What is typed to find games.
#[derive(Debug, Default)]
pub(super) struct Filter(String);

impl Filter {
    /// Forgets it, when the page is closed.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, filter: &mut Filter) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("records-back", &view.text("records-title")) {
        asked.push(Command::OpenTitle);
    }
    let Some(files) = view.records.files() else {
        kit.muted(view.text("records-waiting"));
        return asked;
    };
    asked.extend(tools(kit, view, filter));
    kit.space(0.5);
    asked.extend(recent(kit, view, filter));
    let found: Vec<&Listed> = files.iter().filter(|file| file.matches(&filter.0)).collect();
    if found.is_empty() {
        kit.text(view.text(if files.is_empty() { "records-empty" } else { "records-none" }));
        return asked;
    }
    let width = kit.ui.available_width();
    let n_columns = ((width + GAP) / (LEAST_WIDTH + GAP)).floor().max(1.0);
    let each = (width - GAP * (n_columns - 1.0)) / n_columns;
    for (row, files) in found.chunks(n_columns as usize).enumerate() {
        let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, card::HEIGHT), Sense::hover());
        for (column, file) in files.iter().enumerate() {
            let place = room.min + Vec2::new(column as f32 * (each + GAP), 0.0);
            let rect = Rect::from_min_size(place, Vec2::new(each, card::HEIGHT));
            asked.extend(card::draw(kit, view, row * n_columns as usize + column, file, rect));
        }
    }
    asked
}

/// The field that finds games, and the way to have a deleted one back.
fn tools(kit: &mut Kit<'_>, view: &View<'_>, filter: &mut Filter) -> Option<Command> {
    let width = kit.ui.available_width();
    let (row, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    // On the left, where the focus finds it from everywhere.
    let each = (width * 0.28).min(240.0);
    let (open, rest) = row.split_left_right_at_x(row.left() + each);
    let (left, right) = rest.with_min_x(rest.left() + GAP).split_left_right_at_x(rest.left() + GAP + each);
    let id = Id::new("records-search");
    let field = egui::TextEdit::singleline(&mut filter.0)
        .id(id)
        .font(Type::Button.font())
        .hint_text(egui::RichText::new(view.text("records-search")).font(Type::Button.font()))
        .vertical_align(egui::Align::Center)
        .margin(Margin::symmetric(14, 0))
        .min_size(Vec2::new(0.0, CONTROL_HEIGHT))
        .char_limit(2_000_000);
    let field = kit.ui.put(right.with_min_x(right.left() + GAP), field);
    if field.changed() {
        kit.nav.focus_anew();
    }
    kit.says_field(&field, Says::text(view.text("records-search"), filter.0.as_str()));
    // Whatever is typed on this page is looked for.
    kit.hold_keyboard(id);
    // A game that is pasted here is not meant to be found.
    if filter.0.contains("(;") {
        filter.clear();
        return Some(Command::Paste);
    }
    if kit.button_in(open, "records-open-file", &view.text("records-open-file"), true) {
        return Some(Command::Exchange(Order::OpenFile));
    }
    let has_deleted = view.records.deleted().is_some();
    let pressed = kit.button_in(left, "records-restore", &view.text("records-restore"), has_deleted);
    (pressed && has_deleted).then_some(Command::RestoreRecord)
}

/// The files that were opened lately from elsewhere, as many as have room in a row.
fn recent(kit: &mut Kit<'_>, view: &View<'_>, filter: &Filter) -> Option<Command> {
    let words = filter.0.to_lowercase();
    let is_found = |name: &str| words.split_whitespace().all(|word| name.to_lowercase().contains(word));
    let width = kit.ui.available_width();
    let n_fit = (((width + GAP) / (RECENT_WIDTH + GAP)).floor() as usize).clamp(1, MOST_RECENT);
    let found = view.records.recent().iter().filter(|path| is_found(&name_of(path))).take(n_fit);
    let files: Vec<_> = found.collect();
    if files.is_empty() {
        return None;
    }
    kit.label(view.text("records-recent"), Type::Strong, kit.theme.muted);
    let (row, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    let each = (width - GAP * (n_fit as f32 - 1.0)) / n_fit as f32;
    let mut asked = None;
    for (i, path) in files.into_iter().enumerate() {
        let place = row.min + Vec2::new(i as f32 * (each + GAP), 0.0);
        let rect = Rect::from_min_size(place, Vec2::new(each, CONTROL_HEIGHT));
        if kit.line_button(rect, &format!("records-recent-{i}"), &name_of(path)) {
            asked = Some(Command::Exchange(Order::Pick(path.clone())));
        }
    }
    kit.space(0.5);
    kit.label(view.text("records-kept"), Type::Strong, kit.theme.muted);
    asked
}
