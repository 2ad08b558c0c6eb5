//! The desktop window: its size and its place are remembered, F11 fills the screen.

use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{PowerPreference, RenderCreation, WgpuSettings};
use bevy::window::{
    ExitCondition, Monitor, MonitorSelection, PresentMode, PrimaryWindow, WindowMode, WindowMoved,
    WindowPosition, WindowResizeConstraints, WindowResized,
};
use bevy::winit::WinitSettings;

use super::AppSet;
use super::input::Action;
use super::power::SLEEPING;
use super::settings::Settings;

/// What a window manager tells of the place in this time is its own doing: with frames that are counted differently each
/// time, the window would wander from start to start.
const SETTLING: Duration = Duration::from_secs(2);

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
                        min_width: 800.0,
                        min_height: 600.0,
                        ..default()
                    },
                    ..default()
                }),
                exit_condition: ExitCondition::OnPrimaryClosed,
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

/// Opens the window as it was left.
pub fn apply_settings(app: &mut App) {
    app.insert_resource(WinitSettings { focused_mode: SLEEPING, unfocused_mode: SLEEPING });
    let memory = app.world().resource::<Settings>().window;
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    if let Ok(mut window) = windows.single_mut(app.world_mut()) {
        window.resolution.set(memory.width.max(800) as f32, memory.height.max(600) as f32);
        window.mode = mode(memory.full_screen);
        if let Some([x, y]) = memory.place {
            window.position = WindowPosition::At(IVec2::new(x, y));
        }
    }
}

fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (toggle_full_screen, remember_size, remember_place, come_into_view).chain().in_set(AppSet::Intend),
    );
}

fn toggle_full_screen(
    mut actions: MessageReader<Action>,
    mut settings: ResMut<Settings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    for action in actions.read() {
        if *action == Action::FullScreen {
            settings.window.full_screen = !settings.window.full_screen;
        }
    }
    // The settings page changes it as well.
    if settings.is_changed()
        && let Ok(mut window) = windows.single_mut()
        && window.mode != mode(settings.window.full_screen)
    {
        window.mode = mode(settings.window.full_screen);
    }
}

fn remember_size(mut resized: MessageReader<WindowResized>, mut settings: ResMut<Settings>) {
    if let Some(size) = resized.read().last()
        && !settings.window.full_screen
    {
        let (width, height) = (size.width.round() as u32, size.height.round() as u32);
        if (settings.window.width, settings.window.height) != (width, height) && width > 0 && height > 0 {
            settings.window.width = width;
            settings.window.height = height;
        }
    }
}

fn remember_place(
    mut moved: MessageReader<WindowMoved>,
    mut settings: ResMut<Settings>,
    time: Res<Time<Real>>,
) {
    let Some(place) = moved.read().last().map(|moved| Some(moved.position.to_array())) else { return };
    let is_ours = !settings.window.full_screen && time.elapsed() > SETTLING;
    if is_ours && settings.window.place != place {
        settings.window.place = place;
    }
}

/// A window that was left on a monitor that is gone comes back into view, once the monitors are known.
fn come_into_view(
    settings: Res<Settings>,
    monitors: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let (Some(place), Ok(mut window)) = (settings.window.place, windows.single_mut()) else { return };
    let screens = monitors.iter().map(|monitor| {
        let size = UVec2::new(monitor.physical_width, monitor.physical_height);
        IRect::from_corners(monitor.physical_position, monitor.physical_position + size.as_ivec2())
    });
    if !can_be_seized(IVec2::from(place), window.physical_width(), screens) {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// Whether the middle of the upper edge of a window lies on a screen, where it can be seized and moved.
fn can_be_seized(place: IVec2, width: u32, mut screens: impl Iterator<Item = IRect>) -> bool {
    let middle = place + IVec2::new(width as i32 / 2, 0);
    screens.any(|screen| screen.contains(middle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_on_a_monitor_that_is_gone_cannot_be_seized() {
        let left = IRect::new(0, 0, 1920, 1080);
        let right = IRect::new(1920, -200, 3840, 1080);
        let check = |x, y, screens: &[IRect]| can_be_seized(IVec2::new(x, y), 1280, screens.iter().copied());
        assert!(check(300, 100, &[left]));
        assert!(check(2000, -150, &[left, right]));
        assert!(!check(2000, -150, &[left]));
        assert!(!check(-1000, 100, &[left, right])); // Most of it is out of view.
        assert!(!check(300, 1200, &[left, right]));
    }
}
