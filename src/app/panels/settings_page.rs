//! The settings; every change shows at once.

use super::View;
use super::fonts::Type;
use super::kit::{Emphasis, Kit};
use super::preview::Preview;
use crate::app::branches::KeepBranches;
use crate::app::clock::ClocksShown;
use crate::app::numbers::MoveNumbers;
use crate::app::session::Command;
use crate::app::settings::{Coordinates, Settings};
use crate::app::text::LANGUAGES;
use crate::app::theme::{StoneSet, ThemeId};
use crate::theme::{Named, built_in};

const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    settings: &mut Settings,
    preview: &mut Preview,
) -> Vec<Command> {
    let mut asked = Vec::new();
    if kit.header("settings-back", &view.text("settings-title")) {
        asked.push(Command::CloseOverlay);
    }
    let mut new = settings.clone();
    head(kit, view, "settings-look");
    preview.draw(kit, settings);
    let themes: Vec<ThemeId> = view.themes.all().iter().map(|named| named.id.clone()).collect();
    kit.choice("settings-theme", &view.text("settings-theme"), &mut new.theme, &themes, |theme| {
        theme_name(view, view.themes.get(theme))
    });
    kit.choice("settings-stones", &view.text("settings-stones"), &mut new.stones, &StoneSet::ALL, |stones| {
        view.texts.get(&format!("stones-{}", stones.id()))
    });
    kit.toggle("settings-shifted", &view.text("settings-shifted"), &mut new.shifted_stones);
    let label = view.text("settings-coordinates");
    kit.choice("settings-coordinates", &label, &mut new.coordinates, &Coordinates::ALL, |coordinates| {
        view.texts.get(coordinates.text_id())
    });
    numbers(kit, view, &mut new.move_numbers);
    kit.toggle("settings-forbidden", &view.text("settings-forbidden"), &mut new.forbidden_marks);
    kit.toggle("settings-atari", &view.text("settings-atari"), &mut new.atari_marks);
    kit.choice(
        "settings-clocks",
        &view.text("settings-clocks"),
        &mut new.clocks,
        &ClocksShown::ALL,
        |shown| view.text(shown.text_id()),
    );
    kit.toggle("settings-full-screen", &view.text("settings-full-screen"), &mut new.window.full_screen);
    let label = view.text("settings-branches");
    kit.choice("settings-branches", &label, &mut new.keep_branches, &KeepBranches::ALL, |keep| {
        view.texts.get(keep.text_id())
    });
    head(kit, view, "settings-input");
    kit.toggle("settings-confirm", &view.text("settings-confirm"), &mut new.confirm_stones);
    if kit.button("settings-controls", &view.text("settings-controls"), Emphasis::Plain) {
        asked.push(Command::OpenControls);
    }
    head(kit, view, "settings-sound");
    let volumes: Vec<u8> = (0..=10).map(|i| i * 10).collect();
    let kinds = [
        ("settings-volume", &mut new.volume),
        ("settings-volume-stones", &mut new.volumes.stones),
        ("settings-volume-signals", &mut new.volumes.signals),
        ("settings-volume-menu", &mut new.volumes.menu),
    ];
    for (name, volume) in kinds {
        kit.choice(name, &view.texts.get(name), volume, &volumes, |volume| {
            view.texts.with("percent", [("n", (*volume).into())])
        });
    }
    kit.toggle("settings-mute", &view.text("settings-mute"), &mut new.muted);
    kit.toggle("settings-mute-unfocused", &view.text("settings-mute-unfocused"), &mut new.mute_unfocused);
    head(kit, view, "settings-access");
    kit.choice("settings-text", &view.text("settings-text"), &mut new.text_percent, &TEXT_SIZES, |percent| {
        view.texts.with("percent", [("n", (*percent).into())])
    });
    kit.toggle("settings-motion", &view.text("settings-motion"), &mut new.reduced_motion);
    let mut tag = view.texts.tag();
    let tags = LANGUAGES.map(|(tag, ..)| tag);
    let own_name = |tag: &&str| {
        LANGUAGES
            .iter()
            .find(|(known, ..)| known == tag)
            .map_or_else(String::new, |(_, name, _)| (*name).to_owned())
    };
    if kit.choice("settings-language", &view.text("settings-language"), &mut tag, &tags, own_name) {
        new.language = Some(tag.to_owned());
    }
    kit.space(0.5);
    if kit.button("settings-reset", &view.text("settings-reset"), Emphasis::Plain) {
        new = Settings {
            window: settings.window,
            next_match: settings.next_match,
            export: settings.export.clone(),
            language: settings.language.clone(),
            // These have a reset of their own.
            gamepad: settings.gamepad,
            keys: settings.keys.clone(),
            pad: settings.pad.clone(),
            ..Settings::default()
        };
    }
    if new != *settings {
        *settings = new;
    }
    asked
}

/// Which stones wear the number of their move; true when that was changed.
pub(super) fn numbers(kit: &mut Kit<'_>, view: &View<'_>, numbers: &mut MoveNumbers) -> bool {
    let label = view.text("settings-numbers");
    kit.choice("settings-numbers", &label, numbers, &MoveNumbers::OFFERED, |numbers| match numbers {
        MoveNumbers::None => view.text("numbers-none"),
        MoveNumbers::Last(n) => view.texts.with("numbers-last", [("n", (*n).into())]),
        MoveNumbers::All => view.text("numbers-all"),
    })
}

/// The name of a theme: ours in the language in use, the player's as its file has it.
pub(super) fn theme_name(view: &View<'_>, named: &Named) -> String {
    if built_in().contains(named) {
        return view.texts.get(&format!("theme-{}", named.id));
    }
    named.name.clone()
}

fn head(kit: &mut Kit<'_>, view: &View<'_>, id: &str) {
    kit.space(1.0);
    kit.label(view.texts.get(id), Type::Strong, kit.theme.accent);
}
