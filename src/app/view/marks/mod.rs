//! Marks on points and stones: last move, winning row, hint, ghost stone, cursor, numbers, tables.
//!
//! Every mark has a shape of its own; color only helps.

pub mod explain;
pub mod flourish;
pub mod glow;
pub mod go;
mod look;
pub mod markup;
pub mod numbers;
pub mod opening;
pub(crate) mod pen;
mod refusal;
pub(crate) mod standing;

use bevy::prelude::*;

use self::look::MarkMaterials;
use self::pen::Pen;
pub use self::refusal::{Refused, RefusedAt};
use self::standing::AddStoneToCome as _;
use super::board::material::Quad;
use super::tween::Rest;
use crate::app::AppSet;
use crate::app::intent::Typing;
use crate::app::screen::Screen;
use crate::app::table::cursor::Cursor;
use crate::app::table::session::MatchOrder;
use crate::board::Point;
use crate::play;

/// The kinds of drawn marks; each is one entity that is shown or hidden.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A ring on the stone placed last.
    LastMove,
    /// A line through the winning row.
    WinningRow,
    /// A diamond on the point that the program would play.
    Hint,
    /// A large ring around where one is to look for it.
    Look,
    /// The stone that a click would place.
    Ghost,
    /// A cross where a stone was refused.
    Refused,
    /// The point typed so far.
    Typed,
    /// Brackets around the stone that waits to be confirmed.
    Pending,
}

/// Whether the tables of line shapes are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablesShown(pub bool);

/// The page on which coordinates are typed.
pub const ENTRY: Screen = Screen { typing: Typing::Line, ..Screen::brief("entry") };

/// The point that typed coordinates name so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypedPoint(pub Option<Point>);

/// The size of the cursor in cells.
const CURSOR_CELLS: f32 = 1.12;

pub(crate) fn plugin(app: &mut App) {
    let materials = MarkMaterials::new(app);
    app.insert_resource(materials);
    app.add_plugins((
        explain::plugin,
        opening::plugin,
        go::plugin,
        glow::plugin,
        flourish::plugin,
        markup::plugin,
    ))
    .init_resource::<RefusedAt>()
    .init_resource::<standing::StoneToCome>()
    .add_stone_to_come::<play::Session>()
    .configure_sets(
        Update,
        standing::Foresee
            .in_set(AppSet::Mirror)
            .after(standing::foresee_nothing)
            .before(standing::show_ghost)
            .ambiguous_with(standing::Foresee),
    );
    app.init_resource::<TablesShown>().init_resource::<TypedPoint>().add_systems(Startup, spawn).add_systems(
        Update,
        (
            toggle_tables,
            standing::show_marks,
            standing::foresee_nothing,
            standing::show_ghost.after(standing::Foresee),
            refusal::show_refusal,
            refusal::show_cursor,
            numbers::show,
        )
            .chain()
            .in_set(AppSet::Mirror)
            .after(super::stone::place),
    );
}

/// The marks are hidden at first; the cursor of the logic gets its picture.
fn spawn(
    mut commands: Commands,
    quad: Res<Quad>,
    handles: Res<MarkMaterials>,
    cursor: Single<Entity, With<Cursor>>,
) {
    let frame = MeshMaterial2d(handles.cursor.clone());
    commands.entity(*cursor).insert((Mesh2d(quad.0.clone()), frame, Rest::default()));
    let marks = [
        (Mark::LastMove, Some(&handles.last)),
        (Mark::WinningRow, Some(&handles.win)),
        (Mark::Hint, Some(&handles.hint)),
        (Mark::Look, Some(&handles.look)),
        (Mark::Refused, Some(&handles.refused)),
        (Mark::Typed, Some(&handles.cursor)),
        (Mark::Pending, Some(&handles.pending)),
        (Mark::Ghost, None),
    ];
    for (mark, material) in marks {
        let mut entity = commands.spawn((
            Name::new(format!("Mark {mark:?}")),
            mark,
            Mesh2d(quad.0.clone()),
            Rest::default(),
            Transform::default(),
            Visibility::Hidden,
        ));
        if let Some(material) = material {
            entity.insert(MeshMaterial2d(material.clone()));
        }
    }
}

fn toggle_tables(mut commands_read: MessageReader<MatchOrder>, mut shown: ResMut<TablesShown>) {
    for command in commands_read.read() {
        if *command == MatchOrder::ToggleTables {
            shown.0 = !shown.0;
        }
    }
}
