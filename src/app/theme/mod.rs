//! The look in use: the colors of the theme chosen and what the stones are made of.

mod look;

use std::ops::Deref;
use std::path::Path;

use bevy::prelude::*;

pub use self::look::LookSettings;
use crate::app::platform::files::AddUserFile as _;
use crate::app::platform::notice::Notice;
use crate::app::settings::AddSection as _;
use crate::theme;
pub use crate::theme::{Rgb, StoneSet, ThemeId};

/// The themes that can be chosen.
#[derive(Resource, Debug, Default, Deref)]
pub struct Themes(theme::Themes);

/// The look in use. Colors are read from it directly.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Theme {
    colors: theme::Theme,
    /// What the stones are made of.
    pub stone_set: StoneSet,
}

impl Theme {
    /// The colors.
    pub const fn colors(&self) -> theme::Theme {
        self.colors
    }
}

impl Deref for Theme {
    type Target = theme::Theme;

    fn deref(&self) -> &theme::Theme {
        &self.colors
    }
}

/// Colors as Bevy has them.
pub trait ToBevy {
    /// The color for Bevy.
    fn color(self) -> Color;
    /// The color for a shader: linear light.
    fn linear(self) -> LinearRgba;
}

impl ToBevy for Rgb {
    fn color(self) -> Color {
        Color::srgb_u8(self.0, self.1, self.2)
    }

    fn linear(self) -> LinearRgba {
        self.color().to_linear()
    }
}

/// The themes that there are.
pub(super) fn logic(app: &mut App) {
    app.add_section::<LookSettings>().init_resource::<Themes>().add_user_file(load);
}

fn load(world: &mut World, folder: &Path) {
    let (themes, is_damaged) = theme::Themes::read(folder);
    if is_damaged {
        world.write_message(Notice::long("notice-theme-damaged"));
    }
    world.insert_resource(Themes(themes));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>().add_systems(
        Update,
        follow_setting.before(super::AppSet::Input).run_if(resource_changed::<LookSettings>),
    );
}

fn follow_setting(
    look: Res<LookSettings>,
    themes: Res<Themes>,
    mut theme: ResMut<Theme>,
    mut clear: ResMut<ClearColor>,
) {
    let colors = themes.get(&look.theme).theme;
    theme.set_if_neq(Theme { colors, stone_set: look.stones });
    let room = theme.room().color();
    if clear.0 != room {
        clear.0 = room;
    }
}
