//! Colors and stones, with a small board that shows them, and what stands along the board and on the stones.

use super::choices::Choices;
use super::preview;
use super::theme_name;
use crate::app::theme::{StoneSet, ThemeId};
use crate::app::ui::frame::View;
use crate::app::ui::kit::Kit;
use crate::picture::{Coordinates, Numbers};

pub(super) fn draw(kit: &mut Kit<'_>, view: &View<'_>, drawn: &Choices, new: &mut Choices) {
    preview::draw(kit, &drawn.look);
    let themes: Vec<ThemeId> = view.themes.all().iter().map(|named| named.id.clone()).collect();
    kit.choice_in_words("settings-theme", &mut new.look.theme, &themes, |theme| {
        theme_name(view, view.themes.get(theme))
    });
    kit.choice_in_words("settings-stones", &mut new.look.stones, &StoneSet::ALL, |stones| {
        view.texts.get(&format!("stones-{}", stones.id()))
    });
    kit.toggle("settings-shifted", &mut new.look.shifted_stones);
    let coordinates = &mut new.look.coordinates;
    kit.choice("settings-coordinates", coordinates, &Coordinates::OFFERED, Coordinates::text_id);
    numbers(kit, &mut new.look.move_numbers);
    kit.toggle("settings-full-screen", &mut new.window.full_screen);
}

/// Which stones wear the number of their move.
pub(crate) fn numbers(kit: &mut Kit<'_>, numbers: &mut Numbers) {
    let texts = kit.texts;
    kit.choice_in_words("settings-numbers", numbers, &Numbers::OFFERED, |numbers| match numbers {
        Numbers::None => texts.get("numbers-none"),
        Numbers::Last(n) => texts.with("numbers-last", [("n", (*n).into())]),
        Numbers::All => texts.get("numbers-all"),
    });
}
