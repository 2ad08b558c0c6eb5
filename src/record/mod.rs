//! Games as files that other programs read: reading is lenient and says what it did, writing is strict.
//!
//! - [`sgf`]: SGF, of both games, both ways.
//! - [`psq`]: games of Gomocup, both ways.
//! - [`renlib`]: libraries of `RenLib`, reading.
//! - [`text`]: boards as plain text, both ways.
//! - [`shelf`]: a folder of games, saved move by move.

mod charset;
mod problem;
pub mod psq;
pub mod renlib;
pub mod sgf;
pub mod shelf;
pub mod text;

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
    fn refused(at: At, kind: ProblemKind) -> Self {
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

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// SGF.
    Sgf,
    /// A game of Gomocup.
    Psq,
    /// A library of `RenLib`.
    RenLib,
    /// Boards as plain text.
    Text,
}

impl Format {
    /// The format that files with this ending are of, such as `sgf` for `game.sgf`.
    pub fn of_extension(extension: &str) -> Option<Self> {
        match extension.to_ascii_lowercase().as_str() {
            "sgf" => Some(Self::Sgf),
            "psq" => Some(Self::Psq),
            "lib" => Some(Self::RenLib),
            "txt" => Some(Self::Text),
            _ => None,
        }
    }
}

/// Reads a file of any format; what it holds counts for more than what its name says.
///
/// ```
/// # use goishi::record::{self, Condition, Format};
/// let read = record::read(b"Piskvorky 15x15, 11:11, 0\n8,8,0\n", Some(Format::Sgf));
/// assert_eq!((read.condition(), read.games[0].n_nodes()), (Condition::Sound, 2));
/// ```
pub fn read(bytes: &[u8], named: Option<Format>) -> Reading {
    if renlib::is_library(bytes) || named == Some(Format::RenLib) {
        return renlib::read(bytes);
    }
    let head = bytes.trim_ascii_start();
    if head.get(..9).is_some_and(|name| name.eq_ignore_ascii_case(b"piskvorky")) || named == Some(Format::Psq)
    {
        return psq::read(bytes);
    }
    let as_sgf = sgf::read(bytes);
    if !as_sgf.games.is_empty() {
        return as_sgf;
    }
    let as_text = text::read(bytes);
    if as_text.games.is_empty() { as_sgf } else { as_text }
}
