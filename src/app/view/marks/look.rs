//! What the marks are made of, in the colors of the theme.

use bevy::prelude::*;

use crate::app::theme::Rgb;
use crate::app::view::board::material::{MarkKind, MarkMaterial};
use crate::app::view::dye::{AddMaterial as _, Dye};
use crate::board::ByColor;

/// The materials of the marks and of the cursor.
#[derive(Resource)]
pub(super) struct MarkMaterials {
    pub(super) last: Handle<MarkMaterial>,
    pub(super) win: Handle<MarkMaterial>,
    pub(super) hint: Handle<MarkMaterial>,
    pub(super) look: Handle<MarkMaterial>,
    pub(super) refused: Handle<MarkMaterial>,
    pub(super) cursor: Handle<MarkMaterial>,
    pub(super) forbidden: Handle<MarkMaterial>,
    pub(super) cause: Handle<MarkMaterial>,
    pub(super) ko: Handle<MarkMaterial>,
    pub(super) atari: Handle<MarkMaterial>,
    pub(super) pending: Handle<MarkMaterial>,
    pub(super) dead: Handle<MarkMaterial>,
    pub(super) contested: Handle<MarkMaterial>,
    pub(super) owned: ByColor<Handle<MarkMaterial>>,
}

impl MarkMaterials {
    pub(super) fn new(app: &mut App) -> Self {
        use MarkKind::{Area, Brackets, Cross, Diamond, Frame, Line, Ring, Triangle};
        let mut add = |kind, color: fn(&Dye) -> Rgb, stroke, outline| {
            app.dyed(move |dye| MarkMaterial::new(kind, color(dye), stroke, outline))
        };
        Self {
            last: add(Ring, |dye| dye.accent, 0.10, 0.10),
            win: add(Line, |dye| dye.accent, 0.0, 0.24),
            hint: add(Diamond, |dye| dye.accent, 0.11, 0.09),
            look: add(Ring, |dye| dye.accent, 0.016, 0.014),
            refused: add(Cross, |dye| dye.danger, 0.12, 0.10),
            cursor: add(Frame, |dye| dye.accent, 0.06, 0.06),
            cause: add(Line, |dye| dye.danger_on_board(), 0.0, 0.22),
            ko: add(Area, |dye| dye.line, 0.07, 0.0),
            atari: add(Brackets, |dye| dye.accent, 0.08, 0.08),
            pending: add(Brackets, |dye| dye.accent, 0.06, 0.06),
            dead: add(Cross, |dye| dye.danger, 0.10, 0.10),
            contested: add(Brackets, |dye| dye.danger, 0.09, 0.09),
            forbidden: app.dyed(|dye| {
                let color = dye.danger_on_board();
                MarkMaterial::new(Triangle, color, 0.06, 0.06).filled(color, 1.0)
            }),
            owned: ByColor {
                black: app.dyed(|dye| MarkMaterial::new(Area, dye.stones.black, 0.5, 0.14)),
                // The dot in a white square hides the lines behind it.
                white: app
                    .dyed(|dye| MarkMaterial::new(Area, dye.stones.white, 0.32, 0.14).filled(dye.board, 1.0)),
            },
        }
    }
}
