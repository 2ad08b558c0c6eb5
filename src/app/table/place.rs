//! Placement validation: a request to place a stone meets the rules, and is played or refused. In an opening the
//! same request names a point that is offered or picked, and questions are answered beside it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::session::Session;
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Whereabouts};
use crate::board::{Color, Point};
use crate::game::{Illegal, Match, Seat, Step};
use crate::gomoku::opening::{self, Answer};

/// Somebody wants a stone on a point.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceRequested {
    /// The point.
    pub point: Point,
    /// Who asks.
    pub by: Placer,
}

/// Somebody answers the question of the opening.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerRequested {
    /// The answer.
    pub answer: Answer,
    /// Who answers.
    pub by: Placer,
}

/// Somebody passes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassRequested {
    /// Who asks.
    pub by: Placer,
}

/// The program gives up; a person does so by a [order](super::session::MatchOrder::Resign).
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRequested {
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
    /// How many stones it took.
    pub n_captured: usize,
}

/// A side has passed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// The side.
    pub color: Color,
    /// Whether a person or the program did.
    pub seat: Seat,
}

/// A point was offered for the fifth stone.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FifthOffered {
    /// The point.
    pub point: Point,
}

/// The question of the opening was answered.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningAnswered {
    /// The answer.
    pub answer: Answer,
    /// Who answered.
    pub seat: Seat,
    /// Whether the players have exchanged their colors by it.
    pub is_swap: bool,
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
    Illegal(Illegal),
    /// It is the program's turn.
    NotYourTurn,
    /// All stones of the puzzle are placed.
    NoStoneLeft,
    /// While stones are counted there must be one on the point.
    NoStone,
}

/// Stones were taken back, the last move first; none when only the end of the match was.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct MovesTakenBack {
    /// The points.
    pub points: Vec<Point>,
}

/// Everything that was asked for and has not met the rules yet.
#[derive(SystemParam)]
pub(crate) struct Asked<'w> {
    places: ResMut<'w, Messages<PlaceRequested>>,
    answers: ResMut<'w, Messages<AnswerRequested>>,
    passes: ResMut<'w, Messages<PassRequested>>,
    resignations: ResMut<'w, Messages<ResignRequested>>,
}

impl Asked<'_> {
    /// Forgets it, where it was asked about another board than the one that lies there now.
    pub(crate) fn forget(&mut self) {
        self.places.clear();
        self.answers.clear();
        self.passes.clear();
        self.resignations.clear();
    }
}

fn forget(mut asked: Asked) {
    asked.forget();
}

pub(crate) fn plugin(app: &mut App) {
    // A press on the board of one phase is none on that of the next.
    for phase in Phase::ALL {
        app.add_systems(OnExit(phase), forget);
    }
    app.add_message::<PlaceRequested>()
        .add_message::<AnswerRequested>()
        .add_message::<PassRequested>()
        .add_message::<ResignRequested>()
        .add_message::<Passed>()
        .add_message::<FifthOffered>()
        .add_message::<OpeningAnswered>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<MovesTakenBack>()
        .add_systems(
            Update,
            (answer, resign, pass, place)
                .chain()
                .in_set(AppSet::Rules)
                .after(super::session::CarryOut)
                .before(super::result::detect_end)
                .run_if(is_play),
        );
}

/// Asks the rules about each request, in the order in which they came.
pub(crate) fn place(
    mut requests: MessageReader<PlaceRequested>,
    mut session: ResMut<Session>,
    mut played: MessageWriter<MovePlayed>,
    mut offered: MessageWriter<FifthOffered>,
    mut refused: MessageWriter<MoveRefused>,
) {
    for &PlaceRequested { point, by } in requests.read() {
        // While stones are counted a point means the stones on it.
        if by.is_late(&session) || session.game().counting().is_some() {
            continue;
        }
        if by == Placer::Person && matches!(session.game().seat_to_move(), Some(Seat::Program(_))) {
            refused.write(MoveRefused { point, reason: Refusal::NotYourTurn });
            continue;
        }
        if let Err(reason) = session.game().check(point) {
            refused.write(MoveRefused { point, reason: Refusal::Illegal(reason) });
            continue;
        }
        let color = session.game().to_move();
        let n_stones = session.game().position().n_moves();
        if session.change(|game| game.step(Step::Point(point))).is_err() {
            continue;
        }
        if session.game().position().n_moves() > n_stones {
            let n_captured =
                session.game().position().as_go().map_or(0, |go| go.captures_of_last_move().len());
            played.write(MovePlayed { point, color, n_captured });
        } else {
            offered.write(FifthOffered { point });
        }
    }
}

/// Takes answers to the question of the opening; one that does not belong to it is dropped.
pub(crate) fn answer(
    mut requests: MessageReader<AnswerRequested>,
    mut session: ResMut<Session>,
    mut answered: MessageWriter<OpeningAnswered>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &AnswerRequested { answer, by } in requests.read() {
        let Some(seat) = session.game().seat_to_move() else { continue };
        if by.is_late(&session) || by == Placer::Person && seat.is_program() {
            continue;
        }
        if session.game().opening().check(opening::Step::Answer(answer)).is_ok() {
            let is_swap = session.game().opening().is_swap(answer);
            let _ = session.change(|game| game.answer(answer));
            answered.write(OpeningAnswered { answer, seat, is_swap });
            wakefulness.pending();
        }
    }
}

/// Passes for the side to move.
fn pass(
    mut requests: MessageReader<PassRequested>,
    mut session: ResMut<Session>,
    mut passed: MessageWriter<Passed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &PassRequested { by } in requests.read() {
        let Some(seat) = session.seat_to_move().filter(|_| !by.is_late(&session)) else { continue };
        if by == Placer::Person && seat.is_program() {
            notices.write(Notice("refused-not-your-turn"));
            continue;
        }
        let color = session.game().to_move();
        if session.change(Match::pass).is_ok() {
            passed.write(Passed { color, seat });
            wakefulness.pending();
        }
    }
}

/// The program gives up for the side to move.
fn resign(mut requests: MessageReader<ResignRequested>, mut session: ResMut<Session>) {
    for &ResignRequested { by } in requests.read() {
        let color = session.game().color_to_act();
        if !by.is_late(&session) {
            session.change(|game| game.resign(color));
        }
    }
}

impl Placer {
    /// Whether the program answers a question about a match that has changed since.
    pub(crate) fn is_late(self, session: &Session) -> bool {
        matches!(self, Self::Program { revision } if revision != session.revision())
    }
}

/// Requests are heard only while stones are placed.
fn is_play(whereabouts: Whereabouts) -> bool {
    whereabouts.is_play()
}
