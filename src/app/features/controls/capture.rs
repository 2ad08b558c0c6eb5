//! The page that waits for a press.

use crate::app::input::bindings::entry_of;
use crate::app::input::capture::{Capture, Said};
use crate::app::intent::{Means, Slot};
use crate::app::ui::caps;
use crate::app::ui::fonts::Type;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;

pub(crate) fn draw(kit: &mut Kit<'_>, view: &View<'_>, capture: &Capture, slot: Slot) {
    let name = |action| view.texts.get(entry_of(action).text_id);
    let (question, how) = match slot.means {
        Means::Key => ("capture-key", "capture-key-how"),
        Means::Button => ("capture-button", "capture-button-how"),
    };
    kit.ui.add_space(kit.ui.clip_rect().height() * 0.2);
    kit.title(view.texts.with(question, [("action", name(slot.action).into())]));
    let row = match slot.means {
        Means::Key => view.caps.keys(slot.action),
        Means::Button => view.caps.buttons(slot.action),
    };
    if !row.is_empty() {
        let place = kit.room(caps::SIZE);
        caps::row(kit.ui.painter(), kit.theme, place.left_center(), &row, place.width());
    }
    kit.space(1.0);
    let said = match capture.said() {
        Some(Said::Taken(actions)) => {
            let actions: Vec<String> = actions.iter().copied().map(name).collect();
            Some(view.texts.with("capture-taken", [("other", actions.join(" / ").into())]))
        }
        Some(Said::Last(action)) => Some(view.texts.with("capture-last", [("other", name(*action).into())])),
        Some(Said::Unknown) => Some(view.text("capture-unknown")),
        None => None,
    };
    if let Some(said) = said {
        kit.label(said, Type::Strong, kit.theme.accent);
        kit.space(1.0);
    }
    kit.muted(view.text(how));
    if let Some(seconds) = capture.seconds_left(view.now) {
        kit.muted(view.texts.with("capture-countdown", [("n", seconds.into())]));
    }
}
