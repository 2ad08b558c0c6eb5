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
    kit.choice("settings-theme", &view.text("settings-theme"), &mut new.look.theme, &themes, |theme| {
        theme_name(view, view.themes.get(theme))
    });
    kit.choice(
        "settings-stones",
        &view.text("settings-stones"),
        &mut new.look.stones,
        &StoneSet::ALL,
        |stones| view.texts.get(&format!("stones-{}", stones.id())),
    );
    kit.toggle("settings-shifted", &view.text("settings-shifted"), &mut new.look.shifted_stones);
    let label = view.text("settings-coordinates");
    kit.choice(
        "settings-coordinates",
        &label,
        &mut new.look.coordinates,
        &Coordinates::OFFERED,
        |coordinates| view.texts.get(coordinates.text_id()),
    );
    numbers(kit, view, &mut new.look.move_numbers);
    kit.toggle("settings-full-screen", &view.text("settings-full-screen"), &mut new.window.full_screen);
}

/// Which stones wear the number of their move; true when that was changed.
pub(crate) fn numbers(kit: &mut Kit<'_>, view: &View<'_>, numbers: &mut Numbers) -> bool {
    let label = view.text("settings-numbers");
    kit.choice("settings-numbers", &label, numbers, &Numbers::OFFERED, |numbers| match numbers {
        Numbers::None => view.text("numbers-none"),
        Numbers::Last(n) => view.texts.with("numbers-last", [("n", (*n).into())]),
        Numbers::All => view.text("numbers-all"),
    })
}
