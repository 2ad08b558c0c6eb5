//! What a learner asks for besides a stone on a point.

use bevy::prelude::*;

use super::LessonStage;
use crate::app::intent::Action;
use crate::app::screen::Whereabouts;
use crate::app::table::pending::Pending;
use crate::board::Color;
use crate::play::lesson::Course;

/// What a learner asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonOrder {
    /// Come to the courses.
    Open,
    /// Back to the menu.
    Leave,
    /// Look at the courses and their steps.
    Contents,
    /// Take a course up at the first step that has not been done; from the menu as well.
    Begin(Course),
    /// Do this step, counted from zero.
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

/// What the keys and buttons ask for here.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    stage: Option<Res<State<LessonStage>>>,
    pending: Res<Pending>,
    mut orders: MessageWriter<LessonOrder>,
) {
    let Some(stage) = stage.filter(|_| whereabouts.is_open()).map(|stage| *stage.get()) else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        orders.write(match (stage, action) {
            // It takes the stone back that waits to be confirmed.
            (_, Action::Back) if pending.point().is_some() => continue,
            (LessonStage::Contents, Action::Back) => LessonOrder::Leave,
            (_, Action::Back | Action::Pause) => LessonOrder::Contents,
            (LessonStage::Doing, Action::Hint) => LessonOrder::Hint,
            (LessonStage::Doing, Action::Pass) => LessonOrder::Pass,
            (LessonStage::Doing | LessonStage::Asked | LessonStage::Done, Action::Redo) => LessonOrder::Next,
            (LessonStage::Doing, Action::Undo) => LessonOrder::Previous,
            (LessonStage::Asked | LessonStage::Done, Action::Undo) => LessonOrder::Again,
            _ => continue,
        });
    }
}
