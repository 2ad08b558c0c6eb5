//! How stones are placed, and what is marked while a match is played.

use crate::app::table::branches::KeepBranches;
use crate::app::table::clock::ClocksShown;
use crate::app::table::settings::TableSettings;
use crate::app::table::unfocused::WhenUnfocused;
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, new: &mut TableSettings) {
    kit.toggle("settings-confirm", &view.text("settings-confirm"), &mut new.confirm_stones);
    kit.toggle("settings-forbidden", &view.text("settings-forbidden"), &mut new.forbidden_marks);
    kit.toggle("settings-atari", &view.text("settings-atari"), &mut new.atari_marks);
    kit.choice(
        "settings-clocks",
        &view.text("settings-clocks"),
        &mut new.clocks,
        &ClocksShown::ALL,
        |shown| view.text(shown.text_id()),
    );
    let label = view.text("settings-unfocused");
    kit.choice("settings-unfocused", &label, &mut new.when_unfocused, &WhenUnfocused::ALL, |when| {
        view.texts.get(when.text_id())
    });
    let label = view.text("settings-branches");
    kit.choice("settings-branches", &label, &mut new.keep_branches, &KeepBranches::ALL, |keep| {
        view.texts.get(keep.text_id())
    });
}
