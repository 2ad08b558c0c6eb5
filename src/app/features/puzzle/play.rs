//! Orders and stones meet the puzzle.

use bevy::prelude::*;

use super::albums::Albums;
use super::{Puzzle, PuzzleEvent, PuzzleOrder, PuzzleStage};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::Phase;
use crate::app::table::place::{Asked, MovePlayed, MoveRefused, MovesTakenBack, PlaceRequested, Refusal};
use crate::board::Color;
use crate::cover::{Attempt, Change};

/// Does what is asked for.
pub(super) fn obey(
    mut orders: MessageReader<PuzzleOrder>,
    phase: Res<State<Phase>>,
    time: Res<Time<Real>>,
    mut puzzle: ResMut<Puzzle>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut stage: ResMut<NextState<PuzzleStage>>,
    mut taken_back: MessageWriter<MovesTakenBack>,
    mut events: MessageWriter<PuzzleEvent>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &order in orders.read() {
        let puzzle = &mut *puzzle;
        wakefulness.pending();
        match (order, phase.get()) {
            (PuzzleOrder::Open, Phase::Menu) => (*next_phase).set_if_neq(Phase::Puzzle),
            (_, Phase::Puzzle) => {}
            _ => continue,
        }
        let (is_watched, is_begun) = (puzzle.watch().is_some(), puzzle.is_begun());
        match order {
            PuzzleOrder::Leave => (*next_phase).set_if_neq(Phase::Menu),
            PuzzleOrder::Boards => {
                puzzle.choose(puzzle.board());
                (*stage).set_if_neq(PuzzleStage::Choosing);
            }
            // While a board is begun another one is not laid over it, and one that is not has no stones to be moved.
            PuzzleOrder::Choose(board) if !is_watched && !is_begun => puzzle.choose(board),
            PuzzleOrder::Open | PuzzleOrder::Choose(_) => {}
            PuzzleOrder::Clear | PuzzleOrder::Undo | PuzzleOrder::Redo | PuzzleOrder::Hint
                if is_watched || !is_begun => {}
            PuzzleOrder::Begin(board) => {
                puzzle.begin(board);
                events.write(PuzzleEvent::Begun);
                (*stage).set_if_neq(PuzzleStage::Solving);
            }
            PuzzleOrder::Clear => {
                let points = puzzle.change(Attempt::clear).unwrap_or_default();
                taken_back.write(MovesTakenBack { points });
                (*stage).set_if_neq(PuzzleStage::Solving);
            }
            PuzzleOrder::Undo => match puzzle.change(Attempt::undo) {
                Some(points) => {
                    taken_back.write(MovesTakenBack { points });
                    (*stage).set_if_neq(PuzzleStage::Solving);
                }
                None => {
                    notices.write(Notice("notice-nothing-to-undo"));
                }
            },
            PuzzleOrder::Redo => {
                if puzzle.change(Attempt::redo).is_none() {
                    notices.write(Notice("notice-nothing-to-redo"));
                }
            }
            PuzzleOrder::Hint => puzzle.ask_hint(),
            PuzzleOrder::Watch => (*stage).set_if_neq(PuzzleStage::Watching),
            PuzzleOrder::StopWatching => (*stage).set_if_neq(match puzzle.find() {
                _ if !is_begun => PuzzleStage::Choosing,
                None => PuzzleStage::Solving,
                Some(_) => PuzzleStage::Solved,
            }),
            PuzzleOrder::RunOrPause
            | PuzzleOrder::Step
            | PuzzleOrder::NextSolution
            | PuzzleOrder::Rewind
            | PuzzleOrder::Speed(_) => {
                super::watch::steer(puzzle, order, time.elapsed());
            }
        }
    }
}

/// A press on the board from before it was being covered places nothing.
pub(super) fn forget(mut asked: Asked) {
    asked.forget();
}

/// Places stones and takes them back as points are pointed at; looks whether the board is covered.
pub(super) fn place(
    mut requests: MessageReader<PlaceRequested>,
    mut puzzle: ResMut<Puzzle>,
    mut albums: ResMut<Albums>,
    mut stage: ResMut<NextState<PuzzleStage>>,
    mut played: MessageWriter<MovePlayed>,
    mut refused: MessageWriter<MoveRefused>,
    mut taken_back: MessageWriter<MovesTakenBack>,
    mut events: MessageWriter<PuzzleEvent>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for &PlaceRequested { point, .. } in requests.read() {
        // What comes after the last stone in the same update finds the board covered.
        if puzzle.cover().is_complete() {
            continue;
        }
        match puzzle.touch(point) {
            Ok(Change::Placed(point)) => {
                played.write(MovePlayed { point, color: Color::Black, n_captured: 0 });
            }
            Ok(Change::Taken(point)) => {
                taken_back.write(MovesTakenBack { points: vec![point] });
            }
            Err(_) => {
                refused.write(MoveRefused { point, reason: Refusal::NoStoneLeft });
            }
        }
        wakefulness.pending();
    }
    // A stone may also have come back by being played again.
    if puzzle.cover().is_complete() && puzzle.find().is_none() {
        let find = albums.add(puzzle.board(), puzzle.cover().stones());
        puzzle.note_find(find);
        events.write(PuzzleEvent::Solved(find));
        (*stage).set_if_neq(PuzzleStage::Solved);
        wakefulness.pending();
    }
}
