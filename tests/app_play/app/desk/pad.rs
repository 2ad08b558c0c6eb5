//! The hands on the gamepad.

use std::time::Duration;

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;

use super::{Desk, TICK};

impl Desk {
    /// Plugs a gamepad in.
    pub(crate) fn connect_pad(&mut self) {
        self.connect_pad_from(None);
    }

    /// Plugs a gamepad of a vendor in, and takes it in hand.
    pub(crate) fn connect_pad_from(&mut self, vendor_id: Option<u16>) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        self.reconnect(pad, vendor_id);
        pad
    }

    /// Plugs a gamepad in that was there before, and takes it in hand.
    pub(crate) fn reconnect(&mut self, pad: Entity, vendor_id: Option<u16>) {
        let connection =
            GamepadConnection::Connected { name: "Test pad".to_owned(), vendor_id, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        self.pad = Some(pad);
        self.settle();
        self.settle();
    }

    /// Takes another one of the gamepads in hand.
    pub(crate) const fn take_pad(&mut self, pad: Entity) {
        self.pad = Some(pad);
    }

    /// Pulls the gamepad out.
    pub(crate) fn disconnect_pad(&mut self) {
        let pad = self.pad.take().unwrap();
        let event = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.app.world_mut().write_message(event);
        self.settle();
    }

    /// Presses a button of the pad and lets it go.
    pub(crate) fn pad_press(&mut self, button: GamepadButton) {
        self.pad_button(button, 1.0);
        self.pad_button(button, 0.0);
    }

    /// Holds a button of the pad this far.
    pub(crate) fn pad_button(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad.unwrap(), button, value);
        self.app.world_mut().write_message(RawGamepadEvent::from(event));
        self.settle();
    }

    /// Pushes the right stick up or down, and lets it go.
    pub(crate) fn pad_right_stick(&mut self, y: f32) {
        for value in [y, 0.0] {
            let axis = GamepadAxis::RightStickY;
            let event = RawGamepadAxisChangedEvent::new(self.pad.unwrap(), axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.settle();
        }
    }

    /// Pushes the left stick.
    pub(crate) fn pad_stick(&mut self, x: f32, y: f32) {
        for (axis, value) in [(GamepadAxis::LeftStickX, x), (GamepadAxis::LeftStickY, y)] {
            let event = RawGamepadAxisChangedEvent::new(self.pad.unwrap(), axis, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
        }
        self.settle();
    }

    /// Time goes by while something on the pad is held.
    pub(crate) fn hold(&mut self, time: Duration) {
        for _ in 0..time.as_millis() / TICK.as_millis() {
            self.update();
        }
    }
}
