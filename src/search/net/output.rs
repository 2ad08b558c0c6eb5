//! What a net says of a position.

use super::buffer::padded;
use super::features::Features;
use super::pooling::{activated, mean_and_max, means};
use super::weights::Weights;
use crate::board::{BoardSize, Point};
use crate::go::Move;

/// The numbers of the last layers.
#[derive(Clone, Debug)]
pub(super) struct Raw {
    /// Logits of the points, row by row, and of the pass.
    pub(super) policy: Vec<f32>,
    /// Logits of a win, a loss and no result.
    pub(super) result: [f32; 3],
    /// For the mean and the deviation of the score, and the lead.
    pub(super) score: [f32; 3],
    /// Of each point, before the hyperbolic tangent.
    pub(super) ownership: Vec<f32>,
}

impl Raw {
    /// From the first layers of the heads, which lie side by side for each point.
    ///
    /// Written with loops: what collects an iterator is a function of its own, without the vectors of this one.
    #[inline(always)]
    pub(super) fn of(weights: &Weights, heads: &[f32], stride: usize) -> Self {
        let (policy, value) = (&weights.policy, &weights.value);
        let first_pooled = padded(policy.first.n_outputs);
        let first_value = first_pooled + padded(policy.pooling.kernel.n_outputs);
        // 1. The policy.
        let pooled = mean_and_max(heads, stride, first_pooled, &policy.pooling.norm);
        let mut bias = vec![0.0; policy.first.n_outputs];
        policy.pooling.to_bias.add_product(&pooled, &mut bias);
        let n_points = heads.len() / stride;
        let mut logits = vec![0.0; n_points + 1];
        for (logit, point) in logits.iter_mut().zip(heads.chunks_exact(stride)) {
            for i in 0..bias.len() {
                *logit += activated(point[i] + bias[i], &policy.norm, i) * policy.second.weight(0, 0, i, 0);
            }
        }
        policy.to_pass.add_product(&pooled, &mut logits[n_points..]);
        // 2. The value.
        let mut hidden = value.second_bias.clone();
        value.second.add_product(&means(heads, stride, first_value, &value.norm), &mut hidden);
        for number in &mut hidden {
            *number = number.max(0.0);
        }
        let mut result = value.result_bias.clone();
        value.result.add_product(&hidden, &mut result);
        let mut score = value.score_bias.clone();
        value.score.add_product(&hidden, &mut score);
        // 3. The points.
        let mut ownership = vec![0.0; n_points];
        for (owner, point) in ownership.iter_mut().zip(heads.chunks_exact(stride)) {
            for i in 0..value.norm.n_channels() {
                *owner +=
                    activated(point[first_value + i], &value.norm, i) * value.ownership.weight(0, 0, i, 0);
            }
        }
        Self {
            policy: logits,
            result: [result[0], result[1], result[2]],
            score: [score[0], score[1], score[2]],
            ownership,
        }
    }
}

/// Points for one unit of the net's scores.
const POINTS: f32 = 20.0;

/// What a net says of a position; "us" is the side to move.
#[derive(Clone, Debug)]
pub struct Outputs {
    size: BoardSize,
    /// Of every legal move, row by row and the pass last; others have 0.
    policy: Vec<f32>,
    /// The chance that we win, from 0 to 1.
    pub win: f32,
    /// The chance that they win.
    pub loss: f32,
    /// The chance that a cycle leaves the game without a result; zero where the rules do not let that happen.
    pub no_result: f32,
    /// The mean of our final score, in points, with komi.
    pub score_mean: f32,
    /// The standard deviation of it, in points.
    pub score_stdev: f32,
    /// By how many points we lead: komi changed by as many would make the game even.
    pub lead: f32,
    /// From 1 for us to -1 for them, row by row.
    ownership: Vec<f32>,
}

impl Outputs {
    /// The outputs in the units in which they are used.
    pub(super) fn of(raw: &Raw, features: &Features) -> Self {
        let mut policy = raw.policy.clone();
        for (i, logit) in policy.iter_mut().enumerate() {
            if !features.is_legal(i) {
                *logit = f32::NEG_INFINITY;
            }
        }
        softmax(&mut policy);
        let mut result = raw.result;
        if !features.may_end_without_result() {
            result[2] = f32::NEG_INFINITY;
        }
        softmax(&mut result);
        let decided = 1.0 - result[2];
        Self {
            size: features.size(),
            policy,
            win: result[0],
            loss: result[1],
            no_result: result[2],
            score_mean: POINTS * raw.score[0] * decided,
            score_stdev: POINTS * softplus(raw.score[1]),
            lead: POINTS * raw.score[2] * decided,
            ownership: raw.ownership.iter().map(|number| number.tanh()).collect(),
        }
    }

    /// The chance from 0 to 1 that the move is best, as far as the net sees at once; 0 for illegal ones. The sum of all
    /// is 1.
    pub fn policy(&self, mv: Move) -> f32 {
        match mv {
            Move::Place(point) => self.policy[self.size.ordinal(point)],
            Move::Pass => self.policy[self.size.n_points()],
        }
    }

    /// The same of all moves, row by row and the pass last.
    pub fn policies(&self) -> &[f32] {
        &self.policy
    }

    /// Whose the point will be: from 1 for us to -1 for them.
    pub fn ownership(&self, point: Point) -> f32 {
        self.ownership[self.size.ordinal(point)]
    }

    /// The same of all points, row by row.
    pub fn ownerships(&self) -> &[f32] {
        &self.ownership
    }
}

/// Turns logits into chances; what is minus infinity becomes zero.
fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for logit in logits.iter_mut() {
        *logit = (*logit - most).exp();
    }
    let sum: f32 = logits.iter().sum();
    for share in logits {
        *share /= sum;
    }
}

/// The logarithm of 1 + eˣ.
fn softplus(x: f32) -> f32 {
    if x > 20.0 { x } else { x.exp().ln_1p() }
}
