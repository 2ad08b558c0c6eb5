//! The moves of the match, in rows.

use bevy_egui::egui::{self, Align2, Pos2};

use super::fonts::Type;
use super::frame::View;
use super::kit::{Kit, paint};
use crate::board::{ByColor, Color};
use crate::game::Position;

/// The height of a row, the room above and below all of them, and the least height of the list: a row.
const ROW_HEIGHT: f32 = 26.0;
const PAD: f32 = 8.0;
pub(crate) const LEAST_HEIGHT: f32 = ROW_HEIGHT + 2.0;
/// Where a row's number ends, and the first of its moves begins.
const NUMBER_END: f32 = 44.0;
const FIRST: f32 = 66.0;

/// The moves in two columns, Black's and White's; the last one in view.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, position: &Position, height: f32) {
    let room = kit.room(height);
    let n_rows = (((height - 2.0 * PAD) / ROW_HEIGHT).floor() as usize).max(1);
    // A single row stands in the middle of what there is.
    let pad = PAD.min((height - ROW_HEIGHT) / 2.0);
    let all_rows = rows_of(position);
    let painter = kit.ui.painter().with_clip_rect(room);
    kit.plate(room, false);
    let first = all_rows.len().saturating_sub(n_rows);
    for (slot, (row, moves)) in all_rows.iter().enumerate().skip(first).enumerate() {
        let y = room.top() + pad + slot as f32 * ROW_HEIGHT + ROW_HEIGHT / 2.0;
        let number = format!("{}.", row + 1);
        let text = |x: f32, align: Align2, text: String, font: egui::FontId, color| {
            painter.text(Pos2::new(room.left() + x, y), align, text, font, paint(color));
        };
        text(NUMBER_END, Align2::RIGHT_CENTER, number, Type::Body.font(), kit.theme.muted);
        for (column, i) in [(0.0, moves.black), (1.0, moves.white)] {
            let Some((i, made)) = i.and_then(|i| Some((i, position.move_at(i)?))) else { continue };
            let last = i + 1 == position.n_moves();
            let name = made
                .point()
                .map_or_else(|| view.text("move-pass"), |at| view.notation.name(at, position.size()));
            let kind = if last { Type::Strong } else { Type::Body };
            let color = if last { kit.theme.accent } else { kit.theme.text };
            let x = FIRST + column * (room.width() - FIRST) / 2.0;
            text(x, Align2::LEFT_CENTER, name, kind.font(), color);
        }
    }
}

/// The numbers of the moves, in rows of one of Black's and one of White's that follows it.
fn rows_of(position: &Position) -> Vec<ByColor<Option<usize>>> {
    let mut rows: Vec<ByColor<Option<usize>>> = Vec::new();
    for i in 0..position.n_moves() {
        let color = position.color_of_move(i);
        match rows.last_mut() {
            Some(row) if color == Color::White && row.white.is_none() => row.white = Some(i),
            _ => {
                let mut row = ByColor { black: None, white: None };
                row[color] = Some(i);
                rows.push(row);
            }
        }
    }
    rows
}
