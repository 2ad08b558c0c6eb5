//! Text as outlines.

use ttf_parser::{Face as File, GlyphId, OutlineBuilder};

use super::scene::{Form, Paint, Scene, Segment};
use crate::theme::Rgb;

/// The fonts of the program: one copy of each, whoever needs it.
pub(crate) static REGULAR: &[u8] = include_bytes!("../../assets/fonts/Goishi-Sans-Regular.otf");
pub(crate) static BOLD: &[u8] = include_bytes!("../../assets/fonts/Goishi-Sans-Bold.otf");
pub(crate) static REGULAR_JAPANESE: &[u8] = include_bytes!("../../assets/fonts/Goishi-Sans-JP-Regular.otf");
pub(crate) static BOLD_JAPANESE: &[u8] = include_bytes!("../../assets/fonts/Goishi-Sans-JP-Bold.otf");

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// As in running text.
    Regular,
    /// As in headings, and on stones.
    Bold,
}

/// A face in its two files, the second of which has some characters that the first lacks.
pub(super) struct Font([File<'static>; 2]);

impl Font {
    pub(super) fn new(face: Face) -> Option<Self> {
        let [own, japanese] = match face {
            Face::Regular => [REGULAR, REGULAR_JAPANESE],
            Face::Bold => [BOLD, BOLD_JAPANESE],
        };
        Some(Self([File::parse(own, 0).ok()?, File::parse(japanese, 0).ok()?]))
    }

    /// A text in this font; what no file has is left out.
    pub(super) fn line(&self, text: &str) -> Line<'_> {
        let glyph = |c| self.0.iter().find_map(|file| Some((file, file.glyph_index(c)?)));
        let glyphs: Vec<_> = text.chars().filter_map(glyph).collect();
        let width = glyphs.iter().map(advance).sum();
        Line { font: &self.0[0], glyphs, width }
    }

    /// Writes a text with its middle on a point, as high as this but no wider than the room for it.
    pub(super) fn write(&self, scene: &mut Scene, text: &str, middle: (f32, f32), fit: Fit, color: Rgb) {
        let line = self.line(text);
        let size = fit.height.min(fit.width / line.width.max(0.001));
        let cap = line.share(line.font.capital_height().unwrap_or(700));
        let start = (middle.0 - line.width * size / 2.0, middle.1 + cap * size / 2.0);
        line.draw(scene, start, size, color);
    }
}

/// A text in a font; all measures are parts of the font's size.
pub(super) struct Line<'a> {
    font: &'a File<'static>,
    glyphs: Vec<(&'a File<'static>, GlyphId)>,
    pub(super) width: f32,
}

impl Line<'_> {
    /// How far the font reaches above the base line and below it.
    pub(super) fn reach(&self) -> (f32, f32) {
        (self.share(self.font.ascender()), self.share(-self.font.descender()))
    }

    fn share(&self, units: i16) -> f32 {
        f32::from(units) / f32::from(self.font.units_per_em())
    }

    /// Draws the text from a point on its base line on, for a size in pixels.
    pub(super) fn draw(&self, scene: &mut Scene, start: (f32, f32), size: f32, color: Rgb) {
        let mut pen = Pen { segments: Vec::new(), x: start.0, y: start.1, scale: 0.0 };
        for glyph in &self.glyphs {
            pen.scale = size / f32::from(glyph.0.units_per_em());
            // White space has no outline.
            let _ = glyph.0.outline_glyph(glyph.1, &mut pen);
            pen.x += advance(glyph) * size;
        }
        if !pen.segments.is_empty() {
            scene.fill(Form::Outline(pen.segments), Paint::Color(color, 1.0));
        }
    }
}

/// How far a glyph leads on, as a part of the font's size.
fn advance((file, glyph): &(&File<'_>, GlyphId)) -> f32 {
    f32::from(file.glyph_hor_advance(*glyph).unwrap_or(0)) / f32::from(file.units_per_em())
}

/// How large a text is, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    /// The size of the font.
    pub(super) height: f32,
    /// The room from left to right.
    pub(super) width: f32,
}

/// Moves outlines, which look upwards, to their place in a picture, which looks downwards.
struct Pen {
    segments: Vec<Segment>,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.segments.push(Segment::Move(self.at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.segments.push(Segment::Line(self.at(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.segments.push(Segment::Quad(self.at(x1, y1), self.at(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.segments.push(Segment::Cubic(self.at(x1, y1), self.at(x2, y2), self.at(x, y)));
    }

    fn close(&mut self) {
        self.segments.push(Segment::Close);
    }
}
