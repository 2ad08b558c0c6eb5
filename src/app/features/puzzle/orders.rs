//! What a player asks for at the puzzle besides a stone on a point, and where it is done.

use bevy::prelude::*;

use super::{Albums, Puzzle, PuzzleEvent, PuzzleStage};
use crate::app::intent::Action;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, Ways};
use crate::app::table::on_table::Tell;
use crate::app::table::phase_table::PhaseTable;
use crate::cover::{Attempt, Board};
use crate::play::puzzle::watch::{Speed, Watch};
use crate::play::{self, Event};

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

impl PhaseTable for play::Puzzle {
    const PHASE: Phase = Phase::Puzzle;
    type Stage = PuzzleStage;
    type Order = PuzzleOrder;

    fn meaning(stage: PuzzleStage, action: Action) -> Option<PuzzleOrder> {
        Some(match (stage, action) {
            (PuzzleStage::Choosing, Action::Back) => PuzzleOrder::Leave,
            (PuzzleStage::Solving | PuzzleStage::Solved, Action::Back | Action::Pause) => PuzzleOrder::Boards,
            (PuzzleStage::Solving | PuzzleStage::Solved, Action::Undo) => PuzzleOrder::Undo,
            (PuzzleStage::Solving, Action::Redo) => PuzzleOrder::Redo,
            (PuzzleStage::Solving, Action::Hint) => PuzzleOrder::Hint,
            (PuzzleStage::Watching, Action::Back) => PuzzleOrder::StopWatching,
            (PuzzleStage::Watching, Action::Pause) => PuzzleOrder::RunOrPause,
            _ => return None,
        })
    }
}

/// Does what is asked for.
pub(super) fn obey(
    mut orders: MessageReader<PuzzleOrder>,
    time: Res<Time<Real>>,
    mut puzzle: ResMut<Puzzle>,
    mut ways: Ways<PuzzleStage>,
    mut tell: Tell,
    mut events: MessageWriter<PuzzleEvent>,
) {
    let now = time.elapsed();
    for &order in orders.read() {
        let puzzle = &mut **puzzle;
        tell.wakefulness.pending();
        match (order, ways.at.phase()) {
            (PuzzleOrder::Open, Phase::Menu) => ways.screens.enter(Phase::Puzzle),
            (_, Phase::Puzzle) => {}
            _ => continue,
        }
        let (is_watched, is_begun) = (puzzle.watch().is_some(), puzzle.is_begun());
        match order {
            PuzzleOrder::Leave => ways.screens.leave(),
            PuzzleOrder::Boards => {
                puzzle.choose(puzzle.board());
                ways.turn(PuzzleStage::Choosing);
            }
            // While a board is begun another one is not laid over it, and one that is not has no stones to be moved.
            PuzzleOrder::Choose(board) if !is_watched && !is_begun => puzzle.choose(board),
            PuzzleOrder::Open | PuzzleOrder::Choose(_) => {}
            PuzzleOrder::Clear | PuzzleOrder::Undo | PuzzleOrder::Redo | PuzzleOrder::Hint
                if is_watched || !is_begun => {}
            PuzzleOrder::Begin(board) => {
                puzzle.begin(board);
                events.write(PuzzleEvent::Begun);
                ways.turn(PuzzleStage::Solving);
            }
            PuzzleOrder::Clear => {
                let points = puzzle.change(Attempt::clear).unwrap_or_default();
                tell.all([Event::TakenBack(points)]);
                ways.turn(PuzzleStage::Solving);
            }
            PuzzleOrder::Undo => match puzzle.change(Attempt::undo) {
                Some(points) => {
                    tell.all([Event::TakenBack(points)]);
                    ways.turn(PuzzleStage::Solving);
                }
                None => tell.notice("notice-nothing-to-undo"),
            },
            PuzzleOrder::Redo => {
                if puzzle.change(Attempt::redo).is_none() {
                    tell.notice("notice-nothing-to-redo");
                }
            }
            PuzzleOrder::Hint => puzzle.ask_hint(),
            PuzzleOrder::Watch => ways.turn(PuzzleStage::Watching),
            PuzzleOrder::StopWatching => ways.turn(match puzzle.find() {
                _ if !is_begun => PuzzleStage::Choosing,
                None => PuzzleStage::Solving,
                Some(_) => PuzzleStage::Solved,
            }),
            PuzzleOrder::RunOrPause => puzzle.steer(|watch| watch.run_or_pause(now)),
            PuzzleOrder::Step => puzzle.steer(Watch::step_on),
            PuzzleOrder::NextSolution => puzzle.steer(Watch::seek),
            PuzzleOrder::Rewind => puzzle.steer(|watch| watch.rewind(now)),
            PuzzleOrder::Speed(speed) => puzzle.set_speed(speed, now),
        }
    }
}

/// Looks whether the board is covered, by the last stone or by one that came back as a change was made again.
pub(super) fn notice_solution(
    mut puzzle: ResMut<Puzzle>,
    mut albums: ResMut<Albums>,
    mut stage: ResMut<NextState<PuzzleStage>>,
    mut events: MessageWriter<PuzzleEvent>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if puzzle.cover().is_complete() && puzzle.find().is_none() {
        let find = albums.add(puzzle.board(), puzzle.cover().stones());
        puzzle.note_find(find);
        events.write(PuzzleEvent::Solved(find));
        (*stage).set_if_neq(PuzzleStage::Solved);
        wakefulness.pending();
    }
}
