//! What is asked for at a problem besides a stone on a point, and where it is done.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Problem, ProblemEvent, ProblemStage};
use crate::app::intent::Action;
use crate::app::screen::{Phase, Ways};
use crate::app::table::on_table::Tell;
use crate::app::table::phase_table::PhaseTable;
use crate::{play, review};

/// What a player asks for.
#[derive(Message, Clone, Debug)]
pub enum ProblemOrder {
    /// Solve these problems, beginning with this one, counted from zero; afterwards back to the page in view.
    Begin(Arc<[review::Problem]>, usize),
    /// Show a move that is right.
    Hint,
    /// Take the wrong stone off the board.
    TakeBack,
    /// The same problem from its beginning.
    Again,
    /// The next problem, whether or not this one is solved; after the last one back to where they were taken up.
    Next,
    /// The problem before.
    Previous,
    /// Back to where they were taken up.
    Leave,
}

impl PhaseTable for play::Problem {
    const PHASE: Phase = Phase::Problem;
    type Stage = ProblemStage;
    type Order = ProblemOrder;

    fn meaning(stage: ProblemStage, action: Action) -> Option<ProblemOrder> {
        Some(match (stage, action) {
            (_, Action::Back | Action::Pause) => ProblemOrder::Leave,
            (ProblemStage::Solving, Action::Hint) => ProblemOrder::Hint,
            (ProblemStage::Solving, Action::Undo) => ProblemOrder::TakeBack,
            (ProblemStage::Solved, Action::Undo) => ProblemOrder::Again,
            (_, Action::Redo) => ProblemOrder::Next,
            _ => return None,
        })
    }
}

/// Does what is asked for.
pub(super) fn obey(
    mut orders: MessageReader<ProblemOrder>,
    mut problem: ResMut<Problem>,
    mut ways: Ways<ProblemStage>,
    mut tell: Tell,
    mut events: MessageWriter<ProblemEvent>,
) {
    for order in orders.read() {
        tell.wakefulness.pending();
        let phase = ways.at.phase();
        if let (ProblemOrder::Begin(row, number), Phase::Replay | Phase::GameOver) = (order, phase) {
            problem.begin(Arc::clone(row), *number);
            events.write(ProblemEvent::Begun);
            ways.screens.lay_over(Phase::Problem);
        }
        if phase != Phase::Problem {
            continue;
        }
        let (row, number) = (Arc::clone(problem.row()), problem.number());
        let other = match order {
            ProblemOrder::Again => Some(number),
            ProblemOrder::Next if number + 1 < row.len() => Some(number + 1),
            ProblemOrder::Previous => number.checked_sub(1),
            _ => None,
        };
        if let Some(other) = other {
            problem.begin(row, other);
            events.write(ProblemEvent::Begun);
            ways.turn(ProblemStage::Solving);
            continue;
        }
        match order {
            ProblemOrder::Hint => tell.all(problem.show_hint()),
            ProblemOrder::TakeBack => tell.all(problem.take_back()),
            ProblemOrder::Next | ProblemOrder::Leave => ways.screens.leave(),
            _ => {}
        }
    }
}
