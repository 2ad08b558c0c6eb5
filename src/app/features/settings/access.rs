//! Size of text, contrast, motion.

use crate::app::text::TextSettings;
use crate::app::theme::{LookSettings, ThemeId};
use crate::app::ui::kit::Kit;

const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];
const HIGH_CONTRAST: &str = "high-contrast";

/// The size of all text, the theme of the highest contrast or the one that was there `before`, whether movement on the
/// screen becomes a cut.
pub(crate) fn draw(
    kit: &mut Kit<'_>,
    text: &mut TextSettings,
    look: &mut LookSettings,
    before: &mut Option<ThemeId>,
) {
    let texts = kit.texts;
    kit.choice_in_words("settings-text", &mut text.text_percent, &TEXT_SIZES, |percent| {
        texts.with("percent", [("n", (*percent).into())])
    });
    let mut is_on = look.theme.as_str() == HIGH_CONTRAST;
    if kit.toggle("settings-contrast", &mut is_on) {
        look.theme = if is_on {
            *before = Some(look.theme.clone());
            ThemeId::new(HIGH_CONTRAST)
        } else {
            before.take().unwrap_or_default()
        };
    }
    kit.toggle("settings-motion", &mut look.reduced_motion);
    kit.space(1.0);
    kit.muted(texts.get("settings-reader"));
}
