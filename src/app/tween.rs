//! Short movements of an entity: an offset and a scale that ease back to rest.
//!
//! A movement never delays anything: the entity stands at its rest from the first moment as far as the game is
//! concerned, and only its picture is displaced.

use std::time::Duration;

use bevy::math::curve::{Curve as _, EaseFunction};
use bevy::prelude::*;

use super::AppSet;
use super::power::Wakefulness;
use super::settings::Settings;

/// Where an entity stands when nothing moves.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Rest {
    /// The place.
    pub translation: Vec3,
    /// The size.
    pub scale: Vec2,
}

/// A movement towards rest, or away from it and then gone.
#[derive(Component, Clone, Debug)]
pub struct Tween {
    kind: Motion,
    duration: Duration,
    /// Before it begins.
    delay: Duration,
    /// `None` until the first update that shows it: after a long sleep that update's step would swallow it.
    elapsed: Option<Duration>,
}

/// The kinds of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A stone is put down: from a little above and larger, with a small overshoot.
    Drop,
    /// A stone is taken up again; the entity is gone at the end.
    Lift,
    /// A stone is taken off the board: it rises and shrinks away; the entity is gone at the end.
    Capture,
    /// Something appears from nothing.
    Grow,
    /// A line runs out to both its ends.
    Sweep,
    /// A refusal: to and fro.
    Shake,
}

impl Tween {
    /// A movement of this kind with its usual duration.
    pub const fn new(kind: Motion) -> Self {
        let millis = match kind {
            Motion::Drop => 140,
            Motion::Lift => 90,
            Motion::Capture => 150,
            Motion::Grow | Motion::Sweep => 120,
            Motion::Shake => 160,
        };
        Self { kind, duration: Duration::from_millis(millis), delay: Duration::ZERO, elapsed: None }
    }

    /// The same movement a little later; until then the entity is at rest, or not there yet.
    #[must_use]
    pub const fn after(self, delay: Duration) -> Self {
        Self { delay, ..self }
    }

    /// The same movement over another time.
    #[must_use]
    pub const fn lasting(self, duration: Duration) -> Self {
        Self { duration, ..self }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (rest, animate).chain().in_set(AppSet::Animate));
}

/// Brings entities that do not move to their rest.
fn rest(mut resting: Query<(&Rest, &mut Transform), (Changed<Rest>, Without<Tween>)>) {
    for (rest, mut transform) in &mut resting {
        transform.translation = rest.translation;
        transform.scale = rest.scale.extend(1.0);
    }
}

fn animate(
    mut moving: Query<(Entity, &Rest, &mut Tween, &mut Transform)>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut commands: Commands,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for (entity, rest, mut tween, mut transform) in &mut moving {
        let elapsed = tween.elapsed.map_or(Duration::ZERO, |elapsed| elapsed + time.delta());
        tween.elapsed = Some(elapsed);
        let moved = elapsed.saturating_sub(tween.delay);
        let share = (moved.as_secs_f32() / tween.duration.as_secs_f32()).min(1.0);
        if share < 1.0 && !settings.reduced_motion {
            let (offset, scale) = tween.kind.at(share, rest.scale.x);
            transform.translation = rest.translation + offset.extend(0.0);
            transform.scale = (rest.scale * scale).extend(1.0);
            wakefulness.animating();
            continue;
        }
        transform.translation = rest.translation;
        transform.scale = rest.scale.extend(1.0);
        if matches!(tween.kind, Motion::Lift | Motion::Capture) {
            commands.entity(entity).despawn();
        } else {
            commands.entity(entity).remove::<Tween>();
        }
        wakefulness.animating();
    }
}

impl Motion {
    /// The displacement and the scale at a share of the way, for something of this size.
    fn at(self, share: f32, size: f32) -> (Vec2, Vec2) {
        match self {
            Self::Drop => {
                let fall = EaseFunction::CubicOut.sample_clamped(share);
                let settle = 0.02 * (share * std::f32::consts::PI).sin() * share;
                (Vec2::new(0.0, 0.16 * size * (1.0 - fall)), Vec2::splat(1.12 - 0.12 * fall - settle))
            }
            Self::Lift => {
                let rise = EaseFunction::CubicIn.sample_clamped(share);
                (Vec2::new(0.0, 0.16 * size * rise), Vec2::splat(1.0 - 0.5 * rise))
            }
            Self::Capture => {
                let rise = EaseFunction::CubicIn.sample_clamped(share);
                (Vec2::new(0.0, 0.3 * size * rise), Vec2::splat(1.0 - 0.85 * rise))
            }
            Self::Grow => (Vec2::ZERO, Vec2::splat(EaseFunction::CubicOut.sample_clamped(share))),
            Self::Sweep => (Vec2::ZERO, Vec2::new(EaseFunction::CubicOut.sample_clamped(share), 1.0)),
            Self::Shake => {
                let swing = (share * 2.0 * std::f32::consts::TAU).sin() * (1.0 - share);
                (Vec2::new(0.15 * size * swing, 0.0), Vec2::ONE)
            }
        }
    }
}
