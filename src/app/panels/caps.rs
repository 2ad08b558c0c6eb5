//! Keys and buttons as they are drawn in prompts and lists: caps with letters, and the shapes of gamepads.

use bevy::prelude::GamepadButton;
use bevy_egui::egui::{Align2, Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::View;
use super::fonts::Type;
use super::kit::paint;
use crate::app::input::bindings::Chord;
use crate::app::input::letters::Letters;
use crate::app::input::pads::Make;
use crate::app::input::{Action, Heading, LastDevice};
use crate::app::settings::Settings;
use crate::app::theme::Theme;

/// The height of a cap, and the room between two, in points.
pub(super) const SIZE: f32 = 28.0;
const GAP: f32 = 6.0;

/// A key or a button as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cap {
    /// A key with what stands on it.
    Key(String),
    /// A round button, or a long one, with what stands on it.
    Button(&'static str),
    /// A round button with a shape.
    Shape(Sign),
    /// The cross of directions; the arm that is meant, or all of it.
    Cross(Option<Heading>),
    /// A stick with the letter of its side.
    Stick(&'static str),
}

/// The shapes on buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Two crossed strokes.
    Cross,
    /// A ring.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
}

impl Cap {
    /// The cap in words.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Key(text) => text.clone(),
            Self::Button(text) => (*text).to_owned(),
            Self::Shape(sign) => format!("{sign:?}"),
            Self::Cross(None) => "Cross of directions".to_owned(),
            Self::Cross(Some(heading)) => format!("{heading:?}"),
            Self::Stick(side) => format!("{side} stick"),
        }
    }
}

/// What stands on the button of a gamepad.
pub(super) fn button_cap(button: GamepadButton, make: Make) -> Cap {
    use GamepadButton as B;
    use Make::{Nintendo, PlayStation, Valve, Xbox};
    let text = match (button, make) {
        (B::DPadUp, _) => return Cap::Cross(Some(Heading::Up)),
        (B::DPadDown, _) => return Cap::Cross(Some(Heading::Down)),
        (B::DPadLeft, _) => return Cap::Cross(Some(Heading::Left)),
        (B::DPadRight, _) => return Cap::Cross(Some(Heading::Right)),
        (B::South, PlayStation) => return Cap::Shape(Sign::Cross),
        (B::East, PlayStation) => return Cap::Shape(Sign::Circle),
        (B::West, PlayStation) => return Cap::Shape(Sign::Square),
        (B::North, PlayStation) => return Cap::Shape(Sign::Triangle),
        (B::South, Xbox | Valve) | (B::East, Nintendo) => "A",
        (B::East, Xbox | Valve) | (B::South, Nintendo) => "B",
        (B::West, Xbox | Valve) | (B::North, Nintendo) => "X",
        (B::North, Xbox | Valve) | (B::West, Nintendo) => "Y",
        (B::LeftTrigger, Xbox) => "LB",
        (B::RightTrigger, Xbox) => "RB",
        (B::LeftTrigger2, Xbox) => "LT",
        (B::RightTrigger2, Xbox) => "RT",
        (B::LeftTrigger, Nintendo) => "L",
        (B::RightTrigger, Nintendo) => "R",
        (B::LeftTrigger2, Nintendo) => "ZL",
        (B::RightTrigger2, Nintendo) => "ZR",
        (B::LeftTrigger, _) => "L1",
        (B::RightTrigger, _) => "R1",
        (B::LeftTrigger2, _) => "L2",
        (B::RightTrigger2, _) => "R2",
        (B::LeftThumb, Xbox | Nintendo) => "LS",
        (B::RightThumb, Xbox | Nintendo) => "RS",
        (B::LeftThumb, _) => "L3",
        (B::RightThumb, _) => "R3",
        (B::Select, Nintendo) => "−",
        (B::Start, Nintendo) => "+",
        (B::Select, PlayStation) => "Share",
        (B::Start, PlayStation) => "Options",
        (B::Select, _) => "View",
        (B::Start, _) => "Menu",
        (B::Mode, Xbox) => "Xbox",
        (B::Mode, PlayStation) => "PS",
        (B::Mode, Nintendo) => "Home",
        (B::Mode, Valve) => "Steam",
        (B::C, _) => "C",
        (B::Z, _) => "Z",
        (B::Other(_), _) => "?",
    };
    Cap::Button(text)
}

/// The keys and buttons in force, as they are drawn.
pub(super) struct Caps<'a> {
    /// The keys and buttons.
    pub(super) settings: &'a Settings,
    /// What stands on keys.
    pub(super) letters: &'a Letters,
    /// Whose buttons the gamepad has.
    pub(super) make: Make,
}

impl<'a> Caps<'a> {
    /// As a page shows them.
    pub(super) const fn of(view: &View<'a>, settings: &'a Settings) -> Self {
        Self { settings, letters: view.letters, make: view.make }
    }

    /// A key.
    pub(super) fn key(&self, chord: Chord) -> Cap {
        Cap::Key(self.letters.cap(chord))
    }

    /// The keys of an action.
    pub(super) fn keys(&self, action: Action) -> Vec<Cap> {
        self.settings.keys.of(action).iter().map(|chord| self.key(*chord)).collect()
    }

    /// Its buttons.
    pub(super) fn buttons(&self, action: Action) -> Vec<Cap> {
        self.settings.pad.of(action).iter().map(|button| button_cap(*button, self.make)).collect()
    }

    /// What is pressed first for an action on this device; the mouse has the keyboard beside it.
    pub(super) fn first(&self, device: LastDevice, action: Action) -> Option<Cap> {
        let caps = match device {
            LastDevice::Gamepad => self.buttons(action),
            LastDevice::Mouse | LastDevice::Keyboard => self.keys(action),
        };
        caps.into_iter().next()
    }

    /// What is pressed for the directions: the cross of a pad where they lie on it, one cap for keys with one sign
    /// each, otherwise one for each.
    pub(super) fn directions(&self, device: LastDevice, headings: &[Heading]) -> Vec<Cap> {
        let firsts: Vec<Cap> =
            headings.iter().filter_map(|heading| self.first(device, Action::Step(*heading))).collect();
        if !firsts.is_empty() && firsts.iter().all(|cap| matches!(cap, Cap::Cross(_))) {
            return vec![Cap::Cross(None)];
        }
        let signs: Option<String> = firsts
            .iter()
            .map(|cap| match cap {
                Cap::Key(text) if text.chars().count() == 1 => Some(text.as_str()),
                _ => None,
            })
            .collect();
        signs.filter(|signs| !signs.is_empty()).map_or(firsts, |signs| vec![Cap::Key(signs)])
    }
}

/// The width of a cap.
pub(super) fn width(painter: &Painter, cap: &Cap) -> f32 {
    match cap {
        Cap::Key(text) => padded(painter, text),
        Cap::Button(text) => padded(painter, text),
        Cap::Shape(_) | Cap::Cross(_) | Cap::Stick(_) => SIZE,
    }
}

fn padded(painter: &Painter, text: &str) -> f32 {
    let galley = painter.layout_no_wrap(text.to_owned(), Type::Small.font(), Color32::WHITE);
    (galley.size().x + 14.0).max(SIZE)
}

/// The width of caps side by side.
pub(super) fn row_width(painter: &Painter, caps: &[Cap]) -> f32 {
    let widths: f32 = caps.iter().map(|cap| width(painter, cap) + GAP).sum();
    (widths - GAP).max(0.0)
}

/// Draws caps side by side from a place in the middle of their left edge; where not all have room, points follow those
/// that have.
pub(super) fn row(painter: &Painter, theme: &Theme, from: Pos2, caps: &[Cap], room: f32) {
    let mut x = from.x;
    for (i, cap) in caps.iter().enumerate() {
        let rest = if i + 1 < caps.len() { GAP + 14.0 } else { 0.0 };
        let width = width(painter, cap);
        if i > 0 && x + width + rest > from.x + room {
            let place = Pos2::new(x, from.y);
            painter.text(place, Align2::LEFT_CENTER, "…", Type::Body.font(), paint(theme.muted));
            return;
        }
        draw(
            painter,
            theme,
            Rect::from_min_size(Pos2::new(x, from.y - SIZE / 2.0), Vec2::new(width, SIZE)),
            cap,
        );
        x += width + GAP;
    }
}

/// Draws a cap in its place.
fn draw(painter: &Painter, theme: &Theme, place: Rect, cap: &Cap) {
    let (ink, edge) = (paint(theme.text), Stroke::new(1.0, paint(theme.muted)));
    let fill = paint(theme.panel);
    let body = |corner: u8| painter.rect(place, CornerRadius::same(corner), fill, edge, StrokeKind::Inside);
    let text = |text: &str| {
        painter.text(place.center(), Align2::CENTER_CENTER, text, Type::Small.font(), ink);
    };
    match cap {
        Cap::Key(sign) => {
            body(6);
            // The lower edge of a key is seen a little.
            let (left, right) = (place.left() + 5.0, place.right() - 5.0);
            painter.hline(left..=right, place.bottom() - 2.5, edge);
            text(sign);
        }
        Cap::Button(sign) => {
            body(14);
            text(sign);
        }
        Cap::Shape(sign) => {
            body(14);
            draw_sign(painter, place.center(), *sign, Stroke::new(2.0, ink));
        }
        Cap::Cross(arm) => draw_cross(painter, theme, place.center(), *arm),
        Cap::Stick(side) => {
            body(14);
            painter.circle_stroke(place.center(), SIZE / 2.0 - 3.5, edge);
            text(side);
        }
    }
}

fn draw_sign(painter: &Painter, middle: Pos2, sign: Sign, stroke: Stroke) {
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y);
    match sign {
        Sign::Cross => {
            painter.line_segment([corner(-5.5, -5.5), corner(5.5, 5.5)], stroke);
            painter.line_segment([corner(-5.5, 5.5), corner(5.5, -5.5)], stroke);
        }
        Sign::Circle => {
            painter.circle_stroke(middle, 6.5, stroke);
        }
        Sign::Square => {
            let square = Rect::from_center_size(middle, Vec2::splat(11.0));
            painter.rect_stroke(square, CornerRadius::ZERO, stroke, StrokeKind::Middle);
        }
        Sign::Triangle => {
            let corners = vec![corner(0.0, -7.0), corner(6.5, 4.5), corner(-6.5, 4.5)];
            painter.add(Shape::closed_line(corners, stroke));
        }
    }
}

/// The cross of directions, the arm that is meant filled.
fn draw_cross(painter: &Painter, theme: &Theme, middle: Pos2, arm: Option<Heading>) {
    const ARM: f32 = 4.5;
    const REACH: f32 = 12.5;
    let at = |x: f32, y: f32| middle + Vec2::new(x, y);
    let outline = [
        (-ARM, -REACH),
        (ARM, -REACH),
        (ARM, -ARM),
        (REACH, -ARM),
        (REACH, ARM),
        (ARM, ARM),
        (ARM, REACH),
        (-ARM, REACH),
        (-ARM, ARM),
        (-REACH, ARM),
        (-REACH, -ARM),
        (-ARM, -ARM),
    ];
    if let Some(heading) = arm {
        let (dx, dy) = heading.step();
        let toward = Vec2::new(dx.into(), dy.into());
        let room = Rect::from_center_size(middle + toward * (REACH + ARM) / 2.0, Vec2::splat(2.0 * ARM));
        painter.rect_filled(room, 1.0, paint(theme.text));
    }
    let corners = outline.map(|(x, y)| at(x, y)).to_vec();
    painter.add(Shape::closed_line(corners, Stroke::new(1.5, paint(theme.text))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_make_has_its_own_signs() {
        use GamepadButton as B;
        let south =
            [Make::Xbox, Make::PlayStation, Make::Nintendo, Make::Valve].map(|m| button_cap(B::South, m));
        assert_eq!(south, [Cap::Button("A"), Cap::Shape(Sign::Cross), Cap::Button("B"), Cap::Button("A")]);
        assert_eq!(button_cap(B::RightTrigger2, Make::Nintendo), Cap::Button("ZR"));
        assert_eq!(button_cap(B::Start, Make::PlayStation), Cap::Button("Options"));
        assert_eq!(button_cap(B::DPadLeft, Make::Valve), Cap::Cross(Some(Heading::Left)));
    }

    #[test]
    fn directions_are_drawn_together_where_they_can() {
        let mut settings = Settings::default();
        let letters = Letters::default();
        let caps = |settings: &Settings, device| {
            let caps = Caps { settings, letters: &letters, make: Make::Xbox };
            caps.directions(device, &[Heading::Up, Heading::Down])
        };
        assert_eq!(caps(&settings, LastDevice::Keyboard), [Cap::Key("↑↓".to_owned())]);
        assert_eq!(caps(&settings, LastDevice::Gamepad), [Cap::Cross(None)]);
        let key = Chord::key(bevy::prelude::KeyCode::F5);
        settings.keys.give(key, Action::Step(Heading::Down)).unwrap();
        let expect = ["↑", "F5"].map(|text| Cap::Key(text.to_owned()));
        assert_eq!(caps(&settings, LastDevice::Keyboard), expect);
    }
}
