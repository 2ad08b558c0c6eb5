//! What the player is told in words, whoever finds it out.

use bevy::prelude::*;

/// A short notice for the player, by the id of its text.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice(pub &'static str);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
