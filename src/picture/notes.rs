//! What the rules say of a position, as pages of the handbook show it: each sign has a shape of its own.

use super::font::{Face, Fit, Font};
use super::layout::Layout;
use super::scene::{Form, Paint, Scene};
use super::{Style, Subject};
use crate::board::{Color, Direction, Point};
use crate::game::tree::Coord;
use crate::gomoku::opening::Zone;
use crate::gomoku::{Cause, ForbiddenKind, Row};
use crate::handbook;
use crate::theme::Rgb;

/// The body of a stone that is thought of only, and how much of it is seen.
const GHOST: f32 = 0.45;
/// The width of lines over stones.
const LINE_CELLS: f32 = 0.13;
/// The radius of the ring on a liberty, and half the side of squares.
const LIBERTY_CELLS: f32 = 0.15;
const SQUARE_CELLS: f32 = 0.16;

/// A place in a picture, in pixels.
type Place = (f32, f32);

/// The points of a zone shaded, under the lines of the board, and a broken line around them.
pub(super) fn draw_zone(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    if let Some((told, zone)) = subject.told().and_then(|told| Some((told, told.zone?))) {
        Notes { scene, layout, style, told }.zone(zone);
    }
}

/// All that lies on stones and lines.
pub(super) fn draw(scene: &mut Scene, layout: &Layout, subject: &Subject, style: &Style) {
    for at in subject.taken() {
        let form = || Form::square(layout.center(*at), layout.px(0.22));
        scene.fill(form(), Paint::Color(style.theme.accent, 1.0));
        scene.stroke(form(), layout.stroke_px(0.035), style.theme.accent.outline(), 1.0);
    }
    if let Some(told) = subject.told() {
        Notes { scene, layout, style, told }.all();
    }
}

/// What is drawn, and where.
struct Notes<'a> {
    scene: &'a mut Scene,
    layout: &'a Layout,
    style: &'a Style,
    told: &'a handbook::Scene,
}

impl Notes<'_> {
    fn all(&mut self) {
        let (told, danger) = (self.told, self.style.theme.danger_on_board());
        for &(point, color) in &told.ghosts {
            self.ghost(point, color);
        }
        for row in &told.dead {
            self.dead_row(*row, danger);
        }
        for (i, cause) in told.causes.iter().enumerate() {
            self.cause(i, cause, danger);
        }
        for point in told.causes.iter().flat_map(|cause| &cause.completions) {
            self.ring(*point, 0.17, danger);
        }
        for &(point, kind) in &told.forbidden {
            self.forbidden(point, kind);
        }
        for &(point, color) in &told.go.seki_eyes {
            self.seki_eye(point, color);
        }
        for &point in &told.go.liberties {
            // The lines would make a cross of it.
            let form = Form::Circle { center: self.at(point), radius: self.layout.px(LIBERTY_CELLS) };
            self.scene.fill(form, Paint::Color(self.style.theme.board, 1.0));
            self.ring(point, LIBERTY_CELLS, self.style.theme.accent);
        }
        for &(point, color) in &told.go.taken {
            self.taken_stone(point, color);
        }
        for point in told.go.dead.iter() {
            self.cross(point, 0.2, danger);
        }
        if let Some(point) = told.go.refused {
            self.cross(point, 0.24, danger);
        }
        if let Some(point) = told.allowed {
            let tick = [(-0.22, 0.02), (-0.06, 0.18), (0.24, -0.18)].map(|(x, y)| self.beside(point, x, y));
            self.cased(&[&tick], LINE_CELLS, self.style.theme.accent);
        }
    }

    fn at(&self, point: Point) -> Place {
        self.layout.center(point.into())
    }

    /// A place this many cells to the right of a point and below it.
    fn beside(&self, point: Point, right: f32, down: f32) -> Place {
        let (x, y) = self.at(point);
        (x + self.layout.px(right), y + self.layout.px(down))
    }

    fn shows(&self, point: Point) -> bool {
        self.layout.cut().shows(Coord::from(point))
    }

    /// Lines with an outline, so that they show on wood and on both stones.
    fn cased(&mut self, lines: &[&[Place]], cells: f32, color: Rgb) {
        for (share, color) in [(1.8, color.outline()), (1.0, color)] {
            for line in lines {
                self.scene.line(line, self.layout.stroke_px(cells) * share, color);
            }
        }
    }

    fn ring(&mut self, point: Point, cells: f32, color: Rgb) {
        let (center, radius) = (self.at(point), self.layout.px(cells));
        for (share, color) in [(1.9, color.outline()), (1.0, color)] {
            let width = self.layout.stroke_px(0.1) * share;
            self.scene.stroke(Form::Circle { center, radius }, width, color, 1.0);
        }
    }

    fn zone(&mut self, zone: Zone) {
        let (size, colors) = (self.told.size, self.style.theme);
        // The accent, or light where it would be lost on the wood. Opaque: blending would turn it grey.
        let is_lost = colors.accent.contrast(colors.board) < 2.0;
        let tint = if is_lost { Rgb(0xff, 0xf4, 0xdc) } else { colors.accent };
        let shade = colors.board.mixed(tint, if is_lost { 0.5 } else { 0.25 });
        let points: Vec<Point> = zone.points(size).filter(|point| self.shows(*point)).collect();
        // On whole pixels, so that there are no seams.
        let half = self.layout.px(0.5);
        let box_of =
            |(x, y): Place| [(x - half).floor(), (y - half).floor(), (x + half).floor(), (y + half).floor()];
        for point in &points {
            let [left, top, right, bottom] = box_of(self.at(*point));
            let form = Form::Rect { at: (left, top), size: (right - left, bottom - top), corner: 0.0 };
            self.scene.fill(form, Paint::Color(shade, 1.0));
        }
        for point in points {
            let [left, top, right, bottom] = box_of(self.at(point));
            let sides = [
                ((-1, 0), [(left, top), (left, bottom)]),
                ((1, 0), [(right, top), (right, bottom)]),
                ((0, -1), [(left, top), (right, top)]),
                ((0, 1), [(left, bottom), (right, bottom)]),
            ];
            for ((dx, dy), [from, to]) in sides {
                if size.offset(point, dx, dy).is_some_and(|next| !zone.contains(next, size)) {
                    let along =
                        |share: f32| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
                    for start in [0.1, 0.6] {
                        let dash = [along(start), along(start + 0.3)];
                        self.scene.line(&dash, self.layout.stroke_px(0.06), colors.line);
                    }
                }
            }
        }
    }

    /// A stone that is thought of only.
    fn ghost(&mut self, point: Point, color: Color) {
        let colors = self.style.theme;
        let (rim, _) = colors.rim(color);
        let width = self.layout.stroke_px(0.045);
        let edge =
            Form::Circle { center: self.at(point), radius: self.layout.stone_radius_px() - width / 2.0 };
        self.scene.fill(edge.clone(), Paint::Color(colors.stones[color], GHOST));
        self.scene.stroke(edge, width, rim, 0.8);
    }

    /// The sign of what is refused, and of what is dead.
    fn cross(&mut self, point: Point, arm: f32, color: Rgb) {
        let at = |x: f32, y: f32| self.beside(point, x, y);
        let falling = [at(-arm, -arm), at(arm, arm)];
        let rising = [at(-arm, arm), at(arm, -arm)];
        self.cased(&[&falling, &rising], 0.1, color);
    }

    /// A row that does not win: broken, with a bar across either end.
    fn dead_row(&mut self, row: Row, color: Rgb) {
        let (dx, dy) = row.direction.step();
        let (dx, dy) = (f32::from(dx), f32::from(dy));
        let at = |along: f32, across: f32| {
            self.beside(row.start, along * dx - across * dy, along * dy + across * dx)
        };
        let last = f32::from(row.len) - 1.0;
        let dashes = (0..row.len - 1).map(|i| [at(f32::from(i) + 0.25, 0.0), at(f32::from(i) + 0.75, 0.0)]);
        let bars = [-0.5, last + 0.5].map(|along| [at(along, -0.32), at(along, 0.32)]);
        for line in dashes.chain(bars).collect::<Vec<_>>() {
            self.cased(&[&line], 0.12, color);
        }
    }

    /// A line that makes a point forbidden; two fours on one line are drawn side by side.
    fn cause(&mut self, i: usize, cause: &Cause, color: Rgb) {
        let (Some(&first), Some(&last)) = (cause.stones.first(), cause.stones.last()) else { return };
        let same = |other: &&Cause| other.direction == cause.direction;
        let aside = match self.told.causes.iter().filter(same).count() {
            0 | 1 => 0.0,
            _ if self.told.causes[..i].iter().any(|other| same(&other)) => 0.26,
            _ => -0.26,
        };
        let (x, y) = match cause.direction {
            Direction::Horizontal => (0.0, aside),
            Direction::Vertical => (aside, 0.0),
            Direction::Falling => (0.7 * aside, -0.7 * aside),
            Direction::Rising => (0.7 * aside, 0.7 * aside),
        };
        self.cased(&[&[self.beside(first, x, y), self.beside(last, x, y)]], LINE_CELLS, color);
    }

    /// A triangle with 3, 4 or 6.
    fn forbidden(&mut self, point: Point, kind: ForbiddenKind) {
        let fill = self.style.theme.danger_on_board();
        let ink = fill.outline();
        let corners = [-90.0_f32, 30.0, 150.0].map(|degrees| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            self.beside(point, 0.6 * cos, 0.06 + 0.6 * sin)
        });
        self.scene.fill(Form::polygon(&corners, true), Paint::Color(fill, 1.0));
        self.scene.stroke(Form::polygon(&corners, true), self.layout.stroke_px(0.07), ink, 1.0);
        if let Some(font) = Font::new(Face::Bold) {
            let fit = Fit { height: self.layout.px(0.5), width: self.layout.px(0.5) };
            font.write(self.scene, &kind.digit().to_string(), self.beside(point, 0.0, 0.1), fit, ink);
        }
    }

    /// The outline of a square: a point that a side has and that does not count.
    fn seki_eye(&mut self, point: Point, color: Color) {
        let body = self.style.theme.stones[color];
        let form = || Form::square(self.at(point), self.layout.px(SQUARE_CELLS));
        let forms = [form(), form()];
        for ((share, color), form) in [(2.1, body.outline()), (1.0, body)].into_iter().zip(forms) {
            self.scene.stroke(form, self.layout.stroke_px(0.08) * share, color, 1.0);
        }
    }

    /// The place of a stone that has just been taken: its rim, broken.
    fn taken_stone(&mut self, point: Point, color: Color) {
        const N_DASHES: u8 = 8;
        let body = self.style.theme.stones[color];
        let turn = std::f32::consts::TAU / f32::from(N_DASHES);
        for i in 0..N_DASHES {
            let dash = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5].map(|share: f32| {
                let (sin, cos) = (turn * (f32::from(i) + share)).sin_cos();
                self.beside(point, 0.43 * cos, 0.43 * sin)
            });
            self.cased(&[&dash], 0.06, body);
        }
    }
}
