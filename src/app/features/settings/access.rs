//! Size of text, contrast, motion.

use super::choices::Choices;
use crate::app::text::TextSettings;
use crate::app::theme::{LookSettings, ThemeId};
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;

const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];
const HIGH_CONTRAST: &str = "high-contrast";

pub(super) fn draw(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    new: &mut Choices,
    theme_before: &mut Option<ThemeId>,
) {
    text_size(kit, view, &mut new.text);
    high_contrast(kit, view, &mut new.look, theme_before);
    reduced_motion(kit, view, &mut new.look);
    kit.space(1.0);
    kit.muted(view.text("settings-reader"));
}

/// The size of all text.
pub(crate) fn text_size(kit: &mut Kit<'_>, view: &View<'_>, settings: &mut TextSettings) {
    let label = view.text("settings-text");
    kit.choice("settings-text", &label, &mut settings.text_percent, &TEXT_SIZES, |percent| {
        view.texts.with("percent", [("n", (*percent).into())])
    });
}

/// The theme of the highest contrast, or the one that was there before.
pub(crate) fn high_contrast(
    kit: &mut Kit<'_>,
    view: &View<'_>,
    look: &mut LookSettings,
    before: &mut Option<ThemeId>,
) {
    let mut is_on = look.theme.as_str() == HIGH_CONTRAST;
    if !kit.toggle("settings-contrast", &view.text("settings-contrast"), &mut is_on) {
        return;
    }
    look.theme = if is_on {
        *before = Some(look.theme.clone());
        ThemeId::new(HIGH_CONTRAST)
    } else {
        before.take().unwrap_or_default()
    };
}

/// Whether movement on the screen becomes a cut.
pub(crate) fn reduced_motion(kit: &mut Kit<'_>, view: &View<'_>, look: &mut LookSettings) {
    kit.toggle("settings-motion", &view.text("settings-motion"), &mut look.reduced_motion);
}
