//! Numbers of moves on their stones, and the tables of line shapes on the empty points.

use bevy::prelude::*;

use super::markup::Marked;
use super::{TablesShown, label};
use crate::app::layout::ScreenLayout;
use crate::app::numbers::MoveNumbers;
use crate::app::panels::fonts::Fonts;
use crate::app::phase::Whereabouts;
use crate::app::settings::Settings;
use crate::app::shown::Shown;
use crate::app::theme::{Theme, ToBevy as _};
use crate::board::{Color, Point, PointSet};
use crate::game::{Move, Position};
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
fn numbered(position: &Position, numbers: MoveNumbers) -> Vec<(Point, usize)> {
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
    mut commands: Commands,
    layout: Res<ScreenLayout>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    tables: Res<TablesShown>,
    marked: Res<Marked>,
    theme: Res<Theme>,
    fonts: Res<Fonts>,
    whereabouts: Whereabouts,
    existing: Query<Entity, With<Number>>,
    mut built: Local<(MoveNumbers, bool)>,
) {
    // In a pause the stones are hidden, and so is what is written on them.
    let in_view = shown.is_match() && !whereabouts.is_paused();
    let wanted = if in_view { (settings.move_numbers, tables.0) } else { (MoveNumbers::None, false) };
    let stale = shown.is_changed()
        || layout.is_changed()
        || theme.is_changed()
        || marked.is_changed()
        || *built != wanted;
    if !stale {
        return;
    }
    *built = wanted;
    for number in &existing {
        commands.entity(number).despawn();
    }
    let position = shown.position();
    let mut write = |point: Point, text: String, color: bevy::prelude::Color, cells: f32, down: f32| {
        let middle = if position.stone(point).is_some() {
            layout.world_of_stone(point)
        } else {
            layout.world_of(point)
        };
        let place = middle - Vec2::new(0.0, layout.cells(down));
        let label = label(&fonts, text, layout.cells(cells), color, place);
        commands.spawn((Name::new("Number"), Number { point }, label));
    };
    for (point, number) in numbered(position, wanted.0) {
        // What the record says of a stone has its place.
        if marked.has(point) {
            continue;
        }
        let stone = position.color_of_move(number - 1);
        let color = match stone {
            _ if number == position.n_moves() => theme.accent_on(stone),
            color => theme.ink_on(Some(color)),
        };
        let cells = if number < 100 { 0.42 } else { 0.34 };
        write(point, number.to_string(), color.color(), cells, 0.0);
    }
    if wanted.1 {
        let near = |point: Point| {
            position.stones().any(|(stone, _)| {
                stone.x().abs_diff(point.x()).max(stone.y().abs_diff(point.y())) <= TABLE_REACH
            })
        };
        let tables = position.as_gomoku().map(textbook::tables).unwrap_or_default();
        for (point, numbers) in tables.into_iter().filter(|(point, _)| near(*point)) {
            for color in Color::BOTH {
                let number = numbers.sum(color);
                if number < TABLE_FROM {
                    continue;
                }
                let (sign, down) = if color == Color::Black { ("● ", -0.2) } else { ("○ ", 0.2) };
                write(point, format!("{sign}{number}"), theme.line.color(), 0.26, down);
            }
        }
    }
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
        assert_eq!(numbers(MoveNumbers::None), []);
        assert_eq!(numbers(MoveNumbers::Last(3)), [7, 8, 9]);
        // The corner was played twice, and the two white stones beside it are gone.
        assert_eq!(numbers(MoveNumbers::All), [3, 5, 6, 7, 8, 9]);
    }
}
