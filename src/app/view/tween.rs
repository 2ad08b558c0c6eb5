//! Short movements of an entity: an offset, a scale and a fading that ease to rest.
//!
//! A movement never delays anything: the entity stands at its rest from the first moment as far as the game is
//! concerned, and only its picture is displaced.

use std::time::Duration;

use bevy::math::curve::{Curve as _, EaseFunction};
use bevy::mesh::MeshTag;
use bevy::prelude::*;

use super::stone::Shadow;
use crate::app::AppSet;
use crate::app::platform::power::Wakefulness;
use crate::app::theme::LookSettings;

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
    /// A stone is taken up again as it was put down; the entity is gone at the end.
    Lift,
    /// A stone is taken off the board: it rises and fades; the entity is gone at the end.
    Capture,
    /// A stone that was taken off the board is put back.
    Return,
    /// Something appears from nothing.
    Grow,
    /// A line runs from its left end to its right one, however it is turned.
    Sweep,
    /// A refusal: to and fro.
    Shake,
    /// A light spreads from where it stands and grows faint; the entity is gone at the end.
    Spread,
    /// A spark flies the way that the entity is turned, and goes out; the entity is gone at the end.
    Fly,
}

/// How an entity is seen while it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    offset: Vec2,
    scale: Vec2,
    /// How much of it is gone, 0 to 1.
    faded: f32,
}

/// How far above the board a stone is taken up and put down, and how much larger it is there, as shares of its width.
const HEIGHT: f32 = 0.16;
const NEARER: f32 = 0.12;
/// By how much a stone gives that lands.
const SETTLE: f32 = 0.02;
/// How far a captured stone rises.
const RISE: f32 = 0.30;
/// How far a spark flies, in its own widths.
const FLIGHT: f32 = 4.5;

impl Tween {
    /// A movement of this kind with its usual duration.
    pub const fn new(kind: Motion) -> Self {
        let millis = match kind {
            Motion::Drop => 140,
            Motion::Lift => 90,
            Motion::Capture => 150,
            Motion::Return | Motion::Grow | Motion::Sweep => 120,
            Motion::Shake | Motion::Spread | Motion::Fly => 160,
        };
        let duration = Duration::from_millis(millis);
        Self { kind, duration, delay: Duration::ZERO, elapsed: None }
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

pub(crate) fn plugin(app: &mut App) {
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
    mut moving: Query<
        (Entity, &Rest, &mut Tween, &mut Transform, Option<&mut MeshTag>, Option<&Children>),
        Without<Shadow>,
    >,
    mut shadows: Query<(&Rest, &mut Transform, &mut MeshTag), With<Shadow>>,
    time: Res<Time<Real>>,
    look: Res<LookSettings>,
    mut commands: Commands,
    mut wakefulness: ResMut<Wakefulness>,
) {
    for (entity, rest, mut tween, mut transform, tag, children) in &mut moving {
        let elapsed = tween.elapsed.map_or(Duration::ZERO, |elapsed| elapsed + time.delta());
        tween.elapsed = Some(elapsed);
        let moved = elapsed.saturating_sub(tween.delay);
        let share = (moved.as_secs_f32() / tween.duration.as_secs_f32()).min(1.0);
        wakefulness.animating();
        let ends = share >= 1.0 || look.reduced_motion;
        let at_rest = (Pose::REST, Pose::REST);
        let moving = || (tween.kind.at(share, rest.scale.x, transform.rotation), tween.kind.shadow_at(share));
        let (pose, cast) = if ends { at_rest } else { moving() };
        transform.translation = rest.translation + pose.offset.extend(0.0);
        transform.scale = (rest.scale * pose.scale).extend(1.0);
        if let Some(mut tag) = tag {
            let faded = with_fading(&tag, pose.faded);
            tag.set_if_neq(faded);
        }
        for &child in children.into_iter().flatten() {
            let Ok((shadow, mut transform, mut tag)) = shadows.get_mut(child) else { continue };
            // It lies on the board, however the stone moves.
            let offset = (shadow.translation.truncate() - pose.offset / rest.scale) / pose.scale;
            transform.translation = offset.extend(shadow.translation.z);
            transform.scale = (shadow.scale * cast.scale / pose.scale).extend(1.0);
            let faded = with_fading(&tag, cast.faded);
            tag.set_if_neq(faded);
        }
        if ends && tween.kind.goes() {
            commands.entity(entity).despawn();
        } else if ends {
            commands.entity(entity).remove::<Tween>();
        }
    }
}

/// A tag as the shader of stones reads it: the upper half is how much of the stone is gone.
fn with_fading(tag: &MeshTag, faded: f32) -> MeshTag {
    MeshTag((tag.0 & 0xffff) | (((faded.clamp(0.0, 1.0) * 65535.0) as u32) << 16))
}

impl Pose {
    const REST: Self = Self { offset: Vec2::ZERO, scale: Vec2::ONE, faded: 0.0 };

    /// A stone at a share of its height, at which this share of it is gone.
    fn above(height: f32, size: f32, faded: f32) -> Self {
        let offset = Vec2::new(0.0, HEIGHT * size * height);
        Self { offset, scale: Vec2::splat(1.0 + NEARER * height), faded }
    }
}

impl Motion {
    /// Whether nothing is left at its end.
    const fn goes(self) -> bool {
        matches!(self, Self::Lift | Self::Capture | Self::Spread | Self::Fly)
    }

    /// How something of this width, turned so, is seen at a share of the way.
    fn at(self, share: f32, width: f32, rotation: Quat) -> Pose {
        let (slow_in, slow_out) =
            (EaseFunction::CubicIn.sample_clamped(share), EaseFunction::CubicOut.sample_clamped(share));
        match self {
            Self::Drop => {
                let settle = SETTLE * (share * std::f32::consts::PI).sin() * share;
                let pose = Pose::above(1.0 - slow_out, width, 0.0);
                Pose { scale: pose.scale - settle, ..pose }
            }
            Self::Lift => Pose::above(slow_in, width, slow_in),
            Self::Capture => {
                let offset = Vec2::new(0.0, RISE * width * slow_in);
                Pose { offset, scale: Vec2::splat(1.0 + NEARER * slow_in), faded: share * share }
            }
            Self::Return => Pose::above(1.0 - slow_out, width, 1.0 - slow_out),
            Self::Grow => Pose { scale: Vec2::splat(slow_out), ..Pose::REST },
            Self::Sweep => {
                // One end stays where it is.
                let along = (rotation * Vec3::X).truncate();
                let length = EaseFunction::QuadraticInOut.sample_clamped(share).max(0.02);
                Pose {
                    offset: along * width * (length - 1.0) / 2.0,
                    scale: Vec2::new(length, 1.0),
                    ..Pose::REST
                }
            }
            Self::Shake => {
                let swing = (share * 2.0 * std::f32::consts::TAU).sin() * (1.0 - share);
                Pose { offset: Vec2::new(0.15 * width * swing, 0.0), ..Pose::REST }
            }
            Self::Spread => Pose { scale: Vec2::splat(slow_out), faded: share, ..Pose::REST },
            Self::Fly => {
                let along = (rotation * Vec3::X).truncate();
                let scale = Vec2::splat((1.0 - share) * (8.0 * share).min(1.0));
                Pose { offset: along * width * FLIGHT * slow_out, scale, faded: slow_in }
            }
        }
    }

    /// How the shadow of a stone that moves so is seen: the higher the stone, the wider and weaker its shadow.
    fn shadow_at(self, share: f32) -> Pose {
        let height = match self {
            Self::Drop | Self::Return => 1.0 - EaseFunction::CubicOut.sample_clamped(share),
            Self::Lift | Self::Capture => EaseFunction::CubicIn.sample_clamped(share),
            Self::Grow | Self::Sweep | Self::Shake | Self::Spread | Self::Fly => 0.0,
        };
        Pose { scale: Vec2::splat(1.0 + 0.2 * height), faded: height, ..Pose::REST }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Motion; 9] = [
        Motion::Drop,
        Motion::Lift,
        Motion::Capture,
        Motion::Return,
        Motion::Grow,
        Motion::Sweep,
        Motion::Shake,
        Motion::Spread,
        Motion::Fly,
    ];

    fn is_near(a: Pose, b: Pose) -> bool {
        a.offset.distance(b.offset) < 0.5
            && a.scale.distance(b.scale) < 0.03
            && (a.faded - b.faded).abs() < 0.03
    }

    #[test]
    fn what_stays_comes_to_rest_and_what_goes_begins_there() {
        // Light comes from nothing.
        let is_light = |motion: &Motion| matches!(motion, Motion::Spread | Motion::Fly);
        for motion in ALL.into_iter().filter(|motion| !is_light(motion)) {
            let at_rest = motion.at(if motion.goes() { 0.0 } else { 1.0 }, 40.0, Quat::IDENTITY);
            assert!(is_near(at_rest, Pose::REST), "{motion:?}: {at_rest:?}");
            let shadow = motion.shadow_at(if motion.goes() { 0.0 } else { 1.0 });
            assert!(is_near(shadow, Pose::REST), "{motion:?}: {shadow:?}");
        }
        for motion in ALL.into_iter().filter(is_light) {
            assert!(motion.at(0.0, 40.0, Quat::IDENTITY).scale.length() < 0.01, "{motion:?}");
        }
        for motion in ALL.into_iter().filter(|motion| motion.goes()) {
            assert!(motion.at(1.0, 40.0, Quat::IDENTITY).faded > 0.99, "{motion:?}");
        }
    }

    #[test]
    fn nothing_takes_longer_than_it_may() {
        let longest = |motion| Tween::new(motion).duration.as_millis();
        assert!(longest(Motion::Drop) <= 140 && longest(Motion::Lift) <= 90);
        assert!(ALL.into_iter().all(|motion| longest(motion) <= 160));
    }

    #[test]
    fn a_line_runs_from_one_end() {
        for degrees in [0.0_f32, 45.0, -90.0] {
            let rotation = Quat::from_rotation_z(degrees.to_radians());
            let along = (rotation * Vec3::X).truncate();
            for share in [0.0, 0.3, 0.8, 1.0] {
                let pose = Motion::Sweep.at(share, 100.0, rotation);
                let start = pose.offset - along * 50.0 * pose.scale.x;
                assert!(start.distance(along * -50.0) < 0.01, "{degrees} {share}");
            }
        }
    }

    #[test]
    fn a_tag_keeps_what_tells_stones_apart() {
        let tag = with_fading(&MeshTag(360), 0.5);
        assert_eq!((tag.0 & 0xffff, tag.0 >> 16), (360, 32767));
        assert_eq!(with_fading(&tag, 0.0), MeshTag(360));
    }
}
