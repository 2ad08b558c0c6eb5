//! The cursor, and what is seen of a stone that was refused.

use bevy::prelude::*;

use super::explain::ForbiddenMark;
use super::{CURSOR_CELLS, Mark};
use crate::app::input::mouse::Aim;
use crate::app::intent::LastDevice;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::Whereabouts;
use crate::app::table::cursor::Cursor;
use crate::app::table::place::{MoveRefused, Refusal};
use crate::app::table::shown::Shown;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::Point;
use crate::game::Illegal;

/// The size of the cross in cells.
const REFUSED_CELLS: f32 = 0.62;

/// Where a stone was refused last, until the match goes on or a page comes up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RefusedAt(pub Option<Refused>);

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The point.
    pub point: Point,
    /// What the rules have against it; none when it was only not the person's turn.
    pub reason: Option<Illegal>,
    revision: u64,
}

/// A cross where a stone was refused, until the next thing happens there.
pub(super) fn show_refusal(
    mut refusals: MessageReader<MoveRefused>,
    layout: Res<ScreenLayout>,
    aim: Aim,
    shown: Res<Shown>,
    forbidden: Query<(Entity, &ForbiddenMark), With<Rest>>,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Visibility)>,
    mut refused_at: ResMut<RefusedAt>,
) {
    let revision = shown.revision();
    let fresh = refusals.read().last().map(|refusal| Refused {
        point: refusal.point,
        reason: match refusal.reason {
            Refusal::Illegal(reason) => Some(reason),
            Refusal::NotYourTurn | Refusal::NoStone | Refusal::NoStoneLeft | Refusal::CannotStand => None,
        },
        revision,
    });
    let mut refused = fresh.or(refused_at.0);
    let in_view = aim.at.board_has_focus() || aim.at.walks();
    refused.take_if(|refused| refused.revision != revision || !in_view);
    refused_at.set_if_neq(RefusedAt(refused));
    // A point that is marked as forbidden says enough; its mark shakes instead of a cross.
    let marked = refused.and_then(|refused| {
        forbidden.iter().find(|(_, mark)| mark.point == refused.point).map(|(entity, _)| entity)
    });
    if let (Some(_), Some(mark)) = (fresh, marked) {
        commands.entity(mark).insert(Tween::new(Motion::Shake));
    }
    let crossed = refused.filter(|refused| Some(refused.point) == aim.point() && marked.is_none());
    for (entity, mark, mut rest, mut visibility) in &mut marks {
        if *mark != Mark::Refused {
            continue;
        }
        if let Some(Refused { point, .. }) = crossed {
            let translation = layout.world_of(point).extend(layer::CURSOR);
            rest.set_if_neq(Rest { translation, scale: Vec2::splat(layout.cells(REFUSED_CELLS)) });
            if fresh.is_some() {
                commands.entity(entity).insert(Tween::new(Motion::Shake));
            }
        }
        visibility.set_if_neq(if crossed.is_some() { Visibility::Visible } else { Visibility::Hidden });
    }
}

/// The cursor of keys and gamepad; hidden while the mouse is in use.
pub(super) fn show_cursor(
    mut refusals: MessageReader<MoveRefused>,
    layout: Res<ScreenLayout>,
    device: Res<LastDevice>,
    whereabouts: Whereabouts,
    mut commands: Commands,
    cursor: Single<(Entity, &Cursor, &mut Rest, &mut Visibility)>,
) {
    let refused = refusals.read().count() > 0;
    let visible = *device != LastDevice::Mouse && whereabouts.board_has_focus();
    let (entity, cursor, mut rest, mut visibility) = cursor.into_inner();
    rest.set_if_neq(Rest {
        translation: layout.world_of(cursor.point).extend(layer::CURSOR),
        scale: Vec2::splat(layout.cells(CURSOR_CELLS)),
    });
    visibility.set_if_neq(if visible { Visibility::Visible } else { Visibility::Hidden });
    if refused && visible {
        commands.entity(entity).insert(Tween::new(Motion::Shake));
    }
}
