//! The board cursor for keys and gamepad: one entity on a layer of its own.
//!
//! It steps, jumps from star line to star line and from star point to star point, to the stone placed last, and to the
//! next point that wants a stone at once: where a five or an open four is made, in Go the last liberty of a chain.
//! While stones are counted the jumps go to the next chain instead. Moving it reads the board and writes its own
//! place, nothing else, so no way of the cursor can touch the stones.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::place::{Hand, PointPressed};
use super::session::Session;
use super::shown::{ShowTable, Shown, TableId};
use crate::app::AppSet;
use crate::app::intent::Action;
use crate::app::platform::notice::Notice;
use crate::app::screen::{Phase, board_has_focus};
use crate::board::Point;
use crate::go;
use crate::play::grid::next_of;

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
        if self.shown.cover().is_some() { Vec::new() } else { self.shown.position().threats() }
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
            Action::Step(heading) => grid.step(cursor.point, heading.step()),
            Action::Jump(heading) => grid.jump(cursor.point, heading.step()),
            Action::NextStar | Action::NextThreat if ground.chains().is_some() => {
                let first_stones = ground.chains().map_or_else(Vec::new, go::Position::first_stones);
                next_of(first_stones, cursor.point)
            }
            Action::NextStar => next_of(grid.star_points(), cursor.point),
            Action::LastMove => ground.shown.last_stone().unwrap_or(cursor.point),
            Action::NextThreat => {
                let threats = ground.threats();
                if threats.is_empty() {
                    notices.write(Notice::here("notice-no-threat"));
                }
                next_of(threats, cursor.point)
            }
            Action::Confirm | Action::Other => {
                let hand = if *action == Action::Confirm { Hand::Main } else { Hand::Other };
                presses.write(PointPressed { point: cursor.point, hand });
                continue;
            }
            _ => continue,
        };
        if cursor.point != point {
            cursor.point = point;
        }
    }
}
