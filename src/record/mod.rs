//! Games as files that other programs read: reading is lenient and says what it did, writing is strict.

mod problem;
pub mod sgf;

pub use problem::{At, Done, Problem, ProblemKind, TextPlace};

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
