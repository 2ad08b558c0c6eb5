//! The one family of type, for the panels and for text on the board.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::Font;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Goishi-Sans-Bold.otf");

/// The faces for text on the board.
#[derive(Resource, Clone)]
pub struct Fonts {
    /// For running text.
    pub regular: Handle<Font>,
    /// For numbers on stones and titles.
    pub bold: Handle<Font>,
}

pub(super) fn plugin(app: &mut App) {
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

/// The fonts of the panels: ours first, egui's symbols behind them.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert("regular".to_owned(), Arc::new(FontData::from_static(REGULAR)));
    fonts.font_data.insert("bold".to_owned(), Arc::new(FontData::from_static(BOLD)));
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (family, face) in
        [(FontFamily::Proportional, "regular"), (FontFamily::Monospace, "regular"), (bold(), "bold")]
    {
        let mut faces = vec![face.to_owned()];
        faces.extend(fallback.iter().cloned());
        fonts.families.insert(family, faces);
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
