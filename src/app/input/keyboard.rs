//! The keyboard: physical keys, so that layouts other than QWERTY keep the places of WASD.

use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::bindings::{Book, Chord, Scope, is_modifier};
use super::capture::Caught;
use super::letters::Letters;
use super::{Action, LastDevice};
use crate::app::AppSet;
use crate::app::exchange::{self, Exchange, Purpose};
use crate::app::phase::{MenuPage, Overlay, Whereabouts};
use crate::app::settings::Settings;

const SHIFT_KEYS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const CONTROL_KEYS: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
const ALT_KEYS: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// A key with the modifiers among those that are held.
fn chord_of(key: KeyCode, held: &[KeyCode]) -> Chord {
    let any = |keys: [KeyCode; 2]| keys.iter().any(|key| held.contains(key));
    Chord { key, control: any(CONTROL_KEYS), alt: any(ALT_KEYS), shift: any(SHIFT_KEYS) }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.in_set(AppSet::Input));
}

/// Turns key presses into actions; a key held down repeats steps only, at the rate of the desktop system.
pub(super) fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut modifiers_held: Local<Vec<KeyCode>>,
    whereabouts: Whereabouts,
    menu_page: Option<Res<State<MenuPage>>>,
    (settings, exchange): (Res<Settings>, Res<Exchange>),
    mut letters: ResMut<Letters>,
    mut caught: MessageWriter<Caught>,
    mut actions: MessageWriter<Action>,
    mut last_device: ResMut<LastDevice>,
) {
    if focus_lost.read().count() > 0 {
        modifiers_held.clear();
    }
    let finding = menu_page.is_some_and(|page| *page.get() == MenuPage::Records);
    let typing = match whereabouts.overlay() {
        Overlay::Entry | Overlay::Exchange(exchange::Page::Rename) => Typing::Line,
        Overlay::Closed if finding => Typing::Words,
        Overlay::Exchange(exchange::Page::Files) if exchange.purpose() == Purpose::Save => Typing::Words,
        _ => Typing::Nothing,
    };
    for key in keys.read() {
        // In the order in which they came: on a slow machine one update may bring both the press and the release.
        modifiers_held.retain(|held| *held != key.key_code);
        if key.state == ButtonState::Released {
            continue;
        }
        if is_modifier(key.key_code) {
            modifiers_held.push(key.key_code);
            continue;
        }
        let chord = chord_of(key.key_code, &modifiers_held);
        letters.learn(chord, &key.logical_key);
        if matches!(whereabouts.overlay(), Overlay::Capture(_)) {
            if !key.repeat {
                last_device.set_if_neq(LastDevice::Keyboard);
                caught.write(Caught::Key(chord));
            }
            continue;
        }
        let Some(action) = action_of(&settings.keys, chord, whereabouts.scope(), typing) else { continue };
        if key.repeat && !repeats(action) {
            continue;
        }
        last_device.set_if_neq(LastDevice::Keyboard);
        actions.write(action);
    }
}

/// Whether a key that is held does it again and again.
const fn repeats(action: Action) -> bool {
    use Action::{Jump, PageBack, PageOn, Redo, Step, Undo};
    matches!(action, Step(_) | Jump(_) | PageBack | PageOn | Undo | Redo)
}

/// What the letter keys are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typing {
    /// They are actions.
    Nothing,
    /// Coordinates or a name are typed.
    Line,
    /// Words are typed that a list is searched for.
    Words,
}

/// Whether a key writes, or edits what is written.
fn is_text(key: KeyCode) -> bool {
    use KeyCode as K;
    let is_function = Chord::key(key).is_function();
    !is_function
        && !matches!(key, K::ArrowUp | K::ArrowDown | K::ArrowLeft | K::ArrowRight | K::PageUp | K::PageDown)
        && !matches!(key, K::Enter | K::NumpadEnter | K::Tab | K::Escape | K::Pause | K::ScrollLock)
}

/// What a key means. While a line is typed only the keys that end it are heard, while words are typed only those
/// that are no text. Shift alone changes nothing where it makes no chord of its own.
fn action_of(keys: &Book<Chord>, chord: Chord, place: Scope, typing: Typing) -> Option<Action> {
    use KeyCode as K;
    let meant = || {
        let plain = || chord.without_shift().and_then(|chord| keys.action_of(chord, place));
        keys.action_of(chord, place).or_else(plain)
    };
    match (typing, chord.key) {
        (Typing::Nothing, _) => meant(),
        // In a field these mean what they mean in every field.
        (_, K::Escape) => Some(Action::Back),
        (_, K::Enter | K::NumpadEnter) => Some(Action::Confirm),
        (Typing::Line, key) if is_text(key) => None,
        (Typing::Line, _) => {
            meant().filter(|action| matches!(action, Action::Back | Action::Confirm | Action::Help))
        }
        (Typing::Words, K::KeyV) if chord.control => None,
        (Typing::Words, key) if is_text(key) && !chord.control => None,
        (Typing::Words, _) => meant(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::Heading;

    fn meant(chord: Chord, typing: Typing) -> Option<Action> {
        action_of(&Book::default(), chord, Scope::Match, typing)
    }

    fn check(key: KeyCode, shift: bool, control: bool, expect: Option<Action>) {
        assert_eq!(meant(Chord { key, control, alt: false, shift }, Typing::Nothing), expect, "{key:?}");
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
        assert_eq!(meant(key(KeyCode::KeyH), Typing::Line), None);
        assert_eq!(meant(key(KeyCode::Escape), Typing::Line), Some(Action::Back));
        assert_eq!(meant(key(KeyCode::F1), Typing::Line), Some(Action::Help));
        assert_eq!(meant(key(KeyCode::ArrowUp), Typing::Line), None);
        assert_eq!(meant(key(KeyCode::KeyW), Typing::Words), None);
        assert_eq!(meant(key(KeyCode::Space), Typing::Words), None);
        assert_eq!(meant(key(KeyCode::KeyV).ctrl(), Typing::Words), None);
        assert_eq!(meant(key(KeyCode::KeyO).ctrl(), Typing::Words), Some(Action::OpenFile));
        assert_eq!(meant(key(KeyCode::ArrowUp), Typing::Words), Some(Action::Step(Heading::Up)));
        // Also where they have been chosen for something else.
        let mut keys = Book::default();
        keys.give(key(KeyCode::KeyK), Action::Help).unwrap();
        keys.give(key(KeyCode::F5), Action::Help).unwrap();
        assert_eq!(action_of(&keys, key(KeyCode::KeyK), Scope::Match, Typing::Line), None);
        assert_eq!(action_of(&keys, key(KeyCode::F5), Scope::Match, Typing::Line), Some(Action::Help));
        assert_eq!(action_of(&keys, key(KeyCode::KeyK), Scope::Match, Typing::Nothing), Some(Action::Help));
    }
}
