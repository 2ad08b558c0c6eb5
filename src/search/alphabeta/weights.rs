//! The weights of the evaluation, fitted for each rule, in Renju for each color.
//!
//! A file has one list of weights for both colors, or Black's and then White's where the rule tells them apart. A list
//! has [`LEN`] weights of 16 bits each, the low byte first, in units of [`VALUE_UNITS`](super::params::VALUE_UNITS):
//!
//! - for each combination of four shapes in any order what an empty point on which a stone would make it is worth to
//!   the side that is to move;
//! - the same for the side that is not;
//! - for each set of threats that stand, what it is worth to the side to move.
//!
//! `goishi-engine fit` makes these files; `README.md` beside them says from which games, and how well they do.

use std::sync::LazyLock;

use crate::board::Color;
use crate::gomoku::{LineShape, Rule};

/// The number of combinations of four shapes in any order.
pub(super) const N_COMBOS: usize = rank([LineShape::ALL.len() - 1; 4]) + 1;
/// The number of sets of threats.
pub(super) const N_THREATS: usize = 1 << super::eval::N_KINDS;
/// Where a list has the weights of the side that is not to move.
pub(super) const WAITING: usize = N_COMBOS;
/// Where a list has the weights of threats.
pub(super) const THREATS: usize = 2 * N_COMBOS;
/// The number of weights of a side.
pub(super) const LEN: usize = THREATS + N_THREATS;

/// The weights of a rule.
pub(super) struct Weights(Vec<i16>);

static FREESTYLE: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_bytes!("weights/freestyle.bin")));
static RENJU: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_bytes!("weights/renju.bin")));

impl Weights {
    /// The weights of a rule; those of freestyle serve all that forbid nothing.
    pub(super) fn of(rule: Rule) -> &'static Self {
        if rule.forbids() { &RENJU } else { &FREESTYLE }
    }

    fn read(bytes: &[u8]) -> Self {
        Self(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }

    /// The weights of both colors, one list after the other where there are two.
    pub(super) fn all(&self) -> &[i16] {
        &self.0
    }

    /// The weights of a color.
    pub(super) fn side(&self, color: Color) -> &[i16] {
        &self.0[self.start(color)..][..LEN]
    }

    /// Where the weights of a color begin.
    pub(super) fn start(&self, color: Color) -> usize {
        if self.0.len() > LEN && matches!(color, Color::White) { LEN } else { 0 }
    }
}

/// The number of a combination of four shapes, whatever their order.
pub(super) fn combo(shapes: [LineShape; 4]) -> usize {
    let mut shapes = shapes.map(|shape| shape as usize);
    shapes.sort_unstable();
    rank(shapes)
}

/// The number of four shapes, the least first, among all such.
const fn rank([a, b, c, d]: [usize; 4]) -> usize {
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_are_numbered_one_after_another() {
        let mut seen = vec![false; N_COMBOS];
        for a in LineShape::ALL {
            for b in LineShape::ALL {
                for c in LineShape::ALL {
                    for d in LineShape::ALL {
                        let number = combo([a, b, c, d]);
                        seen[number] = true;
                        assert_eq!(number, combo([d, b, a, c]));
                    }
                }
            }
        }
        assert!(seen.into_iter().all(|is_seen| is_seen));
        assert_eq!(combo([LineShape::Dead; 4]), 0);
    }

    #[test]
    fn every_rule_has_its_weights() {
        for rule in Rule::ALL {
            let weights = Weights::of(rule);
            assert_eq!(weights.0.len(), if rule.forbids() { 2 * LEN } else { LEN });
            assert!(
                Color::BOTH.into_iter().all(|color| weights.side(color).iter().any(|weight| *weight != 0))
            );
        }
    }
}
