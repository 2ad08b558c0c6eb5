//! What is done alike with every device: steps, presses, values, stones.

use bevy::prelude::GamepadButton;
use bevy::prelude::*;
use goishi::app::features::settings::{OpenTab, Tab};
use goishi::app::input::bindings::{Book, Chord};
use goishi::app::intent::{Action, Heading};
use goishi::app::ui::kit::Nav;
use goishi::board::Point;

use super::Desk;

/// A device that a page is walked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Device {
    Keyboard,
    Mouse,
    Pad,
}

impl Desk {
    /// One step of the focus or of the board cursor.
    pub(crate) fn step(&mut self, device: Device, heading: Heading) {
        match (device, heading) {
            (Device::Keyboard, Heading::Up) => self.press(KeyCode::ArrowUp),
            (Device::Keyboard, Heading::Down) => self.press(KeyCode::ArrowDown),
            (Device::Keyboard, Heading::Left) => self.press(KeyCode::ArrowLeft),
            (Device::Keyboard, Heading::Right) => self.press(KeyCode::ArrowRight),
            (Device::Pad, Heading::Up) => self.pad_press(GamepadButton::DPadUp),
            (Device::Pad, Heading::Down) => self.pad_press(GamepadButton::DPadDown),
            (Device::Pad, Heading::Left) => self.pad_press(GamepadButton::DPadLeft),
            (Device::Pad, Heading::Right) => self.pad_press(GamepadButton::DPadRight),
            (Device::Mouse, _) => panic!("the mouse has no steps"),
        }
    }

    /// The button that places and presses.
    pub(crate) fn confirm(&mut self, device: Device) {
        match device {
            Device::Keyboard => self.press(KeyCode::Enter),
            Device::Pad => self.pad_press(GamepadButton::South),
            Device::Mouse => panic!("the mouse confirms by a click"),
        }
    }

    /// Walks the focus to a control.
    #[track_caller]
    pub(crate) fn focus(&mut self, device: Device, name: &str) {
        for _ in 0..60 {
            if self.is_focused(name) {
                return;
            }
            let rect = self.rect_of(name);
            let to = rect.center();
            let from = self.app.world().resource::<Nav>().focused_rect();
            let heading = match from {
                None => Heading::Down,
                // Beside one another are those whose heights overlap.
                Some(from)
                    if (to.y - from.center().y).abs() > f32::midpoint(from.height(), rect.height()) =>
                {
                    if to.y > from.center().y { Heading::Down } else { Heading::Up }
                }
                Some(from) if to.x < from.center().x => Heading::Left,
                Some(_) => Heading::Right,
            };
            self.step(device, heading);
        }
        panic!("{name} cannot be reached by {device:?}");
    }

    /// Presses a control of the page in view.
    #[track_caller]
    pub(crate) fn choose(&mut self, device: Device, name: &str) {
        if device == Device::Mouse {
            self.click_control_at(name, 0.7);
        } else {
            self.focus(device, name);
            self.confirm(device);
        }
    }

    /// Moves a value of the page in view one step.
    #[track_caller]
    pub(crate) fn adjust(&mut self, device: Device, name: &str, heading: Heading) {
        if device == Device::Mouse {
            self.click_control_at(name, if heading == Heading::Right { 0.9 } else { 0.1 });
        } else {
            self.focus(device, name);
            self.step(device, heading);
        }
    }

    /// Does what this device has a key or a button for; the mouse has the control, and so has a device without either.
    #[track_caller]
    pub(crate) fn act(&mut self, device: Device, action: Action, control: &str) {
        let (key, button) = (
            self.section::<Book<Chord>>().of(action).first().copied(),
            self.section::<Book<GamepadButton>>().of(action).first().copied(),
        );
        match (device, key, button) {
            (Device::Keyboard, Some(chord), _) => self.press_chord(chord),
            (Device::Pad, _, Some(button)) => self.pad_press(button),
            _ => self.choose(device, control),
        }
    }

    /// Goes back from a page whose way back is this control.
    #[track_caller]
    pub(crate) fn back(&mut self, device: Device, control: &str) {
        self.act(device, Action::Back, control);
    }

    /// Opens the settings where this one stands.
    #[track_caller]
    pub(crate) fn open_settings_at(&mut self, device: Device, name: &str) {
        self.choose(device, "title-settings");
        for tab in Tab::ALL {
            self.open_tab(device, tab);
            if self.has_control(name) {
                return;
            }
        }
        panic!("{name} is among the settings");
    }

    /// Opens a tab of the settings, which are in view.
    #[track_caller]
    pub(crate) fn open_tab(&mut self, device: Device, tab: Tab) {
        for _ in 0..Tab::ALL.len() {
            if self.app.world().resource::<OpenTab>().0 == tab {
                return;
            }
            match device {
                Device::Keyboard => self.press(KeyCode::PageDown),
                Device::Pad => self.pad_press(GamepadButton::RightTrigger),
                Device::Mouse if self.has_control(tab.control()) => self.choose(device, tab.control()),
                // There is no room for all of them.
                Device::Mouse => {
                    let open = self.app.world().resource::<OpenTab>().0;
                    self.click_control_at(open.control(), 0.9);
                }
            }
        }
        panic!("{tab:?} cannot be opened by {device:?}");
    }

    /// Walks the board cursor to a point.
    pub(crate) fn cursor_to(&mut self, device: Device, point: Point) {
        while self.cursor().x() < point.x() {
            self.step(device, Heading::Right);
        }
        while self.cursor().x() > point.x() {
            self.step(device, Heading::Left);
        }
        while self.cursor().y() < point.y() {
            self.step(device, Heading::Down);
        }
        while self.cursor().y() > point.y() {
            self.step(device, Heading::Up);
        }
    }

    /// Places a stone as this device does.
    pub(crate) fn place(&mut self, device: Device, point: Point) {
        if device == Device::Mouse {
            self.click_point(point);
        } else {
            self.cursor_to(device, point);
            self.confirm(device);
        }
    }

    /// Places stones in turn, each of which must be played.
    #[track_caller]
    pub(crate) fn place_all(&mut self, device: Device, points: &[Point]) {
        for &point in points {
            let before = self.game().position().n_moves();
            self.place(device, point);
            assert_eq!(self.game().position().n_moves(), before + 1, "{point:?} by {device:?}");
            assert_eq!(self.points().last(), Some(&point));
        }
    }
}
