//! The rows of files for training.
//!
//! A file has no header, and all its rows have the same length, so files of a size can be joined. All numbers have
//! their lowest byte first; N is the number of points; points go row by row from the top; "us" is the side to move.
//!
//! | what | as | |
//! |---|---|---|
//! | planes | u8 × 22 × ⌈N/8⌉ | each begins on a byte, its first point is the lowest bit |
//! | globals | f32 × 19 | |
//! | policy | f16 × (N + 1) | chances of the moves, the pass last; 0 for illegal ones |
//! | value | f32 × 3 | chances that we win, that we lose, and of no result |
//! | score | f32 × 3 | mean and standard deviation of our score, and our lead, in points |
//! | ownership | i8 × N | from 127 for us to -127 for them |
//! | result | f32 | of the game: 1 we won, 0.5, 0; -1 where it was broken off |
//! | final lead | f32 | our points less theirs at its end, with komi; none of the numbers where it was broken off |
//! | final owners | i8 × N | 1 us, -1 them, 0 nobody, or all where it was broken off |
//! | game | u32 | its number |
//! | ply | u16 | moves before the position |
//! | move | u16 | that was played then: the index of the point, N for a pass |
//! | rules | u8 | the index of the rule set in the order in which they are offered |
//! | | u8 × 3 | 0 |

use crate::board::{BoardSize, Color};
use crate::go::{Move, RuleSet};
use crate::search::net::{Features, Outputs};

/// What is known of a position in a game.
pub(super) struct Row {
    pub(super) features: Features,
    pub(super) outputs: Outputs,
    pub(super) us: Color,
    pub(super) ply: u16,
    pub(super) mv: Move,
}

/// How a game ended.
pub(super) struct Ending {
    /// By how many points Black has won.
    pub(super) black_lead: f32,
    /// Of each point: 1 for Black, -1 for White.
    pub(super) owners: Vec<i8>,
}

/// The bytes of a row.
pub(super) fn bytes(size: BoardSize, row: &Row, ending: Option<&Ending>, game: u32, set: RuleSet) -> Vec<u8> {
    let n = size.n_points();
    let mut bytes = Vec::new();
    for plane in row.features.planes() {
        let start = bytes.len();
        bytes.resize(start + n.div_ceil(8), 0);
        for point in plane.iter() {
            let i = size.ordinal(point);
            bytes[start + i / 8] |= 1 << (i % 8);
        }
    }
    let outputs = &row.outputs;
    bytes.extend(row.features.globals().iter().flat_map(|number| number.to_le_bytes()));
    bytes.extend(outputs.policies().iter().flat_map(|chance| half(*chance).to_le_bytes()));
    let numbers =
        [outputs.win, outputs.loss, outputs.no_result, outputs.score_mean, outputs.score_stdev, outputs.lead];
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    bytes.extend(outputs.ownerships().iter().flat_map(|share| ((127.0 * share).round() as i8).to_le_bytes()));
    // 2. How the game ended.
    let sign: i8 = if row.us == Color::Black { 1 } else { -1 };
    let lead = ending.map_or(f32::NAN, |ending| f32::from(sign) * ending.black_lead);
    let result = match lead {
        lead if lead > 0.0 => 1.0,
        0.0 => 0.5,
        lead if lead < 0.0 => 0.0,
        _ => -1.0_f32,
    };
    bytes.extend(result.to_le_bytes());
    bytes.extend(lead.to_le_bytes());
    match ending {
        Some(ending) => bytes.extend(ending.owners.iter().flat_map(|owner| (sign * owner).to_le_bytes())),
        None => bytes.resize(bytes.len() + n, 0),
    }
    // 3. Where the row comes from.
    let index = row.mv.point().map_or(n, |point| size.ordinal(point)) as u16;
    let set = RuleSet::ALL.iter().position(|other| *other == set).unwrap_or(0) as u8;
    bytes.extend(game.to_le_bytes());
    bytes.extend(row.ply.to_le_bytes());
    bytes.extend(index.to_le_bytes());
    bytes.extend([set, 0, 0, 0]);
    bytes
}

/// A number from 0 to 1 with 16 bits, as IEEE 754 has them, rounded to the nearest.
fn half(number: f32) -> u16 {
    /// The least number that is not subnormal.
    const LEAST: f32 = 1.0 / 16_384.0;
    if number < LEAST {
        return (number * 16_777_216.0).round_ties_even() as u16;
    }
    // The exponent is rebased by 127 - 15; a carry out of the rounded fraction goes into it, as it should.
    let bits = number.to_bits() - (112 << 23);
    ((bits + 0xfff + (bits >> 13 & 1)) >> 13) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_those_of_the_standard() {
        let check = |number: f32, expect: u16| assert_eq!(half(number), expect, "{number}");
        check(0.0, 0);
        check(1.0, 0x3c00);
        check(0.5, 0x3800);
        check(0.333_333_34, 0x3555);
        check(1.0 / 16_384.0, 0x0400);
        check(0.000_06, 0x03ef);
        check(0.999_9, 0x3c00);
        check(5.96e-8, 1);
        check(1e-9, 0);
    }
}
