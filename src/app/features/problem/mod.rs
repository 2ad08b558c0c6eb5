//! "Try it": the moments that decided a game, as problems on the board.
//!
//! What a problem is, and what is right, is [`crate::review`]; what lies on the board meanwhile is
//! [`crate::play::problem`]. A stone is judged by a thread of its own, and what was solved is remembered for whoever
//! sat there.
//!
//! - [`ProblemStage`]: what the player is at. [`ProblemOrder`]: what is asked for besides a stone. `judge`: the stone
//!   and the thread meet. `panel`: what stands beside the board.

mod judge;
mod orders;
mod panel;
mod told;

use bevy::prelude::*;

pub use self::orders::ProblemOrder;
use crate::app::AppSet;
use crate::app::platform::files::{Achieved, AddUserFile as _};
use crate::app::platform::power::LoopWaker;
use crate::app::screen::{BoardUse, Phase, Stage};
use crate::app::table::branches::ForgetBranches;
use crate::app::table::on_table::OnTable;
use crate::app::table::phase_table::AddPhaseTable as _;
use crate::app::table::place::forget;
use crate::app::view::Feedback;
use crate::app::view::marks::standing::AddStoneToCome as _;
use crate::play;

/// What was solved.
pub type Solved = Achieved<play::problem::solved::Solved>;

/// The problem under way.
pub type Problem = OnTable<play::Problem>;

/// What the player is at.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Problem)]
pub enum ProblemStage {
    /// Something is to be found.
    #[default]
    Solving,
    /// It was found.
    Solved,
}

impl Stage for ProblemStage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Solving => BoardUse::Placing,
            Self::Solved => BoardUse::Looking,
        }
    }
}

/// What has happened to a problem that is to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemEvent {
    /// It begins.
    Begun,
    /// A stone is right, and was answered.
    Right,
    /// A stone is wrong.
    Wrong,
    /// It is solved.
    Solved,
}

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    let judging = judge::Judging::new(LoopWaker::of(app.world_mut()).waker());
    app.insert_resource(judging)
        .add_message::<ProblemEvent>()
        .add_phase_table(play::Problem::default())
        .add_achieved::<play::problem::solved::Solved>()
        .add_systems(OnEnter(ProblemStage::Solving), forget)
        .add_systems(
            Update,
            (orders::obey, judge::take_news, judge::order, judge::follow)
                .chain()
                .after(AppSet::Rules)
                .after(super::lesson::Learning)
                .after(ForgetBranches)
                .before(AppSet::Opponent),
        );
}

/// Everything that tells of it.
pub(super) fn view(app: &mut App) {
    app.add_plugins(panel::plugin)
        .add_stone_to_come::<play::Problem>()
        .add_systems(Update, (told::sound, told::speak).in_set(Feedback));
}
