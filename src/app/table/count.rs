//! The end of a game of Go: dead stones are proposed, corrected and agreed to, or play goes on.
//!
//! After two passes the engine proposes what is dead. A person calls groups dead or alive again where they lie, with
//! the cursor or the mouse as for placing a stone. Every side that a person has must agree, and then
//! [every program](play::count).

use bevy::prelude::*;

use super::session::{MatchOrder, MatchStarted, Session};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::Phase;
use crate::board::{Color, Point};
use crate::go::Judgment;
use crate::play;
use crate::play::count::{Answer, next_person};

/// The engine proposes what is dead.
#[derive(Message, Clone, Debug)]
pub struct CountProposed {
    /// What it holds of the stones.
    pub judgment: Judgment,
    /// The state of the match that it was asked about.
    pub revision: u64,
}

/// Stones were called dead, or alive again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountCorrected {
    /// One of the stones.
    pub point: Point,
}

/// A side has agreed to the count.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountAgreed {
    /// The side.
    pub color: Color,
}

/// What the program holds of the count under way.
#[derive(Resource, Debug, Default, Deref, DerefMut)]
pub struct Count(play::Count);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Count>()
        .add_message::<CountProposed>()
        .add_message::<CountCorrected>()
        .add_message::<CountAgreed>()
        .add_systems(
            Update,
            (forget, take_proposal, follow_corrections, agree, play_on, let_programs_agree)
                .chain()
                .in_set(AppSet::Rules)
                .after(super::on_table::TouchTable)
                .before(super::result::detect_end)
                .run_if(in_state(Phase::Playing)),
        );
}

fn forget(mut started: MessageReader<MatchStarted>, session: Res<Session>, mut count: ResMut<Count>) {
    if started.read().count() > 0 {
        *count = Count::default();
    }
    if session.game().counting().is_none() && count.is_contested() {
        count.follow_correction();
    }
}

fn take_proposal(
    mut proposals: MessageReader<CountProposed>,
    mut session: ResMut<Session>,
    mut count: ResMut<Count>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for proposal in proposals.read() {
        if proposal.revision == session.revision() {
            count.judge(session.game(), proposal.judgment);
            if session.game().counting().is_some_and(|counting| !counting.is_proposed()) {
                session.change(|game| game.propose(proposal.judgment));
            }
            wakefulness.pending();
        }
    }
}

/// What a person has corrected is no more what the program objected to.
fn follow_corrections(mut corrected: MessageReader<CountCorrected>, mut count: ResMut<Count>) {
    if corrected.read().count() > 0 {
        count.follow_correction();
    }
}

/// The sides agree in turn, each for itself.
fn agree(
    mut commands_read: MessageReader<MatchOrder>,
    mut session: ResMut<Session>,
    mut agreed: MessageWriter<CountAgreed>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let asked = commands_read.read().filter(|command| **command == MatchOrder::AgreeToCount).count();
    for _ in 0..asked {
        let Some(color) = next_person(session.game()) else { return };
        session.change(|game| game.agree_to_count(color));
        agreed.write(CountAgreed { color });
        wakefulness.pending();
    }
}

fn play_on(
    mut commands_read: MessageReader<MatchOrder>,
    mut session: ResMut<Session>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    // All are read: a second press in the same update is none in the next.
    let asked = commands_read.read().filter(|command| **command == MatchOrder::PlayOn).count() > 0;
    let Some(requester) = session
        .only_person()
        .or_else(|| next_person(session.game()))
        .filter(|_| asked && session.game().counting().is_some())
    else {
        return;
    };
    session.change(|game| game.resume(requester));
    wakefulness.pending();
}

/// Programs say what they hold of a count once every person has agreed to it.
fn let_programs_agree(
    mut session: ResMut<Session>,
    mut count: ResMut<Count>,
    mut agreed: MessageWriter<CountAgreed>,
    mut notices: MessageWriter<Notice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let Some(answer) = count.bypass_change_detection().answer(session.game()) else { return };
    wakefulness.pending();
    match answer {
        Answer::Agrees(color) => {
            session.change(|game| game.agree_to_count(color));
            agreed.write(CountAgreed { color });
        }
        Answer::Objects(offered) => {
            count.set_changed();
            session.change(|game| game.propose(*offered));
            notices.write(Notice::here("notice-count-contested"));
        }
    }
}
