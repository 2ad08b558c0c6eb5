//! What a player asks for while a record is edited, and where it is done.

use bevy::prelude::*;

use super::{EDIT_LABEL, EDIT_MENU, Labelled, LastTool};
use crate::app::features::replay::{Replay, ReplayStage};
use crate::app::intent::Action;
use crate::app::screen::{Phase, ScreenMove, Screens, Ways, Whereabouts};
use crate::app::table::on_table::{LabelAsked, Tell};
use crate::app::table::place::Asked;
use crate::app::table::session::{MatchStarted, Session};
use crate::game::GameSetup;
use crate::game::tree::Edit;
use crate::play::editor::Tool;

/// What a player asks for.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum EditOrder {
    /// Set up a position of this game on an empty board.
    SetUp(GameSetup),
    /// Take this tool.
    Take(Tool),
    /// Change the record.
    Make(Edit),
    /// Undo the last change.
    Undo,
    /// Make the change again that was undone.
    Redo,
}

/// What the keys and buttons ask for here.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    stage: Option<Res<State<ReplayStage>>>,
    session: Res<Session>,
    mut orders: MessageWriter<EditOrder>,
    mut moves: MessageWriter<ScreenMove>,
) {
    if stage.is_none_or(|stage| *stage.get() != ReplayStage::Edit) || !whereabouts.is_open() {
        actions.clear();
        return;
    }
    let mut tool = session.tool().unwrap_or_default();
    for action in actions.read() {
        orders.write(match action {
            Action::Undo => EditOrder::Undo,
            Action::Redo => EditOrder::Redo,
            Action::NextTool | Action::PreviousTool | Action::Hint => {
                tool = tool.step(if *action == Action::PreviousTool { -1 } else { 1 });
                EditOrder::Take(tool)
            }
            Action::Pause => {
                moves.write(ScreenMove::Open(EDIT_MENU));
                continue;
            }
            Action::Remove => EditOrder::Make(Edit::Delete),
            _ => continue,
        });
    }
}

/// Does what a player asks for.
pub(super) fn obey(
    mut orders: MessageReader<EditOrder>,
    mut session: ResMut<Session>,
    (mut replay, mut last): (ResMut<Replay>, ResMut<LastTool>),
    mut ways: Ways<ReplayStage>,
    (mut started, mut asked): (MessageWriter<MatchStarted>, Asked),
    mut tell: Tell,
) {
    for order in orders.read() {
        tell.wakefulness.pending();
        match order {
            EditOrder::SetUp(game) => {
                session.open_board(*game);
                *replay = Replay::default();
                last.0 = Tool::Stones;
                ways.screens.lay(Phase::Replay);
                ways.turn(ReplayStage::Edit);
                asked.forget();
                started.write(MatchStarted);
            }
            _ if ways.at.phase() != Phase::Replay => {}
            EditOrder::Take(tool) => {
                last.0 = *tool;
                session.take_tool(Some(*tool));
            }
            EditOrder::Make(edit) => match session.edit(edit.clone()) {
                Ok(events) => tell.all(events),
                Err(_) => tell.notice("refused-cannot-stand"),
            },
            EditOrder::Undo => match session.undo_edit() {
                Some(events) => tell.all(events),
                None => tell.notice("notice-nothing-to-undo"),
            },
            EditOrder::Redo => match session.redo_edit() {
                Some(events) => tell.all(events),
                None => tell.notice("notice-nothing-to-redo"),
            },
        }
    }
}

/// Opens the page on which the label of a point is typed.
pub(super) fn ask_label(
    mut asked: MessageReader<LabelAsked>,
    mut labelled: ResMut<Labelled>,
    mut screens: Screens,
) {
    for LabelAsked { point } in asked.read() {
        labelled.0 = Some(*point);
        screens.open(EDIT_LABEL);
    }
}
