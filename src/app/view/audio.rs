//! What happened is made heard: every sound has a twin that is seen.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::audio::{AudioSource, PlaybackMode, Volume};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use serde::{Deserialize, Serialize};

use crate::app::AppSet;
use crate::app::intent::Action;
use crate::app::platform::randomness::Randomness;
use crate::app::settings::{AddSection as _, Section};
use crate::app::table::clock::ClockEvent;
use crate::app::table::count::CountAgreed;
use crate::app::table::on_table::Told;
use crate::app::table::shown::Shown;
use crate::app::ui::kit::Pressed;
use crate::app::view::Feedback;
use crate::board::{Color, Point};
use crate::play::Grid;
pub use crate::sound::Cue;
use crate::sound::{Kind, panned};

/// A sound was asked for; what is muted is asked for as well.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Which one.
    pub cue: Cue,
    /// The point that it comes from; none in the middle.
    pub from: Option<Point>,
}

impl Heard {
    const fn at(cue: Cue, point: Point) -> Self {
        Self { cue, from: Some(point) }
    }
}

impl From<Cue> for Heard {
    fn from(cue: Cue) -> Self {
        Self { cue, from: None }
    }
}

/// The loaded sounds, of each cue its variants.
#[derive(Resource)]
struct Sounds {
    by_cue: HashMap<Cue, Vec<Handle<AudioSource>>>,
    /// The variant that was played last, not to be heard twice running.
    last_variant: usize,
}

/// How loud the program is.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// Loudness in percent.
    pub volume: u8,
    /// The loudness of each kind of sound, in percent of that.
    pub volumes: Volumes,
    /// No sound at all.
    pub muted: bool,
    /// Silence while another window is in front.
    pub mute_unfocused: bool,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self { volume: 80, volumes: Volumes::default(), muted: false, mute_unfocused: false }
    }
}

impl Section for SoundSettings {
    const NAME: &'static str = "sound";
}

/// The loudness of each kind of sound, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Stones on wood, in bowls and in hands.
    pub stones: u8,
    /// What is told: a refusal, a pass, an end.
    pub signals: u8,
    /// Buttons.
    pub menu: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { stones: 100, signals: 100, menu: 100 }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_section::<SoundSettings>()
        .init_asset::<AudioSource>()
        .add_message::<Heard>()
        .add_systems(Startup, load)
        .add_systems(Update, listen.in_set(Feedback))
        .add_systems(Update, (mute_key.before(Feedback), play.after(Feedback)).in_set(AppSet::Sound));
}

fn load(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    let mut add = |bytes: &&[u8]| sources.add(AudioSource { bytes: Arc::from(*bytes) });
    let by_cue =
        Cue::ALL.into_iter().map(|cue| (cue, cue.variants().iter().map(&mut add).collect())).collect();
    commands.insert_resource(Sounds { by_cue, last_variant: 0 });
}

/// What sounds are made of.
#[derive(SystemParam)]
struct SoundBox<'w> {
    sounds: ResMut<'w, Sounds>,
    sources: ResMut<'w, Assets<AudioSource>>,
    randomness: ResMut<'w, Randomness>,
}

impl SoundBox<'_> {
    /// The sound of a cue, of which no variant is heard twice running, from a side; and its speed.
    fn take(&mut self, cue: Cue, place: f32) -> Option<(Handle<AudioSource>, f32)> {
        let Sounds { by_cue, last_variant } = &mut *self.sounds;
        let variants = by_cue.get(&cue)?;
        let n_variants = variants.len();
        if n_variants == 1 {
            return Some((from_side(&mut self.sources, variants[0].clone(), place)?, 1.0));
        }
        *last_variant = (*last_variant + 1 + self.randomness.below(n_variants - 1)) % n_variants;
        // Up to 4 % higher or lower, so that no two stones sound alike.
        let speed = 0.96 + 0.08 * self.randomness.below(1001) as f32 / 1000.0;
        Some((from_side(&mut self.sources, variants[*last_variant].clone(), place)?, speed))
    }
}

fn mute_key(mut actions: MessageReader<Action>, mut settings: ResMut<SoundSettings>) {
    for action in actions.read() {
        if *action == Action::Mute {
            settings.muted = !settings.muted;
        }
    }
}

/// Which sounds belong to what has happened.
fn listen(
    mut told: Told,
    mut agreed: MessageReader<CountAgreed>,
    mut pressed: MessageReader<Pressed>,
    mut heard: MessageWriter<Heard>,
) {
    heard.write_batch(pressed.read().map(|_| Cue::Menu.into()));
    heard.write_batch(told.started.read().map(|_| Cue::Bowl.into()));
    for message in told.played.read() {
        heard.write(Heard::at(Cue::Stone(message.color), message.point));
        if message.n_captured > 0 {
            heard.write(Heard::at(Cue::Capture, message.point));
        }
    }
    heard.write_batch(told.passed.read().map(|_| Cue::Pass.into()));
    heard.write_batch(told.corrected.read().map(|_| Cue::Undo.into()));
    heard.write_batch(agreed.read().map(|_| Cue::Menu.into()));
    heard.write_batch(told.offered.read().map(|offer| Heard::at(Cue::Stone(Color::Black), offer.point)));
    heard.write_batch(told.refused.read().map(|refusal| Heard::at(Cue::Refuse, refusal.point)));
    heard.write_batch(
        told.taken_back.read().map(|back| Heard { cue: Cue::Undo, from: back.points.first().copied() }),
    );
    heard.write_batch(told.clocks.read().filter_map(|event| match event {
        ClockEvent::Ticked { .. } => Some(Cue::Tick.into()),
        ClockEvent::PeriodBegan { .. } => Some(Cue::Period.into()),
        ClockEvent::Called { .. } => None,
    }));
    for end in told.ended.read() {
        heard.write(if end.is_won_here(&told.session) { Cue::Win } else { Cue::End }.into());
    }
}

/// A sound that was started at this time.
#[derive(Component)]
struct Playing {
    since: Duration,
}

/// No sound of ours lasts longer than this.
const LONGEST: Duration = Duration::from_secs(3);

/// Plays what is heard, unless the player wants silence.
fn play(
    mut heard: MessageReader<Heard>,
    settings: Res<SoundSettings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    playing: Query<(Entity, &Playing)>,
    time: Res<Time<Real>>,
    mut sounds: SoundBox,
    shown: Res<Shown>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    if !heard.is_empty() {
        // A sound removes itself at its end; without an audio device it has none.
        for (sound, _) in playing.iter().filter(|(_, playing)| now > playing.since + LONGEST) {
            commands.entity(sound).despawn();
        }
    }
    let unfocused = windows.single().is_ok_and(|window| !window.focused);
    let silent = settings.muted || settings.volume == 0 || settings.mute_unfocused && unfocused;
    for &Heard { cue, from } in heard.read() {
        if silent {
            continue;
        }
        let own = match cue.kind() {
            Kind::Stones => settings.volumes.stones,
            Kind::Signals => settings.volumes.signals,
            Kind::Menu => settings.volumes.menu,
        };
        // Squared, as the ear has it.
        let loudness = [settings.volume, own].map(|percent| (f32::from(percent.min(100)) / 100.0).powi(2));
        let loudness = loudness[0] * loudness[1];
        if loudness == 0.0 {
            continue;
        }
        let place = from.map_or(0.0, |point| place_of(point, shown.grid()));
        let Some((handle, speed)) = sounds.take(cue, place) else { continue };
        commands.spawn((
            Name::new(format!("Sound {cue:?}")),
            Playing { since: now },
            AudioPlayer::new(handle),
            PlaybackSettings {
                mode: PlaybackMode::Despawn,
                volume: Volume::Linear(loudness),
                speed,
                ..PlaybackSettings::DESPAWN
            },
        ));
    }
}

/// Where a point lies between the left edge of the board, −1, and the right one, 1.
fn place_of(point: Point, grid: Grid) -> f32 {
    let half = f32::from(grid.columns().saturating_sub(1)).max(1.0) / 2.0;
    f32::from(point.x()) / half - 1.0
}

/// The sound from a side; the copy is freed with the last who plays it.
fn from_side(
    sources: &mut Assets<AudioSource>,
    sound: Handle<AudioSource>,
    place: f32,
) -> Option<Handle<AudioSource>> {
    if place == 0.0 {
        return Some(sound);
    }
    let bytes = panned(sources.get(&sound)?.bytes.as_ref(), place);
    Some(sources.add(AudioSource { bytes: bytes.into() }))
}
