//! The moves of the match, in rows.

use bevy_egui::egui::{self, Align2, Pos2, Sense, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::{Kit, paint};
use crate::board::{ByColor, Color};
use crate::game::Position;

/// The moves in two columns, Black's and White's; the last one in view.
pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, height: f32) {
    let position = view.session.game().position();
    let width = kit.ui.available_width();
    let (room, _) = kit.ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    let row_height = 26.0;
    let n_rows = (((height - 16.0) / row_height).floor() as usize).max(1);
    let all_rows = rows_of(position);
    let painter = kit.ui.painter().with_clip_rect(room);
    painter.rect_filled(room, 10.0, paint(kit.theme.control()));
    let first = all_rows.len().saturating_sub(n_rows);
    for (slot, (row, moves)) in all_rows.iter().enumerate().skip(first).enumerate() {
        let y = room.top() + 8.0 + slot as f32 * row_height + row_height / 2.0;
        let number = format!("{}.", row + 1);
        let text = |x: f32, align: Align2, text: String, font: egui::FontId, color| {
            painter.text(Pos2::new(room.left() + x, y), align, text, font, paint(color));
        };
        text(44.0, Align2::RIGHT_CENTER, number, Type::Body.font(), kit.theme.muted);
        for (column, i) in [(0.0, moves.black), (1.0, moves.white)] {
            let Some((i, made)) = i.and_then(|i| Some((i, position.move_at(i)?))) else { continue };
            let last = i + 1 == position.n_moves();
            let name = made
                .point()
                .map_or_else(|| view.text("move-pass"), |at| view.notation.name(at, position.size()));
            let kind = if last { Type::Strong } else { Type::Body };
            let color = if last { kit.theme.accent } else { kit.theme.text };
            let x = 66.0 + column * (width - 66.0) / 2.0;
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
