//! The panels: controls, the one focus that all devices share, and the frame of a page. It knows no feature.

pub(crate) mod boards;
pub(crate) mod caps;
pub(crate) mod edges;
pub mod fonts;
pub(crate) mod frame;
pub mod kit;
pub(crate) mod moves;
pub mod notice;
pub mod prompts;
pub(crate) mod question;
pub(crate) mod score;
pub(crate) mod stones;
pub(crate) mod style;
pub(crate) mod turn;
pub mod typing;

use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPrimaryContextPass};

use self::frame::Pages;
use self::kit::{Nav, Pressed};
use self::prompts::Prompted;
use crate::app::platform::power::Wakefulness;

pub(crate) fn plugin(app: &mut App) {
    // One page is on top: in which order the others are not drawn makes no difference.
    app.configure_sets(EguiPrimaryContextPass, Pages.ambiguous_with(Pages));
    app.add_plugins(EguiPlugin::default())
        .add_plugins((style::plugin, kit::plugin, notice::plugin, typing::plugin))
        .init_resource::<Prompted>()
        .init_resource::<frame::Memory>()
        .add_systems(
            EguiPrimaryContextPass,
            (frame::prepare.before(Pages), frame::finish.after(Pages)).chain(),
        )
        .add_systems(PostUpdate, tell_of_presses.after(bevy_egui::EguiPostUpdateSet::EndPass));
}

fn tell_of_presses(
    mut nav: ResMut<Nav>,
    mut pressed: MessageWriter<Pressed>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    if nav.take_pressed() {
        pressed.write(Pressed);
        wakefulness.pending();
    }
}
