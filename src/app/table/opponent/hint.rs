//! A good move shown to a person who asks for one.

use bevy::prelude::*;

use super::engine::Engine;
use super::thinking::{Purpose, Thinking};
use crate::app::platform::notice::Notice;
use crate::app::platform::randomness::Randomness;
use crate::app::table::session::{MatchOrder, Session};
use crate::board::Point;
use crate::game::Step;
use crate::gomoku::opening::Answer;
use crate::search::thinker::About;
use crate::search::{Level, Manner};

/// What a hint shows, as long as the position stands.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct HintAt {
    /// The step, and the revision it is for.
    pub shown: Option<(Step, u64)>,
}

impl HintAt {
    /// The point that is shown.
    pub const fn point(&self) -> Option<Point> {
        match self.shown {
            Some((Step::Point(point), _)) => Some(point),
            _ => None,
        }
    }

    /// The answer to the question of an opening that is shown.
    pub const fn answer(&self) -> Option<Answer> {
        match self.shown {
            Some((Step::Answer(answer), _)) => Some(answer),
            _ => None,
        }
    }

    /// Whether the advice is to pass.
    pub const fn is_pass(&self) -> bool {
        matches!(self.shown, Some((Step::Pass, _)))
    }
}

/// Asks the engine for a hint.
pub(super) fn ask(
    mut commands_read: MessageReader<MatchOrder>,
    engine: Res<Engine>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
    mut notices: MessageWriter<Notice>,
) {
    let asked = commands_read.read().filter(|command| **command == MatchOrder::Hint).count() > 0;
    // An estimate gives way and is asked for again.
    if !asked || thinking.turn.as_ref().is_some_and(|turn| turn.purpose != Purpose::Estimate) {
        return;
    }
    if session.person_to_move() {
        let about = About::step(session.game(), Level::Club, Manner::Play, None);
        thinking.start(Purpose::Hint, about, &engine, &session, time.elapsed(), randomness.seed());
    } else {
        notices.write(Notice::here("notice-hint-not-now"));
    }
}
