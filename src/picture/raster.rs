//! A picture in pixels.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, Paint as SkiaPaint, Path, PathBuilder, Pixmap, Point,
    RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

use super::scene::{Form, Gradient, Paint, Scene, Segment, Shape};
use super::{Image, PictureError};
use crate::theme::Rgb;

/// A part of a picture, in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// From the left edge of the picture.
    pub left: u32,
    /// From the top.
    pub top: u32,
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

/// Paints a picture on nothing.
pub(super) fn painted(scene: &Scene) -> Result<Pixmap, PictureError> {
    painted_part(scene, Part { left: 0, top: 0, width: scene.width, height: scene.height })
}

/// Paints a part of a picture: the same pixels that the whole has there.
pub(super) fn painted_part(scene: &Scene, part: Part) -> Result<Pixmap, PictureError> {
    let mut pixels = Pixmap::new(part.width, part.height)
        .ok_or_else(|| PictureError::Memory(part.width.max(part.height)))?;
    for shape in scene.shapes.iter().filter(|shape| touches(shape, part)) {
        draw(&mut pixels, scene, shape, part);
    }
    Ok(pixels)
}

/// Whether a shape may lie in a part.
fn touches(shape: &Shape, part: Part) -> bool {
    // A pixel for soft edges, and half the width of a line with its corners.
    let reach = 1.0 + shape.stroke.unwrap_or(0.0);
    let (left, top) = (part.left as f32 - reach, part.top as f32 - reach);
    let (right, bottom) = ((part.left + part.width) as f32 + reach, (part.top + part.height) as f32 + reach);
    let ((x1, y1), (x2, y2)) = shape.form.bounds();
    x2 >= left && x1 <= right && y2 >= top && y1 <= bottom
}

/// The pixels with their colors as they are, not mixed with their opacity.
pub(super) fn image(pixels: &Pixmap) -> Image {
    let rgba = pixels.pixels().iter().flat_map(|pixel| {
        let color = pixel.demultiply();
        [color.red(), color.green(), color.blue(), color.alpha()]
    });
    Image { width: pixels.width(), height: pixels.height(), rgba: rgba.collect() }
}

/// Puts pixels into a file.
pub(super) fn png(image: &Image) -> Result<Vec<u8>, PictureError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    // The colors are sRGB, whatever a viewer would take them for.
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    let wrong = |error: png::EncodingError| PictureError::Encoding(error.to_string());
    let mut writer = encoder.write_header().map_err(wrong)?;
    writer.write_image_data(&image.rgba).map_err(wrong)?;
    writer.finish().map_err(wrong)?;
    Ok(bytes)
}

fn draw(pixels: &mut Pixmap, scene: &Scene, shape: &Shape, part: Part) {
    // A form without any extent is not drawn.
    let Some(path) = path(&shape.form) else { return };
    let shader = match shape.paint {
        Paint::Color(color, opacity) => Shader::SolidColor(skia(color, opacity)),
        Paint::Gradient(id, opacity) => {
            let around = path.bounds();
            match scene.gradients.get(id.0).and_then(|gradient| radial(gradient, around, opacity)) {
                Some(shader) => shader,
                None => return,
            }
        }
    };
    let place = Transform::from_translate(-(part.left as f32), -(part.top as f32));
    let paint = SkiaPaint { shader, anti_alias: true, ..SkiaPaint::default() };
    match shape.stroke {
        None => pixels.fill_path(&path, &paint, FillRule::Winding, place, None),
        Some(width) => {
            let stroke =
                Stroke { width, line_cap: LineCap::Square, line_join: LineJoin::Round, ..Stroke::default() };
            pixels.stroke_path(&path, &paint, &stroke, place, None);
        }
    }
}

fn radial(gradient: &Gradient, around: Rect, opacity: f32) -> Option<Shader<'static>> {
    let center = Point::from_xy(
        around.left() + around.width() * gradient.center.0,
        around.top() + around.height() * gradient.center.1,
    );
    let stops =
        gradient.stops.iter().map(|(at, color, own)| GradientStop::new(*at, skia(*color, own * opacity)));
    let radius = around.width() * gradient.radius;
    RadialGradient::new(center, center, radius, stops.collect(), SpreadMode::Pad, Transform::identity())
}

fn path(form: &Form) -> Option<Path> {
    match form {
        Form::Circle { center: (x, y), radius } => PathBuilder::from_circle(*x, *y, *radius),
        Form::Rect { at: (x, y), size: (width, height), corner } if *corner > 0.0 => {
            rounded(*x, *y, *width, *height, *corner)
        }
        Form::Rect { at: (x, y), size: (width, height), .. } => {
            Rect::from_xywh(*x, *y, *width, *height).map(PathBuilder::from_rect)
        }
        Form::Outline(segments) => {
            let mut builder = PathBuilder::new();
            for segment in segments {
                match *segment {
                    Segment::Move((x, y)) => builder.move_to(x, y),
                    Segment::Line((x, y)) => builder.line_to(x, y),
                    Segment::Quad((x1, y1), (x, y)) => builder.quad_to(x1, y1, x, y),
                    Segment::Cubic((x1, y1), (x2, y2), (x, y)) => builder.cubic_to(x1, y1, x2, y2, x, y),
                    Segment::Close => builder.close(),
                }
            }
            builder.finish()
        }
    }
}

/// A rectangle with round corners.
fn rounded(x: f32, y: f32, width: f32, height: f32, corner: f32) -> Option<Path> {
    // How far the handles of a quarter of a circle reach.
    const HANDLE: f32 = 0.552_284_8;
    let (right, bottom, near) = (x + width, y + height, corner * (1.0 - HANDLE));
    let mut builder = PathBuilder::new();
    builder.move_to(x + corner, y);
    builder.line_to(right - corner, y);
    builder.cubic_to(right - near, y, right, y + near, right, y + corner);
    builder.line_to(right, bottom - corner);
    builder.cubic_to(right, bottom - near, right - near, bottom, right - corner, bottom);
    builder.line_to(x + corner, bottom);
    builder.cubic_to(x + near, bottom, x, bottom - near, x, bottom - corner);
    builder.line_to(x, y + corner);
    builder.cubic_to(x, y + near, x + near, y, x + corner, y);
    builder.close();
    builder.finish()
}

fn skia(Rgb(red, green, blue): Rgb, opacity: f32) -> Color {
    Color::from_rgba8(red, green, blue, (opacity.clamp(0.0, 1.0) * 255.0).round() as u8)
}
