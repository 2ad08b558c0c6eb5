//! Games as files that other programs read: reading is lenient and says what it did, writing is strict.
//!
//! - [`sgf`]: SGF, of both games, both ways.
//! - [`psq`]: games of Gomocup, both ways.
//! - [`renlib`]: libraries of `RenLib`, reading.
//! - [`text`]: boards as plain text, both ways; lists of coordinates, reading.
//! - [`shelf`]: a folder of games, saved move by move.
//! - [`history`]: what saved games say of one player.

mod charset;
mod coordinates;
pub mod history;
mod problem;
pub mod psq;
mod reading;
pub mod renlib;
pub mod sgf;
pub mod shelf;
pub mod text;

pub use problem::{At, Done, Problem, ProblemKind, TextPlace};
pub use reading::{Condition, Reading};

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// SGF.
    Sgf,
    /// A game of Gomocup.
    Psq,
    /// A library of `RenLib`.
    RenLib,
    /// Boards, or coordinates, as plain text.
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
