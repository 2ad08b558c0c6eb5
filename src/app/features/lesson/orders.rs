//! What a learner asks for besides a stone on a point.

use super::LessonStage;
use super::table::Course;
use crate::app::intent::Action;
use crate::app::table::session::Command;
use crate::board::Color;

/// What a learner asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Come to the courses.
    Open,
    /// Back to the menu.
    Leave,
    /// Look at the courses and their steps.
    Contents,
    /// Take a course up at the first step that has not been done; from the menu as well.
    Begin(Course),
    /// Do this step, counted from naught.
    Choose(Course, usize),
    /// The next step, whether or not this one is done; after the last one the contents.
    Next,
    /// The step before.
    Previous,
    /// The same step from its beginning.
    Again,
    /// Pass.
    Pass,
    /// Show a move that is right.
    Hint,
    /// Say who has won.
    Answer(Color),
}

/// What a key or a button means in a lesson.
pub(crate) const fn command_of(action: Action, stage: Option<LessonStage>) -> Option<Command> {
    let Some(stage) = stage else { return None };
    let order = match (stage, action) {
        (LessonStage::Contents, Action::Back) => Order::Leave,
        (_, Action::Back | Action::Pause) => Order::Contents,
        (LessonStage::Doing, Action::Hint) => Order::Hint,
        (LessonStage::Doing, Action::Pass) => Order::Pass,
        (LessonStage::Doing | LessonStage::Asked | LessonStage::Done, Action::Redo) => Order::Next,
        (LessonStage::Doing, Action::Undo) => Order::Previous,
        (LessonStage::Asked | LessonStage::Done, Action::Undo) => Order::Again,
        _ => return None,
    };
    Some(Command::Lesson(order))
}
