//! Fits the weights of the evaluation to positions of which it is known what they are worth.
//!
//! The evaluation is linear in its weights, and two points stand for odds of *e* to one, so a logistic regression finds
//! them: each step moves the weights of one position against the gradient of its log-loss, by less for weights that
//! have moved much already (Duchi, Hazan and Singer, "Adaptive Subgradient Methods", 2011). Weights that no position
//! speaks of stay as they were.

use rand::Rng;
use rand::seq::SliceRandom as _;

use super::board::SearchBoard;
use super::class::{IN_FIVES, IN_OPEN_FOURS};
use super::eval::threats;
use super::params::VALUE_UNITS;
use super::weights::{self, LEN, THREATS, WAITING, Weights};
use crate::board::Color;
use crate::gomoku::{Position, Rule};

/// How many units of a weight are odds of *e* to one.
const UNITS: f32 = (200 * VALUE_UNITS) as f32;
/// How far steps go, in logarithms of odds.
const RATE: f32 = 0.01;
/// How much weights are taken to have moved at first.
const CAUTION: f32 = 10.0;

/// Positions with what they are worth, in the features of the evaluation.
#[derive(Debug, Default)]
pub struct Samples {
    features: Vec<u16>,
    /// For each position where its features end, and the share of the game that its side to move can expect.
    positions: Vec<(usize, f32)>,
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
        let side = |color: Color| Weights::of(position.rule()).start(color);
        for spot in board.empty().iter() {
            for (color, part) in [(us, 0), (!us, WAITING)] {
                let combo = weights::combo(board.shapes_at(spot, color));
                if combo > 0 {
                    self.features.push((side(color) + part + combo) as u16);
                }
            }
        }
        self.features.push((side(us) + THREATS + threats(&board, us)) as u16);
        self.positions.push((self.features.len(), share));
    }

    /// The features of a position and what it is worth.
    fn get(&self, i: usize) -> (&[u16], f32) {
        let start = if i > 0 { self.positions[i - 1].0 } else { 0 };
        let (end, share) = self.positions[i];
        (&self.features[start..end], share)
    }
}

/// Weights that are being fitted, in logarithms of odds.
#[derive(Clone, Debug)]
pub struct Fit {
    weights: Vec<f32>,
    /// How much each has moved: the sum of the squares of its gradients.
    moved: Vec<f32>,
}

impl Fit {
    /// The weights that a rule has now.
    pub fn new(rule: Rule) -> Self {
        let weights: Vec<f32> =
            Weights::of(rule).all().iter().map(|weight| f32::from(*weight) / UNITS).collect();
        Self { moved: vec![CAUTION; weights.len()], weights }
    }

    /// The mean log-loss of the shares that the weights expect.
    pub fn loss(&self, samples: &Samples) -> f64 {
        let loss = |(expected, share): (f64, f64)| {
            let expected = expected.clamp(1e-6, 1.0 - 1e-6);
            -(share * expected.ln() + (1.0 - share) * (1.0 - expected).ln())
        };
        self.expectations(samples).map(loss).sum::<f64>() / samples.len().max(1) as f64
    }

    /// For each position the share that the weights expect, and the one that it has.
    pub fn expectations<'a>(&'a self, samples: &'a Samples) -> impl Iterator<Item = (f64, f64)> + 'a {
        (0..samples.len()).map(|i| {
            let (features, share) = samples.get(i);
            (f64::from(self.expected(features)), f64::from(share))
        })
    }

    /// Goes through all positions once, in an order of chance.
    pub fn pass(&mut self, samples: &Samples, rate: f32, rng: &mut impl Rng) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        order.shuffle(rng);
        for i in order {
            let (features, share) = samples.get(i);
            let gradient = self.expected(features) - share;
            for feature in features {
                let feature = usize::from(*feature);
                self.moved[feature] += gradient * gradient;
                self.weights[feature] -= sign(feature) * rate * RATE * gradient / self.moved[feature].sqrt();
            }
        }
    }

    /// The weights as they are kept in files.
    pub fn bytes(&self) -> Vec<u8> {
        let whole =
            |weight: &f32| (weight * UNITS).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        self.weights.iter().flat_map(|weight| whole(weight).to_le_bytes()).collect()
    }

    /// The share of the game that the side to move can expect.
    fn expected(&self, features: &[u16]) -> f32 {
        let sum: f32 = features.iter().map(|i| sign(usize::from(*i)) * self.weights[usize::from(*i)]).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Points count for the side to move or against it.
fn sign(feature: usize) -> f32 {
    if (WAITING..THREATS).contains(&(feature % LEN)) { -1.0 } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::super::eval::evaluate;
    use super::*;
    use crate::board::{BoardSize, Point};
    use crate::search::Value;
    use rand::rngs::StdRng;
    use rand::{RngExt as _, SeedableRng as _};

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
        Value::estimate(evaluate(&SearchBoard::new(position)) + more).expected_score() as f32
    }

    /// The log-loss of whoever knows the share.
    fn entropy(share: f64) -> f64 {
        let share = share.clamp(1e-6, 1.0 - 1e-6);
        -(share * share.ln() + (1.0 - share) * (1.0 - share).ln())
    }

    #[test]
    fn features_and_weights_are_those_of_the_evaluation() {
        for rule in Rule::ALL {
            let fit = Fit::new(rule);
            for position in positions(rule, 4) {
                let mut samples = Samples::default();
                samples.add(&position, 0.5);
                if !samples.is_empty() {
                    let (expected, share) = (fit.expected(samples.get(0).0), share(&position, 0));
                    assert!((expected - share).abs() < 0.002, "{expected} {share} {position:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_worth_more_than_was_thought_gets_more_weight() {
        for rule in [Rule::Freestyle, Rule::Renju] {
            let (mut samples, mut held_out) = (Samples::default(), Samples::default());
            for (i, position) in positions(rule, 40).iter().enumerate() {
                let into = if i % 8 == 0 { &mut held_out } else { &mut samples };
                into.add(position, share(position, 150));
            }
            let mut fit = Fit::new(rule);
            let before = fit.loss(&held_out);
            let mut rng = StdRng::seed_from_u64(1);
            for _ in 0..4 {
                fit.pass(&samples, 1.0, &mut rng);
            }
            let least = (0..held_out.len()).map(|i| f64::from(held_out.get(i).1)).map(entropy).sum::<f64>()
                / held_out.len() as f64;
            let (too_much, left) = (before - least, fit.loss(&held_out) - least);
            assert!(left < too_much / 2.0, "{too_much} {left}");
            assert_eq!(fit.bytes().len(), 2 * Weights::of(rule).all().len());
        }
    }
}
