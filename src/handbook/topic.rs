//! What the pages are about, in which order they are offered, and what stands on each.

use super::go::Lesson;
use super::words::{Words, go_rules_id, rule_id};
use super::{Part, caro, five, forbidden, go, openings, puzzle, renju};
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

    /// The id of what the page is headed with, and the button that leads to it.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rule(rule) => rule_id(rule),
            Self::GoRules(set) => go_rules_id(set),
            _ => self.name(),
        }
    }

    /// Every page that is written here.
    pub fn all() -> impl Iterator<Item = Self> {
        let five = Self::RULES.into_iter().chain(Self::OPENINGS);
        five.chain(Self::GO).chain(Self::GO_RULES).chain([Self::Puzzle])
    }

    /// All that is said on the page.
    pub fn words(self) -> Vec<Words> {
        std::iter::once(self.title().into()).chain(self.parts().iter().flat_map(Part::words)).collect()
    }

    /// The figures of the page by name, with the number of their steps.
    pub fn figures(self) -> Vec<(&'static str, usize)> {
        let figures = self.parts().iter().filter_map(Part::figure);
        figures.map(|figure| (figure.name, figure.n_steps())).collect()
    }

    /// What stands on the page; nothing where the program writes it.
    pub const fn parts(self) -> &'static [Part] {
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
