//! A stone that waits to be confirmed, for touch screens and unsteady hands: the first press on a point shows it, the
//! second on the same point plays it.
//!
//! Every device asks for stones by a [`Hand`], so that what is confirmed is the same for all.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::AppSet;
use super::input::Action;
use super::phase::Whereabouts;
use super::place::{PlaceRequested, Placer};
use super::power::Wakefulness;
use super::session::Session;
use super::settings::Settings;
use crate::board::Point;

/// The point of the stone that waits, and the revision of the session that it was set in.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending(Option<(Point, u64)>);

impl Pending {
    /// Where the stone waits.
    pub fn point(&self) -> Option<Point> {
        self.0.map(|(point, _)| point)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pending>().add_systems(
        Update,
        (
            withdraw.in_set(AppSet::Intend).after(super::input::interpret).after(super::cursor::walk),
            forget.after(AppSet::Opponent).before(AppSet::Mirror),
        ),
    );
}

/// What asks for a stone on a point in the name of a person.
#[derive(SystemParam)]
pub struct Hand<'w> {
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    at: Whereabouts<'w>,
    pending: ResMut<'w, Pending>,
    requests: MessageWriter<'w, PlaceRequested>,
}

impl Hand<'_> {
    /// A press on a point: asks for a stone there, or shows it first where that is wanted.
    pub fn press(&mut self, point: Point) {
        let now = Pending(Some((point, self.session.revision())));
        if self.asks_twice(point) && *self.pending != now {
            *self.pending = now;
            return;
        }
        self.withdraw();
        self.requests.write(PlaceRequested { point, by: Placer::Person });
    }

    /// Takes the stone back that waits.
    pub fn withdraw(&mut self) {
        self.pending.set_if_neq(Pending(None));
    }

    /// Whether a stone on the point is to be confirmed; one that would be refused is so at once.
    fn asks_twice(&self, point: Point) -> bool {
        let game = self.session.game();
        let places = self.at.is_play() && self.at.board_has_focus() && game.counting().is_none();
        self.settings.confirm_stones && places && self.session.person_to_move() && game.check(point).is_ok()
    }
}

/// Back takes the stone away that waits.
fn withdraw(mut actions: MessageReader<Action>, at: Whereabouts, mut hand: ResMut<Pending>) {
    if actions.read().filter(|action| **action == Action::Back).count() > 0 && at.board_has_focus() {
        hand.set_if_neq(Pending(None));
    }
}

/// A stone waits only for the position that it was shown in.
fn forget(
    session: Res<Session>,
    settings: Res<Settings>,
    at: Whereabouts,
    mut pending: ResMut<Pending>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if pending.is_changed() {
        wakefulness.pending();
    }
    let Some((_, revision)) = pending.0 else { return };
    if revision != session.revision() || !settings.confirm_stones || !at.is_play() {
        *pending = Pending(None);
    }
}
