//! Orders carried out: walking, with the sound of what was walked over, and playing on.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{REMOVE, Replay, ReplayOrder, ReplayStage};
use crate::app::features::replay::{ReplaySettings, Speed};
use crate::app::platform::notice::Notice;
use crate::app::screen::{Phase, PlayStage, REVIEW, Screens, Ways, Whereabouts};
use crate::app::table::on_table::{RecordEdited, StepTried, Tell};
use crate::app::table::session::{MatchStarted, Session};
use crate::game::tree::{Edit, NodeId, Tree};
use crate::game::{Match, Step, Walk};
use crate::play::session::Tried;

/// Walks, and tells what is to be heard and seen of it.
fn walk(session: &mut Session, walk: Walk, tell: &mut Tell) {
    tell.all(session.walk_seen(walk).unwrap_or_default());
}

/// What was tried in the record, from which moves no more come by themselves, and where a copy was made for it, which
/// is said.
pub(super) fn note_tried(
    mut tried: MessageReader<StepTried>,
    mut edited: MessageReader<RecordEdited>,
    session: Res<Session>,
    mut replay: ResMut<Replay>,
    mut notices: MessageWriter<Notice>,
) {
    for StepTried(tried) in tried.read() {
        replay.due = None;
        if *tried != Tried::Known {
            replay.tried.push(session.game().node());
        }
        if *tried == Tried::NewInCopy {
            notices.write(Notice::here("notice-tried-in-copy"));
        }
    }
    for RecordEdited { is_copied } in edited.read() {
        replay.tried.retain(|node| session.game().record().contains(*node));
        if *is_copied {
            notices.write(Notice::here("notice-tried-in-copy"));
        }
    }
}

/// Whether the node in which a game stands, and all below it, were added since the record was opened.
fn is_all_tried(game: &Match, tried: &[NodeId]) -> bool {
    game.record().preorder(game.node()).all(|node| tried.contains(&node))
}

/// The variation next to this node, or to the nearest before it that has one.
fn branch(tree: &Tree, node: NodeId, sibling: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    std::iter::successors(Some(node), |node| tree.parent(*node)).find_map(sibling)
}

/// The variation after the one that a game stands in, or the one before it.
fn branch_beside(game: &Match, is_next: bool) -> Option<NodeId> {
    let (tree, node) = (game.record(), game.node());
    if is_next {
        branch(tree, node, |node| tree.next_sibling(node))
    } else {
        branch(tree, node, |node| tree.previous_sibling(node))
    }
}

/// The speed that is asked for.
fn speed_after(order: ReplayOrder, speed: Speed) -> Speed {
    match order {
        ReplayOrder::Speed(speed) => speed,
        ReplayOrder::Faster => speed.faster(),
        ReplayOrder::Slower => speed.slower(),
        _ => speed.next(),
    }
}

/// How a match begins in which a record is played on.
#[derive(SystemParam)]
pub(super) struct Begin<'w> {
    stage: ResMut<'w, NextState<PlayStage>>,
    started: MessageWriter<'w, MatchStarted>,
}

impl Begin<'_> {
    fn begin(&mut self, session: &mut Session, game: Match, screens: &mut Screens) {
        session.begin(game);
        screens.enter(Phase::Playing);
        (*self.stage).set_if_neq(PlayStage::Play);
        self.started.write(MatchStarted);
    }
}

/// Turns to the record, and to what decided the game where that is asked for.
fn look(order: ReplayOrder, replay: &mut Replay, session: &mut Session, ways: &mut Ways<ReplayStage>) {
    if ways.at.phase() != Phase::Replay {
        *replay = Replay { end: Some(session.game().node()), ..Replay::default() };
        session.review();
        ways.screens.lay(Phase::Replay);
    }
    if order == ReplayOrder::Explain {
        ways.turn(ReplayStage::Walk);
        ways.screens.open(REVIEW);
    }
}

/// Carries out what a player asks for.
pub(super) fn obey(
    mut orders: MessageReader<ReplayOrder>,
    time: Res<Time<Real>>,
    mut replay: ResMut<Replay>,
    mut session: ResMut<Session>,
    mut settings: ResMut<ReplaySettings>,
    mut ways: Ways<ReplayStage>,
    mut begin: Begin,
    mut tell: Tell,
) {
    let now = time.elapsed();
    let mut is_open = ways.at.phase() == Phase::Replay;
    for order in orders.read() {
        tell.wakefulness.pending();
        match *order {
            ReplayOrder::Review | ReplayOrder::Explain => {
                look(*order, &mut replay, &mut session, &mut ways);
                is_open = true;
            }
            _ if !is_open => {}
            ReplayOrder::Walk(way) => {
                walk(&mut session, way, &mut tell);
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::NextBranch | ReplayOrder::PreviousBranch => {
                if let Some(target) = branch_beside(session.game(), *order == ReplayOrder::NextBranch) {
                    walk(&mut session, Walk::To(target), &mut tell);
                }
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::RunOrPause if replay.is_running() => replay.due = None,
            ReplayOrder::RunOrPause => {
                if session.game().next_node().is_none() {
                    walk(&mut session, Walk::First, &mut tell);
                }
                replay.due = session.game().next_node().map(|_| now + settings.speed.interval());
            }
            ReplayOrder::Speed(_) | ReplayOrder::Faster | ReplayOrder::Slower | ReplayOrder::NextSpeed => {
                settings.speed = speed_after(*order, settings.speed);
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::Try | ReplayOrder::Edit => {
                replay.due = None;
                let tries = *order == ReplayOrder::Try;
                ways.turn(if tries { ReplayStage::Try } else { ReplayStage::Edit });
            }
            ReplayOrder::Pass => {
                let passed = session.try_step(Step::Pass);
                if passed.is_err() {
                    tell.notice("notice-no-pass-here");
                }
                tell.all(passed.unwrap_or_default());
            }
            ReplayOrder::AskToRemove | ReplayOrder::Remove if !session.can_remove() => {
                tell.notice("notice-main-line-stays");
            }
            ReplayOrder::AskToRemove if !is_all_tried(session.game(), &replay.tried) => {
                ways.screens.open(REMOVE);
            }
            ReplayOrder::AskToRemove | ReplayOrder::Remove => {
                tell.all(session.edit(Edit::Delete).unwrap_or_default());
            }
            ReplayOrder::OpenMenu => ways.turn(ReplayStage::Menu),
            ReplayOrder::ChooseSeats if session.game().can_play_on() => ways.turn(ReplayStage::Seats),
            ReplayOrder::Close => ways.turn(ReplayStage::Walk),
            ReplayOrder::PlayOn(seats) if session.game().can_play_on() => {
                let game = session.game().played_on(seats);
                begin.begin(&mut session, game, &mut ways.screens);
            }
            ReplayOrder::Leave => {
                if let Some(end) = replay.end {
                    session.close_review(end);
                }
                ways.screens.leave();
            }
            _ => {}
        }
    }
}

impl Replay {
    /// The next move comes then, where moves come by themselves.
    fn rest_until(&mut self, due: Duration) {
        self.due = self.due.map(|_| due);
    }
}

/// Makes the move that is due, while nothing lies over the board and the panel.
pub(super) fn go_on(
    time: Res<Time<Real>>,
    whereabouts: Whereabouts,
    settings: Res<ReplaySettings>,
    mut replay: ResMut<Replay>,
    mut session: ResMut<Session>,
    mut tell: Tell,
) {
    let Some(due) = replay.due else { return };
    if !whereabouts.walks() {
        replay.due = None;
        return;
    }
    let now = time.elapsed();
    if now >= due {
        walk(&mut session, Walk::Forward(1), &mut tell);
        let next = due + settings.speed.interval();
        // What could not be shown in time is not made up for.
        let next = if next > now { next } else { now + settings.speed.interval() };
        replay.due = session.game().next_node().map(|_| next);
        tell.wakefulness.pending();
    }
    if let Some(due) = replay.due {
        tell.wakefulness.due_in(due.saturating_sub(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf;

    fn at(text: &str, way: &[Walk]) -> Match {
        let mut game = Match::from_record(sgf::read_text(text).games.remove(0)).unwrap();
        game.walk(Walk::First);
        for way in way {
            game.walk(*way);
        }
        game
    }

    #[test]
    fn branches_are_found_from_behind_them() {
        let text = "(;GM[1]SZ[9];B[ee](;W[cc];B[gg];W[gc])(;W[cg];B[dd])(;W[gg]))";
        let game = at(text, &[Walk::Last]);
        let tree = game.record();
        let next = |node| branch(tree, node, |node| tree.next_sibling(node));
        let second = next(game.node()).unwrap();
        assert_eq!(tree.parent(second), tree.main_line().nth(1));
        let third = next(tree.first_child(second).unwrap()).unwrap();
        assert_eq!((next(third), tree.previous_sibling(third)), (None, Some(second)));
        let previous = |node| branch(tree, node, |node| tree.previous_sibling(node));
        assert_eq!((previous(third), previous(game.node())), (Some(second), None));
    }
}
