//! Buttons of a gamepad as triggers, by their places: South is the lowest of the four at the right.

use bevy::prelude::*;

use super::{Entry, Trigger};

impl Trigger for GamepadButton {
    const TABLE: &'static str = "pad";

    fn defaults(entry: &Entry) -> &'static [Self] {
        entry.buttons
    }

    fn name(self) -> String {
        format!("{self:?}")
    }

    fn parse(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|button| format!("{button:?}").eq_ignore_ascii_case(name.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_is_read_by_its_name() {
        for button in GamepadButton::all() {
            assert_eq!(GamepadButton::parse(&button.name()), Some(button));
        }
        assert_eq!(GamepadButton::parse(" dpadup "), Some(GamepadButton::DPadUp));
        assert_eq!(GamepadButton::parse("A"), None);
    }
}
