//! The page of the first start: before anything else the player is asked how to read and see the program, once only.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::settings as settings_page;
use crate::app::Options;
use crate::app::screen::{Screen, ScreenMove};
use crate::app::settings::SettingsStore;
use crate::app::text::TextSettings;
use crate::app::theme::LookSettings;
use crate::app::ui::frame::{Frame, Page, Pages};
use crate::app::ui::kit::Button;

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
    frame.show(Page::of(WELCOME), |kit, view| {
        kit.title(view.text("welcome-title"));
        kit.text(view.text("welcome-how"));
        kit.space(1.0);
        kit.button(Button::new("welcome-begin", ScreenMove::Close).main());
        kit.space(1.0);
        let (mut new_text, mut new_look) = (text.clone(), look.clone());
        settings_page::language_stepper(kit, &mut new_text);
        settings_page::access(kit, &mut new_text, &mut new_look, &mut memory.theme_before);
        kit.choose(&*text, new_text);
        kit.choose(&*look, new_look);
    });
}
