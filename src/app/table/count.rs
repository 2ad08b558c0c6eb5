//! The end of a game of Go: dead stones are proposed, corrected and agreed to, or play goes on.
//!
//! After two passes the engine proposes what is dead. A person calls groups dead or alive again where they lie, with
//! the cursor or the mouse as for placing a stone. Every side that a person has must agree. A program agrees to any
//! count that is no worse for it than its own; to a worse one it objects, once: play then goes on, and where the
//! sides pass again it gives way, so that no count lasts for ever.

use bevy::prelude::*;

use super::session::{MatchOrder, MatchStarted, Session};
use crate::app::AppSet;
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::Phase;
use crate::board::{Color, Point, PointSet};
use crate::game::{Match, Seat};
use crate::go::{Judgment, Score, Scoring};
use crate::search::Manner;

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
#[derive(Resource, Debug, Default)]
pub struct Count {
    /// Its own judgment of the stones, and of which position.
    own: Option<(u64, Judgment)>,
    /// After how many moves it has objected to a count.
    objected_after: Option<usize>,
    /// The stones that it judges otherwise than the count to which it objects.
    contested: PointSet,
}

impl Count {
    /// The stones that the program judges otherwise than the count that it was offered.
    pub const fn contested(&self) -> &PointSet {
        &self.contested
    }

    /// Whether the program has objected to the count that stands.
    pub fn is_contested(&self) -> bool {
        !self.contested.is_empty()
    }

    /// How the program plays on: after it has objected it takes dead stones off where that costs nothing.
    pub(crate) fn manner(&self, game: &Match) -> Manner {
        let free = game.position().as_go().is_some_and(|go| go.rules().scoring == Scoring::Area);
        if self.objected_after.is_some() && free { Manner::Cleanup } else { Manner::Play }
    }

    /// Its own judgment of the stones in a match that is counted, once it has one.
    fn own(&self, game: &Match) -> Option<&Judgment> {
        let (of, judgment) = self.own.as_ref()?;
        (*of == game.position().hash()).then_some(judgment)
    }

    /// Whether the engine is to say what is dead.
    pub(crate) fn lacks_proposal(&self, game: &Match) -> bool {
        let seats = game.seats();
        let has_program = seats.black.is_program() || seats.white.is_program();
        let asks_itself = has_program && self.own(game).is_none();
        game.counting().is_some_and(|counting| !counting.is_proposed() || asks_itself)
    }

    /// Whether the program agrees: the count is no worse for it than its own, or it has given way.
    fn accepts(&self, game: &Match, color: Color) -> bool {
        let (Some(position), Some(own)) = (game.position().as_go(), self.own(game)) else { return true };
        let gave_way = self.objected_after.is_some_and(|n_moves| position.moves().len() > n_moves);
        let lead = |score: &Score| score.total(color) - score.total(!color);
        let own = lead(&Score::of(position, own));
        gave_way || game.score().is_none_or(|offered| lead(&offered) >= own)
    }
}

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
        count.contested = PointSet::EMPTY;
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
            count.own = Some((session.game().position().hash(), proposal.judgment));
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
        count.contested = PointSet::EMPTY;
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

/// The side of a person who has not agreed to the count, Black's first; none before there is anything to agree to.
pub fn next_person(game: &Match) -> Option<Color> {
    let counting = game.counting().filter(|counting| counting.is_proposed())?;
    Color::BOTH.into_iter().find(|color| game.seats()[*color] == Seat::Human && !counting.agreed()[*color])
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
    let game = session.game();
    let Some(counting) = game.counting().filter(|counting| counting.is_proposed()) else { return };
    if next_person(game).is_some() || count.lacks_proposal(game) {
        return;
    }
    let Some(color) = Color::BOTH.into_iter().find(|color| !counting.agreed()[*color]) else { return };
    wakefulness.pending();
    if count.accepts(game, color) {
        session.change(|game| game.agree_to_count(color));
        agreed.write(CountAgreed { color });
        return;
    }
    let judgment = *counting.judgment();
    count.objected_after = Some(game.position().n_moves());
    count.contested = count.own(game).map_or(PointSet::EMPTY, |own| difference(&judgment.dead, &own.dead));
    // Nobody has agreed any more.
    session.change(|game| game.propose(judgment));
    notices.write(Notice::here("notice-count-contested"));
}

/// The stones that are dead in one of two judgments only.
fn difference(a: &PointSet, b: &PointSet) -> PointSet {
    let mut difference = PointSet::EMPTY;
    difference.extend(a.iter().filter(|point| !b.contains(*point)));
    difference.extend(b.iter().filter(|point| !a.contains(*point)));
    difference
}
