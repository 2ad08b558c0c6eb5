//! What a screen reader is told.
//!
//! The tree of `AccessKit` mirrors what is seen: the page with its controls and lines, the board with its cells, and
//! one node that is read out whenever its words change. It is made only while somebody listens, so it costs nobody
//! else anything. What is wanted there, a press or a point, takes the way of every other device.

mod nodes;
mod speech;
mod words;

use bevy::prelude::*;

pub use self::speech::Spoken;

/// Whether somebody listens.
pub use bevy::a11y::AccessibilityRequested;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((nodes::plugin, speech::plugin));
}
