//! What the player is told in words, whoever finds it out.

use bevy::prelude::*;

/// A short notice for the player.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The id of its text.
    pub id: &'static str,
    /// Whether it goes with the screen on which it came up.
    pub is_local: bool,
    /// Whether it has two sentences, which take longer to be read.
    pub is_long: bool,
}

impl Notice {
    /// One about what is on the screen.
    pub const fn here(id: &'static str) -> Self {
        Self { id, is_local: true, is_long: false }
    }

    /// One that is true on every screen: of a device, or of what lies on the disk.
    pub const fn lasting(id: &'static str) -> Self {
        Self { is_local: false, ..Self::here(id) }
    }

    /// The same in two sentences.
    pub const fn long(id: &'static str) -> Self {
        Self { is_long: true, ..Self::lasting(id) }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
