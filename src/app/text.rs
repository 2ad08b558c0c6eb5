//! The language in use, and how large it is written, as the player chose it.

use std::collections::HashMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::settings::{AddSection as _, Section};
use crate::app::platform::notice::Notice;
use crate::game::Seat;
use crate::words::{Called, LANGUAGES, Texts, language_of};

/// The texts of the language in use.
#[derive(Resource, Deref)]
pub struct Language(Texts);

impl Language {
    /// Learns what the user calls players and engines of others.
    pub(crate) fn call(&mut self, all: HashMap<Seat, Called>) {
        self.0.call(all);
    }
}

/// How texts are read, as the player chose it.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TextSettings {
    /// The language, or none to follow the system.
    pub language: Option<String>,
    /// The size in percent, 100 to 200.
    pub text_percent: u16,
}

impl Default for TextSettings {
    fn default() -> Self {
        Self { language: None, text_percent: 100 }
    }
}

impl Section for TextSettings {
    const NAME: &'static str = "text";
}

impl TextSettings {
    /// The size as a factor.
    pub fn text_scale(&self) -> f32 {
        f32::from(self.text_percent.clamp(100, 200)) / 100.0
    }
}

/// Where the language follows the settings.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FollowLanguage;

pub(super) fn plugin(app: &mut App) {
    app.add_section::<TextSettings>()
        .insert_resource(Language(Texts::new(LANGUAGES[0].0)))
        .add_systems(Startup, tell_of_language)
        .add_systems(
            Update,
            follow_setting
                .in_set(FollowLanguage)
                .before(super::AppSet::Input)
                .run_if(resource_changed::<TextSettings>),
        );
}

/// Says where the language of the settings is not there. Its name stays in the file until another one is chosen:
/// another version may have it.
fn tell_of_language(settings: Res<TextSettings>, mut notices: MessageWriter<Notice>) {
    if settings.language.as_deref().is_some_and(|name| language_of(name).is_none()) {
        notices.write(Notice::lasting("notice-language-unknown"));
    }
}

fn follow_setting(settings: Res<TextSettings>, mut language: ResMut<Language>) {
    let wanted = settings.language.as_deref().and_then(language_of).unwrap_or_else(system_language);
    if language.tag() != wanted {
        language.0 = Texts::new(wanted);
    }
}

/// The language that the system asks for, as far as we have it: the first of those that its user prefers.
fn system_language() -> &'static str {
    let is_named = |name: &String| !["C", "POSIX"].contains(&name.as_str());
    let mut preferred = sys_locale::get_locales().take_while(is_named);
    preferred.find_map(|name| language_of(&name)).unwrap_or(LANGUAGES[0].0)
}
