//! The settings, in tabs; every change shows at once.

mod access;
mod controls;
mod language;
mod look;
mod play;
mod sound;
mod tab;

pub(crate) use self::access::{high_contrast, reduced_motion, text_size};
pub(crate) use self::language::stepper as language_stepper;
pub(crate) use self::look::numbers;
pub(crate) use self::sound::volume;
pub(crate) use self::tab::plugin;
pub use self::tab::{OpenTab, Tab};
use crate::app::screen::ScreenMove;
use crate::app::settings::Settings;
use crate::app::theme::ThemeId;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::ui::preview::Preview;
use crate::app::ui::reads::View;
use crate::theme::{Named, built_in};

/// What the page remembers from one pass to the next.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) preview: Preview,
    /// The settings before a tab was reset, as long as nothing else has been changed there.
    undo: Option<(Tab, Settings)>,
    /// The theme before the high contrast.
    pub(crate) theme_before: Option<ThemeId>,
}

impl Memory {
    /// Forgets what is only good while the page is in view.
    pub(crate) fn close(&mut self) {
        self.preview.close();
        self.undo = None;
    }
}

/// The head of the page: the way back, and the tabs.
pub(crate) fn head(kit: &mut Kit<'_>, view: &View<'_>, tab: Tab, is_low: bool) -> Option<Tab> {
    if kit.header("settings-back", &view.text("settings-title")) {
        kit.ask(ScreenMove::Close);
    }
    let texts = Tab::ALL.map(|tab| (tab.control(), view.texts.get(tab.text_id())));
    kit.tabs(&texts, tab.index(), is_low).map(|i| Tab::ALL[i])
}

/// What is scrolled below the head.
pub(crate) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    settings: &mut Settings,
    memory: &mut Memory,
    tab: Tab,
) {
    let mut new = settings.clone();
    kit.space(0.5);
    match tab {
        Tab::Play => play::draw(kit, view, &mut new),
        Tab::Look => look::draw(kit, view, settings, &mut new, &mut memory.preview),
        Tab::Sound => sound::draw(kit, view, &mut new),
        Tab::Controls => controls::draw(kit, view, &mut new),
        Tab::Language => language::draw(kit, view, &mut new),
        Tab::Access => access::draw(kit, view, &mut new, &mut memory.theme_before),
    }
    if new != *settings {
        memory.undo = None;
    }
    kit.space(1.0);
    reset(kit, view, &mut new, memory, tab);
    if new != *settings {
        *settings = new;
    }
}

/// The button that brings a tab back to what it was at first, and then the one that takes that back.
fn reset(kit: &mut Kit<'_>, view: &View<'_>, new: &mut Settings, memory: &mut Memory, tab: Tab) {
    if let Some((_, before)) = memory.undo.as_ref().filter(|(of, _)| *of == tab) {
        if kit.button("settings-reset", &view.text("settings-reset-undo"), Emphasis::Plain) {
            tab.copy(before, new);
            memory.undo = None;
        }
        return;
    }
    let mut usual = new.clone();
    tab.copy(&Settings::default(), &mut usual);
    let is_usual = usual == *new;
    if kit.button_if("settings-reset", &view.text("settings-reset"), Emphasis::Plain, !is_usual) {
        memory.undo = Some((tab, new.clone()));
        *new = usual;
    }
}

/// The name of a theme: ours in the language in use, the player's as its file has it.
pub(crate) fn theme_name(view: &View<'_>, named: &Named) -> String {
    if built_in().contains(named) {
        return view.texts.get(&format!("theme-{}", named.id));
    }
    named.name.clone()
}

fn head_line(kit: &mut Kit<'_>, view: &View<'_>, id: &str) {
    kit.space(1.0);
    kit.label(view.texts.get(id), Type::Strong, kit.theme.accent);
}
