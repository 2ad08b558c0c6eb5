//! Products of matrices: where nearly all of the time goes.
//!
//! A block of the product, some rows high and some vectors wide, stays in registers while the whole inner dimension
//! passes by: each step loads the vectors of one row of the right matrix and multiplies them by one number of each row
//! of the left one. The right matrix, which is known beforehand, is cut into panels as wide as a block, so that it is
//! read in the order in which it lies. Blocks were chosen by the number of registers: 9 rows of 3 vectors with AVX-512,
//! that is 27 of its 32; on AVX2, which has 16, 6 rows of 2 vectors.

use fearless_simd::{Level, Simd, SimdBase as _, SimdFloat as _, dispatch};

use super::buffer::{Buffer, padded};

/// The most vectors of a panel, by the numbers in a vector.
const fn n_vectors(lanes: usize) -> usize {
    if lanes >= 16 { 3 } else { 2 }
}

/// The most rows of a block, by the numbers in a vector.
const fn n_rows_at_once(lanes: usize) -> usize {
    if lanes >= 16 { 9 } else { 6 }
}

/// A right matrix, cut into panels for the vectors of a processor.
#[derive(Clone)]
pub(super) struct Panels {
    n_rows: usize,
    n_columns: usize,
    numbers: Buffer,
}

impl Panels {
    /// A matrix given by its elements. Rows and columns beyond those given, up to whole cache lines, are zero.
    pub(super) fn new(
        level: Level,
        n_rows: usize,
        n_columns: usize,
        element: impl Fn(usize, usize) -> f32,
    ) -> Self {
        let width = dispatch!(level, simd => panel_width(simd));
        let (rows, columns) = (padded(n_rows), padded(n_columns));
        let mut numbers = Buffer::zeroed(rows * columns);
        let mut at = 0;
        for first in (0..columns).step_by(width) {
            for row in 0..rows {
                for column in first..columns.min(first + width) {
                    if row < n_rows && column < n_columns {
                        numbers[at] = element(row, column);
                    }
                    at += 1;
                }
            }
        }
        Self { n_rows: rows, n_columns: columns, numbers }
    }

    /// The number of columns with those that are zero.
    pub(super) const fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// The number of rows with those that are zero.
    pub(super) const fn n_rows(&self) -> usize {
        self.n_rows
    }
}

#[inline(always)]
fn panel_width<S: Simd>(_: S) -> usize {
    n_vectors(S::f32s::LEN) * S::f32s::LEN
}

/// Sets the first `n_rows` rows of `product` to those of `left` times `right`; both lie row by row without gaps.
pub(super) fn multiply(level: Level, left: &[f32], n_rows: usize, right: &Panels, product: &mut [f32]) {
    dispatch!(level, simd => multiply_with(simd, left, n_rows, right, product));
}

#[inline(always)]
fn multiply_with<S: Simd>(simd: S, left: &[f32], n_rows: usize, right: &Panels, product: &mut [f32]) {
    let width = panel_width(simd);
    let (k, n_columns) = (right.n_rows, right.n_columns);
    let n_blocks = n_rows.div_ceil(n_rows_at_once(S::f32s::LEN));
    for (i, panel) in right.numbers.chunks(k * width).enumerate().take(n_columns.div_ceil(width)) {
        let first = i * width;
        let width = width.min(n_columns - first);
        let panel = &panel[..k * width];
        let mut row = 0;
        for block in 0..n_blocks {
            let end = (block + 1) * n_rows / n_blocks;
            let left = &left[row * k..end * k];
            let product = &mut product[row * n_columns + first..];
            match width / S::f32s::LEN {
                1 => by_rows::<S, 1>(simd, end - row, left, panel, product, n_columns),
                2 => by_rows::<S, 2>(simd, end - row, left, panel, product, n_columns),
                _ => by_rows::<S, 3>(simd, end - row, left, panel, product, n_columns),
            }
            row = end;
        }
    }
}

/// Picks the block for a number of rows.
#[inline(always)]
fn by_rows<S: Simd, const N: usize>(
    simd: S,
    n_rows: usize,
    left: &[f32],
    panel: &[f32],
    product: &mut [f32],
    stride: usize,
) {
    match n_rows {
        1 => block::<S, 1, N>(simd, left, panel, product, stride),
        2 => block::<S, 2, N>(simd, left, panel, product, stride),
        3 => block::<S, 3, N>(simd, left, panel, product, stride),
        4 => block::<S, 4, N>(simd, left, panel, product, stride),
        5 => block::<S, 5, N>(simd, left, panel, product, stride),
        6 => block::<S, 6, N>(simd, left, panel, product, stride),
        7 => block::<S, 7, N>(simd, left, panel, product, stride),
        8 => block::<S, 8, N>(simd, left, panel, product, stride),
        _ => block::<S, 9, N>(simd, left, panel, product, stride),
    }
}

/// A block of `M` rows and `N` vectors of the product.
#[inline(always)]
fn block<S: Simd, const M: usize, const N: usize>(
    simd: S,
    left: &[f32],
    panel: &[f32],
    product: &mut [f32],
    stride: usize,
) {
    simd.vectorize(
        #[inline(always)]
        || {
            let lanes = S::f32s::LEN;
            let k = left.len() / M;
            let rows: [&[f32]; M] = std::array::from_fn(|m| &left[m * k..(m + 1) * k]);
            let mut sums = [[S::f32s::splat(simd, 0.0); N]; M];
            for (i, vectors) in (0..k).zip(panel.chunks_exact(N * lanes)) {
                let vectors: [S::f32s; N] =
                    std::array::from_fn(|n| S::f32s::from_slice(simd, &vectors[n * lanes..(n + 1) * lanes]));
                for m in 0..M {
                    let number = S::f32s::splat(simd, rows[m][i]);
                    for n in 0..N {
                        sums[m][n] = number.mul_add(vectors[n], sums[m][n]);
                    }
                }
            }
            for (m, sums) in sums.iter().enumerate() {
                let row = &mut product[m * stride..m * stride + N * lanes];
                for (n, sum) in sums.iter().enumerate() {
                    sum.store_slice(&mut row[n * lanes..(n + 1) * lanes]);
                }
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn products_are_those_by_definition() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        for (n_rows, k, n_columns) in [(1, 16, 16), (9, 32, 48), (25, 96, 96), (36, 48, 32), (7, 16, 80)] {
            let mut left = Buffer::zeroed(n_rows * k);
            left.fill_with(|| random.random_range(-1.0..1.0));
            let right: Vec<f32> = (0..k * n_columns).map(|_| random.random_range(-1.0..1.0)).collect();
            let expect = |row: usize, column: usize| -> f32 {
                (0..k).map(|i| left[row * k + i] * right[i * n_columns + column]).sum()
            };
            for level in super::super::levels() {
                let panels = Panels::new(level, k, n_columns, |row, column| right[row * n_columns + column]);
                let mut product = vec![f32::NAN; n_rows * n_columns];
                multiply(level, &left, n_rows, &panels, &mut product);
                for row in 0..n_rows {
                    for column in 0..n_columns {
                        let (found, expect) = (product[row * n_columns + column], expect(row, column));
                        assert!((found - expect).abs() < 1e-4, "{level:?} {row} {column}");
                    }
                }
            }
        }
    }
}
