//! Zobrist keys: random numbers whose exclusive-or over the stones names a position.
//!
//! Zobrist, "A New Hashing Method with Application for Game Playing", 1970. The keys are computed at
//! compile time by the `SplitMix64` generator from a fixed seed, so they never change between builds.

use super::{ByColor, Color, Point};

static STONES: ByColor<[u64; Point::TABLE_LEN]> =
    ByColor { black: keys(0x676f_6973_6869_0001), white: keys(0x676f_6973_6869_0002) };

/// The key of a stone of this color on this point.
pub fn stone(color: Color, point: Point) -> u64 {
    STONES[color][point.index()]
}

/// The key that is present when White is to move.
pub const WHITE_TO_MOVE: u64 = 0x9d3c_5a1e_77b1_c24f;

/// One step of `SplitMix64` (Steele, Lea, Flood 2014): a well mixed word for each `state`.
pub const fn split_mix(state: u64) -> u64 {
    let mut z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn keys(seed: u64) -> [u64; Point::TABLE_LEN] {
    let mut table = [0; Point::TABLE_LEN];
    let mut state = seed;
    let mut i = 0;
    while i < table.len() {
        table[i] = split_mix(state);
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        i += 1;
    }
    table
}
