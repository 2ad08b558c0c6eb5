//! Placement validation: a request to place a stone meets the rules, and is played or refused.

use bevy::prelude::*;

use super::AppSet;
use super::phase::Whereabouts;
use super::session::Session;
use crate::board::{Color, Point};
use crate::game::Seat;
use crate::gomoku::IllegalMove;

/// Somebody wants a stone on a point.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceRequested {
    /// The point.
    pub point: Point,
    /// Who asks.
    pub by: Placer,
}

/// Who asks for a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placer {
    /// A person, by whatever device.
    Person,
    /// The program, answering the session of this revision.
    Program {
        /// The revision that it was asked about.
        revision: u64,
    },
}

/// A stone was placed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovePlayed {
    /// The point.
    pub point: Point,
    /// The color of the stone.
    pub color: Color,
}

/// A stone was refused.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRefused {
    /// The point.
    pub point: Point,
    /// The reason.
    pub reason: Refusal,
}

/// Why a stone was not placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rules say no.
    Illegal(IllegalMove),
    /// It is the program's turn.
    NotYourTurn,
}

/// Stones were taken back, the last move first; none when only the end of the match was.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct MovesTakenBack {
    /// The points.
    pub points: Vec<Point>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaceRequested>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<MovesTakenBack>()
        .add_systems(
            Update,
            place
                .in_set(AppSet::Rules)
                .after(super::session::carry_out)
                .before(super::result::detect_end)
                .run_if(is_play),
        );
}

/// Asks the rules about each request, in the order in which they came.
fn place(
    mut requests: MessageReader<PlaceRequested>,
    mut session: ResMut<Session>,
    mut played: MessageWriter<MovePlayed>,
    mut refused: MessageWriter<MoveRefused>,
) {
    for &PlaceRequested { point, by } in requests.read() {
        let seat = session.game().seat_to_move();
        match by {
            Placer::Program { revision } if revision != session.revision() => continue,
            Placer::Person if matches!(seat, Some(Seat::Program(_))) => {
                refused.write(MoveRefused { point, reason: Refusal::NotYourTurn });
                continue;
            }
            Placer::Program { .. } | Placer::Person => {}
        }
        if let Err(reason) = session.game().check(point) {
            refused.write(MoveRefused { point, reason: Refusal::Illegal(reason) });
            continue;
        }
        let color = session.game().to_move();
        if session.change(|game| game.play(point)).is_ok() {
            played.write(MovePlayed { point, color });
        }
    }
}

/// Requests are heard only while stones are placed.
fn is_play(whereabouts: Whereabouts) -> bool {
    whereabouts.is_play()
}
