//! How strong the program plays, by name; what that means for its engines stands with them.

use serde::{Deserialize, Serialize};

/// A strength of the program, weakest first.
///
/// How each does against the one below stands in the README.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Goes by the same tables as [`Textbook`](Self::Textbook), but overlooks lines: sees every five, most fours and
    /// some threes, slanting lines and those with gaps less often than others.
    Newcomer,
    /// The same, and overlooks about half as much.
    Beginner,
    /// Takes the point with the largest number in two tables of line shapes, as a well-known beginner's
    /// essay does (a four counts 20, an open three 15); looks no move ahead.
    Textbook,
    /// Sees the answer to its move and often takes a move that only looks as good as the best.
    #[serde(alias = "novice")] // Its name until 2026-11.
    Learner,
    /// Sees the answer to its move, and the next one, at the most promising moves only.
    #[default]
    Casual,
    /// Looks further ahead, at more moves, and errs less.
    Regular,
    /// Looks further ahead and finds short wins by fours.
    Club,
    /// Looks further ahead, at more moves, and seldom takes a lesser one.
    Tournament,
    /// Looks as far ahead as its positions reach, at the most promising moves.
    Veteran,
    /// Leaves nothing out, but ends after 40,000 positions, or a second.
    Expert,
    /// All it can do in five seconds.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 11] = [
        Self::Newcomer,
        Self::Beginner,
        Self::Textbook,
        Self::Learner,
        Self::Casual,
        Self::Regular,
        Self::Club,
        Self::Tournament,
        Self::Veteran,
        Self::Expert,
        Self::Master,
    ];

    /// Its name in records and on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Newcomer => "newcomer",
            Self::Beginner => "beginner",
            Self::Textbook => "textbook",
            Self::Learner => "learner",
            Self::Casual => "casual",
            Self::Regular => "regular",
            Self::Club => "club",
            Self::Tournament => "tournament",
            Self::Veteran => "veteran",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of a name, in letters of either case.
    pub fn by_name(name: &str) -> Option<Self> {
        // The learner's name until 2026-11.
        let name = if name.eq_ignore_ascii_case("novice") { Self::Learner.name() } else { name };
        Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(name))
    }
}
