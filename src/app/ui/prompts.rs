//! The footer: the two or three presses that matter now, with the caps of the device used last.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Pos2, Rect, Ui};

use super::caps::{self, Cap, Caps};
use super::fonts::Type;
use super::frame::View;
use super::kit::paint;
use crate::app::intent::Heading::{Down, Left, Right, Up};
use crate::app::intent::{Action, LastDevice};
use crate::app::text::Texts;
use crate::app::theme::Theme;

/// The height of the footer in points.
pub(crate) const HEIGHT: f32 = 34.0;
const CAP_GAP: f32 = 6.0;
const PROMPT_GAP: f32 = 12.0;

/// What a page's presses are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The board: stones are placed.
    Board,
    /// The board, where a stone waits to be confirmed.
    Pending,
    /// The board of the puzzle.
    Puzzle,
    /// The board of a lesson.
    Lesson,
    /// The same, where one may pass as well.
    GoLesson,
    /// The board of Go, where one may pass as well.
    GoBoard,
    /// The board while stones are counted.
    Count,
    /// A page that leads back to another one.
    Page,
    /// A page with tabs.
    Tabs,
    /// A question of an opening, beside the board.
    Question,
    /// A page with pictures that are stepped through.
    Reading,
    /// A record that is walked through.
    Replay,
    /// The board of a record, where moves are tried.
    Try,
    /// The end of a match on the board.
    Moment,
    /// The first page.
    Title,
    /// A page that takes any press.
    Capture,
}

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    /// The key or button of an action.
    Press(Action),
    /// To the tab before, and to the one after.
    Tabs,
    /// Up and down.
    Rows,
    /// Left and right.
    Columns,
    /// The key that gives up, whatever the keys are.
    Escape,
}

use Ask::{Columns, Escape, Press, Rows, Tabs};

/// The presses of a place, those that may be left out first in front.
fn prompts(device: LastDevice, place: Place) -> &'static [(Ask, &'static str)] {
    use Action as A;
    let is_pad = device == LastDevice::Gamepad;
    match (device, place) {
        (LastDevice::Gamepad, Place::Capture) => &[],
        (_, Place::Capture) => &[(Escape, "cancel")],
        (LastDevice::Mouse, Place::Board | Place::GoBoard | Place::Count | Place::Question) => {
            &[(Press(A::Help), "prompt-help"), (Press(A::Back), "prompt-pause")]
        }
        (_, Place::Moment) => &[(Press(A::Confirm), "prompt-step")],
        (LastDevice::Mouse, Place::Pending) => &[(Press(A::Back), "prompt-withdraw")],
        (LastDevice::Mouse, Place::Puzzle) => {
            &[(Press(A::Help), "prompt-help"), (Press(A::Back), "prompt-boards")]
        }
        (LastDevice::Mouse, Place::Lesson | Place::GoLesson) => {
            &[(Press(A::Help), "prompt-help"), (Press(A::Back), "prompt-contents")]
        }
        (LastDevice::Mouse, Place::Title) => {
            &[(Press(A::Help), "prompt-help"), (Press(A::FullScreen), "prompt-full-screen")]
        }
        (LastDevice::Mouse, Place::Page | Place::Tabs | Place::Reading | Place::Replay | Place::Try) => {
            &[(Press(A::Help), "prompt-help"), (Press(A::Back), "prompt-back")]
        }
        (_, Place::Board) => &[
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Undo), "prompt-undo"),
            (Press(A::Back), "prompt-pause"),
        ],
        (_, Place::Pending) => &[(Press(A::Confirm), "prompt-confirm"), (Press(A::Back), "prompt-withdraw")],
        (_, Place::Puzzle) => &[
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Hint), "prompt-hint"),
            (Press(A::Back), "prompt-boards"),
        ],
        (_, Place::Lesson) => &[
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Hint), "prompt-show"),
            (Press(A::Redo), "prompt-skip"),
            (Press(A::Back), "prompt-contents"),
        ],
        (_, Place::GoLesson) => &[
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Hint), "prompt-show"),
            (Press(A::Pass), "prompt-pass"),
            (Press(A::Redo), "prompt-skip"),
            (Press(A::Back), "prompt-contents"),
        ],
        (_, Place::GoBoard) => &[
            (Press(A::Undo), "prompt-undo"),
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Pass), "prompt-pass"),
            (Press(A::Back), "prompt-pause"),
        ],
        (_, Place::Count) => &[
            (Press(A::Confirm), "prompt-dead"),
            (Press(A::Pass), "prompt-agree"),
            (Press(A::MoveNow), "prompt-play-on"),
        ],
        (_, Place::Replay) => &[
            (Press(A::Try), "prompt-try"),
            (Press(A::Pause), "prompt-menu"),
            (Columns, "prompt-moves"),
            (Press(A::Confirm), "prompt-run"),
            (Press(A::Back), "prompt-back"),
        ],
        (_, Place::Try) => &[
            (Press(A::Undo), "prompt-undo"),
            (Press(A::Confirm), "prompt-place"),
            (Press(A::Back), "prompt-back"),
        ],
        (_, Place::Question) => {
            &[(Rows, "prompt-choose"), (Press(A::Confirm), "prompt-press"), (Press(A::Back), "prompt-pause")]
        }
        (_, Place::Title) if is_pad => &[(Rows, "prompt-choose"), (Press(A::Confirm), "prompt-press")],
        (_, Place::Title) => {
            &[(Rows, "prompt-choose"), (Press(A::Confirm), "prompt-press"), (Press(A::Help), "prompt-help")]
        }
        (_, Place::Page) => {
            &[(Rows, "prompt-choose"), (Press(A::Confirm), "prompt-press"), (Press(A::Back), "prompt-back")]
        }
        (_, Place::Tabs) => &[(Rows, "prompt-choose"), (Tabs, "prompt-tab"), (Press(A::Back), "prompt-back")],
        (_, Place::Reading) if is_pad => {
            &[(Rows, "prompt-read"), (Press(A::Confirm), "prompt-step"), (Press(A::Back), "prompt-back")]
        }
        (_, Place::Reading) => {
            &[(Rows, "prompt-read"), (Columns, "prompt-step"), (Press(A::Back), "prompt-back")]
        }
    }
}

/// The caps of a press on this device.
fn caps_of(ask: Ask, device: LastDevice, caps: &Caps<'_>) -> Vec<Cap> {
    match ask {
        Press(action) => caps.first(device, action).into_iter().collect(),
        Tabs => [Action::PreviousTab, Action::NextTab]
            .into_iter()
            .filter_map(|action| caps.first(device, action))
            .collect(),
        Rows => caps.directions(device, &[Up, Down]),
        Columns => caps.directions(device, &[Left, Right]),
        Escape => vec![Cap::Key("Esc".to_owned())],
    }
}

/// The prompts of a place with their caps; what has no key or button on this device is left out.
pub(crate) fn shown(device: LastDevice, place: Place, caps: &Caps<'_>) -> Vec<(Vec<Cap>, &'static str)> {
    let prompts = prompts(device, place).iter();
    let with_caps = prompts.map(|(ask, id)| (caps_of(*ask, device, caps), *id));
    with_caps.filter(|(caps, _)| !caps.is_empty()).collect()
}

/// The prompts of the footer in words: what to press, and the id of what that does.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompted(pub Vec<(String, &'static str)>);

impl Prompted {
    pub(crate) fn of(prompts: &[(Vec<Cap>, &'static str)], texts: &Texts) -> Self {
        let words = |caps: &[Cap]| caps.iter().map(|cap| cap.words(texts)).collect::<Vec<_>>().join(" ");
        Self(prompts.iter().map(|(caps, id)| (words(caps), *id)).collect())
    }
}

pub(crate) fn draw(
    ui: &Ui,
    rect: Rect,
    view: &View<'_>,
    theme: &Theme,
    prompts: &[(Vec<Cap>, &'static str)],
) {
    let painter = ui.painter();
    // What has no room is left out, the first one first: how to leave is always shown.
    let width_of = |(caps, id): &(Vec<Cap>, &str)| {
        let text = painter.layout_no_wrap(view.texts.get(id), Type::Small.font(), paint(theme.text));
        caps::row_width(painter, caps) + CAP_GAP + text.size().x + PROMPT_GAP
    };
    let mut shown = prompts;
    while shown.len() > 1 && shown.iter().map(width_of).sum::<f32>() - PROMPT_GAP > rect.width() {
        shown = &shown[1..];
    }
    let mut x = rect.left();
    for (row, id) in shown {
        caps::row(painter, theme, Pos2::new(x, rect.center().y), row, f32::INFINITY);
        let words = painter.text(
            Pos2::new(x + caps::row_width(painter, row) + CAP_GAP, rect.center().y),
            Align2::LEFT_CENTER,
            view.texts.get(id),
            Type::Small.font(),
            paint(theme.muted),
        );
        x = words.right() + PROMPT_GAP;
    }
}
