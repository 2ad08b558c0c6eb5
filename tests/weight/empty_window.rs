//! An empty two-dimensional window with the same features of Bevy, to weigh the game against.

use bevy::prelude::*;
use bevy::winit::WinitSettings;

fn main() -> AppExit {
    App::new()
        .add_plugins(DefaultPlugins)
        .insert_resource(WinitSettings::desktop_app())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .run()
}
