//! Marks on points and stones: last move, winning row, hint, ghost stone, cursor, numbers, tables.
//!
//! Every mark has a shape of its own; color only helps.

pub mod explain;
pub mod glow;
pub mod go;
pub mod markup;
pub mod numbers;
pub mod opening;

use std::time::Duration;

use bevy::prelude::*;

use self::explain::ForbiddenMark;
use self::markup::Marked;

use crate::app::AppSet;
use crate::app::board::material::{MarkKind, MarkLook, MarkMaterial, Quad, StoneMaterial, vec4};
use crate::app::camera::layer;
use crate::app::cursor::{Cursor, CursorAt};
use crate::app::input::LastDevice;
use crate::app::input::mouse::Pointer;
use crate::app::layout::ScreenLayout;
use crate::app::numbers::MoveNumbers;
use crate::app::opponent::HintAt;
use crate::app::panels::fonts::Fonts;
use crate::app::pending::Pending;
use crate::app::phase::{Overlay, Whereabouts};
use crate::app::place::{MoveRefused, Refusal};
use crate::app::puzzle::Puzzle;
use crate::app::session::{Command, Session};
use crate::app::settings::Settings;
use crate::app::shown::Shown;
use crate::app::stone::StoneMaterials;
use crate::app::theme::{Rgb, Theme};
use crate::app::tween::{Motion, Rest, Tween};
use crate::board::{ByColor, Point};
use crate::game::{Illegal, Move, Outcome, WinBy};

/// The kinds of drawn marks; each is one entity that is shown or hidden.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A ring on the stone placed last.
    LastMove,
    /// A line through the winning row.
    WinningRow,
    /// A diamond on the point that the program would play.
    Hint,
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

/// The point that typed coordinates name so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypedPoint(pub Option<Point>);

/// The sizes of marks in cells.
const LAST_CELLS: f32 = 0.46;
const WIN_CELLS: f32 = 0.17;
const HINT_CELLS: f32 = 0.72;
const REFUSED_CELLS: f32 = 0.62;
const CURSOR_CELLS: f32 = 1.12;
const PENDING_CELLS: f32 = 1.06;
/// How long the light takes to run along the winning row.
const WIN_SWEEP: Duration = Duration::from_millis(400);

/// The materials of the marks and of the cursor.
#[derive(Resource)]
struct MarkMaterials {
    last: Handle<MarkMaterial>,
    win: Handle<MarkMaterial>,
    hint: Handle<MarkMaterial>,
    refused: Handle<MarkMaterial>,
    cursor: Handle<MarkMaterial>,
    forbidden: Handle<MarkMaterial>,
    cause: Handle<MarkMaterial>,
    zone: Handle<MarkMaterial>,
    ko: Handle<MarkMaterial>,
    atari: Handle<MarkMaterial>,
    pending: Handle<MarkMaterial>,
    dead: Handle<MarkMaterial>,
    contested: Handle<MarkMaterial>,
    owned: ByColor<Handle<MarkMaterial>>,
}

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

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((explain::plugin, opening::plugin, go::plugin, glow::plugin, markup::plugin))
        .init_resource::<RefusedAt>();
    app.init_resource::<TablesShown>().init_resource::<TypedPoint>().add_systems(Startup, spawn).add_systems(
        Update,
        (
            follow_theme,
            dress_cursor,
            toggle_tables,
            show_marks,
            show_ghost,
            show_refusal,
            show_cursor,
            numbers::show,
        )
            .chain()
            .in_set(AppSet::Mirror)
            .after(super::stone::place),
    );
}

fn spawn(mut commands: Commands, quad: Res<Quad>, mut materials: ResMut<Assets<MarkMaterial>>) {
    let mut add = |kind| materials.add(MarkMaterial { look: MarkLook::default(), kind });
    let handles = MarkMaterials {
        last: add(MarkKind::Ring),
        win: add(MarkKind::Line),
        hint: add(MarkKind::Diamond),
        refused: add(MarkKind::Cross),
        cursor: add(MarkKind::Frame),
        forbidden: add(MarkKind::Triangle),
        cause: add(MarkKind::Line),
        zone: add(MarkKind::Area),
        ko: add(MarkKind::Area),
        atari: add(MarkKind::Brackets),
        pending: add(MarkKind::Brackets),
        dead: add(MarkKind::Cross),
        contested: add(MarkKind::Brackets),
        owned: ByColor { black: add(MarkKind::Area), white: add(MarkKind::Area) },
    };
    let marks = [
        (Mark::LastMove, Some(&handles.last)),
        (Mark::WinningRow, Some(&handles.win)),
        (Mark::Hint, Some(&handles.hint)),
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
    commands.insert_resource(handles);
}

fn follow_theme(
    theme: Res<Theme>,
    handles: Res<MarkMaterials>,
    mut materials: ResMut<Assets<MarkMaterial>>,
    mut applied: Local<Option<Theme>>,
) {
    if *applied == Some(*theme) {
        return;
    }
    *applied = Some(*theme);
    let mut set = |handle: &Handle<MarkMaterial>, color: Rgb, stroke: f32, outline: f32| {
        if let Some(mut material) = materials.get_mut(handle) {
            material.look = MarkLook {
                fill: vec4(color, 1.0),
                outline: vec4(color.outline(), 0.85),
                shape: Vec4::new(stroke, outline, 0.0, 0.0),
                inside: match handle {
                    _ if *handle == handles.forbidden => vec4(color, 1.0),
                    // The inside of a hollow square hides the lines behind it.
                    _ if *handle == handles.owned.white => vec4(theme.board, 1.0),
                    _ => Vec4::ZERO,
                },
            };
        }
    };
    set(&handles.last, theme.accent, 0.10, 0.10);
    set(&handles.win, theme.accent, 0.0, 0.24);
    set(&handles.hint, theme.accent, 0.11, 0.09);
    set(&handles.refused, theme.danger, 0.12, 0.10);
    set(&handles.cursor, theme.accent, 0.06, 0.06);
    set(&handles.forbidden, theme.danger_on_board(), 0.06, 0.06);
    set(&handles.cause, theme.danger_on_board(), 0.0, 0.22);
    set(&handles.ko, theme.line, 0.07, 0.0);
    set(&handles.atari, theme.accent, 0.08, 0.08);
    set(&handles.pending, theme.accent, 0.06, 0.06);
    set(&handles.dead, theme.danger, 0.10, 0.10);
    set(&handles.contested, theme.danger, 0.09, 0.09);
    set(&handles.owned.black, theme.stones.black, 0.5, 0.14);
    set(&handles.owned.white, theme.stones.white, 0.14, 0.12);
}

/// The cursor that the logic spawns gets its picture here.
fn dress_cursor(
    mut commands: Commands,
    cursors: Query<Entity, (With<Cursor>, Without<Mesh2d>)>,
    quad: Res<Quad>,
    handles: Res<MarkMaterials>,
) {
    for cursor in &cursors {
        commands.entity(cursor).insert((
            Mesh2d(quad.0.clone()),
            MeshMaterial2d(handles.cursor.clone()),
            Rest::default(),
        ));
    }
}

fn toggle_tables(mut commands_read: MessageReader<Command>, mut shown: ResMut<TablesShown>) {
    for command in commands_read.read() {
        if *command == Command::ToggleTables {
            shown.0 = !shown.0;
        }
    }
}

/// Last move, winning row, hint and typed point.
fn show_marks(
    layout: Res<ScreenLayout>,
    shown: Res<Shown>,
    session: Res<Session>,
    settings: Res<Settings>,
    hint: Res<HintAt>,
    typed: Res<TypedPoint>,
    pending: Res<Pending>,
    marked: Res<Marked>,
    whereabouts: Whereabouts,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Transform, &mut Visibility)>,
) {
    let in_view = shown.is_match() && whereabouts.dimming() == 0.0;
    let row = match session.game().outcome() {
        Some(Outcome::Win { by: WinBy::Five(row), .. }) => Some(row),
        _ => None,
    };
    for (entity, mark, mut rest, mut transform, mut visibility) in &mut marks {
        let target = match mark {
            Mark::LastMove => {
                let last = shown.position().last_move().and_then(Move::point);
                let is_numbered = settings.move_numbers != MoveNumbers::None;
                let last = last.filter(|point| row.is_none() && !is_numbered && !marked.has(*point));
                last.map(|point| (layout.world_of_stone(point), Vec2::splat(LAST_CELLS), layer::MARK))
            }
            Mark::Hint => {
                hint.point().map(|point| (layout.world_of(point), Vec2::splat(HINT_CELLS), layer::MARK))
            }
            Mark::Typed => {
                let point = typed.0.filter(|_| whereabouts.overlay() == Overlay::Entry);
                point.map(|point| (layout.world_of(point), Vec2::splat(CURSOR_CELLS), layer::CURSOR))
            }
            Mark::Pending => {
                let place = pending.point().map(|point| layout.world_of_stone(point));
                place.map(|place| (place, Vec2::splat(PENDING_CELLS), layer::CURSOR))
            }
            Mark::WinningRow => row.and_then(|row| {
                let points: Vec<Point> = row.points(shown.position().size()).collect();
                let [first, last] = [points.first()?, points.last()?].map(|end| layout.world_of_stone(*end));
                let along = last - first;
                transform.rotation = Quat::from_rotation_z(along.y.atan2(along.x));
                let length = along.length() / layout.cells(1.0) + WIN_CELLS;
                Some(((first + last) / 2.0, Vec2::new(length, WIN_CELLS), layer::WIN))
            }),
            Mark::Ghost | Mark::Refused => continue,
        };
        let wanted = if target.is_some() && in_view { Visibility::Visible } else { Visibility::Hidden };
        if let Some((place, cells, z)) = target {
            rest.set_if_neq(Rest { translation: place.extend(z), scale: cells * layout.cells(1.0) });
        }
        if *visibility != wanted {
            *visibility = wanted;
            if wanted == Visibility::Visible && *mark == Mark::WinningRow {
                commands.entity(entity).insert(Tween::new(Motion::Sweep).lasting(WIN_SWEEP));
            }
        }
    }
}

/// The stone that a click or a press would place, on legal points only.
fn show_ghost(
    layout: Res<ScreenLayout>,
    session: Res<Session>,
    pointer: Res<Pointer>,
    device: Res<LastDevice>,
    pending: Res<Pending>,
    whereabouts: Whereabouts,
    materials: Res<StoneMaterials>,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Visibility, Option<&MeshMaterial2d<StoneMaterial>>)>,
) {
    let focus = whereabouts.board_has_focus() && whereabouts.is_play() && session.person_to_move();
    let point = match *device {
        LastDevice::Mouse => pointer.over.filter(|_| focus),
        LastDevice::Keyboard | LastDevice::Gamepad => None,
    };
    // A press that slid off its point shows that it will place nothing.
    let point = point.filter(|point| pointer.pressed.is_none_or(|pressed| pressed == *point));
    let game = session.game();
    // A forbidden move that loses can be made, but nobody is invited to it.
    let loses = |point| game.task().is_none() && game.position().check(Move::Place(point)).is_err();
    let point = point.filter(|&point| game.check(point).is_ok() && !loses(point));
    // A stone that waits to be confirmed is the one to come.
    let point = pending.point().filter(|_| focus).or(point);
    let color = session.game().to_move();
    for (entity, mark, mut rest, mut visibility, material) in &mut marks {
        if *mark != Mark::Ghost {
            continue;
        }
        if material.is_none_or(|material| material.0 != materials.ghost[color]) {
            commands.entity(entity).insert(MeshMaterial2d(materials.ghost[color].clone()));
        }
        if let Some(point) = point {
            rest.set_if_neq(Rest {
                translation: layout.world_of_stone(point).extend(layer::GHOST),
                scale: Vec2::splat(layout.stone_width()),
            });
        }
        visibility.set_if_neq(if point.is_some() { Visibility::Visible } else { Visibility::Hidden });
    }
}

/// A cross where a stone was refused, until the next thing happens there.
fn show_refusal(
    mut refusals: MessageReader<MoveRefused>,
    layout: Res<ScreenLayout>,
    pointer: Res<Pointer>,
    cursor: Res<CursorAt>,
    session: Res<Session>,
    puzzle: Res<Puzzle>,
    device: Res<LastDevice>,
    whereabouts: Whereabouts,
    forbidden: Query<(Entity, &ForbiddenMark), With<Rest>>,
    mut commands: Commands,
    mut marks: Query<(Entity, &Mark, &mut Rest, &mut Visibility)>,
    mut refused_at: ResMut<RefusedAt>,
) {
    // Either grows with every change on the board.
    let revision = session.revision() + puzzle.revision();
    let fresh = refusals.read().last().map(|refusal| Refused {
        point: refusal.point,
        reason: match refusal.reason {
            Refusal::Illegal(reason) => Some(reason),
            Refusal::NotYourTurn | Refusal::NoStone | Refusal::NoStoneLeft => None,
        },
        revision,
    });
    let mut refused = fresh.or(refused_at.0);
    let here = match *device {
        LastDevice::Mouse => pointer.over,
        LastDevice::Keyboard | LastDevice::Gamepad => Some(cursor.point),
    };
    refused.take_if(|refused| refused.revision != revision || !whereabouts.board_has_focus());
    refused_at.set_if_neq(RefusedAt(refused));
    // A point that is marked as forbidden says enough; its mark shakes instead of a cross.
    let marked = refused.and_then(|refused| {
        forbidden.iter().find(|(_, mark)| mark.point == refused.point).map(|(entity, _)| entity)
    });
    if let (Some(_), Some(mark)) = (fresh, marked) {
        commands.entity(mark).insert(Tween::new(Motion::Shake));
    }
    let crossed = refused.filter(|refused| Some(refused.point) == here && marked.is_none());
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
fn show_cursor(
    mut refusals: MessageReader<MoveRefused>,
    layout: Res<ScreenLayout>,
    cursor: Res<CursorAt>,
    device: Res<LastDevice>,
    whereabouts: Whereabouts,
    mut commands: Commands,
    mut cursors: Query<(Entity, &mut Rest, &mut Visibility), With<Cursor>>,
) {
    let refused = refusals.read().count() > 0;
    let visible = *device != LastDevice::Mouse && whereabouts.board_has_focus();
    for (entity, mut rest, mut visibility) in &mut cursors {
        rest.set_if_neq(Rest {
            translation: layout.world_of(cursor.point).extend(layer::CURSOR),
            scale: Vec2::splat(layout.cells(CURSOR_CELLS)),
        });
        visibility.set_if_neq(if visible { Visibility::Visible } else { Visibility::Hidden });
        if refused && visible {
            commands.entity(entity).insert(Tween::new(Motion::Shake));
        }
    }
}

/// A word or a number on the board, its middle at a place.
fn label(fonts: &Fonts, text: String, pixels: f32, color: bevy::prelude::Color, place: Vec2) -> impl Bundle {
    (
        Text2d::new(text),
        TextFont { font: fonts.bold.clone().into(), font_size: FontSize::Px(pixels), ..default() },
        TextColor(color),
        Transform::from_translation(place.extend(layer::LABEL)),
    )
}
