//! Handicap and komi.

use crate::go::RuleSet;
use crate::handbook::figure::HANDICAP;
use crate::handbook::{Part, Topic};

pub(super) const PAGE: &[Part] = &[
    Part::Text("rules-go-handicap-komi"),
    Part::Text("rules-go-handicap-intro"),
    Part::Text("rules-go-handicap-bonus"),
    Part::GoTable,
    Part::Figure(HANDICAP),
    Part::Link(Topic::GoRules(RuleSet::Japanese)),
];
