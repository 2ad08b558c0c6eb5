//! A game as a card: a small board, the players, how it stands, when.

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, Vec2};

use super::deleted::ask_to_discard;
use super::index::Card;
use super::{HEIGHT, ListView};
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::records::RecordOrder;
use crate::app::theme::Theme;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Kit, Says, paint};
use crate::game::tree::Stones;
use crate::record::shelf::{Deleted, Listed};

/// The width of what is at the right of a card, in points.
const ASIDE_WIDTH: f32 = 48.0;
const INSET: f32 = 10.0;
/// The distance of two lines of text.
const LINE: f32 = 25.0;
/// Boards with more lines show the stones alone.
const MOST_LINES: u8 = 19;

/// Draws the card with the number `i` of a saved game in a place.
pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &ListView<'_>,
    i: usize,
    (file, card): (&Listed, &Card),
    rect: Rect,
) {
    let (body, aside) = split(rect);
    let (more, delete) = aside.split_top_bottom_at_y(aside.center().y);
    let (more, delete) = (more.with_max_y(more.bottom() - 1.0), delete.with_min_y(delete.top() + 1.0));
    let is_opened = kit.tile(body, &format!("records-open-{i}"), i == 0, says(view, "say-open", card));
    let is_more = kit.tile(more, &format!("records-more-{i}"), false, says(view, "say-more", card));
    let is_deleted = kit.tile(delete, &format!("records-delete-{i}"), false, says(view, "say-delete", card));
    if kit.ui.is_rect_visible(rect) {
        paint_body(kit, body, file, card.lines.iter());
        kit.dots(more.center(), kit.theme.muted);
        kit.cross(delete.center(), 7.0, kit.theme.muted);
    }
    if is_more {
        kit.ask(ExchangeOrder::Card(file.name.clone()));
    } else if is_deleted {
        kit.ask(RecordOrder::Delete(file.name.clone()));
    } else if is_opened {
        kit.ask(RecordOrder::Open(file.name.clone()));
    }
}

/// Draws the card with the number `i` of a deleted game in a place.
pub(super) fn draw_deleted(
    kit: &mut Kit<'_>,
    view: &ListView<'_>,
    i: usize,
    ((deleted, file), card): (&(Deleted, Listed), &Card),
    rect: Rect,
) {
    let (body, aside) = split(rect);
    let is_restored =
        kit.tile(body, &format!("deleted-restore-{i}"), i == 0, says(view, "say-restore", card));
    let discard = format!("deleted-discard-{i}");
    let is_discarded = kit.tile(aside, &discard, false, says(view, "say-discard", card));
    if kit.ui.is_rect_visible(rect) {
        // In the place of the last line, which says when it was played.
        let when = view.texts.with("deleted-when", [("date", deleted.when.date().into())]);
        let n_lines = (card.lines.len() - 1).max(1);
        paint_body(kit, body, file, card.lines[..n_lines].iter().chain([&when]));
        kit.cross(aside.center(), 7.0, kit.theme.muted);
    }
    if is_discarded {
        ask_to_discard(kit, vec![deleted.clone()]);
    } else if is_restored {
        kit.ask(RecordOrder::Restore(deleted.clone()));
    }
}

/// The body of a card, and what is at its right.
fn split(rect: Rect) -> (Rect, Rect) {
    let (body, aside) = rect.split_left_right_at_x(rect.right() - ASIDE_WIDTH);
    (body, aside.with_min_x(aside.left() + 2.0))
}

fn says(view: &ListView<'_>, id: &str, card: &Card) -> Says {
    Says::button(view.texts.with(id, [("what", card.words.as_str().into())]))
}

/// The board and the lines beside it.
fn paint_body<'a>(kit: &Kit<'_>, body: Rect, file: &Listed, lines: impl Iterator<Item = &'a String> + Clone) {
    let painter = kit.ui.painter();
    let board = Rect::from_min_size(body.min, Vec2::splat(HEIGHT)).shrink(INSET);
    let words = body.with_min_x(board.right() + 14.0).with_max_x(body.right() - 12.0);
    let mut place = words.min + Vec2::new(0.0, (HEIGHT - LINE * lines.clone().count() as f32) / 2.0);
    for (n, line) in lines.enumerate() {
        let (kind, ink) = if n == 0 { (Type::Strong, kit.theme.text) } else { (Type::Body, kit.theme.muted) };
        kit.set_lines(place, [kit.cut(line, kind, ink, words.width())]);
        place.y += LINE;
    }
    if let Ok(summary) = &file.content {
        small_board(painter, board, &summary.stones, kit.theme);
    } else {
        painter.rect_filled(board, 6.0, paint(kit.theme.panel));
        let font = Type::Title.font();
        painter.text(board.center(), Align2::CENTER_CENTER, "?", font, paint(kit.theme.muted));
    }
}

/// The board as it stands, as large as a stamp: at a few pixels a cell, stones need a disk as plain as can be.
pub(crate) fn small_board(painter: &Painter, rect: Rect, stones: &Stones, theme: &Theme) {
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
        let (rim, _) = theme.rim(color);
        let stroke = Stroke::new((cell * 0.09).max(0.9), paint(rim));
        painter.circle(at(place.x(), place.y()), cell * 0.46, paint(theme.stones[color]), stroke);
    }
}
