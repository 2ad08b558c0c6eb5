//! A game as a card: a small board, the players, how it stands, when.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, Vec2};

use super::index::Card;
use crate::app::features::exchange::ExchangeOrder;
use crate::app::features::records::RecordOrder;
use crate::app::theme::{Rgb, Theme};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Kit, Says, paint};
use crate::app::ui::trim::cut;
use crate::game::tree::Stones;
use crate::record::shelf::Listed;

/// The height of a card in points, and the width of what is at its right.
pub(super) const HEIGHT: f32 = 146.0;
const ASIDE_WIDTH: f32 = 48.0;
const INSET: f32 = 10.0;
/// The distance of two lines of text.
const LINE: f32 = 25.0;
/// Boards with more lines show the stones alone.
const MOST_LINES: u8 = 19;

/// Draws the card with the number `i` of a saved game in a place.
pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, i: usize, (file, card): (&Listed, &Card), rect: Rect) {
    let (body, aside) = rect.split_left_right_at_x(rect.right() - ASIDE_WIDTH);
    let (more, delete) = aside.with_min_x(aside.left() + 2.0).split_top_bottom_at_y(aside.center().y);
    let (more, delete) = (more.with_max_y(more.bottom() - 1.0), delete.with_min_y(delete.top() + 1.0));
    let is_opened = kit.tile(body, &format!("records-open-{i}"), i == 0);
    let is_more = kit.tile(more, &format!("records-more-{i}"), false);
    let is_deleted = kit.tile(delete, &format!("records-delete-{i}"), false);
    for (name, id) in [("open", "say-open"), ("more", "say-more"), ("delete", "say-delete")] {
        say(kit, view, &format!("records-{name}-{i}"), id, card);
    }
    if kit.ui.is_rect_visible(rect) {
        let lines: Vec<&str> = card.lines.iter().map(String::as_str).collect();
        paint_body(kit, body, file, &lines);
        let painter = kit.ui.painter();
        for x in [-9.0, 0.0, 9.0] {
            painter.circle_filled(more.center() + Vec2::new(x, 0.0), 2.5, paint(kit.theme.muted));
        }
        cross(painter, delete.center(), kit.theme.muted);
    }
    if is_more {
        kit.ask(ExchangeOrder::Card(file.name.clone()));
    } else if is_deleted {
        kit.ask(RecordOrder::Delete(file.name.clone()));
    } else if is_opened {
        kit.ask(RecordOrder::Open(file.name.clone()));
    }
}

/// What is asked for on the card of a deleted game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnDeleted {
    Restore,
    Discard,
}

/// Draws the card with the number `i` of a deleted game in a place; `when` says when it was deleted.
pub(super) fn draw_deleted(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    i: usize,
    (file, card, when): (&Listed, &Card, &str),
    rect: Rect,
) -> Option<OnDeleted> {
    let (body, aside) = rect.split_left_right_at_x(rect.right() - ASIDE_WIDTH);
    let discard = aside.with_min_x(aside.left() + 2.0);
    let (restore_name, discard_name) = (format!("deleted-restore-{i}"), format!("deleted-discard-{i}"));
    let is_restored = kit.tile(body, &restore_name, i == 0);
    let is_discarded = kit.tile(discard, &discard_name, false);
    say(kit, view, &restore_name, "say-restore", card);
    say(kit, view, &discard_name, "say-discard", card);
    if kit.ui.is_rect_visible(rect) {
        // In the place of the last line, which says when it was played.
        let n_lines = card.lines.len() - 1;
        let lines = card.lines[..n_lines.max(1)].iter().map(String::as_str).chain([when]);
        paint_body(kit, body, file, &lines.collect::<Vec<_>>());
        cross(kit.ui.painter(), discard.center(), kit.theme.muted);
    }
    if is_discarded { Some(OnDeleted::Discard) } else { is_restored.then_some(OnDeleted::Restore) }
}

fn say(kit: &mut Kit<'_>, view: &View<'_>, name: &str, id: &str, card: &Card) {
    kit.says(name, Says::button(view.texts.with(id, [("what", card.words.as_str().into())])));
}

/// The board and the lines beside it.
fn paint_body(kit: &Kit<'_>, body: Rect, file: &Listed, lines: &[&str]) {
    let painter = kit.ui.painter();
    let side = HEIGHT - 2.0 * INSET;
    let board = Rect::from_min_size(body.min + Vec2::splat(INSET), Vec2::splat(side));
    let above = (HEIGHT - LINE * lines.len() as f32) / 2.0;
    let mut place = Pos2::new(board.right() + 14.0, body.top() + above);
    let width = body.right() - 12.0 - place.x;
    for (n, line) in lines.iter().enumerate() {
        let color = if n == 0 { kit.theme.text } else { kit.theme.muted };
        let kind = if n == 0 { Type::Strong } else { Type::Body };
        painter.galley(place, cut(painter, (*line).to_owned(), kind, color, width), paint(color));
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

fn cross(painter: &Painter, middle: Pos2, color: Rgb) {
    for sign in [-1.0, 1.0] {
        let arm = Vec2::new(7.0, 7.0 * sign);
        painter.line_segment([middle - arm, middle + arm], Stroke::new(2.5, paint(color)));
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
