//! What lies on the board, and what happens to it: the match, its rules, its clocks, its opponent and its file.

pub mod autosave;
pub mod branches;
pub mod clock;
pub mod count;
pub mod cursor;
mod interpret;
pub mod next_match;
pub mod on_table;
pub mod opponent;
pub mod pending;
pub mod phase_table;
pub mod place;
pub mod records;
pub mod result;
pub mod seats;
pub mod session;
pub mod settings;
pub mod shown;
pub mod unfocused;

use bevy::prelude::*;

use super::AppSet;
use super::intent::Interpret;
use crate::app::settings::AddSection as _;
use crate::app::table::next_match::NextMatch;
use crate::app::table::settings::TableSettings;

pub(super) fn plugin(app: &mut App) {
    app.add_section::<TableSettings>()
        .add_section::<NextMatch>()
        .add_plugins((
            session::plugin,
            on_table::plugin,
            pending::plugin,
            place::plugin,
            count::plugin,
            clock::plugin,
            unfocused::plugin,
            result::plugin,
            opponent::plugin,
            seats::plugin,
            shown::plugin,
            autosave::plugin,
            records::plugin,
            branches::plugin,
        ))
        .add_systems(Update, interpret::interpret.in_set(AppSet::Intend).in_set(Interpret));
}
