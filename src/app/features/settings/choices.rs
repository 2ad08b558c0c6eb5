//! All that can be chosen on the tabs.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::features::analysis::AnalysisSettings;
use crate::app::features::teach::TeachSettings;
use crate::app::input::bindings::Book;
use crate::app::input::pads::PadSettings;
use crate::app::table::settings::TableSettings;
use crate::app::text::TextSettings;
use crate::app::theme::LookSettings;
use crate::app::ui::kit::Kit;
use crate::app::view::audio::SoundSettings;
use crate::app::view::rumble::RumbleSettings;
use crate::app::window::WindowSettings;

/// The sections as they are.
#[derive(SystemParam)]
pub(super) struct Chosen<'w> {
    table: Res<'w, TableSettings>,
    analysis: Res<'w, AnalysisSettings>,
    teaching: Res<'w, TeachSettings>,
    look: Res<'w, LookSettings>,
    window: Res<'w, WindowSettings>,
    sound: Res<'w, SoundSettings>,
    gamepad: Res<'w, PadSettings>,
    rumble: Res<'w, RumbleSettings>,
    pad: Res<'w, Book<GamepadButton>>,
    text: Res<'w, TextSettings>,
}

impl Chosen<'_> {
    pub(super) fn choices(&self) -> Choices {
        Choices {
            table: *self.table,
            analysis: *self.analysis,
            teaching: *self.teaching,
            look: self.look.clone(),
            window: *self.window,
            sound: *self.sound,
            gamepad: *self.gamepad,
            rumble: *self.rumble,
            pad: self.pad.clone(),
            text: self.text.clone(),
        }
    }
}

/// The sections as a tab changes them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Choices {
    pub(super) table: TableSettings,
    pub(super) analysis: AnalysisSettings,
    pub(super) teaching: TeachSettings,
    pub(super) look: LookSettings,
    pub(super) window: WindowSettings,
    pub(super) sound: SoundSettings,
    pub(super) gamepad: PadSettings,
    pub(super) rumble: RumbleSettings,
    /// The buttons of the gamepad.
    pub(super) pad: Book<GamepadButton>,
    pub(super) text: TextSettings,
}

impl Choices {
    /// Asks for what is different in `new`.
    pub(super) fn ask(&self, kit: &mut Kit<'_>, new: Self) {
        kit.choose(&self.table, new.table);
        kit.choose(&self.analysis, new.analysis);
        kit.choose(&self.teaching, new.teaching);
        kit.choose(&self.look, new.look);
        kit.choose(&self.window, new.window);
        kit.choose(&self.sound, new.sound);
        kit.choose(&self.gamepad, new.gamepad);
        kit.choose(&self.rumble, new.rumble);
        kit.choose(&self.pad, new.pad);
        kit.choose(&self.text, new.text);
    }
}
