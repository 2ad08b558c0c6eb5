//! Commands meet the match under way.

use bevy::prelude::*;

use super::{Command, MatchStarted, Notice, Session};
use crate::app::platform::power::Wakefulness;
use crate::app::screen::{Overlay, Phase, PlayStage, Whereabouts};
use crate::app::settings::Settings;
use crate::app::table::place::{AnswerRequested, MovesTakenBack, PassRequested, Placer};
use crate::game::{Match, Outcome, WinBy};

pub(super) fn take_up(mut session: ResMut<Session>) {
    session.take_up();
}

pub(crate) fn start_matches(
    mut commands_read: MessageReader<Command>,
    mut session: ResMut<Session>,
    mut settings: ResMut<Settings>,
    mut phase: ResMut<NextState<Phase>>,
    mut stage: ResMut<NextState<PlayStage>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut started: MessageWriter<MatchStarted>,
) {
    for command in commands_read.read() {
        let setup = match command {
            Command::StartMatch(setup) => {
                let mut next = settings.next_match;
                next.remember(*setup);
                if settings.next_match != next {
                    settings.next_match = next;
                }
                *setup
            }
            Command::Rematch => session.game().setup().with_seats_swapped(),
            Command::Restart => session.game().setup(),
            Command::Continue if session.is_under_way() => {
                session.run();
                (*phase).set_if_neq(Phase::Playing);
                if session.game().clock_to_run().is_some() {
                    // Nobody is to lose time before the board has been seen again.
                    stage.set(PlayStage::Paused);
                }
                (*overlay).set_if_neq(Overlay::Closed);
                continue;
            }
            _ => continue,
        };
        session.begin(Match::new(setup));
        // Playing is entered anew even from itself; its stage would then stay as it was.
        phase.set(Phase::Playing);
        (*stage).set_if_neq(PlayStage::Play);
        (*overlay).set_if_neq(Overlay::Closed);
        started.write(MatchStarted);
    }
}

pub(crate) fn carry_out(
    mut commands_read: MessageReader<Command>,
    mut session: ResMut<Session>,
    whereabouts: Whereabouts,
    mut next_phase: ResMut<NextState<Phase>>,
    mut next_stage: ResMut<NextState<PlayStage>>,
    mut taken_back: MessageWriter<MovesTakenBack>,
    mut answers: MessageWriter<AnswerRequested>,
    mut passes: MessageWriter<PassRequested>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if !matches!(whereabouts.phase(), Phase::Playing | Phase::GameOver) {
        commands_read.clear();
        return;
    }
    for command in commands_read.read() {
        match command {
            Command::Undo if session.game().can_undo() => {
                let is_time = matches!(session.game().outcome(), Some(Outcome::Win { by: WinBy::Time, .. }));
                let points = session.take_back();
                taken_back.write(MovesTakenBack { points });
                if whereabouts.phase() == Phase::GameOver {
                    next_phase.set(Phase::Playing);
                    if is_time {
                        // Else it might be lost again before anybody sees the board.
                        next_stage.set(PlayStage::Paused);
                    }
                }
            }
            Command::Undo => {
                notices.write(Notice("notice-nothing-to-undo"));
            }
            Command::Redo if session.game().can_redo() => {
                session.change(Match::redo);
            }
            Command::Redo => {
                notices.write(Notice("notice-nothing-to-redo"));
            }
            Command::Resign => {
                let loser = session.only_person().unwrap_or_else(|| session.game().color_to_act());
                session.change(|game| game.resign(loser));
            }
            Command::Answer(answer) => {
                answers.write(AnswerRequested { answer: *answer, by: Placer::Person });
            }
            Command::Pass => {
                passes.write(PassRequested { by: Placer::Person });
            }
            Command::SetLevel(color, level) => {
                session.change(|game| game.set_level(*color, *level));
                wakefulness.pending();
                // The pause goes on.
                continue;
            }
            Command::AgreeDraw => session.change(Match::agree_draw),
            Command::MoveNow | Command::Resume => session.run(),
            _ => continue,
        }
        if whereabouts.is_paused() {
            (*next_stage).set_if_neq(PlayStage::Play);
        }
        wakefulness.pending();
    }
}
