//! What an exported file is and how it looks: the choices of its page, which the settings keep.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::settings::Section;
use crate::app::theme::{Coordinates, LookSettings, ThemeId, Themes};
use crate::picture::{self, Marks, Numbers, Pace, Style};

/// What kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// The game with all its variations.
    #[default]
    Sgf,
    /// The moves of a game of five in a row, as Gomocup has them.
    Psq,
    /// The position as text.
    Text,
    /// The position in pixels.
    Png,
    /// The position in shapes.
    Svg,
    /// The game in moving pictures.
    Gif,
}

impl Format {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Sgf, Self::Png, Self::Gif, Self::Svg, Self::Text, Self::Psq];

    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Text => "txt",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
        }
    }

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Sgf => "export-sgf",
            Self::Psq => "export-psq",
            Self::Text => "export-text",
            Self::Png => "export-png",
            Self::Svg => "export-svg",
            Self::Gif => "export-gif",
        }
    }

    /// The id of the sentence that says what the file holds.
    pub const fn about_id(self) -> &'static str {
        match self {
            Self::Sgf => "export-about-sgf",
            Self::Psq => "export-about-psq",
            Self::Text => "export-about-text",
            Self::Png => "export-about-png",
            Self::Svg => "export-about-svg",
            Self::Gif => "export-about-gif",
        }
    }

    /// Whether it is something to look at, in colors of its own.
    pub const fn is_picture(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Gif)
    }

    /// Whether it shows one position, and not the whole game.
    pub const fn is_position(self) -> bool {
        matches!(self, Self::Png | Self::Svg | Self::Text)
    }

    /// The sizes that are offered, in pixels.
    pub const fn sizes_px(self) -> &'static [u32] {
        match self {
            Self::Gif => &[512, 1024],
            _ => &[512, 1024, 2048],
        }
    }
}

/// Which stones have numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbered {
    /// None.
    #[default]
    None,
    /// The last one.
    Last,
    /// All.
    All,
}

impl Numbered {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::None, Self::Last, Self::All];

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::None => "export-numbers-none",
            Self::Last => "export-numbers-last",
            Self::All => "export-numbers-all",
        }
    }
}

/// How fast moving pictures run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// A move each second and a half.
    Slow,
    /// A move each 700 ms.
    #[default]
    Usual,
    /// Four moves a second.
    Fast,
}

impl Speed {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    /// The id of the name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Slow => "export-speed-slow",
            Self::Usual => "export-speed-usual",
            Self::Fast => "export-speed-fast",
        }
    }

    fn pace(self) -> Pace {
        let each_ms = match self {
            Self::Slow => 1500,
            Self::Usual => 700,
            Self::Fast => 250,
        };
        Pace { each: std::time::Duration::from_millis(each_ms), ..Pace::default() }
    }
}

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
}

/// A file as it is wanted: what the choices come to.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// What kind of file.
    pub format: Format,
    /// How a picture looks.
    pub style: Style,
    /// How fast moving pictures run.
    pub pace: Pace,
}

impl Wanted {
    /// What the settings ask for; coordinates and stones are those of the board on the screen.
    pub fn new(choice: &ExportChoice, look: &LookSettings, themes: &Themes) -> Self {
        let style = Style {
            theme: themes.get(&choice.theme).theme,
            stones: look.stones,
            is_shifted: look.shifted_stones,
            size_px: choice.size_px(),
            coordinates: match (choice.coordinates, look.coordinates) {
                (false, _) => picture::Coordinates::Hidden,
                (true, Coordinates::Off | Coordinates::Usual) => picture::Coordinates::Usual,
                (true, Coordinates::Letters) => picture::Coordinates::Letters,
                (true, Coordinates::Numbers) => picture::Coordinates::Numbers,
            },
            numbers: match choice.numbers {
                Numbered::None => Numbers::None,
                Numbered::Last => Numbers::Last(1),
                Numbered::All => Numbers::All,
            },
            marks: if choice.marks { Marks::Shown } else { Marks::Hidden },
        };
        Self { format: choice.format, style, pace: choice.speed.pace() }
    }
}
