//! The pages of the handbook as they are read: paragraphs, tables, and figures that are stepped through.

mod figure;
mod table;

use std::collections::HashMap;

use bevy::prelude::{App, Resource};
use bevy_egui::egui::{Rect, Vec2};

use self::table::Table;
use crate::app::features::help::leads_to;
use crate::app::features::play::board_words;
use crate::app::features::play::reads::MatchView;
use crate::app::features::puzzle::panel::drawing;
use crate::app::screen::ScreenMove;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit;
use crate::app::ui::kit::Kit;
use crate::handbook;
pub use crate::handbook::{Lesson, Topic};
use crate::handbook::{Part, Scene};

/// The room around a figure in the place of the large board.
const ROOM: f32 = 20.0;
/// The widest that a table is drawn.
const TABLE_WIDTH: f32 = 420.0;
/// The widest that a board of the puzzle is drawn.
const COVER_WIDTH: f32 = 220.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>();
}

/// Which step each figure stands at, for as long as the help is open.
#[derive(Resource, Default)]
pub struct Shelf {
    steps: HashMap<&'static str, usize>,
    /// The figure that is on the large board too, and what it shows.
    on_board: Option<(&'static str, Scene)>,
}

impl Shelf {
    /// The step of a figure, from zero.
    pub fn step(&self, figure: &str) -> usize {
        self.steps.get(figure).copied().unwrap_or(0)
    }

    /// The name of the figure that is on the large board too.
    pub fn on_board(&self) -> Option<&'static str> {
        self.on_board.as_ref().map(|(name, _)| *name)
    }

    /// Puts every page back to its beginning, when the help has been closed.
    pub(crate) fn close(&mut self) {
        self.steps.clear();
        self.on_board = None;
    }
}

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, shelf: &mut Shelf, topic: Topic) {
    shelf.on_board = None;
    kit.header("topic-back", &view.texts.get(topic.title()), ScreenMove::Close);
    if topic == Topic::Board {
        board_words::draw(kit, view);
    }
    for part in topic.parts() {
        match part {
            Part::Text(id) => kit.label(view.texts.get(id), Type::Body, kit.theme.text),
            Part::Figure(figure) => figure::draw(kit, shelf, figure),
            Part::Facts(set) => {
                for [head, sentence] in handbook::facts(*set) {
                    kit.space(0.5);
                    kit.label(view.texts.say(&head), Type::Strong, kit.theme.accent);
                    kit.text(view.texts.say(&sentence));
                }
            }
            Part::GoTable => {
                let width = kit.ui.available_width().min(TABLE_WIDTH);
                let table = Table::new(kit, &handbook::handicap_table(), width);
                let place = kit.room(table.height()).min;
                table.draw(kit, place);
            }
            Part::Cover(drawing) => {
                let (board, stones) = handbook::cover(drawing);
                drawing::picture(kit, COVER_WIDTH, board, stones);
            }
            Part::Link(to) => {
                kit.button(leads_to(*to));
            }
        }
        kit.space(0.5);
    }
}

/// Draws the figure in view where the large board is, in the part of the window that the page leaves.
pub(crate) fn draw_on_board(kit: &Kit<'_>, shelf: &Shelf, free: Rect) {
    let Some((_, scene)) = &shelf.on_board else { return };
    let side = (free.size().min_elem() - 2.0 * ROOM).max(0.0);
    let room = Rect::from_center_size(free.center(), Vec2::splat(side));
    kit.ui.painter().rect_filled(free, 0.0, kit::paint(kit.theme.room()));
    figure::draw_board(kit, scene, room);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::handbook::Words;
    use crate::words::{LANGUAGES, Texts};

    /// What the ids of the texts here begin with.
    const PREFIX: &str = "rules-";

    /// Every language has every text of the handbook, and no other.
    #[test]
    fn texts_are_there() {
        let pages = Topic::all().flat_map(Topic::words);
        let words: Vec<Words> = pages.collect();
        for (tag, _, source) in LANGUAGES {
            let texts = Texts::new(tag);
            let mut used = BTreeSet::new();
            for words in &words {
                for id in words.ids() {
                    assert!(texts.has(id), "{tag} lacks {id}");
                    used.insert(id);
                }
                let said = texts.say(words);
                assert!(!said.contains(PREFIX) && !said.contains('{'), "{tag}: {said}");
            }
            // Cases that no page has, and what is said about a page.
            let told = |id: &str| ["rules-do-", "rules-did-"].iter().any(|start| id.starts_with(start));
            let extra = [
                "rules-board",
                "rules-controls",
                "rules-free",
                "rules-free-intro",
                "rules-first-player",
                "rules-second-player",
                "rules-sum-bonus",
            ];
            for id in source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
                let is_used = used.contains(id) || told(id) || extra.contains(&id);
                assert!(!id.starts_with(PREFIX) || is_used, "{tag}: nothing says {id}");
            }
        }
    }
}
