//! What the player has chosen.
//!
//! [`Settings`] is all of it, one resource that is read everywhere and changed by the pages; [`store`] keeps it in a
//! file between starts.

mod choices;
mod next_match;
pub mod store;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use self::choices::{Coordinates, Volumes, WindowMemory};
pub use self::next_match::NextMatch;
pub use self::store::{SettingsStore, load};
use super::input::bindings::{Book, Chord};
use super::input::pads::PadSettings;
use super::theme::{StoneSet, ThemeId};
use crate::app::features::exchange::choice::ExportChoice;
use crate::app::features::replay::Speed;
use crate::app::table::branches::KeepBranches;
use crate::app::table::clock::ClocksShown;
use crate::app::table::unfocused::WhenUnfocused;
use crate::app::view::numbers::MoveNumbers;
use crate::app::view::rumble::Strength;

/// What the player has chosen.
#[expect(clippy::struct_excessive_bools, reason = "they are switches on a page, each of its own")]
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The colors of board and room.
    pub theme: ThemeId,
    /// What the stones are made of.
    pub stones: StoneSet,
    /// Stones lie a little beside their points, as a hand lays them.
    pub shifted_stones: bool,
    /// The language, or none to follow the system.
    pub language: Option<String>,
    /// Text size in percent, 100 to 200.
    pub text_percent: u16,
    /// What stands along the board, and how points are named.
    pub coordinates: Coordinates,
    /// Numbers on the stones.
    pub move_numbers: MoveNumbers,
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
    /// A stone is shown first and placed by a second press.
    pub confirm_stones: bool,
    /// How fast a record is played by itself.
    pub replay_speed: Speed,
    /// Movement on the screen becomes a cut.
    pub reduced_motion: bool,
    /// Loudness in percent.
    pub volume: u8,
    /// The loudness of each kind of sound, in percent of that.
    pub volumes: Volumes,
    /// No sound at all.
    pub muted: bool,
    /// Silence while another window is in front.
    pub mute_unfocused: bool,
    /// The window as it was left.
    pub window: WindowMemory,
    /// The match that was chosen last.
    pub next_match: NextMatch,
    /// The export that was chosen last.
    pub export: ExportChoice,
    /// How gamepads are read.
    pub gamepad: PadSettings,
    /// How strongly they shake.
    pub rumble: Strength,
    /// The keys of every action, in the file those that differ from the usual ones.
    pub keys: Book<Chord>,
    /// The same for the buttons of gamepads.
    pub pad: Book<GamepadButton>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeId::default(),
            stones: StoneSet::default(),
            shifted_stones: false,
            language: None,
            text_percent: 100,
            coordinates: Coordinates::default(),
            move_numbers: MoveNumbers::default(),
            forbidden_marks: true,
            atari_marks: false,
            clocks: ClocksShown::default(),
            when_unfocused: WhenUnfocused::default(),
            keep_branches: KeepBranches::default(),
            confirm_stones: false,
            replay_speed: Speed::default(),
            reduced_motion: false,
            volume: 80,
            volumes: Volumes::default(),
            muted: false,
            mute_unfocused: false,
            window: WindowMemory::default(),
            next_match: NextMatch::default(),
            export: ExportChoice::default(),
            gamepad: PadSettings::default(),
            rumble: Strength::default(),
            keys: Book::default(),
            pad: Book::default(),
        }
    }
}

impl Settings {
    /// The text size as a factor.
    pub fn text_scale(&self) -> f32 {
        f32::from(self.text_percent.clamp(100, 200)) / 100.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_plugins(store::plugin);
}
