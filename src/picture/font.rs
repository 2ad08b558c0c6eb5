//! Text as outlines.

use ttf_parser::{Face, OutlineBuilder};

use super::scene::{Form, Paint, Scene, Segment};
use crate::theme::Rgb;

/// The bold font of the program: one copy of it, whoever needs it.
pub(crate) static BOLD: &[u8] = include_bytes!("../../assets/fonts/Goishi-Sans-Bold.otf");

/// The font.
pub(super) struct Font(Face<'static>);

impl Font {
    pub(super) fn new() -> Option<Self> {
        Face::parse(BOLD, 0).ok().map(Self)
    }

    /// Writes a text with its middle on a point, as high as this but no wider than the room for it; what the font
    /// does not have is left out.
    pub(super) fn write(&self, scene: &mut Scene, text: &str, middle: (f32, f32), fit: Fit, color: Rgb) {
        let face = &self.0;
        let glyphs: Vec<_> = text.chars().filter_map(|c| face.glyph_index(c)).collect();
        let advance = |glyph| f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
        let width: f32 = glyphs.iter().map(|glyph| advance(*glyph)).sum();
        let cap = f32::from(face.capital_height().unwrap_or(700));
        let scale = (fit.height / f32::from(face.units_per_em())).min(fit.width / width.max(1.0));
        let mut pen = Pen {
            segments: Vec::new(),
            x: middle.0 - width * scale / 2.0,
            y: middle.1 + cap * scale / 2.0,
            scale,
        };
        for glyph in glyphs {
            // White space has no outline.
            let _ = face.outline_glyph(glyph, &mut pen);
            pen.x += advance(glyph) * scale;
        }
        if !pen.segments.is_empty() {
            scene.fill(Form::Outline(pen.segments), Paint::Color(color, 1.0));
        }
    }
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
