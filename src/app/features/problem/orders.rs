//! What is asked for at a problem besides a stone on a point, and where it is done.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Problem, ProblemEvent, ProblemStage};
use crate::app::intent::Action;
use crate::app::screen::{Phase, Ways, Whereabouts};
use crate::app::table::on_table::Tell;
use crate::app::table::pending::Pending;
use crate::review;

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

/// What the keys and buttons ask for here.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    stage: Option<Res<State<ProblemStage>>>,
    pending: Res<Pending>,
    mut orders: MessageWriter<ProblemOrder>,
) {
    let Some(stage) = stage.filter(|_| whereabouts.is_open()).map(|stage| *stage.get()) else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        orders.write(match (stage, action) {
            // It takes the stone back that waits to be confirmed.
            (_, Action::Back) if pending.point().is_some() => continue,
            (_, Action::Back | Action::Pause) => ProblemOrder::Leave,
            (ProblemStage::Solving, Action::Hint) => ProblemOrder::Hint,
            (ProblemStage::Solving, Action::Undo) => ProblemOrder::TakeBack,
            (ProblemStage::Solved, Action::Undo) => ProblemOrder::Again,
            (_, Action::Redo) => ProblemOrder::Next,
            _ => continue,
        });
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
