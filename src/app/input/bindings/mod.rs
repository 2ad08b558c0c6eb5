//! Which key and which button means what.
//!
//! [`TABLE`] names every [`Action`](crate::app::intent::Action) with the keys and buttons that it has from the start.
//! A [`Book`] holds those in force: one of [`Chord`]s for the keyboard, one of buttons for the gamepad. The settings
//! keep of a book only what differs from the table:
//!
//! ```toml
//! [keys]
//! undo = ["KeyU", "Ctrl+KeyZ"]
//!
//! [pad]
//! undo = ["West"]
//! ```

mod book;
mod button;
mod chord;
mod file;
mod table;

use bevy::prelude::*;

pub use self::book::{Book, Protected};
pub use self::chord::Chord;
pub(crate) use self::chord::is_modifier;
pub use self::table::{Entry, Group, TABLE, entry_of};
pub use crate::app::intent::Scope;
use crate::app::screen::Screen;
use crate::app::settings::AddSection as _;

/// The page of the keys and buttons of every action.
pub const CONTROLS: Screen = Screen::new("controls");
/// The page of those of one action.
pub const CONTROL: Screen = Screen::new("control");

/// What is pressed: a key with its modifiers, or a button.
pub trait Trigger: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// What a press of this kind means from the start.
    fn defaults(entry: &Entry) -> &'static [Self];

    /// The name of the table in the settings.
    const TABLE: &'static str;

    /// The name in the settings.
    fn name(self) -> String;

    /// What has this name in the settings.
    fn parse(name: &str) -> Option<Self>;
}

pub(super) fn plugin(app: &mut App) {
    app.add_section::<Book<Chord>>().add_section::<Book<GamepadButton>>();
}
