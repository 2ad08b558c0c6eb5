//! What is right, what is wrong, what is refused, and what is said to each.

use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::lesson::{LessonOrder, LessonStage};
use goishi::app::intent::Action;
use goishi::app::table::place::MovesTakenBack;
use goishi::app::view::access::Spoken;
use goishi::app::view::audio::{Cue, Heard};
use goishi::app::view::marks::Mark;
use goishi::board::Color;
use goishi::game::Move;
use goishi::play::lesson::{Course, State as Standing};

use super::{DEVICES, assert_mirrored, at, is_visible, lesson, order, point, stage, step};
use crate::app::Device;
use crate::power::assert_at_rest;

#[test]
fn lesson_a_wrong_stone_is_explained_and_taken_back() {
    for device in DEVICES {
        let mut desk = at(Course::Five, 3);
        if device == Device::Pad {
            desk.connect_pad();
        }
        desk.forget::<Spoken>();
        let (wrong, right) = (point(&desk, 0, 8), point(&desk, 6, 4));
        desk.place(device, wrong);
        assert_eq!(lesson(&desk).attempt().state(), Standing::Wrong);
        assert_eq!(desk.stones().get(&wrong), Some(&Color::Black), "it is seen");
        let why = desk.words("lesson-five-wrong");
        assert!(desk.log::<Spoken>().iter().any(|spoken| spoken.0 == why));
        assert!(desk.log::<Heard>().contains(&Cue::Refuse.into()));
        assert_mirrored(&mut desk);
        // Then it goes by itself, and nothing is drawn any more; what was wrong can still be read.
        desk.pass(Duration::from_secs(2));
        assert_mirrored(&mut desk);
        assert!(!desk.stones().contains_key(&wrong));
        assert_eq!(desk.log::<MovesTakenBack>().len(), 1);
        assert!(lesson(&desk).was_wrong());
        assert_at_rest(&mut desk);
        // Who is quicker does not wait for that.
        desk.place(device, wrong);
        desk.place(device, right);
        assert_eq!(stage(&desk), Some(LessonStage::Done));
        assert!(!desk.stones().contains_key(&wrong));
        assert!(is_visible(&mut desk, Mark::WinningRow));
        assert_mirrored(&mut desk);
        let done = desk.words("lesson-five-done");
        assert!(desk.log::<Spoken>().iter().any(|spoken| spoken.0 == done));
    }
}

#[test]
fn lesson_what_the_rules_forbid_is_refused_as_in_a_match() {
    let mut desk = at(Course::Five, 0);
    let taken = point(&desk, 4, 4);
    desk.place(Device::Mouse, taken);
    assert_eq!(desk.notice(), Some(desk.words("refused-occupied")));
    assert_eq!(lesson(&desk).attempt().state(), Standing::ToDo);
    desk.press(KeyCode::KeyG);
    assert_eq!(desk.notice(), Some(desk.words("lesson-no-pass")));
    assert_mirrored(&mut desk);
}

#[test]
fn lesson_every_right_answer_is_taken() {
    for course in Course::ALL {
        for number in 0..course.steps().len() {
            let mut desk = at(course, number);
            for made in lesson(&desk).attempt().solutions() {
                order(&mut desk, LessonOrder::Again);
                match made {
                    Move::Place(point) => desk.click_point(point),
                    Move::Pass => order(&mut desk, LessonOrder::Pass),
                }
                let reached = stage(&desk);
                let is_taken = matches!(reached, Some(LessonStage::Done | LessonStage::Asked));
                assert!(is_taken, "{made:?} of {}: {reached:?}", step(&desk));
            }
        }
    }
}

#[test]
fn lesson_a_wrong_winner_is_asked_for_again() {
    for device in DEVICES {
        let mut desk = at(Course::Go, 4);
        if device == Device::Pad {
            desk.connect_pad();
        }
        // A stone gains nothing there.
        let inside = point(&desk, 0, 0);
        desk.place(device, inside);
        assert!(lesson(&desk).was_wrong());
        desk.act(device, Action::Pass, "lesson-pass");
        assert_eq!(stage(&desk), Some(LessonStage::Asked));
        desk.choose(device, "lesson-answer-white");
        assert_eq!(lesson(&desk).attempt().state(), Standing::AskedAgain);
        let why = desk.words("lesson-winner-wrong");
        assert!(desk.log::<Spoken>().iter().any(|spoken| spoken.0 == why));
        desk.choose(device, "lesson-answer-black");
        assert_eq!(stage(&desk), Some(LessonStage::Done));
    }
}
