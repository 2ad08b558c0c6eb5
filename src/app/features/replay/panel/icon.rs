//! The signs on the buttons of the replay, drawn so that they are crisp at any size.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// What a sign says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
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
}

/// Half the height of a sign, in points.
const REACH: f32 = 9.0;

impl Icon {
    /// Draws the sign in the middle of a room.
    pub(super) fn paint(self, painter: &Painter, room: Rect, ink: Color32) {
        let middle = room.center();
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
        }
    }
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
