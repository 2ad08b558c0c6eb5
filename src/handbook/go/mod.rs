//! The pages about Go: lessons for a newcomer, and a page for each rule set.

mod basics;
pub(super) mod endgame;
mod handicap;
mod ko;
mod life;
pub(super) mod sets;

use super::Part;
use crate::go::RuleSet;

/// What a page for newcomers is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// The aim, liberties, capture.
    Basics,
    /// Chains, atari, suicide.
    Capture,
    /// What may not be repeated.
    Ko,
    /// Eyes and seki.
    Life,
    /// Passing, dead stones, playing on.
    End,
    /// Territory and area.
    Count,
    /// Handicap stones and komi.
    Handicap,
}

impl Lesson {
    /// The name of the page, and the id of its title.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Basics => "rules-go-basics",
            Self::Capture => "rules-go-capture",
            Self::Ko => "rules-go-ko",
            Self::Life => "rules-go-life",
            Self::End => "rules-go-end",
            Self::Count => "rules-go-count",
            Self::Handicap => "rules-go-handicap",
        }
    }

    pub(super) const fn parts(self) -> &'static [Part] {
        match self {
            Self::Basics => basics::BASICS,
            Self::Capture => basics::CAPTURE,
            Self::Ko => ko::PAGE,
            Self::Life => life::PAGE,
            Self::End => endgame::END,
            Self::Count => endgame::COUNT,
            Self::Handicap => handicap::PAGE,
        }
    }
}

/// The page of a rule set.
pub(super) const fn rule_set(set: RuleSet) -> &'static [Part] {
    sets::page(set)
}

/// The name of the page of a rule set.
pub(super) const fn rule_set_name(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Japanese => "rules-go-japanese",
        RuleSet::Chinese => "rules-go-chinese",
        RuleSet::Korean => "rules-go-korean",
        RuleSet::Aga => "rules-go-aga",
        RuleSet::NewZealand => "rules-go-new-zealand",
        RuleSet::TrompTaylor => "rules-go-tromp-taylor",
    }
}
