//! The rules pages: a page for each rule and opening, with pictures that the rules themselves draw.
//!
//! A page is data: paragraphs, and figures that are stepped through. A [`Figure`](figure::Figure) is a [`Study`], a
//! [`Script`] or a [`GoStudy`]; they say only which stones are laid, and what is seen, from winning rows to liberties
//! and points counted, is asked of [`gomoku`](crate::gomoku) by [`scene`] and of [`go`](crate::go) by [`GoStudy`].
//! Tests hold that each picture shows what its sentence says.

mod caro;
mod figure;
mod five;
mod forbidden;
mod go;
mod openings;
mod paint;
mod puzzle;
mod renju;
mod scene;
mod script;
mod study;
mod table;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use bevy::prelude::{App, Resource};
use bevy_egui::egui::{Rect, Vec2};

use self::figure::Figure;
pub use self::go::Lesson;
use self::go::handicap::HandicapStones;
use self::go::study::GoStudy;
use self::scene::Scene;
use self::script::Script;
use self::study::Study;
use self::table::Table;
use crate::app::features::help::TopicRequested;
use crate::app::features::play::board_words;
use crate::app::features::play::reads::MatchView;
use crate::app::screen::ScreenMove;
use crate::app::text::Texts;
use crate::app::ui::fonts::Type;
use crate::app::ui::kit;
use crate::app::ui::kit::{Emphasis, Kit};
use crate::app::words::{go_rules_id, rule_id};
use crate::go::RuleSet;
use crate::gomoku::Rule;
use crate::gomoku::opening::Opening;

/// What a page of the help is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What wins under a rule.
    Rule(Rule),
    /// The moves that Renju forbids to Black.
    Forbidden,
    /// How the first stones are laid.
    Opening(Opening),
    /// Cover the board.
    Puzzle,
    /// How Go is played.
    Go(Lesson),
    /// What a rule set of Go says.
    GoRules(RuleSet),
    /// Keys, buttons and the mouse.
    Controls,
    /// The board of the match in words.
    Board,
}

impl Topic {
    /// The pages about the rules of five in a row, in the order in which they are offered.
    pub const RULES: [Self; 6] = [
        Self::Rule(Rule::Freestyle),
        Self::Rule(Rule::Standard),
        Self::Rule(Rule::Renju),
        Self::Forbidden,
        Self::Rule(Rule::Caro),
        Self::Rule(Rule::CaroOverline),
    ];
    /// The pages about the openings, in the order in which they are offered; free play needs none.
    pub const OPENINGS: [Self; 8] = [
        Self::Opening(Opening::Swap),
        Self::Opening(Opening::Swap2),
        Self::Opening(Opening::Pro),
        Self::Opening(Opening::LongPro),
        Self::Opening(Opening::Rif),
        Self::Opening(Opening::Yamaguchi),
        Self::Opening(Opening::Soosorv8),
        Self::Opening(Opening::Taraguchi10),
    ];
    /// The pages that teach Go, in the order in which they are offered.
    pub const GO: [Self; 7] = [
        Self::Go(Lesson::Basics),
        Self::Go(Lesson::Capture),
        Self::Go(Lesson::Ko),
        Self::Go(Lesson::Life),
        Self::Go(Lesson::End),
        Self::Go(Lesson::Count),
        Self::Go(Lesson::Handicap),
    ];
    /// The pages about the rule sets of Go, in the order in which they are offered.
    pub const GO_RULES: [Self; 6] = [
        Self::GoRules(RuleSet::Japanese),
        Self::GoRules(RuleSet::Chinese),
        Self::GoRules(RuleSet::Korean),
        Self::GoRules(RuleSet::Aga),
        Self::GoRules(RuleSet::NewZealand),
        Self::GoRules(RuleSet::TrompTaylor),
    ];

    /// The name of the page for the focus, and of the button that leads to it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule(Rule::Freestyle) => "rules-freestyle",
            Self::Rule(Rule::Standard) => "rules-standard",
            Self::Rule(Rule::Renju) => "rules-renju",
            Self::Rule(Rule::Caro) => "rules-caro",
            Self::Rule(Rule::CaroOverline) => "rules-caro-overline",
            Self::Forbidden => "rules-forbidden",
            Self::Opening(Opening::Free) => "rules-free",
            Self::Opening(Opening::Swap) => "rules-swap",
            Self::Opening(Opening::Swap2) => "rules-swap2",
            Self::Opening(Opening::Pro) => "rules-pro",
            Self::Opening(Opening::LongPro) => "rules-long-pro",
            Self::Opening(Opening::Rif) => "rules-rif",
            Self::Opening(Opening::Yamaguchi) => "rules-yamaguchi",
            Self::Opening(Opening::Soosorv8) => "rules-soosorv",
            Self::Opening(Opening::Taraguchi10) => "rules-taraguchi",
            Self::Puzzle => "rules-puzzle",
            Self::Go(lesson) => lesson.name(),
            Self::GoRules(set) => go::rule_set_name(set),
            Self::Controls => "rules-controls",
            Self::Board => "rules-board",
        }
    }

    /// What the page is headed with, and the button that leads to it.
    pub fn title(self, texts: &Texts) -> String {
        match self {
            Self::Rule(rule) => texts.get(rule_id(rule)),
            Self::GoRules(set) => texts.get(go_rules_id(set)),
            _ => texts.get(self.name()),
        }
    }

    /// The figures of the page by name, with the number of their steps.
    pub fn figures(self) -> Vec<(&'static str, usize)> {
        let figures = self.parts().iter().filter_map(Part::figure);
        figures.map(|figure| (figure.name(), figure.n_steps())).collect()
    }

    /// What stands on the page; nothing where another module draws it.
    const fn parts(self) -> &'static [Part] {
        match self {
            Self::Rule(Rule::Freestyle) => five::FREESTYLE,
            Self::Rule(Rule::Standard) => five::STANDARD,
            Self::Rule(Rule::Renju) => renju::PAGE,
            Self::Rule(Rule::Caro) => caro::CARO,
            Self::Rule(Rule::CaroOverline) => caro::CARO_OVERLINE,
            Self::Forbidden => forbidden::PAGE,
            Self::Opening(opening) => openings::page(opening),
            Self::Puzzle => puzzle::PAGE,
            Self::Go(lesson) => lesson.parts(),
            Self::GoRules(set) => go::rule_set(set),
            Self::Controls | Self::Board => &[],
        }
    }
}

/// The room around a figure in the place of the large board.
const ROOM: f32 = 20.0;
/// The widest that a table is drawn.
const TABLE_WIDTH: f32 = 420.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>();
}

/// The id of a sentence about what counts under a rule set of Go.
pub(crate) fn counting_id(set: RuleSet) -> &'static str {
    let [[_, sentence], ..] = go::sets::facts(set);
    sentence
}

/// One part of a page.
enum Part {
    /// A paragraph, by the id of its text.
    Text(&'static str),
    /// A picture of the rules.
    Study(Study),
    /// A picture of an opening.
    Script(Script),
    /// A picture of Go.
    Go(GoStudy),
    /// The picture of the handicap stones.
    Handicap(HandicapStones),
    /// What a rule set of Go says, point by point.
    Facts(RuleSet),
    /// What White is given by each rule set of Go.
    GoTable,
    /// A button that leads to another page.
    Link(Topic),
    /// A board of the puzzle with its stones and what they take, by its drawing.
    Cover(&'static str),
}

impl Part {
    fn figure(&self) -> Option<&dyn Figure> {
        match self {
            Self::Study(study) => Some(study),
            Self::Script(script) => Some(script),
            Self::Go(study) => Some(study),
            Self::Handicap(stones) => Some(stones),
            Self::Text(_) | Self::Facts(_) | Self::GoTable | Self::Link(_) | Self::Cover(_) => None,
        }
    }
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
    pub const fn on_board(&self) -> Option<&'static str> {
        match &self.on_board {
            Some((name, _)) => Some(name),
            None => None,
        }
    }

    /// Puts every page back to its beginning, when the help has been closed.
    pub(crate) fn close(&mut self) {
        self.steps.clear();
        self.on_board = None;
    }
}

pub(crate) fn draw(kit: &mut Kit<'_>, view: &MatchView<'_>, shelf: &mut Shelf, topic: Topic) {
    shelf.on_board = None;
    if kit.header("topic-back", &topic.title(view.texts)) {
        kit.ask(ScreenMove::Close);
    }
    if topic == Topic::Board {
        board_words::draw(kit, view);
    }
    for part in topic.parts() {
        if let Some(figure) = part.figure() {
            figure::draw(kit, view.texts, shelf, figure);
        }
        match part {
            Part::Text(id) => kit.label(view.texts.get(id), Type::Body, kit.theme.text),
            Part::Study(_) | Part::Script(_) | Part::Go(_) | Part::Handicap(_) => {}
            Part::Facts(set) => draw_facts(kit, view.texts, *set),
            Part::GoTable => {
                let width = kit.ui.available_width().min(TABLE_WIDTH);
                Table::new(kit, go::handicap::table(view.texts), width).show(kit);
            }
            Part::Cover(drawing) => puzzle::picture(kit, drawing),
            Part::Link(to) => {
                let text = to.title(view.texts);
                if kit.button(to.name(), &text, Emphasis::Plain) {
                    kit.ask(TopicRequested(*to));
                }
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
    paint::draw(kit, scene, room);
}

/// What a rule set of Go says, point by point.
fn draw_facts(kit: &mut Kit<'_>, texts: &Texts, set: RuleSet) {
    for [head, sentence] in go::sets::facts(set) {
        kit.space(0.5);
        kit.label(texts.get(head), Type::Strong, kit.theme.accent);
        kit.text(texts.get(sentence));
    }
    kit.space(0.5);
    kit.label(texts.get("rules-sum-komi"), Type::Strong, kit.theme.accent);
    kit.text(go::sets::komi_text(texts, set));
}
