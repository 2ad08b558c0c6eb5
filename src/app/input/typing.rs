//! What a key means while something is typed: it is for the field, or it is an action, and never both.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::bindings::{Book, Chord, Trigger as _};
use crate::app::intent::{Action, Scope, Typing};

/// A key press that is for the field in which something is typed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Typed {
    /// The key, by its place, with the modifiers that were held when it was pressed.
    pub chord: Chord,
    /// Whether the key of the desktop system was held: Command on a Mac.
    pub system: bool,
    /// What the layout has put on the key.
    pub key: Key,
}

impl Typed {
    /// Whether the modifier of commands is held: Command on a Mac, Ctrl elsewhere.
    pub const fn is_command(&self) -> bool {
        if cfg!(target_os = "macos") { self.system } else { self.chord.control }
    }

    /// Whether the key writes what stands on it. Ctrl and Alt together are one key of many keyboards on Windows, with
    /// which signs are written.
    pub const fn writes(&self) -> bool {
        let is_alt_graph = cfg!(windows) && self.chord.control && self.chord.alt;
        !self.system && (!self.chord.control || is_alt_graph)
    }

    /// Whether it asks for what lies on the clipboard.
    pub fn is_paste(&self) -> bool {
        self.is_command() && letter(self.chord.key, &self.key) == Some('v')
    }
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Nothing,
    Action(Action),
    /// It is for the field.
    Text,
}

impl From<Option<Action>> for Meaning {
    fn from(action: Option<Action>) -> Self {
        action.map_or(Self::Nothing, Self::Action)
    }
}

/// What a key means. While a line, or several, are typed only the keys that end it are heard, while words are typed
/// only those that are no text. Shift alone changes nothing where it makes no chord of its own.
pub(super) fn meaning(keys: &Book<Chord>, chord: Chord, key: &Key, place: Scope, typing: Typing) -> Meaning {
    use KeyCode as K;
    let meant = || {
        let plain = || chord.without_shift().and_then(|chord| keys.action_of(chord, place));
        keys.action_of(chord, place).or_else(plain)
    };
    match (typing, chord.key) {
        (Typing::Nothing, _) => meant().into(),
        // In a field these mean what they mean in every field.
        (_, K::Escape) => Meaning::Action(Action::Back),
        // Where several lines are typed, with Ctrl.
        (Typing::Lines, K::Enter | K::NumpadEnter) if !chord.control => Meaning::Text,
        (_, K::Enter | K::NumpadEnter) => Meaning::Action(Action::Confirm),
        _ if edits(chord, key) => Meaning::Text,
        (Typing::Line | Typing::Lines, code) if is_text(code) || is_arrow(code) => Meaning::Text,
        (Typing::Line | Typing::Lines, _) => {
            meant().filter(|action| matches!(action, Action::Back | Action::Confirm | Action::Help)).into()
        }
        (Typing::Words, K::Home | K::End) if chord == Chord::key(chord.key) => {
            meant().map_or(Meaning::Text, Meaning::Action)
        }
        (Typing::Words, code) if is_text(code) && (!chord.control || cfg!(windows) && chord.alt) => {
            Meaning::Text
        }
        (Typing::Words, _) => meant().into(),
    }
}

/// Whether a key writes, or edits what is written.
fn is_text(key: KeyCode) -> bool {
    use KeyCode as K;
    let is_function = Chord::key(key).is_function();
    !is_function
        && !is_arrow(key)
        && !matches!(key, K::PageUp | K::PageDown)
        && !matches!(key, K::Enter | K::NumpadEnter | K::Tab | K::Escape | K::Pause | K::ScrollLock)
}

const fn is_arrow(key: KeyCode) -> bool {
    use KeyCode as K;
    matches!(key, K::ArrowUp | K::ArrowDown | K::ArrowLeft | K::ArrowRight)
}

/// Whether it is one of the chords that every field knows: select all, copy, cut, paste, undo, redo, and those that
/// go or delete a word or more at once. The letter counts, and not its place, as in other programs.
fn edits(chord: Chord, key: &Key) -> bool {
    use KeyCode as K;
    if !chord.control || chord.alt {
        return false;
    }
    let goes = matches!(chord.key, K::ArrowLeft | K::ArrowRight | K::Home | K::End);
    goes || matches!(chord.key, K::Backspace | K::Delete)
        || matches!(letter(chord.key, key), Some('a' | 'c' | 'v' | 'x' | 'y' | 'z'))
}

/// The letter of a key: what the layout has put there or, where that is none of ours, that of its place.
fn letter(code: KeyCode, key: &Key) -> Option<char> {
    let one = |text: &str| {
        let mut chars = text.chars();
        chars.next().filter(|c| chars.next().is_none() && c.is_ascii_alphabetic())
    };
    let printed = if let Key::Character(text) = key { one(text) } else { None };
    let placed = || Chord::key(code).name().strip_prefix("Key").and_then(one);
    printed.or_else(placed).map(|letter| letter.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::intent::Heading;

    fn meant_in(place: Scope, chord: Chord, typing: Typing) -> Meaning {
        meaning(&Book::default(), chord, &Key::Unidentified(NATIVE), place, typing)
    }

    const NATIVE: bevy::input::keyboard::NativeKey = bevy::input::keyboard::NativeKey::Unidentified;

    fn meant(chord: Chord, typing: Typing) -> Meaning {
        meant_in(Scope::Match, chord, typing)
    }

    fn check(key: KeyCode, shift: bool, control: bool, expect: Option<Action>) {
        let chord = Chord { key, control, alt: false, shift };
        assert_eq!(meant(chord, Typing::Nothing), expect.into(), "{key:?}");
    }

    #[test]
    fn both_sets_of_direction_keys_step_and_jump() {
        check(KeyCode::ArrowLeft, false, false, Some(Action::Step(Heading::Left)));
        check(KeyCode::KeyA, false, false, Some(Action::Step(Heading::Left)));
        check(KeyCode::KeyW, true, false, Some(Action::Jump(Heading::Up)));
        check(KeyCode::Tab, true, false, Some(Action::Step(Heading::Up)));
    }

    #[test]
    fn standard_keys_of_the_desktop() {
        check(KeyCode::KeyZ, false, true, Some(Action::Undo));
        check(KeyCode::KeyZ, true, true, Some(Action::Redo));
        check(KeyCode::KeyQ, false, true, Some(Action::Quit));
        check(KeyCode::KeyS, false, true, Some(Action::Export));
        check(KeyCode::KeyO, false, true, Some(Action::OpenFile));
        check(KeyCode::KeyD, false, true, None);
    }

    #[test]
    fn shift_alone_changes_nothing() {
        check(KeyCode::KeyU, true, false, Some(Action::Undo));
        check(KeyCode::KeyQ, true, true, None);
    }

    #[test]
    fn letters_are_text_while_something_is_typed() {
        let key = Chord::key;
        let action = Meaning::Action;
        assert_eq!(meant(key(KeyCode::KeyH), Typing::Line), Meaning::Text);
        assert_eq!(meant(key(KeyCode::Escape), Typing::Line), action(Action::Back));
        assert_eq!(meant(key(KeyCode::F1), Typing::Line), action(Action::Help));
        assert_eq!(meant(key(KeyCode::ArrowUp), Typing::Line), Meaning::Text);
        assert_eq!(meant(key(KeyCode::Tab), Typing::Line), Meaning::Nothing);
        assert_eq!(meant(key(KeyCode::KeyW), Typing::Words), Meaning::Text);
        assert_eq!(meant(key(KeyCode::Space), Typing::Words), Meaning::Text);
        assert_eq!(meant(key(KeyCode::KeyO).ctrl(), Typing::Words), action(Action::OpenFile));
        assert_eq!(meant(key(KeyCode::ArrowUp), Typing::Words), action(Action::Step(Heading::Up)));
        // Also where they have been chosen for something else.
        let mut keys = Book::default();
        keys.give(key(KeyCode::KeyK), Action::Help).unwrap();
        keys.give(key(KeyCode::F5), Action::Help).unwrap();
        let meant =
            |code, typing| meaning(&keys, key(code), &Key::Unidentified(NATIVE), Scope::Match, typing);
        assert_eq!(meant(KeyCode::KeyK, Typing::Line), Meaning::Text);
        assert_eq!(meant(KeyCode::F5, Typing::Line), action(Action::Help));
        assert_eq!(meant(KeyCode::KeyK, Typing::Nothing), action(Action::Help));
    }

    #[test]
    fn the_chords_of_every_field_are_no_actions_while_something_is_typed() {
        use KeyCode as K;
        for typing in [Typing::Line, Typing::Words] {
            for code in [K::KeyA, K::KeyC, K::KeyV, K::KeyX, K::KeyY, K::KeyZ, K::Backspace, K::ArrowLeft] {
                assert_eq!(meant(Chord::key(code).ctrl(), typing), Meaning::Text, "{code:?}");
            }
            assert_eq!(meant(Chord::key(K::KeyZ).ctrl().shift(), typing), Meaning::Text);
        }
        // On a French keyboard the letter A is where the program has its key to quit.
        let a = Key::Character("a".into());
        let quits = |key: &Key, typing| {
            meaning(&Book::default(), Chord::key(K::KeyQ).ctrl(), key, Scope::Match, typing)
        };
        assert_eq!(quits(&a, Typing::Words), Meaning::Text);
        assert_eq!(quits(&Key::Character("q".into()), Typing::Words), Meaning::Action(Action::Quit));
        // Where the letters are others, the place counts.
        assert_eq!(letter(K::KeyZ, &Key::Character("я".into())), Some('z'));
    }

    #[test]
    fn nothing_is_written_while_ctrl_is_held() {
        let typed = |chord: Chord| Typed { chord, system: false, key: Key::Character("a".into()) };
        assert!(
            typed(Chord::key(KeyCode::KeyA)).writes() && typed(Chord::key(KeyCode::KeyA).shift()).writes()
        );
        assert!(!typed(Chord::key(KeyCode::KeyA).ctrl()).writes());
        assert_eq!(typed(Chord::key(KeyCode::KeyA).ctrl().alt()).writes(), cfg!(windows));
        assert!(!Typed { system: true, ..typed(Chord::key(KeyCode::KeyA)) }.writes());
    }
}
