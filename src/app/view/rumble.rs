//! What happens on the board is felt in the hands of who plays with a gamepad.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::AppSet;
use crate::app::input::pads::PadInUse;
use crate::app::intent::LastDevice;
use crate::app::platform::power::Wakefulness;
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::on_table::Told;
use crate::app::table::result::MatchEnded;
use crate::app::view::Feedback;

/// How strongly gamepads shake. It is no movement on the screen, so reduced motion leaves it as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Not at all.
    Off,
    /// Just so that it is felt.
    #[default]
    Light,
    /// With all that the gamepad has.
    Strong,
}

impl Strength {
    /// All of them, from none to the most.
    pub const ALL: [Self; 3] = [Self::Off, Self::Light, Self::Strong];

    /// The id of its name in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Off => "rumble-off",
            Self::Light => "rumble-light",
            Self::Strong => "rumble-strong",
        }
    }

    const fn share(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Light => 0.45,
            Self::Strong => 1.0,
        }
    }
}

/// How strongly gamepads shake.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RumbleSettings {
    /// How strongly.
    pub strength: Strength,
}

impl Section for RumbleSettings {
    const NAME: &'static str = "rumble";
}

/// What is felt.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pulse {
    /// One's own stone meets the wood.
    Stone,
    /// It takes others off the board.
    Capture,
    /// It is refused.
    Refuse,
    /// Somebody at this machine has won.
    Win,
    /// A draw, or the program has won.
    End,
    /// How strong it is from now on.
    Sample,
}

impl Pulse {
    /// The share of the low and of the high motor, and how long, in milliseconds.
    const fn shape(self) -> (f32, f32, u64) {
        match self {
            Self::Stone => (0.0, 0.35, 35),
            Self::Capture => (0.25, 0.45, 90),
            Self::Refuse => (0.60, 0.20, 120),
            Self::Win => (0.80, 0.80, 450),
            Self::End => (0.45, 0.0, 250),
            Self::Sample => (0.40, 0.40, 200),
        }
    }
}

/// What was felt last.
#[derive(Default)]
struct Memory {
    strength: Option<Strength>,
    /// When the last pulse is over.
    until: Duration,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_section::<RumbleSettings>()
        .add_message::<Pulse>()
        .add_systems(Update, shake.in_set(AppSet::Sound).after(Feedback));
}

/// What the player has in hand.
#[derive(SystemParam)]
struct Hands<'w, 's> {
    device: Res<'w, LastDevice>,
    pad: Res<'w, PadInUse>,
    pads: Query<'w, 's, (), With<Gamepad>>,
}

impl Hands<'_, '_> {
    /// The gamepad in use; none where another device was used last.
    fn gamepad(&self) -> Option<Entity> {
        self.pad.pad.filter(|pad| *self.device == LastDevice::Gamepad && self.pads.contains(*pad))
    }
}

/// Shakes the gamepad in use; nothing where another device was used last.
fn shake(
    mut told: Told,
    mut felt: MessageReader<Pulse>,
    settings: Res<RumbleSettings>,
    hands: Hands,
    time: Res<Time<Real>>,
    mut memory: Local<Memory>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let seats = told.session.game().seats();
    let mut pulses = Vec::new();
    for message in told.played.read().filter(|message| seats[message.color].is_person()) {
        pulses.push(if message.n_captured > 0 { Pulse::Capture } else { Pulse::Stone });
    }
    pulses.extend(told.offered.read().map(|_| Pulse::Stone));
    pulses.extend(told.refused.read().map(|_| Pulse::Refuse));
    let pulse_of = |end: &MatchEnded| if end.is_won_here(&told.session) { Pulse::Win } else { Pulse::End };
    pulses.extend(told.ended.read().map(pulse_of));
    pulses.extend(felt.read());
    // A strength is chosen by what it feels like.
    if memory.strength.replace(settings.strength).is_some_and(|before| before != settings.strength) {
        pulses.push(Pulse::Sample);
    }
    // The motors are let go by an update after the end.
    if let Some(left) = memory.until.checked_sub(time.elapsed()).filter(|left| !left.is_zero()) {
        wakefulness.due_in(left);
    }
    let Some(gamepad) = hands.gamepad() else { return };
    if settings.strength == Strength::Off {
        return;
    }
    for pulse in pulses {
        let (low, high, millis) = pulse.shape();
        let share = settings.strength.share();
        let intensity = GamepadRumbleIntensity { strong_motor: low * share, weak_motor: high * share };
        let duration = Duration::from_millis(millis);
        requests.write(GamepadRumbleRequest::Add { duration, intensity, gamepad });
        let lasts = duration + Duration::from_millis(20);
        memory.until = memory.until.max(time.elapsed() + lasts);
        wakefulness.due_in(lasts);
    }
}
