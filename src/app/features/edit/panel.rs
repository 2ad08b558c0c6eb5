//! Beside the board while a record is edited: the tools, what is said at the node, the tree, and the buttons that walk
//! and undo.

use bevy::prelude::{Res, ResMut};
use bevy_egui::egui::Vec2;

use super::{EDIT_COMMENT, EDIT_MENU, EditOrder};
use crate::app::features::replay::ReplayOrder;
use crate::app::features::replay::panel::{ReplayView, beside, key_of, line, standing, walking};
use crate::app::intent::{Action, LastDevice};
use crate::app::screen::{PageId, Phase, ScreenMove};
use crate::app::table::session::Session;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Room, View};
use crate::app::ui::kit::{Ask, Button, CONTROL_HEIGHT, GAP, Icon, Kit, Says, Sign};
use crate::app::ui::prompts::{Prompts, Trigger::Of};
use crate::board::Color;
use crate::game::tree::{Edit, LineEnd, Mark};
use crate::game::{Match, Walk};
use crate::play::editor::Tool;

/// The page beside the board.
const EDITOR: PageId = PageId::at(Phase::Replay).part("edit");

/// What is pressed on the board to set up stones, to play moves, and with any other tool.
const SET_UP: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Of(Action::Confirm), "prompt-black"),
        (Of(Action::Other), "prompt-white"),
        (Of(Action::NextTool), "prompt-tool"),
        (Of(Action::Pause), "prompt-menu"),
        (Of(Action::Back), "prompt-back"),
    ],
);
const PLAY: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Of(Action::Confirm), "prompt-place"),
        (Of(Action::NextTool), "prompt-tool"),
        (Of(Action::Pause), "prompt-menu"),
        (Of(Action::Back), "prompt-back"),
    ],
);
const MARK: Prompts = Prompts::new(
    Prompts::PAGE.mouse,
    &[
        (Of(Action::Confirm), "prompt-set"),
        (Of(Action::Other), "prompt-wipe"),
        (Of(Action::NextTool), "prompt-tool"),
        (Of(Action::Pause), "prompt-menu"),
        (Of(Action::Back), "prompt-back"),
    ],
);

/// From this width on all tools stand in one row.
const WIDE_FROM: f32 = 560.0;
/// From these heights on there is room for where one stands, for what the hands do, and for what is said.
const HEADED_FROM: f32 = 380.0;
const ROOMY_FROM: f32 = 470.0;
/// The height of whose turn it is, and the radius of its stone.
const TURN: f32 = 38.0;
const STONE: f32 = 11.0;
/// The least height of what is said.
const COMMENT: f32 = 66.0;
/// How much of the height left the tree has at most.
const TREE_SHARE: f32 = 0.6;

/// What a tool is called, for signs and screen readers.
pub(super) const fn tool_id(tool: Tool) -> &'static str {
    match tool {
        Tool::Stones => "tool-stones",
        Tool::Moves => "tool-moves",
        Tool::Mark(Mark::Triangle) => "tool-triangle",
        Tool::Mark(Mark::Square) => "tool-square",
        Tool::Mark(Mark::Circle) => "tool-circle",
        Tool::Mark(Mark::Cross) => "tool-cross",
        Tool::Mark(Mark::Selected) => "tool-selected",
        Tool::Letters => "tool-letters",
        Tool::Numbers => "tool-numbers",
        Tool::Words => "tool-words",
        Tool::Lines(LineEnd::Arrow) => "tool-arrow",
        Tool::Lines(LineEnd::Plain) => "tool-line",
    }
}

/// What the two hands do with a tool.
const fn hands_id(tool: Tool) -> &'static str {
    match tool {
        Tool::Stones => "hands-stones",
        Tool::Moves => "hands-moves",
        Tool::Mark(_) | Tool::Letters | Tool::Numbers | Tool::Words => "hands-mark",
        Tool::Lines(_) => "hands-lines",
    }
}

const fn icon(tool: Tool) -> Icon {
    match tool {
        Tool::Stones => Icon::Stones,
        Tool::Moves => Icon::Move,
        Tool::Mark(mark) => Icon::Mark(mark),
        Tool::Letters => Icon::Label("A"),
        Tool::Numbers => Icon::Label("1"),
        Tool::Words => Icon::Label("Abc"),
        Tool::Lines(end) => Icon::Line(end),
    }
}

pub(super) fn draw(mut frame: Frame, session: Res<Session>, mut replay: ResMut<ReplayView>) {
    let prompts = match session.tool().unwrap_or_default() {
        Tool::Stones => SET_UP,
        Tool::Moves => PLAY,
        _ => MARK,
    };
    let page = Page { room: Room::Panel, active: false, prompts, ..Page::new(EDITOR) };
    frame.show(page, |kit, view| draw_page(kit, view, &session, &mut replay));
}

fn draw_page(kit: &mut Kit<'_>, view: &View<'_>, session: &Session, replay: &mut ReplayView) {
    let (game, height) = (session.game(), view.height);
    let top = kit.ui.cursor().top();
    if height >= HEADED_FROM {
        kit.header("edit-done", &view.text("edit-title"), ReplayOrder::Close);
        if game.record().main_line().nth(1).is_some() {
            line(kit, &standing(view, game), kit.theme.text);
        }
        turn(kit, view, game);
    }
    tools(kit, view, session);
    if height >= ROOMY_FROM {
        let hand = |action, id: &str| match view.device {
            LastDevice::Mouse => view.text(id),
            device => view.caps.first(device, action).map_or_else(String::new, |cap| cap.words(view.texts)),
        };
        let (main, other) = (hand(Action::Confirm, "hand-left"), hand(Action::Other, "hand-right"));
        let id = hands_id(session.tool().unwrap_or_default());
        let hands = view.texts.with(id, [("main", main.into()), ("other", other.into())]);
        kit.label(hands, Type::Small, kit.theme.muted);
    }
    let used = kit.ui.cursor().top() - top;
    let n_rows = if height >= ROOMY_FROM { 2.0 } else { 1.0 };
    let panes = (height - used - n_rows * (CONTROL_HEIGHT + GAP) - GAP).max(0.0);
    replay.tree.prepare(game, session.n_edits());
    let tree_height = replay.tree.height().min(panes * TREE_SHARE);
    let comment_height = panes - tree_height - GAP;
    if comment_height >= COMMENT {
        comment(kit, view, session, comment_height);
    }
    let room = kit.room(if comment_height >= COMMENT { tree_height } else { panes });
    if let Some(node) = replay.tree.draw(kit, game, room) {
        kit.ask(ReplayOrder::Walk(Walk::To(node)));
    }
    let sign = |name, icon, id: &str, action, ask| {
        Sign::new(name, icon, view.text(id), ask).with_key(key_of(view, action))
    };
    let (undo, redo) = (Ask::of(EditOrder::Undo), Ask::of(EditOrder::Redo));
    let mut row = vec![
        sign("edit-undo", Icon::Undo, "edit-undo", Action::Undo, undo).only_if(session.can_undo_edit()),
        sign("edit-redo", Icon::Redo, "edit-redo", Action::Redo, redo).only_if(session.can_redo_edit()),
    ];
    row.extend(walking(view, game, false));
    let menu = Ask::of(ScreenMove::Open(EDIT_MENU));
    row.push(sign("edit-open-menu", Icon::Menu, "say-replay-menu", Action::Pause, menu));
    kit.signs(row);
    if height >= ROOMY_FROM {
        let play_on = Button::new("replay-play-on", ReplayOrder::ChooseSeats);
        kit.button(play_on.only_if(game.can_play_on()));
    }
}

/// How the game has ended here, or whose turn it is; a press gives the turn to the other side.
fn turn(kit: &mut Kit<'_>, view: &View<'_>, game: &Match) {
    if game.outcome().is_some() {
        line(kit, &beside(view, game), kit.theme.muted);
        return;
    }
    let to_move = game.to_move();
    let words = view.text(if to_move == Color::Black { "state-black" } else { "state-white" });
    let room = kit.room(TURN);
    if kit.line_button(room, "edit-turn-over", &words) {
        kit.ask(EditOrder::Make(Edit::Turn(Some(!to_move))));
    }
    kit.stone(room.left_center() + Vec2::new(TURN / 2.0, 0.0), STONE, to_move);
}

/// The tools, the one in hand marked.
fn tools(kit: &mut Kit<'_>, view: &View<'_>, session: &Session) {
    let a_row = if kit.ui.available_width() >= WIDE_FROM { Tool::ALL.len() } else { Tool::ALL.len() / 2 };
    for row in Tool::ALL.chunks(a_row) {
        let signs = row.iter().map(|&tool| {
            let ask = Ask::of(EditOrder::Take(tool));
            let id = tool_id(tool);
            Sign::new(id, icon(tool), view.text(id), ask).choice(session.tool() == Some(tool))
        });
        kit.signs(signs.collect());
    }
}

/// What is said at the node; a press changes it.
fn comment(kit: &mut Kit<'_>, view: &View<'_>, session: &Session, height: f32) {
    let (tree, node) = (session.game().record(), session.game().node());
    let room = kit.room(height);
    let (name, comment) = (tree.name(node), tree.comment(node));
    let label = view.text("edit-comment");
    let says = Says { value: comment.map(str::to_owned), ..Says::button(label.clone()) };
    if kit.tile(room, "edit-comment", false, says) {
        kit.ask(ScreenMove::Open(EDIT_COMMENT));
    }
    let inner = room.shrink2(Vec2::new(14.0, 8.0));
    let mut lines = Vec::new();
    if let Some(name) = name {
        lines.push(kit.cut(name, Type::Strong, kit.theme.accent, inner.width()));
    }
    lines.push(match comment {
        Some(comment) => kit.wrapped(comment, Type::Body, kit.theme.text, inner.width()),
        None => kit.wrapped(&label, Type::Body, kit.theme.muted, inner.width()),
    });
    kit.inside(room, |kit| {
        kit.ui.set_clip_rect(inner);
        kit.set_lines(inner.min, lines);
    });
}
