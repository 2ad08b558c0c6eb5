//! Numbers of moves on their stones, and the tables of line shapes on the empty points.

use bevy::prelude::*;

use super::markup::Marked;
use super::{Pen, TablesShown};
use crate::app::table::clock::Sight;
use crate::app::theme::LookSettings;
use crate::board::{Color, Point, PointSet};
use crate::game::{Move, Position};
use crate::picture::Numbers;
use crate::search::textbook;

/// A number on a stone, or an entry of a table: Black's in the upper half of the point, White's in the lower.
#[derive(Component, Clone, Copy, Debug)]
pub struct Number {
    /// The point.
    pub point: Point,
}

/// Entries of the tables this far from any stone, or below this number, say nothing and are not shown.
const TABLE_REACH: u8 = 2;
const TABLE_FROM: u16 = 3;

/// The stones that wear a number, and the number; where a stone was captured and another one lies on its point, only
/// that one does.
fn numbered(position: &Position, numbers: Numbers) -> Vec<(Point, usize)> {
    let n_moves = position.n_moves();
    let mut seen = PointSet::EMPTY;
    let mut found = Vec::new();
    for i in (n_moves - numbers.n_shown(n_moves)..n_moves).rev() {
        let Some(point) = position.move_at(i).and_then(Move::point) else { continue };
        if !seen.contains(point) && position.stone(point) == Some(position.color_of_move(i)) {
            found.push((point, i + 1));
        }
        seen.insert(point);
    }
    found
}

pub(super) fn show(
    look: Res<LookSettings>,
    tables: Res<TablesShown>,
    marked: Res<Marked>,
    sight: Sight,
    mut pen: Pen<Number>,
    mut wanted_before: Local<(Numbers, bool)>,
) {
    // What is written on hidden stones is hidden as well.
    let in_view = pen.shown.is_match() && !sight.is_hidden();
    let wanted = (look.move_numbers, tables.0);
    let is_other = std::mem::replace(&mut *wanted_before, wanted) != wanted;
    if !pen.begins(in_view, marked.is_changed() || is_other) {
        return;
    }
    for (point, number) in numbered(pen.shown.position(), wanted.0) {
        // What the record says of a stone has its place.
        if marked.has(point) {
            continue;
        }
        let position = pen.shown.position();
        let stone = position.color_of_move(number - 1);
        let is_last = number == position.n_moves();
        let ink = if is_last { pen.theme.accent_on(stone) } else { pen.theme.ink_on(Some(stone)) };
        let cells = if number < 100 { 0.42 } else { 0.34 };
        let place = pen.place_of(point);
        pen.word("Number", Number { point }, number.to_string(), ink, place, cells);
    }
    if wanted.1 {
        for (point, color, number) in table_entries(pen.shown.position()) {
            let (sign, up) = if color == Color::Black { ("● ", 0.2) } else { ("○ ", -0.2) };
            let place = pen.layout.world_of(point) + Vec2::new(0.0, pen.layout.cells(up));
            let ink = pen.theme.line;
            pen.word("Table", Number { point }, format!("{sign}{number}"), ink, place, 0.26);
        }
    }
}

/// What the tables of five in a row say near the stones: a number for each side and point.
fn table_entries(position: &Position) -> Vec<(Point, Color, u16)> {
    let is_near = |point: Point| {
        position
            .stones()
            .any(|(stone, _)| stone.x().abs_diff(point.x()).max(stone.y().abs_diff(point.y())) <= TABLE_REACH)
    };
    let tables = position.as_gomoku().map(textbook::tables).unwrap_or_default();
    let near = tables.into_iter().filter(|(point, _)| is_near(*point));
    let both = near.flat_map(|(point, numbers)| Color::BOTH.map(|color| (point, color, numbers.sum(color))));
    both.filter(|(.., number)| *number >= TABLE_FROM).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::go::{self, RuleSet};

    #[test]
    fn a_point_has_the_number_of_the_stone_on_it() {
        let size = BoardSize::new(5).unwrap();
        let mut go = go::Position::new(size, RuleSet::Chinese.rules());
        let at = |x, y| size.point(x, y).unwrap();
        // White takes the corner, and Black goes there again later, taking in turn.
        let moves = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (4, 4), (0, 2), (4, 3), (0, 0)];
        for (x, y) in moves {
            go.play(go::Move::Place(at(x, y))).unwrap();
        }
        let position = Position::Go(go);
        let numbers = |shown| {
            let mut all = numbered(&position, shown);
            all.sort_unstable_by_key(|(_, number)| *number);
            all.into_iter().map(|(_, number)| number).collect::<Vec<_>>()
        };
        assert_eq!(numbers(Numbers::None), Vec::<usize>::new());
        assert_eq!(numbers(Numbers::Last(3)), [7, 8, 9]);
        // The corner was played twice, and the two white stones beside it are gone.
        assert_eq!(numbers(Numbers::All), [3, 5, 6, 7, 8, 9]);
    }
}
