//! The page of the first start: before anything else the player is asked how to read and see the program, once only.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::settings as settings_page;
use crate::app::Options;
use crate::app::screen::{Screen, ScreenMove};
use crate::app::settings::SettingsStore;
use crate::app::text::TextSettings;
use crate::app::theme::{LookSettings, ThemeId};
use crate::app::ui::frame::{Frame, Page, Pages, View};
use crate::app::ui::kit::{Emphasis, Kit};

/// What is asked at the first start.
pub const WELCOME: Screen = Screen::brief("welcome");

/// Opens the page where the user has no settings yet, and has not asked for a game.
pub fn offer(world: &mut World, options: &Options) {
    let mut store = world.resource_mut::<SettingsStore>();
    if !store.is_first_start() || options.file.is_some() {
        return;
    }
    // It is not asked again, whatever becomes of the page.
    store.save_soon();
    world.write_message(ScreenMove::Open(WELCOME));
}

pub(super) fn view(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_page.run_if(in_state(WELCOME)).in_set(Pages));
}

fn draw_page(
    mut frame: Frame,
    text: Res<TextSettings>,
    look: Res<LookSettings>,
    mut memory: ResMut<settings_page::Memory>,
) {
    frame.show(Page::new("welcome"), |kit, view| {
        draw(kit, view, &text, &look, &mut memory.theme_before);
    });
}

fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    text: &TextSettings,
    look: &LookSettings,
    theme_before: &mut Option<ThemeId>,
) {
    kit.title(view.text("welcome-title"));
    kit.text(view.text("welcome-how"));
    kit.space(1.0);
    let begins = kit.button("welcome-begin", &view.text("welcome-begin"), Emphasis::Primary);
    kit.space(1.0);
    let (mut new_text, mut new_look) = (text.clone(), look.clone());
    settings_page::language_stepper(kit, view, &mut new_text);
    settings_page::text_size(kit, view, &mut new_text);
    settings_page::high_contrast(kit, view, &mut new_look, theme_before);
    settings_page::reduced_motion(kit, view, &mut new_look);
    kit.choose(text, new_text);
    kit.choose(look, new_look);
    kit.space(1.0);
    kit.muted(view.text("settings-reader"));
    if begins {
        kit.ask(ScreenMove::Close);
    }
}
