//! The first steps by each device, what is said in them, and what is remembered.

mod answers;

use bevy::prelude::*;
use goishi::app::features::lesson::{Lesson, LessonOrder, LessonStage, Progress};
use goishi::app::intent::Action;
use goishi::app::screen::{HELP, Phase, ScreenMove};
use goishi::app::view::marks::Mark;
use goishi::app::view::marks::go::GoMark;
use goishi::board::{Color, Point};
use goishi::game::{Move, Seat};
use goishi::play::lesson::{Course, State as Standing};
use goishi::search::Level;

use crate::app::{Desk, Device, TITLE, black_wins};
use crate::power::assert_at_rest;

const DEVICES: [Device; 3] = [Device::Keyboard, Device::Mouse, Device::Pad];

fn lesson(desk: &Desk) -> &Lesson {
    desk.app.world().resource::<Lesson>()
}

fn stage(desk: &Desk) -> Option<LessonStage> {
    desk.app.world().get_resource::<State<LessonStage>>().map(|stage| *stage.get())
}

fn step(desk: &Desk) -> &'static str {
    lesson(desk).attempt().step().name
}

fn point(desk: &Desk, x: u8, y: u8) -> Point {
    lesson(desk).position().size().point(x, y).unwrap()
}

fn order(desk: &mut Desk, order: LessonOrder) {
    desk.app.world_mut().write_message(order);
    desk.settle();
}

/// The program at a step.
fn at(course: Course, number: usize) -> Desk {
    let mut desk = Desk::new();
    order(&mut desk, LessonOrder::Open);
    order(&mut desk, LessonOrder::Choose(course, number));
    assert_eq!((desk.phase(), stage(&desk)), (Phase::Lesson, Some(LessonStage::Doing)));
    desk
}

/// The board shows what lies there in the lesson.
#[track_caller]
fn assert_mirrored(desk: &mut Desk) {
    let position = lesson(desk).position().clone();
    let stones: std::collections::HashMap<Point, Color> = position.stones().collect();
    assert_eq!(desk.stones(), stones);
    assert_eq!(desk.layout().board.grid, position.size().into());
}

fn is_visible(desk: &mut Desk, mark: Mark) -> bool {
    let mut marks = desk.app.world_mut().query::<(&Mark, &Visibility)>();
    let found = marks.iter(desk.app.world()).find(|(found, _)| **found == mark);
    found.is_some_and(|(_, visibility)| *visibility == Visibility::Visible)
}

/// Makes the move that is shown as right, as this device does.
fn solve(desk: &mut Desk, device: Device) {
    match lesson(desk).attempt().solution().unwrap() {
        Move::Place(point) => desk.place(device, point),
        Move::Pass => desk.act(device, Action::Pass, "lesson-pass"),
    }
    assert_mirrored(desk);
}

#[test]
fn lesson_both_courses_by_each_device_alone() {
    for device in DEVICES {
        let config = tempfile::tempdir().unwrap();
        let mut desk = Desk::with_config(config.path());
        if device == Device::Pad {
            desk.connect_pad();
        }
        for (course, begin) in [(Course::Five, "lessons-begin-five"), (Course::Go, "lessons-begin-go")] {
            assert!(desk.has_control("title-lessons"), "a course is left to be done");
            desk.choose(device, "title-lessons");
            assert_eq!((desk.phase(), stage(&desk)), (Phase::Lesson, Some(LessonStage::Contents)));
            if device != Device::Mouse {
                assert!(desk.is_focused(begin), "the course that is not done is offered first");
            }
            desk.choose(device, begin);
            for (number, expected) in course.steps().iter().enumerate() {
                assert_eq!((stage(&desk), step(&desk)), (Some(LessonStage::Doing), expected.name));
                assert_mirrored(&mut desk);
                solve(&mut desk, device);
                if stage(&desk) == Some(LessonStage::Asked) {
                    assert!(desk.count::<GoMark>() > 0, "whose each point is, is seen");
                    desk.choose(device, "lesson-answer-black");
                }
                assert_eq!(stage(&desk), Some(LessonStage::Done), "{device:?} at {}", expected.name);
                assert_eq!(desk.app.world().resource::<Progress>().n_done(course), number + 1);
                let is_last = number + 1 == course.steps().len();
                let on = if is_last { "lesson-finish" } else { "lesson-next" };
                if device != Device::Mouse {
                    assert!(desk.is_focused(on), "the first press goes on");
                }
                desk.choose(device, on);
            }
            assert_eq!(stage(&desk), Some(LessonStage::Contents));
            desk.back(device, "lessons-back");
            assert_eq!(desk.whereabouts(), TITLE);
        }
        assert!(!desk.has_control("title-lessons"), "they are not offered for ever");
        // And remembered at the next start; the help leads there.
        drop(desk);
        let mut again = Desk::with_config(config.path());
        if device == Device::Pad {
            again.connect_pad();
        }
        assert!(!again.has_control("title-lessons"));
        again.choose(device, "title-help");
        again.choose(device, "help-lessons");
        assert_eq!((again.page(), stage(&again)), (None, Some(LessonStage::Contents)));
        let progress = again.app.world().resource::<Progress>();
        assert!(Course::ALL.into_iter().all(|course| progress.n_done(course) == course.steps().len()));
    }
}

#[test]
fn lesson_every_step_is_skipped_shown_and_done_again_by_each_device() {
    for device in DEVICES {
        let mut desk = Desk::new();
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.choose(device, "title-lessons");
        desk.choose(device, "lessons-step-save");
        assert_eq!(step(&desk), "save");
        desk.act(device, Action::Redo, "lesson-next");
        assert_eq!(step(&desk), "eyes");
        desk.act(device, Action::Undo, "lesson-previous");
        assert_eq!(step(&desk), "save");
        assert!(!is_visible(&mut desk, Mark::Hint));
        desk.act(device, Action::Hint, "lesson-hint");
        assert!(is_visible(&mut desk, Mark::Hint));
        solve(&mut desk, device);
        assert_eq!(stage(&desk), Some(LessonStage::Done));
        desk.choose(device, "lesson-again");
        assert_eq!((step(&desk), stage(&desk)), ("save", Some(LessonStage::Doing)));
        assert_mirrored(&mut desk);
        desk.back(device, "lesson-contents");
        assert_eq!(stage(&desk), Some(LessonStage::Contents));
        // Skipping the last one leads to the contents.
        desk.choose(device, "lessons-step-five");
        desk.act(device, Action::Redo, "lesson-next");
        assert_eq!(stage(&desk), Some(LessonStage::Contents));
    }
}

#[test]
fn lesson_leads_to_a_first_match() {
    for (course, lines) in [(Course::Five, 15), (Course::Go, 9)] {
        let mut desk = at(course, course.steps().len() - 1);
        solve(&mut desk, Device::Keyboard);
        if stage(&desk) == Some(LessonStage::Asked) {
            desk.choose(Device::Keyboard, "lesson-answer-black");
        }
        desk.choose(Device::Keyboard, "lesson-play");
        desk.wait_for("a match", |desk| desk.phase() == Phase::Playing);
        assert_eq!(desk.game().seats().white, Seat::Program(Level::Textbook));
        assert_eq!((desk.game().size().lines(), desk.game().setup().game.kind()), (lines, course.kind()));
        assert_eq!(desk.n_moves(), 0);
    }
}

#[test]
fn lesson_a_course_begins_from_the_title_by_one_command() {
    let mut desk = Desk::new();
    order(&mut desk, LessonOrder::Begin(Course::Go));
    assert_eq!(
        (desk.phase(), stage(&desk), step(&desk)),
        (Phase::Lesson, Some(LessonStage::Doing), "capture")
    );
    assert_mirrored(&mut desk);
    // A match under way waits meanwhile.
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3)[..3]);
    desk.app.world_mut().write_message(ScreenMove::Leave);
    desk.settle();
    order(&mut desk, LessonOrder::Begin(Course::Five));
    solve(&mut desk, Device::Keyboard);
    order(&mut desk, LessonOrder::Leave);
    desk.choose(Device::Keyboard, "title-continue");
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 3));
    desk.assert_mirrored();
    // From within it nothing is begun.
    order(&mut desk, LessonOrder::Begin(Course::Go));
    assert_eq!((desk.phase(), desk.n_moves()), (Phase::Playing, 3));
}

#[test]
fn lesson_every_stage_comes_to_rest_and_fits_small_windows() {
    for (width, height) in [(1280, 800), (800, 600), (900, 1600)] {
        let mut desk = Desk::sized(width, height);
        order(&mut desk, LessonOrder::Open);
        assert_at_rest(&mut desk);
        order(&mut desk, LessonOrder::Begin(Course::Go));
        assert_at_rest(&mut desk);
        for control in ["lesson-pass", "lesson-hint", "lesson-next", "lesson-contents"] {
            assert!(desk.has_control(control), "{control} at {width} × {height}");
        }
        solve(&mut desk, Device::Mouse);
        assert_at_rest(&mut desk);
        order(&mut desk, LessonOrder::Choose(Course::Go, 4));
        order(&mut desk, LessonOrder::Pass);
        assert_eq!(stage(&desk), Some(LessonStage::Asked));
        assert_at_rest(&mut desk);
        desk.choose(Device::Mouse, "lesson-answer-black");
        assert_eq!(stage(&desk), Some(LessonStage::Done));
    }
}

#[test]
fn lesson_is_come_to_from_the_help_of_the_puzzle() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-puzzle");
    desk.press(KeyCode::F1);
    desk.press(KeyCode::Escape);
    assert_eq!(desk.page(), Some(HELP));
    desk.choose(Device::Keyboard, "help-lessons");
    assert_eq!((desk.page(), stage(&desk)), (None, Some(LessonStage::Contents)));
}

#[test]
fn lesson_help_lies_over_it_and_leads_back() {
    let mut desk = at(Course::Go, 1);
    desk.press(KeyCode::F1);
    assert_eq!(desk.page(), Some(HELP));
    desk.press(KeyCode::Escape);
    assert_eq!((desk.page(), stage(&desk), step(&desk)), (None, Some(LessonStage::Doing), "save"));
    // A press on that page places nothing afterwards.
    assert_eq!(lesson(&desk).attempt().state(), Standing::ToDo);
}
