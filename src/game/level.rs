//! How strong the program plays, by name; what that means for its engines stands with them.

use serde::{Deserialize, Serialize};

/// A strength of the program, weakest first.
///
/// Measured with `goishi-engine match` on 15 lines, freestyle, from even openings played with both colors, each
/// level against the one below (wins-draws-losses of 100 games):
///
/// | level | W-D-L | score |
/// |---|---|---:|
/// | Novice | 89-4-7 | 91.0 % |
/// | Casual | 85-0-15 | 85.0 % |
/// | Club | 86-0-14 | 86.0 % |
/// | Expert | 83-1-16 | 83.5 % |
/// | Master, ended after 600,000 positions (about half a second) | 71-7-22 | 74.5 % |
///
/// Under other rules the order is the same, in as many games: Casual, Club and Expert reach 87.0 %, 88.0 % and
/// 86.0 % in Renju, 80.5 %, 88.0 % and 82.5 % in Caro.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes the point with the largest number in two tables of line shapes, as a well-known beginner's
    /// essay does (a four counts 20, an open three 15); looks no move ahead.
    Textbook,
    /// Sees the answer to its move and often takes a move that only looks as good as the best.
    Novice,
    /// Looks four moves ahead, at the most promising moves only, and finds short wins by fours.
    #[default]
    Casual,
    /// Looks seven moves ahead and finds longer wins by fours.
    Club,
    /// Leaves nothing out, but ends after 100,000 positions, or a second.
    Expert,
    /// All it can do in five seconds.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Textbook, Self::Novice, Self::Casual, Self::Club, Self::Expert, Self::Master];

    /// Its name in records and on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Textbook => "textbook",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of a name, in letters of either case.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(name))
    }
}
