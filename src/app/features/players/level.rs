//! The level of the program follows the results of the one who plays it.

use bevy::prelude::*;

use super::results::Results;
use crate::app::table::autosave::Autosave;
use crate::app::table::next_match::NextMatch;
use crate::app::table::session::Session;
use crate::game::Seat;

/// The program of the next match gets the level that the results of its opponent ask for.
pub(super) fn follow(results: Res<Results>, mut next: ResMut<NextMatch>) {
    if !results.is_changed() && !next.is_changed() {
        return;
    }
    let (Some(follow), Some(color)) = (next.follows, next.program_of_a_person()) else { return };
    let Some(history) = results.of_seat(next.seats[!color]) else { return };
    let mut with_level = *next;
    with_level.seats[color] = Seat::Program(follow.level(history, next.game));
    next.set_if_neq(with_level);
}

/// Whether a match that has ended lies on the disk now, and the next level hangs on it.
pub(super) fn has_kept_the_end(
    session: Res<Session>,
    autosave: Res<Autosave>,
    next: Res<NextMatch>,
    mut kept: Local<Option<u64>>,
) -> bool {
    let revision = session.revision();
    let is_kept = next.follows.is_some() && autosave.saved_revision() >= revision;
    is_kept && kept.replace(revision) != Some(revision)
}
