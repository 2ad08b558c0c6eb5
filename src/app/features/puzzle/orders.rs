//! What a player asks for at the puzzle besides a stone on a point.

use super::PuzzleStage;
use super::watch::Speed;
use crate::app::intent::Action;
use crate::app::table::session::Command;
use crate::cover::Board;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
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

/// What a key or a button means at the puzzle.
pub(crate) const fn command_of(action: Action, stage: Option<PuzzleStage>) -> Option<Command> {
    let Some(stage) = stage else { return None };
    let order = match (stage, action) {
        (PuzzleStage::Choosing, Action::Back) => Order::Leave,
        (PuzzleStage::Solving | PuzzleStage::Solved, Action::Back | Action::Pause) => Order::Boards,
        (PuzzleStage::Solving | PuzzleStage::Solved, Action::Undo) => Order::Undo,
        (PuzzleStage::Solving, Action::Redo) => Order::Redo,
        (PuzzleStage::Solving, Action::Hint) => Order::Hint,
        (PuzzleStage::Watching, Action::Back) => Order::StopWatching,
        (PuzzleStage::Watching, Action::Pause) => Order::RunOrPause,
        _ => return None,
    };
    Some(Command::Puzzle(order))
}
