//! Small convolutional nets that judge positions of Go: which moves to look at, who wins and by how much, whose each
//! point is. Pure Rust, on one core.
//!
//! - [`Net`]: the layers, [read](Net::read) from a file of KataGo's; `file`, `weights`. [`built_in`]: the one that
//!   comes with the program.
//! - [`Features`]: what a net is shown of a position; `ladder`, `area`.
//! - [`Evaluator`]: the computation for boards of one size; [`Outputs`]: what comes of it, with units and ranges.
//! - `multiply`, `winograd`, `pooling`, `buffer`: the arithmetic.
//!
//! A net is a trunk of channels, numbers for each point, to which residual blocks add: each normalises, activates and
//! convolves twice with kernels of 3×3, and some tell all points what there is elsewhere. Two heads make the outputs of
//! it. Numbers are kept point by point, the channels of a point side by side in multiples of 16, and each layer is
//! computed for all positions of a call before the next, so that its weights are read once.
//!
//! Boards have the size that they have, and are not embedded in larger ones: 9×9 takes a quarter of the time of 19×19.
//! Nets were trained on 7 to 19 lines; other sizes are computed alike, and judged as well as the net generalises.
//!
//! D. J. Wu, "Accelerating Self-Play Learning in Go" (2019), describes such nets.

#![expect(
    clippy::inline_always,
    reason = "vectors are as wide as the function allows that code is inlined into"
)]

mod area;
mod buffer;
mod built_in;
mod evaluator;
mod features;
mod file;
mod ladder;
mod multiply;
mod output;
mod pooling;
mod weights;
mod winograd;

pub(crate) use area::areas;
pub use built_in::built_in;
pub use evaluator::Evaluator;
pub use features::Features;
pub use file::{NetError, Part};
pub use output::Outputs;

use weights::Weights;

/// A net: what it computes is fixed, and many evaluators may share it.
pub struct Net {
    name: String,
    weights: Weights,
}

impl Net {
    /// Reads a file as KataGo publishes them, of the model versions 8 to 10, compressed or not.
    ///
    /// # Errors
    /// The [`NetError`] that stands against it.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let (name, weights) = file::read(bytes)?;
        Ok(Self { name, weights })
    }

    /// The name that the file gives it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of residual blocks.
    pub const fn n_blocks(&self) -> usize {
        self.weights.blocks.len()
    }

    /// The number of channels between blocks.
    pub const fn n_channels(&self) -> usize {
        self.weights.tip.n_channels()
    }

    const fn weights(&self) -> &Weights {
        &self.weights
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (blocks, channels) = (self.n_blocks(), self.n_channels());
        write!(f, "Net({}, {blocks} blocks of {channels} channels)", self.name)
    }
}

/// The kinds of vectors that this processor has, the widest first.
#[cfg(test)]
pub(super) fn levels() -> Vec<fearless_simd::Level> {
    use fearless_simd::Level;
    let widest = Level::new();
    #[cfg(target_arch = "x86_64")]
    {
        let narrower = [widest.as_avx2().map(Level::Avx2), widest.as_sse2().map(Level::Sse2)];
        std::iter::once(widest).chain(narrower.into_iter().flatten()).collect()
    }
    #[cfg(not(target_arch = "x86_64"))]
    vec![widest]
}
