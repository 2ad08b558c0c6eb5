//! What a learner asks for besides a stone on a point.

use bevy::prelude::*;

use super::LessonStage;
use crate::app::intent::Action;
use crate::app::screen::Phase;
use crate::app::table::phase_table::PhaseTable;
use crate::board::Color;
use crate::play;
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

impl PhaseTable for play::Lesson {
    const PHASE: Phase = Phase::Lesson;
    type Stage = LessonStage;
    type Order = LessonOrder;

    fn meaning(stage: LessonStage, action: Action) -> Option<LessonOrder> {
        Some(match (stage, action) {
            (LessonStage::Contents, Action::Back) => LessonOrder::Leave,
            (_, Action::Back | Action::Pause) => LessonOrder::Contents,
            (LessonStage::Doing, Action::Hint) => LessonOrder::Hint,
            (LessonStage::Doing, Action::Pass) => LessonOrder::Pass,
            (LessonStage::Doing | LessonStage::Asked | LessonStage::Done, Action::Redo) => LessonOrder::Next,
            (LessonStage::Doing, Action::Undo) => LessonOrder::Previous,
            (LessonStage::Asked | LessonStage::Done, Action::Undo) => LessonOrder::Again,
            _ => return None,
        })
    }
}
