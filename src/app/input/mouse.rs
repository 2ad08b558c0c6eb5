//! The mouse over the board: the point under it, and a stone placed on release.
//!
//! The pointer snaps to the nearest point, with a dead zone between points where it means none. A stone is placed
//! where the button is let go, if it was pressed on the same point; sliding off takes the press back.

use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, mouse::MouseButton};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::{Action, LastDevice};
use crate::app::AppSet;
use crate::app::cursor::CursorAt;
use crate::app::layout::ScreenLayout;
use crate::app::phase::board_has_focus;
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
    app.init_resource::<Pointer>().add_systems(
        Update,
        (track, place_on_release.run_if(board_has_focus), forget_press.run_if(not(board_has_focus)))
            .chain()
            .in_set(AppSet::Input),
    );
}

/// Follows the pointer over the board.
fn track(
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    layout: Res<ScreenLayout>,
    mut pointer: ResMut<Pointer>,
    mut last_device: ResMut<LastDevice>,
) {
    let used = moved.read().count() + buttons.read().count() > 0;
    if used {
        last_device.set_if_neq(LastDevice::Mouse);
    }
    let over = windows
        .single()
        .ok()
        .and_then(Window::physical_cursor_position)
        .and_then(|position| layout.board.point_at(position));
    if pointer.over != over {
        pointer.over = over;
    }
}

/// A press that a page interrupts places nothing, wherever the button is let go.
fn forget_press(mut pointer: ResMut<Pointer>) {
    if pointer.pressed.is_some() {
        pointer.pressed = None;
    }
}

/// Places a stone where the button is let go.
fn place_on_release(
    mut buttons: MessageReader<MouseButtonInput>,
    mut pointer: ResMut<Pointer>,
    mut cursor: ResMut<CursorAt>,
    mut requests: MessageWriter<PlaceRequested>,
    mut actions: MessageWriter<Action>,
) {
    for event in buttons.read() {
        match (event.button, event.state) {
            (MouseButton::Left, ButtonState::Pressed) => pointer.pressed = pointer.over,
            (MouseButton::Left, ButtonState::Released) => {
                let pressed = pointer.pressed.take();
                if let Some(point) = pressed.filter(|_| pressed == pointer.over) {
                    cursor.point = point;
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
}
