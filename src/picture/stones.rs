//! Stones: slate and shell, one light from the upper left, a rim and a shadow that let them read on any board.

use super::font::{Fit, Font};
use super::layout::Layout;
use super::scene::{Form, Gradient, GradientId, Paint, Scene, Segment};
use super::theme::{Rgb, body};
use super::{Style, Subject};
use crate::board::{ByColor, Color};
use crate::game::tree::Coord;

const STONE_CELLS: f32 = 0.48;
const SHADOW_CELLS: (f32, f32) = (0.05, 0.08);
const BLUR_CELLS: f32 = 0.10;
const RIM_CELLS: f32 = 0.03;
/// How much of a stone called dead is left.
const DEAD: f32 = 0.45;
/// How far stones step back behind a winning row.
const STEP_BACK: f32 = 0.25;
/// From here on shells show their growth lines.
const GRAIN_FROM_PX: f32 = 22.0;

pub(super) fn draw(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let colors = style.theme.colors();
    let shadow = scene.gradient(Gradient {
        center: (0.5, 0.5),
        radius: 0.5,
        stops: vec![(0.0, Rgb::BLACK, 0.55), (0.72, Rgb::BLACK, 0.42), (1.0, Rgb::BLACK, 0.0)],
    });
    let light = ByColor { black: scene.gradient(slate()), white: scene.gradient(shell()) };
    let offset = (layout.px(SHADOW_CELLS.0), layout.px(SHADOW_CELLS.1));
    for (at, _) in subject.stones().iter().filter(|(at, _)| !subject.is_dead(*at)) {
        let (x, y) = layout.center(at);
        let form = Form::Circle {
            center: (x + offset.0, y + offset.1),
            radius: layout.px(STONE_CELLS + BLUR_CELLS),
        };
        scene.fill(form, Paint::Gradient(shadow, if colors.is_dark() { 1.0 } else { 0.8 }));
    }
    for (at, color) in subject.stones().iter() {
        let opacity = if subject.is_dead(at) {
            DEAD
        } else if subject.is_behind_row(at) {
            1.0 - STEP_BACK
        } else {
            1.0
        };
        stone(scene, layout, style, (at, color), light, opacity);
    }
    numbers(scene, layout, subject, style);
}

fn stone(
    scene: &mut Scene,
    layout: &Layout,
    style: &Style,
    (at, color): (Coord, Color),
    light: ByColor<GradientId>,
    opacity: f32,
) {
    let center = layout.center(at);
    let radius = layout.px(STONE_CELLS);
    scene.fill(Form::Circle { center, radius }, Paint::Gradient(light[color], opacity));
    if color == Color::White && layout.px(1.0) >= GRAIN_FROM_PX {
        grain(scene, center, radius, at, opacity);
    }
    let (rim, strength) = style.theme.colors().rim(color);
    let width = layout.stroke_px(RIM_CELLS);
    scene.stroke(Form::Circle { center, radius: radius - width / 2.0 }, width, rim, strength * opacity);
}

/// The growth lines of a shell, turned differently in each stone.
fn grain(scene: &mut Scene, center: (f32, f32), radius: f32, at: Coord, opacity: f32) {
    let turn = f32::from((u16::from(at.x()) * 73 + u16::from(at.y()) * 151) % 360).to_radians();
    let place = |x: f32, y: f32| {
        let (sin, cos) = turn.sin_cos();
        (center.0 + radius * (x * cos - y * sin), center.1 + radius * (x * sin + y * cos))
    };
    for line in [-0.55_f32, -0.28, 0.0, 0.28, 0.55] {
        let half = 0.82 * (0.72 - line * line * 0.8).sqrt();
        let segments = vec![
            Segment::Move(place(-half, line)),
            Segment::Quad(place(0.0, line - 0.16), place(half, line)),
        ];
        scene.stroke(Form::Outline(segments), radius * 0.05, Rgb(0x9a, 0x86, 0x68), 0.16 * opacity);
    }
}

fn slate() -> Gradient {
    let stops = vec![
        (0.0, Rgb(0x6a, 0x6d, 0x74), 1.0),
        (0.22, Rgb(0x4a, 0x4c, 0x52), 1.0),
        (0.55, Rgb(0x2a, 0x2b, 0x2f), 1.0),
        (1.0, Rgb(0x10, 0x10, 0x12), 1.0),
    ];
    Gradient { center: (0.34, 0.30), radius: 0.72, stops }
}

fn shell() -> Gradient {
    let stops = vec![
        (0.0, Rgb(0xff, 0xff, 0xfd), 1.0),
        (0.40, body(Color::White), 1.0),
        (0.78, Rgb(0xe6, 0xdd, 0xcc), 1.0),
        (1.0, Rgb(0xc4, 0xb8, 0xa3), 1.0),
    ];
    Gradient { center: (0.34, 0.30), radius: 0.80, stops }
}

/// The numbers of the moves, and nothing where a stone is too small for one.
fn numbers(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let Some(font) = Font::new() else { return };
    let colors = style.theme.colors();
    for (at, number) in subject.numbers(style.numbers) {
        let Some(stone) = subject.stones().stone(at) else { continue };
        let text = number.to_string();
        let fit = Fit { height: layout.px(0.50), width: layout.px(0.68) };
        let is_last = subject.last() == Some(at);
        let color = if is_last { colors.accent_on(stone) } else { colors.ink_on(Some(stone)) };
        font.write(scene, &text, layout.center(at), fit, color);
    }
}
