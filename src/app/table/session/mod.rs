//! The match under way: the truth that entities, panels and sounds mirror. See [`play::Session`].

mod command;
mod orders;

use bevy::prelude::*;

pub use self::command::MatchOrder;
use self::orders::{carry_out, start_matches};
use super::on_table::{AddTable as _, OnTable, Table};
use crate::app::AppSet;
use crate::app::screen::{BoardUse, Phase, TurnPages, Whereabouts};
use crate::game::MatchSetup;
use crate::play;

/// The match under way, or the record that is looked at.
pub type Session = OnTable<play::Session>;

impl Table for play::Session {
    fn is_shown_in(phase: Phase) -> bool {
        matches!(phase, Phase::Playing | Phase::GameOver | Phase::Replay)
    }

    /// Moves are tried, and a record is edited, with its board in view. The point may have been typed.
    fn is_touched(at: &Whereabouts) -> bool {
        let is_record = matches!(at.board_use(), BoardUse::Walking | BoardUse::Trying | BoardUse::Editing);
        let takes_tries = is_record && !at.is_covered();
        at.is_play() || takes_tries
    }
}

/// Where orders meet the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarryOut;

/// Where play turns between placing stones, answering questions and counting.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowStage;

/// A match has begun.
#[derive(Message, Clone, Copy, Debug)]
pub struct MatchStarted;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MatchOrder>()
        .add_message::<MatchStarted>()
        .add_table(play::Session::new(MatchSetup::default()))
        .add_systems(OnEnter(Phase::Menu), orders::take_up)
        .add_systems(
            Update,
            (start_matches, carry_out).chain().in_set(AppSet::Rules).in_set(CarryOut).after(TurnPages),
        )
        .add_systems(
            Update,
            orders::follow_question
                .in_set(FollowStage)
                .after(AppSet::Rules)
                .before(AppSet::Opponent)
                .run_if(in_state(Phase::Playing)),
        );
}
