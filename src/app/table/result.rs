//! Win, draw and the end of a match; and the moment that it has on the board before anything is asked.

use std::time::Duration;

use bevy::prelude::*;

use super::session::{MatchOrder, Session};
use crate::app::AppSet;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{EndStage, Phase, Screens};
use crate::app::theme::LookSettings;
use crate::game::Outcome;

/// The match has ended.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnded {
    /// How.
    pub outcome: Outcome,
}

impl MatchEnded {
    /// Whether somebody at this machine has won.
    pub(crate) fn is_won_here(&self, session: &Session) -> bool {
        let is_here = |winner| session.only_person().is_none_or(|person| person == winner);
        matches!(self.outcome, Outcome::Win { winner, .. } if is_here(winner))
    }
}

/// How long the board is looked at before the page comes by itself; not at all where that is zero.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MomentLength(pub Duration);

impl Default for MomentLength {
    fn default() -> Self {
        Self(Duration::from_millis(3200))
    }
}

/// Since when the board is looked at.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct MomentBegan(pub Duration);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MatchEnded>()
        .init_resource::<MomentLength>()
        .init_resource::<MomentBegan>()
        .add_systems(OnEnter(EndStage::Moment), begin_moment)
        .add_systems(
            Update,
            (
                detect_end.run_if(in_state(Phase::Playing).and_then(resource_changed::<Session>)),
                end_moment.run_if(in_state(EndStage::Moment)),
            )
                .chain()
                .in_set(AppSet::Rules)
                .after(super::session::CarryOut),
        );
}

/// Ends the phase of play when the rules, a resignation or an agreement have ended the match.
pub(crate) fn detect_end(
    session: Res<Session>,
    (look, length): (Res<LookSettings>, Res<MomentLength>),
    mut screens: Screens,
    mut stage: ResMut<NextState<EndStage>>,
    mut ended: MessageWriter<MatchEnded>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if let Some(outcome) = session.game().outcome() {
        screens.enter(Phase::GameOver);
        // What moves is the point of it.
        if !look.reduced_motion && !length.0.is_zero() {
            stage.set(EndStage::Moment);
        }
        ended.write(MatchEnded { outcome });
        wakefulness.pending();
    }
}

fn begin_moment(time: Res<Time<Real>>, mut began: ResMut<MomentBegan>) {
    began.0 = time.elapsed();
}

/// The page comes when it is asked for, or after a while.
fn end_moment(
    mut commands_read: MessageReader<MatchOrder>,
    (time, began, length): (Res<Time<Real>>, Res<MomentBegan>, Res<MomentLength>),
    mut stage: ResMut<NextState<EndStage>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let is_asked = commands_read.read().any(|command| *command == MatchOrder::SeeResult);
    let left = length.0.saturating_sub(time.elapsed().saturating_sub(began.0));
    if is_asked || left.is_zero() {
        stage.set(EndStage::Page);
        wakefulness.pending();
    } else {
        wakefulness.due_in(left);
    }
}
