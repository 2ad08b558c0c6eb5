//! Text on the board lies on whole pixels, so that every letter is as dark as its neighbor.

use bevy::prelude::*;
use bevy::sprite::update_text2d_layout;
use bevy::text::TextLayoutInfo;

use crate::app::layout::ScreenLayout;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, settle.after(update_text2d_layout).before(TransformSystems::Propagate));
}

/// Moves text that was laid out or moved by less than a pixel, so that its top left corner lies on one.
fn settle(
    layout: Res<ScreenLayout>,
    mut texts: Query<
        (&TextLayoutInfo, &mut Transform),
        (With<Text2d>, Or<(Changed<TextLayoutInfo>, Changed<Transform>)>),
    >,
) {
    for (info, mut transform) in &mut texts {
        let middle = layout.to_pixel(transform.translation.truncate());
        let corner = middle - info.size * layout.screen.scale / 2.0;
        let place = layout.to_world(middle + corner.round() - corner);
        let settled = place.extend(transform.translation.z);
        if transform.translation.distance_squared(settled) > 1e-6 {
            transform.translation = settled;
        }
    }
}
