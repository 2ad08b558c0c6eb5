//! What a page says, as values: the id of a text and what is put into it. The words themselves are the reader's.

use crate::go::{HalfPoints, RuleSet};
use crate::gomoku::Rule;

/// A text by its id, with what is put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// The id of the text.
    pub id: String,
    /// The values in it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What is put into a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// One of the cases that the text tells apart.
    Case(&'static str),
    /// A number.
    Number(u32),
    /// Points of Go, with the decimal sign of the language.
    Points(HalfPoints),
    /// Another text.
    Words(Words),
}

impl Words {
    /// A text with values in it.
    pub(super) fn with(id: impl Into<String>, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        Self { id: id.into(), args: args.into_iter().collect() }
    }

    /// The ids of the text and of those in it.
    pub fn ids(&self) -> Vec<&str> {
        let within = self.args.iter().filter_map(|(_, arg)| arg.words()).flat_map(Self::ids);
        std::iter::once(self.id.as_str()).chain(within).collect()
    }
}

impl From<&str> for Words {
    fn from(id: &str) -> Self {
        Self::with(id, [])
    }
}

impl Arg {
    const fn words(&self) -> Option<&Words> {
        match self {
            Self::Words(words) => Some(words),
            Self::Case(_) | Self::Number(_) | Self::Points(_) => None,
        }
    }
}

/// The id of the rule's name.
pub const fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle",
        Rule::Standard => "rule-standard",
        Rule::Caro => "rule-caro",
        Rule::CaroOverline => "rule-caro-overline",
        Rule::Renju => "rule-renju",
    }
}

/// The id of the name of a rule set of Go.
pub const fn go_rules_id(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Japanese => "go-japanese",
        RuleSet::Chinese => "go-chinese",
        RuleSet::Korean => "go-korean",
        RuleSet::Aga => "go-aga",
        RuleSet::NewZealand => "go-new-zealand",
        RuleSet::TrompTaylor => "go-tromp-taylor",
    }
}
