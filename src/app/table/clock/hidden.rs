//! Whether the board is hidden: while the clocks of a match stand still, nobody is to think for free.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::screen::Whereabouts;
use crate::app::table::session::Session;

/// How far the board is to be seen.
#[derive(SystemParam)]
pub(crate) struct Sight<'w> {
    whereabouts: Whereabouts<'w>,
    session: Res<'w, Session>,
}

/// How far a hidden board sinks into the room, 0 to 1.
const DIM_HIDDEN: f32 = 0.50;

impl Sight<'_> {
    /// Whether its stones are hidden: in the pause of a match with clocks. Without clocks there is nothing to be
    /// gained.
    pub(crate) fn is_hidden(&self) -> bool {
        self.whereabouts.is_paused() && self.session.game().setup().is_timed()
    }

    /// How far the board, and what lies on it, sinks into the room, 0 to 1.
    pub(crate) fn dimming(&self) -> f32 {
        if self.is_hidden() { DIM_HIDDEN } else { self.whereabouts.dimming() }
    }
}
