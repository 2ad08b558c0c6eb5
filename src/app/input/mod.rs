//! Devices become [`Action`]s; which device was used last is remembered.

pub mod bindings;
pub mod capture;
pub mod gamepad;
pub mod keyboard;
pub mod letters;
pub mod mouse;
mod pad_watch;
pub mod pads;
pub mod typing;

use crate::app::intent::{Action, LastDevice};
use bevy::prelude::*;

use super::AppSet;
use crate::app::features::exchange;
use crate::app::features::help::Topic;
use crate::app::features::lesson;
use crate::app::features::puzzle;
use crate::app::features::replay;
use crate::app::screen::{MenuPage, Overlay, Phase, Question, Whereabouts};
use crate::app::table::pending::Pending;
use crate::app::table::session::{Command, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>()
        .init_resource::<LastDevice>()
        .add_plugins((
            letters::plugin,
            pads::plugin,
            keyboard::plugin,
            gamepad::plugin,
            mouse::plugin,
            pad_watch::plugin,
            capture::plugin,
        ))
        .add_systems(First, end_actions)
        .add_systems(Update, interpret.in_set(AppSet::Intend));
}

/// What is pressed is heard in the update in which it is pressed, and not by whoever begins to listen in the next.
fn end_actions(mut actions: ResMut<Messages<Action>>) {
    actions.clear();
}

/// Actions that mean the same wherever the focus is become commands.
pub(super) fn interpret(
    mut actions: MessageReader<Action>,
    whereabouts: Whereabouts,
    pending: Res<Pending>,
    page: Option<Res<State<MenuPage>>>,
    session: Res<Session>,
    mut commands_out: MessageWriter<Command>,
) {
    let (phase, paused) = (whereabouts.phase(), whereabouts.is_paused());
    let in_match = matches!(phase, Phase::Playing | Phase::GameOver | Phase::Replay);
    let is_go = session.game().position().as_go().is_some();
    let counting = session.game().counting().is_some();
    let page = page.map(|page| *page.get());
    let under_way = phase == Phase::Playing && !session.game().is_fresh();
    for action in actions.read() {
        let in_replay = whereabouts.replay().and_then(|stage| replay::command_of(*action, stage));
        let command = match (action, whereabouts.overlay()) {
            // It takes the stone back that waits to be confirmed.
            (Action::Back, Overlay::Closed) if pending.point().is_some() => continue,
            (Action::Back, Overlay::Topic(_)) => Command::OpenHelp,
            (Action::Back, Overlay::Exchange(_)) => Command::Exchange(exchange::Order::Back),
            (Action::Back, overlay) if overlay != Overlay::Closed => Command::CloseOverlay,
            (Action::Help, overlay) if overlay.is_help() || overlay.is_controls() => Command::CloseOverlay,
            (Action::Help, _) if phase == Phase::Puzzle => Command::OpenTopic(Topic::Puzzle),
            (Action::Help, _) => Command::OpenHelp,
            (Action::Quit, _) if under_way => Command::Ask(Question::Quit),
            (Action::Quit, _) => Command::Quit,
            (Action::CopyPicture, Overlay::Exchange(exchange::Page::Export)) => {
                Command::Exchange(exchange::Order::CopyPicture)
            }
            (Action::Export, Overlay::Exchange(exchange::Page::Export)) => {
                Command::Exchange(exchange::Order::SaveAs)
            }
            (_, overlay) if overlay != Overlay::Closed => continue,
            (Action::OpenFile, _) => Command::Exchange(exchange::Order::OpenFile),
            (Action::New, _) if under_way => Command::Ask(Question::New),
            (Action::New, _) => Command::OpenNewGame,
            _ if phase == Phase::Puzzle => match puzzle::command_of(*action, whereabouts.puzzle()) {
                Some(command) => command,
                None => continue,
            },
            _ if phase == Phase::Lesson => match lesson::command_of(*action, whereabouts.lesson()) {
                Some(command) => command,
                None => continue,
            },
            _ if in_replay.is_some() => match in_replay {
                Some(command) => command,
                None => continue,
            },
            (Action::Back | Action::Pause, _) if paused => Command::Resume,
            (Action::Back | Action::Pause, _) if phase == Phase::Playing => Command::Pause,
            (Action::Confirm | Action::Back | Action::Pause, _) if whereabouts.is_moment() => {
                Command::SeeResult
            }
            (Action::Back, _) if phase == Phase::GameOver => Command::LeaveMatch,
            (Action::Back, _) if page == Some(MenuPage::Deleted) => Command::OpenRecords,
            (Action::Back, _) if page.is_some_and(|page| page != MenuPage::Title) => Command::OpenTitle,
            (Action::Paste, _) if matches!(phase, Phase::Menu | Phase::Replay) => Command::Paste,
            (Action::CopyGame, _) if in_match => Command::CopyGame,
            (Action::Undo | Action::Redo | Action::MoveNow, _) if phase == Phase::Replay => continue,
            (Action::CopyPicture, _) if in_match => Command::Exchange(exchange::Order::CopyPicture),
            (Action::Export, _) if in_match => Command::Exchange(exchange::Order::Export),
            (Action::Undo, _) if in_match => Command::Undo,
            (Action::Redo, _) if in_match => Command::Redo,
            (Action::Hint, _) if phase == Phase::Playing && !paused => Command::Hint,
            (Action::Tables, _) if in_match && is_go => Command::ToggleEstimate,
            (Action::Tables, _) if in_match => Command::ToggleTables,
            (Action::Pass, _) if phase == Phase::Playing && !paused && is_go => {
                if counting {
                    Command::AgreeToCount
                } else {
                    Command::Pass
                }
            }
            (Action::MoveNow, _) if phase == Phase::Playing && !paused && counting => Command::PlayOn,
            (Action::MoveNow, _) if in_match && !paused => Command::MoveNow,
            (Action::Type, _) if phase == Phase::Playing && !paused => Command::OpenEntry,
            (Action::Copy, _) if in_match => Command::CopyBoard,
            _ => continue,
        };
        commands_out.write(command);
    }
}
