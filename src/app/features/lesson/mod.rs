//! First steps: short courses on the real board, with the cursor, the stones and the rules of a match.
//!
//! What is taught, and what is right, is [`crate::play::lesson`]. Nothing waits for time, every step can be skipped and
//! done again, and what was done is remembered.
//!
//! - [`LessonStage`]: what the learner is at. [`LessonOrder`]: what a learner asks for besides a stone, and `steps`,
//!   where it is done.
//! - `panel`: what stands beside the board.

mod orders;
pub(crate) mod panel;
mod steps;
mod told;

use bevy::prelude::*;

pub use self::orders::LessonOrder;
use crate::app::AppSet;
use crate::app::platform::files::{Achieved, AddUserFile as _};
use crate::app::screen::{BoardUse, Phase, Stage};
use crate::app::table::on_table::OnTable;
use crate::app::table::phase_table::AddPhaseTable as _;
use crate::app::table::place::forget;
use crate::app::view::Feedback;
use crate::app::view::marks::standing::AddStoneToCome as _;
use crate::play;

/// What was done.
pub type Progress = Achieved<play::lesson::progress::Done>;

/// The step of a course under way.
pub type Lesson = OnTable<play::Lesson>;

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

/// Where what is asked of a lesson is done.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Learning;

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    app.add_message::<LessonEvent>()
        .add_phase_table(play::Lesson::default())
        .add_achieved::<play::lesson::progress::Done>()
        .add_systems(OnEnter(LessonStage::Doing), forget)
        .add_systems(
            Update,
            (
                steps::obey,
                steps::follow.run_if(in_state(Phase::Lesson)),
                steps::take_back.run_if(in_state(Phase::Lesson)),
            )
                .chain()
                .in_set(Learning)
                .after(AppSet::Rules)
                .after(super::puzzle::Puzzling)
                .after(crate::app::table::session::FollowStage)
                .before(AppSet::Opponent),
        );
}

/// Everything that tells of it.
pub(super) fn view(app: &mut App) {
    app.add_plugins(panel::plugin)
        .add_stone_to_come::<play::Lesson>()
        .add_systems(Update, (told::sound, told::speak).in_set(Feedback));
}

#[cfg(test)]
mod tests {
    use crate::play::lesson::Course;
    use crate::words::{LANGUAGES, Texts};

    #[test]
    fn every_step_has_its_texts_in_every_language() {
        for (tag, ..) in LANGUAGES {
            let texts = Texts::new(tag);
            for step in Course::ALL.into_iter().flat_map(Course::steps) {
                for part in ["title", "task", "done", "wrong"] {
                    let id = step.text_id(part);
                    assert!(texts.has(&id), "{tag}: {id}");
                }
            }
        }
    }
}
