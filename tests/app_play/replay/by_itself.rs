//! Moves that come by themselves: how often, and what stops them.

use std::time::Duration;

use bevy::prelude::*;
use goishi::app::features::replay::{Replay, ReplayOrder, ReplaySettings, ReplayStage, Speed};
use goishi::app::intent::Heading;
use goishi::app::view::audio::{Cue, Heard};

use super::{branched, open, order, stage};
use crate::app::{Desk, Device};
use crate::power::assert_at_rest;

fn is_running(desk: &Desk) -> bool {
    desk.app.world().resource::<Replay>().is_running()
}

#[test]
fn replay_moves_come_by_themselves_and_the_loop_sleeps_between_them() {
    let now = |desk: &Desk| desk.app.world().resource::<Time<Real>>().elapsed();
    for speed in Speed::ALL {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        order(&mut desk, ReplayOrder::Speed(speed));
        assert_eq!(desk.section::<ReplaySettings>().speed, speed);
        desk.forget::<Heard>();
        let begun = now(&desk);
        desk.press(KeyCode::Space);
        let wakes = desk.pass(5 * speed.interval());
        let n = desk.n_moves();
        let expect = now(&desk).saturating_sub(begun).as_secs_f32() / speed.interval().as_secs_f32();
        assert!(n >= 5 && (n as f32 - expect).abs() <= 1.0, "{n} moves and not {expect} at {speed:?}");
        // The loop wakes for each move, to put the settings away, and to save.
        assert!(wakes <= n + 4, "{wakes} times for {n} moves");
        let stones = desk.log::<Heard>().iter().filter(|heard| matches!(heard.cue, Cue::Stone(_))).count();
        assert_eq!(stones, n);
        // Stopped, nothing comes any more.
        desk.press(KeyCode::Space);
        assert!(!is_running(&desk));
        assert_at_rest(&mut desk);
        assert_eq!(desk.n_moves(), n);
    }
}

#[test]
fn replay_its_button_says_what_the_next_press_does() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    assert_eq!(desk.says("replay-run"), "Autoplay");
    desk.press(KeyCode::Space);
    assert_eq!(desk.says("replay-run"), "Stop autoplay");
    desk.press(KeyCode::Space);
    assert_eq!(desk.says("replay-run"), "Autoplay");
}

#[test]
fn replay_it_sleeps_until_the_next_move() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    order(&mut desk, ReplayOrder::Speed(Speed::Slow));
    desk.press(KeyCode::Space);
    desk.pass(Duration::from_millis(2500));
    assert_eq!(desk.n_moves(), 1);
    desk.update();
    assert!(!desk.asks_for_redraw());
    assert!(desk.sleep_time() > Duration::from_millis(900), "{:?}", desk.sleep_time());
}

#[test]
fn replay_stops_at_the_end_and_begins_again_from_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    desk.press(KeyCode::End);
    desk.press(KeyCode::ArrowLeft);
    for device in [Device::Keyboard, Device::Pad, Device::Mouse] {
        match device {
            Device::Mouse => desk.choose(device, "replay-run"),
            _ => desk.confirm(device),
        }
        assert!(is_running(&desk));
        desk.pass(Duration::from_secs(30));
        assert_eq!((desk.n_moves(), is_running(&desk)), (24, false), "{device:?}");
    }
}

#[test]
fn replay_a_page_or_the_menu_stops_it() {
    for key in [KeyCode::F1, KeyCode::KeyP] {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        desk.press(KeyCode::Space);
        desk.press(key);
        assert!(!is_running(&desk));
        desk.pass(Duration::from_secs(5));
        assert_eq!(desk.n_moves(), 0);
        desk.press(KeyCode::Escape);
        assert_eq!((desk.page(), stage(&desk)), (None, Some(ReplayStage::Walk)));
    }
}

#[test]
fn replay_speed_changes_by_every_device() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let speed = |desk: &Desk| desk.section::<ReplaySettings>().speed;
    desk.press(KeyCode::Equal);
    assert_eq!(speed(&desk), Speed::Quick);
    desk.press(KeyCode::Minus);
    desk.press(KeyCode::Minus);
    desk.press(KeyCode::Minus);
    assert_eq!(speed(&desk), Speed::Slow);
    desk.pad_press(GamepadButton::Start);
    desk.adjust(Device::Pad, "replay-menu-speed", Heading::Right);
    assert_eq!(speed(&desk), Speed::Steady);
    desk.pad_press(GamepadButton::East);
    desk.choose(Device::Mouse, "replay-speed");
    assert_eq!(speed(&desk), Speed::Quick);
}
