//! Whether a match against the program keeps what was taken back.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::session::Session;
use crate::app::AppSet;
use crate::app::screen::Phase;
use crate::app::table::settings::TableSettings;
use crate::game::Match;

/// What becomes of moves that were taken back, once others are played in their place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeepBranches {
    /// They stay in the record as a branch.
    #[default]
    Always,
    /// In a match of a person against the program they are forgotten; in any other they stay.
    NotAgainstProgram,
}

impl KeepBranches {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Always, Self::NotAgainstProgram];

    /// The id of its name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Always => "branches-always",
            Self::NotAgainstProgram => "branches-not-against-program",
        }
    }
}

/// Where a match forgets what was taken back.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ForgetBranches;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        forget
            .in_set(ForgetBranches)
            .after(AppSet::Rules)
            .after(crate::app::table::session::FollowStage)
            .after(super::clock::follow)
            .before(AppSet::Opponent)
            .run_if(in_state(Phase::Playing).and_then(resource_changed::<Session>)),
    );
}

/// Forgets what was taken back where the player wants it so.
fn forget(settings: Res<TableSettings>, mut session: ResMut<Session>) {
    let wanted = settings.keep_branches == KeepBranches::NotAgainstProgram && session.only_person().is_some();
    if wanted && session.game().has_replaced() {
        session.change(Match::forget_taken_back);
    }
}
