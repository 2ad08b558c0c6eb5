//! Colors of pictures.

use crate::board::Color;

/// A family of colors; the same as those of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light wood.
    #[default]
    Kaya,
    /// A slate board at night.
    Night,
    /// Ink on paper.
    Paper,
    /// White on black.
    HighContrast,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Kaya, Self::Night, Self::Paper, Self::HighContrast];

    pub(super) const fn colors(self) -> Colors {
        match self {
            Self::Kaya => Colors {
                board: Rgb(0xd9, 0xa8, 0x64),
                line: Rgb(0x2b, 0x1d, 0x0e),
                room: Rgb(0x24, 0x1c, 0x15),
                accent: Rgb(0xf2, 0xb8, 0x4b),
                grain: 1.0,
            },
            Self::Night => Colors {
                board: Rgb(0x2a, 0x31, 0x38),
                line: Rgb(0xc9, 0xd1, 0xd9),
                room: Rgb(0x12, 0x16, 0x1b),
                accent: Rgb(0x58, 0xc4, 0xdc),
                grain: 0.35,
            },
            Self::Paper => Colors {
                board: Rgb(0xfa, 0xf7, 0xf0),
                line: Rgb(0x3b, 0x3b, 0x3b),
                room: Rgb(0xff, 0xff, 0xff),
                accent: Rgb(0x0b, 0x5f, 0xa5),
                grain: 0.0,
            },
            Self::HighContrast => Colors {
                board: Rgb(0x00, 0x00, 0x00),
                line: Rgb(0xff, 0xff, 0xff),
                room: Rgb(0x00, 0x00, 0x00),
                accent: Rgb(0xff, 0xd4, 0x00),
                grain: 0.0,
            },
        }
    }
}

/// Colors by role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Colors {
    /// The wood.
    pub(super) board: Rgb,
    /// Lines, stars and coordinates.
    pub(super) line: Rgb,
    /// What is behind the board where nothing can be seen through.
    pub(super) room: Rgb,
    /// The last move.
    pub(super) accent: Rgb,
    /// How strong the grain of the wood shows, 0 to 1.
    pub(super) grain: f32,
}

/// A color in sRGB, a byte a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

impl Rgb {
    pub(super) const BLACK: Self = Self(0, 0, 0);
    pub(super) const WHITE: Self = Self(255, 255, 255);

    /// This color with a share of another one mixed in, 0 to 1.
    #[must_use]
    pub(super) fn mixed(self, other: Self, share: f32) -> Self {
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// The contrast to another color, 1 to 21 (WCAG 2.2, contrast ratio).
    pub(super) fn contrast(self, other: Self) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

/// The color of most of a stone.
pub(super) const fn body(stone: Color) -> Rgb {
    match stone {
        Color::Black => Rgb(0x24, 0x25, 0x28),
        Color::White => Rgb(0xf7, 0xf1, 0xe6),
    }
}

impl Colors {
    /// The rim of a stone and its strength; slate on a dark board needs a light one to be seen.
    pub(super) fn rim(self, stone: Color) -> (Rgb, f32) {
        match stone {
            Color::Black if self.is_dark() => (Rgb(0xb4, 0xbc, 0xc4), 0.8),
            Color::Black => (Rgb(0x06, 0x06, 0x07), 0.9),
            Color::White => (Rgb(0x6e, 0x62, 0x50), 0.65),
        }
    }

    /// Whether the board is darker than stones of slate need it to be.
    pub(super) fn is_dark(self) -> bool {
        self.board.contrast(Rgb::BLACK) < 3.0
    }

    /// The accent as it reads on a stone.
    pub(super) fn accent_on(self, stone: Color) -> Rgb {
        let other = if stone == Color::Black { Rgb::WHITE } else { Rgb::BLACK };
        let mut color = self.accent;
        while color.contrast(body(stone)) < 4.5 && color != other {
            color = color.mixed(other, 0.15);
        }
        color
    }

    /// The color in which something is drawn on a stone, or on the board where none stands.
    pub(super) const fn ink_on(self, stone: Option<Color>) -> Rgb {
        match stone {
            Some(Color::Black) => body(Color::White),
            Some(Color::White) => Rgb(0x17, 0x12, 0x0c),
            None => self.line,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_drawn_reads() {
        for theme in Theme::ALL {
            let colors = theme.colors();
            assert!(colors.line.contrast(colors.board) >= 4.5, "{theme:?}");
            for stone in Color::BOTH {
                assert!(colors.ink_on(Some(stone)).contrast(body(stone)) >= 7.0, "{theme:?} {stone}");
                assert!(colors.accent_on(stone).contrast(body(stone)) >= 4.5, "{theme:?} {stone}");
                let (rim, _) = colors.rim(stone);
                assert!(
                    rim.contrast(colors.board).max(body(stone).contrast(colors.board)) >= 2.5,
                    "{theme:?} {stone}"
                );
            }
        }
    }
}
