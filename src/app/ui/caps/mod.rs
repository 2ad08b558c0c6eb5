//! Keys and buttons as they are drawn in prompts and lists: caps with letters, and the shapes of gamepads.

mod paint;

use bevy::prelude::GamepadButton;

pub(crate) use self::paint::{row, row_width};
use crate::app::input::bindings::{Book, Chord};
use crate::app::input::letters::Letters;
use crate::app::input::pads::Make;
use crate::app::intent::{Action, Heading, LastDevice};
use crate::words::Texts;

/// The height of a cap in points.
pub(crate) const SIZE: f32 = 28.0;

/// A key or a button as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cap {
    /// A key with what stands on it.
    Key(String),
    /// A round button, or a long one, with what stands on it.
    Button(&'static str),
    /// A round button with a shape.
    Shape(Sign),
    /// The cross of directions; the arm that is meant, or all of it.
    Cross(Option<Heading>),
    /// A stick with the letter of its side.
    Stick(Side),
}

/// The side of a stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The one that moves.
    Left,
    /// The one that jumps.
    Right,
}

/// The shapes on buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
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
    pub(crate) fn words(&self, texts: &Texts) -> String {
        let id = match self {
            Self::Key(text) => return text.clone(),
            Self::Button(text) => return (*text).to_owned(),
            Self::Shape(Sign::Cross) => "cap-cross",
            Self::Shape(Sign::Circle) => "cap-circle",
            Self::Shape(Sign::Square) => "cap-square",
            Self::Shape(Sign::Triangle) => "cap-triangle",
            Self::Cross(None) => "cap-pad",
            Self::Cross(Some(Heading::Up)) => "cap-up",
            Self::Cross(Some(Heading::Down)) => "cap-down",
            Self::Cross(Some(Heading::Left)) => "cap-left",
            Self::Cross(Some(Heading::Right)) => "cap-right",
            Self::Stick(Side::Left) => "cap-l-stick",
            Self::Stick(Side::Right) => "cap-r-stick",
        };
        texts.get(id)
    }
}

/// What stands on the button of a gamepad.
pub(crate) fn button_cap(button: GamepadButton, make: Make) -> Cap {
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
#[derive(Clone, Copy)]
pub(crate) struct Caps<'a> {
    pub(crate) keys: &'a Book<Chord>,
    pub(crate) pad: &'a Book<GamepadButton>,
    /// What stands on keys.
    pub(crate) letters: &'a Letters,
    /// Whose buttons the gamepad has.
    pub(crate) make: Make,
}

impl Caps<'_> {
    /// A key.
    pub(crate) fn key(&self, chord: Chord) -> Cap {
        Cap::Key(self.letters.cap(chord))
    }

    /// The keys of an action.
    pub(crate) fn keys(&self, action: Action) -> Vec<Cap> {
        self.keys.of(action).iter().map(|chord| self.key(*chord)).collect()
    }

    /// Its buttons.
    pub(crate) fn buttons(&self, action: Action) -> Vec<Cap> {
        self.pad.of(action).iter().map(|button| button_cap(*button, self.make)).collect()
    }

    /// What is pressed first for an action on this device; the mouse has the keyboard beside it.
    pub(crate) fn first(&self, device: LastDevice, action: Action) -> Option<Cap> {
        let caps = match device {
            LastDevice::Gamepad => self.buttons(action),
            LastDevice::Mouse | LastDevice::Keyboard => self.keys(action),
        };
        caps.into_iter().next()
    }

    /// What is pressed for the directions: the cross of a pad where they lie on it, one cap for keys with one sign
    /// each, otherwise one for each.
    pub(crate) fn directions(&self, device: LastDevice, headings: &[Heading]) -> Vec<Cap> {
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
        let (mut keys, pad) = (Book::default(), Book::default());
        let letters = Letters::default();
        let caps = |keys: &Book<Chord>, device| {
            let caps = Caps { keys, pad: &pad, letters: &letters, make: Make::Xbox };
            caps.directions(device, &[Heading::Up, Heading::Down])
        };
        assert_eq!(caps(&keys, LastDevice::Keyboard), [Cap::Key("↑↓".to_owned())]);
        assert_eq!(caps(&keys, LastDevice::Gamepad), [Cap::Cross(None)]);
        let key = Chord::key(bevy::prelude::KeyCode::F5);
        keys.give(key, Action::Step(Heading::Down)).unwrap();
        let expect = ["↑", "F5"].map(|text| Cap::Key(text.to_owned()));
        assert_eq!(caps(&keys, LastDevice::Keyboard), expect);
    }
}
