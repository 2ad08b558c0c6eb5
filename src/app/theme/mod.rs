//! The look in use: the colors of the theme chosen and what the stones are made of.

mod folder;
mod look;
mod numbers;

use std::ops::Deref;

use bevy::prelude::*;

use self::folder::load;
pub use self::look::{Coordinates, LookSettings};
pub use self::numbers::MoveNumbers;
use crate::app::platform::files::AddUserFile as _;
use crate::app::settings::AddSection as _;
use crate::theme::{self, Named};
pub use crate::theme::{Rgb, StoneSet, ThemeId};

/// The themes that can be chosen: ours, then those of the player.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Themes(Vec<Named>);

impl Default for Themes {
    fn default() -> Self {
        Self(theme::built_in().to_vec())
    }
}

impl Themes {
    /// All of them, in the order in which they are offered.
    pub fn all(&self) -> &[Named] {
        &self.0
    }

    /// The theme of a name; the first one where there is none of that name, such as one whose file is gone.
    pub fn get(&self, id: &ThemeId) -> &Named {
        self.0.iter().find(|named| named.id == *id).unwrap_or(&self.0[0])
    }

    /// Adds a theme, in the place of one of the same name.
    fn add(&mut self, new: Named) {
        match self.0.iter_mut().find(|named| named.id == new.id) {
            Some(old) => *old = new,
            None => self.0.push(new),
        }
    }
}

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
