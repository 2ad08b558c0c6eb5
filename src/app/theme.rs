//! Colors by role: board, lines, panel, text, accent, danger.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::settings::Settings;

/// The name of a theme, as the settings file has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// Light wood in a warm dark room.
    #[default]
    Kaya,
    /// A slate board at night.
    Night,
    /// Ink on paper.
    Paper,
    /// White on black.
    HighContrast,
}

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Kaya, Self::Night, Self::Paper, Self::HighContrast];

    /// The colors.
    pub const fn theme(self) -> Theme {
        match self {
            Self::Kaya => Theme {
                board: Rgb(0xd9, 0xa8, 0x64),
                line: Rgb(0x2b, 0x1d, 0x0e),
                panel: Rgb(0x24, 0x1c, 0x15),
                text: Rgb(0xf3, 0xea, 0xdb),
                muted: Rgb(0xb9, 0xa9, 0x93),
                accent: Rgb(0xf2, 0xb8, 0x4b),
                danger: Rgb(0xf0, 0x8a, 0x5d),
                grain: 1.0,
            },
            Self::Night => Theme {
                board: Rgb(0x2a, 0x31, 0x38),
                line: Rgb(0xc9, 0xd1, 0xd9),
                panel: Rgb(0x12, 0x16, 0x1b),
                text: Rgb(0xe6, 0xed, 0xf3),
                muted: Rgb(0x9d, 0xa7, 0xb1),
                accent: Rgb(0x58, 0xc4, 0xdc),
                danger: Rgb(0xff, 0x9e, 0x64),
                grain: 0.35,
            },
            Self::Paper => Theme {
                board: Rgb(0xfa, 0xf7, 0xf0),
                line: Rgb(0x3b, 0x3b, 0x3b),
                panel: Rgb(0xff, 0xff, 0xff),
                text: Rgb(0x1f, 0x1f, 0x1f),
                muted: Rgb(0x5a, 0x5a, 0x5a),
                accent: Rgb(0x0b, 0x5f, 0xa5),
                danger: Rgb(0xa3, 0x3b, 0x00),
                grain: 0.1,
            },
            Self::HighContrast => Theme {
                board: Rgb(0x00, 0x00, 0x00),
                line: Rgb(0xff, 0xff, 0xff),
                panel: Rgb(0x00, 0x00, 0x00),
                text: Rgb(0xff, 0xff, 0xff),
                muted: Rgb(0xff, 0xff, 0xff),
                accent: Rgb(0xff, 0xd4, 0x00),
                danger: Rgb(0xff, 0xd4, 0x00),
                grain: 0.0,
            },
        }
    }

    /// The id of the theme's name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Kaya => "theme-kaya",
            Self::Night => "theme-night",
            Self::Paper => "theme-paper",
            Self::HighContrast => "theme-high-contrast",
        }
    }
}

/// A color in sRGB, a byte a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The color for Bevy.
    pub const fn color(self) -> Color {
        Color::srgb_u8(self.0, self.1, self.2)
    }

    /// The color for a shader: linear light.
    pub fn linear(self) -> LinearRgba {
        self.color().to_linear()
    }

    /// This color with a share of another one mixed in, 0 to 1.
    #[must_use]
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// The color for what frames this one: of the other lightness, so that one of the two shows anywhere.
    #[must_use]
    pub fn outline(self) -> Self {
        let (dark, light) = (Self(0x17, 0x10, 0x08), Self(0xff, 0xfb, 0xf2));
        if self.contrast(dark) > self.contrast(light) { dark } else { light }
    }

    /// The contrast to another color, 1 to 21 (WCAG 2.2, contrast ratio).
    pub fn contrast(self, other: Self) -> f32 {
        let luminance = |rgb: Self| {
            let linear = rgb.linear();
            0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
        };
        let (a, b) = (luminance(self), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// Colors by role.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// The wood.
    pub board: Rgb,
    /// Lines, stars and coordinates on the wood.
    pub line: Rgb,
    /// Panels; the room is a little darker.
    pub panel: Rgb,
    /// Text on panels.
    pub text: Rgb,
    /// Less important text on panels.
    pub muted: Rgb,
    /// What is chosen, and the last move.
    pub accent: Rgb,
    /// What is refused or lost.
    pub danger: Rgb,
    /// How strong the grain of the wood shows, 0 to 1.
    pub grain: f32,
}

impl Theme {
    /// The color of what is forbidden on the board: that of refusals, deepened where it is too near to the wood.
    pub fn danger_on_board(&self) -> Rgb {
        let stands_out = self.danger.contrast(self.board) > 3.0;
        if stands_out { self.danger } else { self.danger.mixed(Rgb(0x7a, 0x12, 0x00), 0.7) }
    }

    /// The room behind board and panel.
    pub fn room(&self) -> Rgb {
        self.panel.mixed(if self.is_dark() { Rgb(0, 0, 0) } else { Rgb(0xd8, 0xd2, 0xc6) }, 0.45)
    }

    /// A control on a panel.
    pub fn control(&self) -> Rgb {
        self.panel.mixed(self.text, 0.08)
    }

    /// A control with the focus.
    pub fn control_focused(&self) -> Rgb {
        self.panel.mixed(self.text, 0.15)
    }

    /// Text on the accent color: whichever of panel and text stands out more.
    pub fn on_accent(&self) -> Rgb {
        if self.accent.contrast(self.panel) > self.accent.contrast(self.text) {
            self.panel
        } else {
            self.text
        }
    }

    /// The accent as it reads on a stone of this color.
    pub fn accent_on(&self, stone: crate::board::Color) -> Rgb {
        let (body, other) = match stone {
            crate::board::Color::Black => (Rgb(0x24, 0x25, 0x28), Rgb(0xff, 0xff, 0xff)),
            crate::board::Color::White => (Rgb(0xf7, 0xf1, 0xe6), Rgb(0, 0, 0)),
        };
        let mut color = self.accent;
        while color.contrast(body) < 4.5 && color != other {
            color = color.mixed(other, 0.15);
        }
        color
    }

    /// Whether panels are darker than their text.
    pub fn is_dark(&self) -> bool {
        self.panel.contrast(Rgb(0, 0, 0)) < self.text.contrast(Rgb(0, 0, 0))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ThemeName::default().theme()).add_systems(
        Update,
        follow_setting.before(super::AppSet::Input).run_if(resource_changed::<Settings>),
    );
}

fn follow_setting(settings: Res<Settings>, mut theme: ResMut<Theme>, mut clear: ResMut<ClearColor>) {
    theme.set_if_neq(settings.theme.theme());
    let room = theme.room().color();
    if clear.0 != room {
        clear.0 = room;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_has_its_contrast() {
        for name in ThemeName::ALL {
            let theme = name.theme();
            let texts = [
                ("text", theme.text, theme.panel),
                ("text on a control", theme.text, theme.control()),
                ("text on the focus", theme.text, theme.control_focused()),
                ("muted text", theme.muted, theme.panel),
                ("muted text on a control", theme.muted, theme.control()),
                ("accent as text", theme.accent, theme.panel),
                ("danger as text", theme.danger, theme.panel),
                ("text on the accent", theme.on_accent(), theme.accent),
                ("text on the room", theme.text, theme.room()),
                ("coordinates", theme.line, theme.board),
                ("digit on a mark", theme.danger_on_board().outline(), theme.danger_on_board()),
            ];
            for (what, front, back) in texts {
                assert!(front.contrast(back) >= 4.5, "{name:?}: {what} {:.1}", front.contrast(back));
            }
            for (what, front, back) in [
                ("focus ring", theme.accent, theme.room()),
                ("line", theme.line, theme.board),
                ("forbidden point", theme.danger_on_board(), theme.board),
            ] {
                assert!(front.contrast(back) >= 3.0, "{name:?}: {what} {:.1}", front.contrast(back));
            }
        }
    }

    #[test]
    fn contrast_is_that_of_the_standard() {
        assert!((Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)) - 21.0).abs() < 0.01);
        assert!((Rgb(119, 119, 119).contrast(Rgb(255, 255, 255)) - 4.48).abs() < 0.01);
    }
}
