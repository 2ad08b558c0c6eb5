//! Stones that are confirmed by a second press; fingers.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use goishi::app::features::lesson::{Lesson, LessonOrder, LessonStage};
use goishi::app::features::settings::Tab;
use goishi::app::table::pending::Pending;
use goishi::app::table::place::{MovePlayed, MoveRefused, PointPressed};
use goishi::app::table::session::MatchOrder;
use goishi::app::table::settings::TableSettings;
use goishi::app::view::marks::Mark;
use goishi::board::{Point, coord};
use goishi::play::lesson::{Course, State as Standing};

use super::{ALL, assert_prompts, two_people};
use crate::app::{Desk, Device};

fn pending(desk: &Desk) -> Option<Point> {
    desk.app.world().resource::<Pending>().point()
}

fn is_marked(desk: &mut Desk, wanted: Mark) -> bool {
    let mut marks = desk.app.world_mut().query::<(&Mark, &Visibility)>();
    marks
        .iter(desk.app.world())
        .any(|(mark, visibility)| *mark == wanted && *visibility == Visibility::Visible)
}

#[test]
fn a_stone_waits_for_the_second_press() {
    for device in ALL {
        let mut desk = two_people();
        desk.connect_pad();
        desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
        let (a, b) = (desk.at(7, 7), desk.at(8, 6));
        desk.place(device, a);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, Some(a)), "{device:?}");
        assert!(is_marked(&mut desk, Mark::Pending) && is_marked(&mut desk, Mark::Ghost));
        // Elsewhere moves it.
        desk.place(device, b);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, Some(b)));
        // Back takes it away, and pauses only the next time.
        let back = |desk: &mut Desk| match device {
            Device::Keyboard => desk.press(KeyCode::Escape),
            Device::Pad => desk.pad_press(GamepadButton::East),
            Device::Mouse => {
                desk.mouse_button(MouseButton::Right, ButtonState::Pressed);
                desk.mouse_button(MouseButton::Right, ButtonState::Released);
            }
        };
        back(&mut desk);
        assert_eq!((desk.is_paused(), pending(&desk)), (false, None));
        assert!(!is_marked(&mut desk, Mark::Pending));
        if device != Device::Mouse {
            back(&mut desk);
            assert!(desk.is_paused());
            back(&mut desk);
        }
        desk.place(device, b);
        desk.place(device, b);
        assert_eq!((desk.points(), pending(&desk)), (vec![b], None));
        desk.assert_mirrored();
        // What is refused is so at once.
        desk.place(device, b);
        assert_eq!((desk.log::<MoveRefused>().len(), pending(&desk)), (1, None));
        // Whatever changes the board takes it away, and so does the setting.
        desk.place(device, a);
        desk.press(KeyCode::KeyU);
        assert_eq!((desk.n_moves(), pending(&desk)), (0, None));
        desk.place(device, a);
        desk.change(|settings: &mut TableSettings| settings.confirm_stones = false);
        assert_eq!(pending(&desk), None);
        desk.place(device, a);
        assert_eq!(desk.n_moves(), 1);
    }
}

#[test]
fn the_footer_says_how_a_waiting_stone_is_placed() {
    let mut desk = two_people();
    desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
    desk.press(KeyCode::Enter);
    assert_prompts(&mut desk, &[("Enter", "prompt-confirm"), ("Esc", "prompt-withdraw")]);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.n_moves(), 1);
    // It is a setting on the page of settings.
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "pause-settings");
    desk.open_tab(Device::Mouse, Tab::Play);
    desk.choose(Device::Mouse, "settings-confirm");
    assert!(!desk.section::<TableSettings>().confirm_stones);
}

#[test]
fn a_tap_is_a_click() {
    let mut desk = two_people();
    let (a, b) = (desk.at(3, 3), desk.at(10, 4));
    let tap = |desk: &mut Desk, from: Point, to: Point| {
        desk.touch(1, TouchPhase::Started, desk.pixel_of(from));
        desk.touch(1, TouchPhase::Moved, desk.pixel_of(to));
        desk.touch(1, TouchPhase::Ended, desk.pixel_of(to));
    };
    tap(&mut desk, a, a);
    assert_eq!(desk.points(), [a]);
    // Sliding off takes it back, and so does whatever cancels it.
    tap(&mut desk, b, a);
    desk.touch(1, TouchPhase::Started, desk.pixel_of(b));
    desk.touch(1, TouchPhase::Canceled, desk.pixel_of(b));
    assert_eq!(desk.log::<PointPressed>().len(), 1);
    // A second finger beside it means nothing.
    desk.touch(1, TouchPhase::Started, desk.pixel_of(b));
    desk.touch(2, TouchPhase::Started, desk.pixel_of(a));
    desk.touch(2, TouchPhase::Ended, desk.pixel_of(a));
    assert_eq!(desk.n_moves(), 1);
    desk.touch(1, TouchPhase::Ended, desk.pixel_of(b));
    assert_eq!(desk.points(), [a, b]);
    // With confirmation two taps place.
    desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
    let c = desk.at(12, 12);
    tap(&mut desk, c, c);
    assert_eq!((desk.n_moves(), pending(&desk)), (2, Some(c)));
    tap(&mut desk, c, c);
    assert_eq!(desk.n_moves(), 3);
    assert!(desk.log::<MatchOrder>().iter().all(|command| !matches!(command, MatchOrder::Pause)));
}

#[test]
fn a_press_that_is_refused_takes_the_stone_back_that_waits_elsewhere() {
    let mut desk = two_people();
    let (taken, free) = (desk.at(3, 3), desk.at(10, 4));
    desk.click_point(taken);
    desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
    desk.click_point(free);
    assert_eq!((desk.n_moves(), pending(&desk)), (1, Some(free)));
    desk.click_point(taken);
    assert_eq!((desk.n_moves(), pending(&desk)), (1, None));
    assert_eq!(desk.log::<MoveRefused>().len(), 1);
    // Pressed once it waits again, and is not placed.
    desk.click_point(free);
    assert_eq!((desk.n_moves(), pending(&desk)), (1, Some(free)));
}

#[test]
fn a_stone_waits_in_a_lesson_as_well() {
    for device in ALL {
        let mut desk = Desk::new();
        desk.connect_pad();
        desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
        for order in [LessonOrder::Begin(Course::Five), LessonOrder::Choose(Course::Five, 3)] {
            desk.app.world_mut().write_message(order);
            desk.settle();
        }
        let [wrong, right] = ["a1", "g5"].map(|name| in_lesson(&desk, name));
        desk.place(device, right);
        assert_eq!((n_placed(&desk), pending(&desk)), (0, Some(right)), "{device:?}");
        assert!(is_marked(&mut desk, Mark::Pending) && is_marked(&mut desk, Mark::Ghost));
        if device != Device::Mouse {
            let (confirm, back) = if device == Device::Pad { ("A", "B") } else { ("Enter", "Esc") };
            assert_prompts(&mut desk, &[(confirm, "prompt-confirm"), (back, "prompt-withdraw")]);
        }
        // A wrong one lies there for a while; what waits meanwhile stays when it is taken off.
        desk.place(device, wrong);
        desk.place(device, wrong);
        assert_eq!((n_placed(&desk), pending(&desk)), (1, None));
        desk.place(device, right);
        assert_eq!((n_placed(&desk), pending(&desk)), (1, Some(right)));
        desk.pass(Duration::from_secs(2));
        assert_eq!((n_placed(&desk), pending(&desk)), (1, Some(right)));
        assert_eq!(lesson(&desk).attempt().state(), Standing::ToDo);
        desk.place(device, right);
        assert_eq!(lesson(&desk).attempt().state(), Standing::Done, "{device:?}");
        assert_eq!(pending(&desk), None);
    }
}

#[test]
fn back_takes_a_stone_away_and_then_leaves_the_step() {
    let mut desk = Desk::new();
    desk.change(|settings: &mut TableSettings| settings.confirm_stones = true);
    desk.app.world_mut().write_message(LessonOrder::Begin(Course::Go));
    desk.settle();
    let point = in_lesson(&desk, "e4");
    desk.place(Device::Keyboard, point);
    assert_eq!(pending(&desk), Some(point));
    desk.press(KeyCode::Escape);
    assert_eq!((pending(&desk), stage(&desk)), (None, LessonStage::Doing));
    desk.press(KeyCode::Enter);
    assert_eq!(pending(&desk), Some(point));
    // Another step takes it away too.
    desk.app.world_mut().write_message(LessonOrder::Choose(Course::Go, 1));
    desk.settle();
    assert_eq!((pending(&desk), stage(&desk)), (None, LessonStage::Doing));
    desk.press(KeyCode::Escape);
    assert_eq!(stage(&desk), LessonStage::Contents);
}

fn lesson(desk: &Desk) -> &Lesson {
    desk.app.world().resource::<Lesson>()
}

fn stage(desk: &Desk) -> LessonStage {
    *desk.app.world().resource::<State<LessonStage>>().get()
}

fn in_lesson(desk: &Desk, name: &str) -> Point {
    coord::parse(name, lesson(desk).position().size()).unwrap()
}

/// How many stones were placed in the lesson, right or wrong.
fn n_placed(desk: &Desk) -> usize {
    desk.log::<MovePlayed>().len()
}
