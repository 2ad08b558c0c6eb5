//! What an exported file is and how it looks: the choices of its page, which the settings keep.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::settings::Section;
use crate::app::theme::{LookSettings, ThemeId, Themes};
use crate::export::{Format, Numbered, Speed, Wanted};
use crate::picture::{Coordinates, Marks, Numbers, Style};

/// The choices of the page.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExportChoice {
    /// What kind of file.
    pub format: Format,
    /// The colors of a picture.
    pub theme: ThemeId,
    /// The longer side of a picture, in pixels.
    pub size_px: u32,
    /// Letters and numbers beside the lines.
    pub coordinates: bool,
    /// Numbers on the stones.
    pub numbers: Numbered,
    /// The last move, and what is marked on points.
    pub marks: bool,
    /// How fast moving pictures run.
    pub speed: Speed,
}

impl Default for ExportChoice {
    fn default() -> Self {
        Self {
            format: Format::default(),
            theme: ThemeId::default(),
            size_px: 1024,
            coordinates: true,
            numbers: Numbered::default(),
            marks: true,
            speed: Speed::default(),
        }
    }
}

impl Section for ExportChoice {
    const NAME: &'static str = "export";
}

impl ExportChoice {
    /// The size that the format has, the nearest to the one chosen.
    pub fn size_px(&self) -> u32 {
        let offered = self.format.sizes_px().iter().copied();
        offered.min_by_key(|size| size.abs_diff(self.size_px)).unwrap_or(1024)
    }

    /// The file that is asked for; coordinates and stones are those of the board on the screen.
    pub fn wanted(&self, look: &LookSettings, themes: &Themes) -> Wanted {
        let style = Style {
            theme: themes.get(&self.theme).theme,
            stones: look.stones,
            is_shifted: look.shifted_stones,
            size_px: self.size_px(),
            coordinates: match (self.coordinates, look.coordinates) {
                (false, _) => Coordinates::Hidden,
                (true, Coordinates::Hidden) => Coordinates::Usual,
                (true, shown) => shown,
            },
            numbers: match self.numbers {
                Numbered::None => Numbers::None,
                Numbered::Last => Numbers::Last(1),
                Numbered::All => Numbers::All,
            },
            marks: if self.marks { Marks::Shown } else { Marks::Hidden },
        };
        Wanted { format: self.format, style, pace: self.speed.pace() }
    }
}
