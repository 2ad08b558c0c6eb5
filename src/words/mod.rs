//! What is said to a player, in one of four languages.
//!
//! [`Texts`] has the texts of a language by their ids; the modules put games, rules, clocks, saved games and the board
//! into sentences.

pub mod board;
pub mod clock;
pub mod engines;
pub mod history;
pub mod names;
pub mod puzzle;
pub mod records;
pub mod refusal;
pub mod review;
mod texts;

pub use self::texts::{Called, LANGUAGES, Texts, language_of, size_text};
