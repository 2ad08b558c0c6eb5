//! The one family of type in the panels.

use std::sync::Arc;

use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};

use crate::picture::font::{BOLD, BOLD_JAPANESE, REGULAR, REGULAR_JAPANESE};

/// The family of the bold face in the panels.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The fonts of the panels for a language: ours first, then egui's symbols.
///
/// Chinese and Japanese draw the same ideographs in their own ways, and the font of either has some that the other
/// lacks, for names and comments in records. Letters and figures are always those of the first one.
pub(crate) fn definitions(tag: &str) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, data) in [
        ("regular", REGULAR),
        ("bold", BOLD),
        ("regular-japanese", REGULAR_JAPANESE),
        ("bold-japanese", BOLD_JAPANESE),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let (regular, strong): (&[&str], &[&str]) = if tag == "ja" {
        (&["regular-japanese", "regular"], &["bold-japanese", "bold", "regular-japanese"])
    } else {
        (&["regular", "regular-japanese"], &["bold", "bold-japanese", "regular-japanese"])
    };
    for (family, faces) in
        [(FontFamily::Proportional, regular), (FontFamily::Monospace, regular), (bold(), strong)]
    {
        let ours = faces.iter().map(|face| (*face).to_owned());
        fonts.families.insert(family, ours.chain(fallback.iter().cloned()).collect());
    }
    fonts
}

/// A size and face of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// The name on the title.
    Display,
    /// The head of a page.
    Title,
    /// A button.
    Button,
    /// Running text.
    Body,
    /// Running text that stands out.
    Strong,
    /// Prompts and captions.
    Small,
}

impl Type {
    /// The face and its size in points.
    pub fn font(self) -> egui::FontId {
        match self {
            Self::Display => egui::FontId::new(54.0, bold()),
            Self::Title => egui::FontId::new(32.0, bold()),
            Self::Button => egui::FontId::new(21.0, FontFamily::Proportional),
            Self::Strong => egui::FontId::new(18.0, bold()),
            Self::Body | Self::Small => egui::FontId::new(18.0, FontFamily::Proportional),
        }
    }
}
