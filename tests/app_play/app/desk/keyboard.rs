//! The hands on the keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use goishi::app::input::bindings::Chord;

use super::Desk;
use super::keys::{code_of, logical};

impl Desk {
    /// Presses a key and does not let it go.
    pub(crate) fn key_down(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Pressed, false);
        self.settle();
    }

    /// The desktop system repeats a key that is held.
    pub(crate) fn key_repeats(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Pressed, true);
        self.settle();
    }

    /// Lets a key go.
    pub(crate) fn key_up(&mut self, key: KeyCode) {
        self.write_key(key, ButtonState::Released, false);
        self.settle();
    }

    /// Presses a key and lets it go.
    pub(crate) fn press(&mut self, key: KeyCode) {
        self.key_down(key);
        self.key_up(key);
    }

    /// Presses a key while another one is held.
    pub(crate) fn chord(&mut self, modifier: KeyCode, key: KeyCode) {
        self.key_down(modifier);
        self.press(key);
        self.key_up(modifier);
    }

    /// Presses a key with what is held beside it.
    pub(crate) fn press_chord(&mut self, chord: Chord) {
        let held = [
            (chord.control, KeyCode::ControlLeft),
            (chord.alt, KeyCode::AltLeft),
            (chord.shift, KeyCode::ShiftLeft),
        ];
        let held = held.into_iter().filter_map(|(is_held, key)| is_held.then_some(key));
        held.clone().for_each(|key| self.key_down(key));
        self.press(chord.key);
        held.for_each(|key| self.key_up(key));
    }

    /// Types letters, figures and what stands between them.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.write_character(letter, ButtonState::Pressed);
            self.settle();
            self.write_character(letter, ButtonState::Released);
            self.settle();
        }
    }

    /// Writes a key press that the next update reads.
    pub(crate) fn write_key(&mut self, key: KeyCode, state: ButtonState, repeat: bool) {
        let logical_key = logical(key);
        let window = self.window;
        let input = KeyboardInput { key_code: key, logical_key, state, text: None, repeat, window };
        self.app.world_mut().write_message(input);
    }

    fn write_character(&mut self, letter: char, state: ButtonState) {
        let (key_code, window) = (code_of(letter), self.window);
        let logical_key = Key::Character(letter.to_string().into());
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        self.app.world_mut().write_message(input);
    }
}
