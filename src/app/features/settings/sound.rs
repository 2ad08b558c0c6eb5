//! The loudness of each kind of sound.

use super::head_line;
use crate::app::ui::kit::Kit;
use crate::app::view::audio::SoundSettings;

pub(super) fn draw(kit: &mut Kit<'_>, new: &mut SoundSettings) {
    volume(kit, "settings-volume", &mut new.volume);
    kit.toggle("settings-mute", &mut new.muted);
    kit.toggle("settings-mute-unfocused", &mut new.mute_unfocused);
    head_line(kit, "settings-volumes");
    let kinds = [
        ("settings-volume-stones", &mut new.volumes.stones),
        ("settings-volume-signals", &mut new.volumes.signals),
        ("settings-volume-menu", &mut new.volumes.menu),
    ];
    for (name, loudness) in kinds {
        volume(kit, name, loudness);
    }
}

/// A loudness in steps of ten percent, which ends at both ends.
pub(crate) fn volume(kit: &mut Kit<'_>, name: &str, percent: &mut u8) {
    let shown = kit.texts.with("percent", [("n", (*percent).into())]);
    let moved = kit.stepper_within(name, &kit.texts.get(name), &shown, [*percent > 0, *percent < 100]);
    if moved != 0 {
        let new = (i32::from(*percent) / 10 + moved).clamp(0, 10) * 10;
        *percent = u8::try_from(new).unwrap_or(100);
    }
}
