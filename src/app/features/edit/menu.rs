//! Everything that can be done with a record that is edited, by buttons.

use bevy::prelude::*;

use super::panel::tool_id;
use super::{EDIT_COMMENT, EDIT_MENU, EDIT_NAME, EditOrder};
use crate::app::features::exchange::panel::copies;
use crate::app::features::replay::ReplayOrder;
use crate::app::screen::ScreenMove;
use crate::app::table::session::Session;
use crate::app::ui::frame::{Frame, Page, View};
use crate::app::ui::kit::{Button, Kit};
use crate::board::{Color, Symmetry};
use crate::game::tree::Edit;
use crate::play::editor::Tool;
use crate::words::names::color_id;

/// A quarter turn to the right, and the mirror image with left and right exchanged.
const TURN: Symmetry = Symmetry::ALL[1];
const MIRROR: Symmetry = Symmetry::ALL[4];

pub(super) fn draw(mut frame: Frame, session: Res<Session>) {
    frame.show(Page::of(EDIT_MENU), |kit, view| draw_page(kit, view, &session));
}

fn draw_page(kit: &mut Kit<'_>, view: &View<'_>, session: &Session) {
    let (game, tree, node) = (session.game(), session.game().record(), session.game().node());
    kit.header("edit-menu-back", &view.text("edit-title"), ScreenMove::Close);
    kit.button(Button::new(("edit-menu-close", "edit-close"), ScreenMove::Close).main());
    kit.row([
        Button::new(("edit-menu-undo", "edit-undo"), EditOrder::Undo).only_if(session.can_undo_edit()),
        Button::new(("edit-menu-redo", "edit-redo"), EditOrder::Redo).only_if(session.can_redo_edit()),
    ]);
    let mut tool = session.tool().unwrap_or_default();
    if kit.choice("edit-tool", &mut tool, &Tool::ALL, tool_id) {
        kit.ask(EditOrder::Take(tool));
    }
    let nothing = view.text("player-none");
    let first_line = |text: Option<&str>| {
        text.and_then(|text| text.lines().next()).map_or_else(|| nothing.clone(), str::to_owned)
    };
    kit.leading("edit-comment", &first_line(tree.comment(node)), ScreenMove::Open(EDIT_COMMENT));
    kit.leading("edit-name", &first_line(tree.name(node)), ScreenMove::Open(EDIT_NAME));
    let mut turn = game.to_move();
    if kit.choice("edit-turn", &mut turn, &Color::BOTH, color_id) {
        kit.ask(EditOrder::Make(Edit::Turn(Some(turn))));
    }
    kit.space(0.5);
    let make = |name: &'static str, edit: Edit| Button::new(name, EditOrder::Make(edit));
    let is_root = node == tree.root();
    kit.column([
        make("edit-promote", Edit::Promote).only_if(!tree.is_main(node)),
        make("edit-move-up", Edit::MoveUp).only_if(tree.previous_sibling(node).is_some()),
        make("edit-move-down", Edit::MoveDown).only_if(tree.next_sibling(node).is_some()),
        make("edit-delete", Edit::Delete).only_if(!is_root),
    ]);
    kit.space(0.5);
    let no_stones: Vec<_> = game.position().stones().map(|(at, _)| (at.into(), None)).collect();
    let has_stones = !no_stones.is_empty();
    kit.column([
        make("edit-clear", Edit::SetUp(no_stones)).only_if(has_stones),
        make("edit-rotate", Edit::Symmetry(TURN)),
        make("edit-mirror", Edit::Symmetry(MIRROR)),
    ]);
    kit.space(0.5);
    let play_on = Button::new(("edit-play-on", "replay-play-on"), ScreenMove::Close);
    kit.button(play_on.and(ReplayOrder::ChooseSeats).only_if(game.can_play_on()));
    kit.column(copies());
    kit.button(Button::new(("edit-menu-done", "edit-done"), ScreenMove::Close).and(ReplayOrder::Close));
}
