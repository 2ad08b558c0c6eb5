//! The language of the texts, each by its own name.

use crate::app::text::TextSettings;
use crate::app::ui::kit::Kit;
use crate::words::{LANGUAGES, language_of};

pub(super) fn draw(kit: &mut Kit<'_>, new: &mut TextSettings) {
    kit.muted(kit.texts.get("settings-language-how"));
    kit.space(0.5);
    let system = kit.texts.get("settings-language-system");
    if kit.option("language-system", &system, new.language.is_none()) {
        new.language = None;
    }
    let chosen = new.language.as_deref().and_then(language_of);
    for (tag, own_name, _) in LANGUAGES {
        let is_chosen = chosen == Some(tag);
        if kit.option(&format!("language-{tag}"), own_name, is_chosen) {
            new.language = Some(tag.to_owned());
        }
    }
}

/// The language as a value that is stepped through.
pub(crate) fn stepper(kit: &mut Kit<'_>, settings: &mut TextSettings) {
    let mut tag = kit.texts.tag();
    let tags = LANGUAGES.map(|(tag, ..)| tag);
    let own_name = |tag: &&str| {
        let language = LANGUAGES.iter().find(|(known, ..)| known == tag);
        language.map_or_else(String::new, |(_, name, _)| (*name).to_owned())
    };
    if kit.choice_in_words("settings-language", &mut tag, &tags, own_name) {
        settings.language = Some(tag.to_owned());
    }
}
