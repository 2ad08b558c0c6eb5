//! What the marks are made of, in the colors of the theme.

use bevy::prelude::*;

use crate::app::theme::{Rgb, Theme};
use crate::app::view::board::material::{MarkKind, MarkLook, MarkMaterial, vec4};
use crate::board::ByColor;

/// The materials of the marks and of the cursor.
#[derive(Resource)]
pub(super) struct MarkMaterials {
    pub(super) last: Handle<MarkMaterial>,
    pub(super) win: Handle<MarkMaterial>,
    pub(super) hint: Handle<MarkMaterial>,
    pub(super) refused: Handle<MarkMaterial>,
    pub(super) cursor: Handle<MarkMaterial>,
    pub(super) forbidden: Handle<MarkMaterial>,
    pub(super) cause: Handle<MarkMaterial>,
    pub(super) zone: Handle<MarkMaterial>,
    pub(super) ko: Handle<MarkMaterial>,
    pub(super) atari: Handle<MarkMaterial>,
    pub(super) pending: Handle<MarkMaterial>,
    pub(super) dead: Handle<MarkMaterial>,
    pub(super) contested: Handle<MarkMaterial>,
    pub(super) owned: ByColor<Handle<MarkMaterial>>,
}

impl MarkMaterials {
    /// A material for each kind, without colors as yet.
    pub(super) fn new(materials: &mut Assets<MarkMaterial>) -> Self {
        let mut add = |kind| materials.add(MarkMaterial { look: MarkLook::default(), kind });
        Self {
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
        }
    }
}

/// The colors of the theme.
pub(super) fn follow_theme(
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
                    // The dot in a white square hides the lines behind it.
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
    set(&handles.owned.white, theme.stones.white, 0.32, 0.14);
}
