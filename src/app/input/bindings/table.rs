//! Every action with its group, where it counts, and the keys and buttons that it has from the start.

use bevy::prelude::*;

use super::Chord;
use crate::app::intent::Scope;
use crate::app::intent::{Action, Heading};

/// What is to be known of an action to choose its keys.
#[derive(Debug)]
pub struct Entry {
    /// The action.
    pub action: Action,
    /// Its name in the settings.
    pub name: &'static str,
    /// The id of what it does in the texts.
    pub text_id: &'static str,
    /// Among which it is listed.
    pub group: Group,
    /// Where it counts.
    pub scope: Scope,
    pub(super) keys: &'static [Chord],
    pub(super) buttons: &'static [GamepadButton],
}

/// The heads under which the actions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Cursor and focus.
    Move,
    /// What is done in a match.
    Play,
    /// Walking through a record.
    Record,
    /// Pages, files, window and sound.
    Program,
}

impl Group {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Move, Self::Play, Self::Record, Self::Program];

    /// The id of the head in the texts.
    pub const fn text_id(self) -> &'static str {
        match self {
            Self::Move => "controls-move",
            Self::Play => "controls-play",
            Self::Record => "controls-record",
            Self::Program => "controls-program",
        }
    }
}

impl Scope {
    /// Whether there is a place where both count.
    pub fn meets(self, other: Self) -> bool {
        let is_long = |scope| matches!(scope, Self::Record | Self::List | Self::Editor | Self::Long);
        let meets_long = |one, other| one == Self::Long && is_long(other);
        self == other
            || self == Self::Everywhere
            || other == Self::Everywhere
            || meets_long(self, other)
            || meets_long(other, self)
    }
}

impl Entry {
    /// Whether the program could not be used without it: its last key and its last button stay.
    pub const fn is_vital(&self) -> bool {
        matches!(self.action, Action::Confirm | Action::Back | Action::Step(_))
    }
}

/// What the table says of an action.
pub fn entry_of(action: Action) -> &'static Entry {
    &TABLE[index_of(action)]
}

/// The place of an action in the table.
pub(super) fn index_of(action: Action) -> usize {
    TABLE.iter().position(|entry| entry.action == action).expect("every action is in the table")
}

const fn entry(
    action: Action,
    (name, text_id): (&'static str, &'static str),
    (group, scope): (Group, Scope),
    keys: &'static [Chord],
    buttons: &'static [GamepadButton],
) -> Entry {
    Entry { action, name, text_id, group, scope, keys, buttons }
}

const fn k(key: KeyCode) -> Chord {
    Chord::key(key)
}

use Action as A;
use GamepadButton as B;
use Heading::{Down, Left, Right, Up};
use KeyCode as K;

const MOVE: (Group, Scope) = (Group::Move, Scope::Everywhere);
const CURSOR: (Group, Scope) = (Group::Move, Scope::Match);
const PLAY: (Group, Scope) = (Group::Play, Scope::Everywhere);
const MATCH: (Group, Scope) = (Group::Play, Scope::Match);
const RECORD: (Group, Scope) = (Group::Record, Scope::Record);
const EDITOR: (Group, Scope) = (Group::Record, Scope::Editor);
const LONG: (Group, Scope) = (Group::Record, Scope::Long);
const TABS: (Group, Scope) = (Group::Move, Scope::Tabs);
const PROGRAM: (Group, Scope) = (Group::Program, Scope::Everywhere);

/// Every action, in the order in which they are listed.
#[rustfmt::skip] // Two lines for each.
pub static TABLE: [Entry; 48] = [
    entry(A::Step(Up), ("up", "control-up"), MOVE,
        &[k(K::ArrowUp), k(K::KeyW), k(K::Numpad8), k(K::Tab).shift()], &[B::DPadUp]),
    entry(A::Step(Down), ("down", "control-down"), MOVE,
        &[k(K::ArrowDown), k(K::KeyS), k(K::Numpad2), k(K::Tab)], &[B::DPadDown]),
    entry(A::Step(Left), ("left", "control-left"), MOVE,
        &[k(K::ArrowLeft), k(K::KeyA), k(K::Numpad4)], &[B::DPadLeft]),
    entry(A::Step(Right), ("right", "control-right"), MOVE,
        &[k(K::ArrowRight), k(K::KeyD), k(K::Numpad6)], &[B::DPadRight]),
    entry(A::Jump(Up), ("jump_up", "control-jump-up"), MOVE,
        &[k(K::ArrowUp).shift(), k(K::KeyW).shift(), k(K::Numpad8).shift()], &[]),
    entry(A::Jump(Down), ("jump_down", "control-jump-down"), MOVE,
        &[k(K::ArrowDown).shift(), k(K::KeyS).shift(), k(K::Numpad2).shift()], &[]),
    entry(A::Jump(Left), ("jump_left", "control-jump-left"), MOVE,
        &[k(K::ArrowLeft).shift(), k(K::KeyA).shift(), k(K::Numpad4).shift()], &[]),
    entry(A::Jump(Right), ("jump_right", "control-jump-right"), MOVE,
        &[k(K::ArrowRight).shift(), k(K::KeyD).shift(), k(K::Numpad6).shift()], &[]),
    entry(A::NextStar, ("next_star", "control-next-star"), CURSOR,
        &[k(K::KeyX)], &[]),
    entry(A::LastMove, ("last_move", "control-last-move"), CURSOR,
        &[k(K::KeyQ)], &[B::LeftTrigger]),
    entry(A::NextThreat, ("next_threat", "control-next-threat"), CURSOR,
        &[k(K::KeyE)], &[B::LeftTrigger2]),
    entry(A::PreviousTab, ("previous_tab", "control-previous-tab"), TABS,
        &[k(K::PageUp), k(K::Tab).ctrl().shift()], &[B::LeftTrigger]),
    entry(A::NextTab, ("next_tab", "control-next-tab"), TABS,
        &[k(K::PageDown), k(K::Tab).ctrl()], &[B::RightTrigger]),
    entry(A::Confirm, ("confirm", "control-confirm"), PLAY,
        &[k(K::Enter), k(K::Space), k(K::NumpadEnter), k(K::Numpad5)], &[B::South]),
    entry(A::Back, ("back", "control-back"), PLAY,
        &[k(K::Escape)], &[B::East]),
    entry(A::Pause, ("pause", "control-pause"), PLAY,
        &[k(K::KeyP), k(K::Pause)], &[B::Start]),
    entry(A::Pass, ("pass", "help-pass"), MATCH,
        &[k(K::KeyG)], &[B::RightThumb]),
    entry(A::Undo, ("undo", "help-undo"), MATCH,
        &[k(K::KeyU), k(K::KeyZ).ctrl(), k(K::Backspace)], &[B::West]),
    entry(A::Redo, ("redo", "help-redo"), MATCH,
        &[k(K::KeyR), k(K::KeyY).ctrl(), k(K::KeyZ).ctrl().shift()], &[B::RightTrigger]),
    entry(A::Hint, ("hint", "help-hint"), PLAY,
        &[k(K::KeyH)], &[B::North]),
    entry(A::Tables, ("tables", "control-tables"), PLAY,
        &[k(K::KeyT)], &[B::LeftThumb]),
    entry(A::Analyze, ("analyze", "control-analyze"), PLAY,
        &[k(K::KeyI)], &[]),
    entry(A::MoveNow, ("move_now", "control-move-now"), MATCH,
        &[k(K::KeyN)], &[B::RightTrigger2]),
    entry(A::Type, ("type", "help-type"), PLAY,
        &[k(K::Slash), k(K::NumpadDivide)], &[]),
    entry(A::PageBack, ("page_back", "control-page-back"), LONG,
        &[k(K::PageUp)], &[B::LeftTrigger]),
    entry(A::PageOn, ("page_on", "control-page-on"), LONG,
        &[k(K::PageDown)], &[B::RightTrigger]),
    entry(A::First, ("first", "control-first"), LONG,
        &[k(K::Home)], &[B::LeftTrigger2]),
    entry(A::Last, ("last", "control-last"), LONG,
        &[k(K::End)], &[B::RightTrigger2]),
    entry(A::Faster, ("faster", "control-faster"), RECORD,
        &[k(K::Equal), k(K::NumpadAdd)], &[]),
    entry(A::Slower, ("slower", "control-slower"), RECORD,
        &[k(K::Minus), k(K::NumpadSubtract)], &[]),
    entry(A::PlayOn, ("play_on", "help-replay-play-on"), RECORD,
        &[k(K::KeyN)], &[B::West]),
    entry(A::Try, ("try", "control-try"), RECORD,
        &[k(K::KeyV)], &[B::RightThumb]),
    entry(A::Remove, ("remove", "control-remove"), (Group::Record, Scope::Everywhere),
        &[k(K::Delete)], &[]),
    entry(A::Edit, ("edit", "control-edit"), RECORD,
        &[k(K::KeyE)], &[]),
    entry(A::Other, ("other_hand", "control-other"), EDITOR,
        &[k(K::KeyX), k(K::Enter).shift(), k(K::Space).shift()], &[B::West]),
    entry(A::PreviousTool, ("previous_tool", "control-previous-tool"), EDITOR,
        &[k(K::KeyQ), k(K::BracketLeft)], &[]),
    entry(A::NextTool, ("next_tool", "control-next-tool"), EDITOR,
        &[k(K::KeyE), k(K::BracketRight)], &[B::RightThumb]),
    entry(A::Help, ("help", "help-help"), PROGRAM,
        &[k(K::F1), k(K::Slash).ctrl()], &[B::Select]),
    entry(A::New, ("new", "control-new"), PROGRAM,
        &[k(K::KeyN).ctrl()], &[]),
    entry(A::OpenFile, ("open", "help-open"), PROGRAM,
        &[k(K::KeyO).ctrl()], &[]),
    entry(A::Export, ("export", "help-export"), PROGRAM,
        &[k(K::KeyS).ctrl()], &[]),
    entry(A::Copy, ("copy", "help-copy"), PROGRAM,
        &[k(K::KeyC).ctrl()], &[]),
    entry(A::CopyGame, ("copy_game", "help-copy-game"), PROGRAM,
        &[k(K::KeyC).ctrl().shift()], &[]),
    entry(A::CopyPicture, ("copy_picture", "help-copy-picture"), PROGRAM,
        &[k(K::KeyC).ctrl().alt()], &[]),
    entry(A::Paste, ("paste", "help-paste"), PROGRAM,
        &[k(K::KeyV).ctrl()], &[]),
    entry(A::FullScreen, ("full_screen", "help-full-screen"), PROGRAM,
        &[k(K::F11)], &[]),
    entry(A::Mute, ("mute", "help-mute"), PROGRAM,
        &[k(K::KeyM)], &[]),
    entry(A::Quit, ("quit", "control-quit"), PROGRAM,
        &[k(K::KeyQ).ctrl()], &[]),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::app::input::bindings::Trigger;

    #[test]
    fn every_action_is_listed_once_and_under_a_name_of_its_own() {
        let actions: HashSet<Action> = TABLE.iter().map(|entry| entry.action).collect();
        let names: HashSet<&str> = TABLE.iter().map(|entry| entry.name).collect();
        assert_eq!((actions.len(), names.len()), (TABLE.len(), TABLE.len()));
        for entry in &TABLE {
            assert_eq!(entry_of(entry.action).name, entry.name);
        }
    }

    /// From the start no key and no button means two things in one place.
    #[test]
    fn nothing_is_meant_twice() {
        fn check<T: Trigger>() {
            for (i, a) in TABLE.iter().enumerate() {
                for b in TABLE[i + 1..].iter().filter(|b| a.scope.meets(b.scope)) {
                    let shared = T::defaults(a).iter().find(|trigger| T::defaults(b).contains(trigger));
                    assert_eq!(shared, None, "{} and {}", a.name, b.name);
                }
            }
        }
        check::<Chord>();
        check::<GamepadButton>();
    }

    #[test]
    fn what_is_vital_has_a_key_and_a_button() {
        for entry in TABLE.iter().filter(|entry| entry.is_vital()) {
            assert!(!entry.keys.is_empty() && !entry.buttons.is_empty(), "{}", entry.name);
        }
    }
}
