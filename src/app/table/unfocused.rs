//! What becomes of a match when another window comes in front.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use serde::{Deserialize, Serialize};

use super::session::{MatchOrder, Session};
use crate::app::AppSet;
use crate::app::screen::Whereabouts;
use crate::app::table::settings::TableSettings;

/// Whether a match pauses when another window comes in front. Only a pause stops the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhenUnfocused {
    /// It goes on.
    PlayOn,
    /// A match with clocks pauses.
    #[default]
    StopClocks,
    /// Every match pauses.
    Pause,
}

impl WhenUnfocused {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::PlayOn, Self::StopClocks, Self::Pause];

    /// The id of its name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::PlayOn => "unfocused-play-on",
            Self::StopClocks => "unfocused-stop-clocks",
            Self::Pause => "unfocused-pause",
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<WindowFocused>()
        .add_systems(Update, pause.in_set(AppSet::Intend).after(crate::app::intent::Interpret));
}

/// Asks for a pause when the window loses the focus.
fn pause(
    mut focused: MessageReader<WindowFocused>,
    windows: Query<(), With<PrimaryWindow>>,
    settings: Res<TableSettings>,
    session: Res<Session>,
    whereabouts: Whereabouts,
    mut commands: MessageWriter<MatchOrder>,
) {
    let ours = focused.read().filter(|change| windows.contains(change.window)).last();
    if ours.is_none_or(|change| change.focused) {
        return;
    }
    let wants = match settings.when_unfocused {
        WhenUnfocused::PlayOn => false,
        WhenUnfocused::StopClocks => session.game().clock_to_run().is_some(),
        WhenUnfocused::Pause => true,
    };
    if wants && whereabouts.is_play() {
        commands.write(MatchOrder::Pause);
    }
}
