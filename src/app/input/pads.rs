//! The gamepads: which is in use and of what make, which was connected first, and how they are read.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::AppSet;
use crate::app::intent::Action;
use crate::app::platform::notice::Notice;
use crate::app::screen::{Phase, Whereabouts};
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::session::Session;
use crate::board::Color;

/// How the player wants gamepads to be read.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PadSettings {
    /// How far a stick is pushed before it counts, in percent of its way.
    pub dead_zone: u8,
    /// After how many milliseconds a direction that is held is repeated.
    pub repeat_delay: u16,
    /// How often it is repeated in a second; never at 0.
    pub repeats: u8,
    /// With two gamepads and two people each plays a color: the one connected first Black.
    pub two_seats: bool,
}

impl Default for PadSettings {
    fn default() -> Self {
        Self { dead_zone: 60, repeat_delay: 350, repeats: 12, two_seats: true }
    }
}

impl Section for PadSettings {
    const NAME: &'static str = "gamepad";
}

impl PadSettings {
    /// What is offered.
    pub const DEAD_ZONES: [u8; 8] = [20, 30, 40, 50, 60, 70, 80, 90];
    /// See [`Self::DEAD_ZONES`].
    pub const DELAYS: [u16; 7] = [200, 250, 350, 500, 750, 1000, 1500];
    /// See [`Self::DEAD_ZONES`].
    pub const REPEATS: [u8; 7] = [0, 2, 4, 8, 12, 16, 25];

    /// The share of its way from which a stick counts as pushed, and below which one that was pushed is let go.
    pub fn push_and_release(self) -> (f32, f32) {
        let push = f32::from(self.dead_zone.clamp(10, 95)) / 100.0;
        (push, push * 2.0 / 3.0)
    }

    /// When a direction that is held is repeated first, and how often from then on; none where it never is.
    pub fn repeat(self) -> Option<(Duration, Duration)> {
        let rate = Duration::from_secs(1).checked_div(self.repeats.min(60).into())?;
        Some((Duration::from_millis(self.repeat_delay.clamp(100, 3000).into()), rate))
    }
}

/// Whose buttons a gamepad has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// Letters, as on the pads of the Xbox and most others.
    #[default]
    Xbox,
    /// Shapes, as on those of the `PlayStation`.
    PlayStation,
    /// Letters the other way round, as on those of Nintendo.
    Nintendo,
    /// Letters, and shoulders with numbers, as on the Steam Deck.
    Valve,
}

impl Make {
    /// The make by the number of the vendor, or where that is not known by the name.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        match vendor {
            Some(0x045e) => return Self::Xbox,
            Some(0x054c) => return Self::PlayStation,
            Some(0x057e) => return Self::Nintendo,
            Some(0x28de) => return Self::Valve,
            _ => {}
        }
        let name = name.to_ascii_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
        if has(&["playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"]) {
            Self::PlayStation
        } else if has(&["nintendo", "joy-con", "switch"]) {
            Self::Nintendo
        } else if has(&["steam"]) {
            Self::Valve
        } else {
            Self::Xbox
        }
    }
}

/// The gamepad used last; its buttons are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PadInUse {
    /// The gamepad.
    pub pad: Option<Entity>,
    /// Its make.
    pub make: Make,
}

/// The first two gamepads, in the order in which they were connected; one that comes back has its place again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places([Option<Entity>; 2]);

impl Places {
    /// The color of a gamepad where each of two has one.
    pub fn color_of(&self, pad: Entity) -> Option<Color> {
        let [black, white] = self.0.map(|place| place.filter(|_| self.0.iter().all(Option::is_some)));
        [(black, Color::Black), (white, Color::White)]
            .into_iter()
            .find_map(|(place, color)| (place == Some(pad)).then_some(color))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_section::<PadSettings>()
        .init_resource::<PadInUse>()
        .init_resource::<Places>()
        .add_systems(Update, seat.in_set(AppSet::Input).before(super::gamepad::read_buttons));
}

/// Gives gamepads that come the first free place, and frees that of one that goes.
fn seat(mut connections: MessageReader<GamepadConnectionEvent>, mut places: ResMut<Places>) {
    for event in connections.read() {
        let pad = event.gamepad;
        match event.connection {
            GamepadConnection::Connected { .. } if !places.0.contains(&Some(pad)) => {
                if let Some(free) = places.0.iter_mut().find(|place| place.is_none()) {
                    *free = Some(pad);
                }
            }
            GamepadConnection::Connected { .. } => {}
            GamepadConnection::Disconnected => {
                for place in places.0.iter_mut().filter(|place| **place == Some(pad)) {
                    *place = None;
                }
            }
        }
    }
}

/// Whose turn it is at two gamepads.
#[derive(SystemParam)]
pub(super) struct Turns<'w> {
    places: Res<'w, Places>,
    session: Res<'w, Session>,
    settings: Res<'w, PadSettings>,
    whereabouts: Whereabouts<'w>,
}

impl Turns<'_> {
    /// Why this gamepad may not do this now: two people play, each with a gamepad, and it is the other one's turn.
    pub(super) fn refusal(&self, pad: Entity, action: Action) -> Option<Notice> {
        let game = self.session.game();
        let own = self.places.color_of(pad).filter(|_| self.settings.two_seats)?;
        let at_board = self.whereabouts.phase() == Phase::Playing && self.whereabouts.board_has_focus();
        let two_people = Color::BOTH.into_iter().all(|color| game.seats()[color].is_person());
        let plays = matches!(action, Action::Confirm | Action::Pass) && game.counting().is_none();
        if !(at_board && two_people && plays) || game.color_to_act() == own {
            return None;
        }
        Some(Notice::here(match own {
            Color::Black => "notice-turn-of-white",
            Color::White => "notice-turn-of-black",
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_make_is_known_by_its_vendor_or_its_name() {
        assert_eq!(Make::of(Some(0x054c), "Wireless Controller"), Make::PlayStation);
        assert_eq!(Make::of(Some(0x28de), ""), Make::Valve);
        assert_eq!(Make::of(Some(0x0f0d), "HORI Pad for Nintendo Switch"), Make::Nintendo);
        assert_eq!(Make::of(None, "Sony DualSense"), Make::PlayStation);
        assert_eq!(Make::of(None, "Generic USB Joystick"), Make::Xbox);
    }

    #[test]
    fn any_settings_can_be_used() {
        for (dead_zone, repeat_delay, repeats) in [(0, 0, 0), (255, u16::MAX, 255), (60, 350, 12)] {
            let settings = PadSettings { dead_zone, repeat_delay, repeats, two_seats: true };
            let (push, release) = settings.push_and_release();
            assert!(0.0 < release && release < push && push < 1.0);
            let repeat = settings.repeat();
            assert_eq!(repeat.is_none(), repeats == 0);
            assert!(repeat.is_none_or(|(delay, rate)| delay > rate && !rate.is_zero()));
        }
    }
}
