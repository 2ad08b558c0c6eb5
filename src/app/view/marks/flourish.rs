//! The light over the board when somebody has won: it spreads from the row that has won, and sparks fly from its
//! stones.

use std::time::Duration;

use bevy::math::Rot2;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

use super::glow::light_on;
use super::standing::WIN_SWEEP;
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::platform::camera::layer;
use crate::app::screen::EndStage;
use crate::app::table::result::{MatchEnded, MomentLength};
use crate::app::table::session::Session;
use crate::app::theme::LookSettings;
use crate::app::view::board::material::{Quad, StoneMaterial};
use crate::app::view::dye::AddMaterial as _;
use crate::app::view::tween::{Motion, Rest, Tween};
use crate::board::Point;
use crate::game::{Outcome, WinBy};

/// A light of the flourish.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Light;

/// How wide the light spreads, in shares of the wood, and how long it takes.
const SPREAD_SHARE: f32 = 2.2;
const SPREAD_TIME: Duration = Duration::from_millis(1500);
/// How strong it is, and how soft its edges are.
const SPREAD_STRENGTH: f32 = 0.85;
const SPREAD_BLUR: f32 = 0.30;
const SPARK_BLUR: f32 = 0.45;
/// Sparks from each stone of a row; the size of one in cells, and how long it flies.
const N_SPARKS: u8 = 5;
const SPARK_CELLS: f32 = 0.34;
const SPARK_TIME: Duration = Duration::from_millis(900);
/// From one stone to the next they leave turned by this, so that no two rows of them are alike, in turns.
const TURN: f32 = 0.381_966;

pub(super) fn plugin(app: &mut App) {
    let lamps = Lamps {
        spread: app.dyed(|dye| StoneMaterial::light(light_on(dye), SPREAD_STRENGTH, 1.0, SPREAD_BLUR)),
        spark: app.dyed(|dye| StoneMaterial::light(light_on(dye), 1.0, 0.0, SPARK_BLUR)),
    };
    app.insert_resource(lamps).add_systems(Update, flourish.in_set(AppSet::Mirror).after(super::go::show));
}

/// What the lights are drawn with.
#[derive(Resource)]
struct Lamps {
    spread: Handle<StoneMaterial>,
    spark: Handle<StoneMaterial>,
}

/// Lights go up as a match ends, but where its only person has lost it.
fn flourish(
    mut ended: MessageReader<MatchEnded>,
    (look, length): (Res<LookSettings>, Res<MomentLength>),
    session: Res<Session>,
    layout: Res<ScreenLayout>,
    quad: Res<Quad>,
    lamps: Res<Lamps>,
    mut commands: Commands,
) {
    let Some(MatchEnded { outcome: Outcome::Win { winner, by } }) = ended.read().last().copied() else {
        return;
    };
    let is_lost = session.only_person().is_some_and(|person| person != winner);
    if is_lost || look.reduced_motion || length.0.is_zero() {
        return;
    }
    let row: Vec<Point> = match by {
        WinBy::Five(row) => row.points(session.game().size()).collect(),
        _ => Vec::new(),
    };
    let middle = match row.get(row.len() / 2) {
        Some(point) => layout.world_of_stone(*point),
        None => layout.to_world(layout.board.corner + layout.board.wood() / 2.0),
    };
    let starts = if row.is_empty() { Duration::ZERO } else { WIN_SWEEP };
    let wood = layout.board.wood().max_element() / layout.screen.scale;
    let spread = Rest { translation: middle.extend(layer::LIGHT), scale: Vec2::splat(SPREAD_SHARE * wood) };
    let tween = Tween::new(Motion::Spread).lasting(SPREAD_TIME).after(starts);
    commands.spawn(light((&quad, &lamps.spread), spread, Rot2::IDENTITY, tween));
    for (i, point) in (0_u8..).zip(&row) {
        let translation = layout.world_of_stone(*point).extend(layer::SPARK);
        let rest = Rest { translation, scale: Vec2::splat(layout.cells(SPARK_CELLS)) };
        let leaves = WIN_SWEEP * u32::from(i) / (row.len().max(2) as u32 - 1);
        for spark in 0..N_SPARKS {
            let turn = Rot2::turn_fraction(f32::from(i) * TURN + f32::from(spark) / f32::from(N_SPARKS));
            let tween = Tween::new(Motion::Fly).lasting(SPARK_TIME).after(leaves);
            commands.spawn(light((&quad, &lamps.spark), rest, turn, tween));
        }
    }
}

/// A light that goes out, or is gone with the moment.
fn light(
    (quad, lamp): (&Quad, &Handle<StoneMaterial>),
    rest: Rest,
    turn: Rot2,
    tween: Tween,
) -> impl Bundle + use<> {
    (
        Name::new("Light"),
        Light,
        Mesh2d(quad.0.clone()),
        MeshMaterial2d(lamp.clone()),
        MeshTag(0),
        rest,
        tween,
        Transform {
            translation: rest.translation,
            rotation: Quat::from_rotation_z(turn.as_radians()),
            scale: Vec3::ZERO,
        },
        DespawnOnExit(EndStage::Moment),
    )
}
