//! The loudness of each kind of sound.

use super::head_line;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::app::view::audio::SoundSettings;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, new: &mut SoundSettings) {
    volume(kit, view, "settings-volume", &mut new.volume);
    kit.toggle("settings-mute", &view.text("settings-mute"), &mut new.muted);
    kit.toggle("settings-mute-unfocused", &view.text("settings-mute-unfocused"), &mut new.mute_unfocused);
    head_line(kit, view, "settings-volumes");
    let kinds = [
        ("settings-volume-stones", &mut new.volumes.stones),
        ("settings-volume-signals", &mut new.volumes.signals),
        ("settings-volume-menu", &mut new.volumes.menu),
    ];
    for (name, loudness) in kinds {
        volume(kit, view, name, loudness);
    }
}

/// A loudness in steps of ten percent, which ends at both ends; true when it was changed.
pub(crate) fn volume(kit: &mut Kit<'_>, view: &View<'_>, name: &str, percent: &mut u8) -> bool {
    let shown = view.texts.with("percent", [("n", (*percent).into())]);
    let moved = kit.stepper_within(name, &view.texts.get(name), &shown, [*percent > 0, *percent < 100]);
    let new = (i32::from(*percent) / 10 + moved).clamp(0, 10) * 10;
    let is_changed = moved != 0 && new != i32::from(*percent);
    if is_changed {
        *percent = u8::try_from(new).unwrap_or(100);
    }
    is_changed
}
