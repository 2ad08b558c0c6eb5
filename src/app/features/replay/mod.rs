//! Records looked at: walked through by hand, played by themselves, and played on from anywhere.
//!
//! The record is the one of the [`Session`](crate::app::table::session::Session). A move that it does not have is
//! tried: it becomes a variation, which is kept in the record of a match that was played here, and in a copy of any
//! other one. Who plays on does so in a copy.
//!
//! - [`Replay`]: where the match stood, and when the next move comes by itself; [`ReplayStage`]: what the
//!   player is at.
//! - [`ReplayOrder`]: what a player asks for, and `walk`, where it is done.

mod orders;
pub mod panel;
mod walk;

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use self::orders::{LONG_STEP, ReplayOrder};
use crate::app::AppSet;
use crate::app::intent::Interpret;
use crate::app::screen::{AddStage as _, BoardUse, Phase, Screen, Stage};
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::cursor;
use crate::app::table::records::TakeNews;
use crate::app::ui::question::Question;
use crate::game::tree::NodeId;
pub use crate::play::speed::Speed;

/// What the player is at.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Replay)]
pub enum ReplayStage {
    /// The record is walked through.
    #[default]
    Walk,
    /// The same, with the cursor on the board: keys and pad try moves.
    Try,
    /// The record is edited.
    Edit,
    /// What else can be done is looked through.
    Menu,
    /// It is chosen who plays on.
    Seats,
}

impl Stage for ReplayStage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Walk => BoardUse::Walking,
            Self::Try => BoardUse::Trying,
            Self::Edit => BoardUse::Editing,
            Self::Menu | Self::Seats => BoardUse::Looking,
        }
    }
}

/// How records are played, as the player chose it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReplaySettings {
    /// How fast a record runs by itself.
    pub speed: Speed,
}

impl Section for ReplaySettings {
    const NAME: &'static str = "replay";
}

/// Take a variation out of the record?
pub const REMOVE: Screen = Question::page("remove");

/// A record being looked at.
#[derive(Resource, Debug, Default)]
pub struct Replay {
    /// The node at which the match stood that has ended; none where a saved game is looked at.
    end: Option<NodeId>,
    /// When the next move comes by itself.
    due: Option<Duration>,
    /// The nodes that were added since it was opened.
    tried: Vec<NodeId>,
}

impl Replay {
    /// Whether moves come by themselves.
    pub const fn is_running(&self) -> bool {
        self.due.is_some()
    }
}

/// What walks through a record.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Walking;

/// Everything that draws it.
pub(super) fn view(app: &mut App) {
    app.add_plugins(panel::plugin);
}

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    app.add_section::<ReplaySettings>()
        .add_message::<ReplayOrder>()
        .add_systems(Update, orders::interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_stage::<ReplayStage>()
        .add_systems(OnEnter(ReplayStage::Try), cursor::center)
        .add_systems(OnEnter(ReplayStage::Edit), cursor::center)
        .init_resource::<Replay>()
        .add_systems(
            Update,
            (
                walk::note_tried,
                walk::obey.run_if(in_state(Phase::Replay).or_else(in_state(Phase::GameOver))),
                walk::go_on.run_if(in_state(Phase::Replay)),
            )
                .chain()
                .in_set(AppSet::Rules)
                .in_set(Walking)
                .after(crate::app::table::session::CarryOut)
                .after(TakeNews)
                .before(super::exchange::Exchanging)
                .before(crate::app::table::place::answer)
                .before(crate::app::table::result::detect_end),
        );
}
