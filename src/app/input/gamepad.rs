//! Gamepads: buttons, the d-pad and the sticks with repeat, and what happens when one is unplugged.

use std::time::Duration;

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;

use super::{Action, Heading, LastDevice};
use crate::app::AppSet;
use crate::app::phase::Whereabouts;
use crate::app::power::Wakefulness;
use crate::app::session::{Command, Notice};

/// A direction held down repeats after this time …
const REPEAT_DELAY: Duration = Duration::from_millis(350);
/// … and then at this rate.
const REPEAT_RATE: Duration = Duration::from_millis(80);
/// The stick counts as pushed beyond this share of its way, and as let go below [`STICK_RELEASE`].
const STICK_PUSH: f32 = 0.6;
/// See [`STICK_PUSH`].
const STICK_RELEASE: f32 = 0.4;

/// The buttons and what they mean.
const BUTTONS: [(GamepadButton, Action); 11] = [
    (GamepadButton::South, Action::Confirm),
    (GamepadButton::East, Action::Back),
    (GamepadButton::West, Action::Undo),
    (GamepadButton::North, Action::Hint),
    (GamepadButton::Start, Action::Pause),
    (GamepadButton::Select, Action::Help),
    (GamepadButton::RightTrigger, Action::Redo),
    (GamepadButton::LeftTrigger, Action::NextStar),
    (GamepadButton::RightTrigger2, Action::MoveNow),
    (GamepadButton::LeftTrigger2, Action::Tables),
    (GamepadButton::RightThumb, Action::Pass),
];

/// The same while a record is walked through.
const REPLAY_BUTTONS: [(GamepadButton, Action); 11] = [
    (GamepadButton::South, Action::Confirm),
    (GamepadButton::East, Action::Back),
    (GamepadButton::West, Action::MoveNow),
    (GamepadButton::North, Action::Hint),
    (GamepadButton::Start, Action::Pause),
    (GamepadButton::Select, Action::Help),
    (GamepadButton::RightTrigger, Action::PageOn),
    (GamepadButton::LeftTrigger, Action::PageBack),
    (GamepadButton::RightTrigger2, Action::Last),
    (GamepadButton::LeftTrigger2, Action::First),
    (GamepadButton::LeftThumb, Action::Tables),
];

/// The direction held on a pad, and when it steps next.
#[derive(Component, Debug)]
struct Held {
    action: Action,
    next_step: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (read_buttons, read_directions, watch_connections)
            .chain()
            .in_set(AppSet::Input)
            .after(super::keyboard::read_keys),
    );
}

fn read_buttons(
    pads: Query<&Gamepad>,
    whereabouts: Whereabouts,
    mut actions: MessageWriter<Action>,
    mut last_device: ResMut<LastDevice>,
) {
    let buttons = if whereabouts.walks() { REPLAY_BUTTONS } else { BUTTONS };
    for pad in &pads {
        for (button, action) in buttons {
            if pad.just_pressed(button) {
                last_device.set_if_neq(LastDevice::Gamepad);
                actions.write(action);
            }
        }
    }
}

fn read_directions(
    pads: Query<(Entity, &Gamepad, Option<&mut Held>)>,
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut actions: MessageWriter<Action>,
    mut last_device: ResMut<LastDevice>,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let now = time.elapsed();
    for (entity, pad, held) in pads {
        let threshold = if held.is_some() { STICK_RELEASE } else { STICK_PUSH };
        let step = heading_of(pad.dpad(), 0.5).or_else(|| heading_of(pad.left_stick(), threshold));
        let jump = heading_of(pad.right_stick(), threshold);
        let action = step.map(Action::Step).or(jump.map(Action::Jump));
        match (action, held) {
            (None, None) => {}
            (None, Some(_)) => {
                commands.entity(entity).remove::<Held>();
            }
            (Some(action), Some(mut held)) if held.action == action => {
                if now >= held.next_step {
                    held.next_step = now + REPEAT_RATE;
                    actions.write(action);
                }
                wakefulness.due_in(held.next_step.saturating_sub(now));
            }
            (Some(action), _) => {
                wakefulness.due_in(REPEAT_DELAY);
                commands.entity(entity).insert(Held { action, next_step: now + REPEAT_DELAY });
                last_device.set_if_neq(LastDevice::Gamepad);
                actions.write(action);
            }
        }
    }
}

/// A pad that disappears while it is in use pauses the match.
pub(super) fn watch_connections(
    mut connections: MessageReader<GamepadConnectionEvent>,
    last_device: Res<LastDevice>,
    whereabouts: Whereabouts,
    mut commands_out: MessageWriter<Command>,
    mut notices: MessageWriter<Notice>,
) {
    for event in connections.read() {
        match event.connection {
            GamepadConnection::Connected { .. } => {
                notices.write(Notice("notice-pad-connected"));
            }
            GamepadConnection::Disconnected => {
                notices.write(Notice("notice-pad-lost"));
                if whereabouts.is_play() && *last_device == LastDevice::Gamepad {
                    commands_out.write(Command::Pause);
                }
            }
        }
    }
}

/// The main direction of a stick or d-pad pushed at least this far.
fn heading_of(stick: Vec2, threshold: f32) -> Option<Heading> {
    if stick.length() < threshold {
        None
    } else if stick.x.abs() > stick.y.abs() {
        Some(if stick.x > 0.0 { Heading::Right } else { Heading::Left })
    } else {
        Some(if stick.y > 0.0 { Heading::Up } else { Heading::Down })
    }
}
