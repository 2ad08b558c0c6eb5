//! Convolutions with kernels of 3×3, by the minimal filtering of S. Winograd: the board is covered with tiles of m×m
//! points; a tile of the input, with the rows and columns around it, is brought to another basis, in which the
//! convolution is a product for each of the (m + 2)² coordinates alone.
//!
//! A. Lavin, S. Gray, "Fast Algorithms for Convolutional Neural Networks", CVPR 2016. Tiles of 3×3 need a third of
//! the multiplications, those of 4×4 a quarter, those of 5×5 little more than a fifth; 3 fits 5, 6 and 9 lines best, 4
//! fits 7 and 8, and 5 most larger boards. Sums differ from those by definition by some 1e-6 of their size.

#![expect(clippy::needless_range_loop, reason = "rows are taken across columns")]

use fearless_simd::{Level, Simd, SimdBase as _, SimdFloat as _, dispatch};

use super::buffer::{Buffer, padded};
use super::multiply::{Panels, multiply};

/// Tiles that go through all steps together: their coordinates stay in the second cache.
const TILES_AT_ONCE: usize = 36;

/// How a board is covered by tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tiling {
    n_lines: usize,
    /// The lines of a tile: 3, 4 or 5.
    m: usize,
    /// Tiles in a row.
    n_across: usize,
}

impl Tiling {
    /// The tiles that cost least.
    pub(super) fn new(n_lines: usize) -> Self {
        let with = |m: usize| Self { n_lines, m, n_across: n_lines.div_ceil(m) };
        [3, 4, 5].map(with).into_iter().min_by_key(|tiling| tiling.cost()).expect("there are three")
    }

    /// The rows that matrices are multiplied with; to read a matrix costs as much as some more of them.
    const fn cost(self) -> usize {
        const TO_READ: usize = 4;
        (self.n_tiles() + TO_READ) * (self.m + 2) * (self.m + 2)
    }

    /// The length of a row of the input, with one empty point before it and those that tiles hang over after it.
    const fn row_len(self) -> usize {
        self.n_across * self.m + 2
    }

    /// The points of an input.
    pub(super) const fn n_input_points(self) -> usize {
        self.row_len() * self.row_len()
    }

    /// Where a point of the board lies in an input.
    pub(super) const fn input_index(self, x: usize, y: usize) -> usize {
        (y + 1) * self.row_len() + x + 1
    }

    const fn n_tiles(self) -> usize {
        self.n_across * self.n_across
    }
}

/// Memory for the coordinates of some tiles.
#[derive(Default)]
pub(super) struct Scratch {
    inputs: Buffer,
    outputs: Buffer,
}

/// A convolution, in the basis of the tiles of one board size.
pub(super) struct Convolution {
    tiling: Tiling,
    /// A matrix for each coordinate.
    panels: Vec<Panels>,
}

impl Convolution {
    /// A convolution whose weight for a row, a column, an input and an output channel is `weight(y, x, from, to)`.
    pub(super) fn new(
        level: Level,
        tiling: Tiling,
        n_inputs: usize,
        n_outputs: usize,
        weight: impl Fn(usize, usize, usize, usize) -> f32,
    ) -> Self {
        let p = tiling.m + 2;
        let mut coordinates = vec![0.0; p * p * n_inputs * n_outputs];
        for from in 0..n_inputs {
            for to in 0..n_outputs {
                let kernel = [0, 1, 2].map(|y| [0, 1, 2].map(|x| weight(y, x, from, to)));
                for (i, value) in of_kernel(tiling.m, kernel).into_iter().enumerate() {
                    coordinates[(i * n_inputs + from) * n_outputs + to] = value;
                }
            }
        }
        let panels = coordinates
            .chunks(n_inputs * n_outputs)
            .map(|matrix| Panels::new(level, n_inputs, n_outputs, |from, to| matrix[from * n_outputs + to]));
        Self { tiling, panels: panels.collect() }
    }

    /// The number of output channels with those that are zero.
    pub(super) fn n_outputs(&self) -> usize {
        self.panels[0].n_columns()
    }

    /// Convolves the inputs of some boards, one after the other, and sets the points of `out`, or adds to them.
    pub(super) fn apply(
        &self,
        level: Level,
        n_boards: usize,
        input: &[f32],
        scratch: &mut Scratch,
        out: &mut [f32],
        adds: bool,
    ) {
        let (n_inputs, n_outputs) = (self.panels[0].n_rows(), self.n_outputs());
        let stride_in = TILES_AT_ONCE * n_inputs;
        let stride_out = TILES_AT_ONCE * n_outputs;
        scratch.inputs.reserve(self.panels.len() * stride_in);
        scratch.outputs.reserve(self.panels.len() * stride_out);
        let n_tiles = n_boards * self.tiling.n_tiles();
        for first in (0..n_tiles).step_by(TILES_AT_ONCE) {
            let tiles = Tiles { tiling: self.tiling, first, n: TILES_AT_ONCE.min(n_tiles - first), adds };
            let Scratch { inputs, outputs } = &mut *scratch;
            dispatch!(level, simd => tiles.forward(simd, input, n_inputs, inputs));
            for (i, panels) in self.panels.iter().enumerate() {
                let (left, product) = (&inputs[i * stride_in..], &mut outputs[i * stride_out..]);
                multiply(level, left, tiles.n, panels, product);
            }
            dispatch!(level, simd => tiles.back(simd, outputs, n_outputs, out));
        }
    }
}

/// Some tiles of the boards, in their order.
#[derive(Clone, Copy)]
struct Tiles {
    tiling: Tiling,
    first: usize,
    n: usize,
    adds: bool,
}

impl Tiles {
    /// The board of a tile, and its first point on it.
    fn place(&self, i: usize) -> (usize, usize, usize) {
        let Tiling { m, n_across, .. } = self.tiling;
        let (board, tile) =
            ((self.first + i) / self.tiling.n_tiles(), (self.first + i) % self.tiling.n_tiles());
        (board, tile % n_across * m, tile / n_across * m)
    }

    #[inline(always)]
    fn forward<S: Simd>(&self, simd: S, input: &[f32], n_channels: usize, coordinates: &mut [f32]) {
        match self.tiling.m {
            3 => self.forward_by::<S, Three, 5, 3>(simd, input, n_channels, coordinates),
            4 => self.forward_by::<S, Four, 6, 4>(simd, input, n_channels, coordinates),
            _ => self.forward_by::<S, Five, 7, 5>(simd, input, n_channels, coordinates),
        }
    }

    #[inline(always)]
    fn forward_by<S: Simd, T: Transform<P, M>, const P: usize, const M: usize>(
        &self,
        simd: S,
        input: &[f32],
        n_channels: usize,
        coordinates: &mut [f32],
    ) {
        simd.vectorize(
            #[inline(always)]
            || {
                let lanes = S::f32s::LEN;
                let row_len = self.tiling.row_len() * n_channels;
                // All is set for each tile; to clear it there as well would take 3 % of the time.
                let mut columns = [[S::f32s::splat(simd, 0.0); P]; P];
                for i in 0..self.n {
                    let (board, x, y) = self.place(i);
                    let start =
                        (board * self.tiling.n_input_points() + y * self.tiling.row_len() + x) * n_channels;
                    for channel in (0..n_channels).step_by(lanes) {
                        for (x, column) in columns.iter_mut().enumerate() {
                            let at = start + x * n_channels + channel;
                            let read = |y| {
                                let at = at + y * row_len;
                                S::f32s::from_slice(simd, &input[at..at + lanes])
                            };
                            *column = T::input(simd, std::array::from_fn(read));
                        }
                        for y in 0..P {
                            let row = T::input(simd, std::array::from_fn(|x| columns[x][y]));
                            for (x, value) in row.into_iter().enumerate() {
                                let at = ((y * P + x) * TILES_AT_ONCE + i) * n_channels + channel;
                                value.store_slice(&mut coordinates[at..at + lanes]);
                            }
                        }
                    }
                }
            },
        );
    }

    #[inline(always)]
    fn back<S: Simd>(&self, simd: S, coordinates: &[f32], n_channels: usize, out: &mut [f32]) {
        match self.tiling.m {
            3 => self.back_by::<S, Three, 5, 3>(simd, coordinates, n_channels, out),
            4 => self.back_by::<S, Four, 6, 4>(simd, coordinates, n_channels, out),
            _ => self.back_by::<S, Five, 7, 5>(simd, coordinates, n_channels, out),
        }
    }

    #[inline(always)]
    fn back_by<S: Simd, T: Transform<P, M>, const P: usize, const M: usize>(
        &self,
        simd: S,
        coordinates: &[f32],
        n_channels: usize,
        out: &mut [f32],
    ) {
        simd.vectorize(
            #[inline(always)]
            || {
                let lanes = S::f32s::LEN;
                let n = self.tiling.n_lines;
                let mut columns = [[S::f32s::splat(simd, 0.0); M]; P];
                for i in 0..self.n {
                    let (board, x0, y0) = self.place(i);
                    for channel in (0..n_channels).step_by(lanes) {
                        for (x, column) in columns.iter_mut().enumerate() {
                            let read = |y| {
                                let at = ((y * P + x) * TILES_AT_ONCE + i) * n_channels + channel;
                                S::f32s::from_slice(simd, &coordinates[at..at + lanes])
                            };
                            *column = T::output(simd, std::array::from_fn(read));
                        }
                        for y in 0..M.min(n - y0) {
                            let row = T::output(simd, std::array::from_fn(|x| columns[x][y]));
                            let at = ((board * n + y0 + y) * n + x0) * n_channels + channel;
                            for (x, mut value) in row.into_iter().enumerate().take(n - x0) {
                                let slot = &mut out[at + x * n_channels..at + x * n_channels + lanes];
                                if self.adds {
                                    value += S::f32s::from_slice(simd, slot);
                                }
                                value.store_slice(slot);
                            }
                        }
                    }
                }
            },
        );
    }
}

/// The change of basis along one dimension, for tiles of `M` points and `P = M + 2` coordinates.
trait Transform<const P: usize, const M: usize> {
    /// To coordinates.
    fn input<S: Simd>(simd: S, d: [S::f32s; P]) -> [S::f32s; P];
    /// Back from coordinates.
    fn output<S: Simd>(simd: S, m: [S::f32s; P]) -> [S::f32s; M];
}

/// The points 0, 1, -1, 2 and infinity.
struct Three;

impl Transform<5, 3> for Three {
    #[inline(always)]
    fn input<S: Simd>(simd: S, d: [S::f32s; 5]) -> [S::f32s; 5] {
        let two = S::f32s::splat(simd, 2.0);
        let three = S::f32s::splat(simd, 3.0);
        let odd = d[3] - d[1];
        [
            two.mul_add(d[0] - d[2], odd),
            d[3] - d[2] - two * d[1],
            two.mul_add(d[1], d[3]) - three * d[2],
            odd,
            d[4] - d[2] - two * odd,
        ]
    }

    #[inline(always)]
    fn output<S: Simd>(simd: S, m: [S::f32s; 5]) -> [S::f32s; 3] {
        let two = S::f32s::splat(simd, 2.0);
        let four = S::f32s::splat(simd, 4.0);
        let sum = m[1] + m[2];
        [m[0] + sum + m[3], two.mul_add(m[3], m[1] - m[2]), four.mul_add(m[3], sum) + m[4]]
    }
}

/// The points 0, 1, -1, 2, -2 and infinity.
struct Four;

impl Transform<6, 4> for Four {
    #[inline(always)]
    fn input<S: Simd>(simd: S, d: [S::f32s; 6]) -> [S::f32s; 6] {
        let two = S::f32s::splat(simd, 2.0);
        let four = S::f32s::splat(simd, 4.0);
        let five = S::f32s::splat(simd, 5.0);
        let (even, odd) = (d[4] - four * d[2], d[3] - four * d[1]);
        let (even_two, odd_two) = (d[4] - d[2], two * (d[3] - d[1]));
        [
            four.mul_add(d[0], d[4]) - five * d[2],
            even + odd,
            even - odd,
            even_two + odd_two,
            even_two - odd_two,
            four.mul_add(d[1], d[5]) - five * d[3],
        ]
    }

    #[inline(always)]
    fn output<S: Simd>(simd: S, m: [S::f32s; 6]) -> [S::f32s; 4] {
        let two = S::f32s::splat(simd, 2.0);
        let four = S::f32s::splat(simd, 4.0);
        let eight = S::f32s::splat(simd, 8.0);
        let (even, odd) = (m[1] + m[2], m[1] - m[2]);
        let (even_two, odd_two) = (m[3] + m[4], m[3] - m[4]);
        [
            m[0] + even + even_two,
            two.mul_add(odd_two, odd),
            four.mul_add(even_two, even),
            eight.mul_add(odd_two, odd) + m[5],
        ]
    }
}

/// The points 0, 1, -1, 2, -2, infinity and -1/2. The polynomials of all but the last are those of `Four` times `x + 1/2`.
struct Five;

impl Transform<7, 5> for Five {
    #[inline(always)]
    fn input<S: Simd>(simd: S, d: [S::f32s; 7]) -> [S::f32s; 7] {
        let half = S::f32s::splat(simd, 0.5);
        let four = S::f32s::splat(simd, 4.0);
        let five = S::f32s::splat(simd, 5.0);
        let [c0, c1, c2, c3, c4, c5] =
            Four::input(simd, std::array::from_fn(|i| half.mul_add(d[i], d[i + 1])));
        [c0, c1, c2, c3, c4, c5, four.mul_add(d[1], d[5]) - five * d[3]]
    }

    #[inline(always)]
    fn output<S: Simd>(simd: S, m: [S::f32s; 7]) -> [S::f32s; 5] {
        let [c0, c1, c2, c3, c4, c5, half] = m;
        let zero = S::f32s::splat(simd, 0.0);
        let of = |factor: f32, sum: S::f32s| S::f32s::splat(simd, factor).mul_add(half, sum);
        let [y0, y1, y2, y3] = Four::output(simd, [c0, c1, c2, c3, c4, zero]);
        let y4 = S::f32s::splat(simd, 16.0).mul_add(c3 + c4, c1 + c2) + c5;
        [y0 + half, of(-0.5, y1), of(0.25, y2), of(-0.125, y3), of(0.0625, y4)]
    }
}

/// The coordinates of a kernel, row by row.
fn of_kernel(m: usize, kernel: [[f32; 3]; 3]) -> Vec<f32> {
    let rows = kernel.map(|row| of_row(m, row));
    let mut all = vec![0.0; (m + 2) * (m + 2)];
    for x in 0..m + 2 {
        let column = of_row(m, [0, 1, 2].map(|y| rows[y][x]));
        for (y, value) in column.into_iter().enumerate() {
            all[y * (m + 2) + x] = value;
        }
    }
    all
}

fn of_row(m: usize, [a, b, c]: [f32; 3]) -> Vec<f32> {
    // The polynomial a + bx + cx² at the points.
    let (one, minus_one) = (a + c + b, a + c - b);
    let (two, minus_two) = (a + 4.0 * c + 2.0 * b, a + 4.0 * c - 2.0 * b);
    let minus_half = a - b / 2.0 + c / 4.0;
    match m {
        3 => vec![a / 2.0, -one / 2.0, -minus_one / 6.0, two / 6.0, c],
        4 => vec![a / 4.0, -one / 6.0, -minus_one / 6.0, two / 24.0, minus_two / 24.0, c],
        _ => vec![
            a / 2.0,
            -one / 9.0,
            minus_one / 3.0,
            two / 60.0,
            -minus_two / 36.0,
            c,
            -minus_half * 32.0 / 45.0,
        ],
    }
}

/// An input without anything on it, for some boards.
pub(super) fn empty_input(tiling: Tiling, n_boards: usize, n_channels: usize) -> Buffer {
    Buffer::zeroed(n_boards * tiling.n_input_points() * padded(n_channels))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt as _, SeedableRng as _};

    #[test]
    fn convolutions_are_those_by_definition() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
        for n in [5, 6, 7, 8, 9, 13, 19, 25] {
            let (n_boards, n_inputs, n_outputs) = (3, 16, 20);
            let weights: Vec<f32> =
                (0..9 * n_inputs * n_outputs).map(|_| random.random_range(-1.0..1.0)).collect();
            let weight = |y: usize, x: usize, from: usize, to: usize| {
                weights[((y * 3 + x) * n_inputs + from) * n_outputs + to]
            };
            let values: Vec<f32> =
                (0..n_boards * n * n * n_inputs).map(|_| random.random_range(-1.0..1.0)).collect();
            let tiling = Tiling::new(n);
            let mut input = empty_input(tiling, n_boards, n_inputs);
            for (i, cell) in values.chunks(n_inputs).enumerate() {
                let (board, x, y) = (i / (n * n), i % n, i / n % n);
                let at = (board * tiling.n_input_points() + tiling.input_index(x, y)) * n_inputs;
                input[at..at + n_inputs].copy_from_slice(cell);
            }
            for level in super::super::levels() {
                let convolution = Convolution::new(level, tiling, n_inputs, n_outputs, weight);
                let stride = convolution.n_outputs();
                let mut out = vec![1.0; n_boards * n * n * stride];
                convolution.apply(level, n_boards, &input, &mut Scratch::default(), &mut out, true);
                for (i, found) in out.chunks(stride).enumerate().step_by(3) {
                    let (board, x, y) = (i / (n * n), i % n, i / n % n);
                    let mut expect = [1.0; 20];
                    for (dy, dx) in (0..3).flat_map(|dy| (0..3).map(move |dx| (dy, dx))) {
                        let (x, y) = ((x + dx).wrapping_sub(1), (y + dy).wrapping_sub(1));
                        if x < n && y < n {
                            let from = &values[((board * n + y) * n + x) * n_inputs..][..n_inputs];
                            for (to, sum) in expect.iter_mut().enumerate() {
                                *sum += (0..n_inputs).map(|i| from[i] * weight(dy, dx, i, to)).sum::<f32>();
                            }
                        }
                    }
                    for to in 0..n_outputs {
                        assert!((found[to] - expect[to]).abs() < 1e-4, "{level:?} {n} {i} {to}");
                    }
                }
            }
        }
    }
}
