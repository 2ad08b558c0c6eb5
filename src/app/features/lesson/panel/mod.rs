//! What stands beside the board of a lesson, a page for each stage.

mod contents;
mod step;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Lesson, LessonStage, Progress};
use crate::app::intent::Action;
use crate::app::screen::{PageId, Phase, nothing_open};
use crate::app::table::pending::Pending;
use crate::app::ui::frame::{Frame, Page, Pages, Room};
use crate::app::ui::prompts::{List, Prompts, Trigger::Of};
use crate::game::{GameKind, GameSetup, GoSetup, GomokuSetup, MatchSetup, Seat};
use crate::play::lesson::Course;
use crate::search::Level;
use crate::words::Texts;

/// Of the pages the first one, which begins with what is most wanted on it when a step was on the board.
const CONTENTS: PageId = PageId::at(Phase::Lesson);

const MOUSE: List = &[(Of(Action::Help), "prompt-help"), (Of(Action::Back), "prompt-contents")];
/// What is pressed on the board of a lesson.
const BOARD: Prompts = Prompts::new(
    MOUSE,
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Hint), "prompt-show"),
        (Of(Action::Redo), "prompt-skip"),
        (Of(Action::Back), "prompt-contents"),
    ],
);
/// The same, where one may pass as well.
const GO_BOARD: Prompts = Prompts::new(
    MOUSE,
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::Hint), "prompt-show"),
        (Of(Action::Pass), "prompt-pass"),
        (Of(Action::Redo), "prompt-skip"),
        (Of(Action::Back), "prompt-contents"),
    ],
);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(nothing_open.and_then(in_state(Phase::Lesson))).in_set(Pages),
    );
}

fn draw(
    mut frame: Frame,
    stage: Res<State<LessonStage>>,
    lesson: Res<Lesson>,
    progress: Res<Progress>,
    pending: Res<Pending>,
) {
    let stage = *stage.get();
    let attempt = lesson.attempt();
    let is_done_on_board = stage == LessonStage::Doing;
    let page = Page {
        step: (attempt.course() as u64) << 32 | attempt.number() as u64,
        room: if stage == LessonStage::Contents { Room::Raised } else { Room::Panel },
        active: !is_done_on_board,
        prompts: match stage {
            LessonStage::Doing if pending.point().is_some() => Prompts::PENDING,
            LessonStage::Doing if attempt.course().kind() == GameKind::Go => GO_BOARD,
            LessonStage::Doing => BOARD,
            _ => Prompts::PAGE,
        },
        // What comes next begins with what is most wanted there.
        forgets: if is_done_on_board { &[CONTENTS] } else { &[] },
        ..Page::new(match stage {
            LessonStage::Contents => CONTENTS,
            LessonStage::Doing => CONTENTS.part("doing"),
            LessonStage::Asked => CONTENTS.part("asked"),
            LessonStage::Done => CONTENTS.part("done"),
        })
    };
    frame.show(page, |kit, view| match stage {
        LessonStage::Contents => contents::draw(kit, view, &progress),
        LessonStage::Doing => step::draw(kit, view, &lesson),
        LessonStage::Asked => step::draw_question(kit, view, &lesson),
        LessonStage::Done => step::draw_done(kit, view, &lesson),
    });
}

/// What is said to the step under way: what is to be done, what was wrong, or that it is done.
pub(crate) fn sentence(texts: &Texts, lesson: &Lesson, stage: LessonStage) -> String {
    let step = lesson.attempt().step();
    match stage {
        LessonStage::Doing if lesson.was_wrong() => texts.get(&step.text_id("wrong")),
        LessonStage::Asked if lesson.attempt().is_asked_again() => texts.get("lesson-winner-wrong"),
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
