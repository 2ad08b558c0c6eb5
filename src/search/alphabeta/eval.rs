//! The evaluation: what the empty points are worth to both sides, and which threats stand at all.
//!
//! The first part is a sum over the empty points by what a stone there would make, kept by the board. Threats do
//! not add up like that: the second four-three is worth less than the first, and an open three of ours is worth
//! little while one of theirs stands. So for nine kinds of threats the second part looks only at whether one
//! stands, and at each pair of kinds.

use super::board::SearchBoard;
use super::class::{IN_DOUBLE_THREES, IN_FOUR_THREES, IN_FOURS, IN_OPEN_FOURS, IN_THREES};
use super::params::{RENJU_WHITE, TEMPO, THREAT_PAIRS, THREATS, VALUE_UNITS};
use crate::board::Color;

/// The number of kinds of threats.
const N_THREATS: usize = THREATS.len();

/// The kinds of threats of the side to move.
const OURS: [u8; 4] = [IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];
/// The kinds of threats of the other side, which follow those.
const THEIRS: [u8; N_THREATS - OURS.len()] =
    [IN_OPEN_FOURS, IN_FOURS, IN_FOUR_THREES, IN_DOUBLE_THREES, IN_THREES];

/// The value of each set of threats, one bit for each kind.
static VALUES: [i32; 1 << N_THREATS] = threat_values();

/// The evaluation for the side to move, in hundredths of a point.
pub(super) fn evaluate(board: &SearchBoard) -> i32 {
    let us = board.to_move();
    let values = board.values();
    let points = values[us].to_move - values[!us].waiting;
    let for_rule = match us {
        _ if !board.rule().forbids() => 0,
        Color::Black => -RENJU_WHITE,
        Color::White => RENJU_WHITE,
    };
    (points + VALUES[threats(board, us)]) / VALUE_UNITS + TEMPO + for_rule
}

/// The set of threats that stand.
fn threats(board: &SearchBoard, us: Color) -> usize {
    let mut set = 0;
    for (i, kind) in OURS.into_iter().enumerate() {
        set |= usize::from(board.count(us, kind) > 0) << i;
    }
    for (i, kind) in THEIRS.into_iter().enumerate() {
        set |= usize::from(board.count(!us, kind) > 0) << (OURS.len() + i);
    }
    set
}

const fn threat_values() -> [i32; 1 << N_THREATS] {
    let mut values = [0; 1 << N_THREATS];
    let mut set = 0;
    while set < values.len() {
        let mut pair = 0;
        let mut i = 0;
        while i < N_THREATS {
            if set >> i & 1 != 0 {
                values[set] += THREATS[i];
            }
            let mut j = i + 1;
            while j < N_THREATS {
                if set >> i & 1 != 0 && set >> j & 1 != 0 {
                    values[set] += THREAT_PAIRS[pair];
                }
                pair += 1;
                j += 1;
            }
            i += 1;
        }
        set += 1;
    }
    values
}
