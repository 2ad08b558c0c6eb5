//! The plate that lies on the board for a moment when a match has ended: who, how, and in how many moves.

use std::time::Duration;

use bevy_egui::egui::{self, Align2, CornerRadius, Id, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::game_over::{headline_id, stones};
use crate::app::layout::ScreenLayout;
use crate::app::table::session::Session;
use crate::app::theme::{Rgb, Theme};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::wood;
use crate::app::ui::kit::paint;
use crate::app::ui::stones::paint_stone;
use crate::game::{Outcome, WinBy};
use crate::words::Texts;
use crate::words::names::outcome_text;

/// When it comes: at a row the light runs first.
const AFTER_ROW: Duration = Duration::from_millis(600);
const AT_ONCE: Duration = Duration::from_millis(150);
/// How long it takes to come, and from how far below, in points.
const COMES: Duration = Duration::from_millis(260);
const RISE: f32 = 14.0;
/// The radius of its stones, and the room around what stands on it.
const STONE: f32 = 27.0;
const PAD: Vec2 = Vec2::new(26.0, 20.0);
const GAP: f32 = 20.0;
const CORNER: CornerRadius = CornerRadius::same(14);
/// Its least width for words, in points.
const LEAST_WORDS: f32 = 160.0;

/// Draws the plate as long after the end; whether it still moves.
pub(crate) fn draw(
    context: &egui::Context,
    layout: &ScreenLayout,
    theme: &Theme,
    texts: &Texts,
    session: &Session,
    since: Duration,
) -> bool {
    let Some(outcome) = session.game().outcome() else { return false };
    let is_row = matches!(outcome, Outcome::Win { by: WinBy::Five(_), .. });
    let gone = since.saturating_sub(if is_row { AFTER_ROW } else { AT_ONCE });
    if gone.is_zero() {
        return true;
    }
    let left = 1.0 - (gone.as_secs_f32() / COMES.as_secs_f32()).min(1.0);
    let (opacity, below) = (1.0 - left * left, RISE * left * left);
    let mut painter = context.layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::new("plate")));
    painter.set_opacity(opacity);
    let stones = stones(session);
    // Two stones overlap.
    let stones_width = STONE * (2.0 + 1.2 * (stones.len() as f32 - 1.0));
    let points = layout.pixels_per_point();
    let board = wood(layout);
    let room = (board.width() - 2.0 * PAD.x - stones_width - GAP - 16.0).max(LEAST_WORDS);
    let n_moves = session.game().position().n_moves();
    let lines: [(String, Type, Rgb); 3] = [
        (texts.get(headline_id(session)), Type::Title, theme.text),
        (outcome_text(texts, session.game()), Type::Body, theme.text),
        (texts.with("over-moves", [("n", n_moves.into())]), Type::Body, theme.muted),
    ];
    let lines = lines.map(|(text, kind, ink)| painter.layout(text, kind.font(), paint(ink), room));
    let words = lines
        .iter()
        .fold(Vec2::ZERO, |size, line| Vec2::new(size.x.max(line.size().x), size.y + line.size().y));
    let size = Vec2::new(stones_width + GAP + words.x, words.y.max(2.0 * STONE)) + 2.0 * PAD;
    let rect =
        place(board, size, row_height(layout, session).map(|y| y / points)).translate(Vec2::new(0.0, below));
    let shadow =
        egui::Shadow { offset: [0, 6], blur: 26, spread: 0, color: egui::Color32::from_black_alpha(110) };
    painter.add(shadow.as_shape(rect, CORNER));
    painter.rect(rect, CORNER, paint(theme.panel), Stroke::new(2.0, paint(theme.accent)), StrokeKind::Inside);
    let inner = rect.shrink2(PAD);
    for (i, color) in stones.iter().enumerate().rev() {
        let x = inner.left() + STONE + 1.2 * STONE * i as f32;
        paint_stone(&painter, theme, Pos2::new(x, inner.center().y), STONE, *color);
    }
    let mut at = Pos2::new(inner.left() + stones_width + GAP, inner.center().y - words.y / 2.0);
    for line in lines {
        let height = line.size().y;
        painter.galley(at, line, paint(theme.text));
        at.y += height;
    }
    left > 0.0
}

/// The height of the middle of the row that has won, in pixels.
fn row_height(layout: &ScreenLayout, session: &Session) -> Option<f32> {
    let game = session.game();
    let Some(Outcome::Win { by: WinBy::Five(row), .. }) = game.outcome() else { return None };
    let points: Vec<_> = row.points(game.size()).collect();
    let middle = points.get(points.len() / 2)?;
    Some(layout.board.pixel_of(*middle).y)
}

/// In the half of the board that the row is not in; where there is none, in the lower one.
fn place(board: Rect, size: Vec2, row: Option<f32>) -> Rect {
    let is_row_low = row.is_some_and(|y| y > board.center().y);
    let share = if is_row_low { 0.22 } else { 0.78 };
    let middle = Pos2::new(board.center().x, board.top() + board.height() * share);
    let rect = Align2::CENTER_CENTER.anchor_size(middle, size);
    let within = board.shrink(8.0);
    let down = (within.top() - rect.top()).max(0.0) + (within.bottom() - rect.bottom()).min(0.0);
    rect.translate(Vec2::new(0.0, down))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plate_lies_on_the_board_and_not_on_the_row() {
        let board = Rect::from_min_size(Pos2::new(20.0, 30.0), Vec2::splat(600.0));
        let size = Vec2::new(400.0, 120.0);
        for y in [40.0, 200.0, 329.0, 331.0, 500.0, 620.0] {
            let rect = place(board, size, Some(y));
            assert!(board.contains_rect(rect), "{rect:?}");
            // A slanted row reaches two cells of fifteen up and down from its middle.
            assert!(rect.top() > y + 2.0 * 40.0 || rect.bottom() < y - 2.0 * 40.0);
        }
        assert!(board.contains_rect(place(board, size, None)));
    }
}
