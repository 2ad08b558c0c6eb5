//! What happened is made heard: every sound has a twin that is seen.

use std::sync::Arc;
use std::time::Duration;

use bevy::audio::{AudioSource, PlaybackMode, Volume};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::AppSet;
use super::count::{CountAgreed, CountCorrected};
use super::input::Action;
use super::panels::kit::Pressed;
use super::place::{FifthOffered, MovePlayed, MoveRefused, MovesTakenBack, Passed};
use super::puzzle::PuzzleEvent;
use super::result::MatchEnded;
use super::session::{MatchStarted, Randomness, Session};
use super::settings::Settings;
use crate::board::{ByColor, Color};
use crate::game::Outcome;

/// The sounds of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A stone meets the wood.
    Stone(Color),
    /// A stone is taken up.
    Undo,
    /// A stone is refused.
    Refuse,
    /// Stones are taken off the board.
    Capture,
    /// A side passes.
    Pass,
    /// Stones are poured: a match begins.
    Bowl,
    /// Somebody at this machine has won.
    Win,
    /// A draw, or the program has won.
    End,
    /// A button is pressed.
    Menu,
}

/// A sound was asked for; what is muted is asked for as well.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard(pub Cue);

/// The loaded sounds.
#[derive(Resource)]
struct Sounds {
    stones: ByColor<[Handle<AudioSource>; 5]>,
    undo: Handle<AudioSource>,
    capture: Handle<AudioSource>,
    pass: Handle<AudioSource>,
    refuse: Handle<AudioSource>,
    bowl: Handle<AudioSource>,
    win: Handle<AudioSource>,
    end: Handle<AudioSource>,
    menu: Handle<AudioSource>,
    /// The variant of the stone sound played last, not to be heard twice running.
    last_variant: usize,
}

macro_rules! sound {
    ($name:literal) => {
        include_bytes!(concat!("../../assets/sounds/", $name, ".wav")).as_slice()
    };
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AudioSource>()
        .add_message::<Heard>()
        .add_systems(Startup, load)
        .add_systems(Update, (mute_key, listen, play).chain().in_set(AppSet::Sound));
}

fn load(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    let mut add = |bytes: &[u8]| sources.add(AudioSource { bytes: Arc::from(bytes) });
    let sounds = Sounds {
        stones: ByColor {
            black: [
                add(sound!("stone-black-1")),
                add(sound!("stone-black-2")),
                add(sound!("stone-black-3")),
                add(sound!("stone-black-4")),
                add(sound!("stone-black-5")),
            ],
            white: [
                add(sound!("stone-white-1")),
                add(sound!("stone-white-2")),
                add(sound!("stone-white-3")),
                add(sound!("stone-white-4")),
                add(sound!("stone-white-5")),
            ],
        },
        undo: add(sound!("undo")),
        capture: add(sound!("capture")),
        pass: add(sound!("pass")),
        refuse: add(sound!("refuse")),
        bowl: add(sound!("bowl")),
        win: add(sound!("win")),
        end: add(sound!("end")),
        menu: add(sound!("menu")),
        last_variant: 0,
    };
    commands.insert_resource(sounds);
}

fn mute_key(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        if *action == Action::Mute {
            settings.muted = !settings.muted;
        }
    }
}

/// Which sounds belong to what has happened.
fn listen(
    mut played: MessageReader<MovePlayed>,
    mut passed: MessageReader<Passed>,
    mut corrected: MessageReader<CountCorrected>,
    mut agreed: MessageReader<CountAgreed>,
    mut refused: MessageReader<MoveRefused>,
    mut offered: MessageReader<FifthOffered>,
    mut taken_back: MessageReader<MovesTakenBack>,
    mut started: MessageReader<MatchStarted>,
    mut ended: MessageReader<MatchEnded>,
    mut puzzle: MessageReader<PuzzleEvent>,
    mut pressed: MessageReader<Pressed>,
    session: Res<Session>,
    mut heard: MessageWriter<Heard>,
) {
    heard.write_batch(pressed.read().map(|_| Heard(Cue::Menu)));
    heard.write_batch(started.read().map(|_| Heard(Cue::Bowl)));
    for message in played.read() {
        heard.write(Heard(Cue::Stone(message.color)));
        if message.n_captured > 0 {
            heard.write(Heard(Cue::Capture));
        }
    }
    heard.write_batch(passed.read().map(|_| Heard(Cue::Pass)));
    heard.write_batch(corrected.read().map(|_| Heard(Cue::Undo)));
    heard.write_batch(agreed.read().map(|_| Heard(Cue::Menu)));
    heard.write_batch(offered.read().map(|_| Heard(Cue::Stone(Color::Black))));
    heard.write_batch(refused.read().map(|_| Heard(Cue::Refuse)));
    heard.write_batch(taken_back.read().map(|_| Heard(Cue::Undo)));
    heard.write_batch(puzzle.read().map(|event| match event {
        PuzzleEvent::Begun => Heard(Cue::Bowl),
        PuzzleEvent::Solved(_) => Heard(Cue::Win),
    }));
    for message in ended.read() {
        let lost = match message.outcome {
            Outcome::Win { winner, .. } => session.only_person().is_some_and(|person| person != winner),
            Outcome::Draw(_) => true,
        };
        heard.write(Heard(if lost { Cue::End } else { Cue::Win }));
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
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    playing: Query<(Entity, &Playing)>,
    time: Res<Time<Real>>,
    mut randomness: ResMut<Randomness>,
    mut sounds: ResMut<Sounds>,
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
    for &Heard(cue) in heard.read() {
        if silent {
            continue;
        }
        let handle = match cue {
            Cue::Stone(color) => {
                let n_variants = sounds.stones[color].len();
                sounds.last_variant =
                    (sounds.last_variant + 1 + randomness.below(n_variants - 1)) % n_variants;
                sounds.stones[color][sounds.last_variant].clone()
            }
            Cue::Undo => sounds.undo.clone(),
            Cue::Capture => sounds.capture.clone(),
            Cue::Pass => sounds.pass.clone(),
            Cue::Refuse => sounds.refuse.clone(),
            Cue::Bowl => sounds.bowl.clone(),
            Cue::Win => sounds.win.clone(),
            Cue::End => sounds.end.clone(),
            Cue::Menu => sounds.menu.clone(),
        };
        // Up to 4 % higher or lower, so that no two stones sound alike.
        let speed = 0.96 + 0.08 * randomness.below(1001) as f32 / 1000.0;
        let speed = if matches!(cue, Cue::Stone(_)) { speed } else { 1.0 };
        let loudness = (f32::from(settings.volume.min(100)) / 100.0).powi(2);
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
