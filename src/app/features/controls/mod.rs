//! The keys and buttons of every action, and the pages that change them.

mod capture;
mod one;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Vec2};

use crate::app::AppSet;
use crate::app::input::bindings::{Book, CONTROL, CONTROLS, Entry, Group, TABLE};
use crate::app::input::capture::{CAPTURE, Capture, CaptureRequested};
use crate::app::intent::{Action, Means, Slot};
use crate::app::screen::{ScreenMove, Screens, TurnPages};
use crate::app::ui::caps;
use crate::app::ui::caps::{Cap, Caps};
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::{Frame, Page, Pages, Room, View};
use crate::app::ui::kit::{CONTROL_HEIGHT, Emphasis, GAP, Kit, Says, paint};
use crate::app::ui::prompts::{Prompts, Trigger};

/// What is pressed where a press is waited for.
const CAPTURE_PROMPTS: Prompts =
    Prompts { pad: &[], ..Prompts::new(&[(Trigger::Escape, "cancel")], &[(Trigger::Escape, "cancel")]) };

/// From this width on an action stands beside its tiles, below it above them.
const WIDE_FROM: f32 = 760.0;

fn draw(kit: &mut Kit<'_>, view: &View<'_>) {
    if kit.header("controls-back", &view.text("controls-title")) {
        kit.ask(ScreenMove::Close);
    }
    kit.muted(view.text("controls-how"));
    for group in Group::ALL {
        kit.space(1.0);
        kit.label(view.texts.get(group.text_id()), Type::Strong, kit.theme.accent);
        for entry in TABLE.iter().filter(|entry| entry.group == group) {
            row(kit, view, &view.caps, entry);
        }
    }
    kit.space(1.0);
    if kit.button("controls-reset", &view.text("controls-reset"), Emphasis::Plain) {
        kit.choose(view.caps.keys, Book::default());
        kit.choose(view.caps.pad, Book::default());
    }
}

/// An action with a tile for its keys, one for its buttons, and one for what else can be done.
fn row(kit: &mut Kit<'_>, view: &View<'_>, caps: &Caps<'_>, entry: &Entry) {
    let width = kit.ui.available_width();
    let is_wide = width >= WIDE_FROM;
    let label = view.texts.get(entry.text_id);
    let (from, room) = if is_wide { (width * 0.36, width * 0.64) } else { (0.0, width) };
    if !is_wide {
        kit.text(label.clone());
    }
    let (line, _) = kit.ui.allocate_exact_size(Vec2::new(width, CONTROL_HEIGHT), Sense::hover());
    if is_wide {
        let galley = kit.wrapped(&label, Type::Body, kit.theme.text, from - 2.0 * GAP);
        let place = Pos2::new(line.left(), line.center().y - galley.size().y / 2.0);
        kit.ui.painter().galley(place, galley, paint(kit.theme.text));
    }
    let shared = room - CONTROL_HEIGHT - 2.0 * GAP;
    let mut x = line.left() + from;
    let mut next = |width: f32| {
        let rect = Rect::from_min_size(Pos2::new(x, line.top()), Vec2::new(width, CONTROL_HEIGHT));
        x += width + GAP;
        rect
    };
    let (keys, buttons, more) = (next(shared * 0.62), next(shared * 0.38), next(CONTROL_HEIGHT));
    let name = |part: &str| format!("control-{}-{part}", entry.name);
    let (action, theme) = (entry.action, kit.theme);
    let says = |row: &[Cap], head: &str, none: &str| {
        let words: Vec<String> = row.iter().map(|cap| cap.words(view.texts)).collect();
        let value = if row.is_empty() { none.to_owned() } else { words.join(", ") };
        let label = format!("{label}: {}", view.texts.get(head));
        Says { value: Some(value), ..Says::button(label) }
    };
    let (row, none) = (caps.keys(action), view.text("controls-no-key"));
    if tile(kit, keys, &name("keys"), &row, &none) {
        kit.ask(CaptureRequested(Slot { action, means: Means::Key }));
    }
    kit.says(&name("keys"), says(&row, "control-keys", &none));
    let (row, none) = (caps.buttons(action), view.text("controls-no-button"));
    if tile(kit, buttons, &name("pad"), &row, &none) {
        kit.ask(CaptureRequested(Slot { action, means: Means::Button }));
    }
    kit.says(&name("pad"), says(&row, "control-buttons", &none));
    if kit.tile(more, &name("more"), false) {
        kit.ask(ControlRequested(action));
    }
    let more_of = view.texts.with("control-more", [("action", label.as_str().into())]);
    kit.says(&name("more"), Says::button(more_of));
    for x in [-9.0, 0.0, 9.0] {
        kit.ui.painter().circle_filled(more.center() + Vec2::new(x, 0.0), 2.5, paint(theme.text));
    }
}

/// A tile with caps, or with what is said where there are none.
fn tile(kit: &mut Kit<'_>, rect: Rect, name: &str, row: &[Cap], none: &str) -> bool {
    let pressed = kit.tile(rect, name, false);
    let from = rect.left_center() + Vec2::new(12.0, 0.0);
    let painter = kit.ui.painter();
    if row.is_empty() {
        painter.text(from, Align2::LEFT_CENTER, none, Type::Body.font(), paint(kit.theme.muted));
    } else {
        caps::row(painter, kit.theme, from, row, rect.width() - 24.0);
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
    frame.show(Page { room: Room::Window, ..Page::new("controls") }, draw);
}

fn draw_one(mut frame: Frame, one: Res<OneAction>) {
    frame.show(Page::new("control"), |kit, view| one::draw(kit, view, one.0));
}

fn draw_capture(mut frame: Frame, capture: Res<Capture>) {
    let Some(slot) = capture.slot() else { return };
    let page = Page { prompts: CAPTURE_PROMPTS, ..Page::new("capture") };
    frame.show(page, |kit, view| capture::draw(kit, view, &capture, slot));
}
