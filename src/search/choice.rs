//! What a search finds.

use std::time::Duration;

use super::Value;
use crate::board::Point;

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The number of moves looked ahead, extensions not counted.
    pub depth: u32,
    /// The number of positions visited.
    pub nodes: u64,
    /// The worth of the position for the side to move.
    pub value: Value,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The moves expected, the one to be played first.
    pub pv: Vec<Point>,
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
