//! The app without a window: it draws into an image, of which pictures are taken.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::gilrs::GilrsPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::window::DesktopPlugins;
use super::{Options, settings};
use crate::app::platform::power::Wakefulness;
use crate::app::table::autosave;
use crate::app::table::opponent::Pace;
use crate::app::theme::LookSettings;
use crate::picture;

/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_mins(5);
/// Updates until shaders are compiled and the first panels have found their places.
const WARM_UP_UPDATES: usize = 40;
/// The most updates that a picture takes to come to rest.
const SETTLE_UPDATES: usize = 200;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// Something was waited for in vain.
    #[error("it took too long while {0}")]
    TooLong(&'static str),
    /// The renderer gave no picture.
    #[error("a picture was not taken")]
    NoPicture,
}

/// The app, and the image that it draws into.
pub struct Studio {
    app: App,
    target: ImageRenderTarget,
    /// No time passes by itself.
    is_time_held: bool,
}

impl std::fmt::Debug for Studio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Studio")
    }
}

impl Studio {
    /// Opens it for pictures of this size in pixels, `scale` of which are a logical one.
    ///
    /// Settings come from the folder in the options and are not written there; its games are left alone.
    pub fn new(options: &Options, size: UVec2, scale: f32) -> Self {
        Self::open(options, size, scale, false)
    }

    /// The same, with the games of the folder, which are listed, opened and saved there.
    pub fn with_games(options: &Options, size: UVec2, scale: f32) -> Self {
        Self::open(options, size, scale, true)
    }

    fn open(options: &Options, size: UVec2, scale: f32, with_games: bool) -> Self {
        let mut app = App::new();
        app.add_plugins(
            DesktopPlugins
                .build()
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<WinitPlugin>()
                .disable::<AudioPlugin>()
                .disable::<GilrsPlugin>(),
        );
        app.add_plugins((super::logic, super::view));
        settings::load(app.world_mut(), options);
        if with_games {
            autosave::load(app.world_mut(), options);
        }
        // Pictures are made of the rest, not of movements, and nothing of this user's settings is changed.
        app.world_mut().resource_mut::<LookSettings>().reduced_motion = true;
        app.world_mut().resource_mut::<settings::SettingsStore>().forget_folder();
        let image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        let target = ImageRenderTarget { handle: target, scale_factor: scale };
        app.world_mut().spawn((
            Name::new("Camera"),
            Camera2d,
            Msaa::Off,
            RenderTarget::Image(target.clone()),
        ));
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let mut studio = Self { app, target, is_time_held: false };
        for _ in 0..WARM_UP_UPDATES {
            studio.app.update();
        }
        studio
    }

    /// The world of the app.
    pub fn world(&self) -> &World {
        self.app.world()
    }

    /// The world of the app, to be changed.
    pub fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Updates until something holds, resting while the program thinks.
    ///
    /// # Errors
    /// [`StudioError::TooLong`] with what was waited for.
    pub fn update_until(
        &mut self,
        what: &'static str,
        holds: impl Fn(&World) -> bool,
    ) -> Result<(), StudioError> {
        let start = Instant::now();
        while !holds(self.app.world()) {
            if start.elapsed() > PATIENCE {
                return Err(StudioError::TooLong(what));
            }
            if !self.is_awake() {
                std::thread::sleep(Duration::from_millis(5));
            }
            self.app.update();
        }
        Ok(())
    }

    /// Updates until nothing moves any more.
    pub fn settle(&mut self) {
        self.app.update();
        for _ in 0..SETTLE_UPDATES {
            if !self.is_awake() {
                break;
            }
            self.app.update();
        }
    }

    /// Lets time pass at once, for what goes by itself.
    pub fn let_pass(&mut self, time: Duration) {
        self.settle();
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
        self.hold_time(self.is_time_held);
        self.settle();
    }

    /// Lets no time pass by itself, or lets it pass again: clocks stand still in pictures.
    pub fn hold_time(&mut self, is_held: bool) {
        self.is_time_held = is_held;
        self.app.insert_resource(if is_held {
            TimeUpdateStrategy::ManualDuration(Duration::ZERO)
        } else {
            TimeUpdateStrategy::Automatic
        });
    }

    /// How long the program takes at least for a turn.
    pub fn set_pace(&mut self, shortest_turn: Duration) {
        self.app.world_mut().resource_mut::<Pace>().shortest_turn = shortest_turn;
    }

    /// Takes a picture; the program makes no move meanwhile.
    ///
    /// # Errors
    /// [`StudioError`] where the renderer gives none.
    pub fn picture(&mut self) -> Result<picture::Image, StudioError> {
        self.set_pace(PATIENCE);
        self.settle();
        let taken: Arc<Mutex<Option<Image>>> = Arc::default();
        let place = Arc::clone(&taken);
        // The camera's own target, with its scale: another one would be a picture of nothing.
        let target = RenderTarget::Image(self.target.clone());
        self.app.world_mut().spawn(Screenshot(target)).observe(move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut place) = place.lock() {
                *place = Some(captured.image.clone());
            }
        });
        let is_taken = || taken.lock().is_ok_and(|image| image.is_some());
        self.update_until("a picture was taken", |_| is_taken())?;
        let image = taken.lock().ok().and_then(|mut image| image.take()).ok_or(StudioError::NoPicture)?;
        let (width, height) = (image.width(), image.height());
        let mut rgba = image.data.ok_or(StudioError::NoPicture)?;
        // What lies behind the window is no business of a picture.
        rgba.iter_mut().skip(3).step_by(4).for_each(|opacity| *opacity = 255);
        Ok(picture::Image { width, height, rgba })
    }

    fn is_awake(&self) -> bool {
        self.app.world().resource::<Wakefulness>().is_awake()
    }
}
