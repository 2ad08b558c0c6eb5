//! A color in sRGB, and how two of them differ.

use std::fmt;

/// A color in sRGB, a byte a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// No light.
    pub const BLACK: Self = Self(0, 0, 0);
    /// All light.
    pub const WHITE: Self = Self(255, 255, 255);

    /// Reads `#rrggbb`, or `#rgb` in which every digit stands for two; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let digits: Vec<u8> = text
            .strip_prefix('#')?
            .chars()
            .map(|digit| digit.to_digit(16).map(|digit| digit as u8))
            .collect::<Option<_>>()?;
        match *digits.as_slice() {
            [r1, r0, g1, g0, b1, b0] => Some(Self(r1 * 16 + r0, g1 * 16 + g0, b1 * 16 + b0)),
            [r, g, b] => Some(Self(r * 17, g * 17, b * 17)),
            _ => None,
        }
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
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// How light the color is, 0 to 1 (WCAG 2.2, relative luminance).
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_the_standard() {
        assert!((Rgb::BLACK.contrast(Rgb::WHITE) - 21.0).abs() < 0.01);
        assert!((Rgb(119, 119, 119).contrast(Rgb::WHITE) - 4.48).abs() < 0.01);
    }

    #[test]
    fn colors_are_read_as_they_are_written() {
        assert_eq!(Rgb::parse("#d9A864"), Some(Rgb(0xd9, 0xa8, 0x64)));
        assert_eq!(Rgb::parse("#fa0"), Some(Rgb(0xff, 0xaa, 0x00)));
        for wrong in
            ["", "#", "d9a864", "#d9a86", "#d9a8644", "#gg0000", "#д9a8", "# 12345", "#+12345", "#-1-1-1"]
        {
            assert_eq!(Rgb::parse(wrong), None, "{wrong}");
        }
        let color = Rgb(1, 0xab, 0xff);
        assert_eq!(Rgb::parse(&color.to_string()), Some(color));
    }
}
