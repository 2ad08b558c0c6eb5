//! The courses, how far each has been done, and its steps.

use super::game_id;
use crate::app::features::lesson::{LessonOrder, Progress};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, Kit, Tile};
use crate::play::lesson::Course;
use crate::play::lesson::course::Step;

/// The least width of a step among the others, and its height.
const WIDTH: f32 = 150.0;
const HEIGHT: f32 = 58.0;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, progress: &Progress) {
    kit.header("lessons-back", &view.text("lessons-title"), LessonOrder::Leave);
    kit.muted(view.text("lessons-what"));
    // The first course that is not done is the one that most want.
    let wanted = Course::ALL.into_iter().find(|course| !progress.is_complete(*course));
    for course in Course::ALL {
        kit.space(0.5);
        let (n_done, n_all) = (progress.n_done(course), course.steps().len());
        let values =
            [("game", view.text(game_id(course)).into()), ("done", n_done.into()), ("all", n_all.into())];
        kit.label(view.texts.with("lessons-course", values), Type::Strong, kit.theme.accent);
        let id = match n_done {
            0 => "lessons-begin",
            n if n < n_all => "lessons-go-on",
            _ => "lessons-again",
        };
        let begin = Button::new((begin_name(course), id), LessonOrder::Begin(course));
        kit.button(begin.main_if(course == wanted.unwrap_or_default()));
        let tile = |(i, step): (usize, &Step)| Tile {
            name: format!("lessons-step-{}", step.name).into(),
            text: view.texts.get(&step.text_id("title")),
            below: (i + 1).to_string(),
            done: progress.is_done(step),
            chosen: false,
        };
        let steps: Vec<Tile<'_>> = course.steps().iter().enumerate().map(tile).collect();
        if let Some(pressed) = kit.tiles(kit.n_columns(WIDTH), HEIGHT, &steps) {
            kit.ask(LessonOrder::Choose(course, pressed));
        }
    }
}

/// The name of the control that begins a course.
const fn begin_name(course: Course) -> &'static str {
    match course {
        Course::Five => "lessons-begin-five",
        Course::Go => "lessons-begin-go",
    }
}
