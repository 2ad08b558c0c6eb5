//! What a player of Go decides, and what it tells about that.

use std::time::Duration;

use crate::go::Move;

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoInfo {
    /// The number of playouts, or of positions judged, for all moves together.
    pub visits: u64,
    /// Those for this move.
    pub move_visits: u64,
    /// What was thought of the move before any visit, from 0 to 1; nothing where that was not asked.
    pub prior: f32,
    /// The share of games that the side to move can expect to win, from 0 to 1.
    pub win_rate: f32,
    /// By how many points it is ahead on average.
    pub lead: f32,
    /// The time since the search began.
    pub elapsed: Duration,
    /// The moves expected, the one to be played first.
    pub pv: Vec<Move>,
}

/// What a player does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It moves.
    Move(Move),
    /// It gives the game up.
    Resign,
}

/// What was decided, and what was found on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct GoChoice {
    /// The decision.
    pub decision: Decision,
    /// The last report of the search.
    pub info: GoInfo,
}

/// What the game is played for at this moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// To win it: with a pass where nothing is left to gain, and giving up where nothing is left to hope.
    #[default]
    Play,
    /// To take off all dead stones before counting, as `kgs-genmove_cleanup` of KGS's GTP asks: without
    /// passing before that, or resigning.
    Cleanup,
}
