//! The courses, how far each has been done, and its steps.

use bevy_egui::egui::Vec2;

use super::game_id;
use crate::app::features::lesson::{LessonOrder, Progress};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Emphasis, Kit, Tile};
use crate::play::lesson::Course;
use crate::play::lesson::course::Step;

/// The least size of a step among the others.
const TILE: Vec2 = Vec2::new(150.0, 58.0);

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, progress: &Progress) {
    if kit.header("lessons-back", &view.text("lessons-title")) {
        kit.ask(LessonOrder::Leave);
    }
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
        let name = begin_name(course);
        let emphasis = if course == wanted.unwrap_or_default() { Emphasis::Primary } else { Emphasis::Plain };
        if kit.button(name, &view.text(id), emphasis) {
            kit.ask(LessonOrder::Begin(course));
        }
        if let Some(pressed) = steps(kit, view, course.steps(), progress) {
            kit.ask(LessonOrder::Choose(course, pressed));
        }
    }
}

/// The steps of a course; the number of the one pressed.
fn steps(kit: &mut Kit<'_>, view: &View<'_>, steps: &[Step], progress: &Progress) -> Option<usize> {
    let names: Vec<String> = steps.iter().map(|step| format!("lessons-step-{}", step.name)).collect();
    let tiles: Vec<Tile<'_>> = (steps.iter().zip(&names).enumerate())
        .map(|(i, (step, name))| Tile {
            name,
            text: view.texts.get(&step.text_id("title")),
            below: (i + 1).to_string(),
            done: progress.is_done(step),
            chosen: false,
        })
        .collect();
    kit.tiles(TILE, &tiles)
}

/// The name of the control that begins a course.
const fn begin_name(course: Course) -> &'static str {
    match course {
        Course::Five => "lessons-begin-five",
        Course::Go => "lessons-begin-go",
    }
}
