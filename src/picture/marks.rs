//! Marks: each has a shape of its own, so that none hangs on its color.

use super::font::{Face, Fit, Font};
use super::layout::Layout;
use super::scene::{Form, Paint, Scene};
use super::{Numbers, Style, Subject};
use crate::board::Color;
use crate::game::tree::{Coord, Line, LineEnd, Mark, runs};
use crate::theme::Rgb;

const STROKE_CELLS: f32 = 0.06;
const MARK_CELLS: f32 = 0.26;
/// The ring of the last move.
const LAST_CELLS: f32 = 0.21;
/// The radius of the room of a label.
const LABEL_CELLS: f32 = 0.36;
const TERRITORY_CELLS: f32 = 0.15;
const ROW_CELLS: f32 = 0.15;
/// How much of the board lies over what is dim.
const DIM: f32 = 0.62;

/// What lies under the stones: a patch without lines where a label stands on an empty point.
pub(super) fn draw_below(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let board = style.theme.board;
    for (at, _) in subject.labels().filter(|(at, _)| is_empty(subject, *at)) {
        let form = Form::Circle { center: layout.center(at), radius: layout.px(LABEL_CELLS) };
        scene.fill(form, Paint::Color(board, 0.92));
    }
}

/// What lies on the stones.
pub(super) fn draw_above(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let colors = style.theme;
    row(scene, layout, subject, style);
    for &(at, owner) in subject.territory().iter().filter(|(at, _)| subject.size().contains(*at)) {
        let form = || Form::square(layout.center(at), layout.px(TERRITORY_CELLS));
        scene.fill(form(), Paint::Color(colors.stones[owner], 1.0));
        scene.stroke(form(), layout.stroke_px(0.035), colors.stones[!owner], 0.8);
    }
    for &at in subject.dead() {
        let ink = colors.ink_on(subject.stones().stone(at));
        shape(scene, layout, layout.stone_center(at), Mark::Cross, ink);
    }
    last(scene, layout, subject, style);
    for &(at, mark) in subject.marks().iter().filter(|(at, _)| subject.size().contains(*at)) {
        let ink = colors.ink_on(subject.stones().stone(at));
        shape(scene, layout, middle(layout, subject, at), mark, ink);
    }
    for &line in subject.lines() {
        pointer(scene, layout, subject, line, style);
    }
    labels(scene, layout, subject, style);
    shade(scene, layout, subject, style);
}

/// Veils what is dim, and covers what is left out.
fn shade(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let shading = subject.shading();
    for (points, opacity) in [(&shading.dimmed, DIM), (&shading.hidden, 1.0)] {
        for (first, last) in runs(points) {
            // On whole pixels, so that the rows leave no seams between them.
            let half = layout.px(0.5);
            let (left, top) = ((layout.x(first.x()) - half).floor(), (layout.y(first.y()) - half).floor());
            let (right, bottom) = ((layout.x(last.x()) + half).floor(), (layout.y(last.y()) + half).floor());
            let form = Form::Rect { at: (left, top), size: (right - left, bottom - top), corner: 0.0 };
            scene.fill(form, Paint::Color(style.theme.board, opacity));
        }
    }
}

/// A ring on the last move, unless its number or a mark is there.
fn last(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let Some(at) = subject.last().filter(|_| style.numbers == Numbers::None && subject.row().is_empty())
    else {
        return;
    };
    let is_marked = subject.marks().iter().any(|(marked, _)| *marked == at)
        || subject.labels().any(|(marked, _)| marked == at);
    let Some(stone) = subject.stones().stone(at).filter(|_| !is_marked) else { return };
    let form = Form::Circle { center: layout.stone_center(at), radius: layout.px(LAST_CELLS) };
    scene.stroke(form, layout.stroke_px(0.075), style.theme.accent_on(stone), 1.0);
}

/// A line of light through a winning row.
fn row(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let (Some(first), Some(last)) = (subject.row().first(), subject.row().last()) else { return };
    let ends = [layout.stone_center(*first), layout.stone_center(*last)];
    let colors = style.theme;
    let stone = subject.stones().stone(*first).unwrap_or(Color::Black);
    let outline =
        if colors.accent.contrast(Rgb::BLACK) > 5.0 { Rgb(0x17, 0x10, 0x08) } else { Rgb(0xff, 0xfb, 0xf2) };
    scene.line(&ends, layout.stroke_px(ROW_CELLS), outline);
    scene.line(&ends, layout.stroke_px(ROW_CELLS * 0.55), colors.accent);
    for at in subject.row() {
        let form = || Form::Circle { center: layout.stone_center(*at), radius: layout.px(0.13) };
        scene.fill(form(), Paint::Color(colors.accent, 1.0));
        scene.stroke(
            form(),
            layout.stroke_px(0.03),
            if stone == Color::Black { outline } else { Rgb::BLACK },
            1.0,
        );
    }
}

fn shape(scene: &mut Scene, layout: &Layout, (x, y): (f32, f32), mark: Mark, ink: Rgb) {
    let (reach, stroke) = (layout.px(MARK_CELLS), layout.stroke_px(STROKE_CELLS));
    match mark {
        Mark::Triangle => {
            // The middle of a triangle lies a third up from its base.
            let corners = [-90.0_f32, 30.0, 150.0].map(|degrees| {
                let (sin, cos) = degrees.to_radians().sin_cos();
                (x + 1.12 * reach * cos, y + 1.12 * reach * sin)
            });
            scene.stroke(Form::polygon(&corners, true), stroke, ink, 1.0);
        }
        Mark::Square => scene.stroke(Form::square((x, y), reach * 0.82), stroke, ink, 1.0),
        Mark::Circle => scene.stroke(Form::Circle { center: (x, y), radius: reach * 0.95 }, stroke, ink, 1.0),
        Mark::Cross => {
            let half = reach * 0.8;
            scene.line(&[(x - half, y - half), (x + half, y + half)], stroke, ink);
            scene.line(&[(x - half, y + half), (x + half, y - half)], stroke, ink);
        }
        Mark::Selected => {
            let corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)];
            scene.fill(Form::polygon(&corners, true), Paint::Color(ink, 0.9));
        }
    }
}

/// A line between two points, with the head of an arrow where it has one.
fn pointer(scene: &mut Scene, layout: &Layout, subject: &Subject, line: Line, style: &Style) {
    if !layout.size().contains(line.from) || !layout.size().contains(line.to) || line.from == line.to {
        return;
    }
    let colors = style.theme;
    let (from, to) = (layout.center(line.from), layout.center(line.to));
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    // A label is not pierced.
    let is_labelled = subject.labels().any(|(at, _)| at == line.to);
    let back = if is_labelled { layout.px(LABEL_CELLS) } else { 0.0 };
    let to = (to.0 - dx * back, to.1 - dy * back);
    let stroke = layout.stroke_px(0.09);
    let outline = if colors.has_dark_board() { Rgb::BLACK } else { colors.board };
    let head = layout.px(0.34);
    let is_arrow = line.end == LineEnd::Arrow;
    let tip = if is_arrow { (to.0 - dx * head * 0.6, to.1 - dy * head * 0.6) } else { to };
    scene.line(&[from, tip], stroke + layout.stroke_px(0.06), outline);
    scene.line(&[from, tip], stroke, colors.line);
    if is_arrow {
        let side = |sign: f32| {
            (to.0 - dx * head + sign * dy * head * 0.5, to.1 - dy * head - sign * dx * head * 0.5)
        };
        let form = || Form::polygon(&[to, side(1.0), side(-1.0)], true);
        scene.stroke(form(), layout.stroke_px(0.06), outline, 1.0);
        scene.fill(form(), Paint::Color(colors.line, 1.0));
    }
}

fn labels(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    let Some(font) = Font::new(Face::Bold) else { return };
    for (at, text) in subject.labels().filter(|(at, _)| subject.size().contains(*at)) {
        let ink = style.theme.ink_on(subject.stones().stone(at));
        let fit = Fit { height: layout.px(0.56), width: layout.px(0.72) };
        font.write(scene, text, middle(layout, subject, at), fit, ink);
    }
}

/// The middle of the stone on a point, or of the point.
fn middle(layout: &Layout, subject: &Subject, at: Coord) -> (f32, f32) {
    if is_empty(subject, at) { layout.center(at) } else { layout.stone_center(at) }
}

fn is_empty(subject: &Subject, at: Coord) -> bool {
    subject.size().contains(at) && subject.stones().stone(at).is_none()
}
