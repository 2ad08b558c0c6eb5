//! Win, draw and the end of a match.

use bevy::prelude::*;

use super::AppSet;
use super::phase::Phase;
use super::power::Wakefulness;
use super::session::Session;
use crate::game::Outcome;

/// The match has ended.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnded {
    /// How.
    pub outcome: Outcome,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MatchEnded>().add_systems(
        Update,
        detect_end
            .in_set(AppSet::Rules)
            .after(super::session::carry_out)
            .run_if(in_state(Phase::Playing).and_then(resource_changed::<Session>)),
    );
}

/// Ends the phase of play when the rules, a resignation or an agreement have ended the match.
pub(super) fn detect_end(
    session: Res<Session>,
    mut phase: ResMut<NextState<Phase>>,
    mut ended: MessageWriter<MatchEnded>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if let Some(outcome) = session.game().outcome() {
        phase.set(Phase::GameOver);
        ended.write(MatchEnded { outcome });
        wakefulness.pending();
    }
}
