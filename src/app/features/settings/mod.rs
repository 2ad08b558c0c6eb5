//! The settings, in tabs; every change shows at once.

mod access;
mod choices;
mod controls;
mod language;
mod look;
mod play;
mod preview;
mod sound;
mod tab;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(crate) use self::access::draw as access;
use self::choices::{Choices, Chosen};
pub(crate) use self::language::stepper as language_stepper;
pub(crate) use self::look::numbers;
pub(crate) use self::sound::volume;
pub use self::tab::{OpenTab, Tab};
use crate::app::intent::{Action, Scope};
use crate::app::screen::{PageId, Screen, ScreenMove};
use crate::app::theme::ThemeId;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, View};
use crate::app::ui::kit::{Button, Kit};
use crate::app::ui::prompts::{Prompts, Trigger};
use crate::theme::{Named, built_in};

/// The page of settings.
pub const SETTINGS: Screen = Screen { scope: Some(Scope::Tabs), ..Screen::new("settings") };

/// What is pressed on a page with tabs.
const TABS: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Trigger::Rows, "prompt-choose"),
        (Trigger::Tabs, "prompt-tab"),
        (Trigger::Of(Action::Back), "prompt-back"),
    ],
);

/// What the page remembers from one pass to the next.
#[derive(Resource, Default)]
pub(crate) struct Memory {
    /// The settings before a tab was reset, as long as nothing else has been changed there.
    undo: Option<(Tab, Choices)>,
    /// The theme before the high contrast.
    pub(crate) theme_before: Option<ThemeId>,
}

/// In a body of less height, in points, the tabs take one row only.
const LOW_BODY: f32 = 360.0;

/// The head of the page: the way back, and the tabs; the one that is asked for.
fn head(kit: &mut Kit<'_>, view: &View<'_>, tab: Tab) -> Option<Tab> {
    kit.header("settings-back", &view.text("settings-title"), ScreenMove::Close);
    let texts = Tab::ALL.map(|tab| (tab.control(), view.texts.get(tab.control())));
    kit.tabs(&texts, tab.index(), view.height < LOW_BODY).map(|i| Tab::ALL[i])
}

/// What is scrolled below the head.
fn draw(kit: &mut Kit<'_>, view: &View<'_>, drawn: &Choices, memory: &mut Memory, tab: Tab) {
    let mut new = drawn.clone();
    kit.space(0.5);
    match tab {
        Tab::Play => play::draw(kit, &mut new),
        Tab::Look => look::draw(kit, view, drawn, &mut new),
        Tab::Sound => sound::draw(kit, &mut new.sound),
        Tab::Controls => controls::draw(kit, &mut new),
        Tab::Language => language::draw(kit, &mut new.text),
        Tab::Access => access(kit, &mut new.text, &mut new.look, &mut memory.theme_before),
    }
    if new != *drawn {
        memory.undo = None;
    }
    kit.space(1.0);
    reset(kit, &mut new, memory, tab);
    drawn.ask(kit, new);
}

/// The button that brings a tab back to what it was at first, and then the one that takes that back.
fn reset(kit: &mut Kit<'_>, new: &mut Choices, memory: &mut Memory, tab: Tab) {
    if let Some((_, before)) = memory.undo.as_ref().filter(|(of, _)| *of == tab) {
        if kit.button(Button::of(("settings-reset", "settings-reset-undo"))) {
            tab.copy(before, new);
            memory.undo = None;
        }
        return;
    }
    let mut usual = new.clone();
    tab.copy(&Choices::default(), &mut usual);
    let is_usual = usual == *new;
    if kit.button(Button::of("settings-reset").only_if(!is_usual)) {
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

fn head_line(kit: &mut Kit<'_>, id: &str) {
    kit.space(1.0);
    kit.label(kit.texts.get(id), Type::Strong, kit.theme.accent);
}

pub(super) fn view(app: &mut App) {
    app.add_plugins(tab::plugin).init_resource::<Memory>().add_systems(
        EguiPrimaryContextPass,
        (close.run_if(not(in_state(SETTINGS))), draw_page.run_if(in_state(SETTINGS))).chain().in_set(Pages),
    );
}

/// What was tried on the page goes with it.
fn close(mut memory: ResMut<Memory>) {
    memory.bypass_change_detection().undo = None;
}

fn draw_page(mut frame: Frame, chosen: Chosen, mut open: ResMut<OpenTab>, mut memory: ResMut<Memory>) {
    let tab = open.0;
    if frame.nav.page() != tab.page() && frame.nav.page().is_beside(tab.page()) {
        frame.nav.turn_tab(tab.page(), tab.control());
    }
    let page = Page { place: PageId::of(SETTINGS), prompts: TABS, ..Page::new(tab.page()) };
    let mut turned = None;
    frame.show_below(
        page,
        |kit, view| turned = head(kit, view, tab),
        |kit, view| draw(kit, view, &chosen.choices(), &mut memory, tab),
    );
    if let Some(tab) = turned {
        open.set_if_neq(OpenTab(tab));
        frame.wakefulness.pending();
    }
}
