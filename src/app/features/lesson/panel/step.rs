//! Beside the board while something is to be done on it, while a question is asked, and when the step is done.

use super::{first_match, game_id, play_id, sentence};
use crate::app::features::lesson::{Lesson, LessonOrder, LessonStage};
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::ui::score;
use crate::board::Color;
use crate::game::Move;
use crate::play::lesson::Course;

/// How many lines a sentence may take before its box grows.
const SENTENCE_LINES: f32 = 4.0;
const ROOMY_FROM: f32 = 480.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson, height: f32) {
    let top = kit.ui.cursor().top();
    let course = lesson.attempt().course();
    head(kit, view, lesson);
    // Where there is little room, none is kept for longer sentences.
    let lines = if height < ROOMY_FROM { 1.0 } else { SENTENCE_LINES };
    kit.said(&view.texts.get(&lesson.attempt().step().text_id("task")), lines);
    if lesson.was_wrong() {
        kit.wrong(sentence(view.texts, lesson, LessonStage::Doing));
    } else if let Some(hint) = lesson.hint() {
        kit.label(hint_text(view, lesson, hint), Type::Body, kit.theme.accent);
    }
    let [hint, previous, next, contents, pass] =
        ["lesson-hint", "lesson-previous", "lesson-skip", "lesson-contents", "action-pass"]
            .map(|id| view.texts.get(id));
    let rows: [&[&str]; 3] = [&[&pass], &[&hint, &next], &[&previous, &contents]];
    let may_pass = course == Course::Go;
    let actions = kit.rows_height(if may_pass { &rows } else { &rows[1..] });
    let left_over = height - (kit.ui.cursor().top() - top) - actions;
    kit.ui.add_space(left_over.max(0.0));
    if may_pass && kit.button("lesson-pass", &pass, Emphasis::Plain) {
        kit.ask(LessonOrder::Pass);
    }
    match kit.buttons([("lesson-hint", &hint, true), ("lesson-next", &next, true)]) {
        Some(0) => kit.ask(LessonOrder::Hint),
        Some(_) => kit.ask(LessonOrder::Next),
        None => {}
    }
    let has_previous = lesson.attempt().number() > 0;
    match kit.buttons([("lesson-previous", &previous, has_previous), ("lesson-contents", &contents, true)]) {
        Some(0) => kit.ask(LessonOrder::Previous),
        Some(_) => kit.ask(LessonOrder::Contents),
        None => {}
    }
}

/// The count, and the question who has won.
pub(super) fn draw_question(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    head(kit, view, lesson);
    kit.said(&view.text("lesson-winner"), 2.0);
    if let Some(score) = lesson.attempt().score() {
        score::draw(kit, view.texts, &score);
    }
    if lesson.attempt().is_asked_again() {
        kit.wrong(sentence(view.texts, lesson, LessonStage::Asked));
    }
    kit.space(0.5);
    // Neither stands out: that would be an answer.
    let (black, white) = (view.text("color-black"), view.text("color-white"));
    match kit.buttons([("lesson-answer-black", &black, true), ("lesson-answer-white", &white, true)]) {
        Some(0) => kit.ask(LessonOrder::Answer(Color::Black)),
        Some(_) => kit.ask(LessonOrder::Answer(Color::White)),
        None => {}
    }
    let (again, contents) = (view.text("lesson-again"), view.text("lesson-contents"));
    match kit.buttons([("lesson-again", &again, true), ("lesson-contents", &contents, true)]) {
        Some(0) => kit.ask(LessonOrder::Again),
        Some(_) => kit.ask(LessonOrder::Contents),
        None => {}
    }
}

pub(super) fn draw_done(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    let attempt = lesson.attempt();
    let is_last = attempt.number() + 1 == attempt.course().steps().len();
    head(kit, view, lesson);
    if !view.low {
        kit.title(view.text("lesson-right"));
    }
    kit.said(&sentence(view.texts, lesson, LessonStage::Done), SENTENCE_LINES);
    if let Some(score) = attempt.score().filter(|_| !view.low) {
        score::draw(kit, view.texts, &score);
    }
    kit.space(1.0);
    if is_last {
        if kit.button("lesson-finish", &view.text("lesson-finish"), Emphasis::Primary) {
            kit.ask(LessonOrder::Next);
        }
        if kit.button("lesson-play", &view.texts.get(play_id(attempt.course())), Emphasis::Plain) {
            kit.ask(MatchOrder::StartMatch(first_match(attempt.course())));
        }
    } else if kit.button("lesson-next", &view.text("lesson-next"), Emphasis::Primary) {
        kit.ask(LessonOrder::Next);
    }
    let (again, contents) = (view.text("lesson-again"), view.text("lesson-contents"));
    match kit.buttons([("lesson-again", &again, true), ("lesson-contents", &contents, true)]) {
        Some(0) => kit.ask(LessonOrder::Again),
        Some(_) => kit.ask(LessonOrder::Contents),
        None => {}
    }
}

/// The course, the number of the step of how many, and its name.
fn head(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    let attempt = lesson.attempt();
    let values = [
        ("game", view.text(game_id(attempt.course())).into()),
        ("n", (attempt.number() + 1).into()),
        ("all", attempt.course().steps().len().into()),
    ];
    kit.label(view.texts.with("lesson-head", values), Type::Body, kit.theme.muted);
    if !view.low {
        kit.label(view.texts.get(&attempt.step().text_id("title")), Type::Strong, kit.theme.accent);
    }
}

/// The move that is shown, in words.
fn hint_text(view: &View<'_>, lesson: &Lesson, hint: Move) -> String {
    match hint {
        Move::Place(point) => {
            let name = view.notation.name(point, lesson.position().size());
            view.texts.with("lesson-hint-place", [("point", name.into())])
        }
        Move::Pass => view.text("lesson-hint-pass"),
    }
}
