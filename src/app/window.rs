//! The desktop window: its size and its place are remembered, F11 fills the screen.

use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::system::NonSendMarker;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{PowerPreference, RenderCreation, WgpuSettings};
use bevy::window::{
    ExitCondition, Monitor, MonitorSelection, PresentMode, PrimaryMonitor, PrimaryWindow,
    WindowCloseRequested, WindowMode, WindowMoved, WindowPosition, WindowResizeConstraints, WindowResized,
};
use bevy::winit::{WINIT_WINDOWS, WinitSettings};
use serde::{Deserialize, Serialize};
use winit::window::Icon;

use super::AppSet;
use super::settings::{AddSection as _, Section};
use crate::app::intent::Action;
use crate::app::platform::power::SLEEPING;
use crate::app::screen::ScreenMove;
use crate::picture;

/// What a window manager tells of the place in this time is its own doing: with frames that are counted differently
/// each time, the window would wander from start to start.
const SETTLING: Duration = Duration::from_secs(2);

/// The least size of the window, in logical pixels.
const LEAST: UVec2 = UVec2::new(800, 600);
/// What the frame of a window and the bars of a desktop take of a screen, in logical pixels.
const FRAME: UVec2 = UVec2::new(0, 64);

/// Bevy's plugins as the desktop program uses them.
#[derive(Debug)]
pub struct DesktopPlugins;

impl PluginGroup for DesktopPlugins {
    fn build(self) -> PluginGroupBuilder {
        DefaultPlugins
            .build()
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Goishi".to_owned(),
                    name: Some("goishi".to_owned()),
                    present_mode: PresentMode::AutoVsync,
                    resize_constraints: WindowResizeConstraints {
                        min_width: LEAST.x as f32,
                        min_height: LEAST.y as f32,
                        ..default()
                    },
                    ..default()
                }),
                exit_condition: ExitCondition::OnPrimaryClosed,
                // What could not be saved is asked about first.
                close_when_requested: false,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    power_preference: PowerPreference::LowPower,
                    ..default()
                })),
                ..default()
            })
            .set(LogPlugin { filter: log_filter(), ..default() })
    }
}

/// What of the libraries' chatter a player's log does not need.
fn log_filter() -> String {
    format!("{},wgpu=error,naga=warn,bevy_winit=error,calloop=error,rfd=off", bevy::log::DEFAULT_FILTER)
}

/// The window as it was left.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowSettings {
    /// The width in logical pixels.
    pub width: u32,
    /// The height in logical pixels.
    pub height: u32,
    /// The top left corner on the desktop, in physical pixels, where the desktop tells it.
    pub place: Option<[i32; 2]>,
    /// Whether the window filled the screen.
    pub full_screen: bool,
}

impl Default for WindowSettings {
    fn default() -> Self {
        Self { width: 1280, height: 800, place: None, full_screen: false }
    }
}

impl Section for WindowSettings {
    const NAME: &'static str = "window";
}

/// The side of the icon of the window, in pixels.
const ICON: u32 = 128;

/// Opens the window as it was left.
pub fn apply_settings(app: &mut App) {
    app.add_systems(Startup, show_icon);
    app.insert_resource(WinitSettings { focused_mode: SLEEPING, unfocused_mode: SLEEPING });
    let memory = *app.world().resource::<WindowSettings>();
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(app.world_mut()) {
        let size = UVec2::new(memory.width, memory.height).max(LEAST).as_vec2();
        window.resolution.set(size.x, size.y);
        window.mode = mode(memory.full_screen);
        if let Some([x, y]) = memory.place {
            window.position = WindowPosition::At(IVec2::new(x, y));
        }
    }
}

/// Gives the window its icon where windows have one; under Wayland the desktop finds it by the name of the window.
fn show_icon(windows: Query<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    let icon = picture::icon(ICON).ok();
    let icon = icon.and_then(|icon| Icon::from_rgba(icon.rgba, icon.width, icon.height).ok());
    WINIT_WINDOWS.with_borrow(|shown| {
        for window in windows.iter().filter_map(|window| shown.get_window(window)) {
            window.set_window_icon(icon.clone());
        }
    });
}

fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_section::<WindowSettings>().add_systems(
        Update,
        (quit_with_window, toggle_full_screen, remember_size, remember_place, fit_screen)
            .chain()
            .in_set(AppSet::Intend),
    );
}

/// Whoever closes the window wants to quit.
fn quit_with_window(
    mut requested: MessageReader<WindowCloseRequested>,
    mut commands: MessageWriter<ScreenMove>,
) {
    if requested.read().count() > 0 {
        commands.write(ScreenMove::Quit);
    }
}

fn toggle_full_screen(
    mut actions: MessageReader<Action>,
    mut memory: ResMut<WindowSettings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    for action in actions.read() {
        if *action == Action::FullScreen {
            memory.full_screen = !memory.full_screen;
        }
    }
    // The settings page changes it as well.
    if memory.is_changed()
        && let Ok(mut window) = windows.single_mut()
        && window.mode != mode(memory.full_screen)
    {
        window.mode = mode(memory.full_screen);
    }
}

fn remember_size(mut resized: MessageReader<WindowResized>, mut memory: ResMut<WindowSettings>) {
    if let Some(size) = resized.read().last()
        && !memory.full_screen
    {
        let (width, height) = (size.width.round() as u32, size.height.round() as u32);
        if (memory.width, memory.height) != (width, height) && width > 0 && height > 0 {
            memory.width = width;
            memory.height = height;
        }
    }
}

fn remember_place(
    mut moved: MessageReader<WindowMoved>,
    mut memory: ResMut<WindowSettings>,
    time: Res<Time<Real>>,
) {
    let Some(place) = moved.read().last().map(|moved| Some(moved.position.to_array())) else { return };
    let is_ours = !memory.full_screen && time.elapsed() > SETTLING;
    if is_ours && memory.place != place {
        memory.place = place;
    }
}

/// Once the monitors are known, a window that is larger than its screen is made to fit, and one that was left on a
/// monitor that is gone comes back into view.
fn fit_screen(
    memory: Res<WindowSettings>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let Ok(mut window) = windows.single_mut() else { return };
    if memory.full_screen {
        return;
    }
    let mut screens: Vec<(bool, IRect)> = (monitors.iter())
        .map(|(monitor, is_primary)| {
            let size = UVec2::new(monitor.physical_width, monitor.physical_height).as_ivec2();
            let corner = monitor.physical_position;
            (is_primary, IRect::from_corners(corner, corner + size))
        })
        .collect();
    screens.sort_by_key(|(is_primary, _)| !is_primary);
    let screens: Vec<IRect> = screens.into_iter().map(|(_, screen)| screen).collect();
    let (size, scale) = (window.physical_size(), window.scale_factor());
    let fitted = fitted(memory.place.map(IVec2::from), size, scale, &screens);
    if fitted.size != size {
        let size = fitted.size.as_vec2() / scale;
        window.resolution.set(size.x, size.y);
    }
    match fitted.place {
        Place::AsItIs => {}
        Place::At(place) => window.position = WindowPosition::At(place),
        Place::Centered => window.position = WindowPosition::Centered(MonitorSelection::Primary),
    }
}

/// How large a window is to be, in physical pixels, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fitted {
    size: UVec2,
    place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// It is left to whoever has placed the window.
    AsItIs,
    At(IVec2),
    Centered,
}

/// Makes a window fit the screen that it was left on, or the first of the screens.
fn fitted(place: Option<IVec2>, size: UVec2, scale: f32, screens: &[IRect]) -> Fitted {
    // Where the middle of its upper edge is, a window can be seized and moved.
    let middle = |place: IVec2| place + IVec2::new(size.x as i32 / 2, 0);
    let left_on = place.and_then(|place| screens.iter().find(|screen| screen.contains(middle(place))));
    let Some(screen) = left_on.or(screens.first()) else { return Fitted { size, place: Place::AsItIs } };
    let is_gone = place.is_some() && left_on.is_none();
    let room = screen.size().as_uvec2();
    if size.cmple(room).all() {
        return Fitted { size, place: if is_gone { Place::Centered } else { Place::AsItIs } };
    }
    let pixels = |length: UVec2| (length.as_vec2() * scale).as_uvec2();
    let size = size.min(room.saturating_sub(pixels(FRAME)).max(pixels(LEAST)));
    let furthest = (screen.max - size.as_ivec2()).max(screen.min);
    let place = match place {
        Some(place) if !is_gone => Place::At(place.clamp(screen.min, furthest)),
        _ => Place::Centered,
    };
    Fitted { size, place }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAPTOP: IRect = IRect { min: IVec2::ZERO, max: IVec2::new(1366, 768) };
    const LEFT: IRect = IRect { min: IVec2::ZERO, max: IVec2::new(1920, 1080) };
    const RIGHT: IRect = IRect { min: IVec2::new(1920, -200), max: IVec2::new(3840, 1080) };

    #[track_caller]
    fn check(place: Option<[i32; 2]>, size: [u32; 2], screens: &[IRect], expect: ([u32; 2], Place)) {
        let found = fitted(place.map(IVec2::from), size.into(), 1.0, screens);
        assert_eq!((found.size.to_array(), found.place), expect);
    }

    #[test]
    fn a_window_on_a_monitor_that_is_gone_comes_back() {
        let size = [1280, 800];
        let (stays, comes_back) = ((size, Place::AsItIs), (size, Place::Centered));
        check(None, size, &[LEFT], stays);
        check(Some([300, 100]), size, &[LEFT], stays);
        check(Some([2000, -150]), size, &[LEFT, RIGHT], stays);
        check(Some([2000, -150]), size, &[LEFT], comes_back);
        check(Some([-1000, 100]), size, &[LEFT, RIGHT], comes_back); // Most of it is out of view.
        check(Some([300, 1200]), size, &[LEFT, RIGHT], comes_back);
        check(Some([300, 1200]), size, &[], stays);
    }

    #[test]
    fn a_window_larger_than_its_screen_is_made_to_fit() {
        check(None, [1280, 800], &[LAPTOP], ([1280, 704], Place::Centered));
        check(None, [1024, 700], &[LAPTOP], ([1024, 700], Place::AsItIs));
        check(None, [1366, 768], &[LAPTOP], ([1366, 768], Place::AsItIs));
        // As it was left on a larger screen.
        check(Some([100, 40]), [1900, 1000], &[LAPTOP], ([1366, 704], Place::At(IVec2::new(0, 40))));
        check(Some([600, 40]), [1280, 800], &[LAPTOP], ([1280, 704], Place::At(IVec2::new(86, 40))));
        let moved = Place::At(IVec2::new(1940, -136));
        check(Some([2500, 0]), [1900, 1300], &[LEFT, RIGHT], ([1900, 1216], moved));
        // No page has room in less.
        let tiny = IRect::new(0, 0, 1024, 600);
        check(None, [1280, 800], &[tiny], ([1024, 600], Place::Centered));
    }

    #[test]
    fn a_screen_of_many_pixels_has_a_frame_of_many() {
        let screen = IRect::new(0, 0, 2560, 1440);
        let found = fitted(None, UVec2::new(2560, 1600), 2.0, &[screen]);
        assert_eq!(found.size, UVec2::new(2560, 1440 - 128));
    }
}
