//! Gamepads: buttons, the d-pad and the sticks with repeat, and what happens when one is unplugged.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::prelude::*;

use super::bindings::TABLE;
use super::capture::Caught;
use super::pads::{Make, PadInUse, Turns};
use crate::app::AppSet;
use crate::app::input::bindings::Book;
use crate::app::input::capture::CAPTURE;
use crate::app::input::pads::PadSettings;
use crate::app::intent::{Action, Heading, LastDevice};
use crate::app::platform::notice::Notice;
use crate::app::platform::power::Wakefulness;
use crate::app::screen::Whereabouts;
use crate::app::table::session::MatchOrder;

/// The direction held on a pad, and when it steps next.
#[derive(Component, Debug)]
struct Held {
    action: Action,
    next_step: Option<Duration>,
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

/// Which pad was used last, as a pad.
#[derive(SystemParam)]
pub(super) struct InUse<'w> {
    device: ResMut<'w, LastDevice>,
    pad: ResMut<'w, PadInUse>,
}

impl InUse<'_> {
    fn now(&mut self, entity: Entity, pad: &Gamepad, name: Option<&Name>) {
        self.device.set_if_neq(LastDevice::Gamepad);
        let make = Make::of(pad.vendor_id(), name.map_or("", Name::as_str));
        self.pad.set_if_neq(PadInUse { pad: Some(entity), make });
    }
}

/// Turns presses into actions; those that are directions are read by [`read_directions`], as they repeat.
pub(super) fn read_buttons(
    pads: Query<(Entity, &Gamepad, Option<&Name>)>,
    whereabouts: Whereabouts,
    turns: Turns,
    buttons: Res<Book<GamepadButton>>,
    mut caught: MessageWriter<Caught>,
    mut actions: MessageWriter<Action>,
    mut notices: MessageWriter<Notice>,
    mut in_use: InUse,
) {
    let captures = whereabouts.page() == Some(CAPTURE);
    for (entity, pad, name) in &pads {
        for button in GamepadButton::all().into_iter().filter(|button| pad.just_pressed(*button)) {
            if captures {
                in_use.now(entity, pad, name);
                caught.write(Caught::Button(button));
                continue;
            }
            let Some(action) = buttons.action_of(button, whereabouts.scope()) else { continue };
            in_use.now(entity, pad, name);
            if let Some(notice) = turns.refusal(entity, action) {
                notices.write(notice);
            } else if !is_direction(action) {
                actions.write(action);
            }
        }
    }
}

const fn is_direction(action: Action) -> bool {
    matches!(action, Action::Step(_) | Action::Jump(_))
}

fn read_directions(
    pads: Query<(Entity, &Gamepad, Option<&Name>, Option<&mut Held>)>,
    whereabouts: Whereabouts,
    (settings, book): (Res<PadSettings>, Res<Book<GamepadButton>>),
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut actions: MessageWriter<Action>,
    mut in_use: InUse,
    mut wakefulness: ResMut<Wakefulness>,
) {
    let now = time.elapsed();
    let repeat = settings.repeat();
    // What is pressed to be chosen as a button steers nothing, also while it is still held afterwards.
    let captures = whereabouts.page() == Some(CAPTURE);
    for (entity, pad, name, held) in pads {
        let (push, release) = settings.push_and_release();
        let threshold = if held.is_some() { release } else { push };
        let buttons = || {
            let mut directions =
                TABLE.iter().map(|entry| entry.action).filter(|action| is_direction(*action));
            directions.find(|action| pad.any_pressed(book.of(*action).iter().copied()))
        };
        let left = || heading_of(pad.left_stick(), threshold).map(Action::Step);
        let right = || heading_of(pad.right_stick(), threshold).map(Action::Jump);
        match (buttons().or_else(left).or_else(right), held) {
            (None, None) => {}
            (None, Some(_)) => {
                commands.entity(entity).remove::<Held>();
            }
            (Some(action), Some(mut held)) if held.action == action => {
                if captures {
                    held.next_step = None;
                }
                let Some((next_step, (_, rate))) = held.next_step.zip(repeat) else { continue };
                let mut next_step = next_step;
                if now >= next_step {
                    next_step = now + rate;
                    held.next_step = Some(next_step);
                    actions.write(action);
                }
                wakefulness.due_in(next_step.saturating_sub(now));
            }
            (Some(action), _) => {
                let next_step = repeat.filter(|_| !captures).map(|(delay, _)| now + delay);
                commands.entity(entity).insert(Held { action, next_step });
                if captures {
                    continue;
                }
                if let Some((delay, _)) = repeat {
                    wakefulness.due_in(delay);
                }
                in_use.now(entity, pad, name);
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
    mut commands_out: MessageWriter<MatchOrder>,
    mut notices: MessageWriter<Notice>,
) {
    for event in connections.read() {
        match event.connection {
            GamepadConnection::Connected { .. } => {
                notices.write(Notice::lasting("notice-pad-connected"));
            }
            GamepadConnection::Disconnected => {
                notices.write(Notice::lasting("notice-pad-lost"));
                if whereabouts.is_play() && *last_device == LastDevice::Gamepad {
                    commands_out.write(MatchOrder::Pause);
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
