//! The hand on the mouse, and a finger on the screen.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use goishi::app::ui::kit::Nav;
use goishi::board::Point;

use super::Desk;

impl Desk {
    /// Moves the mouse to a physical pixel.
    pub(crate) fn move_mouse(&mut self, pixel: Vec2) {
        self.write_mouse_move(pixel);
        self.settle();
    }

    /// Writes a way of the mouse that the next update reads.
    pub(crate) fn write_mouse_move(&mut self, pixel: Vec2) {
        let world = self.app.world_mut();
        let mut window = world.get_mut::<Window>(self.window).unwrap();
        window.set_physical_cursor_position(Some(pixel.as_dvec2()));
        let scale = window.scale_factor();
        let delta = Some((pixel - self.mouse) / scale);
        let moved = CursorMoved { window: self.window, position: pixel / scale, delta };
        world.write_message(moved.clone());
        world.write_message(WindowEvent::CursorMoved(moved));
        self.mouse = pixel;
    }

    /// Presses or lets go a mouse button.
    pub(crate) fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.write_mouse_button(button, state);
        self.settle();
    }

    /// Writes a press or release that the next update reads.
    pub(crate) fn write_mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
    }

    /// Presses the left button.
    pub(crate) fn mouse_down(&mut self) {
        self.mouse_button(MouseButton::Left, ButtonState::Pressed);
    }

    /// Lets the left button go.
    pub(crate) fn mouse_up(&mut self) {
        self.mouse_button(MouseButton::Left, ButtonState::Released);
    }

    /// Clicks on a physical pixel; again on the same one only after a while.
    pub(crate) fn click(&mut self, pixel: Vec2) {
        if self.clicked.distance(pixel) < 10.0 {
            self.idle(Duration::from_millis(600));
        }
        self.clicked = pixel;
        self.move_mouse(pixel);
        self.mouse_down();
        self.mouse_up();
    }

    /// Clicks twice on a physical pixel, as fast as a double click is.
    pub(crate) fn double_click(&mut self, pixel: Vec2) {
        self.click(pixel);
        self.mouse_down();
        self.mouse_up();
    }

    /// Clicks twice on a control.
    #[track_caller]
    pub(crate) fn double_click_control(&mut self, name: &str) {
        let middle = self.rect_of(name).center();
        self.double_click(Vec2::new(middle.x, middle.y) * self.layout().pixels_per_point());
    }

    /// Clicks on a point of the board.
    pub(crate) fn click_point(&mut self, point: Point) {
        self.click(self.pixel_of(point));
    }

    /// Where a point of the board is on the screen.
    pub(crate) fn pixel_of(&self, point: Point) -> Vec2 {
        self.layout().board.pixel_of(point)
    }

    /// Clicks on a control, at a share of its width.
    #[track_caller]
    pub(crate) fn click_control_at(&mut self, name: &str, share: f32) {
        let screen = self.layout().screen.physical.as_vec2();
        for _ in 0..40 {
            let rect = self.rect_of(name);
            let points = bevy_egui::egui::Pos2::new(rect.left() + rect.width() * share, rect.center().y);
            let pixel = Vec2::new(points.x, points.y) * self.layout().pixels_per_point();
            // The footer and what is above the page cover what scrolls behind them.
            let view = self.app.world().resource::<Nav>().sight().map(|sight| sight.view);
            let head = view.map_or(20.0, |view| view.top()) * self.layout().pixels_per_point();
            let foot = screen.y - 64.0 * self.layout().pixels_per_point();
            let in_head = self.app.world().resource::<Nav>().is_in_head(name);
            if in_head || pixel.y > head && pixel.y < foot {
                self.click(pixel);
                return;
            }
            self.move_mouse(self.layout().panel.min.midpoint(self.layout().panel.max));
            self.wheel(if pixel.y > head { -2.0 } else { 2.0 });
        }
        panic!("{name} cannot be scrolled into view");
    }

    /// Turns the wheel by lines, up when positive.
    pub(crate) fn wheel(&mut self, lines: f32) {
        let window = self.window;
        let wheel =
            MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: lines, window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(wheel);
        self.settle();
    }

    /// Where a control is, in points.
    pub(crate) fn rect_of(&self, name: &str) -> bevy_egui::egui::Rect {
        let rect = self.app.world().resource::<Nav>().rect_of(name);
        rect.unwrap_or_else(|| panic!("no control {name:?} is on the page"))
    }

    /// A finger comes down, moves, or is lifted at a physical pixel.
    pub(crate) fn touch(&mut self, id: u64, phase: TouchPhase, pixel: Vec2) {
        let position = pixel / self.layout().screen.scale;
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.app.world_mut().write_message(touch);
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.settle();
    }
}
