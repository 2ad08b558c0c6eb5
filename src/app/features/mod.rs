//! What one can do with the program, a folder for each.

pub mod analysis;
pub mod controls;
pub mod edit;
pub mod engines;
pub mod exchange;
pub mod help;
pub mod lesson;
pub(crate) mod menu;
pub mod play;
pub mod players;
pub mod problem;
pub mod puzzle;
pub mod records;
pub mod replay;
pub mod review;
pub mod settings;
pub mod teach;
pub mod welcome;

use bevy::prelude::*;

/// Adds what a feature needs to the app.
type Part = fn(&mut App);

/// Of each feature what decides, and what draws. Each may use those before it.
const FEATURES: &[(Part, Part)] = &[
    (puzzle::logic, puzzle::view),
    (lesson::logic, lesson::view),
    (analysis::logic, analysis::view),
    (teach::logic, teach::view),
    (problem::logic, problem::view),
    (nothing, settings::view),
    (exchange::logic, exchange::view),
    (engines::logic, engines::view),
    (replay::logic, replay::view),
    (review::logic, review::view),
    (edit::logic, edit::view),
    (play::logic, play::view),
    (players::logic, players::view),
    (records::logic, records::view),
    (nothing, menu::view),
    (help::logic, help::view),
    (controls::logic, controls::view),
    (nothing, welcome::view),
];

const fn nothing(_: &mut App) {}

/// What decides.
pub(super) fn logic(app: &mut App) {
    for (logic, _) in FEATURES {
        logic(app);
    }
}

/// What draws.
pub(super) fn view(app: &mut App) {
    for (_, view) in FEATURES {
        view(app);
    }
}
