//! The picture of a record's tree: the main line straight, branches below, the node where one stands ringed.
//!
//! Only the part in view is drawn. The picture is laid out once, see [`plan`](crate::app::features::replay::plan);
//! the part in view follows the node, and can be moved by wheel and by dragging.

use bevy_egui::egui::{
    CornerRadius, CursorIcon, Id, Painter, PointerButton, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2,
};

use crate::app::theme::{Rgb, Theme};
use crate::app::ui::kit::{Kit, paint};
use crate::board::Color;
use crate::game::Match;
use crate::game::tree::plan::{Plan, Spot};
use crate::game::tree::{NodeId, Tree};

/// The distance of nodes and the radius of a stone, in points.
const STEP: f32 = 28.0;
const STONE: f32 = 9.5;
/// Where a variation leaves the way down.
const BEND: f32 = 0.32;
/// How many nodes before and after the present one are kept in view.
const AHEAD: f64 = 2.0;
const PAD: f32 = 20.0;

/// The part of the picture in view, and what is known of the tree.
#[derive(Default)]
pub struct TreeView {
    plan: Option<Plan>,
    /// How often the record had been changed when it was laid out.
    n_edits: u64,
    has_words: bool,
    /// The way to the node where one stands, node by node.
    path: Vec<NodeId>,
    /// The place at the top left of the view, in columns and rows.
    from: (f64, f64),
    /// The node that the view has followed.
    followed: Option<NodeId>,
    room: Option<Rect>,
}

impl TreeView {
    /// Lays the tree out, where that has not been done since the record was changed.
    pub(crate) fn prepare(&mut self, game: &Match, n_edits: u64) {
        let (tree, node) = (game.record(), game.node());
        if self.plan.is_none() || self.n_edits != n_edits {
            self.n_edits = n_edits;
            self.plan = Some(Plan::new(tree));
            let speaks = |node: NodeId| says(tree, node);
            self.has_words = tree.preorder(tree.root()).any(speaks);
        }
        if self.path.last() != Some(&node) {
            self.path = tree.path(node);
        }
    }

    /// Whether anything is said anywhere in the record.
    pub(super) const fn has_words(&self) -> bool {
        self.has_words
    }

    /// Whether there are variations.
    pub(super) fn has_branches(&self) -> bool {
        self.plan.as_ref().is_some_and(|plan| plan.n_rows() > 1)
    }

    /// The height in which all of its lines are seen.
    pub(crate) fn height(&self) -> f32 {
        let n_rows = self.plan.as_ref().map_or(1, Plan::n_rows);
        2.0 * PAD + n_rows.saturating_sub(1) as f32 * STEP
    }

    /// Where a node is drawn, in points, if it is in view; tests click there.
    pub fn spot_of(&self, node: NodeId) -> Option<Pos2> {
        let (room, (column, row)) = (self.room?, self.plan.as_ref()?.place(node));
        let at = self.at(room, column, row);
        room.contains(at).then_some(at)
    }

    fn at(&self, room: Rect, column: u32, row: u32) -> Pos2 {
        let x = (f64::from(column) - self.from.0) as f32;
        let y = (f64::from(row) - self.from.1) as f32;
        room.min + Vec2::splat(PAD) + Vec2::new(x, y) * STEP
    }

    /// Brings the node into view where it is new, and moves the view as the pointer wants.
    fn follow(&mut self, plan: &Plan, node: NodeId, room: Rect, moved: Vec2) {
        let seen = (room.size() - Vec2::splat(2.0 * PAD)) / STEP;
        let seen = (f64::from(seen.x.max(0.0)), f64::from(seen.y.max(0.0)));
        self.from.0 -= f64::from(moved.x / STEP);
        self.from.1 -= f64::from(moved.y / STEP);
        if self.followed != Some(node) || self.room != Some(room) {
            self.followed = Some(node);
            let (column, row) = plan.place(node);
            let into = |from: f64, at: f64, seen: f64| {
                let ahead = AHEAD.min(seen / 3.0);
                from.max(at + ahead - seen).min(at - ahead)
            };
            self.from.0 = into(self.from.0, column.into(), seen.0);
            self.from.1 = into(self.from.1, row.into(), seen.1);
        }
        let last = |n: u32, seen: f64| (f64::from(n.saturating_sub(1)) - seen).max(0.0);
        self.from.0 = self.from.0.clamp(0.0, last(plan.n_columns(), seen.0));
        self.from.1 = self.from.1.clamp(0.0, last(plan.n_rows(), seen.1));
        self.room = Some(room);
    }

    /// Draws the part in view; the node that was clicked on.
    pub(crate) fn draw(&mut self, kit: &mut Kit<'_>, game: &Match, room: Rect) -> Option<NodeId> {
        let plan = self.plan.take()?;
        let (tree, node) = (game.record(), game.node());
        // Not `Sense::click_and_drag()`, which would take the focus of egui.
        let response = kit.ui.interact(room, Id::new("replay-tree"), Sense::CLICK | Sense::DRAG);
        let mut moved = Vec2::ZERO;
        if response.dragged_by(PointerButton::Primary) {
            moved += response.drag_delta();
        }
        if response.hovered() {
            // The page itself is not scrolled by what moves the tree.
            let turned = kit.ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta));
            let fits = plan.n_rows() as f32 * STEP <= room.height() - PAD;
            moved += if fits { Vec2::new(turned.x + turned.y, 0.0) } else { turned };
        }
        self.follow(&plan, node, room, moved);
        self.paint(&plan, kit.ui.painter(), kit.theme, tree, node);
        let under = |pos: Pos2| {
            let place = (pos - room.min - Vec2::splat(PAD)) / STEP;
            let column = (f64::from(place.x) + self.from.0).round();
            let row = (f64::from(place.y) + self.from.1).round();
            (column >= 0.0 && row >= 0.0).then(|| plan.node_at(column as u32, row as u32)).flatten()
        };
        let pointed = response.hover_pos().and_then(under);
        let clicked = response.interact_pointer_pos().filter(|_| response.clicked()).and_then(under);
        if pointed.is_some() {
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        self.plan = Some(plan);
        clicked
    }

    fn paint(&self, plan: &Plan, painter: &Painter, theme: &Theme, tree: &Tree, node: NodeId) {
        let Some(room) = self.room else { return };
        painter.rect_filled(room, CornerRadius::same(10), paint(theme.control()));
        let painter = painter.with_clip_rect(room.shrink(2.0).intersect(painter.clip_rect()));
        let n = |length: f32| (length / STEP).ceil() as u32 + 2;
        let first = (self.from.0.floor() as u32).saturating_sub(1);
        let top = (self.from.1.floor() as u32).saturating_sub(1);
        let (columns, rows) = (first..first + n(room.width()) + 1, top..top + n(room.height()));
        let quiet = Stroke::new(2.0, paint(theme.muted).gamma_multiply(0.8));
        let lit = Stroke::new(3.0, paint(theme.accent));
        let on_way = |node: NodeId, column: u32| self.path.get(column as usize) == Some(&node);
        let bend = STEP * BEND;
        for spot in plan.within(columns.clone(), rows.clone()) {
            let at = self.at(room, spot.column, spot.row);
            if spot.down_to > spot.row {
                // Far ends are cut off, for no line needs to be longer than the view.
                let end = self.at(room, spot.column, spot.down_to).y - bend;
                let down = [at.y.max(room.top() - STEP), end.min(room.bottom() + STEP)];
                painter.line_segment(down.map(|y| Pos2::new(at.x, y)), quiet);
            }
            self.way_to(&painter, plan, tree, *spot, quiet);
        }
        for spot in plan.within(columns.clone(), rows.clone()).filter(|spot| on_way(spot.node, spot.column)) {
            self.way_to(&painter, plan, tree, *spot, lit);
        }
        // A variation on the way may begin above the view and lie below it.
        for column in columns.clone() {
            let (Some(from), Some(to)) = (self.path.get(column as usize), self.path.get(column as usize + 1))
            else {
                continue;
            };
            let ((_, from), (_, to)) = (plan.place(*from), plan.place(*to));
            if from < to {
                let (from, to) = (self.at(room, column, from), self.at(room, column, to));
                let down = [from.y.max(room.top() - STEP), (to.y - bend).min(room.bottom() + STEP)];
                if down[0] < down[1] {
                    painter.line_segment(down.map(|y| Pos2::new(from.x, y)), lit);
                }
            }
        }
        for spot in plan.within(columns, rows) {
            let at = self.at(room, spot.column, spot.row);
            paint_node(&painter, theme, tree, spot.node, at);
            if spot.node == node {
                let ring = Stroke::new(3.0, paint(theme.accent));
                painter.circle_stroke(at, STONE + 3.0, ring);
            }
        }
    }

    /// The last part of the way to a node, from the column before it.
    fn way_to(&self, painter: &Painter, plan: &Plan, tree: &Tree, spot: Spot, stroke: Stroke) {
        let (Some(room), Some(parent)) = (self.room, tree.parent(spot.node)) else { return };
        let at = self.at(room, spot.column, spot.row);
        let before = at - Vec2::new(STEP, 0.0);
        if plan.place(parent).1 == spot.row {
            painter.line_segment([before, at], stroke);
            return;
        }
        let bend = STEP * BEND;
        painter.line_segment([before - Vec2::new(0.0, bend), before + Vec2::new(bend, 0.0)], stroke);
        painter.line_segment([before + Vec2::new(bend, 0.0), at], stroke);
    }
}

/// Whether a node has a comment or a name.
fn says(tree: &Tree, node: NodeId) -> bool {
    tree.comment(node).is_some() || tree.name(node).is_some()
}

/// A stone, with a bar across it for a pass; a square where no move was made. A corner is turned where something is
/// said.
fn paint_node(painter: &Painter, theme: &Theme, tree: &Tree, node: NodeId, at: Pos2) {
    let body = |color: Color| match color {
        Color::Black => (Rgb(0x1c, 0x1d, 0x20), Rgb(0x9a, 0x9c, 0xa2)),
        Color::White => (Rgb(0xf2, 0xec, 0xe0), Rgb(0x6a, 0x5f, 0x4c)),
    };
    if let Some(played) = tree.played(node) {
        let (fill, rim) = body(played.color);
        painter.circle(at, STONE, paint(fill), Stroke::new(1.5, paint(rim)));
        if played.place.is_none() {
            let bar = Rect::from_center_size(at, Vec2::new(9.0, 2.5));
            painter.rect_filled(bar, CornerRadius::ZERO, paint(rim));
        }
    } else {
        let square = Rect::from_center_size(at, Vec2::splat(13.0));
        let (corner, rim) = (CornerRadius::same(2), Stroke::new(1.5, paint(theme.muted)));
        painter.rect(square, corner, paint(theme.panel), rim, StrokeKind::Inside);
    }
    if says(tree, node) {
        let corner = at + Vec2::new(STONE + 2.0, -STONE - 2.0);
        let fold = vec![corner, corner - Vec2::new(9.0, 0.0), corner + Vec2::new(0.0, 9.0)];
        painter.add(Shape::convex_polygon(
            fold,
            paint(theme.accent),
            Stroke::new(1.0, paint(theme.control())),
        ));
    }
}
