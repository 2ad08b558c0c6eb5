//! The evaluation: what the network makes of the shapes on the empty points and of the threats that stand.

use super::board::SearchBoard;
use super::class::{IN_DOUBLE_THREES, IN_FOUR_THREES, IN_FOURS, IN_OPEN_FOURS, IN_THREES};
use crate::board::Color;
use crate::search::Value;

/// The kinds of threats of the side to move.
const OURS: [u8; 4] = [IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];
/// The kinds of threats of the other side, which follow those.
const THEIRS: [u8; 5] = [IN_OPEN_FOURS, IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];
/// The number of sets of threats.
pub(super) const N_THREATS: usize = 1 << (OURS.len() + THEIRS.len());

/// The evaluation for the side to move, in hundredths of a point.
pub(super) fn evaluate(board: &mut SearchBoard) -> i32 {
    let threats = threats(board, board.to_move());
    Value::of_log_odds(board.log_odds(threats).into()).raw()
}

/// The set of threats that stand.
pub(super) fn threats(board: &SearchBoard, us: Color) -> usize {
    let mut set = 0;
    for (i, kind) in OURS.into_iter().enumerate() {
        set |= usize::from(board.count(us, kind) > 0) << i;
    }
    for (i, kind) in THEIRS.into_iter().enumerate() {
        set |= usize::from(board.count(!us, kind) > 0) << (OURS.len() + i);
    }
    set
}
