//! A table that has a phase to itself: it lies on the board there, and keys and buttons mean something in each of the
//! phase's stages.

use bevy::prelude::*;

use super::on_table::{AddTable as _, Table};
use super::pending::Pending;
use crate::app::AppSet;
use crate::app::intent::{Action, Interpret};
use crate::app::screen::{AddStage as _, BoardUse, Phase, Stage, Whereabouts};
use crate::play::Play;

/// A kind of table that has a phase to itself.
pub trait PhaseTable: Play {
    /// The phase.
    const PHASE: Phase;

    /// What the player is at in it.
    type Stage: Stage + Copy;

    /// What a player asks for besides a stone on a point.
    type Order: Message;

    /// What a key or button asks for while no page lies over the board.
    fn meaning(stage: Self::Stage, action: Action) -> Option<Self::Order>;
}

impl<T: PhaseTable> Table for T {
    fn is_shown_in(phase: Phase) -> bool {
        phase == T::PHASE
    }

    fn is_touched(at: &Whereabouts) -> bool {
        at.phase() == T::PHASE && at.board_use() == BoardUse::Placing
    }
}

/// Adds tables that have a phase to themselves.
pub trait AddPhaseTable {
    /// Lays one out, with its stages, and reads orders out of keys and buttons.
    fn add_phase_table<T: PhaseTable>(&mut self, table: T) -> &mut Self;
}

impl AddPhaseTable for App {
    fn add_phase_table<T: PhaseTable>(&mut self, table: T) -> &mut Self {
        self.add_stage::<T::Stage>()
            .add_table(table)
            .add_message::<T::Order>()
            .add_systems(Update, interpret::<T>.in_set(AppSet::Intend).in_set(Interpret))
    }
}

fn interpret<T: PhaseTable>(
    mut actions: MessageReader<Action>,
    at: Whereabouts,
    stage: Option<Res<State<T::Stage>>>,
    pending: Res<Pending>,
    mut orders: MessageWriter<T::Order>,
) {
    let Some(stage) = stage.filter(|_| at.is_open()).map(|stage| *stage.get()) else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        // It takes the stone back that waits to be confirmed.
        let withdraws = *action == Action::Back && pending.point().is_some();
        orders.write_batch(T::meaning(stage, *action).filter(|_| !withdraws));
    }
}
