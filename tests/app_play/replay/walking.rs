//! Every way through a record, by each device.

use bevy::prelude::*;
use goishi::app::features::replay::panel::ReplayView;
use goishi::app::view::marks::markup::Drawn;
use goishi::board::Point;
use goishi::game::Seat;
use goishi::game::tree::NodeId;

use super::{branched, node, open, open_in};
use crate::app::{Device, setup};

/// A way through a record, as each device has it.
struct Way {
    keys: &'static [(Option<KeyCode>, KeyCode)],
    pad: GamepadButton,
    button: &'static str,
}

const SHIFT: Option<KeyCode> = Some(KeyCode::ShiftLeft);

const BACK: Way = Way {
    keys: &[(None, KeyCode::ArrowLeft), (None, KeyCode::KeyA), (None, KeyCode::KeyU)],
    pad: GamepadButton::DPadLeft,
    button: "replay-back",
};

const ON: Way = Way {
    keys: &[(None, KeyCode::ArrowRight), (None, KeyCode::KeyD), (None, KeyCode::KeyR)],
    pad: GamepadButton::DPadRight,
    button: "replay-on",
};

const FAR_BACK: Way = Way {
    keys: &[(None, KeyCode::PageUp), (SHIFT, KeyCode::ArrowLeft)],
    pad: GamepadButton::LeftTrigger,
    button: "replay-far-back",
};

const FAR_ON: Way = Way {
    keys: &[(None, KeyCode::PageDown), (SHIFT, KeyCode::ArrowRight)],
    pad: GamepadButton::RightTrigger,
    button: "replay-far-on",
};

const FIRST: Way =
    Way { keys: &[(None, KeyCode::Home)], pad: GamepadButton::LeftTrigger2, button: "replay-first" };
const LAST: Way =
    Way { keys: &[(None, KeyCode::End)], pad: GamepadButton::RightTrigger2, button: "replay-last" };
const UP: Way = Way {
    keys: &[(None, KeyCode::ArrowUp), (None, KeyCode::KeyW)],
    pad: GamepadButton::DPadUp,
    button: "replay-previous-branch",
};

const DOWN: Way = Way {
    keys: &[(None, KeyCode::ArrowDown), (None, KeyCode::KeyS)],
    pad: GamepadButton::DPadDown,
    button: "replay-next-branch",
};

/// Walks these ways in each manner that the devices have; the number of moves after each is the one expected.
#[track_caller]
fn check(ways: &[(&Way, usize)]) {
    for manner in 0..5 {
        let config = tempfile::tempdir().unwrap();
        let mut desk = open(config.path(), &branched());
        for (way, expect) in ways {
            match manner {
                0..3 => match way.keys[manner % way.keys.len()] {
                    (Some(held), key) => desk.chord(held, key),
                    (None, key) => desk.press(key),
                },
                3 => desk.pad_press(way.pad),
                _ => desk.choose(Device::Mouse, way.button),
            }
            assert_eq!(desk.n_moves(), *expect, "{} in manner {manner}", way.button);
            desk.assert_mirrored();
        }
    }
}

#[test]
fn replay_steps_by_every_device() {
    check(&[(&ON, 1), (&ON, 2), (&BACK, 1), (&BACK, 0), (&BACK, 0)]);
}

#[test]
fn replay_goes_ten_moves_by_every_device() {
    check(&[(&FAR_ON, 10), (&FAR_ON, 20), (&FAR_ON, 24), (&FAR_BACK, 14), (&FAR_BACK, 4), (&FAR_BACK, 0)]);
}

#[test]
fn replay_goes_to_both_ends_by_every_device() {
    check(&[(&LAST, 24), (&LAST, 24), (&FIRST, 0), (&FIRST, 0)]);
}

#[test]
fn replay_goes_through_the_branches_by_every_device() {
    // From far down the main line to the variations of the third move, and back up.
    check(&[(&FAR_ON, 10), (&DOWN, 3), (&ON, 4), (&DOWN, 4), (&DOWN, 3), (&DOWN, 3), (&UP, 3), (&UP, 3)]);
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let tree = desk.game().record().clone();
    let third: Vec<NodeId> = tree.children(tree.main_line().nth(2).unwrap()).collect();
    assert_eq!(third.len(), 3);
    desk.press(KeyCode::PageDown);
    for expect in [third[1], third[2], third[2]] {
        desk.press(KeyCode::ArrowDown);
        assert_eq!(node(&desk), expect);
    }
    desk.press(KeyCode::ArrowUp);
    // The branch visited last is the one that is gone on with.
    let here = node(&desk);
    desk.press(KeyCode::Home);
    desk.press(KeyCode::End);
    assert!(desk.game().record().path(node(&desk)).contains(&here));
}

#[test]
fn replay_the_wheel_over_the_board_steps_and_nowhere_else() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let center = desk.pixel_of(desk.game().size().center());
    desk.move_mouse(center);
    desk.wheel(-1.0);
    desk.wheel(-2.0);
    assert_eq!(desk.n_moves(), 3);
    desk.wheel(1.0);
    assert_eq!(desk.n_moves(), 2);
    let panel = desk.layout().panel;
    desk.move_mouse(panel.min.midpoint(panel.max));
    desk.wheel(-1.0);
    assert_eq!(desk.n_moves(), 2);
    // Nor in a match.
    desk.start(setup(Seat::Human, Seat::Human, 15));
    desk.place_all(Device::Mouse, &[desk.game().size().center()]);
    desk.wheel(1.0);
    assert_eq!(desk.n_moves(), 1);
    // The buttons at the side of the mouse go back and on as well.
    let mut desk = open_in(desk, config.path(), &branched());
    desk.mouse_button(MouseButton::Forward, bevy::input::ButtonState::Pressed);
    desk.mouse_button(MouseButton::Forward, bevy::input::ButtonState::Pressed);
    desk.mouse_button(MouseButton::Back, bevy::input::ButtonState::Pressed);
    assert_eq!(desk.n_moves(), 1);
}

#[test]
fn replay_a_press_on_the_tree_goes_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    let tree = desk.game().record().clone();
    let third: Vec<NodeId> = tree.children(tree.main_line().nth(2).unwrap()).collect();
    let targets = [third[2], third[1], tree.main_line().nth(5).unwrap(), tree.root()];
    for target in targets {
        let spot = desk.app.world().resource::<ReplayView>().tree.spot_of(target).unwrap();
        let pixel = Vec2::new(spot.x, spot.y) * desk.layout().pixels_per_point();
        desk.click(pixel);
        assert_eq!(node(&desk), target);
    }
    desk.assert_mirrored();
}

#[test]
fn replay_a_press_on_a_point_goes_on_there() {
    let config = tempfile::tempdir().unwrap();
    let mut desk = open(config.path(), &branched());
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::ArrowRight);
    let size = desk.game().size();
    let next: Vec<Point> = [(2, 0), (14, 0), (14, 14)].map(|(x, y)| size.point(x, y).unwrap()).to_vec();
    let mut query = desk.app.world_mut().query::<&Drawn>();
    let drawn: Vec<Drawn> = query.iter(desk.app.world()).cloned().collect();
    assert_eq!(drawn, next.iter().copied().map(Drawn::Next).collect::<Vec<_>>());
    desk.click_point(next[2]);
    assert_eq!((desk.n_moves(), desk.points()[2]), (3, next[2]));
    assert_eq!(desk.game().record().n_nodes(), 30, "nothing was added");
}
