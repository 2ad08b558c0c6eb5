//! The keyboard: physical keys, so that layouts other than QWERTY keep the places of WASD.

use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::{Action, Heading, LastDevice};
use crate::app::AppSet;
use crate::app::exchange;
use crate::app::phase::{MenuPage, Overlay};

/// Which modifier keys are held down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Modifiers {
    shift: bool,
    control: bool,
    alt: bool,
}

const SHIFT_KEYS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const CONTROL_KEYS: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
const ALT_KEYS: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

impl Modifiers {
    fn of(held: &[KeyCode]) -> Self {
        let any = |keys: [KeyCode; 2]| keys.iter().any(|key| held.contains(key));
        Self { shift: any(SHIFT_KEYS), control: any(CONTROL_KEYS), alt: any(ALT_KEYS) }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.in_set(AppSet::Input));
}

/// Turns key presses into actions; a key held down repeats steps only, at the rate of the desktop system.
pub(super) fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut modifiers_held: Local<Vec<KeyCode>>,
    overlay: Res<State<Overlay>>,
    menu_page: Option<Res<State<MenuPage>>>,
    mut actions: MessageWriter<Action>,
    mut last_device: ResMut<LastDevice>,
) {
    if focus_lost.read().count() > 0 {
        modifiers_held.clear();
    }
    let finding = menu_page.is_some_and(|page| *page.get() == MenuPage::Records);
    let typing = match overlay.get() {
        Overlay::Entry | Overlay::Exchange(exchange::Page::Rename) => Typing::Line,
        Overlay::Closed if finding => Typing::Words,
        _ => Typing::Nothing,
    };
    for key in keys.read() {
        // In the order in which they came: on a slow machine one update may bring both the press and the release.
        modifiers_held.retain(|held| *held != key.key_code);
        if key.state == ButtonState::Released {
            continue;
        }
        if [SHIFT_KEYS, CONTROL_KEYS, ALT_KEYS].iter().any(|keys| keys.contains(&key.key_code)) {
            modifiers_held.push(key.key_code);
        }
        let modifiers = Modifiers::of(&modifiers_held);
        let Some(action) = action_of(key.key_code, modifiers, typing) else { continue };
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

/// The table of keys. While a line is typed only the keys that end it are heard, while words are typed only
/// those that are no text.
fn action_of(key: KeyCode, modifiers: Modifiers, typing: Typing) -> Option<Action> {
    use KeyCode as K;
    let is_text = |key: K| {
        !matches!(key, K::ArrowUp | K::ArrowDown | K::ArrowLeft | K::ArrowRight)
            && !matches!(key, K::Enter | K::NumpadEnter | K::Tab | K::Escape | K::F1 | K::F11)
    };
    if typing == Typing::Words && if modifiers.control { key == K::KeyV } else { is_text(key) } {
        return None;
    }
    if typing == Typing::Line {
        return match key {
            K::Escape => Some(Action::Back),
            K::Enter | K::NumpadEnter => Some(Action::Confirm),
            K::F1 => Some(Action::Help),
            _ => None,
        };
    }
    let heading = match key {
        K::ArrowUp | K::KeyW | K::Numpad8 => Some(Heading::Up),
        K::ArrowDown | K::KeyS | K::Numpad2 => Some(Heading::Down),
        K::ArrowLeft | K::KeyA | K::Numpad4 => Some(Heading::Left),
        K::ArrowRight | K::KeyD | K::Numpad6 => Some(Heading::Right),
        _ => None,
    };
    if modifiers.control {
        return match key {
            K::KeyZ if modifiers.shift => Some(Action::Redo),
            K::KeyZ => Some(Action::Undo),
            K::KeyY => Some(Action::Redo),
            K::KeyC if modifiers.shift => Some(Action::CopyGame),
            K::KeyC if modifiers.alt => Some(Action::CopyPicture),
            K::KeyC => Some(Action::Copy),
            K::KeyV => Some(Action::Paste),
            K::KeyO => Some(Action::OpenFile),
            K::KeyS => Some(Action::Export),
            K::KeyN => Some(Action::New),
            K::KeyQ => Some(Action::Quit),
            K::Slash => Some(Action::Help),
            _ => None,
        };
    }
    match key {
        _ if heading.is_some() && modifiers.shift => heading.map(Action::Jump),
        _ if heading.is_some() => heading.map(Action::Step),
        K::Enter | K::NumpadEnter | K::Space | K::Numpad5 => Some(Action::Confirm),
        K::Tab if modifiers.shift => Some(Action::Step(Heading::Up)),
        K::Tab => Some(Action::Step(Heading::Down)),
        K::Escape => Some(Action::Back),
        K::KeyP | K::Pause => Some(Action::Pause),
        K::KeyG => Some(Action::Pass),
        K::KeyU | K::Backspace => Some(Action::Undo),
        K::KeyR => Some(Action::Redo),
        K::KeyH => Some(Action::Hint),
        K::KeyT => Some(Action::Tables),
        K::KeyN => Some(Action::MoveNow),
        K::KeyX => Some(Action::NextStar),
        K::Home => Some(Action::First),
        K::End => Some(Action::Last),
        K::PageUp => Some(Action::PageBack),
        K::PageDown => Some(Action::PageOn),
        K::Equal | K::NumpadAdd => Some(Action::Faster),
        K::Minus | K::NumpadSubtract => Some(Action::Slower),
        K::KeyM => Some(Action::Mute),
        K::Slash | K::NumpadDivide => Some(Action::Type),
        K::F1 => Some(Action::Help),
        K::F11 => Some(Action::FullScreen),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(key: KeyCode, shift: bool, control: bool, expect: Option<Action>) {
        assert_eq!(
            action_of(key, Modifiers { shift, control, alt: false }, Typing::Nothing),
            expect,
            "{key:?}"
        );
    }

    #[test]
    fn both_sets_of_direction_keys_step_and_jump() {
        check(KeyCode::ArrowLeft, false, false, Some(Action::Step(Heading::Left)));
        check(KeyCode::KeyA, false, false, Some(Action::Step(Heading::Left)));
        check(KeyCode::KeyW, true, false, Some(Action::Jump(Heading::Up)));
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
    fn letters_are_text_while_coordinates_are_typed() {
        let none = Modifiers::default();
        assert_eq!(action_of(KeyCode::KeyH, none, Typing::Line), None);
        assert_eq!(action_of(KeyCode::Escape, none, Typing::Line), Some(Action::Back));
        assert_eq!(action_of(KeyCode::KeyW, none, Typing::Words), None);
        assert_eq!(action_of(KeyCode::Space, none, Typing::Words), None);
        assert_eq!(action_of(KeyCode::ArrowUp, none, Typing::Words), Some(Action::Step(Heading::Up)));
    }
}
