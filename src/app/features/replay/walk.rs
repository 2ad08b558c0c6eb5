//! Orders carried out: walking, with the sound of what was walked over, and playing on.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Origin, Replay, ReplayOrder, ReplayStage};
use crate::app::features::replay::ReplaySettings;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{BoardUse, MenuPage, Overlay, Phase, PlayStage, Question, Whereabouts};
use crate::app::table::place::{MovePlayed, MoveRefused, MovesTakenBack, Passed, PlaceRequested, Refusal};
use crate::app::table::session::{MatchStarted, Session, Tried};
use crate::board::Point;
use crate::game::tree::{NodeId, Tree};
use crate::game::{Match, Move, Step, Walk};

/// What is told of a walk.
#[derive(SystemParam)]
pub(super) struct Told<'w> {
    played: MessageWriter<'w, MovePlayed>,
    passed: MessageWriter<'w, Passed>,
    taken_back: MessageWriter<'w, MovesTakenBack>,
    refused: MessageWriter<'w, MoveRefused>,
    notices: MessageWriter<'w, Notice>,
}

impl Told<'_> {
    /// The last move on the board is heard and seen to be made.
    fn made(&mut self, game: &Match) {
        let position = game.position();
        let color = position.color_of_move(position.n_moves().saturating_sub(1));
        match position.last_move() {
            Some(Move::Place(point)) => {
                let n_captured = position.as_go().map_or(0, |go| go.captures_of_last_move().len());
                self.played.write(MovePlayed { point, color, n_captured });
            }
            Some(Move::Pass) => {
                self.passed.write(Passed { color, seat: game.seats()[color] });
            }
            None => {}
        }
    }
}

/// Walks, and tells what is to be heard and seen of it; whether that led anywhere.
fn walk(session: &mut Session, walk: Walk, told: &mut Told) -> bool {
    let (from, n_before) = (session.game().node(), session.game().position().n_moves());
    let last_before = session.game().position().last_move();
    if !session.walk(walk) {
        return false;
    }
    let game = session.game();
    let (tree, position) = (game.record(), game.position());
    let is_step_on = tree.parent(game.node()) == Some(from);
    if is_step_on && tree.played(game.node()).is_none() || position.n_moves() == n_before && n_before == 0 {
        return true;
    }
    let is_step_back = tree.parent(from) == Some(game.node());
    if is_step_back || position.n_moves() < n_before {
        let points = last_before.and_then(Move::point).filter(|point| position.stone(*point).is_none());
        told.taken_back
            .write(MovesTakenBack { points: points.filter(|_| is_step_back).into_iter().collect() });
        return true;
    }
    told.made(game);
    true
}

/// Tries a step that the record may not have.
fn try_step(session: &mut Session, replay: &mut Replay, step: Step, told: &mut Told) {
    let n_before = session.game().position().n_moves();
    match session.try_step(step) {
        Ok(tried) => {
            // What comes by itself goes on along the record, and not from here.
            replay.due = None;
            if tried != Tried::Known {
                replay.tried.push(session.game().node());
            }
            if tried == Tried::NewInCopy {
                told.notices.write(Notice("notice-tried-in-copy"));
            }
            if session.game().position().n_moves() > n_before {
                told.made(session.game());
            }
        }
        Err(reason) => {
            if let Step::Point(point) = step {
                told.refused.write(MoveRefused { point, reason: Refusal::Illegal(reason) });
            } else {
                told.notices.write(Notice("notice-no-pass-here"));
            }
        }
    }
}

/// Whether a node and all below it were added since the record was opened.
fn is_all_tried(tree: &Tree, node: NodeId, tried: &[NodeId]) -> bool {
    tree.preorder(node).all(|node| tried.contains(&node))
}

/// Takes the variation out in which the record stands, from there on.
fn remove(session: &mut Session, replay: &mut Replay, told: &mut Told) {
    let node = session.game().node();
    let points = session.game().position().last_move().and_then(Move::point);
    if session.remove(node) {
        told.notices.write(Notice("notice-tried-in-copy"));
    }
    replay.tried.retain(|node| session.game().record().contains(*node));
    let points = points.filter(|point| session.game().position().stone(*point).is_none());
    told.taken_back.write(MovesTakenBack { points: points.into_iter().collect() });
}

/// The variation next to this node, or to the nearest before it that has one.
fn branch(tree: &Tree, node: NodeId, sibling: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    std::iter::successors(Some(node), |node| tree.parent(*node)).find_map(sibling)
}

/// The way on in which the next move is made on a point.
fn child_at(game: &Match, point: Point) -> Option<NodeId> {
    let (tree, at) = (game.record(), point.into());
    tree.children(game.node())
        .find(|child| tree.played(*child).is_some_and(|played| played.place == Some(at)))
}

/// Carries out what a player asks for, and goes on, or tries a move, where a point is pressed.
pub(super) fn obey(
    mut orders: MessageReader<ReplayOrder>,
    mut requests: MessageReader<PlaceRequested>,
    time: Res<Time<Real>>,
    whereabouts: Whereabouts,
    mut replay: ResMut<Replay>,
    mut session: ResMut<Session>,
    mut settings: ResMut<ReplaySettings>,
    mut phase: ResMut<NextState<Phase>>,
    mut page: ResMut<NextState<MenuPage>>,
    mut play_stage: ResMut<NextState<PlayStage>>,
    mut stage: ResMut<NextState<ReplayStage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut started: MessageWriter<MatchStarted>,
    mut told: Told,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let now = time.elapsed();
    let is_open = whereabouts.phase() == Phase::Replay;
    for request in requests.read().filter(|_| takes_tries(&whereabouts)) {
        if let Some(child) = child_at(session.game(), request.point) {
            walk(&mut session, Walk::To(child), &mut told);
            replay.rest_until(now + settings.speed.interval());
        } else {
            try_step(&mut session, &mut replay, Step::Point(request.point), &mut told);
        }
        wakefulness.pending();
    }
    for order in orders.read() {
        wakefulness.pending();
        match *order {
            ReplayOrder::Review if !is_open => {
                replay.open(Origin::Match(session.game().node()));
                session.review();
                phase.set(Phase::Replay);
            }
            _ if !is_open => {}
            ReplayOrder::Walk(way) => {
                walk(&mut session, way, &mut told);
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::NextBranch | ReplayOrder::PreviousBranch => {
                let (tree, node) = (session.game().record(), session.game().node());
                let target = if *order == ReplayOrder::NextBranch {
                    branch(tree, node, |node| tree.next_sibling(node))
                } else {
                    branch(tree, node, |node| tree.previous_sibling(node))
                };
                if let Some(target) = target {
                    walk(&mut session, Walk::To(target), &mut told);
                }
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::RunOrPause if replay.is_running() => replay.due = None,
            ReplayOrder::RunOrPause => {
                if session.game().next_node().is_none() {
                    walk(&mut session, Walk::First, &mut told);
                }
                replay.due = session.game().next_node().map(|_| now + settings.speed.interval());
            }
            ReplayOrder::Speed(_) | ReplayOrder::Faster | ReplayOrder::Slower | ReplayOrder::NextSpeed => {
                settings.speed = match *order {
                    ReplayOrder::Speed(speed) => speed,
                    ReplayOrder::Faster => settings.speed.faster(),
                    ReplayOrder::Slower => settings.speed.slower(),
                    _ => settings.speed.next(),
                };
                replay.rest_until(now + settings.speed.interval());
            }
            ReplayOrder::Try => {
                replay.due = None;
                (*stage).set_if_neq(ReplayStage::Try);
            }
            ReplayOrder::Pass => try_step(&mut session, &mut replay, Step::Pass, &mut told),
            ReplayOrder::AskToRemove | ReplayOrder::Remove if !session.can_remove() => {
                told.notices.write(Notice("notice-main-line-stays"));
            }
            ReplayOrder::AskToRemove
                if !is_all_tried(session.game().record(), session.game().node(), &replay.tried) =>
            {
                (*overlay).set_if_neq(Overlay::Confirm(Question::RemoveVariation));
            }
            ReplayOrder::AskToRemove | ReplayOrder::Remove => remove(&mut session, &mut replay, &mut told),
            ReplayOrder::OpenMenu => (*stage).set_if_neq(ReplayStage::Menu),
            ReplayOrder::ChooseSeats if session.game().can_play_on() => {
                (*stage).set_if_neq(ReplayStage::Seats);
            }
            ReplayOrder::Close => (*stage).set_if_neq(ReplayStage::Walk),
            ReplayOrder::PlayOn(seats) if session.game().can_play_on() => {
                let game = session.game().played_on(seats);
                session.begin(game);
                phase.set(Phase::Playing);
                (*play_stage).set_if_neq(PlayStage::Play);
                (*overlay).set_if_neq(Overlay::Closed);
                started.write(MatchStarted);
            }
            ReplayOrder::Leave => {
                (*overlay).set_if_neq(Overlay::Closed);
                match replay.origin() {
                    Origin::Match(end) => {
                        session.close_review(end);
                        phase.set(Phase::GameOver);
                    }
                    Origin::Records => {
                        phase.set(Phase::Menu);
                        (*page).set_if_neq(MenuPage::Records);
                    }
                    Origin::Elsewhere => phase.set(Phase::Menu),
                }
            }
            ReplayOrder::Review
            | ReplayOrder::ChooseSeats
            | ReplayOrder::PlayOn(_)
            | ReplayOrder::Read(_) => {}
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
    mut told: Told,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Some(due) = replay.due else { return };
    if !whereabouts.walks() {
        replay.due = None;
        return;
    }
    let now = time.elapsed();
    if now >= due {
        walk(&mut session, Walk::Forward(1), &mut told);
        let next = due + settings.speed.interval();
        // What could not be shown in time is not made up for.
        let next = if next > now { next } else { now + settings.speed.interval() };
        replay.due = session.game().next_node().map(|_| next);
        wakefulness.pending();
    }
    if let Some(due) = replay.due {
        wakefulness.due_in(due.saturating_sub(now));
    }
}

/// Whether moves can be tried: with the board of a record in view. They may have been typed.
fn takes_tries(whereabouts: &Whereabouts) -> bool {
    matches!(whereabouts.board_use(), BoardUse::Walking | BoardUse::Trying)
        && matches!(whereabouts.overlay(), Overlay::Closed | Overlay::Entry)
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
