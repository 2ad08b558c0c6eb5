//! The board cursor for keys and gamepad: one entity on a layer of its own.
//!
//! While stones are counted the jump to the next star point goes to the next chain instead. Moving it reads the layout of the board and writes its own place, nothing else, so no way of the cursor can
//! touch the stones.

use bevy::prelude::*;

use super::AppSet;
use super::input::{Action, Heading};
use super::phase::{Phase, board_has_focus};
use super::place::{PlaceRequested, Placer};
use super::session::{MatchStarted, Session};
use crate::board::{BoardSize, Point};
use crate::game::Move;
use crate::go;

/// Marks the entity that shows where the cursor is.
#[derive(Component, Debug)]
pub struct Cursor;

/// The point that the cursor is on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CursorAt {
    /// The point; always on the present board.
    pub point: Point,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(CursorAt { point: crate::gomoku::DEFAULT_SIZE.center() })
        .add_systems(OnEnter(Phase::Playing), (center, spawn))
        .add_systems(
            Update,
            (center.run_if(on_message::<MatchStarted>), walk.run_if(board_has_focus))
                .chain()
                .in_set(AppSet::Intend),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Cursor"),
        Cursor,
        Transform::default(),
        Visibility::Hidden,
        DespawnOnExit(Phase::Playing),
    ));
}

/// Puts the cursor on the last move, or on the middle of an empty board.
fn center(session: Res<Session>, mut cursor: ResMut<CursorAt>) {
    let position = session.game().position();
    cursor.point = position.last_move().and_then(Move::point).unwrap_or_else(|| position.size().center());
}

/// Moves the cursor and asks for stones where it stands.
fn walk(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    mut cursor: ResMut<CursorAt>,
    mut requests: MessageWriter<PlaceRequested>,
) {
    let size = session.game().position().size();
    for action in actions.read() {
        let point = match *action {
            Action::Step(heading) => step(cursor.point, heading, size),
            Action::Jump(heading) => jump(cursor.point, heading, size),
            Action::NextStar => match session.game().position().as_go() {
                Some(go) if session.game().counting().is_some() => next_chain(cursor.point, go),
                _ => next_star(cursor.point, size),
            },
            Action::Confirm => {
                requests.write(PlaceRequested { point: cursor.point, by: Placer::Person });
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
fn step(from: Point, heading: Heading, size: BoardSize) -> Point {
    let (dx, dy) = heading.step();
    size.offset(from, dx, dy).unwrap_or(from)
}

/// To the next star line in this heading, or to the edge behind the last one.
fn jump(from: Point, heading: Heading, size: BoardSize) -> Point {
    let stars = size.star_lines();
    let mut point = from;
    loop {
        let next = step(point, heading, size);
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
fn next_star(from: Point, size: BoardSize) -> Point {
    size.star_points().find(|star| *star > from).or_else(|| size.star_points().next()).unwrap_or(from)
}

/// The first stone of the chain after this point in reading order; of the first chain after the last.
fn next_chain(from: Point, position: &go::Position) -> Point {
    let mut firsts: Vec<Point> = position.board().chains().filter_map(|chain| chain.stones().min()).collect();
    firsts.sort_unstable();
    firsts.iter().copied().find(|first| *first > from).or_else(|| firsts.first().copied()).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_stop_at_star_lines_and_edges() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.point(0, 7).unwrap();
        let mut columns = Vec::new();
        for _ in 0..5 {
            point = jump(point, Heading::Right, size);
            columns.push(point.x());
        }
        assert_eq!(columns, [3, 7, 11, 14, 14]);
    }

    #[test]
    fn stars_come_round() {
        let size = crate::gomoku::DEFAULT_SIZE;
        let mut point = size.center();
        for _ in 0..5 {
            point = next_star(point, size);
        }
        assert_eq!(point, size.center());
        // A board without stars keeps the cursor where it is.
        let six = BoardSize::new(6).unwrap();
        assert_eq!(next_star(six.center(), six), six.center());
    }
}
