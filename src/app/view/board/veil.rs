//! What dims the board behind a page: a veil in the color of the room, thin in the middle and thick at the edge.

use bevy::prelude::*;

use super::material::{Quad, StoneKind, StoneLook, StoneMaterial, vec4};
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::table::clock::Sight;
use crate::app::theme::Theme;

/// The veil.
#[derive(Component, Debug)]
pub struct Veil;

/// How much wider than the wood the veil is, so that the shadow of the board lies under it as well.
const WIDTH_SHARE: f32 = 1.25;
/// How much thicker it is at the edge, in a dark room and in a light one: by this share of what would still show there.
/// On paper black stones would look like stones of two kinds.
const EDGE: [f32; 2] = [0.72, 0.25];
/// Light is mixed evenly, and eyes see dark things brighten long before light ones darken: a light veil is as thin as
/// looks alike.
const LIGHT_VEIL: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, hang.in_set(AppSet::Mirror));
}

fn spawn(mut commands: Commands, quad: Res<Quad>, mut materials: ResMut<Assets<StoneMaterial>>) {
    let material = materials.add(StoneMaterial { look: StoneLook::default(), kind: StoneKind::Veil });
    commands.spawn((
        Name::new("Veil"),
        Veil,
        Mesh2d(quad.0.clone()),
        MeshMaterial2d(material),
        Transform::default(),
        Visibility::Hidden,
    ));
}

/// Hangs the veil where the board is, while a page lies over it.
fn hang(
    layout: Res<ScreenLayout>,
    theme: Res<Theme>,
    sight: Sight,
    veil: Single<(&mut Transform, &mut Visibility, &MeshMaterial2d<StoneMaterial>), With<Veil>>,
    mut materials: ResMut<Assets<StoneMaterial>>,
) {
    let (mut transform, mut visibility, material) = veil.into_inner();
    let dimming = sight.dimming();
    visibility.set_if_neq(if dimming > 0.0 { Visibility::Visible } else { Visibility::Hidden });
    if dimming == 0.0 {
        return;
    }
    let [dark, light] = EDGE;
    let edge = if theme.is_dark() { dark } else { light };
    let thickness = |share: f32| if theme.is_dark() { share } else { share.powf(LIGHT_VEIL) };
    let look = StoneLook {
        body: vec4(theme.room(), thickness(dimming + (1.0 - dimming) * edge)),
        look: Vec4::new(thickness(dimming), 0.0, 0.0, 0.0),
        ..default()
    };
    if materials.get(&material.0).is_some_and(|material| material.look != look)
        && let Some(mut material) = materials.get_mut(&material.0)
    {
        material.look = look;
    }
    let middle = layout.to_world(layout.board.corner + layout.board.wood() / 2.0);
    let size = layout.board.wood() * WIDTH_SHARE / layout.screen.scale;
    let place = Transform::from_translation(middle.extend(layer::VEIL)).with_scale(size.extend(1.0));
    transform.set_if_neq(place);
}
