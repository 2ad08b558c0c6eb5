//! A picture in shapes: what SVG and pixels are both made of.

use crate::theme::Rgb;

/// A picture, its shapes from the lowest to the uppermost.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) shapes: Vec<Shape>,
    /// Gradients that shapes are painted with.
    pub(super) gradients: Vec<Gradient>,
}

/// Something drawn.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) form: Form,
    pub(super) paint: Paint,
    /// How wide the line along the form is; `None` where it is filled.
    pub(super) stroke: Option<f32>,
}

/// A form, in pixels from the top left.
#[derive(Clone, Debug)]
pub(super) enum Form {
    Circle { center: (f32, f32), radius: f32 },
    Rect { at: (f32, f32), size: (f32, f32), corner: f32 },
    Outline(Vec<Segment>),
}

/// A part of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Segment {
    Move((f32, f32)),
    Line((f32, f32)),
    Quad((f32, f32), (f32, f32)),
    Cubic((f32, f32), (f32, f32), (f32, f32)),
    Close,
}

/// What a form is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Paint {
    /// A color with its opacity.
    Color(Rgb, f32),
    /// A gradient by its number; for circles only.
    Gradient(GradientId, f32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GradientId(pub(super) usize);

/// Colors that go out from a point in circles; all measures are parts of the box around the form.
#[derive(Clone, Debug)]
pub(super) struct Gradient {
    pub(super) center: (f32, f32),
    pub(super) radius: f32,
    /// Where, which color, and its opacity.
    pub(super) stops: Vec<(f32, Rgb, f32)>,
}

impl Scene {
    pub(super) const fn new(width: u32, height: u32) -> Self {
        Self { width, height, shapes: Vec::new(), gradients: Vec::new() }
    }

    pub(super) fn fill(&mut self, form: Form, paint: Paint) {
        self.shapes.push(Shape { form, paint, stroke: None });
    }

    pub(super) fn stroke(&mut self, form: Form, width: f32, color: Rgb, opacity: f32) {
        self.shapes.push(Shape { form, paint: Paint::Color(color, opacity), stroke: Some(width) });
    }

    pub(super) fn line(&mut self, points: &[(f32, f32)], width: f32, color: Rgb) {
        self.stroke(Form::polygon(points, false), width, color, 1.0);
    }

    pub(super) fn gradient(&mut self, gradient: Gradient) -> GradientId {
        self.gradients.push(gradient);
        GradientId(self.gradients.len() - 1)
    }
}

impl Form {
    /// Straight lines from point to point, back to the first where it is closed.
    pub(super) fn polygon(points: &[(f32, f32)], is_closed: bool) -> Self {
        let segment = |(i, point): (usize, &(f32, f32))| {
            if i == 0 { Segment::Move(*point) } else { Segment::Line(*point) }
        };
        let mut segments: Vec<Segment> = points.iter().enumerate().map(segment).collect();
        segments.extend(is_closed.then_some(Segment::Close));
        Self::Outline(segments)
    }

    /// A square around a point, half a side from its middle to its sides.
    pub(super) fn square(center: (f32, f32), half: f32) -> Self {
        Self::Rect { at: (center.0 - half, center.1 - half), size: (2.0 * half, 2.0 * half), corner: 0.0 }
    }

    /// Two opposite corners of a box that holds all of the form; handles of curves included.
    pub(super) fn bounds(&self) -> ((f32, f32), (f32, f32)) {
        match self {
            Self::Circle { center: (x, y), radius } => ((x - radius, y - radius), (x + radius, y + radius)),
            Self::Rect { at: (x, y), size: (width, height), .. } => ((*x, *y), (x + width, y + height)),
            Self::Outline(segments) => {
                let points = segments.iter().flat_map(|segment| match *segment {
                    Segment::Move(to) | Segment::Line(to) => [Some(to), None, None],
                    Segment::Quad(by, to) => [Some(by), Some(to), None],
                    Segment::Cubic(first, second, to) => [Some(first), Some(second), Some(to)],
                    Segment::Close => [None; 3],
                });
                let nothing = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
                points.flatten().fold(nothing, |((x1, y1), (x2, y2)), (x, y)| {
                    ((x1.min(x), y1.min(y)), (x2.max(x), y2.max(y)))
                })
            }
        }
    }
}
