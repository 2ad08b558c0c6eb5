//! The whole desktop game without window system, GPU and sound.
//!
//! Here it is built; in the modules are the time that goes by, the hands on its devices, and what is seen of it.

mod device;
mod keyboard;
mod keys;
mod mouse;
mod pad;
mod seen;
mod time;

use std::path::Path;
use std::time::Duration;

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::audio::AudioPlugin;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, SingleThreadedExecutor};
use bevy::gilrs::GilrsPlugin;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use goishi::app::features::exchange::PictureReady;
use goishi::app::features::replay::ReplayOrder;
use goishi::app::features::review::Closeness;
use goishi::app::features::welcome;
use goishi::app::intent::Action;
use goishi::app::platform::files::FileOutcome;
use goishi::app::platform::notice::Notice;
use goishi::app::screen::Phase;
use goishi::app::table::autosave;
use goishi::app::table::clock::ClockEvent;
use goishi::app::table::count::{CountAgreed, CountCorrected};
use goishi::app::table::opponent::Pace;
use goishi::app::table::place::{
    FifthOffered, MovePlayed, MoveRefused, MovesTakenBack, OpeningAnswered, Passed, PlaceRequested,
    PointPressed,
};
use goishi::app::table::records::FileTrouble;
use goishi::app::table::result::{MatchEnded, MomentLength};
use goishi::app::table::session::{MatchOrder, MatchStarted};
use goishi::app::view::access::Spoken;
use goishi::app::view::audio::Heard;
use goishi::app::{self, Options, settings};
use goishi::game::{MatchSetup, Seat};
use goishi::review::Effort;

pub(crate) use self::device::Device;
pub(crate) use self::seen::TITLE;
use super::setup;

/// The time between two updates.
pub(crate) const TICK: Duration = Duration::from_millis(16);

/// Every message of a type, since the start.
#[derive(Resource)]
struct Log<M>(Vec<M>);

/// The program before a player.
pub(crate) struct Desk {
    /// The program.
    pub(crate) app: App,
    window: Entity,
    pad: Option<Entity>,
    /// How the program has ended.
    exit: Option<AppExit>,
    /// Where the mouse is, in physical pixels, and where it was clicked last.
    mouse: Vec2,
    clicked: Vec2,
}

impl Desk {
    /// The program at its title, with settings that are nowhere kept.
    pub(crate) fn new() -> Self {
        Self::build(UVec2::new(1280, 800), |_| {})
    }

    /// The program at its title in a window of this size.
    pub(crate) fn sized(width: u32, height: u32) -> Self {
        Self::build(UVec2::new(width, height), |_| {})
    }

    /// The window.
    pub(crate) const fn window(&self) -> Entity {
        self.window
    }

    /// The program at its title, with its settings and games in a folder.
    pub(crate) fn with_config(folder: &Path) -> Self {
        Self::with_options(&Options { config: Some(folder.to_path_buf()), ..Options::default() })
    }

    /// The same in a window of this size.
    pub(crate) fn sized_with_config(width: u32, height: u32, folder: &Path) -> Self {
        let options = Options { config: Some(folder.to_path_buf()), ..Options::default() };
        Self::build(UVec2::new(width, height), |app| {
            settings::load(app.world_mut(), &options);
            autosave::load(app.world_mut(), &options);
        })
    }

    /// The same, started with a file.
    pub(crate) fn with_file(folder: &Path, file: &Path) -> Self {
        let (config, file) = (Some(folder.to_path_buf()), Some(file.to_path_buf()));
        Self::with_options(&Options { config, file, ..Options::default() })
    }

    /// The same, as the desktop program begins it.
    pub(crate) fn started(options: &Options) -> Self {
        Self::build(UVec2::new(1280, 800), |app| {
            settings::load(app.world_mut(), options);
            autosave::load(app.world_mut(), options);
            welcome::offer(app.world_mut(), options);
        })
    }

    fn with_options(options: &Options) -> Self {
        Self::build(UVec2::new(1280, 800), |app| {
            settings::load(app.world_mut(), options);
            autosave::load(app.world_mut(), options);
        })
    }

    /// The program in a match.
    pub(crate) fn in_match(black: Seat, white: Seat, lines: u8) -> Self {
        let mut desk = Self::new();
        desk.start(setup(black, white, lines));
        desk
    }

    fn build(size: UVec2, prepare: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>()
                .disable::<GilrsPlugin>()
                .disable::<AudioPlugin>()
                .disable::<TerminalCtrlCHandlerPlugin>()
                .set(WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                }),
        );
        app.add_plugins((app::logic, app::view))
            .edit_schedule(Update, |schedule| {
                // No system stands in a set twice: the program would say so in the terminal of its player.
                let settings = ScheduleBuildSettings { hierarchy_detection: LogLevel::Error, ..default() };
                schedule.set_build_settings(settings);
            })
            .insert_resource(TimeUpdateStrategy::ManualDuration(TICK))
            .insert_resource(Pace { shortest_turn: Duration::ZERO, ..Pace::default() })
            .insert_resource(MomentLength(Duration::ZERO))
            .insert_resource(Closeness(Effort { nodes: 20_000 }));
        record::<Action>(&mut app);
        record::<MatchOrder>(&mut app);
        record::<ReplayOrder>(&mut app);
        record::<Heard>(&mut app);
        record::<Spoken>(&mut app);
        record::<MatchEnded>(&mut app);
        record::<MatchStarted>(&mut app);
        record::<MovePlayed>(&mut app);
        record::<FifthOffered>(&mut app);
        record::<OpeningAnswered>(&mut app);
        record::<CountAgreed>(&mut app);
        record::<CountCorrected>(&mut app);
        record::<Passed>(&mut app);
        record::<MoveRefused>(&mut app);
        record::<MovesTakenBack>(&mut app);
        record::<Notice>(&mut app);
        record::<FileTrouble>(&mut app);
        record::<FileOutcome>(&mut app);
        record::<PictureReady>(&mut app);
        record::<PlaceRequested>(&mut app);
        record::<PointPressed>(&mut app);
        record::<ClockEvent>(&mut app);
        record::<GamepadRumbleRequest>(&mut app);
        // Many programs run side by side here; threads within each would only wait for one another.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        prepare(&mut app);
        app.finish();
        app.cleanup();
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).unwrap();
        let mut desk = Self { app, window, pad: None, exit: None, mouse: Vec2::ZERO, clicked: Vec2::NAN };
        desk.settle();
        assert_ne!(desk.phase(), Phase::Loading);
        desk
    }

    /// Starts a match as the menu does.
    pub(crate) fn start(&mut self, setup: MatchSetup) {
        self.app.world_mut().write_message(MatchOrder::StartMatch(setup));
        self.update();
        self.update_until("a match under way", |desk| desk.phase() == Phase::Playing);
    }
}

fn record<M: Message + Clone>(app: &mut App) {
    app.insert_resource(Log::<M>(Vec::new())).add_systems(
        Last,
        |mut messages: MessageReader<M>, mut log: ResMut<Log<M>>| {
            log.0.extend(messages.read().cloned());
        },
    );
}
