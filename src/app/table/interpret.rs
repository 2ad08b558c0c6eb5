//! What the keys and buttons of a match ask for.

use bevy::prelude::*;

use super::pending::Pending;
use super::session::{MatchOrder, Session};
use crate::app::intent::Action;
use crate::app::screen::{Phase, Whereabouts};

/// What is asked of the match in view.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    pending: Res<Pending>,
    session: Res<Session>,
    mut orders: MessageWriter<MatchOrder>,
) {
    if !whereabouts.is_open() || !whereabouts.shows_match() {
        actions.clear();
        return;
    }
    let (phase, is_play) = (whereabouts.phase(), whereabouts.is_play());
    let is_go = session.game().position().as_go().is_some();
    let counting = session.game().counting().is_some();
    for action in actions.read() {
        orders.write(match action {
            // It takes the stone back that waits to be confirmed.
            Action::Back if pending.point().is_some() => continue,
            Action::Back | Action::Pause if whereabouts.is_paused() => MatchOrder::Resume,
            Action::Back | Action::Pause if phase == Phase::Playing => MatchOrder::Pause,
            Action::Confirm | Action::Back | Action::Pause if whereabouts.is_moment() => {
                MatchOrder::SeeResult
            }
            Action::Undo if phase != Phase::Replay => MatchOrder::Undo,
            Action::Redo if phase != Phase::Replay => MatchOrder::Redo,
            Action::Hint if is_play => MatchOrder::Hint,
            Action::Tables if is_go => MatchOrder::ToggleEstimate,
            Action::Tables => MatchOrder::ToggleTables,
            Action::Pass if is_play && is_go && counting => MatchOrder::AgreeToCount,
            Action::Pass if is_play && is_go => MatchOrder::Pass,
            Action::MoveNow if is_play && counting => MatchOrder::PlayOn,
            Action::MoveNow if phase != Phase::Replay && !whereabouts.is_paused() => MatchOrder::MoveNow,
            _ => continue,
        });
    }
}
