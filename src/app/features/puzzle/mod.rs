//! Cover the board: the puzzle on the same board, with the same cursor, stones and sounds as a match.
//!
//! The puzzle itself is [`crate::cover`], and what lies on the table [`crate::play::Puzzle`]; here is who asks it,
//! when, and what of it is seen.
//!
//! - [`PuzzleStage`]: what the player is at. [`PuzzleOrder`]: what a player asks for besides a stone.
//! - [`marks`]: what is seen on the board; `panel`: what stands beside it.

pub mod marks;
mod orders;
pub(crate) mod panel;
mod watch;

use bevy::prelude::*;

pub use self::orders::PuzzleOrder;
use crate::app::AppSet;
use crate::app::platform::files::{Achieved, AddUserFile as _};
use crate::app::screen::{BoardUse, Phase, Stage};
use crate::app::table::on_table::OnTable;
use crate::app::table::phase_table::AddPhaseTable as _;
use crate::app::table::place::forget;
use crate::app::view::Feedback;
use crate::app::view::audio::{Cue, Heard};
use crate::app::view::rumble::Pulse;
use crate::cover::Find;
use crate::play;
pub use crate::play::puzzle::Hint;

/// The solutions found on each board.
pub type Albums = Achieved<play::puzzle::albums::Found>;

/// The board being covered.
pub type Puzzle = OnTable<play::Puzzle>;

/// What the player is at.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Puzzle)]
pub enum PuzzleStage {
    /// A board is chosen.
    #[default]
    Choosing,
    /// Stones are placed and taken back.
    Solving,
    /// The board is covered.
    Solved,
    /// The recursion is watched.
    Watching,
}

impl Stage for PuzzleStage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Choosing => BoardUse::Backdrop,
            Self::Solving => BoardUse::Placing,
            Self::Solved | Self::Watching => BoardUse::Looking,
        }
    }
}

/// What has happened at the puzzle that is to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// A board lies there to be covered.
    Begun,
    /// The board is covered, and this is what the album says to it.
    Solved(Find),
}

/// What is done at the puzzle.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Puzzling;

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    app.add_message::<PuzzleEvent>()
        .add_phase_table(play::Puzzle::default())
        .add_achieved::<play::puzzle::albums::Found>()
        .add_systems(OnEnter(Phase::Puzzle), |mut albums: ResMut<Albums>| albums.open())
        .add_systems(OnEnter(PuzzleStage::Watching), watch::begin)
        .add_systems(OnExit(PuzzleStage::Watching), watch::end)
        .add_systems(OnEnter(PuzzleStage::Solving), forget)
        .add_systems(
            Update,
            (
                orders::obey,
                orders::notice_solution.run_if(in_state(PuzzleStage::Solving)),
                watch::go_on.run_if(in_state(PuzzleStage::Watching)),
            )
                .chain()
                .in_set(Puzzling)
                .after(AppSet::Rules)
                .after(crate::app::table::session::FollowStage)
                .after(crate::app::table::clock::follow)
                .before(AppSet::Opponent),
        );
}

/// Everything that shows it.
pub(super) fn view(app: &mut App) {
    app.add_plugins((marks::plugin, panel::plugin)).add_systems(Update, tell.in_set(Feedback));
}

/// A board that is begun is heard, one that is covered is felt as well.
fn tell(
    mut events: MessageReader<PuzzleEvent>,
    mut heard: MessageWriter<Heard>,
    mut felt: MessageWriter<Pulse>,
) {
    for event in events.read() {
        match event {
            PuzzleEvent::Begun => {
                heard.write(Cue::Bowl.into());
            }
            PuzzleEvent::Solved(_) => {
                heard.write(Cue::Win.into());
                felt.write(Pulse::Win);
            }
        }
    }
}
