//! Commands meet the match under way.

use bevy::prelude::*;

use super::{MatchOrder, MatchStarted, Session};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Phase, PlayStage, Screens, Ways};
use crate::app::table::next_match::NextMatch;
use crate::app::table::place::{Ask, Asked, MovesTakenBack, Placer};
use crate::game::{Match, Outcome, Step, WinBy};
use crate::gomoku::opening::Task;

pub(super) fn take_up(mut session: ResMut<Session>) {
    session.take_up();
}

pub(crate) fn start_matches(
    mut commands_read: MessageReader<MatchOrder>,
    mut session: ResMut<Session>,
    mut next_match: ResMut<NextMatch>,
    mut screens: Screens,
    mut stage: ResMut<NextState<PlayStage>>,
    mut asked: Asked,
    mut started: MessageWriter<MatchStarted>,
) {
    for command in commands_read.read() {
        let setup = match command {
            MatchOrder::StartMatch(setup) => {
                let mut next = *next_match;
                next.remember(*setup);
                next_match.set_if_neq(next);
                *setup
            }
            MatchOrder::Rematch => next_match.at_its_level(session.game().setup().with_seats_swapped()),
            MatchOrder::Restart => session.game().setup(),
            MatchOrder::Continue if session.is_under_way() => {
                session.run();
                screens.enter(Phase::Playing);
                if session.game().clock_to_run().is_some() {
                    // Nobody is to lose time before the board has been seen again.
                    stage.set(PlayStage::Paused);
                }
                continue;
            }
            _ => continue,
        };
        session.begin(Match::new(setup));
        screens.enter(Phase::Playing);
        (*stage).set_if_neq(PlayStage::Play);
        // A press of this update was meant for the board that lay there.
        asked.forget();
        started.write(MatchStarted);
    }
}

pub(crate) fn carry_out(
    mut commands_read: MessageReader<MatchOrder>,
    mut session: ResMut<Session>,
    mut ways: Ways<PlayStage>,
    mut taken_back: MessageWriter<MovesTakenBack>,
    mut ask: Ask,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if !matches!(ways.at.phase(), Phase::Playing | Phase::GameOver) {
        commands_read.clear();
        return;
    }
    for command in commands_read.read() {
        match command {
            MatchOrder::Undo if session.game().can_undo() => {
                let is_time = matches!(session.game().outcome(), Some(Outcome::Win { by: WinBy::Time, .. }));
                let points = session.take_back();
                taken_back.write(MovesTakenBack { points });
                if ways.at.phase() == Phase::GameOver {
                    ways.screens.enter(Phase::Playing);
                    if is_time {
                        // Else it might be lost again before anybody sees the board.
                        ways.turn(PlayStage::Paused);
                    }
                }
            }
            MatchOrder::Undo => {
                notices.write(Notice::here("notice-nothing-to-undo"));
            }
            MatchOrder::Redo if session.game().can_redo() => {
                session.change(Match::redo);
            }
            MatchOrder::Redo => {
                notices.write(Notice::here("notice-nothing-to-redo"));
            }
            MatchOrder::Resign => {
                let loser = session.only_person().unwrap_or_else(|| session.game().color_to_act());
                session.change(|game| game.resign(loser));
            }
            MatchOrder::Answer(answer) => ask.step(Step::Answer(*answer), Placer::Person),
            MatchOrder::Pause if ways.at.phase() == Phase::Playing => {
                ways.turn(PlayStage::Paused);
                wakefulness.pending();
                continue;
            }
            MatchOrder::Pass => ask.step(Step::Pass, Placer::Person),
            MatchOrder::SetSeat(color, seat) => {
                session.change(|game| game.set_seat(*color, *seat));
                wakefulness.pending();
                // The pause goes on.
                continue;
            }
            MatchOrder::AgreeDraw => session.change(Match::agree_draw),
            MatchOrder::MoveNow | MatchOrder::Resume => session.run(),
            _ => continue,
        }
        if ways.at.is_paused() {
            ways.turn(PlayStage::Play);
        }
        wakefulness.pending();
    }
}

/// Turns between placing stones, answering questions as the opening asks for them, and counting.
pub(super) fn follow_question(
    session: Res<Session>,
    stage: Res<State<PlayStage>>,
    mut next: ResMut<NextState<PlayStage>>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let is_asked = session.person_to_move() && matches!(session.game().task(), Some(Task::Choose(_)));
    let wanted = match session.game().counting() {
        Some(_) => PlayStage::Count,
        None if is_asked => PlayStage::Answer,
        None => PlayStage::Play,
    };
    if *stage.get() != PlayStage::Paused && *stage.get() != wanted {
        // A pause that is asked for in this update goes first.
        if matches!(*next, NextState::Unchanged) {
            next.set(wanted);
        }
        wakefulness.pending();
    }
}
