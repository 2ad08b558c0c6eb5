//! How strong the program plays.

/// A strength of the program, weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "gui", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Level {
    /// Takes the point with the largest number in two tables of line shapes, as a well-known beginner's
    /// essay does (a four counts 20, an open three 15); looks no move ahead.
    Textbook,
    /// Sees the answer to its move.
    Novice,
    /// Looks a few moves ahead.
    #[default]
    Casual,
    /// Looks ahead well and finds short forced wins.
    Club,
    /// Searches deep for about a second.
    Expert,
    /// All it can do in five seconds.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Textbook, Self::Novice, Self::Casual, Self::Club, Self::Expert, Self::Master];
}
