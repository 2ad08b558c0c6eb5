//! A usual keyboard: what its keys mean, and which of them a character is on.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

/// What a key means on a usual keyboard.
pub(super) fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Space => Key::Space,
        KeyCode::Tab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::ControlLeft => Key::Control,
        KeyCode::AltLeft => Key::Alt,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::F1 => Key::F1,
        KeyCode::F5 => Key::F5,
        KeyCode::F7 => Key::F7,
        KeyCode::F11 => Key::F11,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Equal => Key::Character("=".into()),
        KeyCode::Minus => Key::Character("-".into()),
        KeyCode::Delete => Key::Delete,
        KeyCode::Slash => Key::Character("/".into()),
        _ => {
            let name = format!("{key:?}");
            let letter = name.strip_prefix("Key").unwrap_or_else(|| panic!("{name} is not on this keyboard"));
            Key::Character(letter.to_lowercase().into())
        }
    }
}

/// The key that a character is on.
pub(super) fn code_of(letter: char) -> KeyCode {
    const LETTERS: [KeyCode; 26] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
        KeyCode::KeyS,
        KeyCode::KeyT,
        KeyCode::KeyU,
        KeyCode::KeyV,
        KeyCode::KeyW,
        KeyCode::KeyX,
        KeyCode::KeyY,
        KeyCode::KeyZ,
    ];
    const FIGURES: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='z' => LETTERS[usize::from(letter as u8 - b'a')],
        figure @ '0'..='9' => FIGURES[usize::from(figure as u8 - b'0')],
        '/' => KeyCode::Slash,
        ' ' => KeyCode::Space,
        ',' => KeyCode::Comma,
        '.' => KeyCode::Period,
        other => panic!("{other:?} is not on this keyboard"),
    }
}
