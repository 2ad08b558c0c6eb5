//! Fits the network of the evaluation to positions of which it is known what they are worth.
//!
//! Stochastic gradient descent on the log-loss, in batches, with steps by Kingma and Ba, "Adam: A Method for Stochastic
//! Optimization", 2015, whose length falls to zero.

use fearless_simd::{Level, dispatch};
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};

use super::board::SearchBoard;
use super::class::{IN_FIVES, IN_OPEN_FOURS};
use super::eval::threats;
use super::nnue::{
    self, BIAS, FIRST, LAST, LAST_BIAS, LEN, Layers, Outputs, POINTS, ROWS, SECOND, SECOND_BIAS, THREATS,
    WIDTH, WIDTH_2, add, seen_by,
};
use crate::board::Color;
use crate::gomoku::{Position, Rule};

/// The number of positions between two steps.
const BATCH: usize = 512;
/// How far a step goes at first.
const RATE: f32 = 0.002;
/// How many steps it takes until steps go that far.
const WARM_STEPS: f32 = 200.0;
/// How much of the running means of gradients and of their squares is kept at each step.
const DECAYS: [f32; 2] = [0.9, 0.99];

/// Empty points of a position that are alike: both sides' shapes in four directions, in any order, and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Alike {
    pairs: [u8; 4],
    n: u8,
}

#[derive(Clone, Copy, Debug)]
struct Sample {
    /// Where its points end.
    end: u32,
    us: Color,
    threats: u16,
    /// The share of the game that the side to move can expect.
    share: f32,
}

/// Positions with what they are worth, as the network sees them.
#[derive(Debug, Default)]
pub struct Samples {
    points: Vec<Alike>,
    positions: Vec<Sample>,
}

impl Samples {
    /// The number of positions.
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Adds a position of which the side to move can expect this share, unless the evaluation is never asked about it:
    /// a five or an open four is to be made, or a five to be met.
    pub fn add(&mut self, position: &Position, share: f32) {
        let board = SearchBoard::new(position);
        let us = board.to_move();
        let is_forced = |(color, set)| board.count(color, set) > 0;
        if [(us, IN_FIVES), (us, IN_OPEN_FOURS), (!us, IN_FIVES)].into_iter().any(is_forced) {
            return;
        }
        let mut points: Vec<[u8; 4]> = board
            .empty()
            .iter()
            .map(|spot| {
                let mut pairs = board.pairs(spot);
                pairs.sort_unstable();
                pairs
            })
            .collect();
        points.sort_unstable();
        self.points.extend(
            points
                .chunk_by(|a, b| a == b)
                .map(|alike| Alike { pairs: alike[0], n: alike.len().min(255) as u8 }),
        );
        self.positions.push(Sample {
            end: self.points.len() as u32,
            us,
            threats: threats(&board, us) as u16,
            share,
        });
    }

    fn get(&self, i: usize) -> (&[Alike], Sample) {
        let start = if i > 0 { self.positions[i - 1].end } else { 0 };
        let sample = self.positions[i];
        (&self.points[start as usize..sample.end as usize], sample)
    }
}

/// A network that is being fitted.
#[derive(Clone, Debug)]
pub struct Fit {
    weights: Vec<f32>,
    /// The sum of the gradients since the last step.
    gradient: Vec<f32>,
    /// The running means of gradients and of their squares.
    means: Vec<(f32, f32)>,
    n_steps: i32,
    /// The vectors that this processor has.
    level: Level,
}

/// What the features of a position are, and which of them say how they would change.
#[derive(Default)]
struct Seen {
    /// For each group of like points, as each color sees it: a bit for each feature that is not cut.
    uncut: Vec<[u8; 2]>,
    /// The sums, those of the side to move first.
    sums: [f32; 2 * WIDTH],
}

impl Fit {
    /// A network of chance.
    pub fn new(rule: Rule, rng: &mut impl Rng) -> Self {
        let n_sides = if rule.forbids() { 2 } else { 1 };
        let mut weights = vec![0.0; n_sides * LEN];
        for side in weights.chunks_exact_mut(LEN) {
            for (part, spread) in [(ROWS, 0.15), (FIRST, 0.3), (SECOND, 0.3), (LAST, 0.3)] {
                side[part].fill_with(|| spread * rng.random_range(-1.0_f32..1.0));
            }
            side[BIAS].fill(0.1);
        }
        Self::of(weights)
    }

    /// The network that a rule has now.
    pub fn built_in(rule: Rule) -> Self {
        Self::of(nnue::weights(rule))
    }

    fn of(weights: Vec<f32>) -> Self {
        let n = weights.len();
        Self { weights, gradient: vec![0.0; n], means: vec![(0.0, 0.0); n], n_steps: 0, level: Level::new() }
    }

    /// The mean log-loss of the shares that the network expects.
    pub fn loss(&self, samples: &Samples) -> f64 {
        let losses = self.expectations(samples).map(|(expected, share)| log_loss(expected, share));
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// For each position the share that the network expects, and the one that it has.
    pub fn expectations<'a>(&'a self, samples: &'a Samples) -> impl Iterator<Item = (f64, f64)> + 'a {
        let mut seen = Seen::default();
        (0..samples.len()).map(move |i| {
            let (points, sample) = samples.get(i);
            let expected = share(self.run(points, sample, &mut seen).log_odds);
            (expected.into(), sample.share.into())
        })
    }

    /// Goes through all positions once, in an order of chance; `rates` is how far steps go at the start and at the end.
    pub fn pass(&mut self, samples: &Samples, rates: [f32; 2], rng: &mut impl Rng) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        order.shuffle(rng);
        let mut seen = Seen::default();
        let n_batches = order.len().div_ceil(BATCH) as f32;
        for (i, batch) in order.chunks(BATCH).enumerate() {
            for position in batch {
                let (points, sample) = samples.get(*position);
                self.learn(points, sample, &mut seen);
            }
            let rate = rates[0] + (rates[1] - rates[0]) * i as f32 / n_batches;
            self.step(RATE * rate, batch.len());
        }
    }

    /// The network as it is kept in files.
    pub fn bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights of a color.
    fn side(&self, color: Color) -> &[f32] {
        &self.weights[nnue::start(&self.weights, color)..][..LEN]
    }

    /// The gradient of a color's weights.
    fn gradient(&mut self, color: Color) -> &mut [f32] {
        &mut self.gradient[nnue::start(&self.weights, color)..][..LEN]
    }

    /// What the network makes of a position.
    fn run(&self, points: &[Alike], sample: Sample, seen: &mut Seen) -> Outputs {
        seen.uncut.clear();
        let mut sums = [[0.0; WIDTH]; 2];
        for alike in points {
            let mut all_uncut = [0; 2];
            for (color, (sums, uncut)) in Color::BOTH.into_iter().zip(sums.iter_mut().zip(&mut all_uncut)) {
                let side = self.side(color);
                let mut features = [0.0; WIDTH];
                features.copy_from_slice(&side[BIAS]);
                for pair in alike.pairs {
                    let row = usize::from(seen_by(pair, color));
                    add(&mut features, &side[ROWS].as_chunks().0[row], 1.0);
                }
                for (i, feature) in features.iter().enumerate() {
                    *uncut |= u8::from((0.0..1.0).contains(feature)) << i;
                }
                let cut = features.map(|feature| feature.clamp(0.0, 1.0));
                add(sums, &cut, f32::from(alike.n) / POINTS);
            }
            seen.uncut.push(all_uncut);
        }
        if sample.us == Color::White {
            sums.swap(0, 1);
        }
        seen.sums.copy_from_slice(sums.as_flattened());
        let (layers, threats) = (Layers::of(self.side(sample.us)), usize::from(sample.threats));
        dispatch!(self.level, simd => layers.run(simd, &seen.sums, threats))
    }

    /// Adds the gradient of a position's log-loss.
    fn learn(&mut self, points: &[Alike], sample: Sample, seen: &mut Seen) {
        let outputs = self.run(points, sample, seen);
        let by_sums = self.learn_layers(&outputs, sample, &seen.sums);
        for color in Color::BOTH {
            let part = if color == sample.us { 0 } else { WIDTH };
            let mut by_feature = [0.0; WIDTH];
            by_feature.copy_from_slice(&by_sums[part..][..WIDTH]);
            let gradient = self.gradient(color);
            for (alike, uncut) in points.iter().zip(&seen.uncut) {
                let uncut = uncut[usize::from(color == Color::White)];
                let n = f32::from(alike.n) / POINTS;
                let by: [f32; WIDTH] =
                    std::array::from_fn(|i| if uncut >> i & 1 != 0 { by_feature[i] * n } else { 0.0 });
                for pair in alike.pairs {
                    let row = usize::from(seen_by(pair, color));
                    add(&mut gradient[ROWS].as_chunks_mut().0[row], &by, 1.0);
                }
                add(&mut gradient[BIAS].as_chunks_mut().0[0], &by, 1.0);
            }
        }
    }

    /// Adds the gradient of the layers; that of the sums of features is returned.
    fn learn_layers(
        &mut self,
        outputs: &Outputs,
        sample: Sample,
        sums: &[f32; 2 * WIDTH],
    ) -> [f32; 2 * WIDTH] {
        let start = nnue::start(&self.weights, sample.us);
        let (side, gradient) = (&self.weights[start..][..LEN], &mut self.gradient[start..][..LEN]);
        let by_log_odds = share(outputs.log_odds) - sample.share;
        gradient[LAST_BIAS.start] += by_log_odds;
        let (second, first) =
            (outputs.second.map(|output| output.max(0.0)), outputs.first.map(|output| output.max(0.0)));
        add(&mut gradient[LAST].as_chunks_mut().0[0], &second, by_log_odds);
        let by_second: [f32; WIDTH_2] =
            std::array::from_fn(|i| if second[i] > 0.0 { by_log_odds * side[LAST][i] } else { 0.0 });
        add(&mut gradient[SECOND_BIAS].as_chunks_mut().0[0], &by_second, 1.0);
        let mut by_first = back(&side[SECOND], &mut gradient[SECOND], &by_second, &first);
        for (by, output) in by_first.iter_mut().zip(first) {
            *by = if output > 0.0 { *by } else { 0.0 };
        }
        add(&mut gradient[THREATS].as_chunks_mut().0[usize::from(sample.threats)], &by_first, 1.0);
        back(&side[FIRST], &mut gradient[FIRST], &by_first, sums)
    }

    /// Goes a step against the mean of the gradients of `n` positions.
    fn step(&mut self, rate: f32, n: usize) {
        self.n_steps += 1;
        let [mean_left, square_left] = DECAYS.map(|decay| 1.0 - decay.powi(self.n_steps));
        let rate = rate * (self.n_steps as f32 / WARM_STEPS).min(1.0) * square_left.sqrt() / mean_left;
        let gradients = self.gradient.iter_mut().zip(&mut self.means);
        for (weight, (gradient, (mean, square))) in self.weights.iter_mut().zip(gradients) {
            let now = std::mem::take(gradient) / n as f32;
            *mean += (1.0 - DECAYS[0]) * (now - *mean);
            *square += (1.0 - DECAYS[1]) * (now * now - *square);
            *weight -= rate * *mean / (square.sqrt() + 1e-7);
        }
    }
}

/// Goes back through a layer: adds its gradient, given that of its outputs, and returns that of its inputs.
fn back<const N: usize, const M: usize>(
    layer: &[f32],
    gradient: &mut [f32],
    by_output: &[f32; M],
    inputs: &[f32; N],
) -> [f32; N] {
    for (row, input) in gradient.as_chunks_mut().0.iter_mut().zip(inputs) {
        add(row, by_output, *input);
    }
    let rows = layer.as_chunks::<M>().0;
    std::array::from_fn(|i| rows[i].iter().zip(by_output).map(|(weight, by)| weight * by).sum())
}

/// The share of the game that comes with odds of which this is the logarithm.
fn share(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The log-loss of a share that was expected.
pub fn log_loss(expected: f64, share: f64) -> f64 {
    let expected = expected.clamp(1e-6, 1.0 - 1e-6);
    -(share * expected.ln() + (1.0 - share) * (1.0 - expected).ln())
}

#[cfg(test)]
mod tests {
    use super::super::eval::evaluate;
    use super::*;
    use crate::board::{BoardSize, Point};
    use crate::search::Value;
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    /// Positions of games in which each move is drawn from those that look best.
    fn positions(rule: Rule, n_games: u64) -> Vec<Position> {
        let mut positions = Vec::new();
        for seed in 0..n_games {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut position = Position::new(BoardSize::new(15).unwrap(), rule);
            while position.outcome().is_none() {
                positions.push(position.clone());
                let likely: Vec<Point> = super::super::promising(&position, 6);
                let Some(point) = likely.get(rng.random_range(0..likely.len().max(1))) else { break };
                position.play(*point).unwrap();
            }
        }
        positions
    }

    fn share(position: &Position, more: i32) -> f32 {
        let value = evaluate(&mut SearchBoard::new(position));
        Value::estimate(value + more).expected_score() as f32
    }

    #[test]
    fn the_network_is_that_of_the_evaluation() {
        for rule in Rule::ALL {
            let fit = Fit::built_in(rule);
            for position in positions(rule, 4) {
                let mut samples = Samples::default();
                samples.add(&position, 0.5);
                if let Some((expected, _)) = fit.expectations(&samples).next() {
                    let share = f64::from(share(&position, 0));
                    assert!((expected - share).abs() < 0.004, "{expected} {share} {position:?}");
                }
            }
        }
    }

    #[test]
    fn gradients_are_how_losses_change() {
        for rule in [Rule::Freestyle, Rule::Renju] {
            let mut fit = Fit::new(rule, &mut StdRng::seed_from_u64(1));
            let mut samples = Samples::default();
            for position in positions(rule, 1) {
                samples.add(&position, 0.8);
            }
            let mut seen = Seen::default();
            for i in 0..samples.len() {
                let (points, sample) = samples.get(i);
                fit.learn(points, sample, &mut seen);
            }
            let gradient = fit.gradient.clone();
            let mut by_size: Vec<usize> = (0..gradient.len()).collect();
            by_size.sort_by(|a, b| gradient[*b].abs().total_cmp(&gradient[*a].abs()));
            // The largest of each part of the weights of each side, and what all positions together lose by it.
            for side in 0..fit.weights.len() / LEN {
                for part in [ROWS, BIAS, FIRST, THREATS, SECOND, SECOND_BIAS, LAST, LAST_BIAS] {
                    let largest = by_size.iter().find(|i| **i / LEN == side && part.contains(&(**i % LEN)));
                    let i = *largest.unwrap();
                    let loss = |step: f32| {
                        let mut moved = fit.clone();
                        moved.weights[i] += step;
                        moved.loss(&samples) * samples.len() as f64
                    };
                    let measured = (loss(0.002) - loss(-0.002)) / 0.004;
                    let computed = f64::from(gradient[i]);
                    assert!(
                        (measured - computed).abs() < 0.05 * computed.abs() + 0.02,
                        "{part:?}: {measured} {computed}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_worth_more_than_was_thought_is_found_so() {
        for rule in [Rule::Freestyle, Rule::Renju] {
            let (mut samples, mut held_out) = (Samples::default(), Samples::default());
            for (i, position) in positions(rule, 40).iter().enumerate() {
                let into = if i % 8 == 0 { &mut held_out } else { &mut samples };
                into.add(position, share(position, 150));
            }
            let mut fit = Fit::built_in(rule);
            let before = fit.loss(&held_out);
            let mut rng = StdRng::seed_from_u64(1);
            for _ in 0..10 {
                fit.pass(&samples, [1.0, 0.5], &mut rng);
            }
            let shares = fit.expectations(&held_out).map(|(_, share)| log_loss(share, share));
            let least = shares.sum::<f64>() / held_out.len() as f64;
            let (too_much, left) = (before - least, fit.loss(&held_out) - least);
            assert!(left < too_much / 2.0, "{too_much} {left}");
            assert_eq!(fit.bytes().len(), 4 * nnue::weights(rule).len());
        }
    }
}
