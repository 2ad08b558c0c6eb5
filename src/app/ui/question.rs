//! A question before a step that is not taken back by one press.

use super::frame::{Page, Room};
use super::kit::{Ask, Button, Kit};
use crate::app::screen::{Screen, ScreenMove};
use crate::words::Texts;

/// A question, and what its answers do.
pub(crate) struct Question<'a> {
    /// The answers have texts of this id with `-no` and `-yes`.
    pub(crate) id: &'a str,
    pub(crate) title: String,
    pub(crate) note: Option<String>,
    /// Another way out between the two answers.
    pub(crate) other_way: Option<Button<'a>>,
    pub(crate) yes: Ask,
}

impl<'a> Question<'a> {
    /// A question that says all by its text.
    pub(crate) fn new(texts: &Texts, id: &'a str, yes: Ask) -> Self {
        Self { id, title: texts.get(id), note: None, other_way: None, yes }
    }

    /// The page that asks, one for each question.
    pub(crate) const fn page(name: &'static str) -> Screen {
        Screen::brief(name)
    }

    /// Where a question is asked.
    pub(crate) const fn place(page: Screen) -> Page {
        Page { room: Room::Panel, ..Page::of(page) }
    }

    /// Asks, with answers that say what they do. The one that changes nothing has the focus, so that a stray press does
    /// nothing.
    pub(crate) fn draw(self, kit: &mut Kit<'_>) {
        let Self { id, title, note, other_way, yes } = self;
        kit.title(title);
        if let Some(note) = note {
            kit.text(note);
        }
        kit.space(1.0);
        let [no_id, yes_id] = ["no", "yes"].map(|answer| format!("{id}-{answer}"));
        let no = Button::new(("confirm-no", &*no_id), ScreenMove::Close).main();
        let yes = Button::new(("confirm-yes", &*yes_id), ScreenMove::Close).asking(yes);
        kit.column([Some(no), other_way, Some(yes)].into_iter().flatten());
    }
}
