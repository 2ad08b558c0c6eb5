//! A key by its place on the keyboard, with the modifiers that are held with it.

use bevy::prelude::*;

use super::{Entry, Trigger};

/// A key and its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key, by its place.
    pub key: KeyCode,
    /// Whether Ctrl is held.
    pub control: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

macro_rules! by_name {
    ($($key:ident)*) => { &[$((stringify!($key), KeyCode::$key)),*] };
}

/// The keys that can mean something, by their names in the settings.
const KEYS: &[(&str, KeyCode)] = by_name![
    KeyA KeyB KeyC KeyD KeyE KeyF KeyG KeyH KeyI KeyJ KeyK KeyL KeyM KeyN KeyO KeyP KeyQ KeyR KeyS KeyT KeyU KeyV
    KeyW KeyX KeyY KeyZ
    Digit0 Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9
    Backquote Backslash BracketLeft BracketRight Comma Equal IntlBackslash IntlRo IntlYen Minus Period Quote
    Semicolon Slash
    ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Insert Delete
    Enter Space Tab Backspace Escape Pause ScrollLock ContextMenu CapsLock
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24
    Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9
    NumpadAdd NumpadSubtract NumpadMultiply NumpadDivide NumpadDecimal NumpadEnter NumpadEqual NumpadComma
    BrowserBack BrowserForward MediaPlayPause MediaTrackNext MediaTrackPrevious
];

/// Whether a key only changes what others mean.
pub(crate) const fn is_modifier(key: KeyCode) -> bool {
    use KeyCode as K;
    matches!(
        key,
        K::ShiftLeft
            | K::ShiftRight
            | K::ControlLeft
            | K::ControlRight
            | K::AltLeft
            | K::AltRight
            | K::SuperLeft
            | K::SuperRight
    )
}

impl Chord {
    /// The key alone.
    pub const fn key(key: KeyCode) -> Self {
        Self { key, control: false, alt: false, shift: false }
    }

    /// With Ctrl held.
    #[must_use]
    pub const fn ctrl(self) -> Self {
        Self { control: true, ..self }
    }

    /// With Alt held.
    #[must_use]
    pub const fn alt(self) -> Self {
        Self { alt: true, ..self }
    }

    /// With Shift held.
    #[must_use]
    pub const fn shift(self) -> Self {
        Self { shift: true, ..self }
    }

    /// Whether the settings have a name for the key, so that it can be chosen.
    pub fn is_known(self) -> bool {
        KEYS.iter().any(|(_, key)| *key == self.key)
    }

    /// Whether the key is one of F1 to F24.
    pub fn is_function(self) -> bool {
        let name = KEYS.iter().find(|(_, key)| *key == self.key).map_or("", |(name, _)| name);
        name.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok())
    }

    /// The same chord without Shift, where Shift is all that is held.
    pub const fn without_shift(self) -> Option<Self> {
        if self.shift && !self.control && !self.alt { Some(Self { shift: false, ..self }) } else { None }
    }
}

impl Trigger for Chord {
    const TABLE: &'static str = "keys";

    fn defaults(entry: &Entry) -> &'static [Self] {
        entry.keys
    }

    fn name(self) -> String {
        let held = [(self.control, "Ctrl+"), (self.alt, "Alt+"), (self.shift, "Shift+")];
        let held: String = held.into_iter().filter_map(|(is, name)| is.then_some(name)).collect();
        let known = KEYS.iter().find(|(_, key)| *key == self.key);
        held + known.map_or("", |(name, _)| name)
    }

    fn parse(name: &str) -> Option<Self> {
        let mut parts = name.split('+').map(str::trim);
        let last = parts.next_back()?;
        let (_, key) = KEYS.iter().find(|(known, _)| known.eq_ignore_ascii_case(last))?;
        let mut chord = Self::key(*key);
        for part in parts {
            let held = match part.to_ascii_lowercase().as_str() {
                "ctrl" | "control" => &mut chord.control,
                "alt" => &mut chord.alt,
                "shift" => &mut chord.shift,
                _ => return None,
            };
            *held = true;
        }
        Some(chord)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chord_is_read_by_its_name() {
        for (_, key) in KEYS {
            for bits in 0..8 {
                let chord =
                    Chord { key: *key, control: bits & 1 > 0, alt: bits & 2 > 0, shift: bits & 4 > 0 };
                assert_eq!(Chord::parse(&chord.name()), Some(chord));
            }
        }
        assert_eq!(Chord::key(KeyCode::KeyZ).ctrl().shift().name(), "Ctrl+Shift+KeyZ");
        assert_eq!(Chord::parse(" shift + keyz"), Some(Chord::key(KeyCode::KeyZ).shift()));
    }

    #[test]
    fn other_names_mean_nothing() {
        for name in ["", "+", "Ctrl+", "Z", "Hyper+KeyZ", "KeyZ+Ctrl", "ShiftLeft"] {
            assert_eq!(Chord::parse(name), None, "{name:?}");
        }
    }
}
