//! A whole game of the program against itself, drawn off screen by the same app: pictures of the opening, the middle
//! and the end, and a record.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::gilrs::GilrsPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::opponent::Pace;
use super::panels::seat_text;
use super::phase::Phase;
use super::power::Wakefulness;
use super::session::{Command, Session};
use super::settings::Settings;
use super::text::Texts;
use super::window::DesktopPlugins;
use super::{Options, settings};
use crate::board::ByColor;
use crate::game::{MatchSetup, Seat};
use crate::record::sgf;
use crate::search::Level;

/// The size of the pictures.
const PICTURE: UVec2 = UVec2::new(1280, 800);
/// Pictures are taken after so many moves, and the one nearest to the middle of the game is kept.
const EVERY: usize = 6;
/// Nothing in a demonstration may take longer than this.
const PATIENCE: Duration = Duration::from_mins(5);
/// Updates until shaders are compiled and the first panels have found their places.
const WARM_UP_UPDATES: usize = 40;

/// Why there is no demonstration.
#[derive(Debug, thiserror::Error)]
enum DemoError {
    #[error("the demonstration took too long while {0}")]
    TooLong(&'static str),
    #[error("{path} could not be written: {source}")]
    Write { path: PathBuf, source: io::Error },
    #[error("a picture could not be made: {0}")]
    Picture(String),
}

/// Plays the demonstration into a folder.
pub(super) fn run(options: &Options, dir: &Path) -> AppExit {
    match play(options, dir) {
        Ok(()) => AppExit::Success,
        Err(error) => {
            error!("{error}");
            AppExit::error()
        }
    }
}

fn play(options: &Options, dir: &Path) -> Result<(), DemoError> {
    fs::create_dir_all(dir).map_err(|source| DemoError::Write { path: dir.to_path_buf(), source })?;
    let (mut app, target) = off_screen(options);
    info!("a game of the program against itself is drawn into {}", dir.display());
    for _ in 0..WARM_UP_UPDATES {
        app.update();
    }
    let level = Seat::Program(Level::Club);
    let setup = MatchSetup { seats: ByColor { black: level, white: level }, ..MatchSetup::default() };
    app.world_mut().write_message(Command::StartMatch(setup));
    let mut pictures: Vec<(usize, Image)> = Vec::new();
    while !is_over(&app) {
        let next = pictures.last().map_or(4, |(n, _)| n + EVERY);
        set_pace(&mut app, Duration::ZERO);
        update_until(&mut app, "the program thinks", |app| is_over(app) || n_moves(app) >= next)?;
        if !is_over(&app) {
            pictures.push((n_moves(&app), picture(&mut app, &target)?));
        }
    }
    let n = n_moves(&app);
    let middle = pictures.iter().skip(1).min_by_key(|(at, _)| (2 * at).abs_diff(n));
    save(dir, "opening.png", pictures.first().map(|(_, image)| image))?;
    save(dir, "middle.png", middle.or(pictures.first()).map(|(_, image)| image))?;
    save(dir, "end.png", Some(&picture(&mut app, &target)?))?;
    let texts = app.world().resource::<Texts>();
    let game = app.world().resource::<Session>().game();
    let names = ByColor::from_fn(|color| seat_text(texts, game.seats()[color]));
    let path = dir.join("game.sgf");
    fs::write(&path, sgf::write(game, &names)).map_err(|source| DemoError::Write { path, source })?;
    info!("{n} moves; opening.png, middle.png, end.png and game.sgf are in {}", dir.display());
    Ok(())
}

/// The app without a window: it draws into an image.
fn off_screen(options: &Options) -> (App, Handle<Image>) {
    let mut app = App::new();
    app.add_plugins(
        DesktopPlugins
            .build()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>()
            .disable::<GilrsPlugin>(),
    );
    app.add_plugins((super::logic, super::view));
    settings::load(app.world_mut(), options);
    // Pictures are made of the rest, not of movements, and nothing of this user's settings is changed.
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    app.insert_resource(settings::SettingsStore::default());
    let image = Image::new_target_texture(PICTURE.x, PICTURE.y, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((
        Name::new("Camera"),
        Camera2d,
        Msaa::Off,
        RenderTarget::Image(target.clone().into()),
    ));
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    (app, target)
}

fn is_over(app: &App) -> bool {
    *app.world().resource::<State<Phase>>().get() == Phase::GameOver
}

fn n_moves(app: &App) -> usize {
    app.world().resource::<Session>().game().position().n_moves()
}

fn set_pace(app: &mut App, shortest_turn: Duration) {
    app.world_mut().resource_mut::<Pace>().shortest_turn = shortest_turn;
}

/// Updates until something holds, resting while the program thinks.
fn update_until(app: &mut App, what: &'static str, holds: impl Fn(&App) -> bool) -> Result<(), DemoError> {
    let start = Instant::now();
    while !holds(app) {
        if start.elapsed() > PATIENCE {
            return Err(DemoError::TooLong(what));
        }
        if !app.world().resource::<Wakefulness>().is_awake() {
            std::thread::sleep(Duration::from_millis(5));
        }
        app.update();
    }
    Ok(())
}

/// Takes a picture while the board holds still.
fn picture(app: &mut App, target: &Handle<Image>) -> Result<Image, DemoError> {
    set_pace(app, PATIENCE);
    for _ in 0..3 {
        app.update();
    }
    let taken: Arc<Mutex<Option<Image>>> = Arc::default();
    let place = Arc::clone(&taken);
    app.world_mut().spawn(Screenshot::image(target.clone())).observe(
        move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut place) = place.lock() {
                *place = Some(captured.image.clone());
            }
        },
    );
    let is_taken = || taken.lock().is_ok_and(|image| image.is_some());
    update_until(app, "a picture was taken", |_| is_taken())?;
    let image = taken.lock().ok().and_then(|mut image| image.take());
    image.ok_or_else(|| DemoError::Picture("it was not taken".to_owned()))
}

fn save(dir: &Path, name: &str, image: Option<&Image>) -> Result<(), DemoError> {
    let image = image.ok_or_else(|| DemoError::Picture("the game was too short".to_owned()))?;
    let failed = |error: &dyn std::fmt::Display| DemoError::Picture(error.to_string());
    let picture = image.clone().try_into_dynamic().map_err(|error| failed(&error))?;
    picture.to_rgb8().save(dir.join(name)).map_err(|error| failed(&error))
}
