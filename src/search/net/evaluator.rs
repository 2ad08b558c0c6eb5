//! The computation, for one size of boards.

use std::sync::Arc;

use fearless_simd::{Level, Simd, SimdBase as _, SimdFloat as _, dispatch};

use super::Net;
use super::buffer::{Buffer, padded};
use super::features::{Features, N_GLOBALS, N_PLANES};
use super::multiply::{Panels, multiply};
use super::output::{Outputs, Raw};
use super::pooling;
use super::weights::{Block, Norm, Pooling, Weights};
use super::winograd::{self, Convolution, Scratch, Tiling};
use crate::board::BoardSize;

/// A net made ready for boards of one size, with the memory that it computes in.
///
/// The same inputs give the same outputs on one machine, however many are evaluated together.
pub struct Evaluator {
    net: Arc<Net>,
    level: Level,
    size: BoardSize,
    tiling: Tiling,
    /// What the first layer makes of an empty board, without the numbers for the whole board.
    empty: Buffer,
    blocks: Vec<ReadyBlock>,
    /// The first layers of the heads side by side: policy, its pooling, value.
    heads: Panels,
    memory: Memory,
}

/// A block with its convolutions in the basis of the tiles.
struct ReadyBlock {
    before: ReadyNorm,
    /// With the pooled channels, if there are any, after the others.
    first: Convolution,
    between: ReadyNorm,
    second: Convolution,
}

/// A norm with zeroes for the channels added.
struct ReadyNorm {
    scale: Buffer,
    bias: Buffer,
}

impl ReadyNorm {
    fn new(norm: &Norm) -> Self {
        let ready = |from: &[f32]| {
            let mut to = Buffer::zeroed(padded(from.len()));
            to[..from.len()].copy_from_slice(from);
            to
        };
        Self { scale: ready(&norm.scale), bias: ready(&norm.bias) }
    }
}

/// What layers leave to one another, for as many boards as were ever evaluated together.
#[derive(Default)]
struct Memory {
    n_boards: usize,
    trunk: Buffer,
    middle: Buffer,
    /// Inputs of convolutions, by their number of channels.
    inputs: Vec<(usize, Buffer)>,
    heads_input: Buffer,
    heads: Buffer,
    scratch: Scratch,
}

impl Evaluator {
    /// Makes a net ready for a size; that takes some milliseconds.
    pub fn new(net: Arc<Net>, size: BoardSize) -> Self {
        Self::with_level(net, size, Level::new())
    }

    /// The same with the vectors of an older processor.
    pub(super) fn with_level(net: Arc<Net>, size: BoardSize, level: Level) -> Self {
        let tiling = Tiling::new(usize::from(size.lines()));
        let weights = net.weights();
        let blocks = weights.blocks.iter().map(|block| ReadyBlock::new(level, tiling, block)).collect();
        Self {
            level,
            size,
            tiling,
            empty: empty(weights, size),
            blocks,
            heads: heads(level, weights),
            memory: Memory::default(),
            net,
        }
    }

    /// The net.
    pub fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// The size of the boards.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Evaluates positions; a few together take less time than one after the other.
    ///
    /// # Panics
    /// Where one is on a board of another size.
    pub fn evaluate(&mut self, features: &[&Features]) -> Vec<Outputs> {
        self.raw(features).iter().zip(features).map(|(raw, features)| Outputs::of(raw, features)).collect()
    }

    /// The outputs as the layers leave them.
    pub(super) fn raw(&mut self, features: &[&Features]) -> Vec<Raw> {
        assert!(features.iter().all(|features| features.size() == self.size), "boards of one size");
        let net = self.net.clone();
        let weights = net.weights();
        self.reserve(weights, features.len());
        dispatch!(self.level, _simd => self.inputs(weights, features));
        for i in 0..self.blocks.len() {
            self.block(&weights.blocks[i], i, features.len());
        }
        let tip = ReadyNorm::new(&weights.tip);
        let Memory { trunk, heads_input, heads, .. } = &mut self.memory;
        let stride = padded(weights.tip.n_channels());
        let n_points = self.size.n_points();
        let n_rows = features.len() * n_points;
        dispatch!(self.level, simd => activate(simd, &trunk[..n_rows * stride], stride, &tip, stride, heads_input, |i| i));
        multiply(self.level, heads_input, n_rows, &self.heads, heads);
        let stride = self.heads.n_columns();
        let boards = heads.chunks_exact(n_points * stride).take(features.len());
        boards.map(|heads| dispatch!(self.level, _simd => Raw::of(weights, heads, stride))).collect()
    }

    /// Takes the memory for some boards.
    fn reserve(&mut self, weights: &Weights, n_boards: usize) {
        if self.memory.n_boards >= n_boards {
            return;
        }
        let n_points = n_boards * self.size.n_points();
        let n_channels = weights.tip.n_channels();
        let mut wide = 0;
        let mut kinds = vec![padded(n_channels)];
        for (block, ready) in weights.blocks.iter().zip(&self.blocks) {
            wide = wide.max(ready.first.n_outputs());
            kinds.push(padded(block.first.n_outputs));
        }
        kinds.sort_unstable();
        kinds.dedup();
        let memory = &mut self.memory;
        memory.n_boards = n_boards;
        memory.trunk.reserve(n_points * padded(n_channels));
        memory.middle.reserve(n_points * wide);
        memory.heads_input.reserve(n_points * padded(n_channels));
        memory.heads.reserve(n_points * self.heads.n_columns());
        memory.inputs =
            kinds.into_iter().map(|n| (n, winograd::empty_input(self.tiling, n_boards, n))).collect();
    }

    /// The first layer: the planes hold few points, so the weights of each are added to the points around it.
    #[inline(always)]
    fn inputs(&mut self, weights: &Weights, features: &[&Features]) {
        let kernel = &weights.from_planes;
        let stride = padded(kernel.n_outputs);
        let lines = usize::from(self.size.lines());
        for (features, trunk) in
            features.iter().zip(self.memory.trunk.chunks_mut(self.size.n_points() * stride))
        {
            let mut everywhere = vec![0.0; stride];
            weights
                .from_globals
                .add_product(&features.globals[..N_GLOBALS], &mut everywhere[..kernel.n_outputs]);
            for (to, from) in trunk.chunks_exact_mut(stride).zip(self.empty.chunks_exact(stride)) {
                for ((to, from), more) in to.iter_mut().zip(from).zip(&everywhere) {
                    *to = from + more;
                }
            }
            for plane in 1..N_PLANES {
                for point in features.planes[plane].iter() {
                    let (x, y) = (usize::from(point.x()), usize::from(point.y()));
                    for_each_around(kernel.n_lines, lines, x, y, |at, dy, dx| {
                        let row = kernel.row(dy, dx, plane);
                        for (to, weight) in trunk[at * stride..].iter_mut().zip(row) {
                            *to += weight;
                        }
                    });
                }
            }
        }
    }

    /// A residual block.
    fn block(&mut self, block: &Block, i: usize, n_boards: usize) {
        let Self { level, tiling, size, memory, .. } = self;
        let (level, tiling, n_points) = (*level, *tiling, size.n_points());
        let ready = &self.blocks[i];
        let lines = usize::from(size.lines());
        let place = |i: usize| {
            let (board, at) = (i / n_points, i % n_points);
            board * tiling.n_input_points() + tiling.input_index(at % lines, at / lines)
        };
        let Memory { trunk, middle, inputs, scratch, .. } = memory;
        let n_rows = n_boards * n_points;
        // 1. To the middle channels.
        let stride = ready.before.scale.len();
        let input = input_of(inputs, stride);
        dispatch!(level, simd => activate(simd, &trunk[..n_rows * stride], stride, &ready.before, stride, input, place));
        ready.first.apply(level, n_boards, input, scratch, middle, false);
        // 2. What the pooled ones say is added to the others.
        let wide = ready.first.n_outputs();
        let n_middle = ready.between.scale.len();
        if let Some(pooling) = &block.pooling {
            for board in middle.chunks_mut(n_points * wide).take(n_boards) {
                dispatch!(level, _simd => add_pooled(pooling, board, wide, n_middle));
            }
        }
        // 3. Back, added to the trunk.
        let input = input_of(inputs, n_middle);
        dispatch!(level, simd => activate(simd, &middle[..n_rows * wide], wide, &ready.between, n_middle, input, place));
        ready.second.apply(level, n_boards, input, scratch, trunk, true);
    }
}

impl std::fmt::Debug for Evaluator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evaluator").field("net", &self.net).field("size", &self.size).finish_non_exhaustive()
    }
}

impl ReadyBlock {
    fn new(level: Level, tiling: Tiling, block: &Block) -> Self {
        let n_first = padded(block.first.n_outputs);
        let n_pooled = block.pooling.as_ref().map_or(0, |pooling| pooling.kernel.n_outputs);
        let first = |y, x, from, to| match &block.pooling {
            _ if to < block.first.n_outputs => block.first.weight(y, x, from, to),
            Some(pooling) if to >= n_first => pooling.kernel.weight(y, x, from, to - n_first),
            _ => 0.0,
        };
        let n_outputs = if n_pooled > 0 { n_first + n_pooled } else { block.first.n_outputs };
        Self {
            before: ReadyNorm::new(&block.before),
            first: Convolution::new(level, tiling, block.first.n_inputs, n_outputs, first),
            between: ReadyNorm::new(&block.between),
            second: Convolution::new(
                level,
                tiling,
                block.second.n_inputs,
                block.second.n_outputs,
                |y, x, from, to| block.second.weight(y, x, from, to),
            ),
        }
    }
}

/// The input of a convolution with this many channels.
fn input_of(inputs: &mut [(usize, Buffer)], n_channels: usize) -> &mut Buffer {
    let found = inputs.iter_mut().find(|(n, _)| *n == n_channels);
    &mut found.expect("memory was taken for all kinds of layers").1
}

/// Calls `each` with the index of each point that a kernel reaches from a point, and the place in the kernel.
#[inline(always)]
fn for_each_around(
    n_kernel: usize,
    lines: usize,
    x: usize,
    y: usize,
    mut each: impl FnMut(usize, usize, usize),
) {
    let half = n_kernel / 2;
    for dy in 0..n_kernel {
        for dx in 0..n_kernel {
            let (to_x, to_y) = ((x + half).wrapping_sub(dx), (y + half).wrapping_sub(dy));
            if to_x < lines && to_y < lines {
                each(to_y * lines + to_x, dy, dx);
            }
        }
    }
}

/// What the first layer makes of a board that is there, and nothing else.
fn empty(weights: &Weights, size: BoardSize) -> Buffer {
    let kernel = &weights.from_planes;
    let stride = padded(kernel.n_outputs);
    let mut sums = Buffer::zeroed(size.n_points() * stride);
    for point in size.points() {
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        for_each_around(kernel.n_lines, usize::from(size.lines()), x, y, |at, dy, dx| {
            for (to, weight) in sums[at * stride..].iter_mut().zip(kernel.row(dy, dx, 0)) {
                *to += weight;
            }
        });
    }
    sums
}

/// The first layers of the heads as one matrix; each begins on a cache line.
fn heads(level: Level, weights: &Weights) -> Panels {
    let layers = [&weights.policy.first, &weights.policy.pooling.kernel, &weights.value.first];
    let n_columns = layers.iter().map(|layer| padded(layer.n_outputs)).sum();
    Panels::new(level, weights.tip.n_channels(), n_columns, |from, mut to| {
        for layer in layers {
            if to < padded(layer.n_outputs) {
                return if to < layer.n_outputs { layer.weight(0, 0, from, to) } else { 0.0 };
            }
            to -= padded(layer.n_outputs);
        }
        0.0
    })
}

/// Pools the channels after the first `n_others` and adds the outcome to those.
#[inline(always)]
fn add_pooled(pooling: &Pooling, board: &mut [f32], stride: usize, n_others: usize) {
    let pooled = pooling::mean_and_max(board, stride, n_others, &pooling.norm);
    let mut bias = vec![0.0; pooling.to_bias.n_outputs];
    pooling.to_bias.add_product(&pooled, &mut bias);
    for point in board.chunks_exact_mut(stride) {
        for (number, bias) in point.iter_mut().zip(&bias) {
            *number += bias;
        }
    }
}

/// Normalises and activates the first channels of points, and puts each where `place` says.
#[inline(always)]
fn activate<S: Simd>(
    simd: S,
    from: &[f32],
    stride: usize,
    norm: &ReadyNorm,
    n_channels: usize,
    to: &mut [f32],
    place: impl Fn(usize) -> usize,
) {
    simd.vectorize(
        #[inline(always)]
        || {
            let lanes = S::f32s::LEN;
            let zero = S::f32s::splat(simd, 0.0);
            for (i, point) in from.chunks_exact(stride).enumerate() {
                let to = &mut to[place(i) * n_channels..][..n_channels];
                for channel in (0..n_channels).step_by(lanes) {
                    let read = |from: &[f32]| S::f32s::from_slice(simd, &from[channel..channel + lanes]);
                    let value = read(point).mul_add(read(&norm.scale), read(&norm.bias));
                    value.max(zero).store_slice(&mut to[channel..channel + lanes]);
                }
            }
        },
    );
}
