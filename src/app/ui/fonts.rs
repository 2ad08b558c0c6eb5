//! The one family of type, for the panels and for text on the board.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::Font;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-Bold.otf");
const REGULAR_JAPANESE: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-JP-Regular.otf");
const BOLD_JAPANESE: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-JP-Bold.otf");

/// The faces for text on the board.
#[derive(Resource, Clone)]
pub struct Fonts {
    /// For running text.
    pub regular: Handle<Font>,
    /// For numbers on stones and titles.
    pub bold: Handle<Font>,
}

pub(crate) fn plugin(app: &mut App) {
    let mut fonts = app.world_mut().resource_mut::<Assets<Font>>();
    let fonts = Fonts {
        regular: fonts.add(Font::from_bytes(REGULAR.to_vec())),
        bold: fonts.add(Font::from_bytes(BOLD.to_vec())),
    };
    app.insert_resource(fonts);
}

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
