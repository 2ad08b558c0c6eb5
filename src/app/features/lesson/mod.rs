//! First steps: short courses on the real board, with the cursor, the stones and the rules of a match.
//!
//! A course is a row of steps, a position and something to do in it. What is right is asked of the rules, so that every
//! right move is taken; a wrong one is explained and taken back. Nothing waits for time, every step can be skipped and
//! done again, and what was done is remembered.
//!
//! - [`table`]: the courses as data; [`goal`]: what counts as done; [`attempt`]: a step being tried. These know nothing
//!   of the desktop.
//! - [`Teaching`]: the step under way; [`LessonStage`]: what the learner is at.
//! - [`LessonOrder`]: what a learner asks for besides a stone, and `play`, where it is done.
//! - [`progress`]: what was done, kept between starts; `panel`: what stands beside the board.

pub mod attempt;
pub mod goal;
mod orders;
pub(crate) mod panel;
mod play;
pub mod progress;
pub mod table;
mod teaching;
mod told;

use bevy::prelude::*;

pub use self::orders::LessonOrder;
pub use self::progress::Progress;
pub use self::table::Course;
pub use self::teaching::Teaching;
use crate::app::AppSet;
use crate::app::intent::Interpret;
use crate::app::platform::files;
use crate::app::platform::files::{AddUserFile as _, TellTrouble};
use crate::app::screen::{AddStage as _, BoardUse, Phase, Stage};
use crate::app::table::cursor::{Center, center};
use crate::app::view::Feedback;

/// What the learner is at.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Phase = Phase::Lesson)]
pub enum LessonStage {
    /// The courses and their steps are looked at.
    #[default]
    Contents,
    /// Something is to be done on the board.
    Doing,
    /// A question is to be answered.
    Asked,
    /// The step is done.
    Done,
}

impl Stage for LessonStage {
    fn board_use(&self) -> BoardUse {
        match self {
            Self::Contents => BoardUse::Backdrop,
            Self::Doing => BoardUse::Placing,
            Self::Asked | Self::Done => BoardUse::Looking,
        }
    }
}

/// What has happened in a lesson that is to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonEvent {
    /// A step begins.
    Begun,
    /// A move or an answer is not what was asked for.
    Wrong,
    /// Both sides have passed, and it is asked who has won.
    Asked,
    /// The step is done.
    Done,
}

/// Everything that decides what happens.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LessonOrder>()
        .add_systems(Update, orders::interpret.in_set(AppSet::Intend).in_set(Interpret))
        .add_stage::<LessonStage>()
        .add_message::<LessonEvent>()
        .add_systems(Update, center.run_if(on_message::<LessonEvent>).in_set(Center).after(Interpret))
        .init_resource::<Teaching>()
        .init_resource::<Progress>()
        .add_user_file(progress::load)
        .add_systems(Update, files::tell_of_trouble::<Progress>.in_set(TellTrouble))
        .add_systems(OnEnter(LessonStage::Doing), play::forget)
        .add_systems(
            Update,
            (
                play::obey,
                play::place.run_if(in_state(LessonStage::Doing)),
                play::take_back.run_if(in_state(Phase::Lesson)),
            )
                .chain()
                .after(AppSet::Rules)
                .after(super::puzzle::Puzzling)
                .after(crate::app::table::session::FollowStage)
                .before(AppSet::Opponent),
        );
}

/// Everything that tells of it.
pub(crate) fn view(app: &mut App) {
    app.add_plugins(panel::plugin).add_systems(Update, (told::sound, told::speak).in_set(Feedback));
}
