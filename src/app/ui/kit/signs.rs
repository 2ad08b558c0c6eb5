//! Buttons with signs in place of words, drawn so that they are crisp at any size.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::{Ask, Button, CONTROL_HEIGHT, Kit, Says, paint};
use crate::app::ui::fonts::Type;
use crate::board::Color;
use crate::game::tree::{LineEnd, Mark};

/// The distance between two of them.
const BUTTON_GAP: f32 = 4.0;
/// How much of its ink a sign keeps on a button that cannot be pressed.
const UNUSABLE: f32 = 0.55;

/// A button with a sign.
pub struct Sign<'a> {
    /// The name of the control.
    pub name: &'a str,
    /// What is drawn on it.
    pub icon: Icon,
    /// What it does.
    pub words: String,
    /// The key or button that does the same.
    pub key: Option<String>,
    /// What is asked for.
    pub ask: Ask,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Of several that exclude each other, whether it is the one in force.
    pub chosen: Option<bool>,
    /// How much wider it is than others.
    pub share: f32,
}

impl<'a> Sign<'a> {
    /// A button that can be pressed.
    pub fn new(name: &'a str, icon: Icon, words: String, ask: Ask) -> Self {
        Self { name, icon, words, key: None, ask, enabled: true, chosen: None, share: 1.0 }
    }

    /// A key or a button does the same.
    #[must_use]
    pub fn with_key(self, key: Option<String>) -> Self {
        Self { key, ..self }
    }

    /// It shows but does nothing where it is not enabled.
    #[must_use]
    pub fn only_if(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// It is one of several that exclude each other.
    #[must_use]
    pub fn choice(self, is_chosen: bool) -> Self {
        Self { chosen: Some(is_chosen), ..self }
    }
}

impl Kit<'_> {
    /// A row of them as wide as the panel.
    pub fn signs(&mut self, row: Vec<Sign<'_>>) {
        let room = self.room(CONTROL_HEIGHT);
        let shares: f32 = row.iter().map(|sign| sign.share).sum();
        let each = (room.width() - BUTTON_GAP * (row.len() as f32 - 1.0)) / shares;
        let mut left = room.left();
        for Sign { name, icon, words, key, ask, enabled, chosen, share } in row {
            let place = room.with_min_x(left).with_max_x(left + each * share);
            left = place.right() + BUTTON_GAP;
            let drawn = if let Icon::Words(drawn) = &icon { drawn.clone() } else { String::new() };
            let button = Button::of(name).asking(ask).saying(drawn).only_if(enabled);
            self.button_in(place, button);
            self.tip(place, name, &key.map_or_else(|| words.clone(), |key| format!("{words} · {key}")));
            let says =
                chosen.map_or_else(|| Says::button(words.as_str()), |is| Says::choice(words.as_str(), is));
            self.says(name, Says { enabled, ..says });
            let ink = match (enabled, chosen) {
                (false, _) => paint(self.theme.muted).gamma_multiply(UNUSABLE),
                (true, Some(true)) => paint(self.theme.accent),
                (true, _) => paint(self.theme.text),
            };
            icon.paint(self, place, ink);
            if chosen == Some(true) {
                self.underline(place);
            }
        }
    }
}

/// What a sign says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Icon {
    /// To the beginning.
    First,
    /// A long step back.
    FarBack,
    /// A step back.
    Back,
    /// Moves come by themselves.
    Run,
    /// They stop.
    Pause,
    /// A step on.
    On,
    /// A long step on.
    FarOn,
    /// To the end.
    Last,
    /// The variation above.
    Up,
    /// The variation below.
    Down,
    /// What else can be done.
    Menu,
    /// The last change is undone.
    Undo,
    /// It is made again.
    Redo,
    /// Stones of both colors.
    Stones,
    /// A move.
    Move,
    /// A mark of a record.
    Mark(Mark),
    /// A label.
    Label(&'static str),
    /// A line or an arrow.
    Line(LineEnd),
    /// No sign, but words.
    Words(String),
}

/// Half the height of a sign, in points.
const REACH: f32 = 9.0;

impl Icon {
    /// Draws the sign in the middle of a room.
    fn paint(&self, kit: &Kit<'_>, room: Rect, ink: Color32) {
        let (painter, middle) = (kit.ui.painter(), room.center());
        let stroke = Stroke::new(2.4, ink);
        let tip = |x: f32, way: f32| triangle(painter, middle + Vec2::new(x, 0.0), Vec2::new(way, 0.0), ink);
        let bar = |x: f32, width: f32| {
            let size = Vec2::new(width, 2.0 * REACH);
            painter.rect_filled(
                Rect::from_center_size(middle + Vec2::new(x, 0.0), size),
                CornerRadius::same(1),
                ink,
            );
        };
        match self {
            Self::First => {
                bar(-7.0, 3.0);
                tip(2.0, -1.0);
            }
            Self::Last => {
                tip(-2.0, 1.0);
                bar(7.0, 3.0);
            }
            Self::FarBack => [-5.5, 5.5].into_iter().for_each(|x| tip(x, -0.8)),
            Self::FarOn => [-5.5, 5.5].into_iter().for_each(|x| tip(x, 0.8)),
            Self::Back => tip(-1.0, -1.0),
            Self::On => tip(1.0, 1.0),
            Self::Run => triangle(painter, middle + Vec2::new(1.5, 0.0), Vec2::new(1.35, 0.0), ink),
            Self::Pause => [-4.5, 4.5].into_iter().for_each(|x| bar(x, 5.0)),
            Self::Up => branch(painter, middle, -1.0, ink),
            Self::Down => branch(painter, middle, 1.0, ink),
            Self::Menu => {
                for y in [-6.5, 0.0, 6.5] {
                    let size = Vec2::new(2.0 * REACH, 2.6);
                    let line = Rect::from_center_size(middle + Vec2::new(0.0, y), size);
                    painter.rect_filled(line, CornerRadius::same(1), ink);
                }
            }
            Self::Undo => turn_back(painter, middle, 1.0, ink),
            Self::Redo => turn_back(painter, middle, -1.0, ink),
            Self::Stones => {
                kit.stone(middle + Vec2::new(-6.0, -3.0), 8.5, Color::Black);
                kit.stone(middle + Vec2::new(6.0, 3.0), 8.5, Color::White);
            }
            Self::Move => {
                kit.stone(middle, 11.0, Color::Black);
                painter.circle_filled(middle, 3.6, paint(kit.theme.accent));
            }
            Self::Mark(mark) => shape(painter, middle, *mark, stroke),
            Self::Label(text) => {
                painter.text(middle, Align2::CENTER_CENTER, text, Type::Strong.font(), ink);
            }
            Self::Line(end) => {
                let [from, to] = [-1.0, 1.0].map(|side| middle + Vec2::new(side, -side) * 8.0);
                painter.line_segment([from, to], stroke);
                if *end == LineEnd::Arrow {
                    triangle(painter, to, Vec2::new(0.6, -0.6), ink);
                }
            }
            Self::Words(_) => {}
        }
    }
}

/// The shape of a mark.
fn shape(painter: &Painter, middle: Pos2, mark: Mark, stroke: Stroke) {
    let corners = |corners: &[(f32, f32)]| {
        let points = corners.iter().map(|(x, y)| middle + Vec2::new(*x, *y) * REACH).collect();
        painter.add(Shape::closed_line(points, stroke));
    };
    match mark {
        Mark::Triangle => corners(&[(0.0, -1.0), (0.95, 0.7), (-0.95, 0.7)]),
        Mark::Square => corners(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]),
        Mark::Circle => _ = painter.circle_stroke(middle, REACH * 0.9, stroke),
        Mark::Cross => {
            for side in [-1.0, 1.0] {
                let arm = Vec2::new(side, 1.0) * REACH * 0.8;
                painter.line_segment([middle - arm, middle + arm], stroke);
            }
        }
        Mark::Selected => corners(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
    }
}

/// An arrow that turns back to the left, or the other way.
fn turn_back(painter: &Painter, middle: Pos2, way: f32, ink: Color32) {
    let at = |degrees: f32| {
        middle + Vec2::new(0.0, 2.0) + Vec2::angled(degrees.to_radians()) * Vec2::new(way, 1.0) * 8.0
    };
    let arc = (0..=10).map(|i| at(-150.0 + 24.0 * i as f32)).collect();
    painter.add(Shape::line(arc, Stroke::new(2.6, ink)));
    triangle(painter, at(-150.0) + Vec2::new(-1.5 * way, -1.0), Vec2::new(-0.5 * way, 0.35), ink);
}

/// A triangle that points along `way`; its length is the size, 1 for the usual one.
fn triangle(painter: &Painter, middle: Pos2, way: Vec2, ink: Color32) {
    let reach = REACH * way.length();
    let way = way.normalized();
    let side = way.rot90() * reach;
    let corners = vec![
        middle + way * reach * 0.75,
        middle - way * reach * 0.65 + side,
        middle - way * reach * 0.65 - side,
    ];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}

/// A line of stones, and one beside it that an arrow leads to.
fn branch(painter: &Painter, middle: Pos2, down: f32, ink: Color32) {
    let from = middle + Vec2::new(-8.0, -6.0 * down);
    painter.circle_filled(from, 3.2, ink);
    let turn = Pos2::new(from.x, middle.y + 5.0 * down);
    let stroke = Stroke::new(2.4, ink);
    painter.line_segment([from, turn], stroke);
    painter.line_segment([turn, turn + Vec2::new(9.0, 0.0)], stroke);
    triangle(painter, turn + Vec2::new(11.5, 0.0), Vec2::new(0.72, 0.0), ink);
}
