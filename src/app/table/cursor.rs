//! The board cursor for keys and gamepad: one entity on a layer of its own.
//!
//! It steps, jumps from star line to star line and from star point to star point, to the stone placed last, and to the
//! next point that wants a stone at once: where a five or an open four is made, in Go the last liberty of a chain.
//! While stones are counted the jumps go to the next chain instead. Moving it reads the board and writes its own
//! place, nothing else, so no way of the cursor can touch the stones.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::place::PointPressed;
use super::session::Session;
use super::shown::{ShowTable, Shown, TableId};
use crate::app::AppSet;
use crate::app::intent::{Action, Heading};
use crate::app::platform::notice::Notice;
use crate::app::screen::{Phase, board_has_focus};
use crate::board::Point;
use crate::go;
use crate::play::Grid;

/// The cursor: one entity as long as the program runs.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The point that it is on; always on the present board.
    pub point: Point,
}

pub(crate) fn plugin(app: &mut App) {
    let cursor = Cursor { point: crate::gomoku::DEFAULT_SIZE.center() };
    app.world_mut().spawn((Name::new("Cursor"), cursor, Transform::default(), Visibility::Hidden));
    app.add_systems(
        Update,
        (
            walk.run_if(board_has_focus).in_set(AppSet::Intend).after(crate::app::intent::Interpret),
            center_on_new_board.after(ShowTable).before(AppSet::Mirror),
        ),
    );
}

/// What the cursor walks on.
#[derive(SystemParam)]
pub(crate) struct Ground<'w> {
    shown: Res<'w, Shown>,
    session: Res<'w, Session>,
}

impl Ground<'_> {
    /// While stones are counted, the position whose chains the cursor goes through.
    fn chains(&self) -> Option<&go::Position> {
        let is_counted = self.shown.is_match() && self.session.game().counting().is_some();
        self.shown.position().as_go().filter(|_| is_counted)
    }

    /// The points that want a stone at once, row by row.
    fn threats(&self) -> Vec<Point> {
        let position = self.shown.position();
        match (position.as_gomoku(), position.as_go()) {
            _ if self.shown.cover().is_some() => Vec::new(),
            (Some(gomoku), _) => gomoku.threats(),
            (_, Some(go)) => last_liberties(go),
            (None, None) => Vec::new(),
        }
    }
}

/// Puts the cursor on the last stone, or on the middle of an empty board.
pub(crate) fn center(shown: Res<Shown>, mut cursor: Single<&mut Cursor>) {
    cursor.point = shown.last_stone().unwrap_or_else(|| shown.grid().center());
}

/// The same where another board is laid out, or the same one is played on.
fn center_on_new_board(
    shown: Res<Shown>,
    phase: Res<State<Phase>>,
    cursor: Single<&mut Cursor>,
    mut on: Local<Option<(TableId, Phase)>>,
) {
    let now = shown.table().map(|table| (table, *phase.get()));
    if *on != now {
        *on = now;
        center(shown, cursor);
    }
}

/// Moves the cursor and asks for stones where it stands.
pub(crate) fn walk(
    mut actions: MessageReader<Action>,
    ground: Ground,
    mut cursor: Single<&mut Cursor>,
    mut presses: MessageWriter<PointPressed>,
    mut notices: MessageWriter<Notice>,
) {
    let grid = ground.shown.grid();
    for action in actions.read() {
        let point = match *action {
            Action::Step(heading) => step(cursor.point, heading, grid),
            Action::Jump(heading) => jump(cursor.point, heading, grid),
            Action::NextStar | Action::NextThreat if ground.chains().is_some() => {
                ground.chains().map_or(cursor.point, |go| next_chain(cursor.point, go))
            }
            Action::NextStar => next_star(cursor.point, grid),
            Action::LastMove => ground.shown.last_stone().unwrap_or(cursor.point),
            Action::NextThreat => {
                let threats = ground.threats();
                if threats.is_empty() {
                    notices.write(Notice::here("notice-no-threat"));
                }
                next_of(&threats, cursor.point)
            }
            Action::Confirm => {
                presses.write(PointPressed { point: cursor.point });
                continue;
            }
            _ => continue,
        };
        if cursor.point != point {
            cursor.point = point;
        }
    }
}

/// One step; at the edge the cursor stays.
fn step(from: Point, heading: Heading, grid: Grid) -> Point {
    let (dx, dy) = heading.step();
    grid.offset(from, dx, dy).unwrap_or(from)
}

/// To the next star line in this heading, or to the edge after the last one.
fn jump(from: Point, heading: Heading, grid: Grid) -> Point {
    let stars = grid.star_lines();
    let mut point = from;
    loop {
        let next = step(point, heading, grid);
        let line = match heading {
            Heading::Up | Heading::Down => next.y(),
            Heading::Left | Heading::Right => next.x(),
        };
        if next == point || stars.contains(&line) {
            return next;
        }
        point = next;
    }
}

/// The star point after this point in reading order; the first one after the last.
fn next_star(from: Point, grid: Grid) -> Point {
    grid.star_points().find(|star| *star > from).or_else(|| grid.star_points().next()).unwrap_or(from)
}

/// The first stone of the chain after this point in reading order; of the first chain after the last.
fn next_chain(from: Point, position: &go::Position) -> Point {
    let mut firsts: Vec<Point> = position.board().chains().filter_map(|chain| chain.stones().min()).collect();
    firsts.sort_unstable();
    next_of(&firsts, from)
}

/// The last liberties of the chains of either color that are in atari, row by row.
fn last_liberties(position: &go::Position) -> Vec<Point> {
    let mut liberties: Vec<Point> =
        position.board().chains().filter_map(|chain| chain.last_liberty()).collect();
    liberties.sort_unstable();
    liberties.dedup();
    liberties
}

/// The point after this one in reading order; the first one after the last.
fn next_of(points: &[Point], from: Point) -> Point {
    points.iter().copied().find(|point| *point > from).or_else(|| points.first().copied()).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;

    #[test]
    fn jumps_stop_at_star_lines_and_edges() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.point(0, 7).unwrap();
        let mut columns = Vec::new();
        for _ in 0..5 {
            point = jump(point, Heading::Right, size.into());
            columns.push(point.x());
        }
        assert_eq!(columns, [3, 7, 11, 14, 14]);
    }

    #[test]
    fn stars_come_round() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.center();
        for _ in 0..5 {
            point = next_star(point, size.into());
        }
        assert_eq!(point, size.center());
        // A board without stars keeps the cursor where it is.
        let six = BoardSize::new(6).unwrap();
        assert_eq!(next_star(six.center(), six.into()), six.center());
    }
}
