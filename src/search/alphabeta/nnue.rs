//! The network of the evaluation: what is learned of the shapes on the empty points and of the threats that stand.
//!
//! Its first layer is kept from position to position, as in Nasu, "Efficiently Updatable Neural-Network-based Evaluation
//! Functions for Computer Shogi", 2018. An empty point has [`WIDTH`] features as each color sees it: for each of its four
//! lines a row of numbers is looked up by what a stone of either side would make there, and their sum is cut to between
//! 0 and 1. The sums of these features over all points, those of the side to move first, go through two layers to the
//! logarithm of the odds that it wins. Threats do not add up: whether the second four-three is worth anything depends on
//! the first. So the first layer has a bias for each set of threats that stand.
//!
//! Where a rule forbids moves, Black and White have weights of their own. A file has those of one or both sides as
//! 32-bit floats, the low byte first, part after part in the order of the constants below.

#![expect(
    clippy::inline_always,
    reason = "vectors are as wide as the function allows that code is inlined into"
)]

use std::ops::Range;
use std::sync::OnceLock;

use fearless_simd::{Level, Simd, SimdBase as _, SimdFrom as _, SimdSplit as _, dispatch, f32x16};

use super::eval::N_THREATS;
use super::spot::{Spot, SpotSet};
use crate::board::Color;
use crate::gomoku::{LineShape, Rule};

/// The number of features of a point as one color sees it.
pub(super) const WIDTH: usize = 8;
/// The width of the first layer.
pub(super) const WIDTH_1: usize = 32;
/// The width of the second layer.
pub(super) const WIDTH_2: usize = LANES;
/// The numbers of a vector of the layers, which a processor with shorter ones takes in parts.
const LANES: usize = 16;
/// How many points whose feature is one make a sum of one.
pub(super) const POINTS: f32 = 16.0;
/// The number of pairs of both sides' shapes.
const N_PAIRS: usize = 256;

/// For each pair of shapes, an own one in the low half of the byte, a row of features.
pub(super) const ROWS: Range<usize> = 0..N_PAIRS * WIDTH;
/// What is added to the features of every point.
pub(super) const BIAS: Range<usize> = after(ROWS, WIDTH);
/// The first layer: for each feature a row.
pub(super) const FIRST: Range<usize> = after(BIAS, 2 * WIDTH * WIDTH_1);
/// The bias of the first layer for each set of threats.
pub(super) const THREATS: Range<usize> = after(FIRST, N_THREATS * WIDTH_1);
/// The second layer: for each output of the first a row.
pub(super) const SECOND: Range<usize> = after(THREATS, WIDTH_1 * WIDTH_2);
/// The bias of the second layer.
pub(super) const SECOND_BIAS: Range<usize> = after(SECOND, WIDTH_2);
/// What is made of the outputs of the second layer.
pub(super) const LAST: Range<usize> = after(SECOND_BIAS, WIDTH_2);
/// The bias of that.
pub(super) const LAST_BIAS: Range<usize> = after(LAST, 1);
/// The number of weights of a side.
pub(super) const LEN: usize = LAST_BIAS.end;

const fn after(part: Range<usize>, len: usize) -> Range<usize> {
    part.end..part.end + len
}

/// The weights of a rule as floats.
pub(super) fn weights(rule: Rule) -> Vec<f32> {
    let file: &[u8] = match rule {
        Rule::Freestyle | Rule::Standard => include_bytes!("weights/freestyle.nnue"),
        Rule::Caro | Rule::CaroOverline => include_bytes!("weights/caro.nnue"),
        Rule::Renju => include_bytes!("weights/renju.nnue"),
    };
    file.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number)).collect()
}

/// Where the weights of a color begin.
pub(super) fn start(weights: &[f32], color: Color) -> usize {
    if color == Color::White { weights.len() - LEN } else { 0 }
}

/// A pair of shapes as a color sees it: its own in the low half.
#[inline]
pub(super) const fn seen_by(pair: u8, color: Color) -> u8 {
    if matches!(color, Color::Black) { pair } else { pair.rotate_right(4) }
}

/// The layers after the features.
pub(super) struct Layers<'a> {
    first: &'a [[f32; WIDTH_1]],
    threats: &'a [[f32; WIDTH_1]],
    second: &'a [[f32; WIDTH_2]],
    second_bias: &'a [f32; WIDTH_2],
    last: &'a [f32; WIDTH_2],
    last_bias: f32,
}

/// What the layers put out, before what is negative is cut to zero.
pub(super) struct Outputs {
    pub(super) first: [f32; WIDTH_1],
    pub(super) second: [f32; WIDTH_2],
    pub(super) log_odds: f32,
}

impl<'a> Layers<'a> {
    /// The layers of a side that has these weights.
    pub(super) fn of(side: &'a [f32]) -> Self {
        Self {
            first: side[FIRST].as_chunks().0,
            threats: side[THREATS].as_chunks().0,
            second: side[SECOND].as_chunks().0,
            second_bias: &side[SECOND_BIAS].as_chunks().0[0],
            last: &side[LAST].as_chunks().0[0],
            last_bias: side[LAST_BIAS.start],
        }
    }

    /// What comes of the sums of features, those of the side to move first, while these threats stand.
    #[inline(always)]
    pub(super) fn run<S: Simd>(&self, simd: S, sums: &[f32; 2 * WIDTH], threats: usize) -> Outputs {
        let load = |row: &[f32; LANES]| f32x16::simd_from(simd, *row);
        let zero = f32x16::splat(simd, 0.0);
        let [mut low, mut high] = halves(&self.threats[threats]).map(load);
        for (sum, row) in sums.iter().zip(self.first) {
            let [row_low, row_high] = halves(row).map(load);
            low += row_low * *sum;
            high += row_high * *sum;
        }
        let mut second = load(self.second_bias);
        for (part, rows) in [low, high].into_iter().zip(self.second.chunks_exact(LANES)) {
            let outputs: [f32; LANES] = part.max(zero).into();
            for (output, row) in outputs.iter().zip(rows) {
                second += load(row) * *output;
            }
        }
        let (a, b) = (second.max(zero) * load(self.last)).split();
        let (a, b) = (a + b).split();
        let [a, b, c, d] = (a + b).into();
        let mut first = [0.0; WIDTH_1];
        low.store_slice(&mut first[..LANES]);
        high.store_slice(&mut first[LANES..]);
        Outputs { first, second: second.into(), log_odds: (a + c) + (b + d) + self.last_bias }
    }
}

/// The halves of a row of the first layer.
#[inline(always)]
fn halves(row: &[f32; WIDTH_1]) -> [&[f32; LANES]; 2] {
    let halves = row.as_chunks().0;
    [&halves[0], &halves[1]]
}

/// Adds a row so many times.
#[inline(always)]
pub(super) fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += times * number;
    }
}

/// Features in whole numbers: this many are one.
const ONE: i16 = 1 << 12;
/// The number of points of the boards that were learned from.
const N_POINTS: usize = 225;

/// The features of a point as Black and then as White sees it.
type Row = [i16; 2 * WIDTH];

/// The network of a rule.
struct Network {
    rows: Box<[Row; N_PAIRS]>,
    bias: Row,
    /// The features of a point on which every line is open and empty, and the same in floats.
    open: Row,
    exactly_open: [f32; 2 * WIDTH],
    weights: Vec<f32>,
    /// The vectors that this processor has.
    level: Level,
}

/// The networks of the rules that were asked for.
static NETWORKS: [OnceLock<Network>; Rule::ALL.len()] = [const { OnceLock::new() }; Rule::ALL.len()];

impl Network {
    fn of(rule: Rule) -> &'static Self {
        NETWORKS[rule as usize].get_or_init(|| Self::new(weights(rule)))
    }

    fn new(weights: Vec<f32>) -> Self {
        let row = |from: fn(u8, Color) -> usize, pair: u8| {
            let mut row = [0; 2 * WIDTH];
            for (color, part) in Color::BOTH.into_iter().zip(row.chunks_exact_mut(WIDTH)) {
                let from = start(&weights, color) + from(pair, color);
                for (whole, weight) in part.iter_mut().zip(&weights[from..]) {
                    *whole = (weight * f32::from(ONE)).round() as i16;
                }
            }
            row
        };
        let rows = std::array::from_fn(|pair| {
            row(|pair, color| ROWS.start + usize::from(seen_by(pair, color)) * WIDTH, pair as u8)
        });
        let bias = row(|_, _| BIAS.start, 0);
        let open = [LineShape::OpenOne as u8; 4].map(|shape| shape << 4 | shape);
        let exactly_open = std::array::from_fn(|i| {
            let side = &weights[start(&weights, Color::BOTH[i / WIDTH])..];
            let feature = |pair: u8| side[ROWS.start + usize::from(pair) * WIDTH + i % WIDTH];
            (side[BIAS.start + i % WIDTH] + open.into_iter().map(feature).sum::<f32>()).clamp(0.0, 1.0)
        });
        let mut this =
            Self { rows: Box::new(rows), bias, open: bias, exactly_open, weights, level: Level::new() };
        this.open = this.features(open);
        this
    }

    /// The features of an empty point with these pairs of shapes.
    #[inline(always)]
    fn features(&self, pairs: [u8; 4]) -> Row {
        let [a, b, c, d] = pairs.map(|pair| &self.rows[usize::from(pair)]);
        let mut features = self.bias;
        for (i, feature) in features.iter_mut().enumerate() {
            let sum = feature.saturating_add(a[i]).saturating_add(b[i]);
            *feature = sum.saturating_add(c[i]).saturating_add(d[i]).clamp(0, ONE);
        }
        features
    }
}

/// The features of all empty points, as they were when they were last brought up to date.
///
/// Points that do not count have those of an open point, and the sums are of what others differ from it: a board is full
/// of open points, whose error of rounding is not added up so.
#[derive(Clone)]
pub(super) struct Features {
    network: &'static Network,
    points: Box<[Row]>,
    sums: [i32; 2 * WIDTH],
}

impl Features {
    /// Those of a board of which no point counts yet.
    pub(super) fn new(rule: Rule) -> Self {
        let network = Network::of(rule);
        let points = vec![network.open; Spot::TABLE_LEN].into();
        Self { network, points, sums: [0; 2 * WIDTH] }
    }

    /// The logarithm of the odds that the side to move wins while these threats stand, with so many points empty of as
    /// many as the board has. Brings the points that have changed up to date; `pairs` says what shapes those have that
    /// are empty, in each direction Black's in the low half of a byte.
    pub(super) fn log_odds(
        &mut self,
        changed: &SpotSet,
        pairs: impl Fn(Spot) -> Option<[u8; 4]>,
        us: Color,
        threats: usize,
        n_empty: usize,
        n_points: usize,
    ) -> f32 {
        // No product is fused with a sum: all processors say the same.
        dispatch!(self.network.level, simd => {
            self.update(changed, pairs);
            self.run(simd, us, threats, n_empty, n_points)
        })
    }

    #[inline(always)]
    fn update(&mut self, changed: &SpotSet, pairs: impl Fn(Spot) -> Option<[u8; 4]>) {
        let mut sums = self.sums;
        for spot in changed.iter() {
            let now = pairs(spot).map_or(self.network.open, |pairs| self.network.features(pairs));
            let before = std::mem::replace(&mut self.points[spot.index()], now);
            for (i, sum) in sums.iter_mut().enumerate() {
                // Features lie between 0 and 1: there is no overflow to look for, which would hinder vectors.
                *sum = sum.wrapping_add(i32::from(now[i].wrapping_sub(before[i])));
            }
        }
        self.sums = sums;
    }

    #[inline(always)]
    fn run<S: Simd>(&self, simd: S, us: Color, threats: usize, n_empty: usize, n_points: usize) -> f32 {
        let network = self.network;
        // To the network every board is as large as those it knows.
        let n_open = (n_empty + N_POINTS) as f32 - n_points as f32;
        let mut sums: [f32; 2 * WIDTH] = std::array::from_fn(|i| {
            let sum = self.sums[i] as f32 / f32::from(ONE);
            (sum + n_open * network.exactly_open[i]) / POINTS
        });
        if us == Color::White {
            sums.rotate_left(WIDTH);
        }
        let side = &network.weights[start(&network.weights, us)..][..LEN];
        Layers::of(side).run(simd, &sums, threats).log_odds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::search::net;

    #[test]
    fn every_rule_has_its_weights() {
        for rule in Rule::ALL {
            let weights = weights(rule);
            assert_eq!(weights.len(), if rule.forbids() { 2 * LEN } else { LEN });
            assert!(weights.iter().all(|weight| weight.is_finite()));
        }
    }

    #[test]
    fn all_kinds_of_vectors_say_the_same() {
        let board = SpotSet::board(BoardSize::new(15).unwrap());
        let pairs = |spot: Spot| {
            let odd = (spot.index() as u32).wrapping_mul(2_654_435_769);
            (odd & 0x700 != 0).then_some((odd & 0x3737_3737).to_le_bytes())
        };
        let said = net::levels().into_iter().map(|level| {
            let network = Box::leak(Box::new(Network { level, ..Network::new(weights(Rule::Renju)) }));
            let mut features = Features { network, ..Features::new(Rule::Renju) };
            Color::BOTH.map(|us| features.log_odds(&board, pairs, us, 77, 200, 225).to_bits())
        });
        let said: Vec<_> = said.collect();
        assert!(said.iter().all(|of_one| *of_one == said[0]), "{said:?}");
    }
}
