//! What is asked of a match and told of a table: a stone on a point, which [`super::on_table`] gives to what lies
//! there, and beside it passes, resignations and answers to the questions of an opening, which meet the rules here.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::session::Session;
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Whereabouts};
use crate::board::{Color, Point};
use crate::game::{Match, Seat, Step};
use crate::gomoku::opening::{self, Answer};
pub use crate::play::{Hand, Placer, Refusal};

/// A person presses a point of the board, by whatever device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointPressed {
    /// The point.
    pub point: Point,
    /// With which hand.
    pub hand: Hand,
}

/// Somebody wants a stone on a point, and is sure of it.
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

/// Stones were taken back, the last move first; none when only the end of the match was.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct MovesTakenBack {
    /// The points.
    pub points: Vec<Point>,
}

/// Asks for a step of the match.
#[derive(SystemParam)]
pub(crate) struct Ask<'w> {
    places: MessageWriter<'w, PlaceRequested>,
    answers: MessageWriter<'w, AnswerRequested>,
    passes: MessageWriter<'w, PassRequested>,
    resignations: MessageWriter<'w, ResignRequested>,
}

impl Ask<'_> {
    pub(crate) fn step(&mut self, step: Step, by: Placer) {
        match step {
            Step::Point(point) => _ = self.places.write(PlaceRequested { point, by }),
            Step::Answer(answer) => _ = self.answers.write(AnswerRequested { answer, by }),
            Step::Pass => _ = self.passes.write(PassRequested { by }),
        }
    }

    pub(crate) fn resign(&mut self, by: Placer) {
        self.resignations.write(ResignRequested { by });
    }
}

/// Everything that was asked for and has not met the rules yet.
#[derive(SystemParam)]
pub(crate) struct Asked<'w> {
    presses: ResMut<'w, Messages<PointPressed>>,
    places: ResMut<'w, Messages<PlaceRequested>>,
    answers: ResMut<'w, Messages<AnswerRequested>>,
    passes: ResMut<'w, Messages<PassRequested>>,
    resignations: ResMut<'w, Messages<ResignRequested>>,
}

impl Asked<'_> {
    /// Forgets it, where it was asked about another board than the one that lies there now.
    pub(crate) fn forget(&mut self) {
        self.presses.clear();
        self.places.clear();
        self.answers.clear();
        self.passes.clear();
        self.resignations.clear();
    }
}

/// See [`Asked::forget`].
pub(crate) fn forget(mut asked: Asked) {
    asked.forget();
}

pub(crate) fn plugin(app: &mut App) {
    // A press on the board of one phase is none on that of the next.
    for phase in Phase::ALL {
        app.add_systems(OnExit(phase), forget);
    }
    app.add_message::<PointPressed>()
        .add_message::<PlaceRequested>()
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
            (answer, resign, pass)
                .chain()
                .in_set(AppSet::Rules)
                .after(super::session::CarryOut)
                .before(super::result::detect_end)
                .run_if(is_play),
        );
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
        if by.is_late(&session) || by == Placer::Person && !seat.is_person() {
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
pub(super) fn pass(
    mut requests: MessageReader<PassRequested>,
    mut session: ResMut<Session>,
    mut passed: MessageWriter<Passed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &PassRequested { by } in requests.read() {
        let Some(seat) = session.seat_to_move().filter(|_| !by.is_late(&session)) else { continue };
        if by == Placer::Person && !seat.is_person() {
            notices.write(Notice::here("refused-not-your-turn"));
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

/// Requests are heard only while stones are placed.
fn is_play(whereabouts: Whereabouts) -> bool {
    whereabouts.is_play()
}
