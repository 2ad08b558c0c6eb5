//! What the keys and buttons of a match ask for.

use bevy::prelude::*;

use super::pending::Pending;
use super::session::{MatchOrder, Session};
use crate::app::intent::Action;
use crate::app::screen::{MenuPage, Overlay, Phase, Question, ScreenMove, Whereabouts};

/// Leaving the program and going on to another match are asked for from everywhere.
pub(super) fn leave(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    session: Res<Session>,
    mut moves: MessageWriter<ScreenMove>,
) {
    let under_way = whereabouts.phase() == Phase::Playing && !session.game().is_fresh();
    for action in actions.read() {
        moves.write(match (action, whereabouts.overlay()) {
            (Action::Quit, _) if under_way => ScreenMove::Open(Overlay::Confirm(Question::Quit)),
            (Action::Quit, _) => ScreenMove::Quit,
            (Action::New, Overlay::Closed) if under_way => ScreenMove::Open(Overlay::Confirm(Question::New)),
            (Action::New, Overlay::Closed) => ScreenMove::Show(MenuPage::NewGame),
            (Action::Type, Overlay::Closed) if whereabouts.is_play() => ScreenMove::Open(Overlay::Entry),
            (Action::Back, Overlay::Closed)
                if whereabouts.phase() == Phase::GameOver && !whereabouts.is_moment() =>
            {
                ScreenMove::Leave
            }
            _ => continue,
        });
    }
}

/// What is asked of the match in view.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    pending: Res<Pending>,
    session: Res<Session>,
    mut orders: MessageWriter<MatchOrder>,
) {
    if whereabouts.overlay() != Overlay::Closed || !whereabouts.shows_match() {
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
