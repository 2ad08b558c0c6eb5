//! Short notices over the board: a refusal and its reason, a pad that was lost. They go by themselves.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Pos2, Stroke, StrokeKind};

use super::View;
use super::fonts::Type;
use super::kit::paint;
use crate::app::AppSet;
use crate::app::layout::ScreenLayout;
use crate::app::place::{MoveRefused, Refusal};
use crate::app::power::Wakefulness;
use crate::app::session::Notice;
use crate::app::text::Texts;
use crate::app::theme::Theme;
use crate::gomoku::{ForbiddenKind, IllegalMove};

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(4);

/// The notice in view.
#[derive(Resource, Default)]
pub(super) struct Shown {
    id: Option<&'static str>,
    until: Duration,
}

impl Shown {
    /// The words of the notice.
    pub(super) fn text(&self, texts: &Texts) -> Option<String> {
        self.id.map(|id| texts.get(id))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(Update, (read, expire).chain().in_set(AppSet::Sound));
}

fn read(
    mut notices: MessageReader<Notice>,
    mut refusals: MessageReader<MoveRefused>,
    time: Res<Time<Real>>,
    mut shown: ResMut<Shown>,
) {
    let refused = refusals.read().last().map(|refusal| match refusal.reason {
        Refusal::NotYourTurn => "refused-not-your-turn",
        Refusal::Illegal(IllegalMove::Occupied) => "refused-occupied",
        Refusal::Illegal(IllegalMove::Outside) => "refused-outside",
        Refusal::Illegal(IllegalMove::GameOver) => "refused-over",
        Refusal::Illegal(IllegalMove::Forbidden(kind)) => refused_forbidden_id(kind),
    });
    if let Some(id) = notices.read().last().map(|notice| notice.0).or(refused) {
        *shown = Shown { id: Some(id), until: time.elapsed() + STAYS };
    }
}

fn expire(time: Res<Time<Real>>, mut shown: ResMut<Shown>, mut wakefulness: ResMut<Wakefulness>) {
    if shown.id.is_none() {
        return;
    }
    let left = shown.until.saturating_sub(time.elapsed());
    if left.is_zero() {
        shown.id = None;
        wakefulness.pending();
    } else {
        wakefulness.due_in(left);
    }
}

/// The id of the sentence that says what is forbidden.
pub(super) const fn refused_forbidden_id(kind: ForbiddenKind) -> &'static str {
    match kind {
        ForbiddenKind::DoubleThree => "refused-double-three",
        ForbiddenKind::DoubleFour => "refused-double-four",
        ForbiddenKind::Overline => "refused-overline",
    }
}

/// Draws the notice at the foot of the board.
pub(super) fn draw(context: &egui::Context, layout: &ScreenLayout, theme: &Theme, view: &View<'_>) {
    let Some(text) = view.notice else { return };
    let board = &layout.board;
    let foot = (board.corner + bevy::math::Vec2::new(board.side() / 2.0, board.side() - board.margin * 0.6))
        / layout.pixels_per_point();
    let painter = context.layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::new("notice")));
    let galley = painter.layout_no_wrap(text.to_owned(), Type::Body.font(), paint(theme.text));
    let rect =
        Align2::CENTER_BOTTOM.anchor_size(Pos2::new(foot.x, foot.y), galley.size() + egui::vec2(40.0, 24.0));
    painter.rect(rect, 10.0, paint(theme.panel), Stroke::new(1.5, paint(theme.muted)), StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, paint(theme.text));
}
