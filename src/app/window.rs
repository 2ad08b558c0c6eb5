//! The desktop window: its size is remembered, F11 fills the screen.

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{PowerPreference, RenderCreation, WgpuSettings};
use bevy::window::{
    ExitCondition, MonitorSelection, PresentMode, PrimaryWindow, WindowMode, WindowResizeConstraints,
    WindowResized,
};
use bevy::winit::WinitSettings;

use super::AppSet;
use super::input::Action;
use super::power::SLEEPING;
use super::settings::Settings;

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
    app.add_systems(Update, (toggle_full_screen, remember_size).chain().in_set(AppSet::Intend));
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
