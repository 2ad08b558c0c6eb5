//! The keys and buttons of one action: one more, one less, as it was.

use bevy_egui::egui::{Align2, Vec2};

use crate::app::input::bindings::{Book, Trigger, entry_of};
use crate::app::input::capture::CaptureRequested;
use crate::app::intent::{Action, LastDevice, Means, Slot};
use crate::app::screen::ScreenMove;
use crate::app::ui::caps;
use crate::app::ui::caps::Cap;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::{Button, CONTROL_HEIGHT, Kit, Says, paint};

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, action: Action) {
    let entry = entry_of(action);
    let (mut keys, mut pad) = (view.caps.keys.clone(), view.caps.pad.clone());
    kit.header("control-back", &view.texts.get(entry.text_id), ScreenMove::Close);
    if entry.is_vital() {
        kit.muted(view.text("control-vital"));
    }
    let on_pad = view.device == LastDevice::Gamepad;

    kit.space(1.0);
    kit.label(view.text("control-keys"), Type::Strong, kit.theme.accent);
    let row = view.caps.keys(action);
    takes(kit, view, "control-key", &mut keys, action, &row);
    let add = Button::new("control-key-add", CaptureRequested(Slot { action, means: Means::Key }));
    kit.button(add.main_if(!on_pad));

    kit.space(1.0);
    kit.label(view.text("control-buttons"), Type::Strong, kit.theme.accent);
    let row = view.caps.buttons(action);
    takes(kit, view, "control-button", &mut pad, action, &row);
    let add = Button::new("control-button-add", CaptureRequested(Slot { action, means: Means::Button }));
    kit.button(add.main_if(on_pad));

    kit.space(1.0);
    let is_usual = keys.is_default(action) && pad.is_default(action);
    if kit.button(Button::of("control-reset").only_if(!is_usual)) {
        keys.reset(action);
        pad.reset(action);
    }
    let has_any = !keys.of(action).is_empty() || !pad.of(action).is_empty();
    if kit.button(Button::of("control-clear").only_if(has_any && !entry.is_vital())) {
        keys.clear(action);
        pad.clear(action);
    }
    kit.choose(view.caps.keys, keys);
    kit.choose(view.caps.pad, pad);
}

/// A line for each key, or button, that takes it away when it is pressed.
fn takes<T: Trigger>(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    name: &str,
    book: &mut Book<T>,
    action: Action,
    row: &[Cap],
) {
    let is_last = book.is_last(action);
    let text = view.text(if is_last { "control-stays" } else { "control-take" });
    let mut taken = None;
    for (i, cap) in row.iter().enumerate() {
        let rect = kit.room(CONTROL_HEIGHT);
        let says = Says { enabled: !is_last, ..Says::button(format!("{}: {text}", cap.words(view.texts))) };
        if kit.tile(rect, &format!("{name}-{i}"), false, says) {
            taken = Some(i);
        }
        let painter = kit.ui.painter();
        let from = rect.left_center() + Vec2::new(12.0, 0.0);
        caps::row(painter, kit.theme, from, std::slice::from_ref(cap), rect.width() / 2.0);
        let color = if is_last { kit.theme.muted } else { kit.theme.text };
        let place = rect.right_center() - Vec2::new(16.0, 0.0);
        painter.text(place, Align2::RIGHT_CENTER, &text, Type::Body.font(), paint(color));
    }
    if let Some(trigger) = taken.and_then(|i| book.of(action).get(i).copied()) {
        // The last one of what is vital is_last, as the line says.
        let _ = book.take(trigger, action);
    }
}
