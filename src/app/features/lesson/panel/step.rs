//! Beside the board while something is to be done on it, while a question is asked, and when the step is done.

use super::{first_match, game_id, play_id, sentence};
use crate::app::features::lesson::{Lesson, LessonOrder, LessonStage};
use crate::app::table::session::MatchOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::score;
use crate::board::Color;
use crate::game::Move;
use crate::play::lesson::Course;

/// How many lines a sentence may take before its box grows.
const SENTENCE_LINES: f32 = 4.0;
const ROOMY_FROM: f32 = 480.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    let bottom = kit.ui.cursor().top() + view.height;
    head(kit, view, lesson);
    // Where there is little room, none is kept for longer sentences.
    let lines = if view.height < ROOMY_FROM { 1.0 } else { SENTENCE_LINES };
    kit.said(&view.texts.get(&lesson.attempt().step().text_id("task")), lines);
    if lesson.was_wrong() {
        kit.wrong(sentence(view.texts, lesson, LessonStage::Doing));
    } else if let Some(hint) = lesson.hint() {
        kit.label(hint_text(view, lesson, hint), Type::Body, kit.theme.accent);
    }
    let previous = Button::new("lesson-previous", LessonOrder::Previous);
    let mut rows = vec![
        vec![
            Button::new("lesson-hint", LessonOrder::Hint),
            Button::new(("lesson-next", "lesson-skip"), LessonOrder::Next),
        ],
        vec![
            previous.only_if(lesson.attempt().number() > 0),
            Button::new("lesson-contents", LessonOrder::Contents),
        ],
    ];
    if lesson.attempt().course() == Course::Go {
        rows.insert(0, vec![Button::new(("lesson-pass", "action-pass"), LessonOrder::Pass)]);
    }
    let actions: f32 = rows.iter().map(|row| kit.row_height(row)).sum();
    kit.ui.add_space((bottom - kit.ui.cursor().top() - actions).max(0.0));
    for row in rows {
        kit.row(row);
    }
}

/// The count, and the question who has won.
pub(super) fn draw_question(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    head(kit, view, lesson);
    kit.said(&view.text("lesson-winner"), 2.0);
    if let Some(score) = lesson.attempt().score() {
        score::draw(kit, &score);
    }
    if lesson.attempt().is_asked_again() {
        kit.wrong(sentence(view.texts, lesson, LessonStage::Asked));
    }
    kit.space(0.5);
    // Neither stands out: that would be an answer.
    kit.row([
        Button::new(("lesson-answer-black", "color-black"), LessonOrder::Answer(Color::Black)),
        Button::new(("lesson-answer-white", "color-white"), LessonOrder::Answer(Color::White)),
    ]);
    kit.row(ways_back());
}

fn ways_back() -> [Button<'static>; 2] {
    [Button::new("lesson-again", LessonOrder::Again), Button::new("lesson-contents", LessonOrder::Contents)]
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
        score::draw(kit, &score);
    }
    kit.space(1.0);
    if is_last {
        kit.button(Button::new("lesson-finish", LessonOrder::Next).main());
        let order = MatchOrder::StartMatch(first_match(attempt.course()));
        kit.button(Button::new(("lesson-play", play_id(attempt.course())), order));
    } else {
        kit.button(Button::new("lesson-next", LessonOrder::Next).main());
    }
    kit.row(ways_back());
}

/// The course, the number of the step of how many, and its name.
fn head(kit: &mut Kit<'_>, view: &View<'_>, lesson: &Lesson) {
    let attempt = lesson.attempt();
    let values = [
        ("game", view.text(game_id(attempt.course())).into()),
        ("n", (attempt.number() + 1).into()),
        ("all", attempt.course().steps().len().into()),
    ];
    kit.muted(view.texts.with("lesson-head", values));
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
