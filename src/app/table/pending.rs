//! A stone that waits to be confirmed, for touch screens and unsteady hands: the first press on a point shows it, the
//! second on the same point plays it.
//!
//! Every device asks for stones by a [`Hand`], so that what is confirmed is the same for all, in a match and in a
//! lesson.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::place::{PlaceRequested, Placer};
use super::session::Session;
use crate::app::AppSet;
use crate::app::features::lesson::{Course, Teaching};
use crate::app::intent::Action;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{BoardUse, Phase, Whereabouts};
use crate::app::table::settings::TableSettings;
use crate::board::Point;
use crate::game::Move;

/// The stone that waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending(Option<Waiting>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Waiting {
    point: Point,
    on: Desk,
}

/// The board that a stone waits for, in the state that it had then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Desk {
    /// That of the match, by the revision of the session.
    Match(u64),
    /// That of a step of a course; a wrong stone that is taken off it meanwhile makes no difference.
    Lesson(Course, usize),
}

impl Pending {
    /// Where the stone waits.
    pub fn point(&self) -> Option<Point> {
        self.0.map(|waiting| waiting.point)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pending>().add_systems(
        Update,
        (
            withdraw.in_set(AppSet::Intend).after(crate::app::intent::Interpret).after(super::cursor::walk),
            (reconsider, tell).chain().after(AppSet::Opponent).before(AppSet::Mirror),
        ),
    );
}

/// What asks for a stone on a point in the name of a person.
#[derive(SystemParam)]
pub struct Hand<'w> {
    desks: Desks<'w>,
    pending: ResMut<'w, Pending>,
    requests: MessageWriter<'w, PlaceRequested>,
}

/// The boards on which stones may wait.
#[derive(SystemParam)]
struct Desks<'w> {
    settings: Res<'w, TableSettings>,
    at: Whereabouts<'w>,
    session: Res<'w, Session>,
    teaching: Res<'w, Teaching>,
}

impl Desks<'_> {
    /// The board before the player, where stones are to be confirmed.
    fn current(&self) -> Option<Desk> {
        let desk = match self.at.phase() {
            Phase::Lesson if self.at.board_use() == BoardUse::Placing => {
                let attempt = self.teaching.attempt();
                Desk::Lesson(attempt.course(), attempt.number())
            }
            _ if self.at.is_play() => Desk::Match(self.session.revision()),
            _ => return None,
        };
        self.settings.confirm_stones.then_some(desk)
    }

    /// Whether a person may place a stone on the point of a board.
    fn takes(&self, desk: Desk, point: Point) -> bool {
        let game = self.session.game();
        match desk {
            Desk::Match(_) => {
                game.counting().is_none() && self.session.person_to_move() && game.check(point).is_ok()
            }
            Desk::Lesson(..) => self.teaching.attempt().check(Move::Place(point)).is_ok(),
        }
    }
}

impl Hand<'_> {
    /// A press on a point: asks for a stone there, or shows it first where that is wanted.
    pub fn press(&mut self, point: Point) {
        if let Some(waiting) = self.to_confirm(point).filter(|waiting| self.pending.0 != Some(*waiting)) {
            self.pending.0 = Some(waiting);
            return;
        }
        self.withdraw();
        self.requests.write(PlaceRequested { point, by: Placer::Person });
    }

    /// Takes the stone back that waits.
    pub fn withdraw(&mut self) {
        self.pending.set_if_neq(Pending(None));
    }

    /// What would wait on the point; nothing where a stone would be refused, which is said at once.
    fn to_confirm(&self, point: Point) -> Option<Waiting> {
        let on = self.desks.current().filter(|_| self.desks.at.board_has_focus())?;
        self.desks.takes(on, point).then_some(Waiting { point, on })
    }
}

/// Back takes the stone away that waits.
fn withdraw(mut actions: MessageReader<Action>, at: Whereabouts, mut pending: ResMut<Pending>) {
    if actions.read().filter(|action| **action == Action::Back).count() > 0 && at.board_has_focus() {
        pending.set_if_neq(Pending(None));
    }
}

/// A stone waits only for the position that it was shown in.
fn reconsider(desks: Desks, mut pending: ResMut<Pending>) {
    if pending.0.is_some_and(|waiting| desks.current() != Some(waiting.on)) {
        *pending = Pending(None);
    }
}

/// Where it waits is to be seen.
fn tell(pending: Res<Pending>, mut wakefulness: ResMut<Wakefulness>) {
    if pending.is_changed() {
        wakefulness.pending();
    }
}
