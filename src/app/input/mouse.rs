//! The mouse over the board: the point under it, and a stone placed on release.
//!
//! The pointer snaps to the nearest point, with a dead zone between points where it means none. A stone is placed
//! where the button is let go, if it was pressed on the same point; sliding off takes the press back. While a record is
//! looked at the wheel over the board walks through it, and a press on a point goes on there.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

use super::{Action, LastDevice};
use crate::app::AppSet;
use crate::app::cursor::CursorAt;
use crate::app::layout::ScreenLayout;
use crate::app::phase::Whereabouts;
use crate::app::place::{PlaceRequested, Placer};
use crate::board::Point;

/// The point under the pointer, and the point on which the button was pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointer {
    /// The point under the pointer; none in the dead zone and off the board.
    pub over: Option<Point>,
    /// The point on which the button went down and is still held.
    pub pressed: Option<Point>,
}

pub(super) fn plugin(app: &mut App) {
    // Without a window system there are no such events, and none are missed.
    app.add_message::<WindowEvent>().init_resource::<Pointer>().add_systems(
        Update,
        (follow, turn).chain().in_set(AppSet::Input).after(super::gamepad::watch_connections),
    );
}

/// Follows the pointer over the board and places a stone where the button is let go.
///
/// Moves and buttons are read in the order in which they came: on a slow machine one update may bring a click
/// together with the way to the next point.
pub(in crate::app) fn follow(
    mut events: MessageReader<WindowEvent>,
    windows: Query<&Window, With<PrimaryWindow>>,
    layout: Res<ScreenLayout>,
    whereabouts: Whereabouts,
    mut pointer: ResMut<Pointer>,
    mut last_device: ResMut<LastDevice>,
    mut cursor: ResMut<CursorAt>,
    mut requests: MessageWriter<PlaceRequested>,
    mut actions: MessageWriter<Action>,
) {
    let Ok(window) = windows.single() else { return };
    let focus = whereabouts.board_has_focus();
    let walks = whereabouts.walks();
    let Pointer { mut over, mut pressed } = *pointer;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                over = layout.board.point_at(moved.position * window.scale_factor());
            }
            WindowEvent::CursorLeft(_) => over = None,
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) if focus || walks => {
                match (button, state) {
                    (MouseButton::Left, ButtonState::Pressed) => pressed = over,
                    (MouseButton::Left, ButtonState::Released) => {
                        if let Some(point) = pressed.take().filter(|point| over == Some(*point)) {
                            if focus {
                                cursor.point = point;
                            }
                            requests.write(PlaceRequested { point, by: Placer::Person });
                        }
                    }
                    (MouseButton::Back, ButtonState::Pressed) => {
                        actions.write(Action::Undo);
                    }
                    (MouseButton::Forward, ButtonState::Pressed) => {
                        actions.write(Action::Redo);
                    }
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(_) => {}
            _ => continue,
        }
        last_device.set_if_neq(LastDevice::Mouse);
    }
    // A board that moves under a pointer at rest changes the point as well.
    over = window.physical_cursor_position().and_then(|position| layout.board.point_at(position));
    // A press that a page interrupts places nothing, wherever the button is let go.
    pressed = pressed.filter(|_| focus || walks);
    pointer.set_if_neq(Pointer { over, pressed });
}

/// So much scrolling of a touchpad, in logical pixels, is a step of a wheel.
const WHEEL_STEP: f32 = 40.0;

/// The wheel over the board walks through a record: down on, up back.
fn turn(
    mut wheels: MessageReader<MouseWheel>,
    windows: Query<&Window, With<PrimaryWindow>>,
    layout: Res<ScreenLayout>,
    whereabouts: Whereabouts,
    mut turned: Local<f32>,
    mut actions: MessageWriter<Action>,
) {
    let place = windows.single().ok().and_then(Window::physical_cursor_position);
    let over_board = place.is_some_and(|place| !layout.panel.contains(place));
    if !whereabouts.walks() || !over_board {
        *turned = 0.0;
        wheels.clear();
        return;
    }
    for wheel in wheels.read() {
        *turned += match wheel.unit {
            MouseScrollUnit::Line => wheel.y,
            MouseScrollUnit::Pixel => wheel.y / WHEEL_STEP,
        };
    }
    while turned.abs() >= 1.0 {
        actions.write(if *turned > 0.0 { Action::Undo } else { Action::Redo });
        *turned -= turned.signum();
    }
}
