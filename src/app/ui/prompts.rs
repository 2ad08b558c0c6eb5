//! The footer: the two or three presses that matter now, with the caps of the device used last.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Pos2, Rect, Ui};

use super::caps::{self, Cap, Caps};
use super::fonts::Type;
use super::frame::View;
use super::kit::paint;
use crate::app::intent::Heading::{Down, Left, Right, Up};
use crate::app::intent::{Action, LastDevice};
use crate::app::theme::Theme;
use crate::words::Texts;

/// The height of the footer in points.
pub(crate) const HEIGHT: f32 = 34.0;
const CAP_GAP: f32 = 6.0;
const PROMPT_GAP: f32 = 12.0;

/// The presses that a page prompts for on each device, those that may be left out first in front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prompts {
    pub(crate) mouse: List,
    pub(crate) keys: List,
    pub(crate) pad: List,
}

/// What is pressed, and the id of what that does.
pub(crate) type List = &'static [(Trigger, &'static str)];

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trigger {
    /// The key or button of an action.
    Of(Action),
    /// To the tab before, and to the one after.
    Tabs,
    /// Up and down.
    Rows,
    /// Left and right.
    Columns,
    /// The key that gives up, whatever the keys are.
    Escape,
}

use Trigger::{Columns, Escape, Of, Rows, Tabs};

impl Prompts {
    /// A page that leads back to another one.
    pub(crate) const PAGE: Self = Self::new(
        &[(Of(Action::Help), "prompt-help"), (Of(Action::Back), "prompt-back")],
        &[(Rows, "prompt-choose"), (Of(Action::Confirm), "prompt-press"), (Of(Action::Back), "prompt-back")],
    );
    /// A board on which a stone waits to be confirmed.
    pub(crate) const PENDING: Self = Self::new(
        &[(Of(Action::Back), "prompt-withdraw")],
        &[(Of(Action::Confirm), "prompt-confirm"), (Of(Action::Back), "prompt-withdraw")],
    );

    /// Those of the mouse, and those of keys and gamepads.
    pub(crate) const fn new(mouse: List, keys: List) -> Self {
        Self { mouse, keys, pad: keys }
    }

    const fn of(&self, device: LastDevice) -> List {
        match device {
            LastDevice::Mouse => self.mouse,
            LastDevice::Keyboard => self.keys,
            LastDevice::Gamepad => self.pad,
        }
    }
}

/// The caps of a press on this device.
fn caps_of(trigger: Trigger, device: LastDevice, caps: &Caps<'_>) -> Vec<Cap> {
    match trigger {
        Of(action) => caps.first(device, action).into_iter().collect(),
        Tabs => [Action::PreviousTab, Action::NextTab]
            .into_iter()
            .filter_map(|action| caps.first(device, action))
            .collect(),
        Rows => caps.directions(device, &[Up, Down]),
        Columns => caps.directions(device, &[Left, Right]),
        Escape => vec![Cap::Key("Esc".to_owned())],
    }
}

/// The prompts of a page with their caps; what has no key or button on this device is left out.
pub(crate) fn shown(device: LastDevice, prompts: &Prompts, caps: &Caps<'_>) -> Vec<(Vec<Cap>, &'static str)> {
    let list = prompts.of(device).iter();
    let with_caps = list.map(|(trigger, id)| (caps_of(*trigger, device, caps), *id));
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
