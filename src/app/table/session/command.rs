//! What a player asks of the match.

use bevy::prelude::*;

use crate::board::Color;
use crate::game::{MatchSetup, Seat};
use crate::gomoku::opening::Answer;

/// What a player asks of the match, besides a stone on a point.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum MatchOrder {
    /// Begin a match.
    StartMatch(MatchSetup),
    /// Go on with the match that was left.
    Continue,
    /// Begin again with the colors exchanged.
    Rematch,
    /// Begin the same match anew.
    Restart,
    /// After the end of a match, see what can be done next.
    SeeResult,
    /// Stop for a while.
    Pause,
    /// Go on.
    Resume,
    /// Answer the question of the opening.
    Answer(Answer),
    /// Pass.
    Pass,
    /// Agree to the count.
    AgreeToCount,
    /// Play on instead of counting.
    PlayOn,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Give a side one more minute.
    GiveTime(Color),
    /// Give up.
    Resign,
    /// Somebody else plays a color from now on, or the program at another level.
    SetSeat(Color, Seat),
    /// Both sides agree to a draw.
    AgreeDraw,
    /// The program answers at once with what it knows.
    MoveNow,
    /// Show a good move.
    Hint,
    /// Show or hide the two tables of line shapes.
    ToggleTables,
    /// Show or hide who owns what.
    ToggleEstimate,
}
