//! The evaluation: what the empty points are worth to both sides, and which threats stand at all.
//!
//! The first part is a sum over the empty points by what a stone there would make, kept by the board. Threats do
//! not add up like that: the second four-three is worth less than the first, and an open three of ours is worth
//! little while one of theirs stands. So for nine kinds of threats the second part looks only at whether one
//! stands, and has a weight for each set of kinds.

use super::board::SearchBoard;
use super::class::{IN_DOUBLE_THREES, IN_FOUR_THREES, IN_FOURS, IN_OPEN_FOURS, IN_THREES};
use super::params::VALUE_UNITS;
use super::weights::THREATS;
use crate::board::Color;
use crate::search::Value;

/// The kinds of threats of the side to move.
const OURS: [u8; 4] = [IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];
/// The kinds of threats of the other side, which follow those.
const THEIRS: [u8; 5] = [IN_OPEN_FOURS, IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];
/// The number of kinds of threats.
pub(super) const N_KINDS: usize = OURS.len() + THEIRS.len();

/// The evaluation for the side to move, in hundredths of a point.
pub(super) fn evaluate(board: &SearchBoard) -> i32 {
    let us = board.to_move();
    let values = board.values();
    let points = values[us].to_move - values[!us].waiting;
    let threats = board.weights(us)[THREATS + threats(board, us)];
    Value::estimate((points + i32::from(threats)) / VALUE_UNITS).raw()
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
