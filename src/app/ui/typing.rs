//! What is typed and pasted comes to the field of the page.
//!
//! By itself the plugin of egui gives it all keys, with the modifiers that are held at the end of an update. A slow
//! update brings the press and the release of Ctrl at once, and the letter pressed between them would be written. It
//! also pastes as if the text had been typed.

use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::{EguiClipboard, EguiGlobalSettings, EguiInput, PrimaryEguiContext, egui};

use crate::app::AppSet;
use crate::app::input::typing::Typed;

/// Where a pasted text comes to the field of the page; what takes it elsewhere takes it before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Paste;

/// Where keys come to the field of the page, and the clipboard is read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PassOn;

/// A text from the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Pasted(pub String);

/// Needs the plugin of egui.
pub(crate) fn plugin(app: &mut App) {
    let mut settings = app.world_mut().resource_mut::<EguiGlobalSettings>();
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
    app.add_message::<Pasted>()
        .add_systems(Update, (pass_on.in_set(PassOn), paste.in_set(Paste)).chain().in_set(AppSet::Intend));
}

/// Gives the field the keys that are for it, in the order in which they were pressed.
fn pass_on(
    mut typed: MessageReader<Typed>,
    mut clipboard: ResMut<EguiClipboard>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut pasted: MessageWriter<Pasted>,
) {
    for typed in typed.read() {
        if typed.is_paste() {
            pasted.write_batch(clipboard.get_text().map(Pasted));
            continue;
        }
        if let Ok(mut input) = inputs.single_mut() {
            input.events.extend(events(typed));
        }
    }
}

/// What a field does with a text from the clipboard.
fn paste(mut pasted: ResMut<Messages<Pasted>>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    if pasted.is_empty() {
        return;
    }
    // Taken out, as it is by whatever takes it elsewhere: each text comes to one place, once.
    for Pasted(text) in pasted.drain() {
        if let Ok(mut input) = inputs.single_mut() {
            input.events.push(Event::Paste(text));
        }
    }
}

/// A key press as egui hears of it.
fn events(typed: &Typed) -> Vec<Event> {
    use bevy::input::keyboard::Key;
    let chord = typed.chord;
    let physical_key = bevy_to_egui_physical_key(&chord.key);
    let mut events = Vec::new();
    if let Some(key) = bevy_to_egui_key(&typed.key).or(physical_key) {
        match key {
            egui::Key::C if typed.is_command() => return vec![Event::Copy],
            egui::Key::X if typed.is_command() => return vec![Event::Cut],
            _ => {}
        }
        let modifiers = egui::Modifiers {
            alt: chord.alt,
            ctrl: chord.control,
            shift: chord.shift,
            mac_cmd: cfg!(target_os = "macos") && typed.system,
            command: typed.is_command(),
        };
        // It is let go at once: nothing here asks which keys are held.
        events.extend([true, false].map(|pressed| Event::Key {
            key,
            physical_key,
            pressed,
            repeat: false,
            modifiers,
        }));
    }
    if typed.writes() {
        events.extend(match &typed.key {
            Key::Character(text) if !text.chars().any(char::is_control) => {
                Some(Event::Text(text.to_string()))
            }
            Key::Space => Some(Event::Text(" ".to_owned())),
            _ => None,
        });
    }
    events
}
