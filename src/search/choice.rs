//! What a search finds.

use std::time::Duration;

use super::Value;
use crate::board::Point;

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The number of moves looked ahead, extensions not counted.
    pub depth: u32,
    /// The number of moves from the position to the farthest one looked at, searches by fours alone not counted.
    pub selective_depth: u32,
    /// The number of positions visited.
    pub nodes: u64,
    /// How many of them searches by fours alone have visited, on the first thread.
    pub vcf_nodes: u64,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The worth of the position for the side to move.
    pub value: Value,
    /// How the side that wins by force does it.
    pub proof: Option<Proof>,
    /// The moves expected, the one to be played first.
    pub pv: Vec<Point>,
    /// The next best moves, where more than one was asked for.
    pub others: Vec<Line>,
}

/// A move with its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The worth for the side to move.
    pub value: Value,
    /// How the side that wins by force does it.
    pub proof: Option<Proof>,
    /// The move and those expected after it.
    pub pv: Vec<Point>,
}

/// Which moves a forced win consists of, along the line shown. How the other side loses after other defenses, the
/// search knows; [`Solver`](super::alphabeta::Solver) proves it by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proof {
    /// Fours alone.
    Fours,
    /// Fours and open threes.
    Threats,
    /// Others too, or the line is not known to its end.
    Search,
}

impl Proof {
    /// `fours`, `threats` or `search`, as files have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fours => "fours",
            Self::Threats => "threats",
            Self::Search => "search",
        }
    }

    /// The proof with this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Fours, Self::Threats, Self::Search].into_iter().find(|proof| proof.name() == name)
    }
}

impl Info {
    /// What the engine thinks of the position; nothing where the reply was forced, and no search made.
    pub fn judgment(&self) -> Option<Value> {
        (self.depth > 0 || self.value.mate_in().is_some()).then_some(self.value)
    }
}

/// The move chosen, and what was found on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub point: Point,
    /// The last report of the search.
    pub info: Info,
}
