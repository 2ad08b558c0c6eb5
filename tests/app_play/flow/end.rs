//! The end of a match has its moment on the board before the page of what comes next.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use goishi::app::screen::{EndStage, Phase};
use goishi::app::table::place::PointPressed;
use goishi::app::table::result::MomentLength;
use goishi::app::table::session::MatchOrder;
use goishi::app::theme::LookSettings;
use goishi::app::ui::kit::Nav;
use goishi::app::view::access::Spoken;
use goishi::app::view::marks::flourish::Light;
use goishi::game::Seat;
use goishi::search::Level;

use crate::app::{Desk, Device, TITLE, black_wins};

fn stage(desk: &Desk) -> Option<EndStage> {
    desk.app.world().get_resource::<State<EndStage>>().map(|stage| *stage.get())
}

/// A match that is looked at as long as the desktop program does, up to its last stone.
fn before_the_end() -> Desk {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.connect_pad();
    desk.app.insert_resource(MomentLength::default());
    let points = black_wins(desk.game().size(), 3);
    desk.place_all(Device::Mouse, &points[..8]);
    desk
}

/// Places the last stone, and stops while the light is on its way.
fn at_the_end(device: Device) -> Desk {
    let mut desk = before_the_end();
    let last = black_wins(desk.game().size(), 3)[8];
    if device != Device::Mouse {
        desk.cursor_to(device, last);
    }
    match device {
        Device::Mouse => {
            desk.write_mouse_move(desk.pixel_of(last));
            desk.write_mouse_button(MouseButton::Left, ButtonState::Pressed);
            desk.update();
            desk.write_mouse_button(MouseButton::Left, ButtonState::Released);
        }
        Device::Keyboard | Device::Pad => desk.write_key(KeyCode::Enter, ButtonState::Pressed, false),
    }
    desk.update_until("the end", |desk| stage(desk) == Some(EndStage::Moment));
    desk.update();
    desk
}

#[test]
fn any_press_goes_on_from_the_moment_and_does_nothing_else() {
    for device in [Device::Keyboard, Device::Mouse, Device::Pad] {
        let mut desk = at_the_end(device);
        assert!(desk.count::<Light>() > 0, "{device:?}: lights go up");
        assert!(!desk.has_control("over-rematch"), "nothing is asked yet");
        assert_eq!(
            desk.log::<Spoken>().iter().filter(|said| said.0 == desk.words("end-black-five")).count(),
            1
        );
        desk.forget::<PointPressed>();
        match device {
            Device::Mouse => {
                let point = desk.game().size().point(12, 12).unwrap();
                desk.click_point(point);
            }
            Device::Keyboard => {
                desk.key_up(KeyCode::Enter);
                desk.press(KeyCode::Enter);
            }
            Device::Pad => desk.pad_press(GamepadButton::East),
        }
        assert_eq!((desk.phase(), stage(&desk)), (Phase::GameOver, Some(EndStage::Page)), "{device:?}");
        assert!(desk.is_focused("over-rematch"));
        assert_eq!((desk.n_moves(), desk.count::<Light>()), (9, 0), "{device:?}: the light is gone with it");
        assert_eq!(desk.log::<PointPressed>(), []);
        assert_eq!(desk.app.world().resource::<Nav>().title(), desk.words("over-black-won"));
        desk.choose(device, "over-menu");
        assert_eq!(desk.whereabouts(), TITLE);
    }
}

#[test]
fn the_moment_passes_by_itself_and_then_nothing_moves() {
    let mut desk = at_the_end(Device::Keyboard);
    desk.pass(MomentLength::default().0);
    assert_eq!(stage(&desk), Some(EndStage::Page));
    desk.settle();
    assert!(!desk.asks_for_redraw());
    assert_eq!(desk.count::<Light>(), 0);
    // While it lasts the picture comes to rest as well, once the plate has come.
    let mut desk = at_the_end(Device::Keyboard);
    desk.settle();
    assert_eq!(stage(&desk), Some(EndStage::Moment));
    assert!(desk.sleep_time() > Duration::from_millis(500));
}

#[test]
fn what_is_wanted_at_once_is_had_at_once() {
    let mut desk = at_the_end(Device::Keyboard);
    desk.press(KeyCode::KeyU);
    assert_eq!((desk.phase(), desk.n_moves(), desk.count::<Light>()), (Phase::Playing, 8, 0));
}

#[test]
fn with_reduced_motion_the_page_is_there_at_once() {
    let mut desk = before_the_end();
    desk.change(|settings: &mut LookSettings| settings.reduced_motion = true);
    let last = black_wins(desk.game().size(), 3)[8];
    desk.place(Device::Mouse, last);
    assert_eq!(stage(&desk), Some(EndStage::Page));
    assert!(desk.is_focused("over-rematch"));
    assert_eq!(desk.count::<Light>(), 0);
}

#[test]
fn no_lights_go_up_for_whoever_has_lost_to_the_program() {
    let lights = |winner_is_program: bool| {
        let program = Seat::Program(Level::Textbook);
        let seats = if winner_is_program { (Seat::Human, program) } else { (Seat::Human, Seat::Human) };
        let mut desk = Desk::in_match(seats.0, seats.1, 15);
        desk.app.insert_resource(MomentLength::default());
        desk.app.world_mut().write_message(MatchOrder::Resign);
        desk.update_until("the end", |desk| stage(desk) == Some(EndStage::Moment));
        desk.count::<Light>()
    };
    assert_eq!(lights(true), 0);
    assert!(lights(false) > 0);
}

#[test]
fn a_match_that_was_reviewed_is_come_back_to_without_a_moment() {
    let mut desk = at_the_end(Device::Keyboard);
    desk.press(KeyCode::Escape);
    desk.choose(Device::Keyboard, "over-review");
    desk.press(KeyCode::Escape);
    assert_eq!((desk.phase(), stage(&desk)), (Phase::GameOver, Some(EndStage::Page)));
}
