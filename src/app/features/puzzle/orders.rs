//! What a player asks for at the puzzle besides a stone on a point.

use bevy::prelude::*;

use super::PuzzleStage;
use super::watch::Speed;
use crate::app::intent::Action;
use crate::app::screen::Whereabouts;
use crate::cover::Board;

/// What a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOrder {
    /// Come to the puzzle.
    Open,
    /// Back to the menu.
    Leave,
    /// Look at the boards.
    Boards,
    /// Have this board in view, to begin it or to watch it.
    Choose(Board),
    /// Cover this board: go on where it was left, or begin.
    Begin(Board),
    /// Take all stones off the board.
    Clear,
    /// Undo the last change.
    Undo,
    /// Make again what was undone.
    Redo,
    /// Show a point of some completion.
    Hint,
    /// Watch the recursion on the board in view.
    Watch,
    /// Stop watching.
    StopWatching,
    /// Let the recursion run, or stop it for a while.
    RunOrPause,
    /// One step of it.
    Step,
    /// Run to the next solution.
    NextSolution,
    /// From the beginning.
    Rewind,
    /// Run as fast as this.
    Speed(Speed),
}

/// What the keys and buttons ask for here.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    stage: Option<Res<State<PuzzleStage>>>,
    mut orders: MessageWriter<PuzzleOrder>,
) {
    let Some(stage) = stage.filter(|_| whereabouts.is_open()).map(|stage| *stage.get()) else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        orders.write(match (stage, action) {
            (PuzzleStage::Choosing, Action::Back) => PuzzleOrder::Leave,
            (PuzzleStage::Solving | PuzzleStage::Solved, Action::Back | Action::Pause) => PuzzleOrder::Boards,
            (PuzzleStage::Solving | PuzzleStage::Solved, Action::Undo) => PuzzleOrder::Undo,
            (PuzzleStage::Solving, Action::Redo) => PuzzleOrder::Redo,
            (PuzzleStage::Solving, Action::Hint) => PuzzleOrder::Hint,
            (PuzzleStage::Watching, Action::Back) => PuzzleOrder::StopWatching,
            (PuzzleStage::Watching, Action::Pause) => PuzzleOrder::RunOrPause,
            _ => continue,
        });
    }
}
