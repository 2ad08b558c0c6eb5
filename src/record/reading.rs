//! What comes of reading a file.

use super::problem::{At, Done, Problem, ProblemKind};
use crate::game::tree::Tree;

/// What was read from a file.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The games, in the order of the file.
    pub games: Vec<Tree>,
    /// What was wrong, in the order of the file.
    pub problems: Vec<Problem>,
    /// How many problems there were past those named.
    pub n_more_problems: usize,
    /// The encoding of the text, by its usual name; empty for a file that is no text.
    pub charset: &'static str,
    /// Whether that is a guess: the file does not say it, and it is not UTF-8.
    pub is_charset_guessed: bool,
}

/// How well a file could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Condition {
    /// As its format lays down.
    Sound,
    /// With problems, of which [`Reading::problems`] says what was done about them.
    Repaired,
    /// No game was found.
    Unreadable,
}

impl Reading {
    /// A file that is no record, for a reason that lies at this place.
    pub(super) fn refused(at: At, kind: ProblemKind) -> Self {
        let problem = Problem { at, kind, done: Done::Nothing };
        Self { problems: vec![problem], ..Self::default() }
    }

    /// How well the file could be read.
    pub const fn condition(&self) -> Condition {
        if self.games.is_empty() {
            Condition::Unreadable
        } else if self.problems.is_empty() {
            Condition::Sound
        } else {
            Condition::Repaired
        }
    }
}
