//! The saved games as cards, the newest first: a small board, the players, how it stands, when.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Galley, Id, Margin, Painter, Pos2, Rect, Sense, Stroke, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{CONTROL_HEIGHT, GAP, Kit, paint};
use super::new_game::game_line;
use crate::app::session::Command;
use crate::app::text::Texts;
use crate::app::theme::{Rgb, Theme};
use crate::board::Color;
use crate::game::tree::{RecordResult, Stones, WinMargin};
use crate::record::shelf::{Listed, Progress, Summary};

/// The measures of a card in points: its height, the least width, and the width of what deletes it.
const CARD_HEIGHT: f32 = 124.0;
const LEAST_WIDTH: f32 = 450.0;
const DELETE_WIDTH: f32 = 44.0;
const INSET: f32 = 10.0;
/// Boards with more lines show the stones alone.
const MOST_LINES: u8 = 19;

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
    let found: Vec<&Listed> = files.iter().filter(|file| file.matches(&filter.0)).collect();
    if found.is_empty() {
        kit.text(view.text(if files.is_empty() { "records-empty" } else { "records-none" }));
        return asked;
    }
    let width = kit.ui.available_width();
    let n_columns = ((width + GAP) / (LEAST_WIDTH + GAP)).floor().max(1.0);
    let each = (width - GAP * (n_columns - 1.0)) / n_columns;
    for (row, files) in found.chunks(n_columns as usize).enumerate() {
        let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, CARD_HEIGHT), Sense::hover());
        for (column, file) in files.iter().enumerate() {
            let place = room.min + Vec2::new(column as f32 * (each + GAP), 0.0);
            let rect = Rect::from_min_size(place, Vec2::new(each, CARD_HEIGHT));
            asked.extend(card(kit, view, row * n_columns as usize + column, file, rect));
        }
    }
    asked
}

/// The field that finds games, and the way to have a deleted one back.
fn tools(kit: &mut Kit<'_>, view: &View<'_>, filter: &mut Filter) -> Option<Command> {
    let width = kit.ui.available_width();
    let (row, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    // On the left, where the focus finds it from everywhere.
    let (left, right) = row.split_left_right_at_x(row.left() + (width * 0.4).min(240.0));
    let id = Id::new("records-search");
    let field = egui::TextEdit::singleline(&mut filter.0)
        .id(id)
        .font(Type::Button.font())
        .hint_text(egui::RichText::new(view.text("records-search")).font(Type::Button.font()))
        .vertical_align(egui::Align::Center)
        .margin(Margin::symmetric(14, 10))
        .char_limit(2_000_000);
    if kit.ui.put(right.with_min_x(right.left() + GAP), field).changed() {
        kit.nav.focus_anew();
    }
    // Whatever is typed on this page is looked for.
    if !kit.ui.memory(|memory| memory.has_focus(id)) {
        kit.ui.memory_mut(|memory| memory.request_focus(id));
    }
    // A game that is pasted here is not meant to be found.
    if filter.0.contains("(;") {
        filter.clear();
        return Some(Command::Paste);
    }
    let has_deleted = view.records.deleted().is_some();
    let pressed = kit.button_in(left, "records-restore", &view.text("records-restore"), has_deleted);
    (pressed && has_deleted).then_some(Command::RestoreRecord)
}

fn card(kit: &mut Kit<'_>, view: &View<'_>, i: usize, file: &Listed, rect: Rect) -> Option<Command> {
    let (body, delete) = rect.split_left_right_at_x(rect.right() - DELETE_WIDTH);
    let is_opened = kit.tile(body, &format!("records-open-{i}"), i == 0);
    let is_deleted = kit.tile(delete.with_min_x(delete.left() + 2.0), &format!("records-delete-{i}"), false);
    if kit.ui.is_rect_visible(rect) {
        let painter = kit.ui.painter();
        let side = CARD_HEIGHT - 2.0 * INSET;
        let board = Rect::from_min_size(body.min + Vec2::splat(INSET), Vec2::splat(side));
        let mut place = Pos2::new(board.right() + 14.0, body.top() + 13.0);
        let width = body.right() - 12.0 - place.x;
        for (n, line) in lines(view.texts, file).into_iter().enumerate() {
            let color = if n == 0 { kit.theme.text } else { kit.theme.muted };
            let kind = if n == 0 { Type::Strong } else { Type::Body };
            painter.galley(place, cut(painter, line, kind, color, width), paint(color));
            place.y += 25.0;
        }
        if let Ok(summary) = &file.content {
            small_board(painter, board, &summary.stones, kit.theme);
        } else {
            painter.rect_filled(board, 6.0, paint(kit.theme.panel));
            let font = Type::Title.font();
            painter.text(board.center(), Align2::CENTER_CENTER, "?", font, paint(kit.theme.muted));
        }
        cross(painter, delete.center(), Stroke::new(2.5, paint(kit.theme.muted)));
    }
    if is_deleted {
        Some(Command::DeleteRecord(file.name.clone()))
    } else {
        is_opened.then(|| Command::OpenRecord(file.name.clone()))
    }
}

/// What a card says: the players, how it stands, the game, when.
fn lines(texts: &Texts, file: &Listed) -> Vec<String> {
    let Ok(summary) = &file.content else {
        return vec![file.name.stem().to_owned(), texts.get("records-unreadable")];
    };
    let game = match summary.setup {
        Some(setup) => game_line(texts, &setup),
        None => texts.get("records-other-game"),
    };
    let moves = texts.with("over-moves", [("n", summary.n_moves.into())]);
    let when = match &summary.date {
        Some(date) => texts.with("records-when", [("date", date.as_str().into()), ("moves", moves.into())]),
        None => moves,
    };
    vec![players(texts, summary), standing(texts, summary), game, when]
}

fn players(texts: &Texts, summary: &Summary) -> String {
    if summary.players.black.is_none() && summary.players.white.is_none() {
        return summary.title.clone().unwrap_or_else(|| texts.get("seats-people"));
    }
    let name = |color: Color| summary.players[color].clone().unwrap_or_else(|| texts.get("seat-person"));
    texts.with("seats-line", [("black", name(Color::Black).into()), ("white", name(Color::White).into())])
}

/// The result, or that there is none.
fn standing(texts: &Texts, summary: &Summary) -> String {
    if summary.progress == Progress::UnderWay {
        return texts.get("records-under-way");
    }
    let Some(text) = &summary.result else { return texts.get("records-open") };
    match RecordResult::parse(text) {
        Some(RecordResult::Win { winner, by: WinMargin::Points(points) }) => {
            let id = if winner == Color::Black { "end-black-score" } else { "end-white-score" };
            texts.with(id, [("points", points.to_string().into())])
        }
        Some(RecordResult::Win { winner: Color::Black, by: WinMargin::Resignation }) => {
            texts.get("end-black-resignation")
        }
        Some(RecordResult::Win { winner: Color::White, by: WinMargin::Resignation }) => {
            texts.get("end-white-resignation")
        }
        Some(RecordResult::Win { winner: Color::Black, .. }) => texts.get("over-black-won"),
        Some(RecordResult::Win { winner: Color::White, .. }) => texts.get("over-white-won"),
        Some(RecordResult::Draw) => texts.get("over-draw"),
        Some(RecordResult::Void | RecordResult::Unknown) => texts.get("records-open"),
        None => text.clone(),
    }
}

/// One line of text that ends in dots where it would not fit.
pub(super) fn cut(painter: &Painter, text: String, kind: Type, color: Rgb, width: f32) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text, kind.font(), paint(color));
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}

fn cross(painter: &Painter, middle: Pos2, stroke: Stroke) {
    for sign in [-1.0, 1.0] {
        let arm = Vec2::new(7.0, 7.0 * sign);
        painter.line_segment([middle - arm, middle + arm], stroke);
    }
}

/// The board as it stands, as large as a stamp.
fn small_board(painter: &Painter, rect: Rect, stones: &Stones, theme: &Theme) {
    painter.rect_filled(rect, 6.0, paint(theme.board));
    let size = stones.size();
    let cell = rect.width() / (f32::from(size.columns().max(size.rows())) + 0.4);
    let span = Vec2::new(f32::from(size.columns()) - 1.0, f32::from(size.rows()) - 1.0) * cell;
    let corner = rect.center() - span / 2.0;
    let at = |x: u8, y: u8| corner + Vec2::new(f32::from(x), f32::from(y)) * cell;
    if size.columns().max(size.rows()) <= MOST_LINES {
        let stroke = Stroke::new(0.8, paint(theme.line).gamma_multiply(0.55));
        for x in 0..size.columns() {
            painter.line_segment([at(x, 0), at(x, size.rows() - 1)], stroke);
        }
        for y in 0..size.rows() {
            painter.line_segment([at(0, y), at(size.columns() - 1, y)], stroke);
        }
    }
    for (place, color) in stones.iter() {
        let (body, rim) = match color {
            Color::Black => (Rgb(0x1c, 0x1d, 0x20), Rgb(0x70, 0x72, 0x78)),
            Color::White => (Rgb(0xf2, 0xec, 0xe0), Rgb(0x6a, 0x5f, 0x4c)),
        };
        let stroke = Stroke::new((cell * 0.07).max(0.6), paint(rim));
        painter.circle(at(place.x(), place.y()), cell * 0.46, paint(body), stroke);
    }
}
