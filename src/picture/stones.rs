//! Stones: of slate and shell, flat, or of glass; one light from the upper left, a rim and a shadow that let them read
//! on any board.

use super::font::{Face, Fit, Font};
use super::layout::Layout;
use super::scene::{Form, Gradient, GradientId, Paint, Scene, Segment};
use super::{Style, Subject};
use crate::board::{ByColor, Color};
use crate::game::tree::Coord;
use crate::theme::{Rgb, StoneSet, Theme};

const SHADOW_CELLS: (f32, f32) = (0.05, 0.08);
const BLUR_CELLS: f32 = 0.10;
const RIM_CELLS: f32 = 0.03;
/// The rim and the ring of flat stones.
const FLAT_RIM_CELLS: f32 = 0.045;
const FLAT_RING: f32 = 0.74;
/// How much of a stone called dead is left.
const DEAD: f32 = 0.45;
/// How far stones step back behind a winning row.
const STEP_BACK: f32 = 0.25;
/// From here on shells show their growth lines.
const GRAIN_FROM_PX: f32 = 22.0;
/// What shell darkens to, away from the light.
const SHADE: Rgb = Rgb(0x5a, 0x44, 0x20);

/// The gradients that stones are painted with.
struct Paints {
    body: ByColor<GradientId>,
    /// The reflection of the light in glass, and the light that it gathers on the far side.
    gloss: GradientId,
    gathered: ByColor<GradientId>,
}

impl Paints {
    fn new(scene: &mut Scene, style: &Style) -> Self {
        let body = |color| match (style.stones, color) {
            (StoneSet::Glass, _) => glass(&style.theme, color),
            (_, Color::Black) => slate(&style.theme),
            (_, Color::White) => shell(&style.theme),
        };
        let spot = |color: Rgb, opacity: f32| Gradient {
            center: (0.5, 0.5),
            radius: 0.5,
            stops: vec![(0.0, color, opacity), (0.45, color, opacity * 0.55), (1.0, color, 0.0)],
        };
        Self {
            body: ByColor::from_fn(|color| scene.gradient(body(color))),
            gloss: scene.gradient(spot(Rgb::WHITE, 0.85)),
            gathered: ByColor {
                black: scene.gradient(spot(Rgb(0x8c, 0xa4, 0xb4), 0.42)),
                white: scene.gradient(spot(Rgb::WHITE, 0.90)),
            },
        }
    }
}

pub(super) fn draw(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    if style.stones != StoneSet::Flat {
        shadows(scene, layout, subject, style);
    }
    let paints = Paints::new(scene, style);
    for (at, color) in subject.stones().iter() {
        let opacity = if subject.is_dead(at) {
            DEAD
        } else if subject.is_behind_row(at) {
            1.0 - STEP_BACK
        } else {
            1.0
        };
        let stone =
            Stone { at, color, center: layout.stone_center(at), radius: layout.stone_radius_px(), opacity };
        match style.stones {
            StoneSet::Natural => stone.natural(scene, layout, style, &paints),
            StoneSet::Flat => stone.flat(scene, layout, style),
            StoneSet::Glass => stone.glass(scene, layout, style, &paints),
        }
    }
    numbers(scene, layout, subject, style);
}

fn shadows(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let shadow = scene.gradient(Gradient {
        center: (0.5, 0.5),
        radius: 0.5,
        stops: vec![(0.0, Rgb::BLACK, 0.55), (0.72, Rgb::BLACK, 0.42), (1.0, Rgb::BLACK, 0.0)],
    });
    let offset = (layout.px(SHADOW_CELLS.0), layout.px(SHADOW_CELLS.1));
    for (at, _) in subject.stones().iter().filter(|(at, _)| !subject.is_dead(*at)) {
        let (x, y) = layout.stone_center(at);
        let form = Form::Circle {
            center: (x + offset.0, y + offset.1),
            radius: layout.stone_radius_px() + layout.px(BLUR_CELLS),
        };
        let opacity = if style.theme.has_dark_board() { 1.0 } else { 0.8 };
        scene.fill(form, Paint::Gradient(shadow, opacity));
    }
}

/// A stone and where it is drawn.
struct Stone {
    at: Coord,
    color: Color,
    center: (f32, f32),
    radius: f32,
    opacity: f32,
}

impl Stone {
    fn natural(&self, scene: &mut Scene, layout: &Layout, style: &Style, paints: &Paints) {
        scene.fill(self.disk(1.0), Paint::Gradient(paints.body[self.color], self.opacity));
        if self.color == Color::White && layout.px(1.0) >= GRAIN_FROM_PX {
            self.grain(scene, style);
        }
        self.rim(scene, layout.stroke_px(RIM_CELLS), style);
    }

    /// A disk as in print; White's has a ring near its edge.
    fn flat(&self, scene: &mut Scene, layout: &Layout, style: &Style) {
        let body = style.theme.stones[self.color];
        scene.fill(self.disk(1.0), Paint::Color(body, self.opacity));
        let width = layout.stroke_px(FLAT_RIM_CELLS);
        let (rim, _) = style.theme.rim(self.color);
        let edge = Form::Circle { center: self.center, radius: self.radius - width / 2.0 };
        scene.stroke(edge, width, rim, self.opacity);
        if self.color == Color::White {
            scene.stroke(self.disk(FLAT_RING), width, rim, self.opacity);
        }
    }

    fn glass(&self, scene: &mut Scene, layout: &Layout, style: &Style, paints: &Paints) {
        scene.fill(self.disk(1.0), Paint::Gradient(paints.body[self.color], self.opacity));
        let gathered = Paint::Gradient(paints.gathered[self.color], self.opacity);
        scene.fill(self.part(0.30, 0.34, 0.62), gathered);
        scene.fill(self.part(-0.36, -0.40, 0.34), Paint::Gradient(paints.gloss, self.opacity));
        self.rim(scene, layout.stroke_px(RIM_CELLS), style);
    }

    fn disk(&self, share: f32) -> Form {
        Form::Circle { center: self.center, radius: self.radius * share }
    }

    /// A disk within the stone; all measures are shares of its radius.
    fn part(&self, x: f32, y: f32, share: f32) -> Form {
        let center = (self.center.0 + x * self.radius, self.center.1 + y * self.radius);
        Form::Circle { center, radius: self.radius * share }
    }

    fn rim(&self, scene: &mut Scene, width: f32, style: &Style) {
        let (rim, strength) = style.theme.rim(self.color);
        let edge = Form::Circle { center: self.center, radius: self.radius - width / 2.0 };
        scene.stroke(edge, width, rim, strength * self.opacity);
    }

    /// The growth lines of a shell, turned differently in each stone.
    fn grain(&self, scene: &mut Scene, style: &Style) {
        let turn = f32::from((u16::from(self.at.x()) * 73 + u16::from(self.at.y()) * 151) % 360).to_radians();
        let place = |x: f32, y: f32| {
            let (sin, cos) = turn.sin_cos();
            (
                self.center.0 + self.radius * (x * cos - y * sin),
                self.center.1 + self.radius * (x * sin + y * cos),
            )
        };
        let color = style.theme.stones.white.mixed(SHADE, 0.6);
        for line in [-0.55_f32, -0.28, 0.0, 0.28, 0.55] {
            let half = 0.82 * (0.72 - line * line * 0.8).sqrt();
            let segments = vec![
                Segment::Move(place(-half, line)),
                Segment::Quad(place(0.0, line - 0.16), place(half, line)),
            ];
            scene.stroke(Form::Outline(segments), self.radius * 0.05, color, 0.16 * self.opacity);
        }
    }
}

fn slate(theme: &Theme) -> Gradient {
    let body = theme.stones.black;
    let stops = vec![
        (0.0, body.mixed(Rgb::WHITE, 0.32), 1.0),
        (0.22, body.mixed(Rgb::WHITE, 0.17), 1.0),
        (0.55, body.mixed(Rgb::WHITE, 0.03), 1.0),
        (1.0, body.mixed(Rgb::BLACK, 0.55), 1.0),
    ];
    Gradient { center: (0.34, 0.30), radius: 0.72, stops }
}

fn shell(theme: &Theme) -> Gradient {
    let body = theme.stones.white;
    let stops = vec![
        (0.0, body.mixed(Rgb::WHITE, 0.9), 1.0),
        (0.40, body, 1.0),
        (0.78, body.mixed(SHADE, 0.11), 1.0),
        (1.0, body.mixed(SHADE, 0.32), 1.0),
    ];
    Gradient { center: (0.34, 0.30), radius: 0.80, stops }
}

/// Glass is darkest where the light comes in, and light on the far side where it gathers.
fn glass(theme: &Theme, color: Color) -> Gradient {
    let body = theme.stones[color];
    let deep = match color {
        Color::Black => body.mixed(Rgb(0x04, 0x0a, 0x10), 0.75),
        Color::White => body.mixed(Rgb(0x6c, 0x84, 0x90), 0.42),
    };
    let stops = vec![(0.0, body, 1.0), (0.55, body.mixed(deep, 0.45), 1.0), (1.0, deep, 1.0)];
    Gradient { center: (0.60, 0.64), radius: 0.72, stops }
}

/// The numbers of the moves, and nothing where a stone is too small for one.
fn numbers(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let Some(font) = Font::new(Face::Bold) else { return };
    let colors = style.theme;
    for (at, number) in subject.numbers(style.numbers) {
        let Some(stone) = subject.stones().stone(at) else { continue };
        let text = number.to_string();
        let fit = Fit { height: layout.px(0.50), width: layout.px(0.68) };
        let is_last = subject.last() == Some(at);
        let color = if is_last { colors.accent_on(stone) } else { colors.ink_on(Some(stone)) };
        font.write(scene, &text, layout.stone_center(at), fit, color);
    }
}
