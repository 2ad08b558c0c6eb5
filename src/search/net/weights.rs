//! The layers of a net, as its file has them.

/// A convolution; it keeps the size of the board, beyond whose edge all is zero.
#[derive(Clone, Debug)]
pub(super) struct Kernel {
    /// The size of the kernel, which is square and odd.
    pub(super) n_lines: usize,
    pub(super) n_inputs: usize,
    pub(super) n_outputs: usize,
    /// By row, column, input and output channel.
    weights: Vec<f32>,
}

impl Kernel {
    pub(super) const fn new(n_lines: usize, n_inputs: usize, n_outputs: usize, weights: Vec<f32>) -> Self {
        Self { n_lines, n_inputs, n_outputs, weights }
    }

    /// The weights of a place and an input channel, for all output channels.
    pub(super) fn row(&self, y: usize, x: usize, from: usize) -> &[f32] {
        let at = ((y * self.n_lines + x) * self.n_inputs + from) * self.n_outputs;
        &self.weights[at..at + self.n_outputs]
    }

    pub(super) fn weight(&self, y: usize, x: usize, from: usize, to: usize) -> f32 {
        self.row(y, x, from)[to]
    }
}

/// What normalises channels, merged into one product and one sum for each; the activation after it is always
/// `max(0, x)`.
#[derive(Clone, Debug)]
pub(super) struct Norm {
    pub(super) scale: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl Norm {
    pub(super) const fn n_channels(&self) -> usize {
        self.scale.len()
    }
}

/// A matrix from some numbers to others.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    pub(super) n_outputs: usize,
    /// By input and output.
    weights: Vec<f32>,
}

impl Matrix {
    pub(super) const fn new(n_outputs: usize, weights: Vec<f32>) -> Self {
        Self { n_outputs, weights }
    }

    /// Adds the product with `from` to `to`.
    pub(super) fn add_product(&self, from: &[f32], to: &mut [f32]) {
        for (number, row) in from.iter().zip(self.weights.chunks_exact(self.n_outputs)) {
            for (sum, weight) in to.iter_mut().zip(row) {
                *sum += number * weight;
            }
        }
    }
}

/// A residual block: what it computes is added to the channels of the trunk.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) before: Norm,
    pub(super) first: Kernel,
    pub(super) pooling: Option<Pooling>,
    pub(super) between: Norm,
    pub(super) second: Kernel,
}

/// The part of a block, or of the policy head, that tells all points what there is on the whole board.
#[derive(Clone, Debug)]
pub(super) struct Pooling {
    pub(super) kernel: Kernel,
    pub(super) norm: Norm,
    /// From three numbers for each channel, see `pooling`, to what is added to the other channels.
    pub(super) to_bias: Matrix,
}

/// What is made of the trunk's channels for each point and the pass.
#[derive(Clone, Debug)]
pub(super) struct PolicyHead {
    pub(super) first: Kernel,
    pub(super) pooling: Pooling,
    pub(super) norm: Norm,
    pub(super) second: Kernel,
    pub(super) to_pass: Matrix,
}

/// What is made of them for the position.
#[derive(Clone, Debug)]
pub(super) struct ValueHead {
    pub(super) first: Kernel,
    pub(super) norm: Norm,
    pub(super) second: Matrix,
    pub(super) second_bias: Vec<f32>,
    pub(super) result: Matrix,
    pub(super) result_bias: Vec<f32>,
    pub(super) score: Matrix,
    pub(super) score_bias: Vec<f32>,
    pub(super) ownership: Kernel,
}

/// All layers.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) from_planes: Kernel,
    pub(super) from_globals: Matrix,
    pub(super) blocks: Vec<Block>,
    pub(super) tip: Norm,
    pub(super) policy: PolicyHead,
    pub(super) value: ValueHead,
}
