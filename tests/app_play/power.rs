//! Nothing is drawn while nothing changes.

use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::settings::Tab;
use goishi::app::screen::Phase;
use goishi::app::table::opponent::{HintAt, Thinking};
use goishi::app::table::place::MoveRefused;
use goishi::app::theme::LookSettings;
use goishi::game::Seat;
use goishi::game::clock::TimeControl;
use goishi::picture::Numbers;
use goishi::search::Level;

use crate::app::{Desk, Device, black_wins, setup};

/// Longer than anything in the program is waited for.
const LONG: Duration = Duration::from_mins(10);
/// A stone drops in 140 ms.
const DROP_UPDATES: usize = 16;

#[track_caller]
pub(super) fn assert_at_rest(desk: &mut Desk) {
    desk.pass(Duration::from_secs(10));
    for _ in 0..3 {
        desk.update();
        assert!(!desk.asks_for_redraw());
        assert!(desk.sleep_time() >= LONG, "wakes after {:?}", desk.sleep_time());
    }
    assert_eq!(desk.pass(LONG), 0);
}

#[test]
fn every_page_comes_to_rest() {
    let mut desk = Desk::new();
    assert_at_rest(&mut desk);
    for page in ["title-settings", "title-help"] {
        desk.choose(Device::Keyboard, page);
        assert_at_rest(&mut desk);
        desk.press(KeyCode::Escape);
    }
    desk.choose(Device::Mouse, "title-new");
    assert_at_rest(&mut desk);
    desk.press(KeyCode::Escape);
    assert_at_rest(&mut desk);
}

#[test]
fn a_page_with_a_change_to_save_comes_to_rest() {
    let mut desk = Desk::new();
    desk.choose(Device::Keyboard, "title-settings");
    desk.open_tab(Device::Keyboard, Tab::Look);
    desk.choose(Device::Keyboard, "settings-numbers");
    assert_ne!(desk.section::<LookSettings>().move_numbers, Numbers::None);
    assert_at_rest(&mut desk);
}

#[test]
fn a_game_that_waits_for_a_person_is_at_rest() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    assert_at_rest(&mut desk);
    for device in [Device::Mouse, Device::Keyboard] {
        let free = desk.game().position().empty_points().next().unwrap();
        desk.place(device, free);
        assert_at_rest(&mut desk);
    }
    desk.press(KeyCode::KeyU);
    assert_at_rest(&mut desk);
    desk.press(KeyCode::KeyT);
    assert_at_rest(&mut desk);
    desk.press(KeyCode::Slash);
    assert_at_rest(&mut desk);
    desk.press(KeyCode::Escape);
    desk.press(KeyCode::Escape);
    assert!(desk.is_paused());
    assert_at_rest(&mut desk);
}

#[test]
fn the_end_of_a_match_comes_to_rest() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.place_all(Device::Mouse, &black_wins(desk.game().size(), 3));
    assert_eq!(desk.phase(), Phase::GameOver);
    assert_at_rest(&mut desk);
}

#[test]
fn a_stone_keeps_the_picture_awake_only_while_it_drops() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    let free = desk.game().size().point(4, 4).unwrap();
    desk.move_mouse(desk.pixel_of(free));
    desk.write_key(KeyCode::Enter, bevy::input::ButtonState::Pressed, false);
    let n_updates = desk.settle();
    assert_eq!(desk.n_moves(), 1);
    assert!((8..=DROP_UPDATES).contains(&n_updates), "{n_updates} updates");
}

#[test]
fn with_reduced_motion_a_stone_is_there_at_once() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.app.world_mut().resource_mut::<LookSettings>().reduced_motion = true;
    desk.pass(Duration::from_secs(2));
    desk.write_key(KeyCode::Enter, bevy::input::ButtonState::Pressed, false);
    let n_updates = desk.settle();
    assert_eq!(desk.n_moves(), 1);
    assert!(n_updates <= 5, "{n_updates} updates");
    assert_at_rest(&mut desk);
}

#[test]
fn the_pointer_over_the_board_costs_an_update_a_move() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.settle();
    let from = desk.pixel_of(desk.game().size().center());
    for n in 0..20_u8 {
        desk.move_mouse(from + f32::from(n) * 5.0);
        assert!(!desk.asks_for_redraw());
    }
    assert_at_rest(&mut desk);
}

#[test]
fn a_notice_goes_by_itself() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.log::<MoveRefused>().len(), 1);
    assert!(desk.sleep_time() <= Duration::from_secs(4), "nothing takes the notice away");
    let wakes = desk.pass(Duration::from_secs(5));
    assert!((1..=2).contains(&wakes), "{wakes} wake-ups");
    assert_at_rest(&mut desk);
}

#[test]
fn thinking_wakes_the_picture_once_a_second() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Program(Level::Master), 15);
    desk.press(KeyCode::Enter);
    assert!(desk.app.world().resource::<Thinking>().time(Duration::MAX).is_some());
    assert!(!desk.asks_for_redraw());
    let wait = desk.sleep_time();
    assert!(wait > Duration::from_millis(100) && wait <= Duration::from_secs(1), "{wait:?}");
}

#[test]
fn a_clock_wakes_the_picture_once_a_second() {
    let mut desk = Desk::new();
    let time =
        TimeControl::Japanese { main: Duration::from_mins(1), periods: 2, period: Duration::from_secs(30) };
    desk.start(setup(Seat::Human, Seat::Human, 15).timed(time));
    desk.pass(Duration::from_secs(5));
    // Main time, and a period with its ticks.
    for _ in 0..2 {
        let wakes = desk.pass(Duration::from_secs(40));
        assert!((39..=42).contains(&wakes), "{wakes} wake-ups in 40 seconds");
    }
    desk.press(KeyCode::Escape);
    assert_at_rest(&mut desk);
}

#[test]
fn after_a_hint_the_picture_rests() {
    let mut desk = Desk::in_match(Seat::Human, Seat::Human, 15);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::KeyH);
    desk.wait_for("a hint", |desk| desk.app.world().resource::<HintAt>().shown.is_some());
    assert_at_rest(&mut desk);
}
