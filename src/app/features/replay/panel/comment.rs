//! What a record says at a node: its name and its comment, scrolled where it is long.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, ScrollArea, Vec2};

use super::ReplayView;
use crate::app::features::replay::ReplayOrder;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit::Kit;
use crate::game::Match;
use crate::game::tree::NodeId;

/// The height of a line of text, in points.
const LINE: f32 = 24.0;
const PAD: f32 = 12.0;

/// Which comment is read, and how far it is to be scrolled.
#[derive(Debug, Default)]
pub(crate) struct Comment {
    of: Option<NodeId>,
    scroll_by: f32,
}

/// Scrolls a comment by keys and pad.
pub(super) fn read_on(mut orders: MessageReader<ReplayOrder>, mut view: ResMut<ReplayView>) {
    for command in orders.read() {
        if let ReplayOrder::Read(lines) = command {
            view.comment.scroll_by += f32::from(*lines) * LINE;
        }
    }
}

impl Comment {
    pub(super) fn draw(&mut self, kit: &mut Kit<'_>, game: &Match, room: Rect) {
        let (tree, node) = (game.record(), game.node());
        kit.plate(room, false);
        let inner = room.shrink2(Vec2::new(PAD, PAD / 2.0));
        let scroll_by = std::mem::take(&mut self.scroll_by);
        let is_new = self.of.replace(node) != Some(node);
        kit.inside(inner, |Kit { ui, nav, theme, texts, asked }| {
            ui.set_clip_rect(inner.expand2(Vec2::new(PAD, 0.0)).intersect(ui.clip_rect()));
            let mut area = ScrollArea::vertical().id_salt("replay-comment").auto_shrink(false);
            if is_new {
                area = area.vertical_scroll_offset(0.0);
            }
            area.show(ui, |ui| {
                ui.scroll_with_delta(Vec2::new(0.0, -scroll_by));
                let mut kit = Kit { ui, nav, theme, texts, asked };
                if let Some(name) = tree.name(node) {
                    kit.label(name, Type::Strong, kit.theme.accent);
                }
                if let Some(comment) = tree.comment(node) {
                    kit.text(comment);
                }
            });
        });
    }
}
