//! The keyboard: physical keys, so that layouts other than QWERTY keep the places of WASD.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use super::bindings::{Book, Chord, is_modifier};
use super::capture::{CAPTURE, Caught};
use super::letters::Letters;
use super::typing::{Meaning, Typed, meaning};
use crate::app::AppSet;
use crate::app::intent::{Action, LastDevice, Typing};
use crate::app::screen::Whereabouts;

const SHIFT_KEYS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const CONTROL_KEYS: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
const ALT_KEYS: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];
const SYSTEM_KEYS: [KeyCode; 2] = [KeyCode::SuperLeft, KeyCode::SuperRight];

/// A key with the modifiers among those that are held.
fn chord_of(key: KeyCode, held: &[KeyCode]) -> Chord {
    let any = |keys: [KeyCode; 2]| keys.iter().any(|key| held.contains(key));
    Chord { key, control: any(CONTROL_KEYS), alt: any(ALT_KEYS), shift: any(SHIFT_KEYS) }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Typed>().add_systems(Update, read_keys.in_set(AppSet::Input));
}

/// What a key can come to.
#[derive(SystemParam)]
pub(super) struct Out<'w> {
    caught: MessageWriter<'w, Caught>,
    typed: MessageWriter<'w, Typed>,
    actions: MessageWriter<'w, Action>,
    device: ResMut<'w, LastDevice>,
}

/// Turns key presses into actions, or passes them on to the field in which something is typed; a key held down
/// repeats steps and text only, at the rate of the desktop system.
pub(super) fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut modifiers_held: Local<Vec<KeyCode>>,
    whereabouts: Whereabouts,
    book: Res<Book<Chord>>,
    mut letters: ResMut<Letters>,
    mut out: Out,
) {
    if focus_lost.read().count() > 0 {
        modifiers_held.clear();
    }
    let page = whereabouts.page();
    let typing = page.map_or(Typing::Nothing, |page| page.typing);
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
        if page == Some(CAPTURE) {
            if !key.repeat {
                out.device.set_if_neq(LastDevice::Keyboard);
                out.caught.write(Caught::Key(chord));
            }
            continue;
        }
        match meaning(&book, chord, &key.logical_key, whereabouts.scope(), typing) {
            Meaning::Text => {
                let system = SYSTEM_KEYS.iter().any(|key| modifiers_held.contains(key));
                out.typed.write(Typed { chord, system, key: key.logical_key.clone() });
            }
            Meaning::Action(action) if !key.repeat || repeats(action) => {
                out.device.set_if_neq(LastDevice::Keyboard);
                out.actions.write(action);
            }
            Meaning::Action(_) | Meaning::Nothing => {}
        }
    }
}

/// Whether a key that is held does it again and again.
const fn repeats(action: Action) -> bool {
    use Action::{Jump, PageBack, PageOn, Redo, Step, Undo};
    matches!(action, Step(_) | Jump(_) | PageBack | PageOn | Undo | Redo)
}
