//! Who owns what in Go, shown as long as a person wants to see it.

use bevy::prelude::*;

use super::engine::Engine;
use super::thinking::{Purpose, Thinking};
use crate::app::platform::power::Wakefulness;
use crate::app::platform::randomness::Randomness;
use crate::app::table::session::{MatchOrder, Session};
use crate::search::mcts::Estimate;
use crate::search::thinker::About;

/// The estimate of the position in view.
#[derive(Resource, Default)]
pub struct Estimated {
    shown: bool,
    latest: Option<(u64, Option<Box<Estimate>>)>,
}

impl Estimated {
    /// Whether a person wants to see it.
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The estimate of the match in this state, once there is one.
    pub fn of(&self, revision: u64) -> Option<&Estimate> {
        let (of, estimate) = self.latest.as_ref().filter(|_| self.shown)?;
        if *of == revision { estimate.as_deref() } else { None }
    }

    /// Takes a new one; none where the engine has failed.
    pub(super) fn take(&mut self, revision: u64, estimate: Option<Box<Estimate>>) {
        self.latest = Some((revision, estimate));
    }

    /// Whether a state of the match has not been estimated, and is to be.
    fn lacks(&self, revision: u64) -> bool {
        self.shown && self.latest.as_ref().is_none_or(|(of, _)| *of != revision)
    }
}

/// Shows and hides the estimate, and asks for the one of the present state before anything else is thought about.
pub(super) fn ask(
    mut commands_read: MessageReader<MatchOrder>,
    engine: Res<Engine>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut estimated: ResMut<Estimated>,
    mut randomness: ResMut<Randomness>,
    mut thinking: ResMut<Thinking>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for command in commands_read.read() {
        if *command == MatchOrder::ToggleEstimate {
            estimated.shown = !estimated.shown;
            wakefulness.pending();
        }
    }
    let game = session.game();
    if thinking.turn.is_some() || game.counting().is_some() || !estimated.lacks(session.revision()) {
        return;
    }
    if let Some(about) = About::estimate(game) {
        thinking.start(Purpose::Estimate, about, &engine, &session, time.elapsed(), randomness.seed());
    }
}
