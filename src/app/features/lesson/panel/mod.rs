//! What stands beside the board of a lesson, a page for each stage.

mod contents;
mod step;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Course, LessonStage, Progress, Teaching};
use crate::app::text::Texts;
use crate::app::ui::kit::Kit;
use crate::app::ui::reads::View;
use crate::game::{GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat};
use crate::search::Level;

/// Everything that the pages read.
#[derive(SystemParam)]
pub(crate) struct Reads<'w> {
    teaching: Res<'w, Teaching>,
    progress: Res<'w, Progress>,
}

impl Reads<'_> {
    /// The step under way.
    pub(crate) fn teaching(&self) -> &Teaching {
        &self.teaching
    }

    /// Whether a step of any course is left to be done.
    pub(crate) fn are_left(&self) -> bool {
        Course::ALL.into_iter().any(|course| !self.progress.is_complete(course))
    }
}

/// Draws the page of a stage in a room of this height.
pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, reads: &Reads<'_>, stage: LessonStage, height: f32) {
    match stage {
        LessonStage::Contents => contents::draw(kit, view, &reads.progress),
        LessonStage::Doing => step::draw(kit, view, &reads.teaching, height),
        LessonStage::Asked => step::draw_question(kit, view, &reads.teaching),
        LessonStage::Done => step::draw_done(kit, view, &reads.teaching),
    }
}

/// What is said to the step under way: what is to be done, what was wrong, or that it is done.
pub(crate) fn sentence(texts: &Texts, teaching: &Teaching, stage: LessonStage) -> String {
    let step = teaching.attempt().step();
    match stage {
        LessonStage::Doing if teaching.was_wrong() => texts.get(&step.text_id("wrong")),
        LessonStage::Asked if teaching.attempt().is_asked_again() => texts.get("lesson-winner-wrong"),
        LessonStage::Asked => texts.get("lesson-winner"),
        LessonStage::Done => texts.get(&step.text_id("done")),
        LessonStage::Contents => texts.get("lessons-what"),
        LessonStage::Doing => texts.get(&step.text_id("task")),
    }
}

/// The id of the name of a course's game.
const fn game_id(course: Course) -> &'static str {
    match course {
        Course::Five => "game-gomoku",
        Course::Go => "game-go",
    }
}

/// What the button for that match says.
const fn play_id(course: Course) -> &'static str {
    match course {
        Course::Five => "lesson-play-five",
        Course::Go => "lesson-play-go",
    }
}

/// A first match after a course: against the weakest level, at Go on the smallest of the usual boards.
fn first_match(course: Course) -> MatchSetup {
    let game: GameSetup = match course {
        Course::Five => GomokuSetup::default().into(),
        Course::Go => {
            let small = crate::board::BoardSize::new(9).expect("a board may have nine lines");
            GoSetup { size: small, ..GoSetup::default() }.into()
        }
    };
    let seats = crate::board::ByColor { black: Seat::Human, white: Seat::Program(Level::Textbook) };
    MatchSetup::new(game, seats)
}
