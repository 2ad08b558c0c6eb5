//! A record edited: positions set up, marks, labels and lines, words, and variations put in order.
//!
//! The record is the one of the [`Session`], a stage of the replay; what a tool does to it is
//! [`play::editor`](crate::play::editor), and every change can be undone. A new position is set up in a record that
//! has nothing but its board.
//!
//! - [`EditOrder`]: what a player asks for. `panel`: beside the board. `menu`: everything by buttons. `words`: what is
//!   typed.

mod menu;
mod orders;
mod panel;
mod words;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use self::orders::EditOrder;
use super::replay::ReplayStage;
use super::review::Explaining;
use crate::app::AppSet;
use crate::app::intent::{Interpret, Typing};
use crate::app::screen::{Screen, nothing_open};
use crate::app::table::session::Session;
use crate::app::ui::frame::Pages;
use crate::board::Point;
use crate::play::editor::Tool;

/// What can be done with the record, by buttons.
pub const EDIT_MENU: Screen = Screen::new("edit-menu");
/// What is said at a node.
pub const EDIT_COMMENT: Screen = Screen { typing: Typing::Lines, ..Screen::brief("edit-comment") };
/// What a node is called.
pub const EDIT_NAME: Screen = Screen { typing: Typing::Line, ..Screen::brief("edit-name") };
/// What stands on a point.
pub const EDIT_LABEL: Screen = Screen { typing: Typing::Line, ..Screen::brief("edit-label") };

/// The tool that was in hand last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct LastTool(Tool);

/// The point that a label is typed for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Labelled(Option<Point>);

/// Everything that decides what happens.
pub(super) fn logic(app: &mut App) {
    app.add_message::<EditOrder>()
        .init_resource::<LastTool>()
        .init_resource::<Labelled>()
        .add_systems(OnEnter(ReplayStage::Edit), |last: Res<LastTool>, mut session: ResMut<Session>| {
            session.take_tool(Some(last.0));
        })
        .add_systems(OnExit(ReplayStage::Edit), |mut session: ResMut<Session>| session.take_tool(None))
        .add_systems(Update, orders::interpret.in_set(AppSet::Intend).in_set(Interpret))
        .init_resource::<words::Typed>()
        .add_systems(OnExit(EDIT_COMMENT), words::keep_comment)
        .add_systems(
            Update,
            (orders::obey, orders::ask_label)
                .chain()
                .in_set(AppSet::Rules)
                .after(Explaining)
                .before(super::exchange::Exchanging)
                .before(crate::app::table::place::answer)
                .before(crate::app::table::result::detect_end),
        );
}

/// Everything that draws it.
pub(super) fn view(app: &mut App) {
    app.add_systems(Update, words::forget.in_set(AppSet::Mirror)).add_systems(
        EguiPrimaryContextPass,
        (
            panel::draw.run_if(nothing_open.and_then(in_state(ReplayStage::Edit))),
            menu::draw.run_if(in_state(EDIT_MENU)),
            words::draw_comment.run_if(in_state(EDIT_COMMENT)),
            words::draw_line.run_if(in_state(EDIT_NAME).or_else(in_state(EDIT_LABEL))),
        )
            .in_set(Pages),
    );
}
