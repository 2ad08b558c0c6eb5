//! How matches are played at this table, as the player chose it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::branches::KeepBranches;
use super::clock::ClocksShown;
use super::unfocused::WhenUnfocused;
use crate::app::settings::Section;

/// How matches are played.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    /// A stone is shown first and placed by a second press.
    pub confirm_stones: bool,
    /// The points forbidden to Black are marked on Black's turn.
    pub forbidden_marks: bool,
    /// Chains of Go with one liberty are marked.
    pub atari_marks: bool,
    /// Whose clock is shown.
    pub clocks: ClocksShown,
    /// What becomes of a match when another window comes in front.
    pub when_unfocused: WhenUnfocused,
    /// What becomes of moves that were taken back.
    pub keep_branches: KeepBranches,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            confirm_stones: false,
            forbidden_marks: true,
            atari_marks: false,
            clocks: ClocksShown::default(),
            when_unfocused: WhenUnfocused::default(),
            keep_branches: KeepBranches::default(),
        }
    }
}

impl Section for TableSettings {
    const NAME: &'static str = "table";
}
