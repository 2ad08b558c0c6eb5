//! The keys and buttons of every action, and the pages that change them.

mod capture;
mod one;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Rect, Vec2};

use crate::app::AppSet;
use crate::app::input::bindings::{Book, CONTROL, CONTROLS, Entry, Group, TABLE};
use crate::app::input::capture::{CAPTURE, Capture, CaptureRequested};
use crate::app::intent::{Action, Means, Slot};
use crate::app::screen::{ScreenMove, Screens, TurnPages};
use crate::app::ui::caps;
use crate::app::ui::caps::Cap;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{Button, CONTROL_HEIGHT, GAP, Kit, Says, paint};
use crate::app::ui::prompts::{Prompts, Trigger};

/// What is pressed where a press is waited for.
const CAPTURE_PROMPTS: Prompts =
    Prompts { pad: &[], ..Prompts::new(&[(Trigger::Escape, "cancel")], &[(Trigger::Escape, "cancel")]) };

/// From this width on an action stands beside its tiles, below it above them.
const WIDE_FROM: f32 = 760.0;

fn draw(kit: &mut Kit<'_>, view: &View<'_>) {
    kit.header("controls-back", &view.text("controls-title"), ScreenMove::Close);
    kit.muted(view.text("controls-how"));
    for group in Group::ALL {
        kit.space(1.0);
        kit.label(view.texts.get(group.text_id()), Type::Strong, kit.theme.accent);
        for entry in TABLE.iter().filter(|entry| entry.group == group) {
            row(kit, view, entry);
        }
    }
    kit.space(1.0);
    if kit.button(Button::of("controls-reset")) {
        kit.choose(view.caps.keys, Book::default());
        kit.choose(view.caps.pad, Book::default());
    }
}

/// An action with a tile for its keys, one for its buttons, and one for what else can be done.
fn row(kit: &mut Kit<'_>, view: &View<'_>, entry: &Entry) {
    let label = view.texts.get(entry.text_id);
    let is_wide = kit.ui.available_width() >= WIDE_FROM;
    if !is_wide {
        kit.text(label.clone());
    }
    let mut line = kit.room(CONTROL_HEIGHT);
    if is_wide {
        let words;
        (words, line) = line.split_left_right_at_fraction(0.36);
        let galley = kit.wrapped(&label, Type::Body, kit.theme.text, words.width() - 2.0 * GAP);
        kit.set(words, Align2::LEFT_CENTER, galley);
    }
    let (shared, more) = line.split_left_right_at_x(line.right() - CONTROL_HEIGHT);
    let shared = shared.with_max_x(shared.right() - 2.0 * GAP);
    let (keys, buttons) = shared.split_left_right_at_fraction(0.62);
    let action = entry.action;
    let means = [
        ("keys", keys, Means::Key, view.caps.keys(action), ["control-keys", "controls-no-key"]),
        (
            "pad",
            buttons.translate(Vec2::new(GAP, 0.0)),
            Means::Button,
            view.caps.buttons(action),
            ["control-buttons", "controls-no-button"],
        ),
    ];
    for (part, rect, means, row, ids) in means {
        let [head, none] = ids.map(|id| view.texts.get(id));
        let name = format!("control-{}-{part}", entry.name);
        if tile(kit, rect, &name, format!("{label}: {head}"), &row, none) {
            kit.ask(CaptureRequested(Slot { action, means }));
        }
    }
    let more_of = view.texts.with("control-more", [("action", label.as_str().into())]);
    if kit.tile(more, &format!("control-{}-more", entry.name), false, Says::button(more_of)) {
        kit.ask(ControlRequested(action));
    }
    kit.dots(more.center(), kit.theme.text);
}

/// A tile with caps, or with what is said where there are none.
fn tile(kit: &mut Kit<'_>, rect: Rect, name: &str, label: String, row: &[Cap], none: String) -> bool {
    let words: Vec<String> = row.iter().map(|cap| cap.words(kit.texts)).collect();
    let value = if row.is_empty() { none.clone() } else { words.join(", ") };
    let pressed = kit.tile(rect, name, false, Says { value: Some(value), ..Says::button(label) });
    let inner = rect.shrink2(Vec2::new(12.0, 0.0));
    let (painter, from) = (kit.ui.painter(), inner.left_center());
    if row.is_empty() {
        painter.text(from, Align2::LEFT_CENTER, none, Type::Body.font(), paint(kit.theme.muted));
    } else {
        caps::row(painter, kit.theme, from, row, inner.width());
    }
    pressed
}

/// The keys and buttons of one action are asked for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlRequested(pub Action);

/// The action whose keys and buttons are in view.
#[derive(Resource, Clone, Copy, Debug)]
struct OneAction(Action);

pub(super) fn logic(app: &mut App) {
    app.add_message::<ControlRequested>()
        .insert_resource(OneAction(Action::Confirm))
        .add_systems(Update, open_one.in_set(AppSet::Rules).in_set(TurnPages));
}

fn open_one(mut requests: MessageReader<ControlRequested>, mut one: ResMut<OneAction>, mut screens: Screens) {
    for &ControlRequested(action) in requests.read() {
        one.0 = action;
        screens.open(CONTROL);
    }
}

pub(super) fn view(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            draw_all.run_if(in_state(CONTROLS)),
            draw_one.run_if(in_state(CONTROL)),
            draw_capture.run_if(in_state(CAPTURE)),
        )
            .in_set(Pages),
    );
}

fn draw_all(mut frame: Frame) {
    frame.show(Page { room: Room::Window, ..Page::of(CONTROLS) }, draw);
}

fn draw_one(mut frame: Frame, one: Res<OneAction>) {
    frame.show(Page::of(CONTROL), |kit, view| one::draw(kit, view, one.0));
}

fn draw_capture(mut frame: Frame, capture: Res<Capture>) {
    let Some(slot) = capture.slot() else { return };
    let page = Page { prompts: CAPTURE_PROMPTS, ..Page::of(CAPTURE) };
    frame.show(page, |kit, view| capture::draw(kit, view, &capture, slot));
}
