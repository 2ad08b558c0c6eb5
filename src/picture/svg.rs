//! A picture as SVG 1.1.

use std::fmt::Write as _;

use super::scene::{Form, Gradient, Paint, Scene, Segment, Shape};
use crate::theme::Rgb;

/// Writes a picture; the description is for who cannot see it.
pub(super) fn write(scene: &Scene, description: &str) -> String {
    let (width, height) = (scene.width, scene.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{description}</title>\n<defs>\n"
    );
    for (number, gradient) in scene.gradients.iter().enumerate() {
        define(&mut text, number, gradient);
    }
    text.push_str("</defs>\n");
    for shape in &scene.shapes {
        draw(&mut text, shape);
    }
    text.push_str("</svg>\n");
    text
}

// Writing to a string cannot fail.
fn define(text: &mut String, number: usize, gradient: &Gradient) {
    let (x, y) = gradient.center;
    let _ = write!(
        text,
        "<radialGradient id=\"g{number}\" cx=\"{}\" cy=\"{}\" r=\"{}\">",
        short(x),
        short(y),
        short(gradient.radius)
    );
    for (at, color, opacity) in &gradient.stops {
        let _ = write!(text, "<stop offset=\"{}\" stop-color=\"{}\"", short(*at), hex(*color));
        if *opacity < 1.0 {
            let _ = write!(text, " stop-opacity=\"{}\"", short(*opacity));
        }
        text.push_str("/>");
    }
    text.push_str("</radialGradient>\n");
}

fn draw(text: &mut String, shape: &Shape) {
    let _ = match &shape.form {
        Form::Circle { center: (x, y), radius } => {
            write!(text, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", short(*x), short(*y), short(*radius))
        }
        Form::Rect { at: (x, y), size: (width, height), corner } => {
            let _ = write!(
                text,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                short(*x),
                short(*y),
                short(*width),
                short(*height)
            );
            if *corner > 0.0 { write!(text, " rx=\"{}\"", short(*corner)) } else { Ok(()) }
        }
        Form::Outline(segments) => write!(text, "<path d=\"{}\"", outline(segments)),
    };
    let (what, opacity) = match shape.paint {
        Paint::Color(color, opacity) => (hex(color), opacity),
        Paint::Gradient(gradient, opacity) => (format!("url(#g{})", gradient.0), opacity),
    };
    let _ = match shape.stroke {
        None => write!(text, " fill=\"{what}\""),
        Some(width) => write!(
            text,
            " fill=\"none\" stroke=\"{what}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"square\"",
            short(width),
        ),
    };
    if opacity < 1.0 {
        let _ = write!(text, " opacity=\"{}\"", short(opacity));
    }
    text.push_str("/>\n");
}

fn outline(segments: &[Segment]) -> String {
    let mut text = String::new();
    let pair = |(x, y): (f32, f32)| format!("{} {}", short(x), short(y));
    for segment in segments {
        let _ = match *segment {
            Segment::Move(to) => write!(text, "M{}", pair(to)),
            Segment::Line(to) => write!(text, "L{}", pair(to)),
            Segment::Quad(by, to) => write!(text, "Q{} {}", pair(by), pair(to)),
            Segment::Cubic(first, second, to) => {
                write!(text, "C{} {} {}", pair(first), pair(second), pair(to))
            }
            Segment::Close => write!(text, "Z"),
        };
    }
    text
}

/// A number with as many decimals as can be seen.
fn short(number: f32) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
