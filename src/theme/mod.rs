//! Themes: colors by role, the same for the screen and for pictures, each read from a file of its own.
//!
//! # A theme file
//! TOML; colors are `"#rrggbb"` or `"#rgb"`. `board`, `line`, `panel`, `text` and `accent` are needed, the rest has
//! its defaults: `name` is the name of the file, `muted` a quieter `text`, `danger` the `accent`, `grain` (how much
//! of the wood shows, in percent) 0, and the stones, `black` and `white`, are of slate and shell. Entries of other
//! names are left alone.
//!
//! ```
//! let file = "name = \"Moss\"\nboard = \"#b9d0a0\"\nline = \"#10180c\"\npanel = \"#1a2118\"\n\
//!             text = \"#eef3e8\"\naccent = \"#e8c15a\"\n";
//! let moss = goishi::theme::read(file, "moss")?;
//! assert_eq!(moss.name, "Moss");
//! assert!(moss.theme.faint().is_empty());
//! # Ok::<(), goishi::theme::ThemeError>(())
//! ```
//!
//! The themes that come with the program are such files under `assets/themes`.

mod built_in;
mod color;
mod contrast;
mod file;
mod named;
pub mod shift;
mod stones;
mod themes;

pub use built_in::built_in;
pub use color::Rgb;
pub use contrast::Pair;
pub use file::{ThemeError, read};
pub use named::{Named, ThemeId};
pub use stones::StoneSet;
pub use themes::Themes;

use crate::board::{ByColor, Color};

/// Colors by role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The stones, each by the color of most of it.
    pub stones: ByColor<Rgb>,
    /// How strong the grain of the wood shows, in percent.
    pub grain_percent: u8,
}

/// The width of a stone on its point, in cells.
pub const STONE_CELLS: f32 = 0.96;
/// Black stones of slate, white ones of shell.
const STONES: ByColor<Rgb> = ByColor { black: Rgb(0x24, 0x25, 0x28), white: Rgb(0xf7, 0xf1, 0xe6) };

impl Theme {
    /// How strong the grain of the wood shows, 0 to 1.
    pub fn grain(&self) -> f32 {
        f32::from(self.grain_percent) / 100.0
    }

    /// The color of what is forbidden on the board: that of refusals, deepened where it is too near to the wood.
    pub fn danger_on_board(&self) -> Rgb {
        let stands_out = self.danger.contrast(self.board) > 3.0;
        if stands_out { self.danger } else { self.danger.mixed(Rgb(0x7a, 0x12, 0x00), 0.7) }
    }

    /// The room behind board and panel.
    pub fn room(&self) -> Rgb {
        self.panel.mixed(if self.is_dark() { Rgb::BLACK } else { Rgb(0xd8, 0xd2, 0xc6) }, 0.45)
    }

    /// A control on a panel.
    pub fn control(&self) -> Rgb {
        self.panel.mixed(self.text, 0.08)
    }

    /// A control with the focus.
    pub fn control_focused(&self) -> Rgb {
        self.panel.mixed(self.text, 0.15)
    }

    /// The edge of a control, where its body alone does not stand out from the panel as much as all else does.
    pub fn control_edge(&self) -> Option<Rgb> {
        self.is_all_contrast().then(|| self.panel.mixed(self.text, 0.75))
    }

    /// Text of what cannot be used now: less important, and weaker where all other text is as strong as it can be.
    pub fn unusable(&self) -> Rgb {
        if self.is_all_contrast() { self.panel.mixed(self.text, 0.6) } else { self.muted }
    }

    /// Whether text is as strong as it can be.
    fn is_all_contrast(&self) -> bool {
        self.text.contrast(self.panel) > 18.0
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
    pub fn accent_on(&self, stone: Color) -> Rgb {
        let least = if self.is_all_contrast() { 7.0 } else { 4.5 };
        readable(self.accent, self.stones[stone], least)
    }

    /// The color in which something is written on a stone, or on the board where none stands.
    pub fn ink_on(&self, stone: Option<Color>) -> Rgb {
        let Some(stone) = stone else { return self.line };
        let (dark, light) = (Rgb(0x17, 0x12, 0x0c), Rgb(0xf7, 0xf1, 0xe6));
        let body = self.stones[stone];
        if body.contrast(dark) > body.contrast(light) { dark } else { light }
    }

    /// The rim of a stone and its strength: darker than the stone, but light where slate lies on a dark board.
    pub fn rim(&self, stone: Color) -> (Rgb, f32) {
        let body = self.stones[stone];
        match stone {
            Color::Black if self.has_dark_board() => (Rgb(0xb4, 0xbc, 0xc4), 0.8),
            Color::Black => (body.mixed(Rgb::BLACK, 0.85), 0.9),
            // Shell on paper is held by its rim alone.
            Color::White if body.contrast(self.board) < 1.5 => (body.mixed(Rgb(0x1e, 0x10, 0x00), 0.70), 0.9),
            Color::White => (body.mixed(Rgb(0x1e, 0x10, 0x00), 0.63), 0.65),
        }
    }

    /// Whether the board is darker than stones of slate need it to be.
    pub fn has_dark_board(&self) -> bool {
        self.board.contrast(Rgb::BLACK) < 3.0
    }

    /// Whether panels are darker than their text.
    pub fn is_dark(&self) -> bool {
        self.panel.contrast(Rgb::BLACK) < self.text.contrast(Rgb::BLACK)
    }
}

/// A color taken towards white or black, whichever the ground needs, until it reads on the ground.
fn readable(color: Rgb, ground: Rgb, least: f32) -> Rgb {
    let end = if ground.contrast(Rgb::WHITE) > ground.contrast(Rgb::BLACK) { Rgb::WHITE } else { Rgb::BLACK };
    let steps = std::iter::successors(Some(color), |color| Some(color.mixed(end, 0.15)));
    steps.take(30).find(|color| color.contrast(ground) >= least).unwrap_or(end)
}
