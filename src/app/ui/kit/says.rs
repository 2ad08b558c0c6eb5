//! What controls say of themselves to those who do not see them.

use bevy_egui::egui::{Id, Rect};

/// A control or a line of a page, where it was drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Which one, for the focus.
    pub id: Id,
    /// Where, in points.
    pub rect: Rect,
    /// What it says.
    pub says: Says,
}

/// What a control is, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Says {
    /// What it is.
    pub nature: Nature,
    /// What it is called.
    pub label: String,
    /// What it is set to.
    pub value: Option<String>,
    /// Whether it does anything now.
    pub enabled: bool,
}

/// What a control is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// Text that is read only.
    Line,
    /// It is pressed.
    Button,
    /// One of several, of which one is chosen.
    Choice {
        /// Whether it is this one.
        chosen: bool,
    },
    /// It opens one part of a page.
    Tab {
        /// Whether it is the one in view.
        chosen: bool,
    },
    /// On or off.
    Switch {
        /// Whether it is on.
        on: bool,
    },
    /// It has a value that is stepped through.
    Value,
    /// Something is typed there.
    Text,
}

impl Says {
    /// A button.
    pub fn button(label: impl Into<String>) -> Self {
        Self { nature: Nature::Button, label: label.into(), value: None, enabled: true }
    }

    /// Text that is read only.
    pub fn line(text: impl Into<String>) -> Self {
        Self { nature: Nature::Line, ..Self::button(text) }
    }

    /// One of several.
    pub fn choice(label: impl Into<String>, chosen: bool) -> Self {
        Self { nature: Nature::Choice { chosen }, ..Self::button(label) }
    }

    /// One part of a page.
    pub fn tab(label: impl Into<String>, chosen: bool) -> Self {
        Self { nature: Nature::Tab { chosen }, ..Self::button(label) }
    }

    /// Something to turn on and off.
    pub fn switch(label: impl Into<String>, on: bool) -> Self {
        Self { nature: Nature::Switch { on }, ..Self::button(label) }
    }

    /// A value that is stepped through.
    pub fn value(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { nature: Nature::Value, value: Some(value.into()), ..Self::button(label) }
    }

    /// A field in which something is typed.
    pub fn text(label: impl Into<String>, typed: impl Into<String>) -> Self {
        Self { nature: Nature::Text, value: Some(typed.into()), ..Self::button(label) }
    }
}
