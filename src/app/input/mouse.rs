//! The mouse over the board: the point under it, and a stone placed on release.
//!
//! The pointer snaps to the nearest point, with a dead zone between points where it means none. A stone is placed
//! where the button is let go, if it was pressed on the same point; sliding off takes the press back. A finger on a
//! touch screen is a button that is pressed. While a record is looked at the wheel over the board walks through it,
//! and a press on a point goes on there. While it is edited the right button does on a point what the other hand does,
//! and a line is drawn by dragging as well.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

use crate::app::AppSet;
use crate::app::intent::{Action, LastDevice};
use crate::app::layout::ScreenLayout;
use crate::app::screen::{BoardUse, Whereabouts};
use crate::app::table::cursor::Cursor;
use crate::app::table::pending::Pending;
use crate::app::table::place::{Hand, PointPressed};
use crate::app::table::session::Session;
use crate::board::Point;
use crate::play::editor::Tool;

/// The point under the pointer, and the point on which the button was pressed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointer {
    /// The point under the pointer; none in the dead zone and off the board.
    pub over: Option<Point>,
    /// The point on which the button went down and is still held.
    pub pressed: Option<Point>,
    /// The same of the right button, in an editor.
    pub pressed_right: Option<Point>,
}

/// The point that the player is at.
#[derive(SystemParam)]
pub struct Aim<'w, 's> {
    device: Res<'w, LastDevice>,
    pointer: Res<'w, Pointer>,
    cursor: Single<'w, 's, &'static Cursor>,
    pub(crate) at: Whereabouts<'w>,
}

impl Aim<'_, '_> {
    /// The point under the pointer, or that of the cursor where keys or a gamepad are in use.
    pub fn point(&self) -> Option<Point> {
        if self.is_mouse() { self.pointer.over } else { Some(self.cursor.point) }
    }

    /// The same, but none where a press has slid off its point and places nothing.
    pub fn pressable(&self) -> Option<Point> {
        let slid_off =
            |point| self.is_mouse() && self.pointer.pressed.is_some_and(|pressed| pressed != point);
        self.point().filter(|point| !slid_off(*point))
    }

    /// Whether it is the mouse that points.
    pub fn is_mouse(&self) -> bool {
        *self.device == LastDevice::Mouse
    }
}

/// Where the pointer is.
#[derive(SystemParam)]
pub(crate) struct Places<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    layout: Res<'w, ScreenLayout>,
}

impl Places<'_, '_> {
    /// The point at a place in the window, in logical pixels.
    fn point_at(&self, place: Vec2) -> Option<Point> {
        let scale = self.windows.single().ok()?.scale_factor();
        self.layout.board.point_at(place * scale)
    }

    /// Where the pointer is, in physical pixels.
    fn pointer(&self) -> Option<Vec2> {
        self.windows.single().ok().and_then(Window::physical_cursor_position)
    }
}

/// What a press on the board asks for.
#[derive(SystemParam)]
pub(crate) struct Pressing<'w, 's> {
    cursor: Single<'w, 's, &'static mut Cursor>,
    pending: ResMut<'w, Pending>,
    presses: MessageWriter<'w, PointPressed>,
    actions: MessageWriter<'w, Action>,
    session: Res<'w, Session>,
}

impl Pressing<'_, '_> {
    /// Whether lines are drawn from point to point.
    fn draws_lines(&self) -> bool {
        matches!(self.session.tool(), Some(Tool::Lines(_)))
    }

    /// A point is pressed; the cursor goes there where the board has the focus.
    fn press(&mut self, point: Point, hand: Hand, has_focus: bool) {
        if has_focus {
            self.cursor.point = point;
        }
        self.presses.write(PointPressed { point, hand });
    }
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
pub(crate) fn follow(
    mut events: MessageReader<WindowEvent>,
    places: Places,
    whereabouts: Whereabouts,
    mut pointer: ResMut<Pointer>,
    mut last_device: ResMut<LastDevice>,
    mut finger: Local<Option<Finger>>,
    mut on_board: Pressing,
) {
    if places.windows.is_empty() {
        return;
    }
    let focus = whereabouts.board_has_focus();
    let walks = whereabouts.walks();
    let edits = whereabouts.board_use() == BoardUse::Editing;
    let Pointer { mut over, mut pressed, mut pressed_right } = *pointer;
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                over = places.point_at(moved.position);
            }
            WindowEvent::CursorLeft(_) => over = None,
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) if focus || walks => {
                match (button, state) {
                    (MouseButton::Left, ButtonState::Pressed) => pressed = over,
                    (MouseButton::Left, ButtonState::Released) => match (pressed.take(), over) {
                        (Some(point), Some(over)) if point == over => {
                            on_board.press(point, Hand::Main, focus);
                        }
                        (Some(from), Some(to)) if edits && on_board.draws_lines() => {
                            on_board.press(from, Hand::Main, focus);
                            on_board.press(to, Hand::Main, focus);
                        }
                        _ => {}
                    },
                    (MouseButton::Right, ButtonState::Pressed) if edits => pressed_right = over,
                    (MouseButton::Right, ButtonState::Released) => {
                        if let Some(point) = pressed_right.take().filter(|point| over == Some(*point)) {
                            on_board.press(point, Hand::Other, focus);
                        }
                    }
                    (MouseButton::Right, ButtonState::Pressed) => on_board.pending.withdraw(),
                    (MouseButton::Back, ButtonState::Pressed) => {
                        on_board.actions.write(Action::Undo);
                    }
                    (MouseButton::Forward, ButtonState::Pressed) => {
                        on_board.actions.write(Action::Redo);
                    }
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(_) => {}
            WindowEvent::TouchInput(touch) => {
                let point = places.point_at(touch.position);
                if let Some(point) = follow_finger(&mut finger, touch, point).filter(|_| focus || walks) {
                    on_board.press(point, Hand::Main, focus);
                }
            }
            _ => continue,
        }
        last_device.set_if_neq(LastDevice::Mouse);
    }
    // A board that moves under a pointer at rest changes the point as well.
    over = places.pointer().and_then(|place| places.layout.board.point_at(place));
    // A press that a page interrupts places nothing, wherever the button is let go.
    pressed = pressed.filter(|_| focus || walks);
    pressed_right = pressed_right.filter(|_| focus && edits);
    finger.take_if(|_| !focus && !walks);
    let touched = finger.map(|Finger { over, pressed, .. }| Pointer { over, pressed, pressed_right: None });
    pointer.set_if_neq(touched.unwrap_or(Pointer { over, pressed, pressed_right }));
}

/// The finger that touched the board first, the point that it came down on, and the one that it is on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finger {
    id: u64,
    pressed: Option<Point>,
    over: Option<Point>,
}

/// Follows one finger; others beside it mean nothing. The point that it was lifted from, where it came down there.
fn follow_finger(finger: &mut Option<Finger>, touch: &TouchInput, over: Option<Point>) -> Option<Point> {
    match touch.phase {
        TouchPhase::Started if finger.is_none() => {
            *finger = Some(Finger { id: touch.id, pressed: over, over });
            None
        }
        TouchPhase::Started => None,
        TouchPhase::Moved => {
            if let Some(finger) = finger.as_mut().filter(|finger| finger.id == touch.id) {
                finger.over = over;
            }
            None
        }
        TouchPhase::Ended => {
            let lifted = finger.take_if(|finger| finger.id == touch.id)?;
            lifted.pressed.filter(|pressed| over == Some(*pressed))
        }
        TouchPhase::Canceled => {
            finger.take_if(|finger| finger.id == touch.id);
            None
        }
    }
}

/// The scrolling of a touchpad, in logical pixels, that is a step of a wheel.
const WHEEL_STEP: f32 = 40.0;

/// The wheel over the board walks through a record: down on, up back.
fn turn(
    mut wheels: MessageReader<MouseWheel>,
    places: Places,
    whereabouts: Whereabouts,
    mut turned: Local<f32>,
    mut actions: MessageWriter<Action>,
) {
    let over_board = places.pointer().is_some_and(|place| !places.layout.panel.contains(place));
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
