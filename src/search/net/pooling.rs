//! Numbers for the whole board from those of its points.

use super::weights::Norm;

/// The mean, the mean by the size of the board, and the maximum of each normalised and activated channel from
/// `first` on: all means, then all scaled ones, then all maxima.
#[inline(always)]
pub(super) fn mean_and_max(board: &[f32], stride: usize, first: usize, norm: &Norm) -> Vec<f32> {
    let n = norm.n_channels();
    let n_points = board.len() / stride;
    let mut sums = vec![0.0_f32; n];
    let mut maxima = vec![0.0_f32; n];
    for point in board.chunks_exact(stride) {
        for i in 0..n {
            let value = activated(point[first + i], norm, i);
            sums[i] += value;
            maxima[i] = maxima[i].max(value);
        }
    }
    let means = sums.into_iter().map(|sum| sum / n_points as f32);
    let scale = size_scale(n_points);
    let mut pooled: Vec<f32> = means.collect();
    pooled.extend_from_within(..);
    for mean in &mut pooled[n..] {
        *mean *= scale;
    }
    pooled.extend(maxima);
    pooled
}

/// The mean of each normalised and activated channel from `first` on, the same by the size of the board, and by its
/// square.
#[inline(always)]
pub(super) fn means(board: &[f32], stride: usize, first: usize, norm: &Norm) -> Vec<f32> {
    let n = norm.n_channels();
    let n_points = board.len() / stride;
    let mut pooled = mean_and_max(board, stride, first, norm);
    let scale = size_scale(n_points);
    for i in 0..n {
        pooled[2 * n + i] = pooled[i] * (scale * scale - 0.1);
    }
    pooled
}

/// A channel of a point after its norm.
#[inline(always)]
pub(super) fn activated(number: f32, norm: &Norm, channel: usize) -> f32 {
    number.mul_add(norm.scale[channel], norm.bias[channel]).max(0.0)
}

/// Zero for a board of 14 lines, and 0.1 for each line more.
fn size_scale(n_points: usize) -> f32 {
    ((n_points as f32).sqrt() - 14.0) * 0.1
}
