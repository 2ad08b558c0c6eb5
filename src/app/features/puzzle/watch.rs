//! The recursion is watched: laid over the board, and moved on by time.

use bevy::prelude::*;

use super::Puzzle;
use crate::app::table::on_table::Tell;
use crate::play::puzzle::watch::Watch;

/// Begins with the empty board; the player's own stones lie aside as long.
pub(super) fn begin(mut puzzle: ResMut<Puzzle>, time: Res<Time<Real>>) {
    puzzle.set_watched(true, time.elapsed());
}

/// Ends it.
pub(super) fn end(mut puzzle: ResMut<Puzzle>, time: Res<Time<Real>>) {
    puzzle.set_watched(false, time.elapsed());
}

/// Lets time move the search on; a stone that can be followed is heard as any other.
pub(super) fn go_on(mut puzzle: ResMut<Puzzle>, time: Res<Time<Real>>, mut tell: Tell) {
    let now = time.elapsed();
    let due = |puzzle: &Puzzle| puzzle.watch().and_then(Watch::due);
    if due(&puzzle).is_some_and(|due| due <= now) {
        tell.all(puzzle.go_on(now));
        tell.wakefulness.animating();
    }
    match due(&puzzle) {
        Some(due) if due.is_zero() => tell.wakefulness.animating(),
        Some(due) => tell.wakefulness.due_in(due.saturating_sub(now)),
        None => {}
    }
}
