//! What is printed on the keys of this player's keyboard, as far as it was seen.
//!
//! A key is known by its place; what a layout puts there shows when the key is pressed. Until then it goes by the
//! name of its place on the usual keyboard.

use std::collections::HashMap;

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::bindings::{Chord, Trigger as _};

/// The characters seen on keys.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters(HashMap<KeyCode, char>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letters>();
}

impl Letters {
    /// Remembers what a key that was pressed alone has written, where our fonts can show it.
    pub(super) fn learn(&mut self, chord: Chord, key: &Key) {
        let Key::Character(text) = key else { return };
        let mut chars = text.chars();
        let (Some(letter), None) = (chars.next(), chars.next()) else { return };
        let is_shown = letter.is_ascii_graphic() || ('¡'..='ÿ').contains(&letter);
        let is_alone = !chord.control && !chord.alt && !chord.shift;
        if is_alone && is_shown && !chord.name().starts_with("Numpad") {
            // A letter that is written as two in capitals stays small.
            let mut capitals = letter.to_uppercase();
            let capital = capitals.next().filter(|c| capitals.len() == 0 && *c <= 'ÿ');
            self.0.insert(chord.key, capital.unwrap_or(letter));
        }
    }

    /// What stands on the cap of a key, its modifiers before it.
    pub fn cap(&self, chord: Chord) -> String {
        let held = [(chord.control, "Ctrl+"), (chord.alt, "Alt+"), (chord.shift, "Shift+")];
        let mut text: String = held.into_iter().filter_map(|(is, name)| is.then_some(name)).collect();
        match self.0.get(&chord.key) {
            Some(letter) => text.push(*letter),
            None => text.push_str(&usual_cap(chord.key)),
        }
        text
    }
}

/// What stands on a key of the usual keyboard.
fn usual_cap(key: KeyCode) -> String {
    use KeyCode as K;
    let sign = match key {
        K::ArrowUp => "↑",
        K::ArrowDown => "↓",
        K::ArrowLeft => "←",
        K::ArrowRight => "→",
        K::Escape => "Esc",
        K::PageUp => "Page ↑",
        K::PageDown => "Page ↓",
        K::Delete => "Del",
        K::Insert => "Ins",
        K::CapsLock => "Caps",
        K::ContextMenu => "Menu",
        K::ScrollLock => "Scroll",
        K::Backquote => "`",
        K::Backslash | K::IntlBackslash => "\\",
        K::BracketLeft => "[",
        K::BracketRight => "]",
        K::Comma => ",",
        K::Equal => "=",
        K::Minus => "-",
        K::Period => ".",
        K::Quote => "'",
        K::Semicolon => ";",
        K::Slash => "/",
        K::NumpadAdd => "Num +",
        K::NumpadSubtract => "Num -",
        K::NumpadMultiply => "Num *",
        K::NumpadDivide => "Num /",
        K::NumpadDecimal => "Num .",
        K::NumpadComma => "Num ,",
        K::NumpadEqual => "Num =",
        K::MediaPlayPause => "Play",
        _ => "",
    };
    if !sign.is_empty() {
        return sign.to_owned();
    }
    let name = Chord::key(key).name();
    let after = |prefix| name.strip_prefix(prefix).map(str::to_owned);
    let numpad = name.strip_prefix("Numpad").map(|rest| format!("Num {rest}"));
    after("Key").or_else(|| after("Digit")).or(numpad).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(letters: &Letters, chord: Chord, expect: &str) {
        assert_eq!(letters.cap(chord), expect);
    }

    #[test]
    fn keys_have_the_names_of_the_usual_keyboard() {
        let letters = Letters::default();
        check(&letters, Chord::key(KeyCode::KeyZ).ctrl().shift(), "Ctrl+Shift+Z");
        check(&letters, Chord::key(KeyCode::Digit3), "3");
        check(&letters, Chord::key(KeyCode::Numpad5), "Num 5");
        check(&letters, Chord::key(KeyCode::ArrowUp).shift(), "Shift+↑");
        check(&letters, Chord::key(KeyCode::Space), "Space");
        check(&letters, Chord::key(KeyCode::F12), "F12");
    }

    #[test]
    fn a_key_shows_the_letter_that_it_has_written() {
        let mut letters = Letters::default();
        let character = |letter: &str| Key::Character(letter.into());
        letters.learn(Chord::key(KeyCode::KeyQ), &character("a"));
        letters.learn(Chord::key(KeyCode::Semicolon), &character("ö"));
        check(&letters, Chord::key(KeyCode::KeyQ).ctrl(), "Ctrl+A");
        check(&letters, Chord::key(KeyCode::Semicolon), "Ö");
        // What Shift makes of it, what we cannot show, and what is no letter, is not kept.
        letters.learn(Chord::key(KeyCode::Slash).shift(), &character("?"));
        letters.learn(Chord::key(KeyCode::KeyF), &character("а"));
        letters.learn(Chord::key(KeyCode::Numpad8), &character("8"));
        letters.learn(Chord::key(KeyCode::Enter), &Key::Enter);
        check(&letters, Chord::key(KeyCode::Slash), "/");
        check(&letters, Chord::key(KeyCode::KeyF), "F");
        check(&letters, Chord::key(KeyCode::Numpad8), "Num 8");
        check(&letters, Chord::key(KeyCode::Enter), "Enter");
        // ÿ has its capital elsewhere, ß has two.
        letters.learn(Chord::key(KeyCode::Minus), &character("ß"));
        check(&letters, Chord::key(KeyCode::Minus), "ß");
    }
}
